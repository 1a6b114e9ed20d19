//! Owns [`Copies`]: the words of a list, written to a file of its own for each program that is started. What a
//! program does to its copy harms nobody else, and tells who did it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use crate::system::files;

/// Words that programs read, and where their copies are.
#[derive(Clone, Debug)]
pub struct Copies {
    folder: PathBuf,
    text: Arc<str>,
}

impl Copies {
    /// Has a text copied into this folder.
    #[must_use]
    pub fn new(folder: &Path, text: String) -> Self {
        Self { folder: folder.to_owned(), text: text.into() }
    }

    /// Writes a copy that only the owner of this process may read.
    ///
    /// # Errors
    /// What the system says where it cannot be written.
    pub(crate) fn make(&self) -> io::Result<WordsCopy> {
        let bytes = self.text.as_bytes();
        let path = files::read_only_file(&self.folder, "words-", ".txt", bytes)?;
        Ok(WordsCopy { path, text: Arc::clone(&self.text) })
    }
}

/// The copy of one program. It is removed when this is dropped.
#[derive(Debug)]
pub(crate) struct WordsCopy {
    path: PathBuf,
    text: Arc<str>,
}

impl WordsCopy {
    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it still is what was written.
    pub(crate) fn is_intact(&self) -> bool {
        // A pipe or a device in its place, or a file without an end, would be read for ever.
        let length = self.text.len() as u64;
        fs::symlink_metadata(&self.path).is_ok_and(|file| file.is_file() && file.len() == length)
            && fs::read(&self.path).is_ok_and(|bytes| bytes == self.text.as_bytes())
    }
}

impl Drop for WordsCopy {
    fn drop(&mut self) {
        // The folder goes with the arena, and with it whatever cannot be removed here.
        let _ = fs::remove_file(&self.path);
    }
}
