//! Owns [`Fault`]: how a player can lose a game by breaking the rules, with one clear sentence for each way.

use super::line::{NotALine, ToPlayer};
use crate::counted;
use hangman_words::shortened;

/// The fault that ends a game. Messages continue the player's name: "ann said ...".
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A line that is not valid, or not an answer to the question.
    #[error("said \"{said}\" where it should have said \"{wanted}\"{}", why.as_ref().map_or_else(String::new, |why| format!(": {why}")))]
    NotUnderstood {
        /// The line, short and safe to print.
        said: String,
        /// What was expected.
        wanted: &'static str,
        /// The reason why it is not valid, if that is known.
        why: Option<NotALine>,
    },
    /// A version of the protocol that the referee does not speak.
    #[error("speaks version {0} of the protocol; this referee speaks version 1")]
    Version(u32),
    /// A letter that has already been answered.
    #[error("guessed {0} again, which had already been answered")]
    Repeated(char),
    /// An answer about another letter.
    #[error("answered about {answered} when it was asked about {asked}")]
    WrongLetter {
        /// The letter that was asked about.
        asked: char,
        /// The letter that was answered.
        answered: char,
    },
    /// A position beyond the end of the word.
    #[error("put {letter} at position {position} of a word of {}", counted(*length, "letter"))]
    PastTheEnd {
        /// The letter.
        letter: char,
        /// The position (from 1).
        position: usize,
        /// Letters in the word.
        length: usize,
    },
    /// No word of the list fits the answers.
    #[error("gave answers that no word on the list fits: {0}")]
    NoWordFits(String),
    /// The word at the end has another length than the game.
    #[error("revealed {word}, which has {} in a game of {length}", counted(*letters, "letter"))]
    WrongLength {
        /// The word.
        word: String,
        /// Letters in it.
        letters: usize,
        /// The length of the game's words.
        length: usize,
    },
    /// The word at the end does not fit the answers.
    #[error("revealed {0}, which does not fit its own answers")]
    DoesNotFit(String),
    /// The word at the end is not on the list.
    #[error("revealed {0}, which is not on the list")]
    NotOnTheList(String),
    /// There was no answer in time.
    #[error("gave no answer within {0} ms; does it flush its output after each line?")]
    TooSlow(u64),
    /// There was no answer in time, and the program was computing all the while.
    #[error("was still computing its answer after {0} ms")]
    Busy(u64),
    /// All answers together took too long.
    #[error("used up its {0} ms for a game")]
    OutOfTime(u64),
    /// The process ended.
    #[error("ended {when} ({how})")]
    Ended {
        /// How far it had come.
        when: Moment,
        /// Its status or signal.
        how: String,
    },
    /// The process closed its output but did not end.
    #[error("closed its output {0}")]
    Closed(Moment),
    /// A line that has no end.
    #[error("wrote a line of more than {0} bytes")]
    LongLine(usize),
    /// Too many blank lines and comments without an answer.
    #[error("wrote more than {0} blank lines and comments in a row")]
    Flood(usize),
    /// Bytes that are not UTF-8.
    #[error("wrote bytes that are not UTF-8")]
    NotUtf8,
    /// It does not read its input.
    #[error("did not read its input within {0} ms")]
    Deaf(u64),
    /// More memory than allowed.
    #[error("used {used} MiB of memory, more than the {limit} MiB allowed")]
    Memory {
        /// Its memory in MiB, with that of all its processes.
        used: u64,
        /// The limit in MiB.
        limit: u64,
    },
    /// More processes than allowed.
    #[error("had {used} processes running, more than the {limit} allowed")]
    Processes {
        /// Its number of processes.
        used: usize,
        /// The limit.
        limit: usize,
    },
    /// The process could not be started.
    #[error("cannot be started: {0}")]
    NoStart(String),
    /// It changed or removed its copy of the words.
    #[error("changed its copy of the word list, which it may only read")]
    WordsChanged,
    /// It failed to start several times in a row.
    #[error(
        "failed to start three times in a row and was not started again in this series; the last time it {0}"
    )]
    NotStartedAgain(Box<Fault>),
    /// A built-in player was given a list or a game that it cannot play.
    #[error("cannot play: {0}")]
    CannotPlay(String),
}

hangman_words::named! {
    /// How far a program had come when it ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Moment {
        /// Before it had read the words.
        Start = "before it was ready",
        /// Before its first answer in its first game.
        FirstGame = "before its first answer",
        /// Before its first answer in a later game.
        BetweenGames = "between two games, before it was told to quit",
        /// The same, but it failed and was not just over.
        NextGame = "before its first answer in the next game",
        /// After an answer in a game.
        Game = "in the middle of a game",
    }
}

impl Fault {
    /// Returns the fault of a line that doesn't answer a message, and perhaps why it is no line of the protocol.
    pub fn misfit(line: &str, message: &ToPlayer, why: Option<NotALine>) -> Self {
        let wanted = message.wants().unwrap_or("nothing");
        Self::NotUnderstood { said: shortened(line.trim()), wanted, why }
    }

    /// Returns a short name, for tables and for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::NotUnderstood { .. } => "not_understood",
            Self::Version(_) => "version",
            Self::Repeated(_) => "repeated",
            Self::WrongLetter { .. } => "wrong_letter",
            Self::PastTheEnd { .. } => "past_the_end",
            Self::NoWordFits(_) => "no_word_fits",
            Self::WrongLength { .. } => "wrong_length",
            Self::DoesNotFit(_) => "does_not_fit",
            Self::NotOnTheList(_) => "not_on_the_list",
            Self::TooSlow(_) | Self::Busy(_) => "too_slow",
            Self::OutOfTime(_) => "out_of_time",
            Self::Ended { .. } => "ended",
            Self::Closed(_) => "closed",
            Self::LongLine(_) => "long_line",
            Self::Flood(_) => "flood",
            Self::NotUtf8 => "not_utf8",
            Self::Deaf(_) => "deaf",
            Self::Memory { .. } => "memory",
            Self::Processes { .. } => "processes",
            Self::NoStart(_) => "no_start",
            Self::WordsChanged => "words_changed",
            Self::NotStartedAgain(fault) => fault.kind(),
            Self::CannotPlay(_) => "cannot_play",
        }
    }
}
