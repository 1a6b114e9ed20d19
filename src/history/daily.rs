//! Owns [`Dailies`]: how the games of the days went. The caller passes in the day.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Ended, Record};
use crate::game::{Day, Outcome};
use crate::words::Alphabet;

/// The games of the days in one language, each counted once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Dailies {
    /// Today's counted attempt, if there was one.
    pub today: Option<Attempt>,
    /// The number of days with a counted attempt.
    pub played: usize,
    /// The number of those that were won.
    pub won: usize,
    /// The current streak: consecutive days, up to today or yesterday, that were played to the end.
    pub streak: usize,
    /// The longest streak.
    pub best_streak: usize,
}

/// A counted attempt at the game of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Attempt {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of misses.
    pub misses: usize,
    /// The number of lives at the start.
    pub lives: usize,
    /// Whether the player took help.
    pub helped: bool,
}

/// Today's game as it has just been played for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The day.
    pub day: Day,
    /// The attempt.
    pub attempt: Attempt,
    /// The streak, with this one.
    pub streak: usize,
}

impl Dailies {
    /// Derives the figures for a language from the records, oldest first, as of `today`. The first attempt on
    /// a day counts if it has a letter and ended on that day or the next; everything else is for fun.
    #[must_use]
    pub fn of(language: &Alphabet, records: &[Record], today: Day) -> Self {
        let mut attempts: BTreeMap<Day, Attempt> = BTreeMap::new();
        let is_in = |record: &&Record| record.ended.transcript.list.alphabet() == language;
        for record in records.iter().filter(is_in) {
            // A clock that was once ahead may have dated rounds in the future.
            if let Some(day) = day_of(record).filter(|day| *day <= today) {
                attempts.entry(day).or_insert_with(|| Attempt::of(&record.ended));
            }
        }
        let mut dailies = Self {
            today: attempts.get(&today).copied(),
            played: attempts.len(),
            won: attempts.values().filter(|attempt| attempt.outcome == Outcome::Won).count(),
            ..Self::default()
        };
        let mut last: Option<Day> = None;
        for (day, attempt) in &attempts {
            let follows = last.is_some_and(|last| last.next() == *day);
            let before = if follows { dailies.streak } else { 0 };
            dailies.go_on(before, *attempt);
            last = Some(*day);
        }
        // Today is not over, so a missing attempt does not end the streak.
        if !last.is_some_and(|last| last == today || last.next() == today) {
            dailies.streak = 0;
        }
        dailies
    }

