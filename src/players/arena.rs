//! Owns [`Arena`]: where other people's programs play. However this program ends, by itself, by a signal or by
//! being killed, no player and no file of theirs outlives it where the system can see to that.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tempfile::TempDir;

use super::os;
use crate::system::{self, Ends, files};

/// A folder that players read from, and what asks them to end.
#[derive(Debug)]
pub struct Arena {
    ends: Ends,
    /// Nothing once it has been removed.
    folder: Option<TempDir>,
}

impl Arena {
    /// Makes one. From now on this program is asked to end by the signals that would end it; a second Ctrl-C
    /// ends it at once.
    ///
    /// # Errors
    /// What the system says where signals cannot be watched or no folder can be made.
    pub fn open() -> io::Result<Self> {
        let ends = system::stopped_by_any_end()?;
        os::adopt_orphans();
        let folder = files::private_temporary_folder("evil-hangman-")?;
        // Where nobody can watch, whoever is killed leaves players behind.
        let _ = os::watch_over(folder.path());
        Ok(Self { ends, folder: Some(folder) })
    }

    /// Set once this program is to end.
    #[must_use]
    pub const fn stop(&self) -> &Arc<AtomicBool> {
        &self.ends.stop
    }

    /// The exit status that goes with what has asked this program to end, if anything has.
    #[must_use]
    pub fn stopped(&self) -> Option<u8> {
        self.ends.stop.load(Ordering::Relaxed).then(|| self.ends.status())
    }

    /// Writes a text for players to read, and returns where it is: a file that only the owner of this process
    /// may read.
    ///
    /// # Errors
    /// What the system says where it cannot be written.
    pub fn write(&self, text: &str) -> io::Result<PathBuf> {
        let folder = self.folder.as_ref().map(TempDir::path).unwrap_or(Path::new(""));
        files::read_only_file(folder, "words-", ".txt", text.as_bytes())
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        self.folder = None;
        os::dismiss_guard();
    }
}
