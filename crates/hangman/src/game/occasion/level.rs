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

/// A line for each language: its code, and for each level, the easiest first, the length and the spare lives; of some levels
/// two that are as hard as each other, with a comma between them.
const LEVELS: &str = include_str!("../../../assets/levels.txt");

/// Returns the levels of a language as they are written; `None` if the language has none.
fn written(language: &Alphabet) -> Option<Vec<&'static str>> {
    let mut lines = LEVELS.lines().map(|line| line.split(' '));
    lines.find_map(|mut line| (line.next() == Some(language.code())).then(|| line.collect()))
}

impl Level {
    /// Returns the levels of a language's everyday words as they are played first, the easiest first; `None` if the language
    /// has none.
    pub fn all(language: &Alphabet) -> Option<Vec<Self>> {
        let levels = written(language)?;
        (1..=levels.len()).map(|number| Self::read(&levels, number, 0)).collect()
    }

    /// Returns the level with this number, or the nearest, as it is when it has been played this many times: its lengths take
    /// turns. `None` if the language has no levels.
    pub fn of(language: &Alphabet, number: usize, times: usize) -> Option<Self> {
        Self::read(&written(language)?, number, times)
    }

    fn read(levels: &[&str], number: usize, times: usize) -> Option<Self> {
        let (number, last) = (number.min(levels.len()).max(1), levels.len());
        let pairs: Vec<_> = levels.get(number - 1)?.split(',').collect();
        let (length, spare) = pairs.get(times % pairs.len())?.split_once('+')?;
        Some(Self { number, last, length: length.parse().ok()?, spare: spare.parse().ok()? })
    }

    /// Returns the lives of a round with this par.
    pub fn lives(self, par: usize) -> Lives {
        Lives::beyond(par, self.spare)
    }
}
