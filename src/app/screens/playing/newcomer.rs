//! Tells when a player who is new has seen something that needs a reason.

use super::Playing;
use crate::engine::{Opponent, Reply};

impl Playing {
    /// Marks the round as one of a player who has not finished any before, or not.
    pub(in crate::app) fn for_a_newcomer(mut self, is_new: bool) -> Self {
        self.for_a_newcomer = is_new;
        self
    }

    /// Returns whether a player who is new sees the first letter that Merciless shows of its own accord.
    pub fn is_first_gift(&self) -> bool {
        let (last, before) = match self.round.replies() {
            [before @ .., last] => (last, before),
            [] => return false,
        };
        let is_letter = last.letter().is_some() && !last.is_miss();
        let looks_ahead = self.round.engine().opponent() == Opponent::Merciless;
        let is_first = before.iter().all(Reply::is_miss);
        self.for_a_newcomer && looks_ahead && is_letter && is_first
    }
}
