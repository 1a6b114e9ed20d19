//! Owns [`LeftOut`]: the lines of a list that are not words.

use super::alphabet::{Alphabet, Script};

/// A summary of the lines of a list that are not words and were left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The number of lines.
    pub lines: u64,
    /// The first of them, at most three.
    pub examples: Vec<Example>,
    /// The language that the letters outside the list's alphabet suggest, if there are many of them.
    pub likely: Option<&'static Alphabet>,
}

/// A line that is not a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The number of the line, from 1.
    pub line: u64,
    /// Its text, safe to print: shortened, and with every control character escaped.
    pub text: String,
    /// The first character that is not a letter of the list; `None` if the line is too long.
    pub foreign: Option<char>,
    /// The script of that character, if it is a letter of another script than the list's.
    pub script: Option<Script>,
}

/// Escapes control characters and shortens a long line.
pub(super) fn printable(text: &str) -> String {
    const SHOWN: usize = 40;
    let start: String = text.chars().take(SHOWN).collect();
    let mut shown = super::shown::shown(&start, false);
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}
