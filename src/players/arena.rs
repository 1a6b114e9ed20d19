//! Owns [`Arena`], in which other people's programs play, and [`Copies`] of the words, one for each program that is started.
//! No player and no temporary file outlives this program, as far as the system allows, even if it is killed.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use std::{fs, io};

use tempfile::{TempDir, TempPath};

use super::{Environment, os};
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
    fn path(&self) -> io::Result<&Path> {
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
            fs::create_dir_all(folder)?;
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

/// The words that programs read, the arena with their copies, what the programs find around them, and what ends them.
#[derive(Clone, Debug)]
pub struct Copies<'a> {
    arena: &'a Arena,
    text: Arc<str>,
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

/// The copy of one program, and its folder for temporary files. A program that changes it harms nobody else, and gives itself
/// away. Dropping it removes both; what can't be removed here is removed with the arena's folder.
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
