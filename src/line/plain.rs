//! Owns [`Display`], which fits sentences to a terminal, and [`Plain`], a writer that converts everything to ASCII.

use std::borrow::Cow;
use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::text::ascii;

/// What the destination of sentences can show.
#[derive(Clone, Copy, Debug)]
pub struct Display {
    /// Whether it can show characters outside ASCII.
    pub unicode: bool,
    /// Returns the columns of the terminal, which can change at any time; `None` if there is no terminal.
    pub columns: fn() -> Option<usize>,
}

impl Default for Display {
    /// Returns a file or a page, which shows any text as it is.
    fn default() -> Self {
        Self { unicode: true, columns: || None }
    }
}

impl Display {
    /// Returns a text in lines that are broken between words. A terminal would break them anywhere.
    pub(super) fn fitted(self, text: &str) -> String {
        let plain = plain(text, self.unicode);
        match (self.columns)() {
            Some(columns) => broken(&plain, columns),
            None => plain.into_owned(),
        }
    }

    /// Returns a text that is to be copied: its lines stay whole.
    pub(super) fn whole(self, text: &str) -> Cow<'_, str> {
        plain(text, self.unicode)
    }
}

fn plain(text: &str, unicode: bool) -> Cow<'_, str> {
    if unicode || text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(ascii(text)) }
}

/// A writer that spells out non-ASCII characters, if only ASCII is allowed.
#[derive(Debug)]
pub struct Plain<W> {
    out: W,
    unicode: bool,
}

impl<W: Write> Plain<W> {
    /// Creates a writer that passes text on, unchanged or converted to ASCII.
    pub const fn new(out: W, unicode: bool) -> Self {
        Self { out, unicode }
    }
}

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Ok(text) = std::str::from_utf8(bytes) else { return self.out.write(bytes) };
        self.out.write_all(plain(text, self.unicode).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

fn broken(text: &str, columns: usize) -> String {
    let mut broken = String::with_capacity(text.len());
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            broken.push('\n');
        }
        let mut used = 0;
        for (index, word) in line.split(' ').enumerate() {
            // A terminal is not full before its last column is passed, but some break there.
            if index > 0 && used + 1 + word.width() >= columns {
                broken.push('\n');
                used = 0;
            } else if index > 0 {
                broken.push(' ');
                used += 1;
            }
            broken.push_str(word);
            used += word.width();
        }
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_ascii_is_spelled_out_only_where_it_must_be() {
        let mut written = Vec::new();
        let part = String::from("b – c");
        write!(Plain::new(&mut written, false), "a … “x” {part}").unwrap();
        assert_eq!(String::from_utf8(written).unwrap(), "a ... \"x\" b - c");
        let mut written = Vec::new();
        write!(Plain::new(&mut written, true), "…").unwrap();
        assert_eq!(written, "…".as_bytes());
    }

    #[test]
    fn lines_are_broken_between_words_and_those_to_copy_stay_whole() {
        let display = Display { unicode: false, columns: || Some(20) };
        let sentence = "There is no E. That is a miss.";
        assert_eq!(display.fitted(sentence), "There is no E. That\nis a miss.");
        assert_eq!(display.whole(sentence), sentence);
        assert_eq!(display.fitted("one\ntwo"), "one\ntwo");
        assert_eq!(display.fitted("For ehd1 you wait … long"), "For ehd1 you wait\n... long");
        let word = "pneumonoultramicroscopic";
        assert_eq!(display.fitted(&format!("a {word}")), format!("a\n{word}"));
    }
}
