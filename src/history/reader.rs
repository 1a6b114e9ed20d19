//! Owns [`Reader`], which reads a file of rounds line by line.

use std::io::{self, ErrorKind, Read};
use std::ops::Range;

use memchr::memchr;

/// Reads what each line says of a round, oldest first. It holds a few lines at a time, however many there are and however
/// long they are.
#[derive(Debug)]
pub struct Reader<R, T> {
    input: R,
    parse: fn(&[u8]) -> Option<T>,
    buffer: Vec<u8>,
    /// What has been read of the buffer's content, and its end.
    start: usize,
    end: usize,
    /// Whether the buffer begins in the middle of a line that is too long.
    is_cut: bool,
    skipped: usize,
    error: Option<io::Error>,
}

/// The maximum number of bytes in a line; a record has a few hundred.
const LONGEST: usize = 1 << 16;

impl<R: Read, T> Reader<R, T> {
    /// Creates a reader of a file with one record on each line.
    pub fn new(input: R, parse: fn(&[u8]) -> Option<T>) -> Self {
        let (buffer, error) = (vec![0; LONGEST + 1], None);
        Self { input, parse, buffer, start: 0, end: 0, is_cut: false, skipped: 0, error }
    }

    /// Returns the number of lines that are not records: torn by a power failure, or written by another program.
    ///
    /// # Errors
    /// Returns the error of the input at which reading ended.
    pub fn skipped(self) -> io::Result<usize> {
        self.error.map_or(Ok(self.skipped), Err)
    }

    /// Moves what is left of the buffer to its front, and reads more. Returns whether there was more.
    fn fill(&mut self) -> bool {
        self.buffer.copy_within(self.start..self.end, 0);
        (self.start, self.end) = (0, self.end - self.start);
        loop {
            match self.input.read(&mut self.buffer[self.end..]) {
                Ok(count) => {
                    self.end += count;
                    return count > 0;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.error = Some(error);
                    return false;
                }
            }
        }
    }

    /// Takes the next line, or the next part of one that is too long; `None` at the end of the input. Returns its place in
    /// the buffer.
    fn next_line(&mut self) -> Option<Range<usize>> {
        let line = loop {
            let left = &self.buffer[self.start..self.end];
            if let Some(length) = memchr(b'\n', left) {
                break self.start..self.start + length;
            }
            if left.len() == self.buffer.len() {
                self.is_cut = true;
                self.start = self.end;
            }
            if !self.fill() {
                break self.start..self.end;
            }
        };
        let is_end = line.is_empty() && line.end == self.end;
        self.start = self.end.min(line.end + 1);
        (!is_end && self.error.is_none()).then_some(line)
    }
}

impl<R: Read, T> Iterator for Reader<R, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        loop {
            let line = self.next_line();
            if std::mem::take(&mut self.is_cut) {
                self.skipped += 1;
                line.as_ref()?;
                continue;
            }
            let line = &self.buffer[line?];
            match (self.parse)(line) {
                Some(round) => return Some(round),
                None if line.trim_ascii().is_empty() => {}
                None => self.skipped += 1,
            }
        }
    }
}
