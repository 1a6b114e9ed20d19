//! Owns [`Opponent`]: a choice of answer, and nothing else.

use std::fmt;

use serde::Serialize;

use crate::words::{Candidates, Family, Letter};

/// Who holds the word.
///
/// An opponent decides which words a round starts with and which family it keeps; the engine does
/// all the rest, the same for every opponent. In particular *fair is evil with a list of one*: where
/// there is one candidate there is one family, and whoever answers tells the truth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// Keeps every word that fits, and with each letter the largest family: the classic assignment.
    #[default]
    Greedy,
    /// Holds one word, drawn at random: ordinary hangman.
    Fair,
    /// Holds the word that another person typed in.
    Friend,
}

/// What an opponent knows when it must answer.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The words that fit every answer so far.
    pub candidates: &'a Candidates,
    /// The letter that the player guesses.
    pub letter: Letter,
    /// What the letter makes of the candidates, in the order of [`Candidates::families`]; never empty.
    pub families: &'a [Family],
}

impl Opponent {
    /// Every opponent, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Greedy, Self::Fair, Self::Friend];

    /// The name that flags and the configuration use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Fair => "fair",
            Self::Friend => "friend",
        }
    }

    /// What the opponent does, in one short line.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::Greedy => "holds no word; keeps the largest family",
            Self::Fair => "holds one word and sticks to it",
            Self::Friend => "holds a word that somebody types in",
        }
    }

    /// Whether the opponent keeps more than one word, so that "words left" tells something.
    #[must_use]
    pub const fn is_evil(self) -> bool {
        matches!(self, Self::Greedy)
    }

    /// The index of the family to keep.
    #[must_use]
    pub const fn choose(self, _question: &Question<'_>) -> usize {
        match self {
            // The first family is the one that the assignment's rules name. A fair opponent has no
            // other.
            Self::Greedy | Self::Fair | Self::Friend => 0,
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
