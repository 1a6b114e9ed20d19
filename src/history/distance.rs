//! Owns [`FromPar`]: how far from par rounds ended.

use serde::Serialize;

use super::record::Ended;
use super::trend::{TREND_POINTS, TREND_WINDOW};
use crate::game::Outcome;

/// Returns par (the number of misses that a perfect player needs) for where a round began, if it is known.
pub type Pars<'a> = &'a dyn Fn(&Ended) -> Option<usize>;

/// The rounds that were played to the end with a known par. A lost round counts with the misses that lost it, since
/// nobody knows how many more it would have taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FromPar {
    /// The number of rounds.
    pub rounds: usize,
    /// The misses above par in all of them; negative if they needed fewer.
    pub above: i64,
}

/// One of these rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Distance {
    /// The misses above par.
    pub distance: i64,
    /// Whether it was won.
    pub won: bool,
}

impl FromPar {
    pub(super) fn of(distances: &[Distance]) -> Self {
        let mut all = Self::default();
        distances.iter().for_each(|distance| all.add(*distance));
        all
    }

    pub(super) const fn add(&mut self, distance: Distance) {
        self.rounds += 1;
        self.above += distance.distance;
    }

    /// Returns the mean distance from par; `None` if there are no rounds.
    #[must_use]
    pub fn mean(self) -> Option<f64> {
        (self.rounds > 0).then(|| self.above as f64 / self.rounds as f64)
    }
}

impl Distance {
    /// Returns the misses above par if the round was won.
    pub(super) fn of_a_win(self) -> Option<i64> {
        self.won.then_some(self.distance)
    }

    /// Returns the latest of these rounds, as many as a trend has points.
    pub(super) fn latest(all: &[Self]) -> Vec<Self> {
        all[all.len().saturating_sub(TREND_POINTS)..].to_vec()
    }

    /// Adds up the latest rounds, as many as a trend's window has, and those before them.
    #[must_use]
    pub(crate) fn lately(all: &[Self]) -> (FromPar, FromPar) {
        let (before, latest) = all.split_at(all.len().saturating_sub(TREND_WINDOW));
        let before = &before[before.len().saturating_sub(TREND_WINDOW)..];
        (FromPar::of(latest), FromPar::of(before))
    }
}

impl Ended {
    /// Returns how far from par the round ended; `None` if it was given up, if par is unknown, or for a friend's word.
    #[must_use]
    pub(super) fn won_or_lost_at(&self, par: Pars<'_>) -> Option<Distance> {
        let counts = self.outcome != Outcome::GivenUp && !self.transcript.opponent.is_friend();
        let par = par(self).filter(|_| counts)?;
        let distance = self.misses() as i64 - par as i64;
        Some(Distance { distance, won: self.outcome == Outcome::Won })
    }
}
