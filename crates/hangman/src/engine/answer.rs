//! Owns a setter's answer to a letter: [`Reply`], [`Choice`] and [`Reason`].

use serde::{Deserialize, Serialize};

use hangman_words::{Family, Guess, Letter, Places};

/// An answer to a guess, with its alternatives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The letter or the word that was guessed.
    pub guess: Guess,
    families: Vec<Family>,
    /// The index in `families` of the family that is kept.
    kept: usize,
    /// Why it is kept.
    pub reason: Reason,
    /// Whether the choice is proven; see [`Choice::proven`].
    pub proven: bool,
}

/// The family that an opponent chooses for a guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The places of the letter in that family; for a word, all places if it is right.
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
    /// Nothing was searched: it is the largest family, the only one, or the one that the opponent's rule keeps.
    Largest,
    /// The player has lost, whatever letters follow.
    Lost,
    /// It costs a perfect player this many misses, including this answer's, and no other family costs more.
    /// If the choice is not proven, it is the cost to a player who always guesses the most frequent letter.
    Most(usize),
}

impl Reply {
    /// Creates the reply that makes this choice; `None` if it is not one of the families.
    pub fn of(guess: impl Into<Guess>, families: Vec<Family>, choice: Choice) -> Option<Self> {
        let Choice { places, reason, proven } = choice;
        let kept = families.iter().position(|family| family.places == places)?;
        Some(Self { guess: guess.into(), families, kept, reason, proven })
    }

    /// Returns the letter that was guessed; `None` if it was a word.
    pub const fn letter(&self) -> Option<Letter> {
        self.guess.letter()
    }

    /// Returns the families into which the guess splits the candidates, for a letter in the order of
    /// [`Candidates::families`](hangman_words::Candidates::families), for a word the other words first.
    pub fn families(&self) -> &[Family] {
        &self.families
    }

    /// Returns the family that is kept.
    pub fn family(&self) -> Family {
        self.families[self.kept]
    }

    /// Returns the places of the letter, or all places for the right word; empty for a miss.
    pub fn places(&self) -> Places {
        self.family().places
    }

    /// Returns whether the guess is a miss.
    pub fn is_miss(&self) -> bool {
        self.places().is_empty()
    }

    /// Returns the choice that the reply makes.
    pub fn choice(&self) -> Choice {
        Choice { places: self.places(), reason: self.reason, proven: self.proven }
    }
}
