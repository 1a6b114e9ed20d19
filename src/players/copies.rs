//! Owns [`Copies`]: the words of a list, written to a separate file for each program that is started. A
//! program that changes its copy harms nobody else, and gives itself away.

use std::sync::Arc;
use std::{fs, io};

use tempfile::{TempDir, TempPath};

use super::{Arena, Environment};
use crate::system::{Stop, files};

/// The words that programs read, the arena with their copies, what the programs find around them, and what ends them.
#[derive(Clone, Debug)]
pub struct Copies<'a> {
    pub(super) arena: &'a Arena,
    pub(super) text: Arc<str>,
    pub(super) environment: Arc<Environment>,
    pub(super) stop: Stop,
}

impl Copies<'_> {
    /// Writes a copy that every user can read who knows its name, and creates a folder for temporary files.
    ///
    /// # Errors
    /// Returns the system's error if the file can't be written.
    pub(crate) fn make(&self) -> io::Result<WordsCopy> {
        let temporary = self.arena.folder()?;
        let path = files::read_only_file(self.arena.path()?, self.text.as_bytes())?;
        Ok(WordsCopy { path, text: Arc::clone(&self.text), temporary })
    }
}

/// The copy of one program, and its folder for temporary files. Dropping it removes both; what can't be removed here is
/// removed with the arena's folder.
#[derive(Debug)]
pub(crate) struct WordsCopy {
    pub path: TempPath,
    text: Arc<str>,
    /// The folder for temporary files.
    pub temporary: TempDir,
}

impl WordsCopy {
    /// Returns whether the file still has its original content.
    pub(crate) fn is_intact(&self) -> bool {
        // If it was replaced by a pipe, a device or an endless file, reading it would never end.
        let length = self.text.len() as u64;
        fs::symlink_metadata(&self.path).is_ok_and(|file| file.is_file() && file.len() == length)
            && fs::read(&self.path).is_ok_and(|bytes| bytes == self.text.as_bytes())
    }
}
