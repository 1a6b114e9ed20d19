//! Owns [`Slot`]: the file of a round in play, and beside it a lock file that the program holds as long as it
//! plays the round. A round whose lock is free was interrupted. The lock is a separate file, because not
//! every system can replace an open file.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::{FILE, KeepError};
use crate::history::InPlay;
use crate::system::files;
use crate::system::files::disk::{self, Draft, Lock, Locked};

/// The beginning and end of the names of round files.
const NAME: (&str, &str) = ("round-", ".json");

/// The beginning and end of the names of lock files.
const LOCK: (&str, &str) = ("round-", ".lock");

/// The beginning and end of the names of unfinished files.
pub(super) const UNFINISHED: (&str, &str) = (".round-", ".tmp");

/// The age from which an unfinished file, or a lock without a round, was left behind by a program that was
/// stopped.
const STALE: Duration = Duration::from_secs(60);

/// The maximum number of bytes of interrupted rounds that are read. There is rarely more than one, but other
/// programs may have put files there.
const MOST: u64 = 1 << 24;

/// The maximum number of bytes of a round in play.
const LONGEST: u64 = 1 << 16;

/// The place where a round is saved while it is played. Dropping it leaves the round to be found again.
#[derive(Debug)]
pub struct Slot {
    folder: PathBuf,
    /// The files of the round, once it has been saved.
    held: Option<LockedRound>,
}

#[derive(Debug)]
struct LockedRound {
    round: PathBuf,
    lock: PathBuf,
    /// The open lock file; `None` if the file system has no locks.
    _locked: Option<LockedFile>,
}

/// A file that nobody else can lock. Dropping it unlocks it before it is closed: another thread may just be starting a
/// process, which has every open file for a moment.
#[derive(Debug)]
struct LockedFile(File);

impl LockedFile {
    fn new(file: File) -> Result<Self, Locked> {
        match disk::try_lock(&file, Lock::Alone) {
            Locked::Held => Ok(Self(file)),
            failed => Err(failed),
        }
    }
}

impl Drop for LockedFile {
    fn drop(&mut self) {
        disk::unlock(&self.0);
    }
}

impl Slot {
    pub(super) const fn new(folder: PathBuf) -> Self {
        Self { folder, held: None }
    }

    /// Saves the current state of the round. If the program is stopped at any moment, the file has this state
    /// or the previous one.
    ///
    /// # Errors
    /// Returns [`KeepError::Write`] if the folder or the file is not writable.
    pub fn save(&mut self, round: &InPlay) -> Result<(), KeepError> {
        let failed = |error| KeepError::Write(self.folder.clone(), error);
        disk::make_folder(&self.folder).map_err(failed)?;
        let behind = disk::length(&self.folder.join(FILE)).ok();
        let draft = Draft::new(&self.folder, UNFINISHED, round.to_line_behind(behind).as_bytes());
        let draft = draft.map_err(failed)?;
        let held = self.held.get_or_insert_with(|| {
            let unique = draft.unique(UNFINISHED);
            let path = |(before, after)| self.folder.join(format!("{before}{unique}{after}"));
            // The lock is taken before the file is in place, so that the round never exists without a lock.
            // Without locks, another game may offer a round that is being played; it is saved nevertheless.
            LockedRound { round: path(NAME), lock: path(LOCK), _locked: locked(&path(LOCK)) }
        });
        draft.place(&held.round).map_err(failed)
    }

    /// Removes the round, which has ended.
    pub fn clear(mut self) {
        self.forget();
    }

    /// Removes the round, so that the slot can be used for the next one.
    pub fn forget(&mut self) {
        if let Some(LockedRound { round, lock, _locked }) = self.held.take() {
            // At worst, what cannot be removed is offered for resuming. The round goes first, since a lock
            // without a round is harmless.
            let _ = disk::remove(&round);
            let _ = disk::remove(&lock);
        }
    }
}

fn locked(path: &Path) -> Option<LockedFile> {
    LockedFile::new(open(path)?).ok()
}

fn open(path: &Path) -> Option<File> {
    let mut options = files::private_options();
    disk::open(options.write(true).create(true).truncate(false), path).ok()
}

/// When a round was last seen in play.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastSeen {
    /// The modification time of its file.
    pub(super) written: SystemTime,
    /// The length in bytes of the file of finished rounds at that time, if known.
    pub(super) behind: Option<u64>,
}

/// Returns the rounds in a folder that no program holds, newest first, each with when it was last seen.
/// Removes files that were left unfinished.
pub(super) fn left(folder: &Path) -> impl Iterator<Item = (Slot, InPlay, LastSeen)> {
    let mut rounds: Vec<(SystemTime, PathBuf)> = Vec::new();
    for entry in disk::entries(folder) {
        let name = entry.file_name();
        let named = |(prefix, suffix): (&str, &str)| {
            name.to_str().is_some_and(|name| name.starts_with(prefix) && name.ends_with(suffix))
        };
        let Ok(metadata) = entry.metadata() else { continue };
        let Ok(written) = metadata.modified() else { continue };
        let path = entry.path();
        let stale = || written.elapsed().is_ok_and(|age| age > STALE);
        if named(NAME) {
            if metadata.is_file() && metadata.len() <= LONGEST {
                rounds.push((written, path));
            }
        } else if named(LOCK) && !path.with_extension("json").exists() && stale() {
            // A lock without a round is held for a moment at most.
            if locked(&path).is_some() {
                let _ = disk::remove(&path);
            }
        } else if named(UNFINISHED) && stale() {
            let _ = disk::remove(&path);
        }
    }
    rounds.sort_by(|a, b| b.cmp(a));
    let folder = folder.to_owned();
    let mut left_to_read = MOST;
    rounds.into_iter().filter_map(move |(written, round)| {
        left_to_read = left_to_read.checked_sub(LONGEST)?;
        // Check that it is a round before creating a lock.
        let bytes = read(&round)?;
        left_to_read += LONGEST - bytes.len() as u64;
        InPlay::parse(&bytes)?;
        let held = take(round)?;
        // It may have been written again before it was locked.
        let (kept, behind) = InPlay::parse_behind(&read(&held.round)?)?;
        let slot = Slot { folder: folder.clone(), held: Some(held) };
        Some((slot, kept, LastSeen { written, behind }))
    })
}

/// Locks and returns the files of a round that no other program holds.
fn take(round: PathBuf) -> Option<LockedRound> {
    let lock = round.with_extension("lock");
    let locked = match open(&lock).map(LockedFile::new) {
        Some(Ok(file)) => Some(file),
        Some(Err(Locked::Busy)) => return None,
        // Without locks, it is unknown whether another game holds the round.
        _ => None,
    };
    // The program that held the lock may have removed the round in the meantime.
    let there = disk::open(OpenOptions::new().read(true), &round).ok();
    // Versions up to 0.1 lock the round file itself.
    let free = there.is_some_and(|round| !matches!(LockedFile::new(round), Err(Locked::Busy)));
    if !free {
        if !round.exists() {
            let _ = disk::remove(&lock);
        }
        return None;
    }
    Some(LockedRound { round, lock, _locked: locked })
}

fn read(round: &Path) -> Option<Vec<u8>> {
    let file = disk::open(OpenOptions::new().read(true), round).ok()?;
    disk::read(&file, LONGEST).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_with_its_file_even_if_a_new_process_has_inherited_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("round.lock");
        let file = open(&path).unwrap();
        let inherited = file.try_clone().unwrap();
        let held = LockedFile::new(file).unwrap();
        assert!(locked(&path).is_none());
        drop(held);
        assert!(locked(&path).is_some());
        drop(inherited);
    }
}
