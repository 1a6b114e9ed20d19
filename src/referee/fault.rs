//! Owns [`Fault`]: what loses a game for a player other than the word. One clear sentence each.

use std::fmt;

use super::line::NotALine;

/// What a player did that ends a game. The messages go on from the player's name: "ann said ...".
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A line that is none, or not the one that was asked for.
    #[error("said \"{said}\" where it should have said \"{wanted}\"{}", why.as_ref().map_or_else(String::new, |why| format!(": {why}")))]
    NotUnderstood {
        /// The line, short and safe to print.
        said: String,
        /// What was asked for.
        wanted: &'static str,
        /// What is wrong with it.
        why: Option<NotALine>,
    },
    /// A version that the referee does not speak.
    #[error("speaks version {0} of the protocol, and this referee version 1")]
    Version(u32),
    /// A letter that was answered before.
    #[error("guessed {0} again, which was answered before")]
    Repeated(char),
    /// An answer about another letter.
    #[error("answered about {answered} when it was asked about {asked}")]
    WrongLetter {
        /// The letter that was asked about.
        asked: char,
        /// The letter that was answered.
        answered: char,
    },
    /// A position after the end of the word.
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
    #[error("gave answers that no word of the list fits: {0}")]
    NoWordFits(String),
    /// The word at the end has another length than the game.
    #[error("revealed {word}, which has {} in a game of {length}", counted(*letters, "letter"))]
    WrongLength {
        /// The word.
        word: String,
        /// Letters in it.
        letters: usize,
        /// Letters in a word of the game.
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
    /// All answers together took too long.
    #[error("used up its {0} ms for a game")]
    OutOfTime(u64),
    /// The process ended.
    #[error("ended {when} ({how})")]
    Ended {
        /// How far it had come.
        when: Moment,
        /// With what status or signal.
        how: String,
    },
    /// The process closed its output but did not end.
    #[error("closed its output {0}")]
    Closed(Moment),
    /// A line that has no end.
    #[error("wrote a line of more than {0} bytes")]
    LongLine(usize),
    /// Blank lines and comments without an answer among them.
    #[error("wrote more than {0} lines that are no answer")]
    Flood(usize),
    /// Bytes that are no text.
    #[error("wrote bytes that are not UTF-8")]
    NotUtf8,
    /// It does not read what it is told.
    #[error("did not read what it was told within {0} ms")]
    Deaf(u64),
    /// More memory than allowed.
    #[error("used {used} MiB of memory, more than the {limit} MiB allowed")]
    Memory {
        /// What it had, with all its processes.
        used: u64,
        /// What is allowed.
        limit: u64,
    },
    /// More processes than allowed.
    #[error("had {used} processes running, more than the {limit} allowed")]
    Processes {
        /// How many it had.
        used: usize,
        /// How many are allowed.
        limit: usize,
    },
    /// The process cannot be started.
    #[error("cannot be started: {0}")]
    NoStart(String),
    /// There is no file of words for it.
    #[error("cannot be started: its copy of the word list cannot be written ({0})")]
    NoWords(String),
    /// It wrote to the file that it was to read, or removed it.
    #[error("changed its copy of the word list, which it may only read")]
    WordsChanged,
    /// It failed to start so often that nobody tries again.
    #[error(
        "failed to start three times in a row and was not started again in this series; the last time it {0}"
    )]
    NotStartedAgain(Box<Fault>),
    /// A built-in player met a word list or a game that it cannot play.
    #[error("cannot play: {0}")]
    CannotPlay(String),
}

/// How far a program had come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// It had not read the words yet.
    Start,
    /// It had not answered anything in its first game.
    FirstGame,
    /// It had not answered anything in a later game.
    BetweenGames,
    /// It had answered something in a game.
    Game,
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "before it was ready",
            Self::FirstGame => "before its first answer",
            Self::BetweenGames => "between two games, before it was told to quit",
            Self::Game => "in the middle of a game",
        })
    }
}

/// A number of things with their name, for messages.
pub(super) fn counted(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

impl Fault {
    /// A short name, for tables and programs.
    #[must_use]
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
            Self::TooSlow(_) => "too_slow",
            Self::OutOfTime(_) => "out_of_time",
            Self::Ended { .. } => "ended",
            Self::Closed(_) => "closed",
            Self::LongLine(_) => "long_line",
            Self::Flood(_) => "flood",
            Self::NotUtf8 => "not_utf8",
            Self::Deaf(_) => "deaf",
            Self::Memory { .. } => "memory",
            Self::Processes { .. } => "processes",
            Self::NoStart(_) | Self::NoWords(_) => "no_start",
            Self::WordsChanged => "words_changed",
            Self::NotStartedAgain(fault) => fault.kind(),
            Self::CannotPlay(_) => "cannot_play",
        }
    }
}
