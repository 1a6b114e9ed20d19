//! Owns [`Guesser`] and all guessers: each takes a [`Position`] and gives [`Advice`], the letter to guess
//! with its reasons and the alternatives.
//!
//! - [`Frequency`]: the letter in the most words left; [`NoisyFrequency`] misjudges the counts, as people do.
//! - [`Balanced`]: weighs the probability of a hit against the information in the answer.
//! - [`Lookahead`]: plays each promising letter out before it chooses.
//! - [`Learned`]: also guesses words that are not on its list.
//! - [`Perfect`]: never misses more often than the value of the position, whatever the setter does. [`Coach`]
//!   gives equally good hints, and judgements use the same values ([`Exact`]).

mod balanced;
mod exact;
mod frequency;
mod kind;
mod learned;
mod lookahead;
mod perfect;
mod split;
mod unlisted;

pub use balanced::Balanced;
pub use exact::{Coach, Exact};
pub use frequency::{Frequency, NoisyFrequency};
pub use kind::GuesserKind;
pub use learned::Learned;
pub(crate) use lookahead::Chances;
pub use lookahead::{Aim, Lookahead};
pub use perfect::Perfect;

use serde::{Deserialize, Serialize};

use crate::position::Position;
use hangman_words::Letter;

/// Chooses letters. What a guesser keeps between two letters is only a cache: the same position gets the same
/// advice.
///
/// # Examples
/// ```
/// use hangman_core::guesser::{Guesser, GuesserKind};
/// use hangman_core::position::Position;
/// use hangman_words::{EmbeddedList, ENGLISH};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let list = EmbeddedList::EVERYDAY.load();
/// let start = Position::new(list.of_length(8).ok_or("no such words")?, 6);
/// let letter = GuesserKind::Frequency.guesser().letter(&start);
/// assert_eq!(letter, ENGLISH.letter('e'));
/// # Ok(())
/// # }
/// ```
pub trait Guesser {
    /// Returns whether the guesser assumes that the word is on its list.
    fn keeps_to_list(&self) -> bool {
        true
    }

    /// Rates the letters that have not been guessed, best first: those in some candidate, or all letters if
    /// the guesser does not [keep to its list](Guesser::keeps_to_list). The result is empty if every
    /// candidate is spelled out, or if there is none.
    fn rate(&mut self, position: &Position) -> Vec<Rated>;

    /// Returns the letter to guess next; `None` if there is none.
    fn letter(&mut self, position: &Position) -> Option<Letter> {
        match position.candidates() {
            Some(_) => self.rate(position).first().map(|rated| rated.letter),
            None => self.advise(position).map(|advice| advice.best.letter),
        }
    }

    /// Returns the letter to guess next, with reasons; `None` if there is nothing left to guess. If no listed
    /// word fits, letters are rated by how often they occur between their neighbours.
    fn advise(&mut self, position: &Position) -> Option<Advice> {
        if position.pattern().is_complete() {
            return None;
        }
        let off_list = position.candidates().is_none();
        let rated = if off_list { unlisted::rate(position) } else { self.rate(position) };
        let mut letters = rated.into_iter();
        Some(Advice {
            best: letters.next()?,
            others: letters.collect(),
            off_list,
            listed: if off_list { 0.0 } else { 1.0 },
        })
    }
}

/// The advice of a guesser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The letter to guess.
    pub best: Rated,
    /// The alternatives, best first.
    pub others: Vec<Rated>,
    /// Whether no listed word fits, so that the advice is based on how words are spelled.
    pub off_list: bool,
    /// The guesser's probability (0 ..= 1) that the word is on the list; 1 for a guesser that keeps to its
    /// list if some listed word fits.
    pub listed: f64,
}

/// A letter, with the reasons for guessing it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// The letter.
    pub letter: Letter,
    /// How many of the words left have the letter. For guessers that weight words, it is the number with the
    /// same total weight; if no word is left, the probability of the letter times the number of words of this
    /// length.
    pub with: usize,
    /// The number of words left, including imagined ones.
    pub of: usize,
    /// What the guesser expects of the letter.
    pub merit: Merit,
}

/// What a guesser expects of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub enum Merit {
    /// Nothing beyond how many words have it.
    Presence,
    /// The expected information in bits about which word it is.
    Bits(f64),
    /// The expected number of misses to the end, averaged over the words left.
    Misses(f64),
    /// The share (0 ..= 1) of the words left that are found in time.
    Wins(f64),
    /// The maximum number of misses to the end, whatever the setter does.
    AtMost(usize),
}

impl Rated {
    /// Returns the share (0 ..= 1) of the words left that have the letter.
    pub fn share(&self) -> f64 {
        self.with as f64 / self.of.max(1) as f64
    }
}
