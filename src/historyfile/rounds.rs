//! Owns [`Rounds`]: the files of unfinished rounds. Only the program that holds the lock of their folder saves its own there
//! and finds those that were interrupted, so none of them is being played.

use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{FILE, KeepError, Store};
use crate::history::InPlay;
use crate::system::files;
use crate::system::files::disk::{self, Draft, Lock, Locked};

const LOCK: &str = "rounds.lock";

/// The beginning and end of the names of round files.
const NAME: (&str, &str) = ("round-", ".json");

/// The same of files that are not completely written.
const UNFINISHED: (&str, &str) = (".round-", ".tmp");

/// The maximum number of bytes of a round in play.
const LONGEST: u64 = 1 << 16;

/// The maximum number of interrupted rounds that are read. There is rarely more than one, but other programs may have put
/// files there.
const MOST: usize = 256;

/// The unfinished rounds of a folder, locked for this program.
#[derive(Debug)]
pub struct Rounds {
    store: Store,
    /// `None` if the file system has no locks.
    _lock: Option<File>,
}

impl Rounds {
    /// Locks the unfinished rounds of a store, whose folder must exist.
    ///
    /// # Errors
    /// Returns [`KeepError::Busy`] if another program has locked them, and [`KeepError::Write`] if the lock file cannot be
    /// opened.
    pub fn lock(store: &Store) -> Result<Self, KeepError> {
        let mut options = files::private_options();
        let options = options.write(true).create(true).truncate(false);
        let failed = |error| KeepError::Write(store.folder.clone(), error);
        let file = disk::open(options, &store.folder.join(LOCK)).map_err(failed)?;
        let lock = match disk::try_lock(&file, Lock::Alone) {
            Locked::Held => Some(file),
            Locked::Never(_) => None,
            Locked::Busy => return Err(KeepError::Busy(store.folder.clone())),
        };
        Ok(Self { store: store.clone(), _lock: lock })
    }

    /// Saves the current state of a round in its file, or in a new one. If the program is stopped at any moment, the file has
    /// this state or the previous one.
    ///
    /// # Errors
    /// Returns [`KeepError::Write`] if the folder or the file is not writable.
    pub fn save(&self, file: &mut Option<PathBuf>, round: &InPlay) -> Result<(), KeepError> {
        let folder = &self.store.folder;
        let failed = |error| KeepError::Write(folder.clone(), error);
        let behind = disk::length(&folder.join(FILE)).ok();
        let draft = Draft::new(folder, UNFINISHED, round.to_line_behind(behind).as_bytes());
        let draft = draft.map_err(failed)?;
        let path = file.get_or_insert_with(|| {
            folder.join(format!("{}{}{}", NAME.0, draft.unique(UNFINISHED), NAME.1))
        });
        draft.place(path).map_err(failed)
    }

    /// Returns the interrupted rounds and their files, newest first. Removes files that are not completely written, and
    /// rounds that have ended since.
    pub fn left(&self) -> impl Iterator<Item = (PathBuf, InPlay)> {
        let mut rounds: Vec<(SystemTime, PathBuf)> = Vec::new();
        for entry in disk::entries(&self.store.folder) {
            let name = entry.file_name();
            let is_named = |(prefix, suffix): (&str, &str)| {
                name.to_str().is_some_and(|name| name.starts_with(prefix) && name.ends_with(suffix))
            };
            if is_named(UNFINISHED) {
                let _ = disk::remove(&entry.path());
            } else if is_named(NAME)
                && let Ok(written) = entry.metadata().and_then(|metadata| metadata.modified())
            {
                rounds.push((written, entry.path()));
            }
        }
        rounds.sort_by(|a, b| b.cmp(a));
        rounds.into_iter().take(MOST).filter_map(|(_, path)| {
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
