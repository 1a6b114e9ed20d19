//! The sentences of `oracle`.

use std::fmt::Display;

use crate::text::count;

/// Returns a line about the words and the rule.
pub fn title(words: usize, letters: usize, list: &str, rule: impl Display) -> String {
    format!("{} of {} from {list}; {rule}", count::words(words), count::letters(letters))
}

/// Returns a line about a letter and the family that is kept, as a pattern after `arrow`.
pub fn turn(number: usize, letter: char, arrow: &str, kept: &str, misses: usize) -> String {
    format!("Turn {number}: {letter} {arrow} {kept} ({})", count::misses(misses))
}

/// The header of a table of families in Markdown.
pub const HEAD: &str = "| family | words | |\n|---|---:|---|";

/// Returns the row of the family that is kept, in Markdown.
pub fn kept(pattern: &str, size: &str, words: &str) -> String {
    format!("| **`{pattern}`** | **{size}** | **kept** {words} |")
}
