//! Owns [`LeftOut`]: what a list has besides words.

use super::alphabet::Alphabet;

/// The lines of a list that are no words and were left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// The number of lines.
    pub lines: u64,
    /// The first of them, three at most.
    pub examples: Vec<Example>,
    /// The language that the letters beyond the list's alphabet look like, if there are many of them.
    pub likely: Option<&'static Alphabet>,
}

/// A line that is no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The number of the line, from 1.
    pub line: u64,
    /// Its text, safe to print: shortened, and with every control character escaped.
    pub text: String,
    /// The first character that is no letter of the list; `None` if the line is too long.
    pub stranger: Option<char>,
}

/// A line as it can be shown: no control characters, and not too long.
pub(super) fn printable(text: &str) -> String {
    const SHOWN: usize = 40;
    let start: String = text.chars().take(SHOWN).collect();
    let mut shown = super::shown::shown(&start, false);
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}
