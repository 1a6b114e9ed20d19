//! Owns a setter's answer to a letter: [`Reply`], [`Choice`] and [`Reason`].

use serde::{Deserialize, Serialize};

use crate::words::{Family, Letter, Places};

/// An answer to a letter, with its alternatives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The letter that was guessed.
    pub letter: Letter,
    /// The families into which the letter splits the candidates, in the order of
    /// [`Candidates::families`](crate::words::Candidates::families).
    pub families: Vec<Family>,
    /// The index in `families` of the family that is kept.
    pub kept: usize,
    /// Why it is kept.
    pub reason: Reason,
    /// Whether the choice is proven; see [`Choice::proven`].
    pub proven: bool,
}

/// The family that an opponent chooses for a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The places of the letter in that family.
    pub places: Places,
    /// Why it is chosen.
    pub reason: Reason,
    /// Whether no other choice can be better for this opponent. An opponent whose search reaches its limit
    /// takes the best family found so far.
    pub proven: bool,
}

/// The reason why an opponent keeps a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// It is the largest family, or the only one.
    Largest,
    /// The player has lost, whatever letters follow.
    Lost,
    /// It costs a perfect player this many misses, including this answer's, and no other family costs more.
    /// If the choice is not proven, it is the cost to a player who always guesses the most frequent letter.
    Most(usize),
    /// It costs a perfect player this many misses, including this answer's, and no other family costs fewer.
    Fewest(usize),
}

impl Reply {
    /// Creates the reply that makes this choice; `None` if it is not one of the families.
    pub(super) fn of(letter: Letter, families: Vec<Family>, choice: Choice) -> Option<Self> {
        let Choice { places, reason, proven } = choice;
        let kept = families.iter().position(|family| family.places == places)?;
        Some(Self { letter, families, kept, reason, proven })
    }

    /// Returns the family that is kept.
    #[must_use]
    pub fn family(&self) -> Family {
        self.families[self.kept]
    }

    /// Returns the places of the letter; empty for a miss.
    #[must_use]
    pub fn places(&self) -> Places {
        self.family().places
    }

    /// Returns whether the letter is a miss.
    #[must_use]
    pub fn is_miss(&self) -> bool {
        self.places().is_empty()
    }

    /// Returns the choice that the reply makes.
    #[must_use]
    pub fn choice(&self) -> Choice {
        Choice { places: self.places(), reason: self.reason, proven: self.proven }
    }

    /// Returns the number of candidates that are kept.
    #[must_use]
    pub fn candidates_after(&self) -> usize {
        self.family().size
    }
}
