//! Owns [`Opponent`]: a choice of answer, and nothing else.

use std::fmt;

use serde::Serialize;

use crate::words::{Candidates, Family, Letter, LetterSet, Places};

/// Who holds the word.
///
/// An opponent decides which words a round starts with and which family it keeps; the engine does
/// all the rest, the same for every opponent. In particular *fair is evil with a list of one*: where
/// there is one candidate there is one family, so the answer is the truth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// Keeps every word that fits, looks ahead, and wins by force wherever that can be done.
    #[default]
    Merciless,
    /// Keeps every word that fits, and with each letter the largest family: the classic assignment.
    Greedy,
    /// Cheats for the player: keeps the family that makes winning easiest.
    Merciful,
    /// Holds one word, drawn at random: ordinary hangman.
    Fair,
    /// Holds the word that another person typed in.
    Friend,
}

/// Where a round stands, as far as an opponent needs to know.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The words that fit every answer so far.
    pub candidates: Candidates,
    /// The letters that were guessed.
    pub guessed: LetterSet,
    /// How many misses more lose the round (at least one).
    pub guesses_left: u32,
}

/// A letter that an opponent must answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Who must answer.
    pub opponent: Opponent,
    /// Where the round stands.
    pub position: Position,
    /// The letter that the player guesses.
    pub letter: Letter,
}

/// An opponent's answer to a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Where the letter is said to stand: the places of one of its families.
    pub places: Places,
    /// Why there.
    pub reason: Reason,
    /// Whether this is known to be the right choice for this opponent. One that has to search may reach
    /// its limit, and then takes the best it has found.
    pub proven: bool,
}

/// Why an opponent keeps a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It is the largest, or there is no other.
    Largest,
    /// The player loses, whatever they do from here on.
    Lost,
    /// It costs a perfect player this many misses, this answer included: no other family costs more. Where
    /// that is not proven, it is what a player who goes by frequency misses when it is played out.
    Most(usize),
    /// It costs a perfect player this many misses, this answer included: no other family costs less.
    Fewest(usize),
}

impl Opponent {
    /// Every opponent, in the order in which they are offered.
    pub const ALL: [Self; 5] =
        [Self::Merciless, Self::Greedy, Self::Merciful, Self::Fair, Self::Friend];

    /// The name that flags and the configuration use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Merciless => "merciless",
            Self::Greedy => "greedy",
            Self::Merciful => "merciful",
            Self::Fair => "fair",
            Self::Friend => "friend",
        }
    }

    /// How hard it makes it for the player, as the form shows it (0 ..= 4); nobody knows of a friend.
    #[must_use]
    pub const fn hardness(self) -> usize {
        match self {
            Self::Merciless => 4,
            Self::Greedy => 3,
            Self::Fair => 1,
            Self::Merciful | Self::Friend => 0,
        }
    }

    /// Whether the opponent keeps more than one word, so that "words left" means something.
    #[must_use]
    pub const fn is_evil(self) -> bool {
        matches!(self, Self::Merciless | Self::Greedy | Self::Merciful)
    }

    /// Whether the opponent has to search for its answers, so that they take a moment.
    #[must_use]
    pub const fn thinks(self) -> bool {
        matches!(self, Self::Merciless | Self::Merciful)
    }

    /// The answer that needs no search; `families` are those of [`Candidates::families`].
    #[must_use]
    pub fn choose(self, families: &[Family]) -> Choice {
        // The first family is the one that the assignment's rules name. A fair opponent has no other,
        // and one that thinks has no better one without thinking.
        Choice { places: families[0].places, reason: Reason::Largest, proven: !self.thinks() }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
