//! Tests of a round in which the player holds the word, in a real terminal.

use super::*;
use evil_hangman::text::screens::THINKING;

/// The flags for a round about a word of four letters.
const HELD: &str = "--words words.txt --opponent you --length 4 --lives 6";

/// Waits for a question about a letter, and returns that letter.
fn question(terminal: &Terminal) -> char {
    let marks: Vec<_> = ('A'..='Z').map(|c| format!("Question {c}")).collect();
    let marks: Vec<_> = marks.iter().map(String::as_str).collect();
    terminal.expect_any(&marks).chars().last().unwrap()
}

#[test]
fn the_first_picture_is_the_first_question() {
    // On a busy machine it may take longer.
    let thinks = |_| {
        let terminal = Terminal::play((HELD, "--motion off"));
        question(&terminal);
        String::from_utf8_lossy(&terminal.bytes()).contains(THINKING)
    };
    assert!(!(0..3).all(thinks));
}

#[test]
fn a_click_marks_a_place_and_the_mouse_is_free_elsewhere() {
    let mut terminal = Terminal::play("--words words.txt --length 4");
    terminal.expect("Home");
    terminal.expect_mouse(false);
    terminal.press("sy\r\r");
    let letter = question(&terminal);
    terminal.expect_mouse(true);
    // The underlines of four tiles, which are eight columns apart.
    let (column, row) = terminal.find("▄▄▄     ▄▄▄     ▄▄▄     ▄▄▄");
    terminal.click(column + 8, row);
    terminal.expect_gone("▄▄▄     ▄▄▄     ▄▄▄     ▄▄▄");
    terminal.click(column + 24, row);
    terminal.click(column + 8, row);
    terminal.press("\r");
    terminal.expect_gone(&format!("Question {letter}"));
    terminal.press("\x1bOP");
    terminal.expect_mouse(false);
    terminal.press("\x1b");
    terminal.expect_mouse(true);
    terminal.signal("TERM");
    terminal.ends(143);
}

#[test]
fn the_mouse_is_the_shells_while_the_game_is_suspended() {
    let mut terminal = shell(SUSPENDING, HELD);
    question(&terminal);
    terminal.expect_mouse(true);
    terminal.press_for("\x1a", "stopped 1.");
    terminal.assert_restored();
    terminal.press("\n");
    question(&terminal);
    terminal.expect_mouse(true);
    terminal.press("\x03");
    terminal.ends(0);
}
