//! Owns [`Display`], what can be shown, and [`Plain`], a writer that converts everything to that.

use std::borrow::Cow;
use std::io::{self, Write};
use std::mem;

use unicode_width::UnicodeWidthStr;

use crate::text::{Letters, Medium, ascii};

/// What the destination of sentences can show.
#[derive(Clone, Copy, Debug)]
pub struct Display {
    /// Whether it can show characters outside ASCII.
    pub unicode: bool,
    /// The columns of a terminal, at least 1, which breaks what is longer anywhere; `None` for a pipe, a file or a page.
    pub columns: Option<usize>,
    /// How letters are named.
    pub to: Medium,
}

impl Default for Display {
    /// Returns a file or a page, which shows any text as it is.
    fn default() -> Self {
        Self { unicode: true, columns: None, to: Medium::Speech(Letters::Named) }
    }
}

impl Display {
    /// Returns what another destination can show, which has no terminal's columns.
    pub fn unbroken(self) -> Self {
        Self { columns: None, ..self }
    }

    /// Returns a text as the destination can show it: on a terminal, lines break between words.
    pub(super) fn plain(self, text: &str) -> Cow<'_, str> {
        let text = plain(text, self.unicode);
        match self.columns {
            Some(columns) if text.width() > columns => Cow::Owned(wrapped(&text, columns)),
            _ => text,
        }
    }
}

/// Breaks the lines of a text at blanks, so that each has at most this many columns unless a word alone has more.
fn wrapped(text: &str, columns: usize) -> String {
    let mut broken = String::with_capacity(text.len());
    let mut used = 0;
    for line in text.split_inclusive(' ').flat_map(|word| word.split_inclusive('\n')) {
        let width = line.trim_end().width();
        if used > 0 && used + width > columns {
            broken.truncate(broken.trim_end_matches(' ').len());
            broken.push('\n');
            used = 0;
        }
        broken.push_str(line);
        used = if line.ends_with('\n') { 0 } else { used + line.width() };
    }
    broken
}

fn plain(text: &str, unicode: bool) -> Cow<'_, str> {
    if unicode || text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(ascii(text)) }
}

/// A writer of lines as their destination can show them.
#[derive(Debug)]
pub struct Plain<W> {
    out: W,
    display: Display,
    /// The line that has not ended.
    line: String,
}

impl<W: Write> Plain<W> {
    /// Creates a writer.
    pub const fn new(out: W, display: Display) -> Self {
        Self { out, display, line: String::new() }
    }
}

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Ok(text) = std::str::from_utf8(bytes) else { return self.out.write(bytes) };
        for piece in text.split_inclusive('\n') {
            self.line += piece;
            if piece.ends_with('\n') {
                let line = mem::take(&mut self.line);
                self.out.write_all(self.display.plain(&line).as_bytes())?;
            }
        }
        Ok(bytes.len())
    }

    /// Also writes a line that has not ended, so it belongs at the end.
    fn flush(&mut self) -> io::Result<()> {
        let rest = mem::take(&mut self.line);
        self.out.write_all(self.display.plain(&rest).as_bytes())?;
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_ascii_is_spelled_out_only_where_it_must_be() {
        let written = |unicode, columns| {
            let mut written = Vec::new();
            let mut out =
                Plain::new(&mut written, Display { unicode, columns, ..Display::default() });
            let part = String::from("b – c");
            write!(out, "a … “x” {part}\nd").unwrap();
            out.flush().unwrap();
            String::from_utf8(written).unwrap()
        };
        assert_eq!(written(false, None), "a ... \"x\" b - c\nd");
        assert_eq!(written(true, None), "a … “x” b – c\nd");
        assert_eq!(written(true, Some(7)), "a … “x”\nb – c\nd");
    }

    #[test]
    fn a_terminal_breaks_lines_between_words() {
        let shown = |text: &str, columns| {
            Display { columns, ..Display::default() }.plain(text).into_owned()
        };
        assert_eq!(shown("one two three", None), "one two three");
        assert_eq!(shown("one two three", Some(13)), "one two three");
        assert_eq!(shown("one two three", Some(8)), "one two\nthree");
        assert_eq!(shown("one two three", Some(7)), "one two\nthree");
        assert_eq!(shown("one two three", Some(6)), "one\ntwo\nthree");
        assert_eq!(shown("one\ntwo three", Some(9)), "one\ntwo three");
        assert_eq!(shown("elephants are", Some(5)), "elephants\nare");
    }
}
