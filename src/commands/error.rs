//! Owns [`CommandError`]: why a command did not end well.

use std::io;
use std::path::PathBuf;

use crate::engine::Opponent;
use crate::evaluation::Stopped;
use crate::game::TranscriptError;
use crate::historyfile::KeepError;
use crate::play::PlayError;
use crate::solver::LexiconError;
use crate::solver::proof::{ProofError, Unproven};
use crate::wordfile::WordFileError;

/// What a transcript looks like.
const EXAMPLE: &str = "eh1 common greedy 4 6 1 E- O6";

/// Why a command did not end well.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The game did not.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The rounds that were kept cannot be read.
    #[error(transparent)]
    Keep(#[from] KeepError),
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
    /// The hidden words cannot be used.
    #[error("--hidden: {0}")]
    Hidden(#[source] WordFileError),
    /// Standard input can be read only once.
    #[error("--words and --hidden cannot both be read from standard input; name a file for one")]
    OneInput,
    /// There is no hidden word that the guesser can be played against.
    #[error(
        "--hidden: none of the words in {hidden} is as long as a word of the list {list}, so the guesser has nothing to go by"
    )]
    NothingToPlay {
        /// The hidden words' name.
        hidden: String,
        /// The name of the guesser's list.
        list: String,
    },
    /// A list cannot be parted so that both sides have words.
    #[error(
        "--hold-out: of the {words} words in the list {list} none would be left on one side; take a longer list or another share"
    )]
    NothingHeldOut {
        /// The list's name.
        list: String,
        /// How many words it has.
        words: usize,
    },
    /// There are fewer words than are to be drawn.
    #[error(
        "--sample {asked}: there are only {there} words to draw from; ask for fewer, or for all without --sample"
    )]
    SampleTooLarge {
        /// How many were asked for.
        asked: usize,
        /// How many there are.
        there: usize,
    },
    /// A setter holds no word that could be hidden or drawn.
    #[error(
        "{flag}: the opponent {opponent} holds no word, and plays one game for each length; take --opponent fair"
    )]
    HoldsNoWord {
        /// The flag that speaks of words.
        flag: &'static str,
        /// The opponent.
        opponent: Opponent,
    },
    /// A friend's words are not known.
    #[error(
        "--opponent friend: name the words that the friend holds with --hidden FILE, or take fair"
    )]
    NoFriend,
    /// An evaluation could not go on.
    #[error(transparent)]
    Evaluation(#[from] Stopped),
    /// No round was kept that could be told again.
    #[error("no round has been kept yet; play one, or name a transcript")]
    NothingKept,
    /// There is no such file, and the text is no transcript either.
    #[error("{0:?}: there is no such file, and it is no transcript: those are like {EXAMPLE:?}")]
    NoTranscript(String),
    /// A text is no transcript, or nothing that can have been played with these words.
    #[error("{text:?}: {error}")]
    Transcript {
        /// The text, or the name of a file that is not there.
        text: String,
        /// What is wrong with it.
        error: TranscriptError,
    },
    /// A transcript does not hold the word that a friend typed in.
    #[error(
        "a round about a friend's word cannot be told again: the transcript does not hold the word"
    )]
    FriendsWord,
    /// A transcript is about a list of the player's own.
    #[error("the round was about the list {0} of your own; name its file with --words FILE")]
    NoList(String),
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
            Self::WordFile(_)
            | Self::NothingKept
            | Self::NoTranscript(_)
            | Self::Transcript { .. }
            | Self::FriendsWord
            | Self::NoList(_)
            | Self::NoWords { .. }
            | Self::OneLength
            | Self::Hidden(_)
            | Self::OneInput
            | Self::NothingToPlay { .. }
            | Self::SampleTooLarge { .. }
            | Self::HoldsNoWord { .. }
            | Self::NoFriend => 2,
            Self::File { error, .. } if error.kind() == io::ErrorKind::NotFound => 2,
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            _ => 1,
        }
    }
}
