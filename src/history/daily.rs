//! Owns [`Dailies`]: the statistics of the daily games. The caller passes in the day.

use std::collections::BTreeMap;

use serde::Serialize;

use super::distance::{FromPar, Pars};
use super::wins::Wins;
use super::{Ended, Record};
use crate::game::{Day, Outcome};
use crate::words::Alphabet;

/// The daily games, each counted once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Dailies {
    /// The number of today's game; `None` before the first day that has one.
    pub number: Option<u64>,
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
    /// The number of games won at each distance from par, ascending.
    pub by_distance: Vec<ByDistance>,
    /// The games by the day of the week, Monday first; those days that were played.
    pub weekdays: Vec<ByWeekday>,
}

/// The games of one day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByWeekday {
    /// The number of the day; 0 is Monday.
    pub weekday: usize,
    /// The games.
    #[serde(flatten)]
    pub wins: Wins,
    /// How far from par they were won.
    pub from_par: FromPar,
}

/// A counted attempt at a daily game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Attempt {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of misses.
    pub misses: usize,
    /// Whether the player took a hint or opened the X-ray.
    pub helped: bool,
    /// The misses above par; `None` if it was not won.
    pub distance: Option<i64>,
}

/// The games won at one distance from par.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ByDistance {
    /// The misses above par.
    pub distance: i64,
    /// The number of games.
    pub games: usize,
}

/// Today's game as it has just been played for the first time, beside the player's other days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The day.
    pub day: Day,
    /// The attempt.
    pub attempt: Attempt,
    /// The streak, with this one.
    pub streak: usize,
    /// The longest streak, with this one.
    pub best_streak: usize,
    /// The number of other days with a counted attempt.
    pub others: usize,
    /// Those of them that were won.
    pub others_won: usize,
    /// Those that went worse: not won, or won farther from par.
    pub better_than: usize,
    /// Those that were won at the same distance from par.
    pub as_good_as: usize,
}

impl Dailies {
    /// Derives the statistics from the records, oldest first, as of `today`. The first attempt on a day
    /// counts if it has a letter and ended on that day or the next; everything else is practice.
    #[must_use]
    pub fn of(records: &[Record], today: Day, par: Pars<'_>) -> Self {
        Self::in_language(Alphabet::UNSAID, records, today, par)
    }

    /// Returns the same for the games in one language.
    #[must_use]
    pub(super) fn in_language(
        language: &Alphabet,
        records: &[Record],
        today: Day,
        par: Pars<'_>,
    ) -> Self {
        let mut attempts: BTreeMap<Day, Attempt> = BTreeMap::new();
        let is_in = |record: &&Record| record.ended.transcript.list.alphabet() == language;
        for record in records.iter().filter(is_in) {
            // A clock that was once ahead may have dated rounds in the future.
            if let Some(day) = day_of(record).filter(|day| *day <= today) {
                attempts.entry(day).or_insert_with(|| Attempt::of(&record.ended, par));
            }
        }
        let mut dailies = Self {
            number: today.number(),
            today: attempts.get(&today).copied(),
            played: attempts.len(),
            ..Self::default()
        };
        let mut distances: BTreeMap<i64, usize> = BTreeMap::new();
        let mut weekdays: BTreeMap<usize, (Wins, FromPar)> = BTreeMap::new();
        let (mut streak, mut last) = (0, None);
        for (day, attempt) in &attempts {
            let follows = last.is_some_and(|last: Day| last.next() == *day);
            streak = match attempt.is_played_to_the_end() {
                true if follows => streak + 1,
                true => 1,
                false => 0,
            };
            last = Some(*day);
            dailies.best_streak = dailies.best_streak.max(streak);
            dailies.won += usize::from(attempt.is_won_without_help());
            let (wins, from_par) = weekdays.entry(day.weekday()).or_default();
            wins.add(attempt.is_won_without_help());
            if let Some(distance) = attempt.distance {
                from_par.add(distance);
                *distances.entry(distance).or_default() += 1;
            }
        }
        // Today is not over, so a missing attempt does not end the streak.
        let alive = last.is_some_and(|last| last == today || last.next() == today);
        dailies.streak = if alive { streak } else { 0 };
        dailies.by_distance = by_distance(distances);
        let by_weekday = |(weekday, (wins, from_par))| ByWeekday { weekday, wins, from_par };
        dailies.weekdays = weekdays.into_iter().map(by_weekday).collect();
        dailies
    }

    /// Counts a round that has just ended as the attempt at today's game, if it is the first.
    pub(super) fn take(&mut self, ended: &Ended, today: Day, par: Pars<'_>) -> Option<Played> {
        let is_it = ended.letters() > 0 && Day::of_game(&ended.transcript) == Some(today);
        if !is_it || self.today.is_some() {
            return None;
        }
        let attempt = Attempt::of(ended, par);
        self.streak = if attempt.is_played_to_the_end() { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        self.today = Some(attempt);
        let games = |farther: std::cmp::Ordering| {
            let mine = attempt.distance?;
            let those = self.by_distance.iter().filter(|by| by.distance.cmp(&mine) == farther);
            Some(those.map(|by| by.games).sum::<usize>())
        };
        let others_won = self.by_distance.iter().map(|by| by.games).sum();
        let worse = games(std::cmp::Ordering::Greater);
        Some(Played {
            day: today,
            attempt,
            streak: self.streak,
            best_streak: self.best_streak,
            others: self.played,
            others_won,
            better_than: worse.map_or(0, |worse| worse + self.played - others_won),
            as_good_as: games(std::cmp::Ordering::Equal).unwrap_or(0),
        })
    }
}

impl Attempt {
    fn is_played_to_the_end(&self) -> bool {
        self.outcome != Outcome::GivenUp
    }

