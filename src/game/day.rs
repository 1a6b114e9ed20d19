//! Owns [`Day`]: a date, and the game that everybody gets on it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::list_name::ListName;
use super::lives::Lives;
use super::schedule;
use super::transcript::Transcript;
use crate::engine::Opponent;
use crate::mixing::{STEP, mix, unmix};
use crate::words::{Alphabet, Tier};

/// A date (UTC) as the number of days since 1970-01-01. Displayed as 2026-11-21.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Day(u64);

/// The seconds in a day.
const SECONDS: u64 = 86_400;

/// The length of the shortest words in daily games, in letters.
const SHORTEST: usize = 5;

/// The number of days after which each length has come up once.
const LENGTHS: u64 = 8;

/// The lives of the daily games before [`Day::FIRST_OPENED`], for each length from [`SHORTEST`] on: par of
/// the unabridged list plus three.
const EARLY: [u32; 8] = [20, 16, 15, 12, 11, 9, 10, 8];

impl Day {
    /// The first day whose game has a number: 2026-11-21.
    pub const FIRST: Self = Self(20_778);

    /// The first day whose game begins with an opening, 2026-12-21. Without openings, a game would repeat
    /// after eight days, since an opponent's answers don't depend on the seed. Earlier days stay as they were
    /// played, and a month leaves time to replace programs that deal the old games, so that everybody gets
    /// the same game on the same day.
    const FIRST_OPENED: Self = Self(Self::FIRST.0 + 30);

    /// The last day whose year has four digits: 9999-12-31.
    const LAST: Self = Self(2_932_896);

    /// Returns the number of the day's game, 1 on [`Day::FIRST`]; `None` before it.
    #[must_use]
    pub const fn number(self) -> Option<u64> {
        match self.0.checked_sub(Self::FIRST.0) {
            Some(days) => Some(days + 1),
            None => None,
        }
    }

    /// Returns the next day.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Returns the seconds from a time, given in seconds since 1970-01-01 00:00:00 UTC, to the next day (1
    /// ..= 86,400).
    #[must_use]
    pub const fn seconds_until_next(seconds: u64) -> u64 {
        SECONDS - seconds % SECONDS
    }

    /// Returns the date at this number of seconds after 1970-01-01 00:00:00 UTC.
    #[must_use]
    pub const fn at(seconds: u64) -> Self {
        Self(seconds / SECONDS)
    }

    /// Returns the day of the week, with Monday as 0 and Sunday as 6.
    #[must_use]
    pub const fn weekday(self) -> usize {
        // 1970-01-01 was a Thursday.
        ((self.0 + 3) % 7) as usize
    }

    /// Returns the game of the day: its settings and its seed, without letters. The opponent is merciless.
    /// The seed is d, the number of days since 1970-01-01, mixed as `SplitMix64` mixes its counter.
    ///
    /// Up to 2026-12-20, the list is unabridged, the word has 5 + (3·d mod 8) letters, so that each length
    /// from 5 to 12 comes up once in eight days, and lives are par plus three. After that, the list is
    /// common, and the schedule (`schedule.rs`) gives each day its length, its opening and its lives.
    #[must_use]
    pub fn game(self) -> Transcript {
        self.opened(Tier::Common).unwrap_or_else(|| {
            let turn = (3 * (self.0 % LENGTHS) % LENGTHS) as usize;
            let lives = Lives::at_least_one(EARLY[turn]);
            self.about(Tier::Unabridged, SHORTEST + turn, lives)
        })
    }

    /// Returns the game of the day in a language, like [`Day::game`] with the openings of its smallest list. On
    /// earlier days, the smallest and the largest list alternate, and so do merciless and greedy; the length is that
    /// of the English game, and the lives depend on the value. Returns `None` for a language without a built-in list.
    #[must_use]
    pub fn game_in(self, language: &Alphabet) -> Option<Transcript> {
        if language == Alphabet::UNSAID {
            return Some(self.game());
        }
        let (first, last) = (Tier::of(language).next()?, Tier::of(language).last()?);
        self.opened(first).or_else(|| {
            let (tier, opponent, more) = match (self.0 + self.0 / LENGTHS) % 4 {
                0 => (first, Opponent::Merciless, 3),
                1 => (last, Opponent::Greedy, 1),
                2 => (last, Opponent::Merciless, 3),
                _ => (first, Opponent::Greedy, 1),
            };
            let length = self.game().length;
            let lives = u32::try_from(tier.value(length)? + 1 + more).ok()?;
            Some(Transcript { opponent, ..self.about(tier, length, Lives::at_least_one(lives)) })
        })
    }

    /// Returns the game with an opening of this list; `None` on days before there were openings.
    fn opened(self, tier: Tier) -> Option<Transcript> {
        let day = self.0.checked_sub(Self::FIRST_OPENED.0)?;
        let (length, opening, lives) = schedule::game(tier, day, self.weekday())?;
        Some(Transcript { opening: Some(opening), ..self.about(tier, length, lives) })
    }

    fn about(self, tier: Tier, length: usize, lives: Lives) -> Transcript {
        Transcript {
            list: ListName::Embedded(tier),
            opponent: Opponent::Merciless,
            length,
            lives,
            seed: mix(self.0.wrapping_add(STEP)),
            opening: None,
            clean: false,
            answers: Vec::new(),
        }
    }

