//! Owns [`Career`]: everything derived from a player's saved rounds. The caller passes in the time.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::{
    Badge, Dailies, Ended, Ladder, Played, PlayedOpenings, RUNGS, Record, Rung, Scoreboard,
    Statistics,
};
use crate::game::{Day, Outcome};
use crate::words::Alphabet;

/// Everything derived from the saved rounds; none of it is stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Career {
    /// When this was computed, in seconds since 1970-01-01 00:00:00 UTC.
    #[serde(skip)]
    pub at: u64,
    /// Whether rounds are saved, so that rounds played now will count.
    #[serde(skip)]
    pub keeps: bool,
    /// Wins and misses, with help and without, of the rounds that were saved when this was computed.
    #[serde(flatten)]
    pub statistics: Statistics,
    /// The number of rounds played to their end, including those that ended since.
    #[serde(skip)]
    pub rounds: usize,
    /// The daily games.
    pub daily: Dailies,
    /// The games of the days in other languages, by the code of the language, as far as any was played.
    pub daily_in: BTreeMap<&'static str, Dailies>,
    /// The player's progress on the ladder.
    pub ladder: Ladder,
    /// The best result for each length and opponent.
    pub board: Scoreboard,
    /// How often each opening was played.
    #[serde(skip)]
    pub openings: PlayedOpenings,
    /// The badges earned.
    pub badges: BTreeSet<Badge>,
    /// The last round, if the player left it before its guesses were judged.
    #[serde(skip)]
    pub left: Option<Ended>,
}

/// What a finished round has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The highest rung that the round reached, or the next one if it was a win for that, and its wins by now;
    /// [`Rung::WINS`] reach it.
    pub step: Option<(&'static Rung, usize)>,
    /// The rung that the round was played for without being a win for it, and the wins so far.
    pub missed: Option<(&'static Rung, usize)>,
    /// The attempt at today's game, if the round was it.
    pub today: Option<Played>,
}

impl News {
    /// Returns the rung that the round was played for, and its wins by now.
    #[must_use]
    pub fn rung(&self) -> Option<(&'static Rung, usize)> {
        self.step.or(self.missed)
    }
}

/// Returns whether a round was left before its guesses were judged. A friend's word is not in the record.
fn was_left(record: &Record) -> bool {
    let Ended { outcome, transcript, .. } = &record.ended;
    *outcome == Outcome::GivenUp
        && record.accuracy.is_none()
        && !transcript.opponent.is_friend()
        && !transcript.answers.is_empty()
}

impl Career {
    /// Derives the career from the records, oldest first, at a time in seconds since 1970-01-01 00:00:00 UTC.
    /// Par is only known for embedded lists, so rounds with the player's own list do not count on the ladder.
    #[must_use]
    pub fn of(records: &[Record], at: u64) -> Self {
        let par = Ended::par;
        let statistics = Statistics::of(records);
        Self {
            at,
            keeps: true,
            rounds: statistics.rounds(),
            statistics,
            daily: Dailies::of(records, Day::at(at), &par),
            daily_in: Alphabet::ALL
                .into_iter()
                .filter(|language| *language != Alphabet::UNSAID)
                .map(|language| {
                    (language.code(), Dailies::in_language(language, records, Day::at(at), &par))
                })
                .filter(|(_, dailies)| dailies.played > 0)
                .collect(),
            ladder: Ladder::of(records),
            board: Scoreboard::of(records, &par),
            openings: PlayedOpenings::of(records),
            badges: Badge::earned(records, &par),
            left: records.last().filter(|last| was_left(last)).map(|last| last.ended.clone()),
        }
    }

    /// Adds a round that has just ended, and returns what it has changed.
    pub fn go_on(&mut self, ended: &Ended) -> News {
        self.rounds += 1;
        self.openings.add(ended);
        if !self.keeps {
            return News::default();
        }
        let par = Ended::par;
        let rung = ended.occasion.rung().and_then(|number| RUNGS.get(number));
        let step = self.ladder.climb(ended);
        let missed = rung.filter(|_| step.is_none()).map(|rung| (rung, self.ladder.wins(rung)));
        let (language, day) = (ended.transcript.list.alphabet(), self.today());
        let today = match language == Alphabet::UNSAID {
            true => self.daily.take(ended, day, &par),
            false => {
                let mut dailies = self.daily_of(language);
                let today = dailies.take(ended, day, &par);
                if today.is_some() {
                    self.daily_in.insert(language.code(), dailies);
                }
                today
            }
        };
        News { step, missed, today }
    }

    /// Returns the games of the days in a language.
    #[must_use]
    pub(crate) fn daily_of(&self, language: &Alphabet) -> Dailies {
        match self.daily_in.get(language.code()) {
            Some(dailies) => dailies.clone(),
            None if language == Alphabet::UNSAID => self.daily.clone(),
            None => Dailies { number: self.daily.number, ..Dailies::default() },
        }
    }

    /// Returns the current day.
    #[must_use]
    pub const fn today(&self) -> Day {
        Day::at(self.at)
    }
}
