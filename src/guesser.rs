//! Minds that choose a letter. They see what a player sees ([`View`]) and give [`Advice`]: the letter,
//! with their reasons, and the letters that they would name instead.
//!
//! - [`Frequency`]: the letter in the most words left; [`NoisyFrequency`] only feels for it.
//! - [`Balanced`]: the same with an eye on how much the answer will tell.
//! - [`Lookahead`]: plays each promising letter out before it chooses.
//! - [`Learned`]: also guesses words that its list does not have.
//! - [`Perfect`]: never suffers more than the value of the position, whatever the setter does. [`Coach`]
//!   gives hints like it, by what judgements go by, too ([`Exact`]).

mod balanced;
mod exact;
mod frequency;
mod kind;
mod learned;
mod lookahead;
mod perfect;
mod split;
mod unlisted;
mod view;

pub use balanced::Balanced;
pub use exact::{Coach, Exact, Teach};
pub use frequency::{Frequency, NoisyFrequency};
pub use kind::GuesserKind;
pub use learned::Learned;
pub use lookahead::{Aim, Chances, Lookahead};
pub use perfect::Perfect;
pub use view::View;

use crate::words::{Candidates, Letter, LetterSet};

/// A mind that chooses a letter. It keeps nothing between two letters but what it can work out again:
/// the same view is the same advice.
///
/// # Examples
/// ```
/// use evil_hangman::guesser::{Guesser, GuesserKind};
/// use evil_hangman::words::{ENGLISH, LetterSet, Tier};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let list = Tier::Common.load();
/// let words = list.of_length(8).ok_or("no such words")?.candidates();
/// let letter = GuesserKind::Frequency.mind().letter(&words, LetterSet::EMPTY, 6);
/// assert_eq!(letter, ENGLISH.letter('e'));
/// # Ok(())
/// # }
/// ```
pub trait Guesser {
    /// Whether a word that is the only one that fits is sure to be the word. Then nothing else is
    /// guessed.
    fn keeps_to_list(&self) -> bool {
        true
    }

    /// Rates letters that have not been guessed, the best first: those that are in some candidate, or
    /// all where a mind does not keep to its list. Empty only where every candidate is spelled out.
    fn rate(&mut self, candidates: &Candidates, guessed: LetterSet, misses_left: u32)
    -> Vec<Rated>;

    /// The best of these letters; `None` where there is none.
    fn letter(
        &mut self,
        candidates: &Candidates,
        guessed: LetterSet,
        misses_left: u32,
    ) -> Option<Letter> {
        self.rate(candidates, guessed, misses_left).first().map(|rated| rated.letter)
    }

    /// What to guess next; `None` where nothing is left to guess. Where no word fits what was
    /// answered, the letters that are likely between the others.
    fn advise(&mut self, view: &View) -> Option<Advice> {
        let rated = match &view.candidates {
            _ if view.pattern.is_complete() => return None,
            Some(candidates) => self.rate(candidates, view.guessed, view.misses_left),
            None => unlisted::rate(&view.listed, &view.pattern, view.guessed),
        };
        let mut letters = rated.into_iter();
        Some(Advice {
            best: letters.next()?,
            others: letters.collect(),
            off_list: view.candidates.is_none(),
            listed: if view.candidates.is_some() { 1.0 } else { 0.0 },
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
