//! Owns [`Arena`]: where other people's programs play. However this program ends, by itself, by a signal or by
//! being killed, no player and no file of theirs outlives it where the system can see to that.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tempfile::TempDir;

use super::{Copies, os};
use crate::system::{self, Ends, files};

/// The exit status after the time, as that of `timeout`.
const LATE: u8 = 124;

/// A folder that players read from, and what asks them to end.
#[derive(Debug)]
pub struct Arena {
    ends: Ends,
    /// Whether it was the time that ended it.
    late: Arc<AtomicBool>,
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
        Ok(Self { ends, late: Arc::default(), folder: Some(folder) })
    }

    /// Set once this program is to end.
    #[must_use]
    pub const fn stop(&self) -> &Arc<AtomicBool> {
        &self.ends.stop
    }

    /// The exit status that goes with what has asked this program to end, if anything has.
    #[must_use]
    pub fn stopped(&self) -> Option<u8> {
        let stopped = self.ends.stop.load(Ordering::Relaxed);
        stopped.then(|| if self.late.load(Ordering::Relaxed) { LATE } else { self.ends.status() })
    }

    /// Has everything end after this time, as a signal would end it.
    ///
    /// # Errors
    /// What the system says where no thread can be started.
    pub fn end_after(&self, time: Duration) -> io::Result<()> {
        let (stop, late) = (Arc::clone(&self.ends.stop), Arc::clone(&self.late));
        system::start_thread("the time", move || {
            std::thread::sleep(time);
            late.store(true, Ordering::Relaxed);
            stop.store(true, Ordering::Relaxed);
        })
    }

    /// A text for players to read: each gets a copy that only the owner of this process may read.
    #[must_use]
    pub fn copies(&self, text: String) -> Copies {
        Copies::new(self.folder.as_ref().map_or(Path::new(""), TempDir::path), text)
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        self.folder = None;
        os::dismiss_guard();
    }
}
