//! Owns [`Career`]: all that a player's kept rounds come to. Knows no clock: the time is handed in.

use std::collections::BTreeSet;

use serde::Serialize;

use super::{Badge, Dailies, Ended, Ladder, Record, Rung, Scoreboard, Statistics};
use crate::game::{Day, ListName, Outcome};

/// What the kept rounds come to; nothing of it is stored anywhere else.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Career {
    /// When this was worked out: seconds since 1970-01-01 00:00:00 UTC.
    #[serde(skip)]
    pub at: u64,
    /// Whether rounds are kept, so that what is played now will count.
    #[serde(skip)]
    pub keeps: bool,
    /// Wins and misses, with help and without.
    #[serde(flatten)]
    pub statistics: Statistics,
    /// The games of the days.
    pub daily: Dailies,
    /// How far up the ladder.
    pub ladder: Ladder,
    /// The best at each length against each opponent.
    pub board: Scoreboard,
    /// The badges that were earned.
    pub badges: BTreeSet<Badge>,
    /// The last round, where it was left before its guesses could be judged.
    #[serde(skip)]
    pub left: Option<Ended>,
}

/// What is new with a round that has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The rungs that were climbed with it, the lowest first.
    pub rungs: Vec<&'static Rung>,
    /// How many rungs are climbed by now.
    pub height: usize,
    /// If it was the attempt at today's game: how many days in a row were won with it.
    pub today: Option<usize>,
}

/// Whether a round was left before its guesses could be judged. A friend's word is not known any more.
fn was_left(record: &Record) -> bool {
    let Ended { outcome, transcript, .. } = &record.ended;
    *outcome == Outcome::GivenUp
        && record.accuracy.is_none()
        && !transcript.opponent.is_friend()
        && !transcript.answers.is_empty()
}

impl Career {
    /// What these records, the oldest first, come to at a time, in seconds since 1970-01-01 00:00:00 UTC.
    /// Par is known of the embedded lists alone, so that nobody climbs with a list of their own.
    #[must_use]
    pub fn of(records: &[Record], at: u64) -> Self {
        let par = |list: &ListName, length| list.par(length);
        Self {
            at,
            keeps: true,
            statistics: Statistics::of(records),
            daily: Dailies::of(records, Day::at(at), &par),
            ladder: Ladder::of(records, &par),
            board: Scoreboard::of(records, &par),
            badges: Badge::earned(records, &par),
            left: records.last().filter(|last| was_left(last)).map(|last| last.ended.clone()),
        }
    }

    /// Goes on with a round that has just ended, as far as that is news.
    pub fn go_on(&mut self, ended: &Ended) -> News {
        if !self.keeps {
            return News::default();
        }
        let par = |list: &ListName, length| list.par(length);
        let rungs = self.ladder.climb(ended, &par);
        let today = self.daily.take(ended, self.today(), &par);
        News { rungs, today, height: self.ladder.height() }
    }

    /// The day that it is.
    #[must_use]
    pub const fn today(&self) -> Day {
        Day::at(self.at)
    }
}
