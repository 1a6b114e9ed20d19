//! Owns [`Levels`]: how far a player has come in each language, derived from the saved rounds alone.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::Figures;
use crate::game::{Lives, Outcome};
use crate::words::Alphabet;

/// A round that *play* deals: a length, and the lives beyond those that a perfect player loses. docs/levels.md says how often
/// two simulated players win at each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its number, from 1.
    pub number: usize,
    /// The length of the word in letters.
    pub length: usize,
    /// The misses that a player may have beyond those of perfect play.
    pub spare: u32,
}

impl Level {
    /// Every level, the easiest first. They were chosen from the table in docs/levels.md, so that both the length and the
    /// lives vary; a test there holds their order.
    pub const ALL: [Self; 12] = {
        const fn level(number: usize, length: usize, spare: u32) -> Level {
            Level { number, length, spare }
        }
        [
            level(1, 7, 4),
            level(2, 8, 2),
            level(3, 6, 2),
            level(4, 4, 2),
            level(5, 5, 2),
            level(6, 6, 1),
            level(7, 10, 0),
            level(8, 4, 1),
            level(9, 9, 0),
            level(10, 7, 0),
            level(11, 6, 0),
            level(12, 5, 0),
        ]
    };

    /// Returns the level with this number; the nearest for any other number.
    #[must_use]
    pub const fn of(number: usize) -> Self {
        let last = Self::ALL.len() - 1;
        let index = number.saturating_sub(1);
        Self::ALL[if index < last { index } else { last }]
    }

    /// Returns the lives of a round whose words have this value (misses).
    pub(crate) const fn lives(self, value: usize) -> Lives {
        Lives::at_least_one(value as u32 + 1 + self.spare)
    }
}

/// How far a player has come in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Reached {
    /// The number of the level of the next round.
    now: usize,
    /// The highest so far.
    best: usize,
    has_lost: bool,
}

impl Default for Reached {
    fn default() -> Self {
        Self { now: 1, best: 1, has_lost: false }
    }
}

/// How far a player has come in each language. Only rounds that were started as
/// [`Occasion::Level`](crate::game::Occasion::Level) count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    /// By the code of the language.
    reached: BTreeMap<&'static str, Reached>,
}

impl Levels {
    /// How many levels a win is worth until the first round is lost, so that nobody stays where every round is won.
    const AT_FIRST: usize = 2;

    /// Counts a round that was played for a level. A win is one level up, without help; a loss is one down, and so is a round
    /// that was given up. So a player stays where about half of the rounds are won. Returns whether it was such a round.
    pub(super) fn take(&mut self, round: &Figures) -> bool {
        let Some(language) = round.level_in else { return false };
        let Reached { now, best, has_lost } = self.reached.entry(language.code()).or_default();
        match round.outcome {
            Outcome::Won if !round.is_clean => {}
            Outcome::Won => *now += if *has_lost { 1 } else { Self::AT_FIRST },
            Outcome::Lost | Outcome::GivenUp => {
                *has_lost = true;
                *now = now.saturating_sub(1);
            }
        }
        *now = Level::of(*now).number;
        *best = (*best).max(*now);
        true
    }

    /// Returns the level of the next round in a language.
    #[must_use]
    pub fn next(&self, language: &Alphabet) -> Level {
        Level::of(self.reached.get(language.code()).copied().unwrap_or_default().now)
    }

    /// Returns the highest level that was reached in a language.
    #[must_use]
    pub fn best(&self, language: &Alphabet) -> Level {
        Level::of(self.reached.get(language.code()).copied().unwrap_or_default().best)
    }

    /// Returns the languages in which rounds were played for a level, by their codes.
    pub fn languages(&self) -> impl Iterator<Item = &'static Alphabet> {
        self.reached.keys().filter_map(|code| Alphabet::of(code))
    }
}

#[derive(Serialize)]
struct LevelReached {
    language: &'static str,
    level: usize,
    best: usize,
}

impl Serialize for Levels {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.reached.iter().map(|(language, reached)| LevelReached {
            language,
            level: reached.now,
            best: reached.best,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Occasion;
    use crate::history::{Ended, Record};
    use crate::words::{ENGLISH, GERMAN};

    #[test]
    fn a_win_is_a_level_up_two_before_the_first_loss_and_a_loss_one_down() {
        let played = |guess: &str| {
            let record = Record::played(&format!("eh1 en/everyday merciless 7 1 1 - {guess}"));
            record.played_for(Occasion::Level(1)).ended
        };
        let (won, lost) = (played("E*"), played("E-"));
        let helped = Ended { hinted: true, ..won.clone() };
        let german = Record::played("eh1 de/everyday merciless 7 1 1 - E*");
        let german = german.played_for(Occasion::Level(1)).ended;
        let free = Ended { occasion: Occasion::Free, ..won.clone() };
        let again = Ended { occasion: Occasion::Level(1).again(), ..won.clone() };
        let mut levels = Levels::default();
        for (ended, level) in [
            (&free, 1),
            (&again, 1),
            (&lost, 1),
            (&won, 2),
            (&helped, 2),
            (&german, 2),
            (&won, 3),
            (&lost, 2),
        ] {
            levels.take(&Figures::from(ended));
            assert_eq!(levels.next(&ENGLISH).number, level, "{}", ended.transcript);
        }
        assert_eq!((levels.best(&ENGLISH).number, levels.next(&GERMAN).number), (3, 3));
        for _ in 0..20 {
            let _ = levels.take(&Figures::from(&won));
        }
        assert_eq!(levels.next(&ENGLISH), Level::ALL[11], "the last");
    }

    #[test]
    fn levels_are_numbered_in_order() {
        assert!(Level::ALL.iter().zip(1..).all(|(level, number)| level.number == number));
        assert_eq!((Level::of(0).number, Level::of(99).number), (1, 12));
    }
}
