//! Owns [`PlayedOpenings`]: how often each opening was played, so that the next one can be new.

use rustc_hash::FxHashMap;

use super::Figures;
use super::figures::opening_key;
use crate::game::opening::Opening;
use crate::words::EmbeddedList;

/// The number of rounds that began with each opening, by its key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedOpenings(FxHashMap<u64, usize>);

impl PlayedOpenings {
    /// Counts the opening of a round, if it had one.
    pub(super) fn add(&mut self, round: &Figures) {
        if let Some(opening) = round.opening {
            *self.0.entry(opening).or_default() += 1;
        }
    }

    /// Returns how many rounds with words of this list and length (letters) began with an opening.
    pub fn played(&self, embedded: EmbeddedList, length: usize, opening: Opening) -> usize {
        let opening = opening.text(embedded.alphabet()).to_string();
        let key = opening_key(&embedded.to_string(), length, &opening);
        self.0.get(&key).copied().unwrap_or_default()
    }
}
