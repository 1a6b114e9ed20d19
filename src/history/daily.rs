//! Owns [`Dailies`]: the daily games that were played.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::Serialize;

use super::{Ended, Figures};
use crate::game::occasion::Day;
use crate::game::{Outcome, Transcript};

/// The daily games, one a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Dailies {
    /// Today's game, if it has been played.
    pub today: Option<Attempt>,
    /// The round of that game. No other day's is held.
    #[serde(skip)]
    pub ended: Option<Box<Ended>>,
    /// The number of days that were played.
    pub played: usize,
    /// The number of those that were won.
    pub won: usize,
    /// The days in a row, up to today or yesterday, that were played to the end, won or lost.
    pub streak: usize,
    /// The most such days in a row.
    pub best_streak: usize,
    /// The first day that was played.
    #[serde(skip)]
    pub first: Option<Day>,
    /// How the games of this week ended, from Monday; `None` for those that weren't played.
    #[serde(skip)]
    pub week: [Option<Outcome>; 7],
}

/// How the game of a day, or a round that two people play, was played.
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
    /// Counts a round that has just ended as today's game, if it is that and the first.
    pub(super) fn take(&mut self, round: &Figures, today: Day) -> Option<Played> {
        if day_of(round) != Some(today) || self.today.is_some() {
            return None;
        }
        self.add(today, &Attempt::of(round), today);
        self.ended.clone_from(&round.ended);
        self.played(today)
    }

    /// Returns today's game as it was played, if it was.
    pub fn played(&self, today: Day) -> Option<Played> {
        self.today.map(|attempt| Played { day: today, attempt, streak: self.streak })
    }

    /// Counts the game of the day after the last one.
    fn add(&mut self, day: Day, attempt: &Attempt, today: Day) {
        self.today = Some(*attempt);
        self.first.get_or_insert(day);
        if day.week() == today.week() {
            self.week[day.weekday()] = Some(attempt.outcome);
        }
        self.played += 1;
        self.won += usize::from(attempt.outcome == Outcome::Won);
        self.streak = if attempt.outcome == Outcome::GivenUp { 0 } else { self.streak + 1 };
        self.best_streak = self.best_streak.max(self.streak);
    }
}

/// The first attempt at the game of each day that has a guess.
#[derive(Debug, Default)]
pub struct Attempts(BTreeMap<Day, Attempt>);

impl Attempts {
    /// Adds a round if it is the first attempt at the game of a day. Returns that day.
    pub fn add(&mut self, round: &Figures) -> Option<Day> {
        let day = day_of(round).filter(|day| !self.0.contains_key(day))?;
        self.0.insert(day, Attempt::of(round));
        Some(day)
    }

    /// Counts the days up to `today`. A clock that was once ahead may have dated rounds in the future.
    pub fn up_to(&self, today: Day) -> Dailies {
        let mut dailies = Dailies::default();
        let mut last = None;
        for (&day, attempt) in self.0.range(..=today) {
            if last.is_some_and(|last: Day| last.next() != day) {
                dailies.streak = 0;
            }
            dailies.add(day, attempt, today);
            last = Some(day);
        }
        match last {
            Some(last) if last == today || last.next() == today => {}
            _ => dailies.streak = 0,
        }
        dailies.today = dailies.today.filter(|_| last == Some(today));
        dailies
    }
}

impl Attempt {
    pub(super) fn of(round: &Figures) -> Self {
        let Figures { outcome, lives, misses, .. } = *round;
        Self { outcome, lives, left: lives.saturating_sub(misses) }
    }

    /// Returns the attempt that a transcript is about.
    pub fn at(game: &Transcript) -> Self {
        let lives = game.lives.get() as usize;
        Self { outcome: game.outcome(), lives, left: lives.saturating_sub(game.misses()) }
    }

    /// Returns the lives that were lost.
    pub const fn lost(&self) -> usize {
        self.lives.saturating_sub(self.left)
    }

