//! Owns [`Plain`], a writer that converts everything to ASCII.

use std::io::{self, Write};

use crate::text::ascii;

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
        match std::str::from_utf8(bytes) {
            Ok(text) if !self.unicode && !text.is_ascii() => {
                self.out.write_all(ascii(text).as_bytes())?;
                Ok(bytes.len())
            }
            _ => self.out.write(bytes),
        }
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
