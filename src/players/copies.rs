//! Owns [`Copies`]: the words of a list, written to a separate file for each program that is started. A
//! program that changes its copy harms nobody else, and gives itself away.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use tempfile::TempDir;

use super::{Arena, Surroundings};
use crate::system::files;

/// The words that programs read, the folder for their copies, and what the programs find around them.
#[derive(Clone, Debug)]
pub struct Copies {
    folder: Option<PathBuf>,
    text: Arc<str>,
    surroundings: Arc<Surroundings>,
}

impl Copies {
    /// Creates copies of a text in this folder, if there is one.
    pub fn new(folder: Option<&Path>, text: String, surroundings: Arc<Surroundings>) -> Self {
        Self { folder: folder.map(Path::to_owned), text: text.into(), surroundings }
    }

    /// Returns what programs find around them.
    pub(crate) fn surroundings(&self) -> &Surroundings {
        &self.surroundings
    }

    /// Writes a copy that every user can read who knows its name, and creates a folder for temporary files.
    ///
    /// # Errors
    /// Returns the system's error if the file can't be written.
    pub(crate) fn make(&self) -> io::Result<WordsCopy> {
        let folder = self.folder.as_deref().ok_or_else(Arena::missing)?;
        let temporary = Arena::player_folder(folder)?;
        let path = files::read_only_file(folder, self.text.as_bytes())?;
        Ok(WordsCopy { path, text: Arc::clone(&self.text), temporary })
    }
}

/// The copy of one program, and its folder for temporary files. Dropping it removes both.
#[derive(Debug)]
pub(crate) struct WordsCopy {
    path: PathBuf,
    text: Arc<str>,
    temporary: TempDir,
}

impl WordsCopy {
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the folder for temporary files.
    pub(crate) fn temporary(&self) -> &Path {
        self.temporary.path()
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
