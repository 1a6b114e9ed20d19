//! What `oracle` says of a rule.

use std::fmt::Display;

use crate::text::count;

/// Above all families: the words, and the rule.
#[must_use]
pub fn title(words: usize, letters: usize, list: &str, rule: impl Display) -> String {
    format!("{} of {} from {list}; {rule}", count::words(words), count::letters(letters))
}

/// A letter and the family that is kept, as a pattern that `arrow` leads to.
#[must_use]
pub fn turn(number: usize, letter: char, arrow: &str, kept: &str, misses: usize) -> String {
    format!("Turn {number}: {letter} {arrow} {kept} ({})", count::misses(misses))
}

/// The head of a table of families in Markdown.
pub const HEAD: &str = "| family | words | |\n|---|---:|---|";

/// The family that is kept, in Markdown.
#[must_use]
pub fn kept(pattern: &str, size: &str, words: &str) -> String {
    format!("| **`{pattern}`** | **{size}** | **kept** {words} |")
}
