//! Owns [`Level`]: a length and a number of lives whose difficulty was measured.

use crate::game::round::Lives;
use hangman_words::Alphabet;

/// How hard a round is: its length, and its lives beyond those that a perfect player needs.
///
/// `examples/levels.rs` measures how many rounds two kinds of players win; docs/levels.md has what it found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its number, from 1.
    pub number: usize,
    /// The number of the last level of its language.
    pub last: usize,
    /// The length of the word (letters).
    pub length: usize,
    /// The lives that a perfect player would have left.
    pub spare: u32,
}

/// A line for each language: its code, and the length and the spare lives of each level, the easiest first.
const LEVELS: &str = include_str!("../../../assets/levels.txt");

impl Level {
    /// Returns the levels of a language's everyday words, the easiest first; `None` if the language has none.
    pub fn all(language: &Alphabet) -> Option<Vec<Self>> {
        let mut lines = LEVELS.lines().map(|line| line.split(' '));
        let pairs =
            lines.find_map(|mut line| (line.next() == Some(language.code())).then_some(line))?;
        let last = pairs.clone().count();
        let levels = pairs.zip(1..).map(|(pair, number)| {
            let (length, spare) = pair.split_once('+')?;
            Some(Self { number, last, length: length.parse().ok()?, spare: spare.parse().ok()? })
        });
        levels.collect()
    }

    /// Returns the level with this number, or the nearest; `None` if the language has none.
    pub fn of(language: &Alphabet, number: usize) -> Option<Self> {
        let levels = Self::all(language)?;
        levels.get(number.saturating_sub(1)).or(levels.last()).copied()
    }

    /// Returns the lives of a round with this par.
    pub fn lives(self, par: usize) -> Lives {
        Lives::beyond(par, self.spare)
    }
}
