//! Owns [`PlayedOpenings`]: how often each opening was played, so that the next one can be new.

use std::collections::HashMap;

use super::{Ended, Record};
use crate::game::{ListName, Opening};
use crate::words::Tier;

/// The number of rounds that began with each opening of the built-in lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedOpenings(HashMap<(Tier, usize, Opening), usize>);

impl PlayedOpenings {
    /// Counts the openings of these records.
    #[must_use]
    pub fn of(records: &[Record]) -> Self {
        let mut played = Self::default();
        records.iter().for_each(|record| played.add(&record.ended));
        played
    }

    /// Counts the opening of a round, if it had one.
    pub(super) fn add(&mut self, ended: &Ended) {
        let transcript = &ended.transcript;
        if let (ListName::Embedded(tier), Some(opening)) = (&transcript.list, transcript.opening) {
            *self.0.entry((*tier, transcript.length, opening)).or_default() += 1;
        }
    }

    /// Returns how many rounds with words of this list and length (letters) began with an opening.
    #[must_use]
    pub fn played(&self, tier: Tier, length: usize, opening: Opening) -> usize {
        self.0.get(&(tier, length, opening)).copied().unwrap_or_default()
    }
}
