//! Keeps rounds from one session to the next: ended ones as lines of one file, and those that are being
//! played each in a file of its own. What a line says, [`history`](crate::history) knows.

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
use std::time::{Duration, SystemTime};

use crate::history::{Ended, History, InPlay, Record, RoundAccuracy};
use crate::system::files::disk::{self, Draft, Lock, Locked};
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

/// Bytes of the file in which a record is looked for: at its end one that has just been written, and behind
/// what was there before a letter one of the round to which that letter belongs.
const RECENT: u64 = 1 << 16;

/// Why a round is not kept, or what was kept cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// A file or its folder cannot be written.
    #[error(
        "rounds cannot be kept in {0:?} ({1}); {advice}, or play with --no-history",
        advice = files::to_write(.1)
    )]
    Write(PathBuf, #[source] io::Error),
    /// Another program holds the file.
    #[error("rounds cannot be kept in {0:?}: another program is writing there")]
    Busy(PathBuf),
    /// The file cannot be read.
    #[error("{0:?} cannot be read ({1}); {advice}", advice = files::to_read(.1))]
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
    /// Rounds are kept, but nothing keeps two programs from writing at once.
    #[error(
        "{0:?} cannot be locked ({1}); your rounds are kept, but do not play two games at the same time"
    )]
    Unlocked(PathBuf, #[source] io::Error),
    /// Nothing is kept.
    #[error("rounds are not kept: the settings say so, or there is no home")]
    NotKept,
    /// Somebody plays who has no account here.
    #[error("you are a guest here: your rounds are forgotten when you leave")]
    Guest,
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

/// How something was kept.
#[derive(Debug)]
pub enum Kept {
    /// While the file was locked.
    Locked,
    /// Without a lock, since nobody can lock the file, for this reason.
    Unlocked(io::Error),
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
    /// [`KeepError::Write`] where the folder or the file cannot be written; what was chosen before may still be there.
    pub fn choose(&self, choices: &str) -> Result<(), KeepError> {
        let path = self.folder.join(CHOICES);
        let written = disk::make_folder(&self.folder)
            .and_then(|()| Draft::new(&self.folder, slot::UNFINISHED, choices.as_bytes()))
            .and_then(|draft| draft.place(&path));
        written.map_err(|error| KeepError::Write(path, error))
    }

    /// Whether nothing was ever kept here.
    #[must_use]
    pub(crate) fn is_new(&self) -> bool {
        [FILE, CHOICES].iter().all(|name| !self.folder.join(name).exists())
    }

    /// Adds a round that has ended just now. When this returns, a power cut does not take it any more.
    ///
    /// # Errors
    /// [`KeepError`] where the folder or the file cannot be written, or somebody else holds it; the file is as it was
    /// then, or the round is in it all the same.
    pub fn append(&self, ended: &Ended) -> Result<Kept, KeepError> {
        self.append_since(ended, None)
    }

    /// The same once more, for a round that this program tried to add from this time on, in seconds
    /// since the beginning of 1970, UTC. The system may have said that it failed where it did not: then
    /// the round is in the file, and is not added twice.
    ///
    /// # Errors
    /// [`KeepError`] where the folder or the file cannot be written, or somebody else holds it.
    pub(crate) fn append_again(&self, ended: &Ended, since: u64) -> Result<Kept, KeepError> {
        self.append_since(ended, Some(since))
    }

    fn append_since(&self, ended: &Ended, since: Option<u64>) -> Result<Kept, KeepError> {
        let line = Record::new(ended.clone(), seconds(SystemTime::now())).to_line();
        let is_there = |record: &Record| {
            since.is_some_and(|since| record.at >= since && record.ended == *ended)
        };
        self.write(&line, since.is_some().then_some(&is_there))
    }

    /// Adds how good the guesses of a round were that was kept, by its moment (see
    /// [`Ended::moment`]).
    ///
    /// # Errors
    /// [`KeepError`] where the folder or the file cannot be written, or somebody else holds it; the file is as it was
    /// then, or the line is in it all the same.
    pub fn judge(&self, moment: (u64, usize), accuracy: RoundAccuracy) -> Result<Kept, KeepError> {
        self.write(&accuracy.to_line(moment), None)
    }

    /// Adds a line with its line end, unless a recent record says that it is there already.
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
        // A file system without permissions keeps rounds all the same, and so does one without locks.
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

    /// Every round that was kept; none where there is no file.
    ///
    /// # Errors
    /// [`KeepError::Read`] where there is a file that cannot be read.
    pub fn read(&self) -> Result<History, KeepError> {
        let bytes = match self.open() {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            file => file.and_then(|file| disk::read(&file, MOST)),
        };
        let failed = |error| KeepError::Read(self.path(), error);
        bytes.map(|bytes| History::read(&bytes)).map_err(failed)
    }

    /// The file of ended rounds, to read from.
    fn open(&self) -> io::Result<File> {
        let path = self.path();
        let file = disk::open(OpenOptions::new().read(true), &path)?;
        // A record that is half written would be taken for a torn one. A file that cannot be locked is
        // read all the same.
        let _ = disk::lock(&file, Lock::Shared, PATIENCE);
        Ok(file)
    }

    /// A place for the round that is about to be played.
    #[must_use]
    pub fn slot(&self) -> Slot {
        Slot::new(self.folder.clone())
    }

    /// The rounds that were interrupted and that no program is playing, the newest first. As long as
    /// its slot is held, no other program finds a round.
    pub fn interrupted(&self) -> impl Iterator<Item = (Slot, InPlay)> {
        slot::left(&self.folder).filter_map(|(slot, round, last)| {
            // Where nobody can tell whether it has ended, it is offered another time.
            if !self.has_ended(&round, &last).ok()? {
                return Some((slot, round));
            }
            // The program was stopped after it had kept the round, and before it could say so.
            slot.clear();
            None
        })
    }

    /// Whether a round that was last seen in play then is among those that have ended since.
    fn has_ended(&self, round: &InPlay, last: &LastSeen) -> io::Result<bool> {
        let mut file = match self.open() {
            Err(error) if has_no_records(&error) => return Ok(false),
            file => file?,
        };
        let length = file.metadata()?.len();
        // A clock may have been set back since, so the place in the file comes before the time.
        if let Some(behind) = last.behind.filter(|behind| *behind <= length) {
            let records = History::read(&piece(&mut file, behind)?).records;
            return Ok(records.iter().any(|record| round.is_in(record)));
        }
        let seen = seconds(last.written);
        let records = History::read(&recent(&mut file)?).records;
        Ok(records.iter().any(|record| record.at >= seen && round.is_in(record)))
    }
}

/// Whether no file was opened since what is there, if anything, holds no records.
fn has_no_records(error: &io::Error) -> bool {
    use ErrorKind::{InvalidInput, IsADirectory, NotFound};
    matches!(error.kind(), NotFound | IsADirectory | InvalidInput)
}

/// The end of a file: the records that were written last.
fn recent(file: &mut File) -> io::Result<Vec<u8>> {
    let length = file.metadata()?.len();
    piece(file, length.saturating_sub(RECENT))
}

/// As much of a file from this byte on as the records take that are written soon after one another.
fn piece(file: &mut File, from: u64) -> io::Result<Vec<u8>> {
    file.seek(SeekFrom::Start(from))?;
    disk::read_some(file, RECENT)
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

/// Seconds since the beginning of 1970, UTC; 0 for a clock that is set before that.
fn seconds(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
