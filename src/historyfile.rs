//! Keeps rounds from one session to the next: ended ones as lines of one file, and those that are being
//! played each in a file of its own. What a line says, [`history`](crate::history) knows.

mod keeper;
mod slot;

pub use keeper::Keeper;
pub use slot::Slot;

use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime};

use fs4::{FileExt, TryLockError};

use crate::history::{Ended, History, InPlay, Record};
use crate::system::{files, folders};

/// The file of ended rounds.
const FILE: &str = "history.jsonl";

/// The file of what was chosen last.
const CHOICES: &str = "choices.toml";

/// Bytes of that file that are read at most.
const MOST_CHOICES: u64 = 1 << 14;

/// How long a game waits for another one that is writing: no longer than a player would notice, since a
/// round that is not kept now is kept later.
const PATIENCE: Duration = Duration::from_millis(100);

/// Bytes that are read at most: some millions of rounds.
const MOST: u64 = 1 << 30;

/// Bytes at the end of the file in which a record is looked for that has just been written.
const RECENT: u64 = 1 << 16;

/// Why a round is not kept, or what was kept cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// A file or its folder cannot be written.
    #[error("rounds cannot be kept in {0:?} ({1}); check the folder, or play with --no-history")]
    Write(PathBuf, #[source] io::Error),
    /// Another program holds the file.
    #[error("rounds cannot be kept in {0:?}: another program is writing there")]
    Busy(PathBuf),
    /// The file cannot be read.
    #[error("{0:?} cannot be read ({1}); check its permissions")]
    Read(PathBuf, #[source] io::Error),
}

/// What there is to tell about rounds that were kept or read.
#[derive(Debug, thiserror::Error)]
pub enum Notice {
    /// A round could not be kept.
    #[error("{0}; the game tries again after the next one")]
    NotYet(#[source] KeepError),
    /// The round before, which could not be kept at first, has been kept.
    #[error("the round before could be kept now, too")]
    KeptOne,
    /// This number of rounds, which could not be kept at first, have been kept.
    #[error("the {0} rounds before could be kept now, too")]
    Kept(usize),
    /// Nothing is kept.
    #[error("rounds are not kept: the settings say so, or there is no home")]
    NotKept,
    /// What was kept cannot be read.
    #[error(transparent)]
    Unread(#[from] KeepError),
    /// A line that is no record.
    #[error("one line of {FILE} is not a record and was skipped")]
    SkippedOne,
    /// This number of lines that are no records.
    #[error("{0} lines of {FILE} are not records and were skipped")]
    Skipped(usize),
}

/// A folder in which rounds are kept. It is made when there is something to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// The player's own folder. Nothing where there is no home.
    #[must_use]
    pub fn own() -> Option<Self> {
        folders::state().map(Self::at)
    }

    /// The store in this folder, which need not be there.
    #[must_use]
    pub const fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Where ended rounds are.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// What was chosen last, as it was written; nothing where there is none, or none that can be read.
    #[must_use]
    pub fn choices(&self) -> Option<String> {
        files::read_text(&self.folder.join(CHOICES), MOST_CHOICES).ok()
    }

    /// Writes down what has been chosen.
    ///
    /// # Errors
    /// [`KeepError::Write`]; what was chosen before may still be there.
    pub fn choose(&self, choices: &str) -> Result<(), KeepError> {
        let path = self.folder.join(CHOICES);
        let written = files::make_private_folder(&self.folder).and_then(|()| {
            let (prefix, suffix) = slot::UNFINISHED;
            let mut builder = tempfile::Builder::new();
            let mut file = builder.prefix(prefix).suffix(suffix).tempfile_in(&self.folder)?;
            file.write_all(choices.as_bytes())?;
            // Closed before it is moved: an open file cannot be replaced everywhere.
            file.into_temp_path().persist(&path).map_err(|error| error.error)
        });
        written.map_err(|error| KeepError::Write(path, error))
    }

    /// Whether nothing was ever kept here.
    #[must_use]
    pub fn is_new(&self) -> bool {
        [FILE, CHOICES].iter().all(|name| !self.folder.join(name).exists())
    }

    /// Adds a round that has ended just now. When this returns, a power cut does not take it any more.
    ///
    /// # Errors
    /// [`KeepError`]; the file is as it was then.
    pub fn append(&self, ended: &Ended) -> Result<(), KeepError> {
        let path = self.path();
        let failed = |error| KeepError::Write(path.clone(), error);
        files::make_private_folder(&self.folder).map_err(failed)?;
        match files::check(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            checked => checked.map_err(failed)?,
        }
        let file = files::private_options().read(true).append(true).create(true).open(&path);
        let mut file = file.map_err(failed)?;
        // A file system without permissions keeps rounds all the same.
        let _ = files::make_private(&file);
        if !locked(&file, true).map_err(failed)? {
            return Err(KeepError::Busy(path));
        }
        let line = Record::new(ended.clone(), seconds(SystemTime::now())).to_line();
        add(&mut file, &line).map_err(failed)?;
        if file.metadata().is_ok_and(|metadata| metadata.len() == line.len() as u64) {
            // That there is a new file has to outlast a power cut, too; not every system can be asked.
            let _ = File::open(&self.folder).and_then(|folder| folder.sync_all());
        }
        Ok(())
    }

    /// Every round that was kept; none where there is no file.
    ///
    /// # Errors
    /// [`KeepError::Read`] where there is a file that cannot be read.
    pub fn read(&self) -> Result<History, KeepError> {
        let failed = |error| KeepError::Read(self.path(), error);
        self.bytes(None).map(|bytes| History::read(&bytes)).map_err(failed)
    }

    /// The file, or its last part of this many bytes.
    fn bytes(&self, last: Option<u64>) -> io::Result<Vec<u8>> {
        let mut file = match files::open(&self.path()) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            file => file?,
        };
        // A record that is half written would be taken for a torn one. A file that cannot be locked is
        // read all the same.
        let _ = locked(&file, false);
        let length = file.metadata()?.len();
        let first = length.saturating_sub(last.unwrap_or(length));
        file.seek(SeekFrom::Start(first))?;
        let most = usize::try_from((length - first).min(MOST)).unwrap_or(0);
        let mut bytes = Vec::with_capacity(most + 1);
        files::bounded(file, MOST).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// A place for the round that is about to be played.
    #[must_use]
    pub fn slot(&self) -> Slot {
        Slot::new(self.folder.clone())
    }

    /// The rounds that were interrupted and that no program is playing, the newest first. As long as
    /// its slot is held, no other program finds a round.
    pub fn interrupted(&self) -> impl Iterator<Item = (Slot, InPlay)> {
        slot::left(&self.folder).filter_map(|(slot, round, written)| {
            if !self.has_ended(&round, seconds(written)) {
                return Some((slot, round));
            }
            // The program was stopped after it had kept the round, and before it could say so.
            slot.clear();
            None
        })
    }

    /// Whether a round that was last seen in play at this time is among those that have ended since.
    fn has_ended(&self, round: &InPlay, seen: u64) -> bool {
        let recent = self.bytes(Some(RECENT)).unwrap_or_default();
        let records = History::read(&recent).records;
        records.iter().any(|record| record.at >= seen && round.is_in(record))
    }
}

/// What there is to tell about lines of a history that are no records, if there are any.
#[must_use]
pub fn notice(history: &History) -> Option<Notice> {
    match history.skipped {
        0 => None,
        1 => Some(Notice::SkippedOne),
        lines => Some(Notice::Skipped(lines)),
    }
}

/// Adds a line at the end with a single write, or nothing at all.
fn add(file: &mut File, line: &str) -> io::Result<()> {
    let before = file.seek(SeekFrom::End(0))?;
    // Where a power cut tore the last line, this one must not become a part of it.
    let line = if ends_a_line(file, before)? { line.to_owned() } else { format!("\n{line}") };
    let written = match file.write(line.as_bytes()) {
        Ok(count) if count == line.len() => return file.sync_data(),
        Ok(_) => io::Error::from(io::ErrorKind::StorageFull),
        Err(error) => error,
    };
    // Half a line would do no harm, but none is tidier.
    let _ = file.set_len(before);
    Err(written)
}

fn ends_a_line(file: &mut File, length: u64) -> io::Result<bool> {
    if length == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::Start(length - 1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

/// Locks a file for writing or for reading until it is closed; whether that could be done in time.
fn locked(file: &File, writing: bool) -> io::Result<bool> {
    let mut waited = Duration::ZERO;
    let step = Duration::from_millis(1);
    loop {
        let locked = match writing {
            true => FileExt::try_lock(file),
            false => FileExt::try_lock_shared(file),
        };
        match locked {
            Ok(()) => return Ok(true),
            // A file system without locks keeps single writes apart all the same.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                return Ok(true);
            }
            Err(TryLockError::Error(error)) => return Err(error),
            Err(TryLockError::WouldBlock) if waited >= PATIENCE => return Ok(false),
            Err(TryLockError::WouldBlock) => {
                thread::sleep(step);
                waited += step;
            }
        }
    }
}

/// Seconds since the beginning of 1970, UTC; 0 for a clock that is set before that.
fn seconds(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
