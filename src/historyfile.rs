//! Owns [`Store`], which saves rounds between sessions: finished ones as lines of one file, and each
//! unfinished one in a file of its own. The format of a line is in [`history`](crate::history).

#[cfg(test)]
mod faults;
mod keeper;
mod slot;

pub use keeper::Keeper;
use slot::LastSeen;
pub use slot::Slot;

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom};
use std::path::PathBuf;
use std::time::Duration;

use crate::history::{Ended, History, InPlay, Record};
use crate::system::clock::{now, seconds};
use crate::system::files;
use crate::system::files::disk::{self, Draft, Lock, Locked};
use crate::system::folders::Folders;

const FILE: &str = "history.jsonl";

const CHOICES: &str = "choices.toml";

/// The maximum number of bytes read from that file.
const MOST_CHOICES: u64 = 1 << 14;

/// How long to wait for another game that is writing. It is too short to notice; a round that cannot be saved
/// now is saved later.
const PATIENCE: Duration = Duration::from_millis(100);

/// The maximum number of bytes of the history that are read: some millions of rounds.
const MOST: u64 = 1 << 30;

/// The number of bytes in which to look for a record: at the end of the file for one that was just written,
/// and after a known offset for the round that was saved with it.
const RECENT: u64 = 1 << 16;

/// The reason why a round cannot be saved, or saved rounds cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// A file or its folder is not writable.
    #[error(
        "rounds cannot be kept in {0:?} ({1}); {advice}, or play with --no-history",
        advice = files::to_write(.1)
    )]
    Write(PathBuf, #[source] io::Error),
    /// Another program has locked the file.
    #[error("rounds cannot be kept in {0:?}: another program is writing there")]
    Busy(PathBuf),
    /// The file is not readable.
    #[error("{0:?} cannot be read ({1}); {advice}", advice = files::to_read(.1))]
    Read(PathBuf, #[source] io::Error),
}

/// A message to the player about saved rounds.
#[derive(Debug, thiserror::Error)]
pub enum Notice {
    /// A round could not be saved.
    #[error("{0}; the game tries again after the next one")]
    NotYet(#[source] KeepError),
    /// The previous round, which could not be saved at first, has been saved.
    #[error("the previous round has now been saved, too")]
    KeptOne,
    /// This many previous rounds, which could not be saved at first, have been saved.
    #[error("the previous {0} rounds have now been saved, too")]
    Kept(usize),
    /// Rounds are saved, but two programs may write at the same time, since the file cannot be locked.
    #[error(
        "{0:?} cannot be locked ({1}); your rounds are saved, but do not play two games at the same time"
    )]
    Unlocked(PathBuf, #[source] io::Error),
    /// Rounds are not saved.
    #[error("rounds are not saved: the settings turn it off, or there is no home directory")]
    NotKept,
    /// The player is a guest.
    #[error("you are a guest here: your rounds are forgotten when you leave")]
    Guest,
    /// Saved rounds cannot be read.
    #[error(transparent)]
    Unread(#[from] KeepError),
    /// One line is not a record.
    #[error(
        "one line of {FILE} is damaged or from another version; it was skipped, and stays there"
    )]
    SkippedOne,
    /// This many lines are not records.
    #[error(
        "{0} lines of {FILE} are damaged or from another version; they were skipped, and stay there"
    )]
    Skipped(usize),
}

/// How something was saved.
#[derive(Debug)]
pub enum Kept {
    /// With the file locked.
    Locked,
    /// Without a lock, since the file cannot be locked for this reason.
    Unlocked(io::Error),
}

