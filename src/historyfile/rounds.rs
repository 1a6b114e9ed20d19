//! Owns [`Rounds`]: the files of the rounds in play. Only the program that holds their lock saves its own there and finds
//! those that were interrupted, so none of them is being played.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::{KeepError, Notice, Store};
use crate::game::Transcript;
use crate::game::occasion::{Day, Occasion};
use crate::history::{History, InPlay};
use crate::system::files::disk;

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
        let locked = disk::try_lock(&file, File::try_lock);
        if disk::is_busy(&locked) {
            return Err(KeepError::InUse);
        }
        Ok(Self { store: store.clone(), lock: locked.is_ok().then_some(file) })
    }

    /// Returns the file of a round that is played for this.
    pub fn path(&self, occasion: &Occasion) -> PathBuf {
        self.store.folder.join(NAMES[usize::from(occasion.day().is_none())])
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

    /// Gives the files that cannot be read or are no rounds other names, where that is possible. Returns a message about each.
    pub fn set_aside(&self) -> Vec<Notice> {
        let files = NAMES.map(|name| self.store.folder.join(name)).into_iter();
        files.filter(|path| is_damaged(path)).filter_map(|path| set_aside(&path).ok()).collect()
    }

    /// Gives the file that this round is saved in another name if it has anything else that isn't over. Returns a message about
    /// that.
    ///
    /// # Errors
    /// Returns [`KeepError::Write`] if it cannot be renamed.
    pub fn make_room(&self, round: &InPlay) -> Result<Option<Notice>, KeepError> {
        let path = self.path(&round.occasion);
        if is_damaged(&path) {
            return set_aside(&path).map(Some);
        }
        let mut left = self.left();
        let other = left.find(|(file, left)| *file == path && !left.begins(&round.transcript));
        other.map(|(file, _)| Ok(Notice::OtherWords(renamed(&file, "left")?, file))).transpose()
    }

    /// Returns the interrupted rounds and their files, today's game last: that is continued where it began, too. Removes rounds
    /// that have ended since.
    pub fn left(&self) -> impl Iterator<Item = (PathBuf, InPlay)> {
        self.saved().filter_map(|(path, round, behind)| {
            // If it is unknown whether the round has ended, it is better offered twice than replaced.
            if !self.store.has_ended(&round, behind).unwrap_or(false) {
                return Some((path, round));
            }
            // The program was stopped between saving the finished round and removing its file.
            let _ = disk::remove(&path);
            None
        })
    }

    /// Removes the file of a round that has ended, if it was saved in play. What cannot be removed is removed when it is found.
    pub fn remove(&self, ended: &Transcript) {
        for (path, _, _) in self.saved().filter(|(_, round, _)| round.begins(ended)) {
            let _ = disk::remove(&path);
        }
    }

    /// Returns the day whose game is in play or was left in a store, also if another program has locked it.
    pub fn day(store: &Store) -> Option<Day> {
        let rounds = Self { store: store.clone(), lock: None };
        rounds.saved().find_map(|(_, round, _)| round.occasion.day())
    }

    /// Returns the files, with the rounds in them and the lengths of the file of finished rounds then.
    fn saved(&self) -> impl Iterator<Item = (PathBuf, InPlay, Option<u64>)> {
        let files = NAMES.map(|name| self.store.folder.join(name));
        files.into_iter().rev().filter_map(|path| {
            let (round, behind) = InPlay::parse_behind(&read(&path).ok()?)?;
            Some((path, round, behind))
        })
    }
}

/// Returns whether a file is there and is no round, or can't be read.
fn is_damaged(file: &Path) -> bool {
    match read(file) {
        Err(error) => error.kind() != ErrorKind::NotFound,
        Ok(round) => InPlay::parse(&round).is_none(),
    }
}

fn set_aside(damaged: &Path) -> Result<Notice, KeepError> {
    Ok(Notice::SetAside(renamed(damaged, "damaged")?))
}

/// Renames a file of a round, for this reason. Returns its new path.
fn renamed(path: &Path, reason: &str) -> Result<PathBuf, KeepError> {
    let mut names = (1..).map(|number| path.with_extension(format!("{reason}-{number}.json")));
    let aside = names.find(|name| !name.exists()).unwrap_or_default();
    match disk::rename(path, &aside) {
        Ok(()) => Ok(aside),
        Err(error) => Err(KeepError::Write(path.to_owned(), error)),
    }
}

impl Store {
    /// Returns whether an unfinished round is among the rounds that were saved since, given the length of their file then.
    fn has_ended(&self, round: &InPlay, behind: Option<u64>) -> io::Result<bool> {
        let Some(behind) = behind else { return Ok(false) };
        let records = disk::read_from(&self.open()?, behind, RECENT)?;
        let records = History::read(&records).records;
        Ok(records.iter().any(|record| round.begins(&record.ended.transcript)))
    }
}

/// The number of bytes in which to look for the record of a round.
const RECENT: u64 = 1 << 16;

fn read(round: &Path) -> io::Result<Vec<u8>> {
    disk::read(&disk::open(OpenOptions::new().read(true), round)?, LONGEST)
}
