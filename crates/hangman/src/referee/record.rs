//! Owns [`GameRecord`], a finished game, [`GameEnding`], how it ended, and [`LogLine`], what was said in it.

use core::fmt::{self, Display, Formatter};
use core::time::Duration;
use std::sync::Arc;

use super::fault::Fault;
use super::line::Side;
use hangman_words::Word;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEnding {
    /// The guesser found the word.
    Found(Word),
    /// The guesser ran out of misses.
    NotFound(Word),
    /// A player lost by a fault.
    Forfeit {
        /// The player.
        by: Side,
        /// What it did.
        fault: Fault,
    },
}

impl GameEnding {
    /// Returns the winner.
    pub const fn winner(&self) -> Side {
        match self {
            Self::Found(_) => Side::Guesser,
            Self::NotFound(_) => Side::Setter,
            Self::Forfeit { by, .. } => by.other(),
        }
    }

    /// Returns the word, if it is known.
    pub const fn word(&self) -> Option<&Word> {
        match self {
            Self::Found(word) | Self::NotFound(word) => Some(word),
            Self::Forfeit { .. } => None,
        }
    }

    /// Returns the player that lost by a fault, and the fault.
    pub const fn fault(&self) -> Option<(Side, &Fault)> {
        match self {
            Self::Forfeit { by, fault } => Some((*by, fault)),
            _ => None,
        }
    }
}

/// What a player's processes have used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// Processor time, without that for its start and for reading the words.
    pub cpu: Duration,
    /// The most memory, in bytes.
    pub bytes: u64,
}

/// A line of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The player that it is from, or to.
    pub side: Side,
    /// What it is.
    pub kind: LogKind,
    /// The line, safe to print.
    pub text: String,
}

/// What a line of a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogKind {
    /// A message to a player.
    To,
    /// An answer of a player.
    From,
    /// A comment of a player, which begins with `#`.
    Comment,
    /// A line of a player's error output.
    Error,
}

impl Display for LogLine {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let sign = match self.kind {
            LogKind::To => "<",
            LogKind::From => ">",
            LogKind::Comment => ".",
            LogKind::Error => ". stderr:",
        };
        write!(f, "{} {sign} {}", self.side, self.text)
    }
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The indices of the guesser and the setter.
    pub pairing: [usize; 2],
    /// The number of the game within its pairing, from 0.
    pub number: usize,
    /// The seed of all random choices.
    pub seed: u64,
    /// The length of the word.
    pub length: usize,
    /// How it ended.
    pub ending: GameEnding,
    /// The number of letters that were answered.
    pub letters: usize,
    /// The number of misses.
    pub misses: u32,
    /// The names that the guesser and the setter gave, safe to print; empty if they gave none.
    pub names: [Arc<str>; 2],
    /// What the guesser and the setter have used since they were started, in the last game before they end.
    pub costs: [Option<Costs>; 2],
    /// A hash of the length, the letters and their answers, which identifies repeated games.
    pub course: u64,
    /// The lines, as far as they are kept.
    pub transcript: Vec<LogLine>,
    /// The number of lines before these.
    pub left_out: usize,
}

impl GameRecord {
    /// Returns the lines as transcripts have them.
    pub fn lines(&self) -> Vec<String> {
        self.transcript.iter().map(ToString::to_string).collect()
    }

    /// Leaves out all lines but the last ones that have at most this many bytes together.
    pub fn shorten(&mut self, bytes: usize) {
        let mut size = 0;
        let fits = |line: &&LogLine| {
            size += line.text.len();
            size <= bytes
        };
        let kept = self.transcript.iter().rev().take_while(fits).count();
        self.left_out += self.transcript.len() - kept;
        self.transcript = self.transcript.split_off(self.transcript.len() - kept);
    }
}