/// A folder in which rounds are saved. It is created when there is something to save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// Returns the store in the player's own folder; `None` if the player has no home directory.
    #[must_use]
    pub fn own() -> Option<Self> {
        Folders::of_user().state.map(Self::at)
    }

    /// Returns the store in this folder, which need not exist.
    #[must_use]
    pub const fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Returns the path of the file of finished rounds.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// Returns the player's last choices as text; `None` if there are none or they cannot be read.
    #[must_use]
    pub fn choices(&self) -> Option<String> {
        files::read_text(&self.folder.join(CHOICES), MOST_CHOICES).ok()
    }

    /// Saves the player's choices.
    ///
    /// # Errors
    /// Returns [`KeepError::Write`] if the folder or the file is not writable. The previous choices may be
    /// kept.
    pub fn choose(&self, choices: &str) -> Result<(), KeepError> {
        let path = self.folder.join(CHOICES);
        let written = disk::make_folder(&self.folder)
            .and_then(|()| Draft::new(&self.folder, slot::UNFINISHED, choices.as_bytes()))
            .and_then(|draft| draft.place(&path));
        written.map_err(|error| KeepError::Write(path, error))
    }

    /// Appends a round that has just ended. Once this returns, the round survives a power failure.
    ///
    /// # Errors
    /// Returns [`KeepError`] if the folder or the file is not writable or is locked by another program. The
    /// file is unchanged then, unless the system reported a failure wrongly.
    pub fn append(&self, ended: &Ended) -> Result<Kept, KeepError> {
        self.append_since(ended, None)
    }

    /// Appends a round that this program has tried to append since a time in seconds since 1970-01-01
    /// 00:00:00 UTC. If the system reported a failure wrongly, the round is already in the file, and is not
    /// added again.
    ///
    /// # Errors
    /// Returns [`KeepError`] if the folder or the file is not writable or is locked by another program.
    pub(crate) fn append_again(&self, ended: &Ended, since: u64) -> Result<Kept, KeepError> {
        self.append_since(ended, Some(since))
    }

    fn append_since(&self, ended: &Ended, since: Option<u64>) -> Result<Kept, KeepError> {
        let line = Record::new(ended.clone(), now()).to_line();
        let is_there = |record: &Record| {
            since.is_some_and(|since| record.at >= since && record.ended == *ended)
        };
        self.write(&line, since.is_some().then_some(&is_there))
    }

    /// Appends a line, including its line break, unless a recent record shows that it is already there.
    fn write(
        &self,
        line: &str,
        is_there: Option<&dyn Fn(&Record) -> bool>,
    ) -> Result<Kept, KeepError> {
        let path = self.path();
        let failed = |error| KeepError::Write(path.clone(), error);
        disk::make_folder(&self.folder).map_err(failed)?;
        let mut options = files::private_options();
        let file = disk::open(options.read(true).append(true).create(true), &path);
        let mut file = file.map_err(failed)?;
        // A file system without permissions or without locks is good enough for saving rounds.
        let _ = files::make_private(&file);
        let kept = match disk::lock(&file, Lock::Alone, PATIENCE) {
            Locked::Held => Kept::Locked,
            Locked::Never(error) => Kept::Unlocked(error),
            Locked::Busy => return Err(KeepError::Busy(path)),
        };
        if let Some(is_there) = is_there {
            let records = History::read(&recent(&mut file).map_err(failed)?).records;
            if records.iter().any(is_there) {
                return Ok(kept);
            }
        }
        disk::add_line(&mut file, line).map_err(failed)?;
        if file.metadata().is_ok_and(|metadata| metadata.len() == line.len() as u64) {
            disk::sync_folder(&self.folder);
        }
        Ok(kept)
    }

    /// Returns every saved round; none if there is no file.
    ///
    /// # Errors
    /// Returns [`KeepError::Read`] if there is a file that is not readable.
    pub fn read(&self) -> Result<History, KeepError> {
        let bytes = match self.open() {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            file => file.and_then(|file| disk::read(&file, MOST)),
        };
        let failed = |error| KeepError::Read(self.path(), error);
        bytes.map(|bytes| History::read(&bytes)).map_err(failed)
    }

    /// Opens the file of finished rounds for reading.
    fn open(&self) -> io::Result<File> {
        let path = self.path();
        let file = disk::open(OpenOptions::new().read(true), &path)?;
        // The lock prevents reading a record that is half written. A file that cannot be locked is read
        // anyway.
        let _ = disk::lock(&file, Lock::Shared, PATIENCE);
        Ok(file)
    }

    /// Creates a slot for the next round.
    #[must_use]
    pub fn slot(&self) -> Slot {
        Slot::new(self.folder.clone())
    }

    /// Returns the interrupted rounds that no program is playing, newest first. While its slot is held, a
    /// round is invisible to other programs.
    pub fn interrupted(&self) -> impl Iterator<Item = (Slot, InPlay)> {
        slot::left(&self.folder).filter_map(|(slot, round, last)| {
            // If it is unknown whether the round has ended, it is offered another time.
            if !self.has_ended(&round, &last).ok()? {
                return Some((slot, round));
            }
            // The program was stopped between saving the finished round and clearing its slot.
            slot.clear();
            None
        })
    }

    /// Returns whether an unfinished round, as last seen, is among the finished ones by now.
    fn has_ended(&self, round: &InPlay, last: &LastSeen) -> io::Result<bool> {
        let mut file = match self.open() {
            Err(error) if has_no_records(&error) => return Ok(false),
            file => file?,
        };
        let length = file.metadata()?.len();
        // A clock may have been set back since, so the offset in the file is more reliable than the time.
        if let Some(behind) = last.behind.filter(|behind| *behind <= length) {
            let records = History::read(&piece(&mut file, behind)?).records;
            return Ok(records.iter().any(|record| round.is_in(record)));
        }
        let seen = seconds(last.written);
        let records = History::read(&recent(&mut file)?).records;
        Ok(records.iter().any(|record| record.at >= seen && round.is_in(record)))
    }
}

/// Returns whether a file could not be opened because there are no records in it.
fn has_no_records(error: &io::Error) -> bool {
    use ErrorKind::{InvalidInput, IsADirectory, NotFound};
    matches!(error.kind(), NotFound | IsADirectory | InvalidInput)
}

/// Reads the end of a file: the records written last.
fn recent(file: &mut File) -> io::Result<Vec<u8>> {
    let length = file.metadata()?.len();
    piece(file, length.saturating_sub(RECENT))
}

/// Reads part of a file from this offset on, enough for records written soon after one another.
fn piece(file: &mut File, from: u64) -> io::Result<Vec<u8>> {
    file.seek(SeekFrom::Start(from))?;
    disk::read_some(file, RECENT)
}

/// Returns the message about lines of a history that are not records, if there are any.
#[must_use]
pub fn notice(history: &History) -> Option<Notice> {
    match history.skipped {
        0 => None,
        1 => Some(Notice::SkippedOne),
        lines => Some(Notice::Skipped(lines)),
    }
}
