//! Owns [`Question`]: a letter that an opponent has to answer.

use super::answer::{Choice, Reply};
use super::opponent::Opponent;
use super::rule::Rule;
use crate::position::Position;
use hangman_words::Letter;

/// A letter that an opponent has to answer, and the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The opponent that answers.
    pub opponent: Opponent,
    /// The opponent's position: its candidates are the words that it holds.
    pub position: Position,
    /// The letter that the player guesses.
    pub letter: Letter,
}

impl Question {
    /// Returns the reply that needs no search, by the default rule; `None` if no word fits the position.
    pub fn at_once(&self) -> Option<Reply> {
        let families = self.position.candidates()?.families(self.letter);
        let choice = self.opponent.choose(&families, Rule::default(), 1);
        Reply::of(self.letter, families, choice)
    }

    /// Returns the reply for a choice that was made elsewhere; `None` if no family has the places of the
    /// choice.
    pub fn reply_with(&self, choice: Choice) -> Option<Reply> {
        let families = self.position.candidates()?.families(self.letter);
        Reply::of(self.letter, families, choice)
    }
}
