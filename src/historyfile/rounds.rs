//! Owns [`Rounds`]: the files of the rounds in play. Only the program that holds their lock saves its own there and finds
//! those that were interrupted, so none of them is being played.

use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::{KeepError, Store};
use crate::game::occasion::Occasion;
use crate::history::InPlay;
use crate::system::files::disk::{self, Lock, Locked};

const LOCK: &str = "rounds.lock";

/// The names of the files: one is the last game of a day, the other the last round of another kind.
const NAMES: [&str; 2] = ["today.json", "round.json"];

/// The maximum number of bytes of a round in play.
const LONGEST: u64 = 1 << 16;

/// The rounds in play of a folder, locked for this program.
#[derive(Debug)]
pub struct Rounds {
    store: Store,
    /// `None` if the file system has no locks.
    lock: Option<File>,
}

impl Drop for Rounds {
    fn drop(&mut self) {
        // A process that another thread starts may have the open file, too, until it is another program.
        let _ = self.lock.as_ref().map(File::unlock);
    }
}

impl Rounds {
    /// Locks the rounds in play of a store, whose folder must exist.
    ///
    /// # Errors
    /// Returns [`KeepError::InUse`] if another program has locked them, and [`KeepError::Write`] if the lock file cannot be
    /// opened.
    pub fn lock(store: &Store) -> Result<Self, KeepError> {
        let failed = |error| KeepError::Write(store.folder.clone(), error);
        let file = store.lock_file(LOCK).map_err(failed)?;
        let lock = match disk::try_lock(&file, Lock::Alone) {
            Locked::Held => Some(file),
            Locked::Never(_) => None,
            Locked::Busy => return Err(KeepError::InUse),
        };
        Ok(Self { store: store.clone(), lock })
    }

    /// Returns the file of a round that is played for this.
    pub fn path(&self, occasion: &Occasion) -> PathBuf {
        self.store.folder.join(NAMES[usize::from(occasion.day().is_none())])
    }

    /// Returns whether no round is saved here, not even one that cannot be read.
    pub fn is_empty(&self) -> bool {
        !NAMES.iter().any(|name| self.store.folder.join(name).exists())
    }

    /// Saves the current state of a round instead of the last one of its kind. If the program is stopped at any moment, the
    /// file has this state or what it had before.
    ///
    /// # Errors
    /// Returns [`KeepError::Write`] if the folder or the file is not writable.
    pub fn save(&self, round: &InPlay) -> Result<(), KeepError> {
        let behind = disk::length(&self.store.path()).ok();
        let saved =
            disk::replace(&self.path(&round.occasion), round.to_line_behind(behind).as_bytes());
        saved.map_err(|error| KeepError::Write(self.store.folder.clone(), error))
    }

    /// Gives the files that are no rounds other names, so that no round takes their place. Returns where each is now.
    pub fn set_aside(&self) -> Vec<PathBuf> {
        let files = NAMES.map(|name| self.store.folder.join(name)).into_iter();
        let damaged =
            files.filter(|path| read(path).is_some_and(|it| InPlay::parse(&it).is_none()));
        let moved = damaged.map(|path| {
            let mut names =
                (1..).map(|number| path.with_extension(format!("damaged-{number}.json")));
            let aside = names.find(|name| !name.exists());
            aside.filter(|aside| disk::rename(&path, aside).is_ok()).unwrap_or(path)
        });
        moved.collect()
    }

    /// Returns the interrupted rounds and their files, today's game last: that is continued where it began, too. Removes rounds
    /// that have ended since.
    pub fn left(&self) -> impl Iterator<Item = (PathBuf, InPlay)> {
        let files = NAMES.map(|name| self.store.folder.join(name));
        files.into_iter().rev().filter_map(|path| {
            let (round, behind) = InPlay::parse_behind(&read(&path)?)?;
            // If it is unknown whether the round has ended, it is offered another time.
            if !self.store.has_ended(&round, behind).ok()? {
                return Some((path, round));
            }
            // The program was stopped between saving the finished round and removing its file.
            let _ = disk::remove(&path);
            None
        })
    }
}

impl Store {
    /// Returns whether an unfinished round is among the rounds that were saved since, given the length of their file then.
    fn has_ended(&self, round: &InPlay, behind: Option<u64>) -> std::io::Result<bool> {
        use ErrorKind::{InvalidInput, IsADirectory, NotFound};
        let Some(behind) = behind else { return Ok(false) };
        let file = match self.open() {
            // There are no records in what cannot be a file of them.
            Err(error) if matches!(error.kind(), NotFound | IsADirectory | InvalidInput) => {
                return Ok(false);
            }
            file => file?,
        };
        let records = disk::read_from(&file, behind, RECENT)?;
        Ok(crate::history::History::read(&records).records.iter().any(|record| round.is_in(record)))
    }
}

/// The number of bytes in which to look for the record of a round.
const RECENT: u64 = 1 << 16;

fn read(round: &Path) -> Option<Vec<u8>> {
    let file = disk::open(OpenOptions::new().read(true), round).ok()?;
    disk::read(&file, LONGEST).ok()
}
