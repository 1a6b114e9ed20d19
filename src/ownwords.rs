//! Owns the words that the player taught the computer: a text file in the data folder with one word per line.

use std::io;
use std::path::{Path, PathBuf};

use crate::system::files::{self, disk};
use crate::system::folders::Folders;
use crate::system::guest;
use crate::words::{Alphabet, Word};

/// The maximum number of bytes read.
const MOST: u64 = 1 << 24;

/// The reason why the player's own words can't be used.
#[derive(Debug, thiserror::Error)]
pub enum OwnWordsError {
    /// The system has no folder for data.
    #[error("there is no folder for your own words; name one in EVIL_HANGMAN_HOME")]
    NoFolder,
    /// The player is a guest.
    #[error("nothing is saved for a guest, so I will forget the word")]
    Guest,
    /// The file exists but can't be read.
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

/// The file of the player's own words, which need not exist.
#[derive(Clone, Debug, Default)]
pub struct OwnWords(Option<PathBuf>);

impl OwnWords {
    /// Returns the file in a player's folders.
    #[must_use]
    pub fn of(folders: &Folders) -> Self {
        Self(folders.data.as_ref().map(|folder| folder.join("words.txt")))
    }

    /// Reads the words of an alphabet; there are none if there is no file. Other lines are skipped.
    ///
    /// # Errors
    /// Returns [`OwnWordsError::Unreadable`] if the file exists but can't be read.
    pub fn read(&self, alphabet: &'static Alphabet) -> Result<Vec<Word>, OwnWordsError> {
        let bytes = self.0.as_deref().map(contents).transpose()?.unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim());
        Ok(lines.filter_map(|line| Word::parse(line, alphabet).ok()).collect())
    }

    /// Appends a word, unless it is already there. The file and its folder are created if they are missing.
    ///
    /// # Errors
    /// Returns [`OwnWordsError`] if there is no folder for the file, or if the file can't be read or written.
    pub fn add(&self, word: &Word) -> Result<(), OwnWordsError> {
        let path = self.0.as_deref().ok_or(match guest::is_here() {
            true => OwnWordsError::Guest,
            false => OwnWordsError::NoFolder,
        })?;
        if self.read(word.alphabet())?.contains(word) {
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
}

fn contents(path: &Path) -> Result<Vec<u8>, OwnWordsError> {
    match files::read(path, MOST) {
        Err(error) if files::is_missing(&error) => Ok(Vec::new()),
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
        let own = OwnWords::of(&Folders::all_in(&folder.path().join("evil-hangman")));
        assert_eq!(own.read(&ENGLISH).unwrap(), []);
        for text in ["qoph", "vext", "qoph"] {
            own.add(&word(text)).unwrap();
        }
        let text = fs::read_to_string(folder.path().join("evil-hangman/words.txt")).unwrap();
        assert_eq!(text, "qoph\nvext\n");
        assert_eq!(own.read(&ENGLISH).unwrap(), [word("qoph"), word("vext")]);
    }

    #[test]
    fn what_the_file_holds_stays_and_a_missing_line_end_comes_first() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("words.txt");
        fs::write(&path, b"# mine\r\nQoph\r\nit's\r\n\xff\r\nlast").unwrap();
        let own = OwnWords(Some(path.clone()));
        own.add(&word("QOPH")).unwrap();
        own.add(&word("vext")).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"# mine\r\nQoph\r\nit's\r\n\xff\r\nlast\nvext\n");
        assert_eq!(own.read(&ENGLISH).unwrap(), [word("qoph"), word("last"), word("vext")]);
    }

    #[test]
    fn a_file_that_cannot_be_used_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let unreadable = OwnWords(Some(folder.path().to_owned()));
        let error = unreadable.read(&ENGLISH).unwrap_err().to_string();
        assert!(error.contains("cannot be read from"), "{error}");
        fs::write(folder.path().join("file"), "").unwrap();
        let below = folder.path().join("file/words.txt");
        assert!(OwnWords(Some(below)).add(&word("qoph")).is_err());
        assert!(matches!(OwnWords::default().add(&word("qoph")), Err(OwnWordsError::NoFolder)));
    }
}
