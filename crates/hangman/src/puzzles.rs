//! Owns [`Puzzle`]: a position in which exactly one letter still wins, and its difficulty.
//!
//! - `perfect`: exact values of positions with few words, and perfect play on both sides
//! - `reason`: why a position is lost
//! - `otherwise`: why a letter wins whichever answer it gets
//! - `generator`: finds puzzles in a word list
//! - `progress`: which puzzle comes next
//! - `shipped`: the puzzles that are part of the program

mod generator;
mod otherwise;
mod perfect;
mod progress;
mod reason;
mod shipped;

use crate::position::Position;
use hangman_words::{Alphabet, Letter, LetterSet, ListBuilder, Word};

pub use generator::{Apart, Generator};
pub use otherwise::{NextLetter, Otherwise};
pub use perfect::{PerfectPlay, PerfectReply};
pub use progress::{Progress, Tried};
pub use reason::WhyLost;
pub use shipped::{COUNT, OF_A_LEVEL, shipped, text_of};

/// The fewest and the most words of a puzzle.
pub const WORDS: std::ops::RangeInclusive<usize> = 4..=14;

/// The fewest lives of a puzzle. With one life, the answer is the letter that all words have, which takes no thought.
const FEWEST_LIVES: u32 = 2;

/// A position in which exactly one letter keeps a forced win, with the fewest lives that can win.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    position: Position,
    solution: Letter,
    trap: bool,
    row: usize,
}

impl Puzzle {
    /// Returns the puzzle of these words, after these letters were guessed; `None` if it is not one. The words must
    /// have the guessed letters at the same places.
    pub fn new(words: &[Word], guessed: LetterSet) -> Option<Self> {
        let first = words.first()?;
        let mut builder = ListBuilder::new(first.alphabet());
        for word in words {
            builder.feed(word.commonest_spelling().as_bytes()).ok()?;
            builder.feed(b"\n").ok()?;
        }
        let list = builder.finish().ok()?.0;
        let candidates = list.of_length(first.letters().len())?.candidates();
        let same =
            |letter| words.iter().all(|word| word.places_of(letter) == first.places_of(letter));
        if candidates.len() != words.len() || !guessed.iter().all(same) {
            return None;
        }
        Self::of(Position::among(candidates, guessed, 0), false)
    }

    /// Returns the puzzle of the words and letters of a position; `None` if it is not one, or if it has no trap where one
    /// is wanted.
    fn of(mut position: Position, wants_trap: bool) -> Option<Self> {
        let words = position.candidates().filter(|words| WORDS.contains(&words.len()))?;
        let mut perfect = PerfectPlay::of(words)?;
        let (counts, lives) = (words.letter_counts(), perfect.lives(words));
        if lives < FEWEST_LIVES {
            return None;
        }
        position.set_misses_left(lives);
        let most = position.open().map(|letter| counts[letter.index()]).max()?;
        let mut commonest = position.open().filter(|letter| counts[letter.index()] == most);
        if wants_trap && commonest.any(|letter| perfect.wins(&position, letter)) {
            return None;
        }
        let solution = perfect.only_winner(&position)?;
        let trap = counts[solution.index()] < most;
        let row = perfect.only_winners(&position);
        Some(Self { position, solution, trap, row })
    }

    /// Parses a line of [`Puzzle::line`]; `None` if it is not a puzzle.
    pub fn read(line: &str, alphabet: &'static Alphabet) -> Option<Self> {
        let (letters, words) = line.split_once(' ')?;
        let guessed = alphabet.read(letters).ok()?.into_iter().collect();
        let words: Result<Vec<_>, _> =
            words.split(' ').map(|word| Word::parse(word, alphabet)).collect();
        Self::new(&words.ok()?, guessed)
    }

    /// Returns the puzzle as a line: the letters guessed and the words. Everything else follows from them.
    pub fn line(&self) -> String {
        let alphabet = self.position.alphabet();
        let letters = self.position.guessed().iter();
        let mut line: String = letters.map(|letter| alphabet.lower(letter)).collect();
        for word in self.words() {
            line.push(' ');
            line += word.spelling_lower().split('/').next().unwrap_or_default();
        }
        line
    }

    /// Returns the position to be won.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the words that are left, in alphabetical order.
    pub fn words(&self) -> impl Iterator<Item = Word> {
        self.position.candidates().into_iter().flat_map(|words| words.words())
    }

    /// Returns the number of misses that lose, the fewest with which it can be won.
    pub const fn lives(&self) -> u32 {
        self.position.misses_left()
    }

    /// Returns the one letter that still wins.
    pub const fn solution(&self) -> Letter {
        self.solution
    }

    /// Returns whether the letter in most words loses.
    pub const fn trap(&self) -> bool {
        self.trap
    }

    /// Returns the number of guesses in a row with only one right letter, against a perfect opponent.
    pub const fn row(&self) -> usize {
        self.row
    }

    /// Returns how difficult it is: the words that are to be read, 2 for each life, and 3 for each guess in a row with
    /// only one right letter.
    pub fn measure(&self) -> usize {
        self.position.words_left() + 2 * self.lives() as usize + 3 * self.row
    }

    /// Returns the level, from 1.
    pub fn level(&self) -> u8 {
        level_with(self.measure())
    }
}

/// The least measure of each level. Random rounds find puzzles of each level above the first about equally often.
const LEAST: [usize; 10] = [0, 15, 17, 18, 19, 20, 21, 23, 24, 26];

/// The number of levels.
pub const LEVELS: u8 = LEAST.len() as u8;

/// Returns the least measure of a level (1 ..= [`LEVELS`]).
///
/// # Panics
/// Panics if there is no such level.
pub const fn least_measure(level: u8) -> usize {
    LEAST[level as usize - 1]
}

/// Returns the level of puzzles with this measure, from 1.
fn level_with(measure: usize) -> u8 {
    LEAST.iter().filter(|least| measure >= **least).count() as u8
}

/// Returns whether the letter in most words loses in every puzzle of a level. In the first level it may win.
const fn has_trap(level: u8) -> bool {
    level > 1
}

#[cfg(test)]
mod tests;
