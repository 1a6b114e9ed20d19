//! Opens files with care: nothing that is read without end, nothing that others may read.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use super::here;

pub mod disk;

/// Bytes in a MiB.
const MIB: u64 = 1 << 20;

/// Opens a file to read from it. Devices and pipes that lie among the files are refused, since they may
/// give bytes without end or none at all; a pipe that a shell hands over is taken.
///
/// # Errors
/// What the system says; [`ErrorKind::IsADirectory`] for a folder and [`ErrorKind::InvalidInput`] for
/// what is no file.
pub fn open(path: &Path) -> io::Result<File> {
    check(path)?;
    File::open(path)
}

/// Checks that a path leads to a file, as [`open`] does.
///
/// # Errors
/// What the system says, [`ErrorKind::IsADirectory`] for a folder, and [`ErrorKind::InvalidInput`] for what
/// is no file.
pub fn check(path: &Path) -> io::Result<()> {
    let kind = fs::metadata(path)?.file_type();
    if kind.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !kind.is_file() && !here::is_handed_over(path, kind) {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is not a regular file"));
    }
    Ok(())
}

/// Reads a whole file of at most this many bytes.
///
/// # Errors
/// As [`open`], and [`ErrorKind::FileTooLarge`] where there are more bytes.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    bounded(open(path)?, most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a whole file of UTF-8 of at most this many bytes.
///
/// # Errors
/// As [`read`], and [`ErrorKind::InvalidData`] for what is not UTF-8.
pub(crate) fn read_text(path: &Path, most: u64) -> io::Result<String> {
    let text = String::from_utf8(read(path, most)?);
    text.map_err(|_| io::Error::new(ErrorKind::InvalidData, "it is not UTF-8"))
}

/// A reader that fails with [`ErrorKind::FileTooLarge`] beyond this many bytes.
pub fn bounded<R: Read>(reader: R, most: u64) -> Bounded<R> {
    Bounded { reader, most, left: most }
}

/// What [`bounded`] gives.
#[derive(Debug)]
pub struct Bounded<R> {
    reader: R,
    most: u64,
    left: u64,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
        self.left = self.left.checked_sub(count as u64).ok_or_else(|| {
            let message = format!("it has more than {} MiB", self.most / MIB);
            io::Error::new(ErrorKind::FileTooLarge, message)
        })?;
        Ok(count)
    }
}

/// Options for a file that nobody else may read if it is created, whatever the umask.
#[must_use]
pub(crate) fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    here::private(&mut options);
    options
}

/// Makes sure that nobody else may read a file that is there already.
///
/// # Errors
/// What the system says.
pub(crate) fn make_private(file: &File) -> io::Result<()> {
    here::make_private(file)
}
