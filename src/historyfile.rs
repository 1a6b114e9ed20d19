//! Owns [`Store`], which saves rounds between sessions: finished ones as lines of one file, and
//! unfinished ones in files of their own. The format of a line is in [`history`](crate::history).

#[cfg(test)]
mod faults;
mod keeper;
mod rounds;

pub use keeper::{Keeper, Lost, Saving};
pub use rounds::Rounds;

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;
use std::time::Duration;

use crate::history::{Career, Ended, Figures, History, Reader, Record};
use crate::system::clock::now;
use crate::system::files;
use crate::system::files::disk;

const FILE: &str = "history.jsonl";

const CHOICES: &str = "choices.toml";

const CHOICES_LOCK: &str = "choices.lock";

/// The maximum number of bytes read from that file.
const MOST_CHOICES: u64 = 1 << 14;

/// How long to wait for another program that has locked the file, when this one reads or has waited in vain before.
const MOMENT: Duration = Duration::from_millis(100);

/// How long to wait when a round has ended: longer than another program reads or writes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(2);

/// The maximum number of bytes of the history: some millions of rounds.
const MOST: u64 = 1 << 30;

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
    /// Another window of the game has the place of the round in play, or has left a round there.
    #[error(
        "another window of the game is open or has left a round, so a round that you leave in this one cannot be \
         continued; finished rounds are saved"
    )]
    InUse,
    /// Nothing is to be saved.
    #[error("rounds are not saved: the settings turn it off, or there is no home directory")]
    Off,
    /// The file is not readable.
    #[error("{0:?} cannot be read ({1}); {advice}", advice = files::to_read(.1))]
    Read(PathBuf, #[source] io::Error),
}

/// A message to the player about saved rounds.
#[derive(Debug, thiserror::Error)]
pub enum Notice {
    /// Rounds cannot be saved, for this reason.
    #[error("{0}; the game tries again after the next one")]
    NotKept(String),
    /// This many previous rounds, which could not be saved at first, have been saved.
    #[error("rounds are saved again, and {0} earlier ones have been saved, too")]
    Kept(usize),
    /// Rounds are saved, but two programs may write at the same time, since the file cannot be locked.
    #[error(
        "{0:?} cannot be locked ({1}); your rounds are saved, but do not play two games at the same time"
    )]
    Unlocked(PathBuf, #[source] io::Error),
    /// Rounds are not saved, or cannot be read.
    #[error(transparent)]
    Trouble(#[from] KeepError),
    /// The player is a guest.
    #[error("you are a guest here: your rounds are forgotten when you leave")]
    Guest,
    /// One line is not a record.
    #[error(
        "one line of {FILE} is damaged or from another version; it was skipped, and stays there"
    )]
    SkippedOne,
    /// An unfinished round cannot be read. Its file is here.
    #[error(
        "an unfinished round cannot be read, or is damaged or from another version; it stays in {0:?}"
    )]
    SetAside(PathBuf),
    /// An unfinished round was in the way of another one and cannot be continued here. Its file is now the first, and was the
    /// second.
    #[error(
        "an unfinished round that can't be continued with these words is now in {0:?}; to continue it, rename that to \
         {1:?} and play with its own words"
    )]
    OtherWords(PathBuf, PathBuf),
    /// This many lines are not records.
    #[error(
        "{0} lines of {FILE} are damaged or from another version; they were skipped, and stay there"
    )]
    Skipped(usize),
}

