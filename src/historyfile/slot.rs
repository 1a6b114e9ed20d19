//! Owns [`Slot`], the file of a round that is being played. A program holds a lock on its own as long
//! as it lives, so a file that nobody holds was left by one that was interrupted.

use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use fs4::{FileExt, TryLockError};
use tempfile::Builder;

use super::{KeepError, is_there};
use crate::history::InPlay;

/// What the names of the files begin and end with.
const NAME: (&str, &str) = ("round-", ".json");

/// The same for a file that is being written.
const UNFINISHED: (&str, &str) = (".round-", ".tmp");

/// After this long a file that is being written was left by a program that was stopped meanwhile.
const STALE: Duration = Duration::from_secs(60);

/// How many rounds that were left are looked at: there is rarely more than one.
const MOST: usize = 16;

/// Bytes that a round in play takes at most.
const LONGEST: u64 = 1 << 16;

/// Where a round is kept while it is played. Dropped, it leaves the round to be found again.
#[derive(Debug)]
pub struct Slot {
    folder: PathBuf,
    /// The file, once there is one, and the lock on it.
    held: Option<(PathBuf, File)>,
}

impl Slot {
    pub(super) const fn new(folder: PathBuf) -> Self {
        Self { folder, held: None }
    }

    /// Keeps the round as it is now. Whenever the program is stopped, the file holds the round as it is
    /// now or as it was before.
    ///
    /// # Errors
    /// [`KeepError::Write`].
    pub fn save(&mut self, round: &InPlay) -> Result<(), KeepError> {
        let failed = |error| KeepError::Write(self.folder.clone(), error);
        fs::create_dir_all(&self.folder).map_err(failed)?;
        let (prefix, suffix) = UNFINISHED;
        let file = Builder::new().prefix(prefix).suffix(suffix).tempfile_in(&self.folder);
        let mut file = file.map_err(failed)?;
        // Locked before it is in its place, the round is never there without a lock. Where there are no
        // locks, another game may offer a round that is being played; it is kept all the same.
        let _ = FileExt::try_lock(file.as_file());
        file.write_all(round.to_line().as_bytes()).map_err(failed)?;
        let held = match &self.held {
            Some((path, _)) => {
                (path.clone(), file.persist(path).map_err(|error| failed(error.error))?)
            }
            None => {
                let name = file.path().file_name().unwrap_or_default().to_string_lossy();
                let unique = name.trim_start_matches(prefix).trim_end_matches(suffix).to_owned();
                let path = self.folder.join(format!("{}{unique}{}", NAME.0, NAME.1));
                let file = file.persist_noclobber(&path).map_err(|error| failed(error.error))?;
                (path, file)
            }
        };
        self.held = Some(held);
        Ok(())
    }

    /// Forgets the round: it has ended.
    pub fn clear(mut self) {
        self.forget();
    }

    /// Forgets the round, to be used for the next one.
    pub fn forget(&mut self) {
        if let Some((path, _lock)) = self.held.take() {
            // What cannot be removed is offered for resuming; nothing worse.
            let _ = fs::remove_file(path);
        }
    }
}

/// The rounds in a folder that no program holds, the newest first, each with the time at which it was
/// last written; and whatever was left unfinished there is removed.
pub(super) fn left(folder: &Path) -> impl Iterator<Item = (Slot, InPlay, SystemTime)> {
    let mut files: Vec<(SystemTime, PathBuf)> = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let named = |(prefix, suffix): (&str, &str)| {
            name.to_str().is_some_and(|name| name.starts_with(prefix) && name.ends_with(suffix))
        };
        if !named(NAME) && !named(UNFINISHED) {
            continue;
        }
        let Ok(written) = entry.metadata().and_then(|metadata| metadata.modified()) else {
            continue;
        };
        if named(NAME) {
            files.push((written, entry.path()));
        } else if written.elapsed().is_ok_and(|age| age > STALE) {
            let _ = fs::remove_file(entry.path());
        }
    }
    files.sort_by(|a, b| b.cmp(a));
    files.truncate(MOST);
    let folder = folder.to_owned();
    files.into_iter().filter_map(move |(written, path)| {
        let file = File::open(&path).ok()?;
        match FileExt::try_lock(&file) {
            Ok(()) => {}
            // Where there are no locks nobody can tell whether another game holds it.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(_) => return None,
        }
        if !is_there(&file, &path) {
            return None;
        }
        let mut bytes = Vec::new();
        (&file).take(LONGEST).read_to_end(&mut bytes).ok()?;
        let round = InPlay::parse(&bytes)?;
        Some((Slot { folder: folder.clone(), held: Some((path, file)) }, round, written))
    })
}
