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
        let mut here = Vec::new();
        let mut nearest = 0;
        while !self.mark(nearest, &mut here) && nearest >> self.misfits.len() == 0 {
            nearest += 1;
        }
        let of = here.iter().map(|row| row.count_ones() as usize).sum();
        let all = self.count(&here, guessed, usize::MAX);
        let mut weights = [0.0; Letter::MAX];
        let letters = || self.shelf.alphabet().letters();
        letters().for_each(|letter| weights[letter.index()] = all.of(letter) as f64);
        let mut heard = all.sets();
        let mut level = nearest + 1;
        let mut weight = OFF;
        // Words without an open letter say nothing, so that those that are farther off decide.
        while heard < ENOUGH && level - nearest <= guessed.len() {
            self.mark(level, &mut here);
            let more = self.count(&here, guessed, ENOUGH - heard);
            for letter in letters() {
                weights[letter.index()] += weight * more.of(letter) as f64;
            }
            heard += more.sets();
            level += 1;
            weight *= OFF;
        }
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

    /// Counts the open letters of the marked words, the commonest first, until so many have some.
    fn count(&self, marked: &[u64], guessed: LetterSet, enough: usize) -> LetterCounts {
        let mut counts = LetterCounts::default();
        for (row, &bits) in marked.iter().enumerate() {
            let mut bits = bits;
            while bits != 0 && counts.sets() < enough {
                let number = row * ROW + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let open = self.shelf.letters(number as u32).without(guessed);
                if !open.is_empty() {
                    counts.add(open);
                }
            }
        }
        counts
    }

    /// Marks the words that are this far off, 64 together; says whether there are any.
    fn mark(&self, level: usize, marked: &mut Vec<u64>) -> bool {
        let words = self.shelf.len();
        marked.clear();
        if level >> self.misfits.len() != 0 {
            return false;
        }
        marked.resize(words.div_ceil(ROW), u64::MAX);
        if let Some(last) = marked.last_mut() {
            *last >>= words.next_multiple_of(ROW) - words;
        }
        for (bit, misfits) in self.misfits.iter().enumerate() {
            let other = if level >> bit & 1 == 1 { 0 } else { u64::MAX };
            for (marked, misfits) in marked.iter_mut().zip(misfits) {
                *marked &= misfits ^ other;
            }
        }
        marked.iter().any(|row| *row != 0)
    }
}
