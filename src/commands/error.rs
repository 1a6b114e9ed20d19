//! Owns [`CommandError`]: why a command did not end well.

use std::io;
use std::path::PathBuf;

use crate::play::PlayError;
use crate::solver::LexiconError;
use crate::solver::proof::{ProofError, Unproven};
use crate::wordfile::WordFileError;

/// Why a command did not end well.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The game did not.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The player's word list cannot be used.
    #[error(transparent)]
    WordFile(#[from] WordFileError),
    /// There is no word of any of the lengths asked for.
    #[error(
        "--length {asked}: the list {list} has no such words; it has lengths {first} to {last}"
    )]
    NoWords {
        /// What was asked for.
        asked: String,
        /// The list's name.
        list: String,
        /// The length of the shortest words.
        first: usize,
        /// The length of the longest words.
        last: usize,
    },
    /// A proof is about one length.
    #[error("--proof writes the proof for one length; name it with --length N")]
    OneLength,
    /// The words cannot be solved.
    #[error("the list cannot be solved: {0}")]
    Lexicon(#[from] LexiconError),
    /// A proof was not found.
    #[error("no proof was written: {0}")]
    Unproven(#[from] Unproven),
    /// A proof does not hold.
    #[error("{path:?}: {error}")]
    Proof {
        /// The proof's file.
        path: PathBuf,
        /// What is wrong with it.
        error: ProofError,
    },
    /// The guesser's half of a proof does not hold.
    #[error("{path:?}: at {position}: {error}")]
    ProofAt {
        /// The proof's file.
        path: PathBuf,
        /// The first position where it fails, as a player sees it.
        position: String,
        /// What is wrong there.
        error: ProofError,
    },
    /// A file cannot be read or written.
    #[error("{path:?}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// Input or output failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl CommandError {
    /// The exit status: 2 for something that the user can mend in what was asked for, 1 for a failure
    /// or for a proof that does not hold, 0 if whoever read the output has had enough.
    #[must_use]
    pub fn status(&self) -> u8 {
        match self {
            Self::Play(error) => error.status(),
            Self::WordFile(_) | Self::NoWords { .. } | Self::OneLength => 2,
            Self::File { error, .. } if error.kind() == io::ErrorKind::NotFound => 2,
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            _ => 1,
        }
    }
}
