//! Tests of sharing and seals that need a terminal: what is copied, and when things are on screen.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;

use super::*;
use evil_hangman::text::keys::Reach;

/// Returns the texts that the program has asked the terminal to copy (OSC 52).
fn copied(terminal: &Terminal) -> Vec<String> {
    let bytes = terminal.bytes();
    let written = String::from_utf8_lossy(&bytes);
    let copies = written.split("\x1b]52;c;").skip(1);
    let text = |rest: &str| {
        let code = rest.split_once("\x1b\\").unwrap().0;
        String::from_utf8(BASE64_STANDARD.decode(code).unwrap()).unwrap()
    };
    copies.map(text).collect()
}

/// What the card says once its text is copied.
const COPIED: &str = screens::copied(Reach::Keys);

const GREEDY: &str = "--opponent greedy --list full --length 8 --lives 4";

#[test]
fn s_copies_what_can_be_shared_of_the_round_and_shows_it() {
    let mut terminal = Terminal::play((GREEDY, "--seed 7"));
    terminal.expect(BEGUN);
    guess_until_over(&mut terminal, "estaoinrlcdu");
    terminal.expect(OVER);
    assert_eq!(copied(&terminal), [""; 0], "nothing is copied unasked");
    // A letter that comes too soon was meant as a guess.
    terminal.press_until("s", COPIED);
    let text = copied(&terminal).pop().unwrap();
    assert!(text.contains("evil-hangman --game \"eh1 en/full greedy 8 4 7 -\""), "{text}");
    text.lines().for_each(|line| terminal.expect(line));
    terminal.press("s");
    terminal.expect_gone(COPIED);
    terminal.press_for("s", COPIED);
    assert_eq!(copied(&terminal), [text.as_str(), text.as_str()]);
    assert_eq!(terminal.interrupt(), "");
}

#[test]
fn the_result_of_a_challenge_is_that_of_its_own_round() {
    const RESULT: &str = "ehr1 ";
    let line = Place::new().fed("challenge --lives 3", "elephant\n").out;
    let begin = || {
        let terminal = Terminal::start([GAME, "challenge", line.trim()], &[]);
        terminal.expect(BEGUN);
        terminal
    };
    let (home, play) = ("\x1b\x1b[B\x1b[B\r", "\r");
    let mut left = begin();
    left.press_for(home, "Home");
    left.press_for(play, BEGUN);
    guess_until_over(&mut left, "zqxjvkwyupbf");
    let said = left.interrupt();
    assert!(!said.contains(RESULT), "it was not played: {said}");
    let mut played = begin();
    guess_until_over(&mut played, "ezqx");
    assert!(played.interrupt().contains(&format!("{RESULT}EZQX ")));
}
