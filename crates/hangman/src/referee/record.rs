//! Owns [`GameRecord`], a finished game, and [`GameEnding`], how it ended.

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

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// The indices of the guesser and the setter.
    pub pairing: (usize, usize),
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
    /// Every line: the side, `<` for a line to the player or `>` for one from it, and the text.
    pub transcript: Vec<String>,
}
