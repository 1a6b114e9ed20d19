//! Owns [`Career`]: all that a player's kept rounds come to. Knows no clock: the time is handed in.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Badge, Board, Dailies, Ladder, Record, Statistics};
use crate::game::{Day, ListName};

/// What the kept rounds come to; nothing of it is stored anywhere else.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Career {
    /// When this was worked out: seconds since 1970-01-01 00:00:00 UTC.
    #[serde(skip)]
    pub at: u64,
    /// Wins and misses, with help and without.
    #[serde(flatten)]
    pub statistics: Statistics,
    /// The games of the days.
    pub daily: Dailies,
    /// How far up the ladder.
    pub ladder: Ladder,
    /// The best at each length against each opponent.
    pub board: Board,
    /// The badges that were earned.
    pub badges: BTreeSet<Badge>,
}

impl Career {
    /// What these records, the oldest first, come to at a time, in seconds since 1970-01-01 00:00:00 UTC.
    /// Par is known of the embedded lists alone, so that nobody climbs with a list of their own.
    #[must_use]
    pub fn of(records: &[Record], at: u64) -> Self {
        let par = |list: &ListName, length| list.par(length);
        Self {
            at,
            statistics: Statistics::of(records),
            daily: Dailies::of(records, Day::at(at), &par),
            ladder: Ladder::of(records, &par),
            board: Board::of(records, &par),
            badges: Badge::earned(records, &par),
        }
    }

    /// The day that it is.
    #[must_use]
    pub const fn today(&self) -> Day {
        Day::at(self.at)
    }
}
