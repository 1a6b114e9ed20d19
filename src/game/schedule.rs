//! Owns the schedule of the daily games that begin with an opening.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::book::Book;
use super::lives::Lives;
use super::opening::Opening;
use crate::words::Tier;

/// The lengths (letters) of the games.
const LENGTHS: RangeInclusive<usize> = 5..=12;

/// The misses allowed beyond those of perfect play, from Monday to Sunday.
const SPARE: [u32; 7] = [5, 4, 4, 3, 3, 2, 1];

/// The openings from one day to the next. It has no divisor in common with their number, so each comes once before any
/// comes again; and it is near the golden section of that number, so neighbours differ in their length.
const STEP: u64 = 2_123;

/// Every length with an opening of the common words, and the value.
fn openings() -> &'static [(usize, Opening, usize)] {
    static OPENINGS: OnceLock<Vec<(usize, Opening, usize)>> = OnceLock::new();
    let of = |length| {
        let book = Book::of(Tier::Common, length).into_iter();
        let openings = book.flat_map(|book| book.openings());
        openings.map(move |(opening, value)| (length, *opening, *value))
    };
    OPENINGS.get_or_init(|| LENGTHS.flat_map(of).collect())
}

/// Returns the length, the opening and the lives of a day, counted from the first of the schedule, that is this day of
/// the week (0 ..= 6, Monday first). Lengths come as often as they have openings.
pub(super) fn game(day: u64, weekday: usize) -> Option<(usize, Opening, Lives)> {
    let openings = openings();
    let number = (day % openings.len().max(1) as u64) * STEP % openings.len().max(1) as u64;
    let (length, opening, value) = *openings.get(number as usize)?;
    let spare = *SPARE.get(weekday)?;
    Some((length, opening, Lives::at_least_one(value as u32 + 1 + spare)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::mixing::mix;

    /// The words and the openings that the schedule is about.
    const HASH: u64 = 0x7ef0_cb5d_bb94_a969;

    #[test]
    fn the_schedule_is_about_the_words_that_it_names() {
        let hash = LENGTHS.fold(0, |hash, length| {
            let words = Tier::Common.load().of_length(length).unwrap().fingerprint();
            mix(hash ^ words)
        });
        let hash = openings().iter().fold(hash, |hash, (length, opening, value)| {
            let text = opening.text(Tier::Common.alphabet()).to_string();
            let bytes = text.bytes().fold(0, |sum, byte| sum << 8 | u64::from(byte));
            mix(hash ^ bytes ^ (*length as u64) << 56 ^ (*value as u64) << 48)
        });
        assert_eq!(
            hash, HASH,
            "other words or openings: keep this schedule's openings for the days that were played, and begin a new \
             schedule at a date that the pages state"
        );
    }

    #[test]
    fn no_opening_comes_again_before_all_were_there() {
        let all = openings().len() as u64;
        let seen: HashSet<_> =
            (0..all).map(|day| game(day, 0).unwrap()).map(|it| (it.0, it.1)).collect();
        assert_eq!(seen.len() as u64, all);
    }
}
