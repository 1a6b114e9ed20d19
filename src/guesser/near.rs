//! Owns [`Nearest`]: what to guess where no word fits, because the word is not on the list or an answer was
//! wrong.

use std::sync::Arc;

use super::{Merit, Rated};
use crate::words::{Letter, LetterCounts, LetterSet, Pattern, Places, Shelf};

/// How many words that are off in one letter more weigh as much as one.
const OFF: u8 = 5;

/// How many words are enough to go by. If fewer are nearest, the commonest of those that are off in one more
/// letter count, too, and so on.
const ENOUGH: usize = 64;

/// Words that are looked at together.
const ROW: usize = 64;

/// How far each word of a list is from what was answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Nearest {
    shelf: Arc<Shelf>,
    guessed: LetterSet,
    /// In how many letters the nearest words are off, and which words these are, 64 together.
    nearest: usize,
    here: Vec<u64>,
    /// For each word, how many letters were answered otherwise than it has them: bit n of that number in
    /// the n-th of these, 64 words together. The last has some mark.
    misfits: Vec<Vec<u64>>,
}

impl Nearest {
    /// How far each word of the shelf is from a pattern and the letters that were guessed for it.
    #[must_use]
    pub fn of(shelf: &Arc<Shelf>, pattern: &Pattern, guessed: LetterSet) -> Self {
        let rows = shelf.len().div_ceil(ROW);
        let mut here = vec![u64::MAX; rows];
        if let Some(last) = here.last_mut() {
            *last >>= rows * ROW - shelf.len();
        }
        let shelf = Arc::clone(shelf);
        let none = Self { shelf, guessed: LetterSet::EMPTY, nearest: 0, here, misfits: Vec::new() };
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
        self.guessed.insert(letter);
        let mut here = std::mem::take(&mut self.here);
        while !self.mark(self.nearest, &mut here) && self.nearest < self.guessed.len() {
            self.nearest += 1;
        }
        self.here = here;
        self
    }

    /// Rates every letter of the alphabet that has not been guessed by how often the nearest words have
    /// it; the counts are those of the words that come nearest of all.
    pub(super) fn rate(&self) -> Vec<Rated> {
        let Self { guessed, nearest, here, .. } = self;
        let (guessed, nearest) = (*guessed, *nearest);
        let (all, of) = self.count(here, usize::MAX);
        let mut weights = [0.0; Letter::MAX];
        let letters = || self.shelf.alphabet().letters();
        letters().for_each(|letter| weights[letter.index()] = all.of(letter) as f64);
        let mut heard = all.sets();
        let mut level = nearest + 1;
        let mut marked = Vec::new();
        // Words without an open letter say nothing, so that those that are farther off decide.
        while heard < ENOUGH && level - nearest <= guessed.len() {
            self.mark(level, &mut marked);
            let (more, _) = self.count(&marked, ENOUGH - heard);
            for letter in letters() {
                let weight = &mut weights[letter.index()];
                *weight = *weight * f64::from(OFF) + more.of(letter) as f64;
            }
            heard += more.sets();
            level += 1;
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

    /// Counts the open letters of the marked words, the commonest first, until this many have some; and of how
    /// many words these are all.
    fn count(&self, marked: &[u64], enough: usize) -> (LetterCounts, usize) {
        let mut counts = LetterCounts::default();
        let mut words = 0;
        let letters = self.shelf.letter_sets();
        for (row, &bits) in marked.iter().enumerate() {
            let mut bits = bits;
            while bits != 0 {
                if counts.sets() == enough {
                    return (counts, words);
                }
                let number = row * ROW + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                words += 1;
                let open = letters[number].without(self.guessed);
                if !open.is_empty() {
                    counts.add(open);
                }
            }
        }
        (counts, words)
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::words::{ENGLISH, Tier, Word};

    /// What a rating is: written down once more, word for word.
    fn rated(shelf: &Shelf, answers: &[(Letter, Places)]) -> Vec<(Letter, usize, usize)> {
        let guessed: LetterSet = answers.iter().map(|(letter, _)| *letter).collect();
        let words: Vec<_> = (0..shelf.len() as u32).filter_map(|n| shelf.word(n)).collect();
        let off = |word: &Word| {
            answers.iter().filter(|(letter, places)| word.places_of(*letter) != *places).count()
        };
        let nearest = words.iter().map(off).min().unwrap();
        let mut weights = [0; Letter::MAX];
        let mut with = [0; Letter::MAX];
        let mut heard = 0;
        for level in nearest..=answers.len() {
            let mut here = [0; Letter::MAX];
            for word in words.iter().filter(|word| off(word) == level) {
                let open = word.letter_set().without(guessed);
                if !open.is_empty() && (level == nearest || heard < ENOUGH) {
                    heard += 1;
                    open.iter().for_each(|letter| here[letter.index()] += 1);
                }
            }
            if level == nearest {
                with = here;
            }
            let weight = u128::from(OFF).pow((answers.len() - level) as u32);
            weights.iter_mut().zip(here).for_each(|(sum, more)| *sum += weight * more);
        }
        let of = words.iter().filter(|word| off(word) == nearest).count();
        let open = shelf.alphabet().letters().filter(|letter| !guessed.contains(*letter));
        let mut rated: Vec<_> =
            open.map(|letter| (letter, with[letter.index()] as usize, of)).collect();
        let weight = |(letter, ..): &(Letter, usize, usize)| weights[letter.index()];
        rated.sort_by_key(|rated| std::cmp::Reverse(weight(rated)));
        rated
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]
        #[test]
        fn following_the_nearest_words_finds_what_looking_at_all_of_them_finds(
            hidden in "[a-z]{7}",
            order in Just(('a'..='z').collect::<Vec<_>>()).prop_shuffle(),
            twice_an_a: bool,
        ) {
            let common = Tier::Common.load();
            let a = ENGLISH.letter('a').unwrap();
            let few = common.only(|word| word.places_of(a).count() > 1).unwrap();
            let list = if twice_an_a { few } else { common };
            let shelf = list.shelf(7).unwrap();
            let word = Word::parse(&hidden, &ENGLISH).unwrap();
            let mut answers = Vec::new();
            let mut pattern = Pattern::hidden(&ENGLISH, 7);
            let mut nearest = Nearest::of(shelf, &pattern, LetterSet::EMPTY);
            for letter in order.iter().filter_map(|face| ENGLISH.letter(*face)).take(20) {
                let places = word.places_of(letter);
                answers.push((letter, places));
                pattern.reveal(letter, places);
                nearest = nearest.after(letter, places);
                let guessed = answers.iter().map(|(letter, _)| *letter).collect();
                prop_assert_eq!(&nearest.rate(), &Nearest::of(shelf, &pattern, guessed).rate());
                let found: Vec<_> =
                    nearest.rate().iter().map(|rated| (rated.letter, rated.with, rated.of)).collect();
                prop_assert_eq!(found, rated(shelf, &answers));
            }
        }
    }
}
