//! Guessers: each sees a [`Position`] and gives [`Advice`], the letter to guess with its reasons and the
//! alternatives.
//!
//! - [`Frequency`]: the letter in the most words left; [`NoisyFrequency`] misjudges the counts, as people do.
//! - [`Balanced`]: weighs how likely a hit is against how much the answer tells.
//! - [`Lookahead`]: plays each promising letter out before it chooses.
//! - [`Learned`]: also guesses words that its list does not have.
//! - [`Perfect`]: never misses more often than the value of the position, whatever the setter does. [`Coach`]
//!   gives hints as good as these, and judgements go by the same values ([`Exact`]).

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
pub use exact::{Coach, Exact, Teach};
pub use frequency::{Frequency, NoisyFrequency};
pub use kind::GuesserKind;
pub use learned::Learned;
pub use lookahead::{Aim, Chances, Lookahead};
pub use perfect::Perfect;

use crate::position::Position;
use crate::words::Letter;

/// Chooses letters. A guesser remembers nothing between two letters but what it could work out again: the same
/// position gets the same advice.
///
/// # Examples
/// ```
/// use evil_hangman::guesser::{Guesser, GuesserKind};
/// use evil_hangman::position::Position;
/// use evil_hangman::words::{ENGLISH, Tier};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let list = Tier::Common.load();
/// let start = Position::new(list.of_length(8).ok_or("no such words")?, 6);
/// let letter = GuesserKind::Frequency.guesser().letter(&start);
/// assert_eq!(letter, ENGLISH.letter('e'));
/// # Ok(())
/// # }
/// ```
pub trait Guesser {
    /// Whether the guesser takes the only word that fits for the word, and guesses nothing else then.
    fn keeps_to_list(&self) -> bool {
        true
    }

    /// Rates letters that have not been guessed, the best first: those in some candidate, or all letters if the
    /// guesser does not keep to its list. Empty if every candidate is spelled out, or if there is none.
    fn rate(&mut self, position: &Position) -> Vec<Rated>;

    /// Returns the letter to guess next; `None` if there is none.
    fn letter(&mut self, position: &Position) -> Option<Letter> {
        match position.candidates() {
            Some(_) => self.rate(position).first().map(|rated| rated.letter),
            None => self.advise(position).map(|advice| advice.best.letter),
        }
    }

    /// Returns what to guess next; `None` if there is nothing left to guess. If no listed word fits, it goes by
    /// how likely each letter is between its neighbours.
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

/// What a mind advises.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The letter to guess.
    pub best: Rated,
    /// The letters to guess instead, the best first.
    pub others: Vec<Rated>,
    /// Whether no word of the list fits, so that the mind goes by how words are spelled.
    pub off_list: bool,
    /// How likely (0 ..= 1) the mind thinks it that the word is on the list; 1 where a mind that keeps to
    /// its list has words that fit.
    pub listed: f64,
}

/// A letter, and what speaks for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The letter.
    pub letter: Letter,
    /// How many of the words left have it; where a mind weighs words, as many as have the same weight; where
    /// no word is left, the chance that the word has it, as a share of all words of the length.
    pub with: usize,
    /// How many words are left; where a mind imagines words, those are among them.
    pub of: usize,
    /// What the mind expects of it.
    pub merit: Merit,
}

/// What a mind expects of a letter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Merit {
    /// No more than that it is in many words.
    Presence,
    /// This many bits, on average, about which word it is.
    Bits(f64),
    /// This many misses to the end, on average over the words left.
    Misses(f64),
    /// So large a share (0 ..= 1) of the words left to be found in time.
    Wins(f64),
    /// At most this number of misses to the end, whatever the setter does.
    AtMost(usize),
}

impl Rated {
    /// The share (0 ..= 1) of the words left that have the letter.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.with as f64 / self.of.max(1) as f64
    }
}
