//! Owns [`Question`], a letter that a setter has to answer, and its answer: [`Reply`], [`Choice`] and [`Reason`].

use serde::{Deserialize, Serialize};

use crate::position::Position;
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
    /// Nothing is claimed about what it costs: it is the only family, the largest, the one that the opponent's rule keeps, or the
    /// best that was found in time.
    Unclaimed,
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

/// A letter that an opponent answers by a search, and the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The opponent's position: its candidates are the words that it holds.
    pub position: Position,
    /// The letter that the player guesses.
    pub letter: Letter,
}

impl Question {
    /// Returns the reply that keeps the largest family, if there is no time for a search; `None` if no word fits the
    /// position.
    pub fn at_once(&self) -> Option<Reply> {
        let families = self.position.candidates()?.families(self.letter);
        let places = families.first()?.places;
        Reply::of(
            self.letter,
            families,
            Choice { places, reason: Reason::Unclaimed, proven: false },
        )
    }

    /// Returns the reply for a choice that was made elsewhere; `None` if no family has the places of the
    /// choice.
    pub fn reply_with(&self, choice: Choice) -> Option<Reply> {
        let families = self.position.candidates()?.families(self.letter);
        Reply::of(self.letter, families, choice)
    }
}
