//! Owns [`Oracle`], which tests compare the solver with.

use std::collections::HashMap;

use hangman_words::{Candidates, Letter};

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