    fn is_won_without_help(&self) -> bool {
        self.outcome == Outcome::Won && !self.helped
    }

    fn of(ended: &Ended, par: Pars<'_>) -> Self {
        Self {
            outcome: ended.outcome,
            misses: ended.misses(),
            helped: !ended.is_clean(),
            distance: ended.distance(par),
        }
    }
}

/// Returns the counts in ascending order of distance.
pub(super) fn by_distance(distances: BTreeMap<i64, usize>) -> Vec<ByDistance> {
    distances.into_iter().map(|(distance, games)| ByDistance { distance, games }).collect()
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
        Dailies::of(records, Day::at(today * SECONDS), &|_| Some(1))
    }

    #[test]
    fn the_first_attempt_of_the_day_is_news_and_goes_on_with_the_streak() {
        let won = |day, letters| record(day, letters, 60);
        let days = [won(20_778, "E*"), won(20_779, "E*")];
        let today = Day::at(20_780 * SECONDS);
        let none = |_: &Ended| None;
        let mut daily = Dailies::of(&days, today, &none);
        assert_eq!(daily.take(&won(20_780, "").ended, today, &none), None, "without a letter");
        assert_eq!(daily.take(&won(20_779, "E*").ended, today, &none), None, "of another day");
        let streak = daily.take(&won(20_780, "E*").ended, today, &none).map(|played| played.streak);
        assert_eq!(streak, Some(3));
        assert_eq!(daily.take(&won(20_780, "E*").ended, today, &none), None, "for practice");
        let all = [&days[..], &[won(20_780, "E*")]].concat();
        assert_eq!(daily.streak, Dailies::of(&all, today, &none).streak);
    }

    #[test]
    fn a_day_is_compared_with_the_others() {
        // Par is 1: on par, 1 over, 3 over, lost.
        let days = [
            record(1, "Z- E*", 5),
            record(2, "Z- Q- E*", 5),
            record(3, "Z- Q- X- J- E*", 5),
            lost(4, 5),
        ];
        let compared = |letters: &str| {
            let mut before = dailies(&days, 5);
            let ended = record(5, letters, 5).ended;
            let played = before.take(&ended, Day::at(5 * SECONDS), &|_| Some(1)).unwrap();
            (played.others, played.others_won, played.better_than, played.as_good_as)
        };
        assert_eq!(compared("E*"), (4, 3, 4, 0));
        assert_eq!(compared("Z- Q- E*"), (4, 3, 2, 1));
        assert_eq!(compared("Z-"), (4, 3, 0, 0), "given up");
    }

    #[test]
    fn the_first_attempt_of_a_day_counts_and_no_other() {
        let records = [record(20_800, "", 1), lost(20_800, 10), record(20_800, "E*", 20)];
        let today = dailies(&records, 20_800);
        assert_eq!((today.played, today.won, today.streak), (1, 0, 1));
        let attempt = today.today.unwrap();
        assert_eq!((attempt.outcome, attempt.distance), (Outcome::Lost, None));
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
        assert_eq!((helped.streak, helped.won), (2, 1), "with help a day is played, and not won");
    }

    #[test]
    fn an_attempt_at_a_day_with_an_opening_is_recognised() {
        // The first such day, and one with another opening.
        for day in [20_808, 20_816] {
            let game = Day::at(day * SECONDS).game();
            assert!(game.opening.is_some());
            let free = game.list.alphabet().letters().find(|letter| {
                game.opening.is_some_and(|opening| !opening.letters().contains(*letter))
            });
            let miss = game.list.alphabet().upper(free.unwrap());
            let played = dailies(&[record(day, &format!("{miss}-"), 9)], day);
            assert_eq!((played.played, played.streak), (1, 0), "{game}");
            let other = dailies(&[record(day, &format!("{miss}-"), 9)], day + 8);
            assert_eq!((other.played, other.today), (1, None), "{game}");
        }
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

    #[test]
    fn wins_are_counted_by_distance_from_perfect_play() {
        let records = [record(1, "Z- E*", 5), record(2, "Z- Q- E*", 5), record(3, "X- E*", 5)];
        let by_distance = dailies(&records, 3).by_distance;
        let told: Vec<_> = by_distance.iter().map(|by| (by.distance, by.games)).collect();
        assert_eq!(told, [(0, 2), (1, 1)]);
        let unknown = Dailies::of(&records, Day::at(3 * SECONDS), &|_| None);
        assert_eq!((unknown.by_distance.len(), unknown.won), (0, 3));
    }

    #[test]
    fn days_of_the_week_are_counted_if_they_were_played() {
        // The second day of 1970 was a Friday.
        let records = [record(1, "Z- E*", 5), record(3, "Z- Q- E*", 5), lost(8, 5)];
        let weekdays = dailies(&records, 8).weekdays;
        let told =
            weekdays.iter().map(|by| (by.weekday, by.wins.played, by.wins.won, by.from_par.above));
        assert_eq!(told.collect::<Vec<_>>(), [(4, 2, 1, 0), (6, 1, 1, 1)]);
    }
}
