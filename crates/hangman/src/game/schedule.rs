//! Owns the schedule of the daily games.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::book::Book;
use super::lives::Lives;
use super::opening::Opening;
use hangman_words::Tier;

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
    fn of(tier: Tier) -> Option<&'static Self> {
        static SCHEDULES: [OnceLock<Schedule>; Tier::ALL.len()] =
            [const { OnceLock::new() }; Tier::ALL.len()];
        let schedule = &SCHEDULES[tier.number()];
        if schedule.get().is_none() && !Book::are_there(tier) {
            return None;
        }
        Some(schedule.get_or_init(|| {
            let books = LENGTHS.filter_map(|length| Some((length, Book::of(tier, length)?)));
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

/// Returns the length, the opening and the lives for a list on a day, given as its number and its day of the week
/// (0 ..= 6, Monday first). Lengths come as often as they have openings. Returns `None` if the list has no openings, or
/// if its books are not there yet.
pub fn game(tier: Tier, day: u64, weekday: usize) -> Option<(usize, Opening, Lives)> {
    let Schedule { openings, step } = Schedule::of(tier)?;
    let turn = day.checked_rem(openings.len() as u64)? as usize;
    let (length, opening, value) = openings[turn * step % openings.len()];
    let spare = *SPARE.get(weekday)?;
    Some((length, opening, Lives::at_least_one(value as u32 + 1 + spare)))
}
