//! Owns [`Dailies`]: the daily games that were played.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Ended, Record};
use crate::game::{Day, Outcome};

/// The daily games, one a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Dailies {
    /// Today's game, if it has been played.
    pub today: Option<Attempt>,
    /// The number of days that were played.
    pub played: usize,
    /// The number of those that were won.
    pub won: usize,
    /// The days in a row, up to today or yesterday, that were won.
    pub streak: usize,
    /// The most days in a row.
    pub best_streak: usize,
}

/// How the game of a day was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Attempt {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of misses that lose.
    pub lives: usize,
    /// The lives left.
    pub left: usize,
}

/// Today's game as it has just been played, and the days in a row with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The day.
    pub day: Day,
    /// How it was played.
    pub attempt: Attempt,
    /// The days in a row.
    pub streak: usize,
}

impl Dailies {
    /// Derives the days from the records, oldest first, as of `today`. The first attempt on a day counts, if it has a
    /// guess.
    #[must_use]
    pub fn of(records: &[Record], today: Day) -> Self {
        let mut attempts: BTreeMap<Day, Attempt> = BTreeMap::new();
        for ended in records.iter().map(|record| &record.ended) {
            // A clock that was once ahead may have dated rounds in the future.
            if let Some(day) = day_of(ended).filter(|day| *day <= today) {
                attempts.entry(day).or_insert_with(|| Attempt::of(ended));
            }
        }
        let mut dailies = Self::default();
        let mut last = None;
        for (day, attempt) in attempts {
            if last.is_some_and(|last: Day| last.next() != day) {
                dailies.streak = 0;
            }
            dailies.add(&attempt);
            last = Some(day);
        }
        match last {
            Some(last) if last == today || last.next() == today => {}
            _ => dailies.streak = 0,
        }
        dailies.today = dailies.today.filter(|_| last == Some(today));
        dailies
    }

    /// Counts a round that has just ended as today's game, if it is that and the first.
    pub(super) fn take(&mut self, ended: &Ended, today: Day) -> Option<Played> {
        if day_of(ended) != Some(today) || self.today.is_some() {
            return None;
        }
        let attempt = Attempt::of(ended);
        self.add(&attempt);
        Some(Played { day: today, attempt, streak: self.streak })
    }

    /// Counts the game of the day after the last one.
    fn add(&mut self, attempt: &Attempt) {
        self.today = Some(*attempt);
        self.played += 1;
        self.won += usize::from(attempt.outcome == Outcome::Won);
        self.streak = if attempt.outcome == Outcome::Won { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }
}

impl Attempt {
    fn of(ended: &Ended) -> Self {
        let lives = ended.transcript.lives.get() as usize;
        Self { outcome: ended.outcome, lives, left: lives.saturating_sub(ended.misses()) }
    }
}

/// Returns the day whose game this round was, if it has a guess.
fn day_of(ended: &Ended) -> Option<Day> {
    ended.occasion.day().filter(|_| ended.letters() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Occasion;

    fn day(number: u64) -> Day {
        Day::at(number * 86_400)
    }

    /// Returns a record of a game of this day with 3 lives.
    fn record(number: u64, letters: &str) -> Record {
        let round = format!("eh1 common merciless 5 3 1 - {letters}");
        Record::played(&round).played_for(Occasion::Today(day(number)))
    }

    #[test]
    fn the_first_attempt_of_today_is_taken_and_no_other_round() {
        let mut daily = Dailies::of(&[record(6, "E*"), record(7, "E*")], day(8));
        for other in [record(8, ""), record(7, "E*"), record(8, "E*").played_for(Occasion::Free)] {
            assert_eq!(daily.take(&other.ended, day(8)), None, "{}", other.ended.transcript);
        }
        let played = daily.take(&record(8, "Z- E*").ended, day(8)).unwrap();
        let attempt = Attempt { outcome: Outcome::Won, lives: 3, left: 2 };
        assert_eq!(played, Played { day: day(8), attempt, streak: 3 });
        assert_eq!(daily.take(&record(8, "E*").ended, day(8)), None, "it was played");
        let all = [record(6, "E*"), record(7, "E*"), record(8, "Z- E*"), record(8, "E*")];
        assert_eq!(daily, Dailies::of(&all, day(8)));
    }

    #[test]
    fn days_won_in_a_row_are_a_streak() {
        let lost = record(2, "Z- Q- X-");
        let records = [
            record(1, "E*"),
            lost,
            record(3, "E*"),
            record(4, "Z-"),
            record(6, "E*"),
            record(7, "E*"),
        ];
        let on = |today| {
            let Dailies { streak, best_streak, won, played, .. } =
                Dailies::of(&records, day(today));
            (streak, best_streak, won, played)
        };
        assert_eq!(on(7), (2, 2, 4, 6), "today is won");
        assert_eq!(on(8), (2, 2, 4, 6), "today is not over");
        assert_eq!(on(9), (0, 2, 4, 6), "a day was missed");
        assert_eq!(on(2), (0, 1, 1, 2), "today is lost");
        assert_eq!(on(3), (1, 1, 2, 3), "days that are still to come count when they have come");
        assert_eq!(Dailies::of(&records, day(8)).today, None);
    }
}
