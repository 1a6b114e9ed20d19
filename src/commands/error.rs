//! Owns [`CommandError`]: why a command failed.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use crate::evaluation::Stopped;
use crate::game::{DuelError, LibraryError, TranscriptError};
use crate::historyfile::KeepError;
use crate::lists::{ListsError, WithoutError};
use crate::play::{PlayError, StartError, TerminalError, always};
use crate::players::SpecError;
use crate::solver::LexiconError;
use crate::solver::proof::{ProofError, Unproven};
use crate::system::files;
use crate::wordfile::WordFileError;

/// Why a command failed. The type decides the exit status.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The request is wrong; the user can fix it.
    #[error(transparent)]
    Usage(#[from] UsageError),
    /// Something failed, or a check did not pass.
    #[error(transparent)]
    Failure(#[from] RunError),
}

/// The reason why a request is wrong, which the user can fix.
#[derive(Debug, thiserror::Error)]
pub enum UsageError {
    /// Flags that are valid one by one don't fit each other, or don't fit the words; the sentence says what to change.
    #[error("{0}")]
    Flags(String),
    /// The game cannot start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A line of a duel cannot be used.
    #[error("challenge: {0}")]
    Duel(DuelError),
    /// The file does not exist, or exists already.
    #[error(transparent)]
    File(FileError),
    /// The player's word list cannot be used.
    #[error(transparent)]
    Lists(#[from] ListsError),
    /// Words cannot be excluded.
    #[error(transparent)]
    Without(#[from] WithoutError),
    /// The hidden words cannot be used.
    #[error("--hidden: {0}")]
    Hidden(#[source] WordFileError),
    /// The text is not a transcript, or cannot have been played with these words.
    #[error("{text:?}: {error}")]
    Transcript {
        /// The text, or the name of a missing file.
        text: String,
        /// What is wrong with it.
        error: TranscriptError,
    },
    /// There is no such player, or it has no rule.
    #[error(transparent)]
    Player(#[from] SpecError),
}

/// The reason why a correct request failed.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The game failed.
    #[error(transparent)]
    Terminal(#[from] TerminalError),
    /// The result belongs to another duel.
    #[error("challenge: {0}")]
    Duel(DuelError),
    /// A file cannot be read or written.
    #[error(transparent)]
    File(FileError),
    /// The saved rounds cannot be read.
    #[error(transparent)]
    Keep(#[from] KeepError),
    /// The words cannot be solved.
    #[error("the list cannot be solved: {0}")]
    Lexicon(#[from] LexiconError),
    /// A proof was not found.
    #[error("no proof written: {0}")]
    Unproven(#[from] Unproven),
    /// The proof is invalid.
    #[error("{path:?}: {error}")]
    Proof {
        /// The proof's file.
        path: PathBuf,
        /// What is wrong with it.
        error: ProofError,
    },
    /// The guesser's half of a proof is invalid.
    #[error("{path:?}: at {position}: {error}")]
    ProofAt {
        /// The proof's file.
        path: PathBuf,
        /// The first position where it fails, as a player would see it.
        position: String,
        /// What is wrong there.
        error: ProofError,
    },
    /// The evaluation failed.
    #[error(transparent)]
    Evaluation(#[from] Stopped),
    /// Input or output failed.
    #[error("input or output failed: {0}")]
    Io(#[from] io::Error),
}

/// A file that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It cannot be written.
    #[error("{path:?} cannot be written ({error}); {advice}", advice = files::to_write(error))]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It cannot be read.
    #[error("{path:?} cannot be read ({error}); {advice}", advice = files::to_read(error))]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

impl CommandError {
    /// Returns the exit status: 2 for a usage error, 1 for a failure, 0 if the output's reader closed it.
    #[must_use]
    pub fn status(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Failure(error) if error.is_broken_pipe() => 0,
            Self::Failure(_) => 1,
        }
    }
}

impl From<String> for CommandError {
    /// Makes a usage error of a sentence.
    fn from(sentence: String) -> Self {
        Self::Usage(UsageError::Flags(sentence))
    }
}

impl RunError {
    fn is_broken_pipe(&self) -> bool {
        let (Self::Io(error) | Self::Terminal(TerminalError::Io(error))) = self else {
            return false;
        };
        error.kind() == ErrorKind::BrokenPipe
    }
}

impl From<FileError> for CommandError {
    fn from(file: FileError) -> Self {
        let (FileError::Unwritable { error, .. } | FileError::Unreadable { error, .. }) = &file;
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::AlreadyExists => Self::Usage(UsageError::File(file)),
            _ => Self::Failure(RunError::File(file)),
        }
    }
}

impl From<DuelError> for CommandError {
    fn from(error: DuelError) -> Self {
        match error {
            // A result of another duel is what the check is for; a broken line is a mistake.
            DuelError::OtherResult => Self::Failure(RunError::Duel(error)),
            error => Self::Usage(UsageError::Duel(error)),
        }
    }
}

impl From<PlayError> for CommandError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Usage(error) => Self::Usage(error.into()),
            PlayError::Failure(error) => Self::Failure(error.into()),
        }
    }
}

always! { CommandError {
    LibraryError: StartError,
    ListsError: UsageError,
    WithoutError: UsageError,
    SpecError: UsageError,
    StartError: UsageError,
    KeepError: RunError,
    LexiconError: RunError,
    Unproven: RunError,
    Stopped: RunError,
    io::Error: RunError,
} }

#[cfg(test)]
mod tests {
    use super::*;

    fn status(error: impl Into<CommandError>) -> u8 {
        error.into().status()
    }

    #[test]
    fn what_the_user_can_fix_exits_with_2_and_a_failure_with_1() {
        assert_eq!(status(UsageError::Flags(String::new())), 2);
        assert_eq!(status(DuelError::OtherResult), 1);
        let of_kind = |kind: ErrorKind| io::Error::from(kind);
        let path = PathBuf::from("a");
        for (kind, expected) in [(ErrorKind::NotFound, 2), (ErrorKind::PermissionDenied, 1)] {
            let error = of_kind(kind);
            assert_eq!(status(FileError::Unreadable { path: path.clone(), error }), expected);
        }
    }

    #[test]
    fn a_reader_that_has_had_enough_is_no_failure() {
        let closed = || io::Error::from(ErrorKind::BrokenPipe);
        assert_eq!(status(closed()), 0);
        assert_eq!(status(PlayError::from(closed())), 0);
        assert_eq!(status(io::Error::from(ErrorKind::OutOfMemory)), 1);
    }
}
