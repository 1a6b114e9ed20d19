//! Owns [`Day`]: a date.

use std::fmt;
use std::num::NonZeroU64;

use serde::{Deserialize, Serialize};

/// A date (UTC) as the number of days since 1970-01-01, at most 2^32 - 1. Displayed as 2026-11-21.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u64")]
pub struct Day(pub(super) u64);

impl From<u64> for Day {
    fn from(days: u64) -> Self {
        Self(days.min(u32::MAX.into()))
    }
}

/// The seconds in a day.
const SECONDS: u64 = 86_400;

impl Day {
    /// The first day with a game: 2026-11-25.
    pub const FIRST: Self = Self(20_782);

    /// Returns the number of the day's game, 1 on [`Day::FIRST`] and before it.
    pub const fn number(self) -> u64 {
        self.0.saturating_sub(Self::FIRST.0) + 1
    }

    /// Returns the day with this number.
    pub fn numbered(number: NonZeroU64) -> Self {
        Self::from(Self::FIRST.0.saturating_add(number.get() - 1))
    }

    /// Returns the next day.
    #[must_use]
    pub fn next(self) -> Self {
        Self::from(self.0 + 1)
    }

    /// Returns the seconds from a time, given in seconds since 1970-01-01 00:00:00 UTC, to the next day (1
    /// ..= 86,400).
    pub const fn seconds_until_next(seconds: u64) -> u64 {
        SECONDS - seconds % SECONDS
    }

    /// Returns the date at this number of seconds after 1970-01-01 00:00:00 UTC.
    pub fn at(seconds: u64) -> Self {
        Self::from(seconds / SECONDS)
    }

    /// Returns the number of its week, from Monday to Sunday; the first one has the first day of 1970.
    pub const fn week(self) -> u64 {
        (self.0 + 3) / 7
    }

    /// Returns the day of the week, with Monday as 0 and Sunday as 6.
    pub const fn weekday(self) -> usize {
        // 1970-01-01 was a Thursday.
        ((self.0 + 3) % 7) as usize
    }

    /// Returns the year, the month (1 ..= 12) and the day of the month (1 ..= 31).
    const fn date(self) -> (u64, u64, u64) {
        // Here, years begin in March, so that a leap day is the last of its year, and they are counted in
        // cycles of 400, which have 146,097 days each.
        let day = self.0 + 719_468;
        let (round, of_round) = (day / 146_097, day % 146_097);
        let year = (of_round - of_round / 1_460 + of_round / 36_524 - of_round / 146_096) / 365;
        let of_year = of_round - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let of_month = of_year - (153 * month + 2) / 5 + 1;
        let (after_new_year, month) = if month < 10 { (0, month + 3) } else { (1, month - 9) };
        (400 * round + year + after_new_year, month, of_month)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        f.pad(&format!("{year:04}-{month:02}-{day:02}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_written_as_calendars_write_it() {
        // Python's datetime says the same.
        for (seconds, date) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (86_400, "1970-01-02"),
            (951_782_400, "2000-02-29"),
            (1_709_164_800, "2024-02-29"),
            (1_709_251_200, "2024-03-01"),
            (1_795_219_200, "2026-11-21"),
            (4_102_444_799, "2099-12-31"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(Day::at(seconds).to_string(), date, "{seconds}");
        }
    }

    #[test]
    fn days_are_numbered_from_the_first() {
        assert_eq!((Day::FIRST.to_string(), Day::FIRST.weekday()), ("2026-11-25".into(), 2));
        for number in [1, 2, 12].map(|it| NonZeroU64::new(it).unwrap()) {
            assert_eq!(Day::numbered(number).number(), number.get());
        }
        assert_eq!((Day(0).number(), Day::FIRST.number(), Day::FIRST.next().number()), (1, 1, 2));
        let last = Day::from(u64::MAX);
        assert_eq!((last.next(), last.date()), (last, (11_761_191, 1, 20)));
        assert_eq!((Day::seconds_until_next(0), Day::seconds_until_next(86_399)), (86_400, 1));
    }
}
