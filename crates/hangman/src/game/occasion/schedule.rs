//! Owns the schedule of the daily games, and the game that everybody gets on a [`Day`].

use super::day::Day;
use super::level::Level;
use crate::engine::Opponent;
use crate::game::library::ListName;
use crate::game::opening::Book;
use crate::game::transcript::Transcript;
use hangman_solver::mixing::{STEP, mix};
use hangman_words::{Alphabet, EmbeddedList};

/// How many of the first levels are too easy for a daily game.
const TOO_EASY: usize = 3;

/// Returns the levels from Monday to Sunday: of those that are left, at even distances, the last one on Sunday. So a reader
/// wins about 90 percent on Monday and 20 on Sunday.
fn week(levels: &[Level]) -> Option<[Level; 7]> {
    let steps = levels.len().checked_sub(TOO_EASY + 1)?;
    Some(std::array::from_fn(|day| levels[TOO_EASY + day * steps / 6]))
}

/// Returns the greatest common divisor by Euclid's algorithm.
fn divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { divisor(other, one % other) }
}

impl Day {
    /// Returns the game of the day in a language: its settings and its seed, without letters. The opponent is
    /// merciless, the list is the smallest of the language, the day of the week gives the length and the spare lives, and the
    /// schedule the opening. The seed is the number of days since 1970-01-01, mixed as `SplitMix64` mixes its counter.
    /// Returns `None` if the language has no built-in list or no levels, or if its openings have not been loaded yet.
    pub fn game(self, language: &Alphabet) -> Option<Transcript> {
        let embedded = EmbeddedList::of(language).next()?;
        let week = week(&Level::all(language)?)?;
        let (before, of_day) = week.split_at_checked(self.weekday())?;
        let level = *of_day.first()?;
        let openings = Book::of(embedded, level.length)?.openings();
        // None of a length's openings comes again before all were there.
        let days = |of: &[Level]| of.iter().filter(|it| it.length == level.length).count();
        let week_number = usize::try_from(self.week()).ok()?;
        let turn = week_number.checked_mul(days(&week))?.checked_add(days(before))?;
        let at = turn % openings.len();
        let (opening, par) = *openings.get(at * step(openings.len()) % openings.len())?;
        Some(Transcript {
            list: ListName::Embedded(embedded),
            opponent: Opponent::Merciless,
            length: level.length,
            lives: level.lives(par),
            seed: mix(self.0.wrapping_add(STEP)),
            opening: Some(opening),
            clean: false,
            answers: Vec::new(),
        })
    }
}

/// Returns the distance between the openings of consecutive days. It has no divisor in common with their number, so that
/// each comes once before any is repeated, and it is near the golden section of that number, so that consecutive ones differ.
fn step(openings: usize) -> usize {
    let golden = openings * 618 / 1000;
    (golden..).find(|step| divisor(*step, openings) == 1).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::game::opening::Opening;
    use hangman_words::Grade;

    #[test]
    fn every_language_with_lists_has_another_game_every_day_that_gets_harder_during_the_week() {
        for language in Alphabet::ALL.into_iter().filter(|it| EmbeddedList::of(it).next().is_some())
        {
            let mut dealt: HashMap<usize, Vec<Opening>> = HashMap::new();
            for day in (0..200).map(|more| Day(Day::FIRST.0 + more)) {
                let code = language.code();
                let game = day.game(language).unwrap_or_else(|| {
                    panic!("{code}: --example lists makes its openings, then --example levels its levels")
                });
                assert_eq!(game.list.alphabet(), language);
                let level = week(&Level::all(language).unwrap()).unwrap()[day.weekday()];
                assert_eq!(game.length, level.length, "{day}");
                assert_eq!(game.lives, level.lives(game.par().unwrap()), "{day}");
                // None comes again before all of its length were there.
                let before = dealt.entry(game.length).or_default();
                let embedded = EmbeddedList::with(language, Grade::Everyday).unwrap();
                let all = Book::of(embedded, game.length).unwrap().openings().len();
                let opening = game.opening.unwrap();
                let since = &before[(before.len() + 1).saturating_sub(all)..];
                assert!(!since.contains(&opening), "{day}");
                before.push(opening);
            }
        }
    }
}
