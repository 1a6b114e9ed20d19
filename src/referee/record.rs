//! Owns [`GameRecord`], a game that was played, and [`GameEnding`], how it ended.

use std::sync::Arc;

use super::fault::Fault;
use super::line::Side;
use crate::words::Word;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEnding {
    /// The guesser found the word.
    Found(Word),
    /// The guesser ran out of misses.
    NotFound(Word),
    /// A player lost by a fault.
    Forfeit {
        /// Who.
        by: Side,
        /// What they did.
        fault: Fault,
    },
}

impl GameEnding {
    /// Who has won.
    #[must_use]
    pub const fn winner(&self) -> Side {
        match self {
            Self::Found(_) => Side::Guesser,
            Self::NotFound(_) => Side::Setter,
            Self::Forfeit { by, .. } => by.other(),
        }
    }

    /// The word, if it is known.
    #[must_use]
    pub const fn word(&self) -> Option<&Word> {
        match self {
            Self::Found(word) | Self::NotFound(word) => Some(word),
            Self::Forfeit { .. } => None,
        }
    }

    /// What a player did to lose by a fault, if one did.
    #[must_use]
    pub const fn fault(&self) -> Option<(Side, &Fault)> {
        match self {
            Self::Forfeit { by, fault } => Some((*by, fault)),
            _ => None,
        }
    }
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Which of the guessers, and which of the setters.
    pub pairing: (usize, usize),
    /// The game's number in its pairing (from 0).
    pub number: usize,
    /// What chance was drawn from.
    pub seed: u64,
    /// Letters in the word.
    pub length: usize,
    /// How it ended.
    pub ending: GameEnding,
    /// Letters that were answered.
    pub letters: usize,
    /// Letters that were misses.
    pub misses: u32,
    /// What the guesser and the setter called themselves, safe to print; empty where they did not.
    pub names: [Arc<str>; 2],
    /// The same number for games of the same length in which the same letters got the same answers.
    pub course: u64,
    /// Every line that was said: who, `<` to a player or `>` from one, and the line.
    pub transcript: Vec<String>,
}
