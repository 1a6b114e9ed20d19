//! Owns [`Balanced`], which weighs the probability of a hit against the information in the answer.

use super::split::{Split, Splits};
use super::{Guesser, Merit, Rated};
use crate::kept::Kept;
use crate::position::Position;
use hangman_words::Letter;

/// Guesses the letter with the largest sum of the share of candidates that have it and a quarter of the bits
/// of information in its answer (the entropy of the family sizes).
#[derive(Default)]
pub struct Balanced {
    table: Kept<Splits>,
}

impl Guesser for Balanced {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let Some(candidates) = position.candidates() else { return Vec::new() };
        let listed = candidates.listed();
        let table = self.table.about(listed, || Splits::new(listed));
        let splits = ranked(table.splits(candidates.numbers()));
        rated(&splits, position).collect()
    }
}

/// Sorts the letters by balance, best first; ties go to the first letter of the alphabet.
pub fn ranked(mut splits: Vec<Split>) -> Vec<Split> {
    splits.sort_by(|one, other| other.balance.total_cmp(&one.balance));
    splits
}

/// Returns the letters that can be guessed, with the information in their answers.
pub fn rated<'a>(
    splits: &'a [Split],
    position: &Position,
) -> impl Iterator<Item = Rated> + use<'a> {
    let (of, guessed) = (position.words_left(), position.guessed());
    splits.iter().filter_map(move |split| {
        let letter = Letter::new(split.letter).filter(|letter| !guessed.contains(*letter))?;
        let merit = Merit::Bits(split.bits.into());
        Some(Rated { letter, with: split.with as usize, of, merit })
    })
}
