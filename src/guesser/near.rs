//! Owns [`Nearest`]: what to guess where no word fits, because the word is not on the list or an answer was
//! wrong.

use std::sync::Arc;

use super::{Merit, Rated};
use crate::words::{Letter, LetterSet, Pattern, Places, Shelf};

/// The factor by which a word counts less for each letter that does not fit.
const OFF: f64 = 0.2;

/// How many words are enough to go by. If fewer are nearest, those that are off in one more letter count,
/// too, and so on.
const ENOUGH: usize = 64;

/// Words that are looked at together.
const ROW: usize = 64;

/// How far each word of a list is from what was answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Nearest {
    shelf: Arc<Shelf>,
    /// For each word, the letters that were answered otherwise than it has them.
    misfits: Vec<u8>,
}

impl Nearest {
    /// How far each word of the shelf is from a pattern and the letters that were guessed for it.
    #[must_use]
    pub fn of(shelf: &Arc<Shelf>, pattern: &Pattern, guessed: LetterSet) -> Self {
        let none = Self { shelf: Arc::clone(shelf), misfits: vec![0; shelf.len()] };
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
        self.shelf.count_misfits(letter, places, &mut self.misfits);
        self
    }

    /// Rates every letter of the alphabet that has not been guessed by how often the nearest words have
    /// it; the counts are those of the words that come nearest of all.
    pub(super) fn rate(&self, guessed: LetterSet) -> Vec<Rated> {
        let nearest = self.misfits.iter().copied().min().unwrap_or(0);
        let mut weights = [0.0; Letter::MAX];
        let mut counts = [0usize; Letter::MAX];
        let mut of = 0;
        let mut heard = 0;
        let mut level = nearest;
        let mut weight = 1.0;
        // Words without an open letter say nothing, so that those that are farther off decide.
        while heard < ENOUGH && usize::from(level - nearest) <= guessed.len() {
            for number in self.at(level) {
                let open = self.shelf.letters(number).iter().filter(|l| !guessed.contains(*l));
                let mut says = false;
                for letter in open {
                    says = true;
                    weights[letter.index()] += weight;
                    counts[letter.index()] += usize::from(level == nearest);
                }
                heard += usize::from(says);
                of += usize::from(level == nearest);
            }
            level += 1;
            weight *= OFF;
        }
        let open = self.shelf.alphabet().letters().filter(|letter| !guessed.contains(*letter));
        let mut rated: Vec<_> = open
            .map(|letter| {
                let with = counts[letter.index()];
                Rated { letter, with, of, merit: Merit::Presence }
            })
            .collect();
        let weight = |rated: &Rated| weights[rated.letter.index()];
        rated.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
        rated
    }

    /// The words that are this far off. They are few, so whole rows without one are skipped at once.
    fn at(&self, level: u8) -> impl Iterator<Item = u32> {
        let rows = self.misfits.chunks(ROW).enumerate();
        let some =
            rows.filter(move |(_, row)| row.iter().fold(false, |any, here| any | (*here == level)));
        some.flat_map(move |(number, row)| {
            let first = number * ROW;
            let here = row.iter().enumerate().filter(move |(_, misfits)| **misfits == level);
            here.map(move |(at, _)| (first + at) as u32)
        })
    }
}