    /// Returns the day whose game this is, whatever its answers. Only the seed identifies the day, so no
    /// clock is needed.
    #[must_use]
    pub(crate) fn of_game(played: &Transcript) -> Option<Self> {
        let day = Self(unmix(played.seed).wrapping_sub(STEP));
        let Transcript { list, opponent, length, lives, seed, opening, .. } = &played;
        let game = (day <= Self::LAST).then(|| day.game_in(list.alphabet())).flatten()?;
        let same = (&game.list, game.opponent, game.length, game.lives, game.seed, game.opening)
            == (list, *opponent, *length, *lives, *seed, *opening);
        same.then_some(day)
    }

    /// Returns the year, the month (1 ..= 12) and the day of the month (1 ..= 31).
    #[must_use]
    pub const fn date(self) -> (u64, u64, u64) {
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
    fn a_date_is_a_game_for_everybody_and_for_ever() {
        for (seconds, game) in [
            (0, "eh1 unabridged merciless 5 20 16294208416658607535"),
            (1_795_219_200, "eh1 unabridged merciless 11 10 12207118427605942912"),
            (1_795_305_599, "eh1 unabridged merciless 11 10 12207118427605942912"),
            (1_795_305_600, "eh1 unabridged merciless 6 16 1447838390225208979"),
            // The last of the earlier days, and the first later one.
            (1_797_811_199, "eh1 unabridged merciless 10 9 9907638375324610741"),
            (1_797_811_200, "eh2 common merciless 5 11 1093080995266085759 A1"),
            (1_797_811_200 + 8 * 86_400, "eh2 common merciless 10 8 11772189720951138723 O6"),
        ] {
            assert_eq!(Day::at(seconds).game().to_string(), game, "{seconds}");
        }
    }

    #[test]
    fn days_are_numbered_from_the_first() {
        assert_eq!(Day::FIRST.to_string(), "2026-11-21");
        assert_eq!(Day::FIRST.number(), Some(1));
        assert_eq!(Day::FIRST.next().number(), Some(2));
        assert_eq!((Day::seconds_until_next(0), Day::seconds_until_next(86_399)), (86_400, 1));
    }

    #[test]
    fn a_game_tells_its_day_and_another_game_none() {
        for day in [Day(0), Day::FIRST, Day::FIRST.next(), Day::FIRST_OPENED, Day::LAST] {
            let game = day.game();
            assert_eq!(Day::of_game(&game), Some(day));
            let more = Transcript { lives: game.lives.more(), ..game.clone() };
            assert_eq!(Day::of_game(&more), None);
            let another = Transcript { seed: game.seed ^ 1, ..game };
            assert_eq!(Day::of_game(&another), None);
        }
        assert_eq!(Day::LAST.to_string(), "9999-12-31");
        assert_eq!(Day::of_game(&Day::LAST.next().game()), None);
    }

    #[test]
    fn eight_days_have_each_length_once() {
        let lengths: Vec<_> = (0..8).map(|day| Day(day).game().length).collect();
        assert_eq!(lengths, [5, 8, 11, 6, 9, 12, 7, 10]);
    }

    #[test]
    fn every_language_with_lists_has_a_game_on_every_day() {
        for language in Alphabet::ALL {
            for day in (0..64).map(|more| Day(Day::FIRST.0 + more)) {
                let game = day.game_in(language);
                assert_eq!(
                    game.is_some(),
                    Tier::of(language).next().is_some(),
                    "{}",
                    language.code()
                );
                let Some(game) = game else { continue };
                assert_eq!(game.list.alphabet(), language);
                assert_eq!(Day::of_game(&game), Some(day));
            }
        }
        for (day, expected) in [
            (20_778, "eh1 de/common greedy 11 4 12207118427605942912"),
            (20_779, "eh1 de/common merciless 6 11 1447838390225208979"),
        ] {
            let german = Day(day).game_in(Alphabet::named("German").unwrap());
            let is_built_in = Tier::GermanCommon.is_built_in();
            assert_eq!(german.map(|game| game.to_string()), is_built_in.then(|| expected.into()));
        }
    }

    #[test]
    fn a_week_begins_with_monday() {
        let day = |seconds| Day::at(seconds).weekday();
        assert_eq!([0, 345_600, 1_795_219_200, 1_797_811_200].map(day), [3, 0, 5, 0]);
        assert_eq!(Day::FIRST_OPENED.to_string(), "2026-12-21");
    }

    #[test]
    fn a_thousand_days_have_a_thousand_games() {
        let mut seen = std::collections::HashSet::new();
        for day in 0..1_000 {
            let day = Day(Day::FIRST_OPENED.0 + day);
            let game = day.game();
            let opening = game.opening.unwrap();
            let spare = game.lives.get() as usize - 1 - game.value().unwrap();
            assert_eq!(spare, [5, 4, 4, 3, 3, 2, 1][day.weekday()], "{day}");
            assert_eq!(Day::of_game(&game), Some(day));
            assert!(seen.insert((game.length, opening)), "{day}");
        }
    }
}
