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
use crate::text::count;
use crate::wordfile::WordFileError;

/// An example transcript for messages.
const EXAMPLE: &str = "eh1 common greedy 4 6 1 - E- O6";

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
    /// The game cannot start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A line of a duel cannot be used.
    #[error("duel: {0}")]
    Duel(DuelError),
    /// The file does not exist, or exists already.
    #[error(transparent)]
    File(FileError),
    /// The player's word list cannot be used.
    #[error(transparent)]
    Lists(#[from] ListsError),
    /// The list has no word of the lengths asked for.
    #[error(
        "--length {asked}: the list {list} has no words of that length; its words have {first} to {last} letters"
    )]
    NoWords {
        /// The lengths asked for.
        asked: String,
        /// The name of the list.
        list: String,
        /// The length of the shortest words.
        first: usize,
        /// The length of the longest words.
        last: usize,
    },
    /// A proof covers one length.
    #[error("--proof proves one length; choose it with --length N")]
    OneLength,
    /// Words cannot be excluded.
    #[error(transparent)]
    Without(#[from] WithoutError),
    /// The words alone take more memory than allowed.
    #[error(
        "solving {} of {} takes {least} MiB, and {given} MiB may be used; allow more with --memory {least}",
        count::words(*words), count::letters(*length)
    )]
    Memory {
        /// The number of words.
        words: usize,
        /// Their length in letters.
        length: usize,
        /// MiB that suffice.
        least: usize,
        /// MiB that are allowed.
        given: u16,
    },
    /// The hidden words cannot be used.
    #[error("--hidden: {0}")]
    Hidden(#[source] WordFileError),
    /// Standard input can be read only once.
    #[error("--words and --hidden cannot both be read from standard input; name a file for one")]
    OneInput,
    /// No hidden word has a length that the guesser knows words of.
    #[error(
        "--hidden: no word in {hidden} is as long as any word of the list {list}, so the guesser knows no words of these lengths"
    )]
    NothingToPlay {
        /// The name of the hidden words.
        hidden: String,
        /// The name of the guesser's list.
        list: String,
    },
    /// The list is too small to be divided.
    #[error(
        "--hold-out: of the {words} words in the list {list}, none would be left on one side; take a longer list or another share"
    )]
    NothingHeldOut {
        /// The name of the list.
        list: String,
        /// The number of its words.
        words: usize,
    },
    /// There are fewer words than the sample needs.
    #[error(
        "--sample {asked}: the list has only {}; ask for fewer, or leave --sample out to play them all",
        count::words(*there)
    )]
    SampleTooLarge {
        /// The size of the sample.
        asked: usize,
        /// The number of words.
        there: usize,
    },
    /// The opponent holds no word that could be hidden or drawn.
    #[error(
        "{flag}: the opponent {opponent} holds no word and plays one game for each length; use --opponent fair"
    )]
    HoldsNoWord {
        /// The flag that is about words.
        flag: &'static str,
        /// The opponent, as it was asked for.
        opponent: String,
    },
    /// All of this program's own players are in the table.
    #[error(
        "{0}: --matrix has all built-in players; name a program to add it, as in {0} cmd:./ann"
    )]
    InTheMatrix(&'static str),
    /// The friend's words are missing.
    #[error("--opponent friend: name the friend's words with --hidden FILE, or use fair")]
    NoFriend,
    /// There are no saved rounds.
    #[error("you have no saved games yet; play one, or give a transcript")]
    NothingKept,
    /// There is no such file, and the text is not a transcript.
    #[error("{0:?} is neither a file nor a transcript; a transcript looks like {EXAMPLE:?}")]
    NoTranscript(String),
    /// The text is not a transcript, or cannot have been played with these words.
    #[error("{text:?}: {error}")]
    Transcript {
        /// The text, or the name of a missing file.
        text: String,
        /// What is wrong with it.
        error: TranscriptError,
    },
    /// A transcript does not contain the word that a friend typed.
    #[error(
        "a game with a friend's word cannot be replayed: its transcript does not contain the word"
    )]
    FriendsWord,
    /// The round has no such letter.
    #[error("--what-if {letter}: the letters of the game are counted from 1 to {letters}")]
    NothingThere {
        /// The letter that was asked for (from 1).
        letter: usize,
        /// The number of letters.
        letters: usize,
    },
    /// The transcript needs the player's own list.
    #[error("this game used your own list {0}; name its file with --words FILE")]
    NoList(String),
    /// The answer is invalid, and the input isn't a terminal, so the question isn't asked again.
    #[error("duel: {0}")]
    Answer(String),
    /// The input ended before the answer.
    #[error("duel: the input ended before the answer; give the word, and the misses below it")]
    NoAnswer,
    /// Only greedy has a rule.
    #[error("a guesser has no rule; --rule, --ties and --level are for --setter greedy")]
    RuleOfGreedy,
    /// `--rule frequency` is for guessers only.
    #[error("--rule frequency is for guessers; give one with --guesser cmd:COMMAND")]
    RuleOfAGuesser,
    /// `seat` is for the built-in players.
    #[error("seat is for built-in players; match --setter cmd:COMMAND plays one of yours")]
    SeatOfAProgram,
    /// `check` is for external programs.
    #[error("check is for a program of your own: --setter cmd:COMMAND or --guesser cmd:COMMAND")]
    NotAProgram,
    /// There is no such player, or it has no rule.
    #[error(transparent)]
    Player(#[from] SpecError),
    /// The alphabet of the list does not have this letter.
    #[error("--letters: the words of the list have no letter {0:?}")]
    NoSuchLetter(char),
    /// A game needs words of one length.
    #[error("the words have several lengths ({0}); take one with --length N")]
    SeveralLengths(String),
}

/// The reason why a correct request failed.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The game failed.
    #[error(transparent)]
    Terminal(#[from] TerminalError),
    /// The result belongs to another duel.
    #[error("duel: {0}")]
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
        assert_eq!(status(UsageError::NoSuchLetter('7')), 2);
        assert_eq!(status(UsageError::NothingHeldOut { list: "common".into(), words: 1 }), 2);
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
