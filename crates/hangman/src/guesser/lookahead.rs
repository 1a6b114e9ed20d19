//! Owns [`Lookahead`], which plays letters out before it chooses one.

mod few;
mod search;

use std::sync::Arc;

use super::balanced::{ranked, rated};
use super::{Guesser, Merit, Rated};
use crate::kept::Kept;
use crate::position::Position;
use hangman_words::{Letter, LetterSet, WordsOfLength};
use search::Playouts;

/// The objective of a [`Lookahead`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The fewest misses on average, with every candidate equally likely.
    Misses,
    /// The most candidates found before the misses run out; the fewest misses once no candidate can be lost.
    Wins,
}

/// Improves on [`Balanced`](super::Balanced): plays each promising letter out for every candidate and takes
/// the letter that does best (policy improvement: Howard 1960; as rollouts: Tesauro and Galperin 1996). With
/// fewer words left, the play after the letter looks ahead itself, and the last words are searched
/// exhaustively.
///
/// A letter that is in every candidate and still informative costs nothing, so it is chosen immediately.
pub struct Lookahead {
    aim: Aim,
    playouts: Kept<Playouts>,
}

impl Lookahead {
    /// Creates a guesser with this objective that has seen no words yet.
    pub fn new(aim: Aim) -> Self {
        Self { aim, playouts: Kept::default() }
    }

    fn playouts(&mut self, listed: &Arc<WordsOfLength>) -> &mut Playouts {
        self.playouts.about(listed, || Playouts::new(listed))
    }
}

/// How good a letter is against a setter that holds one word, as estimated by looking ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// The letter that the look-ahead recommends.
    pub letter: Letter,
    /// The share (0 ..= 1) of the words left that are found in time after that letter.
    pub best: f64,
    /// The same share after the letter in question; at most `best`.
    pub this: f64,
    /// The misses to the end of an endless round, on average over the words left, that the letter in question costs
    /// more than the best; not below 0.
    pub extra: f64,
}

impl Lookahead {
    /// Returns the recommended letter and the share (0 ..= 1) of the words left that are found in time after it; `None`
    /// as for [`Lookahead::chances`].
    pub(crate) fn best_chances(&mut self, position: &Position) -> Option<(Letter, f64)> {
        let best = self.rate(position).first()?.letter;
        self.chances(position, best).map(|found| (found.letter, found.best))
    }

    /// Returns the chances with the best letter and with `letter`, where `left` more misses lose the round.
    /// Returns `None` if no informative letter is left.
    pub(crate) fn chances(&mut self, position: &Position, letter: Letter) -> Option<Chances> {
        let candidates = position.candidates()?;
        let rated = self.rate(position);
        let best = rated.first()?.letter;
        let stake = Stake::Words { left: position.misses_left() };
        let playouts = self.playouts(candidates.listed());
        let words = candidates.numbers();
        let mut each = |letter: Letter, stake| {
            f64::from(playouts.cost_of(words, letter.index(), stake)) / words.len().max(1) as f64
        };
        let (first, this) = (1.0 - each(best, stake), 1.0 - each(letter, stake));
        if this > first {
            return Some(Chances { letter, best: this, this, extra: 0.0 });
        }
        let extra = (each(letter, Stake::Misses) - each(best, Stake::Misses)).max(0.0);
        Some(Chances { letter: best, best: first, this, extra })
    }
}

impl Guesser for Lookahead {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let Some(candidates) = position.candidates() else { return Vec::new() };
        let aim = self.aim;
        let playouts = self.playouts(candidates.listed());
        let words = candidates.numbers();
        let left = position.misses_left();
        let stake = match aim {
            Aim::Wins if words.len() > left as usize => Stake::Words { left },
            Aim::Wins | Aim::Misses => Stake::Misses,
        };
        let splits = ranked(playouts.table.splits(words));
        let played = playouts.best_letters(words, &splits, stake);
        let merit = |cost: u32| match stake {
            Stake::Misses => Merit::Misses(f64::from(cost) / words.len() as f64),
            Stake::Words { .. } => Merit::Wins(1.0 - f64::from(cost) / words.len() as f64),
        };
        let others: Vec<Rated> = rated(&splits, position).collect();
        let with_merit = |(letter, cost): &(usize, u32)| {
            let rated = others.iter().find(|rated| rated.letter.index() == *letter)?;
            Some(Rated { merit: merit(*cost), ..*rated })
        };
        let mut letters: Vec<Rated> = played.iter().filter_map(with_merit).collect();
        let known: LetterSet = letters.iter().map(|rated| rated.letter).collect();
        letters.extend(others.into_iter().filter(|rated| !known.contains(rated.letter)));
        letters
    }
}

/// What counts as a cost, and when nothing more can be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Stake {
    /// The misses to the end, summed over the words.
    Misses,
    /// The words that are not found before this many more misses.
    Words { left: u32 },
}

impl Stake {
    /// Returns the remaining cost of this many words if it does not depend on how they are played: a single
    /// word is known, and each miss eliminates at least one word.
    fn settled(self, words: usize) -> Option<u32> {
        match self {
            Self::Misses if words < 2 => Some(0),
            Self::Words { left: 0 } => Some(words as u32),
            Self::Words { left } if left as usize >= words => Some(0),
            Self::Misses | Self::Words { .. } => None,
        }
    }

    /// Returns the immediate cost of a miss that leaves this many words.
    const fn of_a_miss(self, words: u32) -> u32 {
        match self {
            Self::Misses => words,
            Self::Words { .. } => 0,
        }
    }

    /// Returns what is at stake after a miss.
    const fn after_a_miss(self) -> Self {
        match self {
            Self::Misses => self,
            Self::Words { left } => Self::Words { left: left.saturating_sub(1) },
        }
    }
}
