//! Tests of background searches on screen: the form shows par, the opponent does not block, and `solve` shows
//! bounds.

use super::shell;
use super::support::Terminal;

const MERCILESS: [&str; 6] = ["--length", "8", "--lives", "8", "--opponent", "merciless"];

#[test]
fn the_form_tells_par_for_the_length_it_shows() {
    let mut terminal = Terminal::play(&[]);
    terminal.expect("PLAY");
    terminal.press_for("\x1b[B", "you have 11 lives");
    terminal.press_for("\x1b[B\x1b[B\x1b[B12", "you have 6 lives");
}

#[test]
fn letters_typed_at_once_are_answered_one_after_the_other() {
    let mut terminal = Terminal::play(&MERCILESS);
    terminal.expect("Guess a letter.");
    terminal.press("qzx");
    terminal.expect("There is no X.");
    terminal.expect("·q·");
    terminal.expect("·z·");
    terminal.expect("5 lives left");
}

#[test]
fn while_it_thinks_keys_new_sizes_and_quitting_work() {
    let mut terminal = Terminal::play(&MERCILESS);
    terminal.expect("Guess a letter.");
    terminal.press("q\t");
    terminal.expect("start");
    terminal.press("j");
    terminal.resize(60, 16);
    // crossterm may delay a key that comes together with a new size until the next key.
    terminal.expect_gone("Tab  words");
    terminal.press("\x1bOP");
    terminal.expect("show or hide how many words are left");
    terminal.press("\x1bOP");
    terminal.expect("There is no J.");
    terminal.press("v\x03");
    assert_eq!(terminal.ends(130), "");
}

#[test]
fn a_hint_comes_while_the_round_goes_on() {
    // A saved round would count on the ladder, so that the game would ask before a hint.
    let mut terminal = Terminal::play(&[&MERCILESS[..], &["--no-history"]].concat());
    terminal.expect("Guess a letter.");
    terminal.press("\x1bOR");
    terminal.expect("No letter is safer");
    terminal.press("\x1bOR");
    terminal.expect(" as good as ");
    terminal.press("\x1bORq");
    terminal.expect("There is no Q.");
}

#[test]
fn a_round_is_told_again_step_by_step_with_the_x_ray() {
    let mut terminal = Terminal::play(&["replay", "eh1 common greedy 4 6 1 - E- A- O-"]);
    terminal.expect("how it cheated");
    terminal.expect("sure to win");
    terminal.press("\x1b[B\x1b[B");
    terminal.expect("words without O");
    terminal.press("\x1bOS");
    terminal.expect("O splits ");
    terminal.press("\t");
    terminal.expect("fit every answer. Had it been ");
    terminal.press_for("\x1b", "words without O");
    // The X-ray has all of the screen until Esc closes it.
    terminal.press_for("\x1b", "You gave up.");
    terminal.press_for("\x1b", "Play again");
    terminal.press("\x03");
    assert_eq!(terminal.ends(130), "");
}

#[test]
fn solving_shows_how_far_it_has_come_until_it_is_stopped() {
    // Random words take long to solve.
    let chaos = "awk 'BEGIN { srand(5); while (n++ < 3000) {
        for (word = \"\"; length(word) < 8;) word = word sprintf(\"%c\", 97 + int(26 * rand()))
        print word
    } }' >chaos.txt; exec \"$@\"";
    let mut terminal = shell(chaos, &["solve", "--words", "chaos.txt"]);
    terminal.expect("length 8, 3,000 words: ");
    terminal.expect("s)");
    terminal.press("\x03");
    terminal.expect("unfinished");
    terminal.ends(130);
}
