//! Tests of saved rounds on the full screen: an interrupted round can be continued, and statistics are shown.

use evil_hangman::text::conversation::{PLAY_OR_TYPE, YOUR_LETTER};

use super::support::{GAME, Terminal};
use super::{BEGUN, NINE, begun};

/// Returns the names of the files in the game's folder.
fn kept(terminal: &Terminal) -> Vec<String> {
    let folder = terminal.folder().join("evil-hangman");
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "rounds.lock")
        .collect();
    names.sort();
    names
}

/// A shell script that runs the game with the nine words repeatedly, and counts the runs.
const AGAIN: &str = r#"
    "$@" --length 4 --lives 3; times=1
    while :; do echo "ended $times."; read go; "$@"; times=$((times + 1)); done
"#;

#[test]
fn a_round_that_was_interrupted_in_any_way_is_resumed_at_the_next_start() {
    let (ctrl_c, quit) = ("\x03", "\x1b\x1b[A\r");
    for end in ["TERM", "HUP", "KILL", ctrl_c, quit] {
        let program = ["/bin/sh", "-c", AGAIN, "sh", GAME, "--words", "words.txt"];
        let mut terminal = Terminal::start(&program, &[]);
        terminal.expect(BEGUN);
        terminal.press_for("e", "Playing 1");
        // Saving the round is the last thing that the game does before it waits for a key.
        terminal.wait_until("the round is kept", |terminal| {
            kept(terminal).iter().any(|name| name == "round.json")
        });
        match end {
            "TERM" | "HUP" | "KILL" => terminal.signal_child(end),
            keys => terminal.press(keys),
        }
        terminal.expect("ended 1.");
        terminal.press_for("\n", "Home");
        terminal.expect("4 letters, 2 of 3 lives left");
        terminal.press_for("\r", "Playing 1");
        terminal.press_for("t", "Playing 2");
        terminal.press_for("z", "GameOver");
        // The opponent has spoken, which is remembered with what was chosen.
        assert_eq!(kept(&terminal), ["choices.toml", "history.jsonl"], "{end:?}");
    }
}

#[test]
fn the_title_says_at_once_that_a_round_can_be_continued() {
    const AGAIN: &str = r#""$@"; echo "ended."; read go; "$@""#;
    let mut terminal = Terminal::start(&["/bin/sh", "-c", AGAIN, "sh", GAME], &[]);
    terminal.expect("Home");
    terminal.press_for("\r", BEGUN);
    terminal.press_for("e", "Playing 1");
    terminal.wait_until("the round is kept", |terminal| {
        kept(terminal).iter().any(|name| name == "round.json")
    });
    terminal.press("\x03");
    terminal.expect("ended.");
    // Nothing is pressed after that, and the built-in words have nothing to be found.
    terminal.press_for("\n", "Home");
    terminal.expect("lives left");
    terminal.interrupt();
}

#[test]
fn a_closed_terminal_leaves_the_round() {
    for _ in 0..3 {
        let mut terminal = begun(&NINE);
        terminal.press_for("e", "Playing 1");
        terminal.press_for("t", "Playing 2");
        let folder = terminal.keep_folder();
        assert_eq!(terminal.hang_up(), Ok(129));
        let names = std::fs::read_dir(folder.path().join("evil-hangman")).unwrap();
        let names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
        // The round, and the lock file of all rounds.
        let rounds = names.iter().all(|name| name.to_string_lossy().starts_with("round"));
        assert!(names.len() == 2 && rounds, "{names:?}");
    }
}

#[test]
fn what_is_asked_for_in_sentences_begins_at_once() {
    for (command, file) in [("today", "today.json"), ("", "round.json")] {
        let mut terminal = Terminal::play(&["--line"]);
        terminal.expect(PLAY_OR_TYPE);
        terminal.press_for(&format!("{command}\n"), YOUR_LETTER);
        terminal.press("z\n");
        terminal.wait_until("the round is kept", |terminal| {
            kept(terminal).iter().any(|name| name == file)
        });
        terminal.press("quit\n");
        assert_eq!(terminal.only_ends(), Ok(0));
        assert_eq!(kept(&terminal), [file], "{command}");
    }
}
