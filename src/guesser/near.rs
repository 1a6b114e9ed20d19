//! Owns [`Nearest`]: what to guess where no word fits, because the word is not on the list or an answer was
//! wrong.

use std::sync::Arc;

use super::{Merit, Rated};
use crate::words::{Letter, LetterCounts, LetterSet, Pattern, Places, Shelf};

/// The factor by which a word counts less for each letter that does not fit.
const OFF: f64 = 0.2;

/// How many words are enough to go by. If fewer are nearest, the commonest of those that are off in one more
/// letter count, too, and so on.
const ENOUGH: usize = 64;

/// Words that are looked at together.
const ROW: usize = 64;

/// How far each word of a list is from what was answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Nearest {
    shelf: Arc<Shelf>,
    /// For each word, how many letters were answered otherwise than it has them: bit n of that number in
    /// the n-th of these, 64 words together. The last has some mark.
    misfits: Vec<Vec<u64>>,
}

impl Nearest {
    /// How far each word of the shelf is from a pattern and the letters that were guessed for it.
    #[must_use]
    pub fn of(shelf: &Arc<Shelf>, pattern: &Pattern, guessed: LetterSet) -> Self {
        let none = Self { shelf: Arc::clone(shelf), misfits: Vec::new() };
        guessed
            .iter()
            .fold(none, |nearest, letter| nearest.answered(letter, pattern.places_of(letter)))
    }

    /// How far each is once another letter was answered.
    #[must_use]
    pub fn after(&self, letter: Letter, places: Places) -> Self {
        self.clone().answered(letter, places)
    }

    fn answered(mut self, letter: Letter, places: Places) -> Self {
        let mut carried = Vec::new();
        self.shelf.mark_misfits(letter, places, &mut carried);
        for bits in &mut self.misfits {
            for (bits, carried) in bits.iter_mut().zip(&mut carried) {
                (*bits, *carried) = (*bits ^ *carried, *bits & *carried);
            }
        }
        if carried.iter().any(|carried| *carried != 0) {
            self.misfits.push(carried);
        }
        self
    }

    /// Rates every letter of the alphabet that has not been guessed by how often the nearest words have
    /// it; the counts are those of the words that come nearest of all.
    pub(super) fn rate(&self, guessed: LetterSet) -> Vec<Rated> {
        let most = (1 << self.misfits.len()) - 1;
        let nearest = (0..most).find(|level| self.at(*level).next().is_some()).unwrap_or(most);
        let all = self.count(nearest, guessed, usize::MAX);
        let mut weights = [0.0; Letter::MAX];
        let letters = || self.shelf.alphabet().letters();
        letters().for_each(|letter| weights[letter.index()] = all.of(letter) as f64);
        let mut heard = all.sets();
        let mut level = nearest + 1;
        let mut weight = OFF;
        // Words without an open letter say nothing, so that those that are farther off decide.
        while heard < ENOUGH && level - nearest <= guessed.len() {
            let more = self.count(level, guessed, ENOUGH - heard);
            for letter in letters() {
                weights[letter.index()] += weight * more.of(letter) as f64;
            }
            heard += more.sets();
            level += 1;
            weight *= OFF;
        }
        let of = self.at(nearest).count();
        let open = letters().filter(|letter| !guessed.contains(*letter));
        let mut rated: Vec<_> = open
            .map(|letter| {
                let with = all.of(letter);
                Rated { letter, with, of, merit: Merit::Presence }
            })
            .collect();
        let weight = |rated: &Rated| weights[rated.letter.index()];
        rated.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
        rated
    }

    /// Counts the open letters of words that are this far off, the commonest first, until so many have some.
    fn count(&self, level: usize, guessed: LetterSet, enough: usize) -> LetterCounts {
        let mut counts = LetterCounts::default();
        let open = |number| self.shelf.letters(number).without(guessed);
        let says = |open: &LetterSet| !open.is_empty();
        self.at(level).map(open).filter(says).take(enough).for_each(|open| counts.add(open));
        counts
    }

    /// The words that are this far off, in their order.
    fn at(&self, level: usize) -> impl Iterator<Item = u32> {
        let words = self.shelf.len();
        let rows = if level >> self.misfits.len() == 0 { words.div_ceil(ROW) } else { 0 };
        (0..rows).flat_map(move |row| {
            let some = if row == words / ROW { !(u64::MAX << (words % ROW)) } else { u64::MAX };
            let mut here = self.misfits.iter().enumerate().fold(some, |here, (bit, misfits)| {
                here & if level >> bit & 1 == 1 { misfits[row] } else { !misfits[row] }
            });
            std::iter::from_fn(move || {
                let at = here.trailing_zeros();
                here &= here.checked_sub(1)?;
                Some(row as u32 * ROW as u32 + at)
            })
        })
    }
}
