//! Owns [`FromPar`]: how far from par rounds ended.

use serde::Serialize;

use super::record::Ended;
use super::trend::{TREND_POINTS, TREND_WINDOW};
use crate::game::Outcome;

/// Returns par (the number of misses that a perfect player needs) for where a round began, if it is known.
pub type Pars<'a> = &'a dyn Fn(&Ended) -> Option<usize>;

/// The rounds that were won with a known par. A lost round is no distance from par: nobody knows how many more misses it
/// would have taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FromPar {
    /// The number of rounds.
    pub rounds: usize,
    /// The misses above par in all of them; negative if they needed fewer.
    pub above: i64,
}

impl FromPar {
    pub(super) fn of(distances: &[i64]) -> Self {
        Self { rounds: distances.len(), above: distances.iter().sum() }
    }

    pub(super) const fn add(&mut self, distance: i64) {
        self.rounds += 1;
        self.above += distance;
    }

    /// Returns the mean distance from par; `None` if there are no rounds.
    #[must_use]
    pub fn mean(self) -> Option<f64> {
        (self.rounds > 0).then(|| self.above as f64 / self.rounds as f64)
    }

    /// Returns the latest of these rounds, as many as a trend has points.
    pub(super) fn latest(all: &[i64]) -> Vec<i64> {
        all[all.len().saturating_sub(TREND_POINTS)..].to_vec()
    }

    /// Adds up the latest rounds, as many as a trend's window has, and those before them.
    #[must_use]
    pub(crate) fn lately(all: &[i64]) -> (Self, Self) {
        let (before, latest) = all.split_at(all.len().saturating_sub(TREND_WINDOW));
        let before = &before[before.len().saturating_sub(TREND_WINDOW)..];
        (Self::of(latest), Self::of(before))
    }
}

impl Ended {
    /// Returns how many more misses the win took than perfect play against merciless; `None` if the round was not won,
    /// if par is unknown, or if the opponent helps or holds a friend's word, which says nothing about the player.
    #[must_use]
    pub(crate) fn distance(&self, par: Pars<'_>) -> Option<i64> {
        let opponent = self.transcript.opponent;
        let is_comparable = !opponent.is_friend() && !opponent.helps();
        let par = par(self).filter(|_| is_comparable && self.outcome == Outcome::Won)?;
        Some(self.misses() as i64 - par as i64)
    }
}
