//! Owns [`Knowledge`]: all that is learned from one list.

use std::sync::Arc;

use super::affixes::Affixes;
use super::spelling::Spelling;
use super::texts::Texts;
use crate::words::WordsOfLength;

/// What a list shows.
pub(super) struct Knowledge {
    listed: Arc<WordsOfLength>,
    /// Of words that are read from the end, and from the front.
    pub directions: [Direction; 2],
}

/// What words show that are read in one direction.
pub(super) struct Direction {
    /// The words.
    pub words: Texts,
    /// How they are spelled.
    pub spelling: Spelling,
    /// Which ends they exchange.
    pub affixes: Affixes,
}

impl Knowledge {
    /// Learns from the list that a shelf is of.
    pub fn learn(listed: &Arc<WordsOfLength>) -> Self {
        let front = Texts::of(listed);
        let back = front.reversed();
        let letters = listed.alphabet().len();
        let learn = |words| (Spelling::learn(words, letters), Affixes::learn(words));
        let (from_the_end, from_the_front) = std::thread::scope(|scope| {
            // One direction is learned here, both where the system starts no more threads.
            let other = std::thread::Builder::new().spawn_scoped(scope, || learn(&back)).ok();
            let here = learn(&front);
            let other = other.and_then(|thread| thread.join().ok());
            (other.unwrap_or_else(|| learn(&back)), here)
        });
        let direction = |words, (spelling, affixes)| Direction { words, spelling, affixes };
        let directions = [direction(back, from_the_end), direction(front, from_the_front)];
        Self { listed: Arc::clone(listed), directions }
    }

    /// Whether it was learned from the list that this shelf is of.
    pub(crate) fn is_of(&self, listed: &Arc<WordsOfLength>) -> bool {
        self.listed.shares_list(listed)
    }

    /// What share (0 ..= 1) of the words that there are the list has, if enough speaks for it.
    pub(crate) fn completeness(&self) -> Option<f32> {
        self.directions.iter().filter_map(|known| known.affixes.completeness()).reduce(f32::max)
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        let bytes = |known: &Direction| {
            known.words.bytes() + known.spelling.bytes() + known.affixes.bytes()
        };
        self.directions.iter().map(bytes).sum()
    }
}
