//! Owns safe file access: no unbounded reads, and no files that other users can read.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::path::Path;

use tempfile::TempPath;

use super::here;
pub(crate) use super::here::{make_private, private_options, private_temporary_folder};

mod decoded;
pub mod disk;

pub use decoded::decoded;

const MIB: u64 = 1 << 20;

/// Opens a file for reading. Devices and pipes are refused, since they may give endless bytes or none; a pipe
/// passed by a shell (process substitution) is accepted.
///
/// # Errors
/// Returns the system's error, [`ErrorKind::IsADirectory`] for a folder, and [`ErrorKind::InvalidInput`] for
/// anything else that is not a file.
pub fn open(path: &Path) -> io::Result<File> {
    let there = fs::metadata(path)?;
    if !here::is_handed_over(path, there.file_type()) {
        is_file(&there)?;
    }
    File::open(path)
}

fn is_file(there: &Metadata) -> io::Result<()> {
    let kind = there.file_type();
    if kind.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if !kind.is_file() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is not a regular file"));
    }
    Ok(())
}

/// Returns advice about a file that is not writable.
pub(crate) fn to_write(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::StorageFull => "make room on the disk",
        ErrorKind::QuotaExceeded => "make room in your quota",
        ErrorKind::FileTooLarge => "allow larger files (ulimit -f)",
        ErrorKind::ReadOnlyFilesystem => "name a folder that can be written to",
        ErrorKind::AlreadyExists => "remove it first, or choose another name",
        ErrorKind::IsADirectory => "choose another name",
        ErrorKind::NotFound | ErrorKind::NotADirectory => "check the folder in its path",
        ErrorKind::PermissionDenied => "check the permissions of the file and of its folder",
        _ => "check the file and its folder",
    }
}

/// Returns advice about a file that is not readable.
pub fn to_read(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "check the path",
        ErrorKind::IsADirectory | ErrorKind::InvalidInput => "choose a file",
        ErrorKind::InvalidData => "save it as UTF-8 text",
        ErrorKind::FileTooLarge => "choose a smaller file",
        ErrorKind::PermissionDenied => "check its permissions",
        _ => "check the file",
    }
}

/// Reads a whole file of at most `most` bytes.
///
/// # Errors
/// Returns the errors of [`open`], and [`ErrorKind::FileTooLarge`] if the file is longer.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    read_bounded(open(path)?, most)
}

/// Reads a whole file of at most `most` bytes of UTF-8, or of UTF-16 with a byte order mark.
///
/// # Errors
/// Returns the errors of [`open`], [`ErrorKind::FileTooLarge`] if the file is longer, and [`ErrorKind::InvalidData`] if it is
/// neither.
pub(crate) fn read_text(path: &Path, most: u64) -> io::Result<String> {
    let text = String::from_utf8(read_bounded(decoded(open(path)?)?, most)?);
    text.map_err(|_| io::Error::new(ErrorKind::InvalidData, "it is not UTF-8"))
}

/// Reads everything, at most `most` bytes.
///
/// # Errors
/// Returns the error of the reader, and [`ErrorKind::FileTooLarge`] if there is more.
fn read_bounded(reader: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match reader.take(most + 1).read_to_end(&mut bytes)? as u64 > most {
        true => Err(too_large(most)),
        false => Ok(bytes),
    }
}

pub(crate) fn too_large(most: u64) -> io::Error {
    io::Error::new(ErrorKind::FileTooLarge, format!("it has more than {} MiB", most / MIB))
}

/// Reads a line of at most `most` bytes, including its line break if there is one; `None` at the end of the
/// input.
///
/// # Errors
/// Returns the error of the input, and [`ErrorKind::InvalidData`] for a longer line.
pub fn read_line(input: &mut impl BufRead, most: usize) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    input.take(most as u64 + 1).read_until(b'\n', &mut line)?;
    match line.len() {
        0 => Ok(None),
        length if length > most => {
            let message = format!("a line of the input has more than {most} bytes");
            Err(io::Error::new(ErrorKind::InvalidData, message))
        }
        _ => Ok(Some(String::from_utf8_lossy(&line).into_owned())),
    }
}

/// Creates a file of words that can only be read, and returns its path. It is removed when that is dropped.
///
/// # Errors
/// Returns the system's error if the file cannot be written.
pub(crate) fn read_only_file(folder: &Path, bytes: &[u8]) -> io::Result<TempPath> {
    let mut file = tempfile::Builder::new().prefix("words-").suffix(".txt").tempfile_in(folder)?;
    file.write_all(bytes)?;
    here::make_read_only(file.as_file())?;
    Ok(file.into_temp_path())
}

/// A new file, created in advance to find out whether that is possible. It is removed if it is dropped before
/// it is written.
#[derive(Debug)]
pub(crate) struct Reserved {
    file: File,
    path: TempPath,
}

impl Reserved {
    /// Creates the file. Whatever exists at the path is left alone: a link is not followed, and a pipe is not opened.
    ///
    /// # Errors
    /// Returns the system's error, [`ErrorKind::AlreadyExists`] if something exists at the path.
    pub(crate) fn new(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().write(true).create_new(true).open(path)?;
        Ok(Self { file, path: TempPath::try_from_path(path)? })
    }

    /// Writes the content.
    ///
    /// # Errors
    /// Returns the system's error; the file is removed then, also if a part of it was written.
    pub(crate) fn write(mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.path.disable_cleanup(true);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_up_to_its_end_and_no_further_than_allowed() {
        let mut input = &b"one\r\ntwo\nthree"[..];
        let mut next = || read_line(&mut input, 5).unwrap();
        assert_eq!([next(), next()].map(Option::unwrap), ["one\r\n", "two\n"]);
        assert_eq!((next().as_deref(), next()), (Some("three"), None));
        let error = read_line(&mut io::BufReader::new(io::repeat(b'a')), 10).unwrap_err();
        assert_eq!(error.to_string(), "a line of the input has more than 10 bytes");
        let read = |most| read_bounded(&b"three"[..], most).map_err(|error| error.kind());
        assert_eq!((read(5), read(4)), (Ok(b"three".into()), Err(ErrorKind::FileTooLarge)));
    }

    #[test]
    fn what_is_wrong_with_a_file_has_a_way_out_that_fits() {
        let full = io::Error::from(ErrorKind::StorageFull);
        assert_eq!(to_write(&full), "make room on the disk");
        let refused = io::Error::from(ErrorKind::PermissionDenied);
        assert_eq!(to_read(&refused), "check its permissions");
        assert!(to_write(&refused).contains("permissions"));
    }
}