/// A folder in which rounds are saved. It is created when there is something to save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// Returns the store in this folder, which need not exist.
    pub const fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Returns the path of the file of finished rounds.
    pub fn path(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// Returns the player's last choices as text; `None` if there are none or they cannot be read.
    pub fn choices(&self) -> Option<String> {
        files::read_text(&self.folder.join(CHOICES), MOST_CHOICES).ok()
    }

    /// Changes the player's choices, with what another window has chosen in the meantime.
    ///
    /// # Errors
    /// Returns [`KeepError::Write`] if the folder or the file is not writable, and [`KeepError::Busy`] if another program has
    /// locked it. The previous choices may be kept.
    pub fn choose(&self, change: impl FnOnce(&str) -> String) -> Result<(), KeepError> {
        let path = self.folder.join(CHOICES);
        let failed = |error| KeepError::Write(path.clone(), error);
        self.make_folder()?;
        // The file itself is replaced, so a lock on it would say nothing about the next one.
        let lock = self.lock_file(CHOICES_LOCK).map_err(failed)?;
        if disk::is_busy(&disk::lock(&lock, File::try_lock, PATIENCE)) {
            return Err(KeepError::Busy(path));
        }
        let choices = change(&self.choices().unwrap_or_default());
        disk::replace(&path, choices.as_bytes()).map_err(failed)
    }

    /// Opens a file that is only there to be locked.
    fn lock_file(&self, name: &str) -> io::Result<File> {
        let mut options = files::private_options();
        disk::open(options.write(true).create(true).truncate(false), &self.folder.join(name))
    }

    /// Appends a round that has just ended, and waits this long for another program. Once this returns, the round survives a power
    /// failure. Returns why the file cannot be locked, if it cannot.
    ///
    /// # Errors
    /// Returns [`KeepError`] if the folder or the file is not writable or is locked by another program. The
    /// file is unchanged then, unless the system reported a failure wrongly.
    pub fn append(
        &self,
        ended: &Ended,
        patience: Duration,
    ) -> Result<Option<io::Error>, KeepError> {
        let line = &Record::new(ended.clone(), now()).to_line();
        let path = self.path();
        let failed = |error| KeepError::Write(path.clone(), error);
        self.make_folder()?;
        let mut options = files::private_options();
        let file = disk::open(options.read(true).append(true).create(true), &path);
        let mut file = file.map_err(failed)?;
        // A file system without permissions or without locks is good enough for saving rounds.
        let _ = files::make_private(&file, &path);
        let locked = disk::lock(&file, File::try_lock, patience);
        if disk::is_busy(&locked) {
            return Err(KeepError::Busy(path));
        }
        disk::add_line(&mut file, line).map_err(failed)?;
        if file.metadata().is_ok_and(|metadata| metadata.len() == line.len() as u64) {
            disk::sync_folder(&self.folder);
        }
        Ok(locked.err())
    }

    /// Creates the folder if it is missing.
    fn make_folder(&self) -> Result<(), KeepError> {
        let failed = |error| KeepError::Write(self.path(), error);
        disk::make_folder(&self.folder).map_err(failed)
    }

    /// Derives the career from the saved rounds as of `at`, in seconds since 1970-01-01 00:00:00 UTC. Returns it with the
    /// number of lines that are not records.
    ///
    /// # Errors
    /// Returns [`KeepError::Read`] if there is a file that is not readable.
    pub fn career(&self, at: u64) -> Result<(Career, usize), KeepError> {
        self.each_line(Figures::parse, |rounds| Career::of_rounds(rounds, at))
    }

    /// Calls `take` with every saved round, oldest first. Returns the number of lines that are not records.
    ///
    /// # Errors
    /// Returns [`KeepError::Read`] if there is a file that is not readable.
    pub fn each(&self, take: impl FnMut(Record)) -> Result<usize, KeepError> {
        self.each_line(Record::parse, |records| records.for_each(take)).map(|(_, skipped)| skipped)
    }

    /// Returns every saved round.
    ///
    /// # Errors
    /// Returns [`KeepError::Read`] if there is a file that is not readable.
    pub fn read(&self) -> Result<History, KeepError> {
        let mut records = Vec::new();
        let skipped = self.each(|record| records.push(record))?;
        Ok(History { records, skipped })
    }

    /// Does something with what the lines of the file of finished rounds say; there are none if there is no file. Returns its
    /// result, with the number of lines that are not records.
    fn each_line<T, R>(
        &self,
        parse: fn(&[u8]) -> Option<T>,
        with: impl FnOnce(&mut dyn Iterator<Item = T>) -> R,
    ) -> Result<(R, usize), KeepError> {
        let read = || {
            let file: Box<dyn Read> = match self.open() {
                Err(error) if error.kind() == ErrorKind::NotFound => Box::new(io::empty()),
                file => Box::new(disk::written(file?, MOST)?),
            };
            let mut lines = Reader::new(file, parse);
            let result = with(&mut lines);
            Ok((result, lines.skipped()?))
        };
        read().map_err(|error| KeepError::Read(self.path(), error))
    }

    /// Opens the file of finished rounds for reading.
    fn open(&self) -> io::Result<File> {
        let path = self.path();
        let file = disk::open(OpenOptions::new().read(true), &path)?;
        // The lock prevents reading a record that is half written. A file that cannot be locked is read
        // anyway.
        let _ = disk::lock(&file, File::try_lock_shared, MOMENT);
        Ok(file)
    }
}

/// Returns the message about this number of lines that are not records, if there are any.
pub const fn notice(skipped: usize) -> Option<Notice> {
    match skipped {
        0 => None,
        1 => Some(Notice::SkippedOne),
        lines => Some(Notice::Skipped(lines)),
    }
}
