//! Owns [`Knowledge`]: everything learned from one list.

use std::sync::Arc;

use super::affixes::Affixes;
use super::spelling::Spelling;
use super::texts::Texts;
use hangman_solver::threads::both;
use hangman_words::WordsOfLength;

pub struct Knowledge {
    /// Words of the list that it was learned from.
    pub listed: Arc<WordsOfLength>,
    /// What was learned from the reversed words, and from the words in reading order.
    pub directions: [Direction; 2],
}

/// What was learned from words read in one direction.
pub struct Direction {
    pub words: Texts,
    pub spelling: Spelling,
    pub affixes: Affixes,
}

impl Knowledge {
    /// Learns from the whole list that these words belong to.
    pub fn learn(listed: &Arc<WordsOfLength>) -> Self {
        let front = Texts::of(listed);
        let back = front.reversed();
        let letters = listed.alphabet().len();
        let learn = |words| (Spelling::learn(words, letters), Affixes::learn(words));
        let (from_the_end, from_the_front) = both(2, || learn(&back), || learn(&front));
        let direction = |words, (spelling, affixes)| Direction { words, spelling, affixes };
        let directions = [direction(back, from_the_end), direction(front, from_the_front)];
        Self { listed: Arc::clone(listed), directions }
    }

    /// Returns the share (0 ..= 1) of the language's words that the list has, if there is enough evidence. Of
    /// endings and beginnings, the less complete decide: a list that lacks whole families of words still has
    /// nearly every ending of the others.
    pub(crate) fn completeness(&self) -> Option<f32> {
        self.directions.iter().filter_map(|known| known.affixes.completeness).reduce(f32::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hangman_words::{EmbeddedList, Word};

    /// Returns the estimated completeness of the part of a list whose words are kept.
    fn completeness(keep: impl Fn(&Word) -> bool) -> f32 {
        let part = EmbeddedList::FULL.load().only(keep).unwrap();
        Knowledge::learn(part.of_length(8).unwrap()).completeness().unwrap()
    }

    #[test]
    fn a_list_without_half_of_the_word_families_does_not_look_complete() {
        // As a hash, the sum of the first four letters keeps words with the same beginning together.
        let beginning =
            |word: &Word| word.letters().iter().take(4).map(|l| l.index()).sum::<usize>();
        assert!(completeness(|_| true) > 0.9);
        assert!(completeness(|word| beginning(word) % 2 == 0) < 0.6);
    }
}
