//! Owns [`Career`]: everything derived from a player's saved rounds. The caller passes in the time.

use serde::Serialize;

use super::daily::Attempts;
use super::{
    Dailies, Ended, Figures, Levels, Played, PlayedGames, PlayedOpenings, Record, Statistics,
};
use crate::game::occasion::{Day, Level};

/// Everything derived from the saved rounds; none of it is stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Career {
    /// When this was computed, in seconds since 1970-01-01 00:00:00 UTC.
    #[serde(skip)]
    pub at: u64,
    /// Whether rounds are saved, so that rounds played now will count.
    #[serde(skip)]
    pub keeps: bool,
    /// Rounds, wins and misses.
    #[serde(flatten)]
    pub statistics: Statistics,
    /// The games of the days.
    pub daily: Dailies,
    /// How far the player has come.
    pub levels: Levels,
    /// How often each opening was played.
    #[serde(skip)]
    pub openings: PlayedOpenings,
    /// How each round ended.
    #[serde(skip)]
    pub games: PlayedGames,
}

/// What a finished round has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The level of the next round, if the round was played for one.
    pub level: Option<Level>,
    /// The attempt at today's game, if the round was it.
    pub today: Option<Played>,
    /// Whether the round ended [several](Career::STREAK) rounds in a row that were won.
    pub lost_streak: bool,
}

impl Career {
    /// The fewest wins in a row that are missed when they end.
    pub const STREAK: usize = 3;

    /// Derives everything from the records, oldest first, as of `at` in seconds since 1970-01-01 00:00:00 UTC.
    pub fn of(records: &[Record], at: u64) -> Self {
        Self::of_rounds(records.iter().map(|record| Figures::from(&record.ended)), at)
    }

    /// Derives the same from the figures of rounds.
    pub fn of_rounds(rounds: impl IntoIterator<Item = Figures>, at: u64) -> Self {
        let mut career = Self { at, keeps: true, ..Self::default() };
        let (mut days, mut ended) = (Attempts::default(), None);
        for round in rounds {
            career.statistics.add(&round);
            career.count(&round);
            if days.add(&round) == Some(career.today()) {
                ended = round.ended;
            }
        }
        career.daily = Dailies { ended, ..days.up_to(career.today()) };
        career
    }

    /// Counts a round in what the session remembers where nothing is saved.
    fn count(&mut self, round: &Figures) {
        self.openings.add(round);
        self.games.add(round);
        self.levels.take(round);
    }

    /// Takes over what the session remembers where nothing is saved.
    pub fn remembering(self, session: Self) -> Self {
        let Self { openings, games, levels, .. } = session;
        Self { openings, games, levels, ..self }
    }

    /// Counts a round that has just ended.
    pub fn go_on(&mut self, ended: &Ended) -> News {
        let round = &Figures::from(ended);
        self.count(round);
        let level = round.level_in.and_then(|language| self.levels.next(language));
        if !self.keeps {
            return News { level, ..News::default() };
        }
        let before = self.statistics.streak;
        self.statistics.add(round);
        let today = self.daily.take(round, self.today());
        let lost_streak = before >= Self::STREAK && self.statistics.streak == 0;
        News { level, today, lost_streak }
    }

    /// Returns the current day.
    pub fn today(&self) -> Day {
        Day::at(self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::occasion::Occasion;
    use crate::tests::records::played;

    #[test]
    fn a_streak_is_lost_if_it_was_one() {
        let round = |guess: &str| {
            played(&format!("eh1 en/everyday greedy 4 1 1 - {guess}"), Occasion::Free)
        };
        for wins in [0, 2, 3, 5] {
            let mut career = Career::of(&vec![round("E*"); wins], 0);
            let mut lost = |guess: &str| career.go_on(&round(guess).ended).lost_streak;
            assert_eq!(lost("E-"), wins >= Career::STREAK, "{wins} wins");
            assert!(!lost("E-"), "it is lost once");
        }
    }
}
