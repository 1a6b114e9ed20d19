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

/// The lengths (letters) of the games.
const LENGTHS: RangeInclusive<usize> = 5..=12;

/// The values of their openings: a game has 6 to 9 lives.
const VALUES: RangeInclusive<usize> = 3..=4;

/// The misses allowed beyond those of perfect play, from Monday to Sunday.
const SPARE: [u32; 7] = [4, 4, 3, 3, 3, 2, 2];

/// The games of a list. Each comes once before any is repeated.
struct Schedule {
    /// Every length with an opening, and the value.
    openings: Vec<(usize, Opening, usize)>,
    /// The distance between the openings of consecutive days. It has no divisor in common with their number, so that
    /// each comes once before any is repeated, and it is near the golden section of that number, so that consecutive
    /// days have different lengths.
    step: usize,
}

impl Schedule {
    /// Returns the schedule of a list; `None` if its books are not there yet.
    fn of(embedded: EmbeddedList) -> Option<&'static Self> {
        static SCHEDULES: [OnceLock<Schedule>; EmbeddedList::ALL.len()] =
            [const { OnceLock::new() }; EmbeddedList::ALL.len()];
        let schedule = &SCHEDULES[embedded.number()];
        if schedule.get().is_none() && !Book::are_there(embedded) {
            return None;
        }
        Some(schedule.get_or_init(|| {
            let books = LENGTHS.filter_map(|length| Some((length, Book::of(embedded, length)?)));
            let openings: Vec<_> = books
                .flat_map(|(length, book)| {
                    book.openings().iter().map(move |(opening, value)| (length, *opening, *value))
                })
                .filter(|(_, _, value)| VALUES.contains(value))
                .collect();
            let golden = openings.len() * 618 / 1000;
            let step = (golden.max(1)..).find(|step| divisor(*step, openings.len()) == 1);
            Self { openings, step: step.unwrap_or(1) }
        }))
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
        let (length, opening, lives) = game(embedded, self.number(), self.weekday())?;
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

/// Returns the length, the opening and the lives for a list on a day, given as its number and its day of the week
/// (0 ..= 6, Monday first). Lengths come as often as they have openings. Returns `None` if the list has no openings, or
/// if its books are not there yet.
fn game(embedded: EmbeddedList, day: u64, weekday: usize) -> Option<(usize, Opening, Lives)> {
    let Schedule { openings, step } = Schedule::of(embedded)?;
    let turn = day.checked_rem(openings.len() as u64)? as usize;
    let (length, opening, value) = openings[turn * step % openings.len()];
    let spare = *SPARE.get(weekday)?;
    Some((length, opening, Lives::at_least_one(value as u32 + 1 + spare)))
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
                assert!((6..=9).contains(&game.lives.get()), "{game}");
                let spare = game.lives.get() as usize - 1 - game.value().unwrap();
                assert_eq!(spare, [4, 4, 3, 3, 3, 2, 2][day.weekday()], "{day}");
                assert!(seen.insert((game.length, game.opening)), "{day}");
            }
        }
    }
}
