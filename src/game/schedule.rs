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
        let schedule = &SCHEDULES[tier as usize];
        if schedule.get().is_none() && !Book::are_there(tier) {
            return None;
        }
        Some(schedule.get_or_init(|| {
            let books = LENGTHS.filter_map(|length| Some((length, Book::of(tier, length)?)));
            let long = books.filter(|(_, book)| book.is_for_a_series());
            let openings: Vec<_> = long
                .flat_map(|(length, book)| {
                    book.openings().iter().map(move |(opening, value)| (length, *opening, *value))
                })
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

/// Returns the length, the opening and the lives for a list on a day, given as its number in the schedule and its day
/// of the week (0 ..= 6, Monday first). Lengths come as often as they have openings. Returns `None` if the list has no
/// length with enough openings, or if its books are not there yet.
pub(super) fn game(tier: Tier, day: u64, weekday: usize) -> Option<(usize, Opening, Lives)> {
    let Schedule { openings, step } = Schedule::of(tier)?;
    let turn = day.checked_rem(openings.len() as u64)? as usize;
    let (length, opening, value) = openings[turn * step % openings.len()];
    let spare = *SPARE.get(weekday)?;
    Some((length, opening, Lives::at_least_one(value as u32 + 1 + spare)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::mixing::mix;

    /// The words and the openings that the schedule of each list is about, as a hash.
    const HASHES: [(Tier, u64); 10] = [
        (Tier::Common, 0xba3f_fd14_1af5_460e),
        (Tier::GermanCommon, 0x6978_b092_abee_f472),
        (Tier::SpanishCommon, 0x573a_c743_b261_7d60),
        (Tier::FrenchCommon, 0xc511_3e3d_1de6_9772),
        (Tier::ItalianCommon, 0x2d93_42dd_c030_ba06),
        (Tier::DutchFull, 0x5881_38c5_cc10_bcaa),
        (Tier::PolishFull, 0x9bc4_ca21_70d8_45ae),
        (Tier::RussianCommon, 0x588e_cb80_9821_1b18),
        (Tier::FinnishFull, 0x8673_b8d0_9577_cc44),
        (Tier::TurkishFull, 0x5a0e_dd58_edc5_44e5),
    ];

    #[test]
    fn every_schedule_is_about_the_words_that_it_names() {
        let built_in = HASHES.into_iter().filter(|(tier, _)| tier.is_built_in());
        let changed: Vec<_> = built_in
            .filter_map(|(tier, expected)| {
                let list = tier.load();
                let lengths = LENGTHS.filter_map(|length| list.of_length(length));
                let hash = lengths.fold(0, |hash, words| mix(hash ^ words.fingerprint()));
                let hash = Schedule::of(tier).unwrap().openings.iter().fold(
                    hash,
                    |hash, (length, opening, value)| {
                        let text = opening.text(tier.alphabet()).to_string();
                        let bytes = text.bytes().fold(0, |sum, byte| sum << 8 | u64::from(byte));
                        mix(hash ^ bytes ^ (*length as u64) << 56 ^ (*value as u64) << 48)
                    },
                );
                (hash != expected).then_some((tier, format!("{hash:#x}")))
            })
            .collect();
        assert!(
            changed.is_empty(),
            "other words or openings: keep this schedule's openings for the days that were played, and begin a new \
             schedule at a date that the pages state: {changed:#?}"
        );
    }

    #[test]
    fn no_opening_comes_again_before_all_were_there() {
        for (tier, _) in HASHES.into_iter().filter(|(tier, _)| tier.is_built_in()) {
            let all = Schedule::of(tier).unwrap().openings.len();
            assert!(all >= 100, "{tier}: {all}");
            let games = (0..all as u64).map(|day| game(tier, day, 0).unwrap());
            let seen: HashSet<_> = games.map(|game| (game.0, game.1)).collect();
            assert_eq!(seen.len(), all, "{tier}");
            for length in LENGTHS {
                let has_turns = seen.iter().any(|(of, _)| *of == length);
                let openings = Book::of(tier, length).map_or(0, |book| book.openings().len());
                assert_eq!(has_turns, openings >= 40, "{tier} {length}: {openings}");
            }
        }
    }
}
