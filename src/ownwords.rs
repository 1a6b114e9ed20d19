//! Owns the player's own list: the words that they taught the computer, a text file in the data folder
//! with a word on each line. Reads it, and adds to it.

use std::io;
use std::path::{Path, PathBuf};

use crate::system::files::{self, disk};
use crate::system::{folders, guest};
use crate::words::{Alphabet, Word};

/// Bytes that are read at most.
const MOST: u64 = 1 << 24;

/// Why the player's own list cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OwnWordsError {
    /// The system has no folder for data.
    #[error("there is no folder for your own words; name one in EVIL_HANGMAN_HOME")]
    NoFolder,
    /// Somebody plays who has no account here.
    #[error("nothing is written down for a guest, so I will forget the word")]
    Guest,
    /// The file is there and cannot be read.
    #[error(
        "your own words cannot be read from {0:?} ({1}); {advice}", advice = files::to_read(.1)
    )]
    Unreadable(PathBuf, #[source] io::Error),
    /// The file cannot be written.
    #[error(
        "your own words cannot be written to {0:?} ({1}); {advice}", advice = files::to_write(.1)
    )]
    Unwritable(PathBuf, #[source] io::Error),
}

/// Where the player's own list is, whether or not there is one.
///
/// # Errors
/// [`OwnWordsError::NoFolder`] where the system names no folder for data.
pub fn path() -> Result<PathBuf, OwnWordsError> {
    if guest::is_here() {
        return Err(OwnWordsError::Guest);
    }
    folders::data().map(|folder| folder.join("words.txt")).ok_or(OwnWordsError::NoFolder)
}

/// The words of a list: none if there is no file. Lines that are no words are skipped.
///
/// # Errors
/// [`OwnWordsError::Unreadable`] where there is a file that cannot be read.
pub fn read(path: &Path, alphabet: &'static Alphabet) -> Result<Vec<Word>, OwnWordsError> {
    let bytes = contents(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim());
    Ok(lines.filter_map(|line| Word::parse(line, alphabet).ok()).collect())
}

/// Adds a word to a list as its last line, unless it is there already. The file and its folder are made
/// if they are missing; what the file holds stays as it is.
///
/// # Errors
/// [`OwnWordsError`] where the file cannot be read or written; it names the file.
pub fn add(path: &Path, word: &Word) -> Result<(), OwnWordsError> {
    if read(path, word.alphabet())?.contains(word) {
        return Ok(());
    }
    let unwritable = |error| OwnWordsError::Unwritable(path.to_owned(), error);
    if let Some(folder) = path.parent() {
        disk::make_folder(folder).map_err(unwritable)?;
    }
    let line = format!("{}\n", word.spelling_lower());
    let file = disk::open(files::private_options().read(true).append(true).create(true), path);
    file.and_then(|mut file| disk::add_line(&mut file, &line)).map_err(unwritable)
}

fn contents(path: &Path) -> Result<Vec<u8>, OwnWordsError> {
    match files::read(path, MOST) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        read => read.map_err(|error| OwnWordsError::Unreadable(path.to_owned(), error)),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::words::ENGLISH;

    fn word(text: &str) -> Word {
        Word::parse(text, &ENGLISH).unwrap()
    }

    #[test]
    fn a_word_is_added_once_and_the_folder_is_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evil-hangman/words.txt");
        assert_eq!(read(&path, &ENGLISH).unwrap(), []);
        for text in ["qoph", "vext", "qoph"] {
            add(&path, &word(text)).unwrap();
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), "qoph\nvext\n");
        assert_eq!(read(&path, &ENGLISH).unwrap(), [word("qoph"), word("vext")]);
    }

    #[test]
    fn what_the_file_holds_stays_and_a_missing_line_end_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("words.txt");
        fs::write(&path, b"# mine\r\nQoph\r\nit's\r\n\xff\r\nlast").unwrap();
        add(&path, &word("QOPH")).unwrap();
        add(&path, &word("vext")).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"# mine\r\nQoph\r\nit's\r\n\xff\r\nlast\nvext\n");
        assert_eq!(read(&path, &ENGLISH).unwrap(), [word("qoph"), word("last"), word("vext")]);
    }

    #[test]
    fn a_file_that_cannot_be_used_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let error = read(folder.path(), &ENGLISH).unwrap_err().to_string();
        assert!(error.contains("cannot be read from"), "{error}");
        fs::write(folder.path().join("file"), "").unwrap();
        let below = folder.path().join("file/words.txt");
        assert!(add(&below, &word("qoph")).is_err());
    }
}
