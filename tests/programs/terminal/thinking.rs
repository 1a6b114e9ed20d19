//! Tests of what takes long on screen: the form shows par, the opponent does not block, `solve` shows bounds, and `evaluate`
//! the number of games.

use super::*;
use evil_hangman::text::commands::solve::{UNFINISHED, progress};

const MERCILESS: &str = "--length 8 --lives 8 --opponent merciless";

#[test]
fn while_it_thinks_keys_new_sizes_and_quitting_work() {
    let mut terminal = Terminal::play(MERCILESS);
    terminal.expect(BEGUN);
    terminal.press("qj");
    terminal.resize(60, 16);
    terminal.press("\x1bOP");
    terminal.expect("Help");
    terminal.press("\x1bOP");
    terminal.expect("Playing 2");
    terminal.press("v\x03");
    assert_eq!(terminal.ends(130), "");
}

#[test]
fn solving_shows_how_far_it_has_come_until_it_is_stopped() {
    // Random words take long to solve.
    let chaos = "awk 'BEGIN { srand(5); while (n++ < 3000) {
        for (word = \"\"; length(word) < 8;) word = word sprintf(\"%c\", 97 + int(26 * rand()))
        print word
    } }' >chaos.txt; exec \"$@\"";
    let mut terminal = shell(chaos, "solve --words chaos.txt");
    let begun = progress(8, 3000, 0, 0);
    terminal.expect(begun.trim_end_matches('0'));
    terminal.expect("s)");
    terminal.press("\x03");
    terminal.expect(UNFINISHED);
    terminal.ends(130);
}

#[test]
fn an_evaluation_with_a_program_has_one_bar_for_all_of_its_games() {
    let player = format!("cmd:sleep 0.5; exec {GAME} seat --guesser frequency");
    let flags = ["--words", "words.txt", "--guesser", &player, "--series", "4"];
    let mut terminal = Terminal::play(("evaluate", flags));
    terminal.ends(0);
    let said = String::from_utf8_lossy(&terminal.bytes()).into_owned();
    let counts = said.split_whitespace().filter_map(|word| word.split_once('/'));
    let counts = counts.filter(|(played, _)| played.parse::<usize>().is_ok());
    let all: Vec<_> = counts.map(|(_, all)| all.parse()).collect();
    let words = game::WORDS.split_whitespace().count();
    assert!(!all.is_empty() && all.iter().all(|all| *all == Ok(words)), "{all:?}");
}
