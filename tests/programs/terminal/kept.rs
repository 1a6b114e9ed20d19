//! Tests of saved rounds on the full screen: an interrupted round is offered, and statistics are shown.

use super::support::{GAME, Terminal};
use super::{BEGUN, NINE, begun};

/// Returns the names of the files in the game's folder.
fn kept(terminal: &Terminal) -> Vec<String> {
    let folder = terminal.folder().join("evil-hangman");
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// A shell script that runs the game with the nine words repeatedly, and counts the runs.
const AGAIN: &str = r#"
    "$@" --length 4 --lives 3; times=1
    while :; do echo "ended $times."; read go; "$@"; times=$((times + 1)); done
"#;

/// Interrupts a round after an E with this signal, and starts the game again.
fn interrupted(signal: &str) -> Terminal {
    let program = ["/bin/sh", "-c", AGAIN, "sh", GAME, "--words", "words.txt"];
    let mut terminal = Terminal::start(&program, &[]);
    terminal.expect(BEGUN);
    terminal.press_for("e", "There is no E.");
    // Saving the round is the last thing that the game does before it waits for a key.
    terminal.wait_until("the round is kept", |terminal| {
        kept(terminal).iter().any(|name| name.starts_with("round-"))
    });
    terminal.signal_child(signal);
    terminal.expect("ended 1.");
    terminal.press_for("\n", "Your unfinished round");
    terminal.expect("4 letters, 2 of 3 lives left");
    terminal
}

#[test]
fn a_round_that_a_signal_or_a_kill_interrupted_is_resumed_at_the_next_start() {
    for signal in ["TERM", "HUP", "KILL"] {
        let mut terminal = interrupted(signal);
        terminal.press_for("\r", "Here is where you were.");
        terminal.expect("2 lives left");
        terminal.press_for("t", "There is no T.");
        terminal.press_for("z", "It claims ");
        assert_eq!(kept(&terminal), ["history.jsonl"], "{signal}");
    }
}

#[test]
fn an_interrupted_round_waits_or_is_given_up() {
    let mut terminal = interrupted("TERM");
    terminal.press("\x1b");
    terminal.expect_gone("Your unfinished round");
    terminal.press_for("\x1b", "ended 2.");
    terminal.press_for("\n", "Your unfinished round");
    terminal.press_for("\x1b[A\r", "Give up this round?");
    terminal.press_for("\x1b[A\r", "It claims ");
    assert_eq!(kept(&terminal), ["history.jsonl"]);
    // The form knows of the round, so F5 opens the ladder.
    terminal.press_for("\x1b", "Ladder: 0 of 9 rungs");
    terminal.press_for("\x1b[15~", "First Steps");
    terminal.press_for("\t", "You gave up your only round");
    terminal.press_for("\x1b", "F9 figure");
}

#[test]
fn quitting_and_ctrl_c_leave_the_round_for_the_next_start() {
    for quit in ["\x03", "\x1b\x1b[A\r"] {
        let program = ["/bin/sh", "-c", AGAIN, "sh", GAME, "--words", "words.txt"];
        let mut terminal = Terminal::start(&program, &[]);
        terminal.expect(BEGUN);
        terminal.press_for("e", "There is no E.");
        terminal.press(quit);
        terminal.expect("ended 1.");
        terminal.press_for("\n", "Your unfinished round");
        terminal.expect("4 letters, 2 of 3 lives left");
        terminal.press_for("\r", "Here is where you were.");
        terminal.press_for("t", "There is no T.");
    }
}

#[test]
fn a_round_without_a_letter_is_left_behind() {
    let mut terminal = begun(&NINE);
    let folder = terminal.keep_folder();
    terminal.press("\x03");
    terminal.ends(130);
    assert!(!folder.path().join("evil-hangman/history.jsonl").exists());
}

#[test]
fn a_closed_terminal_leaves_the_round() {
    let mut terminal = Terminal::play(&NINE);
    terminal.expect(BEGUN);
    terminal.press_for("e", "There is no E.");
    terminal.press_for("t", "There is no T.");
    let folder = terminal.keep_folder();
    assert_eq!(terminal.hang_up(), Ok(129));
    let names = std::fs::read_dir(folder.path().join("evil-hangman")).unwrap();
    let names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    // The round, and its lock file.
    let rounds = names.iter().all(|name| name.to_string_lossy().starts_with("round-"));
    assert!(names.len() == 2 && rounds, "{names:?}");
}

#[test]
fn plain_sentences_ask_whether_to_resume() {
    for (answer, said) in [
        ("y\n", "You have 2 lives left."),
        ("n\n", "How many letters?"),
        ("later\n", "How many letters?"),
        ("give up\ny\n", "You gave up. It claims the word was "),
        ("help\n", "No keeps it for another time."),
        ("quit\n", "Your round is saved."),
    ] {
        let program = r#""$@" --length 4 --lives 3; "$@" --line"#;
        let program = ["/bin/sh", "-c", program, "sh", GAME, "--words", "words.txt"];
        let mut terminal = Terminal::start(&program, &[]);
        terminal.expect(BEGUN);
        terminal.press_for("e", "There is no E.");
        terminal.wait_until("the round is kept", |terminal| !kept(terminal).is_empty());
        terminal.signal_child("TERM");
        terminal.expect("A round was left unfinished: 4 letters, 2 of 3 lives left, Merciless.");
        terminal.expect("Word: 4 blanks.");
        terminal.expect("Continue it? (yes or no; Enter is no)");
        terminal.press_for(answer, said);
        if answer != "quit\n" {
            terminal.press("\x04");
        }
        terminal.ends(0);
    }
}

#[test]
fn a_newer_round_that_waits_does_not_hide_todays_attempt() {
    let program =
        r#""$@" --daily; "$@" --length 4 --lives 3 --words words.txt; "$@" --words words.txt"#;
    let mut terminal = Terminal::start(&["/bin/sh", "-c", program, "sh", GAME], &[]);
    for (begun, rounds) in [("This attempt counts.", 1), (BEGUN, 2)] {
        terminal.expect(begun);
        // A day may begin with an E shown.
        terminal.press("z");
        terminal.wait_until("the round is kept", |terminal| {
            let kept = kept(terminal);
            kept.iter().filter(|name| name.ends_with(".json")).count() == rounds
        });
        terminal.signal_child("TERM");
    }
    terminal.expect("4 letters, 2 of 3 lives left");
    terminal.press("\x1b");
    terminal.expect_gone("Your unfinished round");
    terminal.press_for("\x1b[17~", "attempt counts.");
    terminal.press_for("\r", "Here is where you were.");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let today =
        evil_hangman::game::Day::at(now.as_secs()).game(&evil_hangman::words::ENGLISH).unwrap();
    terminal.expect(&format!("{} letters", today.length));
}
