//! Owns [`Reader`], which reads a file of rounds line by line.

use std::hash::BuildHasher;
use std::io::{self, BufRead, BufReader, Read};

use rustc_hash::{FxBuildHasher, FxHashSet};

/// Reads what each line says of a round, oldest first. It holds one line at a time, however many there are and however long
/// they are.
#[derive(Debug)]
pub struct Reader<R, T> {
    input: BufReader<R>,
    parse: fn(&[u8]) -> Option<T>,
    line: Vec<u8>,
    /// Hashes of the lines so far. A file that was put into another one twice does not count twice, and no two rounds have
    /// the same seed and the same second.
    known: FxHashSet<u64>,
    skipped: usize,
    error: Option<io::Error>,
}

/// U+FEFF in UTF-8.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The maximum number of bytes in a line; a record has a few hundred.
const LONGEST: usize = 1 << 16;

impl<R: Read, T> Reader<R, T> {
    /// Creates a reader of a file with one record on each line.
    pub fn new(input: R, parse: fn(&[u8]) -> Option<T>) -> Self {
        let input = BufReader::with_capacity(LONGEST, input);
        let known = FxHashSet::default();
        Self { input, parse, line: Vec::new(), known, skipped: 0, error: None }
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
            // Some editors begin a file with a byte order mark, and one may have been put behind another.
            let line = self.line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&self.line);
            match (self.parse)(line) {
                Some(round) if self.line.len() <= LONGEST => {
                    if self.known.insert(FxBuildHasher.hash_one(line.trim_ascii())) {
                        return Some(round);
                    }
                }
                None if line.trim_ascii().is_empty() => {}
                _ => self.skipped += 1,
            }
        }
    }
}
