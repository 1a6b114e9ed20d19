//! Owns [`Generator`], which finds puzzles in a word list, and [`Apart`], which keeps them apart.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::{Puzzle, WORDS, has_trap};
use crate::position::Position;
use hangman_words::{Letter, Word, WordList};

/// The lengths of words in letters. Longer words fit no screen with their neighbours, and few of them are alike.
const LENGTHS: RangeInclusive<usize> = 3..=12;

/// The most misses before a puzzle begins, so that its letters can be taken in at a glance.
const MOST_MISSES: u32 = 8;

/// The number of rounds for each word of a list without another puzzle after which it has no more, and the fewest.
const PATIENCE: (usize, usize) = (50, 1000);

/// Finds puzzles by playing random rounds. What it finds depends on the list, the levels and the seed alone.
pub struct Generator<'a> {
    list: &'a WordList,
    levels: RangeInclusive<u8>,
    rng: Xoshiro256PlusPlus,
    /// The lengths with enough words, and how many words there are up to each.
    lengths: Vec<(usize, usize)>,
}

impl<'a> Generator<'a> {
    /// Returns a generator of puzzles of these levels.
    pub fn new(list: &'a WordList, levels: RangeInclusive<u8>, seed: u64) -> Self {
        let mut total = 0;
        let lengths = list.lengths().filter(|length| LENGTHS.contains(length));
        let lengths =
            lengths.filter(|length| list.count(*length) >= *WORDS.start()).map(|length| {
                total += list.count(length);
                (length, total)
            });
        let lengths = lengths.collect();
        Self { list, levels, rng: Xoshiro256PlusPlus::seed_from_u64(seed), lengths }
    }

    /// Returns the next puzzle that is wanted; `None` if the list does not seem to have another one.
    pub fn find(&mut self, mut wanted: impl FnMut(&Puzzle) -> bool) -> Option<Puzzle> {
        let words = self.lengths.last()?.1;
        let rounds = (PATIENCE.0 * words).max(PATIENCE.1);
        (0..rounds).find_map(|_| self.round().filter(&mut wanted))
    }

    /// Plays one round, and returns the first position of it that is a puzzle.
    fn round(&mut self) -> Option<Puzzle> {
        let total = self.lengths.last()?.1;
        let drawn = self.rng.random_range(0..total);
        let length = self.lengths.iter().find(|(_, up_to)| drawn < *up_to)?.0;
        let mut position = Position::new(self.list.of_length(length)?, MOST_MISSES + 1);
        while position.words_left() >= *WORDS.start() {
            reveal_common(&mut position);
            if let Some(found) = Puzzle::of(position.clone(), has_trap(*self.levels.start()))
                && self.levels.contains(&found.level())
                && (found.trap() || !has_trap(found.level()))
            {
                return found.on_its_own();
            }
            let letter = self.letter_of(&position)?;
            let word = self.word(&position)?;
            position.answer(letter, word.places_of(letter));
            if position.misses_left() == 0 {
                return None;
            }
        }
        None
    }

    /// Returns a random word that is left.
    fn word(&mut self, position: &Position) -> Option<Word> {
        let words = position.candidates()?;
        let number = self.rng.random_range(0..words.len());
        words.listed().word(words.numbers()[number])
    }

    /// Returns a random letter of a random word that is left.
    fn letter_of(&mut self, position: &Position) -> Option<Letter> {
        let word = self.word(position)?;
        let open: Vec<_> =
            position.open().filter(|letter| !word.places_of(*letter).is_empty()).collect();
        (!open.is_empty()).then(|| open[self.rng.random_range(0..open.len())])
    }
}

/// Guesses the letters that all words have at the same places: they cost nothing and tell nothing.
fn reveal_common(position: &mut Position) {
    if !WORDS.contains(&position.words_left()) {
        return;
    }
    for letter in position.open() {
        let families = position.candidates().map(|words| words.families(letter));
        if let Some([only]) = families.as_deref()
            && !only.places.is_empty()
        {
            position.answer(letter, only.places);
        }
    }
}

impl Puzzle {
    /// Returns the puzzle with a list of its own, if all of its words may be shown to anybody.
    fn on_its_own(self) -> Option<Self> {
        let words: Vec<_> = self.words().collect();
        let is_shown = !words.iter().any(Word::is_blocked);
        is_shown.then(|| Self::new(&words, self.position.guessed()))?
    }
}

/// Keeps puzzles apart: no two share more than half of the words of either.
#[derive(Default)]
pub struct Apart {
    /// The puzzles of each word, by their numbers.
    having: HashMap<Word, Vec<usize>>,
    sizes: Vec<usize>,
}

impl Apart {
    /// Takes a puzzle unless it shares too many words with one that was taken before. Returns whether it was taken.
    pub fn take(&mut self, puzzle: &Puzzle) -> bool {
        let words: Vec<Word> = puzzle.words().collect();
        let mut shared: HashMap<usize, usize> = HashMap::new();
        for other in words.iter().filter_map(|word| self.having.get(word)).flatten() {
            *shared.entry(*other).or_default() += 1;
        }
        let too_many =
            |(other, shared): (&usize, &usize)| 2 * shared > words.len().min(self.sizes[*other]);
        if shared.iter().any(too_many) {
            return false;
        }
        let number = self.sizes.len();
        self.sizes.push(words.len());
        words.into_iter().for_each(|word| self.having.entry(word).or_default().push(number));
        true
    }
}
