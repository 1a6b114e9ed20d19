//! Owns [`Cases`]: dictionaries and games that programs often get wrong, drawn from a seed.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::case::{TestCase, TestGame};
use crate::cli::Lengths;
use crate::words::{Alphabet, Letter, Places, without_blocked};

/// The longest words that are drawn, unless only longer ones are asked for.
const LONGEST: usize = 8;

/// The number of draws from which families are taken.
const DRAWS: usize = 20;

/// An endless supply of test cases.
pub struct Cases {
    rng: Xoshiro256PlusPlus,
    is_setter: bool,
    alphabet: &'static Alphabet,
    lengths: Lengths,
}

impl Cases {
    /// Creates test cases for a setter or a guesser, with games about words of these lengths.
    pub fn new(seed: u64, is_setter: bool, alphabet: &'static Alphabet, lengths: Lengths) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), is_setter, alphabet, lengths }
    }

    /// Returns the next test case. The same seed always gives the same cases. If the letters happen to spell a word
    /// that is blocked, others are drawn.
    pub fn draw(&mut self) -> TestCase {
        loop {
            let case = self.any();
            if case.words.iter().all(|word| without_blocked(word) == *word) {
                return case;
            }
        }
    }

    /// Draws families of words of several lengths, and a game about each length.
    fn any(&mut self) -> TestCase {
        let Lengths { first, last } = self.lengths;
        // Words of another length are there to be ignored.
        let lengths = first..=last.clamp(first, LONGEST.max(first)).max(LONGEST.min(first + 1));
        let (mut words, mut games) = (BTreeSet::new(), Vec::new());
        for length in self.shuffled(lengths) {
            let letters: Vec<_> = self.alphabet.letters().collect();
            let letters = self.shuffled(letters);
            let drawn = self.words(length, &letters);
            if self.lengths.contains(length) {
                games.push(self.game(length, &letters, &drawn[0]));
            }
            words.extend(drawn);
        }
        TestCase { words: words.into_iter().collect(), games, alphabet: self.alphabet }
    }

    /// Draws a game: the first letter is asked for first, and often it is lost after a few misses.
    fn game(&mut self, length: usize, letters: &[Letter], word: &str) -> TestGame {
        let few = 1 + self.below(3) as u32;
        let misses = if self.below(3) == 0 { few } else { self.alphabet.len() as u32 };
        let plays = if self.is_setter { self.text(letters) } else { word.to_owned() };
        TestGame { length, misses, plays }
    }

    /// Draws words in families by the places of the first letter. For a setter, the families have the same size, and
    /// there is a smaller one that has the letter less often. For a guesser, the first family holds the word, and the
    /// others are larger and have letters of their own, which waste a miss if they are taken to fit.
    fn words(&mut self, length: usize, letters: &[Letter]) -> Vec<String> {
        let is_setter = self.is_setter;
        let families = self.families(length);
        let fewer = families[0].iter().skip(1).collect();
        let size = 1 + self.below(6);
        let sizes = if is_setter { [size; 4] } else { [3, 7, 7, 7] };
        let mut families: Vec<_> = families.into_iter().zip(sizes).collect();
        families.extend(is_setter.then_some((fewer, size - 1)));
        let few = 2 + self.below(10);
        let mut words = Vec::new();
        for (number, (places, size)) in families.into_iter().enumerate() {
            let mut free = (0..length).filter(|place| !places.contains(*place));
            let (first, last) = (free.next(), free.next_back());
            let marked = last.or(first).filter(|_| !is_setter && number > 0);
            for another in 0..size {
                let letter = |place: usize| match Some(place) {
                    _ if places.contains(place) => letters[0],
                    here if here == marked => letters[number],
                    here if here == first => letters[4 + another],
                    _ => letters[4 + self.below(few)],
                };
                let word: Vec<_> = (0..length).map(letter).collect();
                words.push(self.text(&word));
            }
        }
        words
    }

    /// Draws the places that a letter has in each of several families. Of many draws for a setter, this is the one that
    /// most reveals how ties are broken.
    fn families(&mut self, length: usize) -> Vec<Places> {
        let as_many = self.below(4) > 0;
        let draws = if self.is_setter { DRAWS } else { 1 };
        let draws: Vec<_> = (0..draws).map(|_| self.any_families(length, as_many)).collect();
        draws.into_iter().max_by_key(|families| choices(families)).unwrap_or_default()
    }

    /// Draws places of a letter, and others: for a setter, as many or any; for a guesser, with one place more or less.
    fn any_families(&mut self, length: usize, as_many: bool) -> Vec<Places> {
        let share = self.below(4);
        let one: Places = (0..length).filter(|_| self.below(4) < share).collect();
        let mut families = vec![one];
        for _ in 0..2 + self.below(2) {
            let other = match (self.is_setter, as_many && (1..length).contains(&one.count())) {
                (true, true) => self.shuffled(0..length).into_iter().take(one.count()).collect(),
                (true, false) => Places::from_bits(self.below(1 << length) as u64),
                (false, _) => Places::from_bits(one.bits() ^ 1 << self.below(length)),
            };
            if !families.contains(&other) {
                families.push(other);
            }
        }
        families
    }

    fn text(&self, letters: &[Letter]) -> String {
        letters.iter().filter_map(|letter| self.alphabet.lower(*letter)).collect()
    }

    fn below(&mut self, end: usize) -> usize {
        self.rng.random_range(0..end as u64) as usize
    }

    fn shuffled<T>(&mut self, items: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut items: Vec<_> = items.into_iter().collect();
        for at in (1..items.len()).rev() {
            let other = self.below(at + 1);
            items.swap(at, other);
        }
        items
    }
}

/// Returns how many families are kept by somebody, if some prefer the fewest letters and others don't, and then go by
/// the last places, the first ones, or only the last two.
fn choices(families: &[Places]) -> usize {
    let last_two = |places: Places| -> Places {
        places.iter().skip(places.count().saturating_sub(2)).collect()
    };
    let kept = [0, usize::MAX].into_iter().flat_map(|most| {
        let fewest = move |places: &Places| places.count().min(most);
        [
            families.iter().min_by_key(|one| (fewest(one), Reverse(**one))),
            families.iter().min_by_key(|one| (fewest(one), one.bits().reverse_bits())),
            families.iter().min_by_key(|one| (fewest(one), Reverse(last_two(**one)), **one)),
        ]
    });
    kept.collect::<BTreeSet<_>>().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_has_words_of_several_lengths_and_games_that_can_be_played() {
        for is_setter in [true, false] {
            let lengths = Lengths { first: 3, last: 3 };
            let cases = || Cases::new(5, is_setter, Alphabet::UNSAID, lengths);
            let (mut cases, mut again) = (cases(), cases());
            for number in 0..60 {
                let case = cases.draw();
                assert_eq!(case, again.draw(), "a seed is its cases");
                let list = case.list().unwrap();
                assert_eq!(list.total(), case.words.len(), "{case:?}");
                assert!(list.lengths().count() > 1);
                assert!(case.games.iter().all(|game| game.length == 3), "{case:?}");
                let few = if number < 5 { usize::MAX } else { 3 };
                for smaller in case.smaller(is_setter).into_iter().take(few) {
                    assert!(smaller != case && smaller.list().is_some());
                }
            }
        }
    }
}
