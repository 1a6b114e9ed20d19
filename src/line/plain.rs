//! Owns [`Display`], what can be shown, and [`Plain`], a writer that converts everything to ASCII.

use std::borrow::Cow;
use std::io::{self, Write};

use crate::text::ascii;

/// What the destination of sentences can show.
#[derive(Clone, Copy, Debug)]
pub struct Display {
    /// Whether it can show characters outside ASCII.
    pub unicode: bool,
}

impl Default for Display {
    /// Returns a file or a page, which shows any text as it is.
    fn default() -> Self {
        Self { unicode: true }
    }
}

impl Display {
    /// Returns a text as the destination can show it. Its lines stay whole, however narrow a terminal is: somebody who
    /// listens would hear a pause wherever one is broken.
    pub(super) fn plain(self, text: &str) -> Cow<'_, str> {
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
}
