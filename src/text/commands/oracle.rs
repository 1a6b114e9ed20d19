//! The sentences of `oracle`.

use std::fmt::Display;

use crate::text::{Medium, count, round, xray};
use crate::words::{Candidates, Family, Guess, Pattern};

/// Returns a line about the words and the rule.
pub fn title(words: &Candidates, rule: impl Display) -> String {
    let (listed, words) = (words.listed(), count::words(words.len()));
    let letters = count::letters(listed.length());
    format!("{words} of {letters} from {}; {rule}", listed.list_name())
}

/// Returns a line about a letter and the family that is kept, as a pattern after `arrow`.
pub fn turn(number: usize, letter: char, arrow: &str, kept: &str, misses: usize) -> String {
    format!("Turn {number}: {letter} {arrow} {kept} ({})", count::misses(misses))
}

/// Says for a listener what is left after a letter: "Turn 1: E. Word: 4 blanks. 1 miss."
pub fn turn_aloud(
    number: usize,
    letter: &str,
    kept: &Pattern,
    misses: usize,
    to: Medium,
) -> String {
    format!("Turn {number}: {letter}. {} {}.", round::word(kept, to), count::misses(misses))
}

/// Says for a listener what a family is, and its words if they are few: "Kept: 3 words without E: ally, cool, good."
pub fn family(
    guess: &Guess,
    of: &Family,
    pattern: &Pattern,
    is_kept: bool,
    words: &[String],
    to: Medium,
) -> String {
    let kept = if is_kept { "Kept: " } else { "" };
    let words_of = xray::words(guess, of.places, of.size, pattern.alphabet(), to);
    let names = if words.is_empty() { String::new() } else { format!(": {}", words.join(", ")) };
    format!("{kept}{words_of}{names}.")
}

/// The header of a table of families in Markdown.
pub const HEAD: &str = "| family | words | |\n|---|---:|---|";

/// Returns the row of the family that is kept, in Markdown.
pub fn kept(pattern: &str, size: &str, words: &str) -> String {
    format!("| **`{pattern}`** | **{size}** | **kept** {words} |")
}
