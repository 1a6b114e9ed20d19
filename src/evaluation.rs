//! How good a guesser is: plays one against every word of a list, or against a setter for each
//! length, and counts what it suffers.
//!
//! Pure: the caller follows it through a watch, and may end it at any time. Misses are counted to the
//! end of a word, past the guesses that a round allows: then guesser and setter play as if each guess
//! were the last.

mod holdout;
mod sample;
mod setter;
mod tally;
mod tree;
mod word;

pub use holdout::{Fraction, FractionError, HoldOut};
pub use sample::sample;
pub use tally::{Played, Tally, score};
pub use tree::Node;

use crate::game::Lives;
use crate::guesser::Guesser;
use crate::position::Position;
use crate::words::Letter;

/// Hears how far it is before each letter, and says whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(&Tally) -> bool;

/// Why an evaluation ended before its time. What was played to the end until then is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stopped {
    /// The watch said so.
    #[error("the evaluation was stopped")]
    ByTheWatch,
    /// The guesser named a letter that was answered before.
    #[error("the guesser named a letter again that had been answered")]
    Repeated,
    /// The guesser named no letter although the word was not spelled out.
    #[error("the guesser named no letter although some were left")]
    Silent,
}

/// A guesser's evaluation under way.
pub struct Evaluation<'a> {
    tally: Tally,
    watch: Watch<'a>,
}

impl<'a> Evaluation<'a> {
    /// An evaluation of rounds that this many misses lose.
    pub fn new(lives: Lives, watch: Watch<'a>) -> Self {
        Self { tally: Tally::new(lives), watch }
    }

    /// What was counted so far.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Counts words that cannot be played, since the guesser knows none as long.
    pub const fn skip(&mut self, words: usize) {
        self.tally.skip(words);
    }

    /// Adds what was played elsewhere; the order does not matter.
    pub fn add(&mut self, other: &Tally) {
        self.tally.merge(other);
    }

    fn check(&mut self) -> Result<(), Stopped> {
        if (self.watch)(&self.tally) { Ok(()) } else { Err(Stopped::ByTheWatch) }
    }

    /// Asks the guesser for a letter, and holds it to its word.
    fn ask(&mut self, guesser: &mut dyn Guesser, position: &Position) -> Result<Letter, Stopped> {
        self.check()?;
        self.tally.decide();
        match guesser.letter(position) {
            None => Err(Stopped::Silent),
            Some(letter) if position.guessed().contains(letter) => Err(Stopped::Repeated),
            Some(letter) => Ok(letter),
        }
    }
}

/// Lets the guesser go on after its last miss, as if each guess were the last.
fn play_on(position: &mut Position) {
    position.set_misses_left(position.misses_left().max(1));
}
