//! Owns which candidates are drawn and shown: for pupils, only words that they may see.

use std::sync::Arc;

use rand::{Rng, RngExt};

use super::Candidates;
use crate::numbers::Numbers;
use crate::word::Word;

/// The number of draws of words that may not be shown after which the first word that may be is taken.
const DRAWS: usize = 100;

impl Candidates {
    /// Returns the same candidates, for pupils if `clean`: words that they must not see stay, so that no value changes,
    /// but they are never drawn and not spelled out.
    #[must_use]
    pub const fn clean(mut self, clean: bool) -> Self {
        self.clean = clean;
        self
    }

    /// Returns whether these are for pupils.
    pub const fn is_clean(&self) -> bool {
        self.clean
    }

    /// Returns the candidates that may be shown, in the same order.
    pub fn shown_words(&self) -> impl Iterator<Item = Word> {
        self.words().filter(Word::is_shown)
    }

    fn is_shown(&self, number: u32) -> bool {
        !self.clean || self.word_at(number).is_shown()
    }

    /// Keeps one random candidate that may be shown, or any if there is none, and drops the others.
    pub fn keep_one(&mut self, rng: &mut impl Rng) {
        let Some(number) = self.draw(self.len(), rng) else { return };
        let mut numbers = Numbers::with_room(1, self.listed.len());
        numbers.push(number);
        self.numbers = Arc::new(numbers);
    }

    /// Draws one of the first `count` candidates that may be shown, or any if there is none. A word that may be shown
    /// is drawn for pupils whenever it is drawn for others.
    fn draw(&self, count: usize, rng: &mut impl Rng) -> Option<u32> {
        let mut draw = || self.numbers.nth(rng.random_range(0..count.max(1)));
        let mut shown = self.numbers.iter().take(count).filter(|number| self.is_shown(*number));
        match self.clean.then(|| shown.next()).flatten() {
            Some(first) => {
                let drawn = (0..DRAWS).find_map(|_| draw().filter(|number| self.is_shown(*number)));
                drawn.or(Some(first))
            }
            None => draw(),
        }
    }

    /// Returns a random candidate of the commonest class that is left, for the end of a round. It is one that may be
    /// shown, if there is one.
    pub fn reveal(&self, rng: &mut impl Rng) -> Word {
        let shown = || self.numbers.iter().find(|number| self.is_shown(*number));
        let first = shown().or_else(|| self.numbers.nth(0)).unwrap_or(0);
        let ends = self.listed.class_ends();
        let class_end =
            ends.iter().copied().find(|&end| (first as usize) < end).unwrap_or(usize::MAX);
        let choices = self.numbers.below(class_end);
        self.word_at(self.draw(choices, rng).unwrap_or(first))
    }
}
