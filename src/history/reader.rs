//! Owns [`Reader`], which reads a file of rounds line by line.

use std::io::{self, BufRead, BufReader, Read};

/// Reads what each line says of a round, oldest first. It holds one line at a time, however many there are and however long
/// they are.
#[derive(Debug)]
pub struct Reader<R, T> {
    input: BufReader<R>,
    parse: fn(&[u8]) -> Option<T>,
    line: Vec<u8>,
    skipped: usize,
    error: Option<io::Error>,
}

/// The maximum number of bytes in a line; a record has a few hundred.
const LONGEST: usize = 1 << 16;

impl<R: Read, T> Reader<R, T> {
    /// Creates a reader of a file with one record on each line.
    pub fn new(input: R, parse: fn(&[u8]) -> Option<T>) -> Self {
        let input = BufReader::with_capacity(LONGEST, input);
        Self { input, parse, line: Vec::new(), skipped: 0, error: None }
    }

    /// Returns the number of lines that are not records: torn by a power failure, or written by another program.
    ///
    /// # Errors
    /// Returns the error of the input at which reading ended.
    pub fn skipped(self) -> io::Result<usize> {
        self.error.map_or(Ok(self.skipped), Err)
    }

    /// Reads the next line, and skips the rest of one that is too long. Returns whether there is one.
    fn read(&mut self) -> io::Result<bool> {
        self.line.clear();
        let mut start = self.input.by_ref().take(LONGEST as u64 + 1);
        let length = start.read_until(b'\n', &mut self.line)?;
        if length > LONGEST && !self.line.ends_with(b"\n") {
            self.input.skip_until(b'\n')?;
        }
        Ok(length > 0)
    }
}

impl<R: Read, T> Iterator for Reader<R, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        loop {
            match self.read() {
                Ok(true) => {}
                Ok(false) => return None,
                Err(error) => {
                    self.error = Some(error);
                    return None;
                }
            }
            match (self.parse)(&self.line) {
                Some(round) if self.line.len() <= LONGEST => return Some(round),
                None if self.line.trim_ascii().is_empty() => {}
                _ => self.skipped += 1,
            }
        }
    }
}
