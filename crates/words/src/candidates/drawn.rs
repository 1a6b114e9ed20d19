//! Owns which candidates are drawn.

use std::sync::Arc;

use rand::{Rng, RngExt};

use super::Candidates;
use crate::numbers::Numbers;
use crate::word::Word;

impl Candidates {
    /// Keeps one random candidate and drops the others.
    pub fn keep_one(&mut self, rng: &mut impl Rng) {
        let Some(number) = self.draw(self.len(), rng) else { return };
        let mut numbers = Numbers::with_room(1, self.listed.len());
        numbers.push(number);
        self.numbers = Arc::new(numbers);
    }

    /// Draws one of the first `count` candidates.
    fn draw(&self, count: usize, rng: &mut impl Rng) -> Option<u32> {
        self.numbers.nth(rng.random_range(0..count.max(1)))
    }

    /// Returns a random candidate of the commonest class that is left, for the end of a round.
    pub fn reveal(&self, rng: &mut impl Rng) -> Word {
        let first = self.numbers.nth(0).unwrap_or(0);
        let ends = self.listed.class_ends();
        let class_end =
            ends.iter().copied().find(|&end| (first as usize) < end).unwrap_or(usize::MAX);
        let choices = self.numbers.below(class_end);
        self.listed.word_at(self.draw(choices, rng).unwrap_or(first))
    }
}
