//! Tests of a round in which the player holds the word, in a real terminal.

use super::support::Terminal;
use super::{SUSPENDING, shell};

/// The flags for a round about a word of four letters.
const HELD: [&str; 8] =
    ["--words", "words.txt", "--opponent", "you", "--length", "4", "--lives", "6"];

/// Starts a round and waits for its first question.
fn asked() -> Terminal {
    let terminal = Terminal::play(&HELD);
    terminal.expect("in your word?");
    terminal
}

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
fn a_word_is_thought_of_and_found_by_typing_the_pattern() {
    let mut terminal = Terminal::play(&["--words", "words.txt"]);
    // The form: the player holds the word, the list, four letters, play.
    terminal.expect("PLAY");
    terminal.press(&(String::from("\x1b[By") + &"\x1b[B".repeat(3) + "4\r"));
    let word = "deal";
    let mut before = String::new();
    while let Some(letter) = next_question(&terminal, &before) {
        let c = letter.trim().chars().next().unwrap().to_ascii_lowercase();
        let typed: String = word.chars().map(|w| if w == c { c } else { '-' }).collect();
        terminal.press(&typed);
        terminal.press("\r");
        before = letter;
    }
    terminal.expect("Is it DEAL?");
    terminal.press_for("\r", "I found it");
    terminal.expect("DEAL.");
    terminal.press("\x1b[B\x1b[B\r");
    assert_eq!(terminal.ends(0), "");
}

#[test]
fn a_contradiction_is_told_at_once_and_gone_back_from() {
    let mut terminal = asked();
    let first = next_letter(&terminal, "");
    let letter = first.trim().chars().next().unwrap();
    // A word of a single repeated letter, which is none of the nine.
    let c = letter.to_ascii_lowercase();
    terminal.press(&format!("{c}{c}{c}{c}\x1b[D\x7f{c}{c}{c}\r"));
    terminal.expect("No word in my list fits");
    terminal.expect(&format!("{letter} at 1, 2 and 3? If that's wrong, 9 words fit"));
    terminal.press_for("\r", "Undone.");
    terminal.expect_gone("No word in my list");
    terminal.expect(&first);
    terminal.press("\x03");
    terminal.ends(130);
}

#[test]
fn the_last_answer_is_undone() {
    let mut terminal = asked();
    let first = next_letter(&terminal, "");
    terminal.press("n");
    let second = next_letter(&terminal, &first);
    assert_ne!(first, second);
    terminal.expect("5 lives left");
    terminal.expect_gone("Let me think");
    terminal.press_for("\x7f", "Undone.");
    terminal.expect("6 lives left");
    terminal.expect(&first);
    terminal.press("\x03");
    terminal.ends(130);
}

#[test]
fn a_click_marks_a_place_and_the_mouse_is_free_elsewhere() {
    let mut terminal = Terminal::play(&["--words", "words.txt", "--length", "4"]);
    terminal.expect("PLAY");
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

#[test]
fn an_unknown_word_is_remembered_in_a_file() {
    let mut terminal = asked();
    terminal.press_for("\x1b", "End the round");
    terminal.press("\x1b[B\r");
    terminal.expect("What was your word?");
    terminal.press_for("qoph\r", "I don't know QOPH. Should I remember it?");
    terminal.press_for("y", "I'll remember QOPH.");
    let own = terminal.folder().join("evil-hangman/words.txt");
    assert_eq!(std::fs::read_to_string(own).unwrap(), "qoph\n");
    // The next round knows it.
    terminal.press_for("\r", "or 7 others");
    terminal.press("\x03");
    terminal.ends(130);
}
