//! Owns [`Levels`]: how far a player has come in each language, derived from the saved rounds alone.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use serde_json::json;

use super::Figures;
use crate::game::Outcome;
use crate::game::occasion::Level;
use crate::words::Alphabet;

/// A round that was played for a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelRound {
    /// The number of the level.
    pub level: u8,
    /// Whether it was won.
    pub won: bool,
}

/// How far a player has come in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Reached {
    /// The number of the last level of the language.
    last: usize,
    /// The number of the level of the next round.
    now: usize,
    /// The highest so far.
    best: usize,
    has_lost: bool,
    /// The rounds, oldest first.
    rounds: Vec<LevelRound>,
}

impl Reached {
    fn nothing(language: &Alphabet) -> Self {
        let last = Level::of(language, 1, 0).map_or(1, |level| level.last);
        Self { last, now: 1, best: 1, has_lost: false, rounds: Vec::new() }
    }
}

/// How far a player has come in each language. Only rounds that were started as
/// [`Occasion::Level`](crate::game::occasion::Occasion::Level) count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    /// By the code of the language.
    reached: BTreeMap<&'static str, Reached>,
    /// The language of the last round.
    last: Option<&'static str>,
}

impl Levels {
    /// How many levels a win is worth until the first round is lost, so that nobody stays where every round is won.
    const AT_FIRST: usize = 2;

    /// Counts a round that was played for a level. A win is one level up, without help; a loss is one down, and so is a round
    /// that was given up. So a player stays where about half of the rounds are won.
    pub(super) fn take(&mut self, round: &Figures) {
        let Some(language) = round.level_in else { return };
        self.last = Some(language.code());
        let nothing = || Reached::nothing(language);
        let Reached { last, now, best, has_lost, rounds } =
            self.reached.entry(language.code()).or_insert_with(nothing);
        rounds.push(LevelRound { level: *now as u8, won: round.outcome == Outcome::Won });
        match round.outcome {
            Outcome::Won if !round.unaided => {}
            Outcome::Won => *now += if *has_lost { 1 } else { Self::AT_FIRST },
            Outcome::Lost | Outcome::GivenUp => {
                *has_lost = true;
                *now = now.saturating_sub(1);
            }
        }
        *now = (*now).clamp(1, *last);
        *best = (*best).max(*now);
    }

    /// Returns the level of the next round in a language; `None` if the language has none.
    pub fn next(&self, language: &Alphabet) -> Option<Level> {
        let Some(reached) = self.of(language) else { return Level::of(language, 1, 0) };
        let times = reached.rounds.iter().filter(|it| usize::from(it.level) == reached.now).count();
        Level::of(language, reached.now, times)
    }

    /// Returns the number of the highest level that was reached in a language.
    pub fn best(&self, language: &Alphabet) -> usize {
        self.of(language).map_or(1, |reached| reached.best)
    }

    /// Returns the language in which a round was last played for a level.
    pub fn last(&self) -> Option<&'static Alphabet> {
        Alphabet::of(self.last?)
    }

    /// Returns the rounds that were played for a level in a language, oldest first.
    pub fn rounds(&self, language: &Alphabet) -> &[LevelRound] {
        self.of(language).map_or(&[], |reached| &reached.rounds)
    }

    fn of(&self, language: &Alphabet) -> Option<&Reached> {
        self.reached.get(language.code())
    }

    /// Returns the languages in which rounds were played for a level, English first.
    pub fn languages(&self) -> impl Iterator<Item = &'static Alphabet> {
        Alphabet::ALL.into_iter().filter(|language| self.reached.contains_key(language.code()))
    }
}

impl Serialize for Levels {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let level = |(language, reached): (_, &Reached)| json!({ "language": language, "level": reached.now, "best": reached.best });
        to.collect_seq(self.reached.iter().map(level))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::occasion::Occasion;
    use crate::history::Ended;
    use crate::tests::records;
    use crate::words::{ENGLISH, GERMAN};

    #[test]
    fn a_win_is_a_level_up_two_before_the_first_loss_and_a_loss_one_down() {
        let played = |code: &str, guess: &str| {
            let round = format!("eh1 {code}/everyday merciless 7 1 1 - {guess}");
            records::played(&round, Occasion::Level(1)).ended
        };
        let (won, lost, german) = (played("en", "E*"), played("en", "E-"), played("de", "E*"));
        let helped = Ended { hinted: true, ..won.clone() };
        let free = Ended { occasion: Occasion::Free, ..won.clone() };
        let again = Ended { occasion: Occasion::Level(1).again(), ..won.clone() };
        let mut levels = Levels::default();
        assert_eq!((levels.best(&ENGLISH), levels.next(&ENGLISH).unwrap().number), (1, 1));
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
            assert_eq!(levels.next(&ENGLISH).unwrap().number, level, "{}", ended.transcript);
        }
        assert_eq!((levels.best(&ENGLISH), levels.next(&GERMAN).unwrap().number), (3, 3));
        let rounds = levels.rounds(&ENGLISH).iter().map(|round| (round.level, round.won));
        let all = [(1, false), (1, true), (2, true), (2, true), (3, false)];
        assert_eq!(rounds.collect::<Vec<_>>(), all);
        assert_eq!((levels.last(), levels.rounds(&GERMAN).len()), (Some(&ENGLISH), 1));
        for _ in 0..20 {
            levels.take(&Figures::from(&won));
        }
        let top = levels.next(&ENGLISH).unwrap();
        assert_eq!(top.number, top.last);
    }
}
