//! Owns [`Copies`]: the words of a list, written to a separate file for each program that is started. A
//! program that changes its copy harms nobody else, and gives itself away.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use crate::system::files;

/// The words that programs read, and the folder for their copies.
#[derive(Clone, Debug)]
pub struct Copies {
    folder: Option<PathBuf>,
    text: Arc<str>,
}

impl Copies {
    /// Creates copies of a text in this folder, if there is one.
    pub fn new(folder: Option<&Path>, text: String) -> Self {
        Self { folder: folder.map(Path::to_owned), text: text.into() }
    }

    /// Writes a copy that only the owner of this process can read.
    ///
    /// # Errors
    /// Returns the system's error if the file can't be written.
    pub(crate) fn make(&self) -> io::Result<WordsCopy> {
        let bytes = self.text.as_bytes();
        let folder = self.folder.as_ref().ok_or_else(|| {
            io::Error::other("no temporary folder can be created; set TMPDIR to a writable one")
        })?;
        let path = files::read_only_file(folder, "words-", ".txt", bytes)?;
        Ok(WordsCopy { path, text: Arc::clone(&self.text) })
    }
}

/// The copy of one program. Dropping it removes the file.
#[derive(Debug)]
pub(crate) struct WordsCopy {
    path: PathBuf,
    text: Arc<str>,
}

impl WordsCopy {
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns whether the file still has its original content.
    pub(crate) fn is_intact(&self) -> bool {
        // If it was replaced by a pipe, a device or an endless file, reading it would never end.
        let length = self.text.len() as u64;
        fs::symlink_metadata(&self.path).is_ok_and(|file| file.is_file() && file.len() == length)
            && fs::read(&self.path).is_ok_and(|bytes| bytes == self.text.as_bytes())
    }
}

impl Drop for WordsCopy {
    fn drop(&mut self) {
        // A copy that can't be removed here is removed with the arena's folder.
        let _ = fs::remove_file(&self.path);
    }
}
