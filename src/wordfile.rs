//! Reads a user's word list from a file or from standard input. What a list is, [`ListBuilder`] knows.

use std::fmt;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::system::files;
use crate::words::{Alphabet, LeftOut, ListBuilder, ListError, WordList, shown};

/// Bytes read at once.
const PIECE: usize = 1 << 18;

/// Bytes that are read at most: a hundred million words.
const MOST: u64 = 1 << 30;

/// Why a user's list cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum WordFileError {
    /// There is nothing at the path.
    #[error(
        "word list {0}: there is no such file; check the path (--words, or words in the settings)"
    )]
    Missing(Source),
    /// The path is a folder.
    #[error("word list {0}: this is a folder; name a text file with one word on each line")]
    Folder(Source),
    /// The file cannot be opened or read.
    #[error("word list {0}: cannot be read ({1}); name a text file with one word on each line")]
    Unreadable(Source, #[source] io::Error),
    /// The text is no word list.
    #[error("word list {0}: {1}")]
    List(Source, #[source] ListError),
}

/// Where a list is read from, as messages name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// What is piped into the program.
    StandardInput,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Debug escapes what a terminal would obey.
            Self::File(path) => write!(f, "{path:?}"),
            Self::StandardInput => f.write_str("from standard input"),
        }
    }
}

/// Reads a list from a file, or from standard input where the path is `-`. It is written in the alphabet
/// that it says, or in `unsaid` where it says none.
///
/// # Errors
/// [`WordFileError`] where there is nothing at the path, or a folder, or what cannot be read, or no word list; it
/// names the path and the way out.
pub fn read(path: &Path, unsaid: &'static Alphabet) -> Result<(WordList, LeftOut), WordFileError> {
    if path.as_os_str() == "-" {
        return read_from(io::stdin().lock(), unsaid, Source::StandardInput);
    }
    let source = Source::File(path.to_owned());
    match files::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(WordFileError::Missing(source))
        }
        Err(error) if error.kind() == io::ErrorKind::IsADirectory => {
            Err(WordFileError::Folder(source))
        }
        Err(error) => Err(WordFileError::Unreadable(source, error)),
        Ok(file) => read_from(file, unsaid, source),
    }
}

/// What to call a list that is read from there: short, and safe to print.
#[must_use]
pub fn name(path: &Path) -> String {
    if path.as_os_str() == "-" {
        return String::from("your words");
    }
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    shown(&name, false).chars().take(24).collect()
}

fn read_from(
    input: impl Read,
    unsaid: &'static Alphabet,
    source: Source,
) -> Result<(WordList, LeftOut), WordFileError> {
    let mut input = files::bounded(input, MOST);
    let mut list = ListBuilder::new(unsaid);
    let mut piece = vec![0; PIECE];
    loop {
        match input.read(&mut piece) {
            Ok(0) => break,
            Ok(count) => {
                if let Err(error) = list.feed(&piece[..count]) {
                    return Err(WordFileError::List(source, error));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(WordFileError::Unreadable(source, error)),
        }
    }
    list.finish().map_err(|error| WordFileError::List(source, error))
}