    /// Compares two attempts at one round, the better one first: a win with fewer lives lost, before a win with more, before
    /// any other end.
    pub fn against(&self, other: &Self) -> Ordering {
        let lost = |it: &Self| if it.outcome == Outcome::Won { it.lost() } else { usize::MAX };
        lost(self).cmp(&lost(other))
    }
}

/// Returns the day whose game this round was, if it has a guess.
fn day_of(round: &Figures) -> Option<Day> {
    round.occasion.day().filter(|_| round.guesses > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::occasion::Occasion;
    use crate::history::{Career, Ended, Record};
    use crate::tests::records;

    fn day(number: u64) -> Day {
        Day::at(number * 86_400)
    }

    /// Returns a record of a game of this day with 3 lives.
    fn record(number: u64, letters: &str) -> Record {
        let round = format!("eh1 en/everyday merciless 5 3 1 - {letters}");
        records::played(&round, Occasion::Today(day(number)))
    }

    fn dailies(records: &[Record], today: u64) -> Dailies {
        Career::of(records, today * 86_400).daily
    }

    fn figures(number: u64, letters: &str) -> Figures {
        Figures::from(&record(number, letters).ended)
    }

    #[test]
    fn the_first_attempt_of_today_is_taken_and_no_other_round() {
        let mut daily = dailies(&[record(6, "E*"), record(7, "E*")], 8);
        let free = Ended { occasion: Occasion::Free, ..record(8, "E*").ended };
        for other in [record(8, "").ended, record(7, "E*").ended, free] {
            assert_eq!(daily.take(&Figures::from(&other), day(8)), None, "{}", other.transcript);
        }
        let played = daily.take(&figures(8, "Z- E*"), day(8)).unwrap();
        let attempt = Attempt { outcome: Outcome::Won, lives: 3, left: 2 };
        assert_eq!(played, Played { day: day(8), attempt, streak: 3 });
        assert_eq!(daily.take(&figures(8, "E*"), day(8)), None, "it was played");
        let all = [record(6, "E*"), record(7, "E*"), record(8, "Z- E*"), record(8, "E*")];
        assert_eq!(daily, dailies(&all, 8));
    }

    #[test]
    fn the_week_has_the_days_that_were_played_also_before_one_that_was_missed() {
        // 1970-01-05 was a Monday. Its Wednesday and Friday are won, Thursday is missed, Saturday lost.
        let lost = record(9, "Z- Q- X-");
        let records = [record(3, "E*"), record(6, "E*"), record(8, "E*"), lost];
        let week = dailies(&records, 9).week;
        let [won, lost] = [Outcome::Won, Outcome::Lost].map(Some);
        assert_eq!(week, [None, None, won, None, won, lost, None]);
        assert_eq!(dailies(&records, 11).week, [None; 7], "another week");
    }

    #[test]
    fn days_played_to_the_end_in_a_row_are_a_streak() {
        let lost = record(2, "Z- Q- X-");
        let records = [
            record(1, "E*"),
            lost,
            record(3, "E*"),
            record(4, "Z-"),
            record(6, "E*"),
            record(7, "E*"),
            record(9, "E*"),
        ];
        let on = |today| {
            let Dailies { streak, best_streak, won, played, .. } = dailies(&records, today);
            (streak, best_streak, won, played)
        };
        assert_eq!(on(7), (2, 3, 4, 6), "today is won");
        assert_eq!(on(8), (2, 3, 4, 6), "today is not over");
        assert_eq!(on(9), (1, 3, 5, 7), "a day was missed before");
        assert_eq!(on(11), (0, 3, 5, 7), "a day was missed");
        assert_eq!(on(2), (2, 2, 1, 2), "today is lost");
        assert_eq!(on(4), (0, 3, 2, 4), "today is given up");
        assert_eq!(on(3), (3, 3, 2, 3), "days that are still to come count when they have come");
        assert_eq!(dailies(&records, 8).today, None);
    }
}
