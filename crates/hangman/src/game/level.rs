//! Owns [`Level`]: a length and a number of lives whose difficulty was measured.

use super::lives::Lives;
use hangman_words::Alphabet;

/// How hard a round is: its length, and its lives beyond those that a perfect player needs.
///
/// `examples/levels.rs` measures how many rounds two kinds of players win; docs/levels.md has what it found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its number, from 1.
    pub number: usize,
    /// The length of the word (letters).
    pub length: usize,
    /// The lives that a perfect player would have left.
    pub spare: u32,
}

/// The code of a language, and the lengths and the spare lives of its levels.
type Row = (&'static str, [usize; Level::COUNT], [u32; Level::COUNT]);

/// The levels of each language, the easiest first.
const LEVELS: [Row; 10] = [
    ("de", [7, 5, 5, 4, 8, 7, 6, 5, 9, 8, 4, 5], [4, 4, 3, 2, 1, 1, 1, 1, 0, 0, 0, 0]),
    ("en", [6, 5, 9, 4, 7, 6, 4, 5, 9, 7, 4, 5], [3, 4, 1, 2, 1, 1, 1, 1, 0, 0, 0, 0]),
    ("es", [6, 7, 5, 7, 6, 5, 9, 10, 4, 8, 7, 6], [2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0]),
    ("fi", [5, 7, 5, 9, 6, 5, 4, 10, 9, 7, 6, 5], [5, 6, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0]),
    ("fr", [7, 7, 4, 8, 7, 6, 4, 5, 9, 8, 7, 6], [3, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0]),
    ("it", [5, 5, 8, 6, 5, 4, 9, 10, 8, 7, 5, 4], [4, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]),
    ("nl", [7, 5, 4, 9, 4, 7, 6, 10, 9, 7, 6, 5], [3, 4, 3, 1, 2, 1, 1, 0, 0, 0, 0, 0]),
    ("pl", [7, 6, 10, 8, 6, 4, 10, 9, 8, 7, 6, 4], [6, 5, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]),
    ("ru", [6, 8, 5, 6, 8, 7, 5, 9, 10, 8, 4, 5], [5, 3, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0]),
    ("tr", [9, 5, 7, 6, 8, 7, 4, 5, 9, 7, 6, 5], [5, 5, 3, 2, 1, 1, 1, 1, 0, 0, 0, 0]),
];

impl Level {
    /// The number of levels of a language.
    pub const COUNT: usize = 12;

    /// Returns the levels of a language's everyday words, the easiest first; `None` if the language has none.
    pub fn all(language: &Alphabet) -> Option<[Self; Self::COUNT]> {
        let (_, lengths, spare) = LEVELS.iter().find(|(code, ..)| *code == language.code())?;
        Some(std::array::from_fn(|at| Self {
            number: at + 1,
            length: lengths[at],
            spare: spare[at],
        }))
    }

    /// Returns the level with this number, or the nearest; `None` if the language has none.
    pub fn of(language: &Alphabet, number: usize) -> Option<Self> {
        let index = number.clamp(1, Self::COUNT) - 1;
        Self::all(language)?.get(index).copied()
    }

    /// Returns the lives of a round whose opening has this value (misses).
    pub fn lives(self, value: usize) -> Lives {
        Lives::beyond(value, self.spare)
    }
}
