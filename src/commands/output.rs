//! Owns [`Output`]: standard output, where blocked words of other programs are replaced if that is asked for; and how results
//! are written for programs.

use std::io::{self, StdoutLock, Write};

use memchr::memrchr;
use serde::Serialize;

use crate::words::{cell, without_blocked};

/// Writes a result as a line of JSON.
///
/// # Errors
/// Returns errors of the output.
pub fn json_line(out: &mut impl Write, result: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, result)?;
    writeln!(out)
}

/// The columns of a table: their names, and their values in a row.
pub type Columns<T> = [(&'static str, fn(&T) -> String)];

/// Returns the names of the columns.
pub fn names<T>(columns: &Columns<T>) -> impl Iterator<Item = &'static str> {
    columns.iter().map(|(name, _)| *name)
}

/// Returns a row as cells that a spreadsheet runs no formula in.
pub fn cells<T>(columns: &Columns<T>, row: &T) -> Vec<String> {
    columns.iter().map(|(_, value)| cell(&value(row))).collect()
}

/// Standard output. For pupils, blocked words are replaced line by line.
pub struct Output<W = StdoutLock<'static>> {
    out: W,
    /// For pupils, the beginning of the current line.
    line: Option<Vec<u8>>,
}

impl Output {
    /// Returns standard output, with blocked words replaced if `clean`.
    pub fn new(clean: bool) -> Self {
        Self::onto(io::stdout().lock(), clean)
    }
}

impl<W: Write> Output<W> {
    fn onto(out: W, clean: bool) -> Self {
        Self { out, line: clean.then(Vec::new) }
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Some(line) = &mut self.line else { return self.out.write(bytes) };
        let end = memrchr(b'\n', bytes).map_or(0, |at| at + 1);
        line.extend_from_slice(&bytes[..end]);
        if end > 0 {
            let lines = std::mem::take(line);
            self.out.write_all(without_blocked(&String::from_utf8_lossy(&lines)).as_bytes())?;
        }
        self.line.iter_mut().for_each(|line| line.extend_from_slice(&bytes[end..]));
        Ok(bytes.len())
    }

    /// Also writes a line that has not ended, so it belongs at the end.
    fn flush(&mut self) -> io::Result<()> {
        if let Some(line) = &mut self.line {
            let rest = std::mem::take(line);
            self.out.write_all(without_blocked(&String::from_utf8_lossy(&rest)).as_bytes())?;
        }
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_replaced_however_it_is_written() {
        for (clean, expected) in
            [(true, "a: a word I won't show\nb: cockpit"), (false, "a: cock\nb: cockpit")]
        {
            let mut out = Output::onto(Vec::new(), clean);
            for part in ["a: co", "ck\nb: c", "ockpit"] {
                out.write_all(part.as_bytes()).unwrap();
            }
            out.flush().unwrap();
            assert_eq!(String::from_utf8(out.out).unwrap(), expected);
        }
    }
}
