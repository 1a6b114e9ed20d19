//! Owns [`Arena`], in which other people's programs play. No player and no temporary file outlives this
//! program, as far as the system allows, even if it is killed.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tempfile::TempDir;

use super::{Copies, os};
use crate::system::{self, Ends, files};

/// The exit status after `--total-time`, the same as that of `timeout`.
const LATE: u8 = 124;

/// A folder that players read from, and the signals and the time limit that end a match.
#[derive(Debug)]
pub struct Arena {
    ends: Ends,
    /// Whether the time limit ended it.
    late: Arc<AtomicBool>,
    /// `None` if it cannot be created, and once it has been removed.
    folder: Option<TempDir>,
}

impl Arena {
    /// Opens an arena. From now on, signals that would end this program ask it to stop; a second Ctrl-C ends
    /// it at once.
    ///
    /// # Errors
    /// Returns the system's error if signals can't be watched.
    pub fn open() -> io::Result<Self> {
        let ends = system::stopped_by_any_end()?;
        // Built-in players need no folder, so whoever needs it finds out that there is none.
        let folder = files::private_temporary_folder("evil-hangman-").ok();
        if let Some(folder) = &folder {
            // Without a guard, players outlive this program if it is killed.
            let _ = os::watch_over(folder.path());
        }
        Ok(Self { ends, late: Arc::default(), folder })
    }

    /// Returns the flag that is set when this program is to end.
    pub const fn stop(&self) -> &Arc<AtomicBool> {
        &self.ends.stop
    }

    /// Returns the exit status for whatever asked this program to end, if anything has.
    pub fn stopped(&self) -> Option<u8> {
        let stopped = self.ends.stop.load(Ordering::Relaxed);
        stopped.then(|| if self.late.load(Ordering::Relaxed) { LATE } else { self.ends.status() })
    }

    /// Ends everything after this time, as a signal would.
    ///
    /// # Errors
    /// Returns the system's error if no thread can be started.
    pub(crate) fn end_after(&self, time: Duration) -> io::Result<()> {
        let (stop, late) = (Arc::clone(&self.ends.stop), Arc::clone(&self.late));
        system::start_thread("the time", move || {
            std::thread::sleep(time);
            late.store(true, Ordering::Relaxed);
            stop.store(true, Ordering::Relaxed);
        })
    }

    /// Prepares a text for players to read: each gets a copy that only the owner of this process can read.
    pub fn copies(&self, text: String) -> Copies {
        Copies::new(self.folder.as_ref().map(TempDir::path), text)
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        self.folder = None;
        os::dismiss_guard();
    }
}
