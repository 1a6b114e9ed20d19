//! Owns the schedule of the daily games, and the game that everybody gets on a [`Day`].

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::book::Book;
use super::day::Day;
use super::list_name::ListName;
use super::lives::Lives;
use super::opening::Opening;
use super::transcript::Transcript;
use crate::engine::Opponent;
use hangman_solver::mixing::{STEP, mix};
use hangman_words::{Alphabet, EmbeddedList};

/// The length (letters) and the misses allowed beyond those of perfect play, from Monday to Sunday. A player who thinks of
/// three words that fit wins about 90% on Monday and 20% on Sunday (docs/levels.md).
const WEEK: [(usize, u32); 7] = [(8, 1), (7, 1), (6, 1), (10, 0), (4, 1), (9, 0), (5, 0)];

/// The lengths among which one is looked for that has enough openings.
const LENGTHS: RangeInclusive<usize> = 4..=10;

/// The games of a day of the week. Each opening comes once before any is repeated.
struct Schedule {
    /// The length in letters.
    length: usize,
    book: &'static Book,
    /// The number of days of the week that share the book, and how many of them are before this one.
    shared: (usize, usize),
    /// The distance between two openings that follow each other. It has no divisor in common with their number, and is near
    /// the golden section of it, so that they differ.
    step: usize,
    /// The misses allowed beyond those of perfect play.
    spare: u32,
}

impl Schedule {
    /// Returns the schedule of a list for each day of the week; `None` if its books are not there yet, or if there are none.
    fn of(embedded: EmbeddedList) -> Option<&'static [Self]> {
        static SCHEDULES: [OnceLock<Vec<Schedule>>; EmbeddedList::ALL.len()] =
            [const { OnceLock::new() }; EmbeddedList::ALL.len()];
        let schedule = &SCHEDULES[embedded.number()];
        if schedule.get().is_none() && !Book::are_there(embedded) {
            return None;
        }
        let made = schedule.get_or_init(|| Self::made(embedded).unwrap_or_default());
        Some(&made[..]).filter(|made| !made.is_empty())
    }

    fn made(embedded: EmbeddedList) -> Option<Vec<Self>> {
        let has_enough =
            |length: &usize| Book::of(embedded, *length).is_some_and(|book| book.is_for_a_series());
        let nearest = |length: usize| {
            LENGTHS.filter(has_enough).min_by_key(|other| (other.abs_diff(length), *other))
        };
        let lengths: Vec<_> = WEEK.iter().filter_map(|(length, _)| nearest(*length)).collect();
        let same = |length, days: &[usize]| days.iter().filter(|it| **it == length).count();
        let day = |(weekday, length): (usize, &usize)| {
            let book = Book::of(embedded, *length)?;
            let openings = book.openings().len();
            let golden = openings * 618 / 1000;
            let step = (golden.max(1)..).find(|step| divisor(*step, openings) == 1)?;
            let shared = (same(*length, &lengths), same(*length, &lengths[..weekday]));
            Some(Self { length: *length, book, shared, step, spare: WEEK[weekday].1 })
        };
        lengths.iter().enumerate().map(day).collect()
    }

    /// Returns the opening and the lives of a week, given as its number.
    fn game(&self, week: usize) -> Option<(Opening, Lives)> {
        let openings = self.book.openings();
        let (days, before) = self.shared;
        let turn = week.wrapping_mul(days).wrapping_add(before).wrapping_mul(self.step);
        let (opening, value) = openings.get(turn.checked_rem(openings.len())?)?;
        Some((*opening, Lives::at_least_one(*value as u32 + 1 + self.spare)))
    }
}

/// Returns the greatest common divisor by Euclid's algorithm.
fn divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { divisor(other, one % other) }
}

impl Day {
    /// Returns the game of the day in a language: its settings and its seed, without letters. The opponent is
    /// merciless, the list is the smallest of the language, and the schedule gives the day its length, its opening
    /// and its lives. The seed is the number of days since 1970-01-01, mixed as `SplitMix64` mixes its counter.
    /// Returns `None` if the language has no built-in list, or if its openings have not been loaded yet.
    pub fn game(self, language: &Alphabet) -> Option<Transcript> {
        let embedded = EmbeddedList::of(language).next()?;
        let schedule = Schedule::of(embedded)?.get(self.weekday())?;
        let length = schedule.length;
        // Weeks begin on Mondays, and 1970-01-01 was a Thursday.
        let (opening, lives) = schedule.game((self.0 as usize).wrapping_add(3) / 7)?;
        Some(Transcript {
            list: ListName::Embedded(embedded),
            opponent: Opponent::Merciless,
            length,
            lives,
            seed: mix(self.0.wrapping_add(STEP)),
            opening: Some(opening),
            clean: false,
            answers: Vec::new(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_with_lists_has_another_game_every_day_that_gets_harder_during_the_week() {
        for language in Alphabet::ALL.into_iter().filter(|it| EmbeddedList::of(it).next().is_some())
        {
            let mut seen = std::collections::HashSet::new();
            for day in (0..200).map(|more| Day(Day::FIRST.0 + more)) {
                let game = day.game(language).unwrap();
                assert_eq!(game.list.alphabet(), language);
                assert!((1..=20).contains(&game.lives.get()), "{game}");
                let spare = game.lives.get() as usize - 1 - game.value().unwrap();
                assert_eq!(spare, [1, 1, 1, 0, 1, 0, 0][day.weekday()], "{day}");
                assert!(seen.insert((game.length, game.opening)), "{day}");
            }
        }
    }
}
