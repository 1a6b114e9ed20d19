//! Owns [`Slot`], the file of a round that is being played, and beside it a file that a program locks as
//! long as it plays that round: a round whose lock nobody holds was interrupted. The lock is on a file of
//! its own, since a file that is open cannot be replaced everywhere.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::{FILE, KeepError};
use crate::history::InPlay;
use crate::system::files;
use crate::system::files::disk::{self, Draft, Lock, Locked};

/// What the names of the rounds begin and end with.
const NAME: (&str, &str) = ("round-", ".json");

/// The same for the locks.
const LOCK: (&str, &str) = ("round-", ".lock");

/// The same for a file that is being written.
pub(super) const UNFINISHED: (&str, &str) = (".round-", ".tmp");

/// After this long a file that is being written, or a lock without a round, was left by a program that
/// was stopped.
const STALE: Duration = Duration::from_secs(60);

/// Bytes of interrupted rounds that are looked at: there is rarely more than one, but others may have put
/// files there.
const MOST: u64 = 1 << 24;

/// Bytes that a round in play takes at most.
const LONGEST: u64 = 1 << 16;

/// Where a round is kept while it is played. Dropped, it leaves the round to be found again.
#[derive(Debug)]
pub struct Slot {
    folder: PathBuf,
    /// Where the round is, once it is kept.
    held: Option<Held>,
}

/// A round's files.
#[derive(Debug)]
struct Held {
    round: PathBuf,
    lock: PathBuf,
    /// The open lock; nothing where the file system has none.
    _locked: Option<File>,
}

impl Slot {
    pub(super) const fn new(folder: PathBuf) -> Self {
        Self { folder, held: None }
    }

    /// Keeps the round as it is now. Whenever the program is stopped, the file holds the round as it is
    /// now or as it was before.
    ///
    /// # Errors
    /// [`KeepError::Write`] where the folder or the file cannot be written.
    pub fn save(&mut self, round: &InPlay) -> Result<(), KeepError> {
        let failed = |error| KeepError::Write(self.folder.clone(), error);
        disk::make_folder(&self.folder).map_err(failed)?;
        let behind = disk::length(&self.folder.join(FILE)).ok();
        let draft = Draft::new(&self.folder, UNFINISHED, round.to_line_behind(behind).as_bytes());
        let draft = draft.map_err(failed)?;
        let held = self.held.get_or_insert_with(|| {
            let unique = draft.unique(UNFINISHED);
            let path = |(before, after)| self.folder.join(format!("{before}{unique}{after}"));
            // Locked before it is in its place, the round is never there without a lock. Where there are
            // no locks, another game may offer a round that is being played; it is kept all the same.
            Held { round: path(NAME), lock: path(LOCK), _locked: locked(&path(LOCK)) }
        });
        draft.place(&held.round).map_err(failed)
    }

    /// Forgets the round: it has ended.
    pub fn clear(mut self) {
        self.forget();
    }

    /// Forgets the round, to be used for the next one.
    pub fn forget(&mut self) {
        if let Some(Held { round, lock, _locked }) = self.held.take() {
            // What cannot be removed is offered for resuming; nothing worse. The round goes first: a
            // lock without a round is nothing to anybody.
            let _ = disk::remove(&round);
            let _ = disk::remove(&lock);
        }
    }
}

/// A lock that this program holds from now on, if there can be one.
fn locked(path: &Path) -> Option<File> {
    let file = open(path)?;
    matches!(disk::try_lock(&file, Lock::Alone), Locked::Held).then_some(file)
}

fn open(path: &Path) -> Option<File> {
    let mut options = files::private_options();
    disk::open(options.write(true).create(true).truncate(false), path).ok()
}

/// When a round was last seen in play.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastSeen {
    /// When its file was written.
    pub(super) written: SystemTime,
    /// How many bytes of ended rounds there were then, if that is known.
    pub(super) behind: Option<u64>,
}

/// The rounds in a folder that no program holds, the newest first, each with when it was last seen; and
/// whatever was left unfinished there is removed.
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
            // Nobody locks a file for longer than a moment before its round is there.
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
        // Nothing is locked, and no lock made, for what is no round.
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

/// The files of a round that no program holds, held from now on.
fn take(round: PathBuf) -> Option<Held> {
    let lock = round.with_extension("lock");
    let file = open(&lock);
    let locked = match file.as_ref().map(|file| disk::try_lock(file, Lock::Alone)) {
        // Where there are no locks nobody can tell whether another game holds it.
        None | Some(Locked::Never(_)) => None,
        Some(Locked::Held) => file,
        Some(Locked::Busy) => return None,
    };
    // The program that held the lock may have forgotten the round while it was being looked for.
    let there = disk::open(OpenOptions::new().read(true), &round).ok();
    // Versions up to 0.1 lock the round itself.
    let free =
        there.is_some_and(|round| !matches!(disk::try_lock(&round, Lock::Alone), Locked::Busy));
    if !free {
        if !round.exists() {
            let _ = disk::remove(&lock);
        }
        return None;
    }
    Some(Held { round, lock, _locked: locked })
}

/// What a round's file holds, if it can be read.
fn read(round: &Path) -> Option<Vec<u8>> {
    let file = disk::open(OpenOptions::new().read(true), round).ok()?;
    disk::read(&file, LONGEST).ok()
}
