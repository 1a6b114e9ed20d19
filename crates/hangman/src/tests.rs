//! Owns what tests share: small lists and rounds, and [`Oracle`], with which they compare the solver.

use std::collections::HashMap;

use crate::game::Round;
use hangman_words::{Candidates, ENGLISH, Letter, Word, list_of};

/// The words of the assignment's handout.
pub(crate) const NINE: &str = "ally beta cool deal else flew good hope ibex";

pub(crate) fn letter(c: char) -> Letter {
    ENGLISH.letter(c).unwrap()
}

pub(crate) fn word(text: &str) -> Word {
    Word::parse(text, &ENGLISH).unwrap()
}

/// Returns those of these words that have four letters.
pub(crate) fn words(text: &str) -> Candidates {
    list_of(&ENGLISH, text).of_length(4).unwrap().candidates()
}

/// Returns words as they are spelled, separated by blanks.
pub(crate) fn spelled(words: impl IntoIterator<Item = Word>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

/// Guesses these letters, which the opponent answers without a search.
pub(crate) fn guess(round: &mut Round, letters: &str) {
    letters.chars().for_each(|c| _ = round.guess(letter(c)).unwrap());
}

/// Values by the definition, each set of words once.
#[derive(Default)]
pub(crate) struct Oracle(HashMap<Vec<u32>, usize>);

impl Oracle {
    pub(crate) fn value(&mut self, words: &Candidates) -> usize {
        if words.len() < 2 {
            return 0;
        }
        if let Some(value) = self.0.get(words.numbers()) {
            return *value;
        }
        let telling = |letter: &Letter| words.families(*letter).len() > 1;
        let letters: Vec<_> = words.listed().alphabet().letters().filter(telling).collect();
        let value = letters.into_iter().map(|letter| self.worst(words, letter)).min().unwrap();
        self.0.insert(words.numbers().to_vec(), value);
        value
    }

    /// The misses after the answer to a letter that costs the most.
    pub(crate) fn worst(&mut self, words: &Candidates, letter: Letter) -> usize {
        let families = words.split(letter).into_iter();
        let misses = families
            .map(|(family, words)| usize::from(family.places.is_empty()) + self.value(&words));
        misses.max().unwrap()
    }
}
