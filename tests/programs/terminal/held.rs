//! Tests of a round in which the player holds the word, in a real terminal.

use super::support::Terminal;
use super::{SUSPENDING, shell};

/// The flags for a round about a word of four letters.
const HELD: [&str; 8] =
    ["--words", "words.txt", "--opponent", "you", "--length", "4", "--lives", "6"];

/// Waits for a question about another letter, and returns that letter; `None` if the computer asks for the word.
fn next_question(terminal: &Terminal, before: &str) -> Option<String> {
    let letters: Vec<_> = ('A'..='Z').map(|c| format!(" {c} in your word?")).collect();
    let others = letters.iter().map(String::as_str);
    let others = others.filter(|question| before.is_empty() || !question.contains(before));
    let questions: Vec<_> = others.chain(["Is it "]).collect();
    let found = terminal.expect_any(&questions);
    (found != "Is it ").then(|| format!(" {} in", found.trim().chars().next().unwrap()))
}

/// Waits for a question about another letter, and returns that letter.
fn next_letter(terminal: &Terminal, before: &str) -> String {
    next_question(terminal, before).expect("a question about a letter")
}

#[test]
#[ignore = "to be brought in line with the new title, settings and sentences"]
fn a_click_marks_a_place_and_the_mouse_is_free_elsewhere() {
    let mut terminal = Terminal::play(&["--words", "words.txt", "--length", "4"]);
    terminal.expect("Home");
    terminal.expect_mouse(false);
    terminal.press(&(String::from("\x1b[By\r")));
    terminal.expect("in your word?");
    terminal.expect_mouse(true);
    let first = next_letter(&terminal, "");
    let c = first.trim().chars().next().unwrap().to_ascii_lowercase();
    // The underlines of four tiles, which are eight columns apart.
    let (column, row) = terminal.find("▄▄▄     ▄▄▄     ▄▄▄     ▄▄▄");
    terminal.click(column + 8, row);
    terminal.expect_gone("▄▄▄     ▄▄▄     ▄▄▄     ▄▄▄");
    terminal.click(column + 24, row);
    terminal.click(column + 8, row);
    terminal.press("\r");
    // Where E is at 4, only one word is left.
    terminal.expect_any(&[&format!("You said: {} at 4.", c.to_ascii_uppercase()), "Is it HOPE?"]);
    terminal.press("\x1bOP");
    terminal.expect_mouse(false);
    terminal.press("\x1b");
    terminal.expect_mouse(true);
    terminal.signal("TERM");
    terminal.ends(143);
}

#[test]
fn the_mouse_is_the_shells_while_the_game_is_suspended() {
    let mut terminal = shell(SUSPENDING, &HELD);
    terminal.expect("in your word?");
    terminal.expect_mouse(true);
    terminal.press_for("\x1a", "stopped 1.");
    terminal.assert_restored();
    terminal.press_for("\n", "in your word?");
    terminal.expect_mouse(true);
    terminal.press("\x03");
    terminal.ends(0);
}
