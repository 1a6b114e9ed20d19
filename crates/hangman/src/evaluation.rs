//! Owns [`Evaluation`], which measures how good a guesser is: it plays one against every word of a list, or
//! against a setter for each length, and counts the misses.
//!
//! The caller follows an evaluation through a [`Watch`], and may end it at any time. Misses are counted to
//! the end of a word, beyond the misses that a round allows: from then on, guesser and setter play as if one
//! miss were left.

mod holdout;
mod sample;
mod setter;
mod tally;
mod tree;
mod word;

pub use holdout::{Fraction, FractionError, HoldOut};
pub use sample::sample;
pub use tally::{PlayedRound, Tally};
pub use tree::Node;

use crate::game::Lives;
use crate::guesser::Guesser;
use crate::position::Position;
use hangman_words::Letter;

/// Called with the tally before each letter; returns whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(&Tally) -> bool;

/// The reason why an evaluation ended early. The rounds finished by then are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stopped {
    /// The watch returned `false`.
    #[error("the evaluation was stopped")]
    ByTheWatch,
    /// The guesser repeated a letter.
    #[error("the guesser named a letter again that had been answered")]
    Repeated,
    /// The guesser named no letter although the word was not complete.
    #[error("the guesser named no letter although some were left")]
    Silent,
}

/// An evaluation in progress.
pub struct Evaluation<'a> {
    tally: Tally,
    watch: Watch<'a>,
}

impl<'a> Evaluation<'a> {
    /// Creates an evaluation of rounds that `lives` misses lose.
    pub fn new(lives: Lives, watch: Watch<'a>) -> Self {
        Self { tally: Tally::new(lives), watch }
    }

    /// Returns the counts so far.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Asks the guesser for a letter, and checks that it is a legal guess.
    fn ask(&mut self, guesser: &mut dyn Guesser, position: &Position) -> Result<Letter, Stopped> {
        if !(self.watch)(&self.tally) {
            return Err(Stopped::ByTheWatch);
        }
        self.tally.decisions += 1;
        match guesser.letter(position) {
            None => Err(Stopped::Silent),
            Some(letter) if position.guessed().contains(letter) => Err(Stopped::Repeated),
            Some(letter) => Ok(letter),
        }
    }
}

/// Lets the guesser go on after its last miss, as if one miss were left.
fn play_on(position: &mut Position) {
    position.set_misses_left(position.misses_left().max(1));
}