    fn go_on(&mut self, before: usize, attempt: Attempt) {
        self.streak = if attempt.outcome == Outcome::GivenUp { 0 } else { before + 1 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    /// Counts a round that has just ended as the attempt at today's game, if it is the first.
    pub(super) fn take(&mut self, ended: &Ended, today: Day) -> Option<Played> {
        let is_it = ended.letters() > 0 && Day::of_game(&ended.transcript) == Some(today);
        if !is_it || self.today.is_some() {
            return None;
        }
        let attempt = Attempt::of(ended);
        self.today = Some(attempt);
        self.played += 1;
        self.won += usize::from(attempt.outcome == Outcome::Won);
        self.go_on(self.streak, attempt);
        Some(Played { day: today, attempt, streak: self.streak })
    }
}

impl Attempt {
    fn of(ended: &Ended) -> Self {
        Self {
            outcome: ended.outcome,
            misses: ended.misses(),
            lives: ended.transcript.lives.get() as usize,
            helped: !ended.is_clean(),
        }
    }
}

/// Returns the day whose game this record is, if it was played in time.
fn day_of(record: &Record) -> Option<Day> {
    if record.ended.letters() == 0 {
        return None;
    }
    let ended_on = Day::at(record.at);
    let day = Day::of_game(&record.ended.transcript)?;
    (day == ended_on || day.next() == ended_on).then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::ENGLISH;

    const SECONDS: u64 = 86_400;

    /// Returns a record of the game of a day that ended `after` seconds into that day.
    fn record(day: u64, letters: &str, after: u64) -> Record {
        let at = day * SECONDS + after;
        let game = Day::at(day * SECONDS).game();
        Record { at, ..Record::played(&format!("{game} {letters}")) }
    }

    /// Returns the same with as many misses as lose it.
    fn lost(day: u64, after: u64) -> Record {
        let lives = Day::at(day * SECONDS).game().lives.get() as usize;
        let misses: Vec<_> = ('A'..='Z').map(|letter| format!("{letter}-")).take(lives).collect();
        record(day, &misses.join(" "), after)
    }

    fn dailies(records: &[Record], today: u64) -> Dailies {
        Dailies::of(&ENGLISH, records, Day::at(today * SECONDS))
    }

    #[test]
    fn the_first_attempt_of_the_day_is_news_and_goes_on_with_the_streak() {
        let won = |day, letters| record(day, letters, 60);
        let days = [won(20_778, "E*"), won(20_779, "E*")];
        let today = Day::at(20_780 * SECONDS);
        let mut daily = Dailies::of(&ENGLISH, &days, today);
        assert_eq!(daily.take(&won(20_780, "").ended, today), None, "without a letter");
        assert_eq!(daily.take(&won(20_779, "E*").ended, today), None, "of another day");
        let streak = daily.take(&won(20_780, "E*").ended, today).map(|played| played.streak);
        assert_eq!(streak, Some(3));
        assert_eq!(daily.take(&won(20_780, "E*").ended, today), None, "for practice");
        let all = [&days[..], &[won(20_780, "E*")]].concat();
        assert_eq!(daily.streak, Dailies::of(&ENGLISH, &all, today).streak);
    }

    #[test]
    fn the_first_attempt_of_a_day_counts_and_no_other() {
        let records = [record(20_800, "", 1), lost(20_800, 10), record(20_800, "E*", 20)];
        let today = dailies(&records, 20_800);
        assert_eq!((today.played, today.won, today.streak), (1, 0, 1));
        let attempt = today.today.unwrap();
        assert_eq!((attempt.outcome, attempt.misses), (Outcome::Lost, attempt.lives));
    }

    #[test]
    fn a_game_counts_on_its_day_and_until_the_end_of_the_next() {
        let late = |after| dailies(&[record(20_800, "E*", after)], 20_801).played;
        assert_eq!((late(0), late(2 * SECONDS - 1), late(2 * SECONDS)), (1, 1, 0));
    }

    #[test]
    fn days_played_to_the_end_in_a_row_are_a_streak() {
        let won = |day| record(day, "Z- E*", 5);
        let given_up = |day| record(day, "Z-", 5);
        let records = [won(1), lost(2, 5), won(3), given_up(4), won(6), won(7)];
        let on = |today| {
            let dailies = dailies(&records, today);
            (dailies.streak, dailies.best_streak, dailies.won, dailies.played)
        };
        assert_eq!(on(7), (2, 3, 4, 6), "today is won");
        assert_eq!(on(8), (2, 3, 4, 6), "today is not over");
        assert_eq!(on(9), (0, 3, 4, 6), "a day was missed");
        let helped = [won(1), record(2, "E*", 5).with_help()];
        let helped = dailies(&helped, 2);
        assert_eq!((helped.streak, helped.won), (2, 2), "a day is won with help, too");
    }

    #[test]
    fn a_day_that_is_still_to_come_counts_when_it_has_come() {
        let won = |day| record(day, "Z- E*", 5);
        let records = [won(9), won(1), won(2), won(3)];
        let on = |today| {
            let dailies = dailies(&records, today);
            (dailies.streak, dailies.best_streak, dailies.played)
        };
        assert_eq!((on(3), on(4)), ((3, 3, 3), (3, 3, 3)));
        assert_eq!(on(9), (1, 3, 4));
    }
}
