//! Tests of saved rounds on the full screen: an interrupted round can be continued, and statistics are shown.

use super::*;

/// Returns the names of the files in the game's folder.
fn kept(terminal: &Terminal) -> Vec<String> {
    let mut names = names(&terminal.folder().join("evil-hangman"));
    names.retain(|name| !name.ends_with(".lock"));
    names
}

/// Waits until a file is there. Saving the round is the last thing that the game does before it waits for a key.
fn wait_for(terminal: &Terminal, file: &str) {
    terminal
        .wait_until("the round is kept", |terminal| kept(terminal).iter().any(|name| name == file));
}

/// Marks the title that offers to resume a round of one guess.
const RESUMABLE: &str = "Home 1";

/// A shell script that runs the game with the nine words repeatedly, and counts the runs.
const AGAIN: &str = r#"
    "$@" --length 4 --lives 3; times=1
    while :; do echo "ended $times."; read go; "$@"; times=$((times + 1)); done
"#;

#[test]
fn a_round_that_was_interrupted_in_any_way_is_resumed_at_the_next_start() {
    let (ctrl_c, quit) = ("\x03", "\x1b\x1b[A\r");
    for end in ["TERM", "HUP", "KILL", ctrl_c, quit] {
        let mut terminal = shell(AGAIN, "--words words.txt");
        terminal.expect(BEGUN);
        terminal.press_for("e", "Playing 1");
        wait_for(&terminal, "round.json");
        match end {
            "TERM" | "HUP" | "KILL" => terminal.signal_child(end),
            keys => terminal.press(keys),
        }
        terminal.expect("ended 1.");
        terminal.press_for("\n", RESUMABLE);
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
    let mut terminal = shell(AGAIN, "");
    terminal.expect("Home");
    terminal.press_for("\r", BEGUN);
    terminal.press_for("e", "Playing 1");
    wait_for(&terminal, "round.json");
    terminal.press("\x03");
    terminal.expect("ended.");
    // Nothing is pressed after that, and the built-in words have nothing to be found.
    terminal.press_for("\n", RESUMABLE);
    terminal.interrupt();
}

#[test]
fn a_closed_terminal_leaves_the_round() {
    for _ in 0..3 {
        let mut terminal = begun(NINE);
        terminal.press_for("e", "Playing 1");
        terminal.press_for("t", "Playing 2");
        assert_eq!(terminal.hang_up(), Ok(129));
        // The round, and the lock file of all rounds.
        assert_eq!(names(&terminal.folder().join("evil-hangman")), ["round.json", "rounds.lock"]);
    }
}

#[test]
fn what_is_asked_for_in_sentences_begins_at_once() {
    for (command, file) in [("today", "today.json"), ("", "round.json")] {
        let mut terminal = Terminal::play("--line");
        terminal.expect(PLAY_OR_TYPE);
        terminal.press_for(&format!("{command}\n"), YOUR_LETTER);
        terminal.press("z\n");
        wait_for(&terminal, file);
        terminal.press("quit\n");
        assert_eq!(terminal.only_ends(), Ok(0));
        assert_eq!(kept(&terminal), [file], "{command}");
    }
}
