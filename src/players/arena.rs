//! Owns [`Arena`], in which other people's programs play. No player and no temporary file outlives this
//! program, as far as the system allows, even if it is killed.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tempfile::TempDir;

use super::{Copies, Environment, os};
use crate::system::{self, Stop, files};

/// A folder that players read from, and what ends a match early.
#[derive(Debug)]
pub struct Arena {
    /// Says when this program is to end.
    pub stop: Stop,
    /// `None` if it cannot be created, and once it has been removed.
    folder: Option<TempDir>,
    /// What the programs find around them.
    pub environment: Arc<Environment>,
}

impl Arena {
    /// Opens an arena for programs in this environment, until the time is over. From now on, signals that
    /// would end this program ask it to stop; a second Ctrl-C ends it at once.
    ///
    /// # Errors
    /// Returns the system's error if signals can't be watched.
    pub fn open(environment: Environment, time: Option<Duration>) -> io::Result<Self> {
        let stop = Stop::by_signals()?.after(time);
        // Built-in players need no folder, so a program that needs it finds out that there is none.
        let folder = files::private_temporary_folder("evil-hangman-").ok();
        if let Some(folder) = &folder {
            os::let_pass(folder.path())?;
            match os::watch_over(folder.path()) {
                // If there is not even room for the guard, there is none for a player. The folder is removed here.
                Err(error) if system::is_shortage(&error) => return Err(system::shortage(&error)),
                // Without a guard, players outlive this program if it is killed.
                _ => {}
            }
        }
        Ok(Self { stop, folder, environment: environment.into() })
    }

    /// Returns its folder.
    ///
    /// # Errors
    /// Returns an error if there is none.
    pub(super) fn path(&self) -> io::Result<&Path> {
        let missing = "no temporary folder can be created; set TMPDIR to a writable one";
        self.folder.as_ref().map(TempDir::path).ok_or_else(|| io::Error::other(missing))
    }

    /// Creates a folder for a program or a submission.
    ///
    /// # Errors
    /// Returns the system's error.
    pub fn folder(&self) -> io::Result<TempDir> {
        let folder = self.path()?;
        let player = || tempfile::Builder::new().prefix("player-").tempdir_in(folder);
        player().or_else(|error| {
            if error.kind() != io::ErrorKind::NotFound {
                return Err(error);
            }
            // A program that runs as the same user has removed everything; the next one gets a new folder.
            std::fs::create_dir_all(folder)?;
            os::let_pass(folder)?;
            player()
        })
    }

    /// Prepares a text for players in this environment to read: each gets a copy. `stop` ends them.
    pub fn copies(&self, text: String, environment: &Arc<Environment>, stop: &Stop) -> Copies<'_> {
        let (text, environment) = (text.into(), Arc::clone(environment));
        Copies { arena: self, text, environment, stop: stop.clone() }
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        self.folder = None;
        os::dismiss_guard();
    }
}
