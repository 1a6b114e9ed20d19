//! The game of the day, the levels and the player's rounds in words.

use super::Medium;
use super::count;
use super::values::grouped;
use crate::game::{Day, Level, Outcome};
use crate::history::{Attempt, Career, News};
use crate::words::Alphabet;

/// A fact about the player: what it is about, and what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What the fact is about.
    pub label: String,
    /// The fact.
    pub value: String,
}

impl Row {
    fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { label: label.into(), value: value.into() }
    }

    /// Returns the row as a sentence.
    pub fn sentence(&self) -> String {
        format!("{}: {}.", self.label, self.value)
    }
}

/// The title of the chart of misses.
pub const BEYOND_PERFECT: &str = "LIVES LOST BEYOND A PERFECT PLAYER'S, IN ROUNDS WON";
/// Says that the history is being read.
pub const READING: &str = "Reading your history …";

/// Returns the rows about the player's rounds.
pub fn you(of: &Career, to: Medium) -> Vec<Row> {
    let all = &of.statistics;
    if all.all.played == 0 {
        return vec![Row::new("Rounds", "none yet")];
    }
    let in_a_row = |label, now: usize, most: usize| {
        let row = Row::new(label, format!("{} now, best {}", grouped(now), grouped(most)));
        (most > 1).then_some(row)
    };
    let won = format!("{} ({})", grouped(all.all.won), to.hundredths(all.all.percent()));
    let mut rows: Vec<_> = of.levels.languages().map(|language| level_in(of, language)).collect();
    rows.extend([Row::new("Rounds", grouped(all.all.played)), Row::new("Won", won)]);
    rows.extend(in_a_row("Won in a row", all.streak, all.longest_streak));
    let days = &of.daily;
    if days.played > 0 {
        let played = format!("{} won of {}", grouped(days.won), grouped(days.played));
        rows.push(Row::new("Daily games", played));
        rows.extend(in_a_row("Days in a row", days.streak, days.best_streak));
    }
    let beyond = &all.beyond_perfect;
    if let Some(last) = beyond.last() {
        let mean = beyond.iter().sum::<i64>() as f64 / beyond.len() as f64;
        let value = format!("{last} in your last win, {mean:.1} on average");
        rows.push(Row::new("Lives lost beyond a perfect player's", value));
    }
    rows
}

/// Returns the row about the level in a language: "3 of 12, best 5".
fn level_in(of: &Career, language: &Alphabet) -> Row {
    let (now, all) = (of.levels.next(language).map_or(1, |level| level.number), Level::COUNT);
    let best = of.levels.best(language);
    let best = if best > now { format!(", best {best}") } else { String::new() };
    Row::new(format!("Level{}", in_language(language)), format!("{now} of {all}{best}"))
}

/// Says everything to a listener or on paper, a sentence each.
pub fn tell_all(of: &Career, to: Medium) -> Vec<String> {
    let today = Row::new("Today", home(of, to));
    let all = you(of, to).into_iter().chain([today]);
    all.map(|row| row.sentence()).collect()
}

/// Returns the name of a day's game.
pub fn name(day: Day, to: Medium) -> String {
    format!("Evil Hangman {}", to.number(day.number()))
}

/// " in German"; nothing for the language that is never named.
pub(super) fn in_language(language: &Alphabet) -> String {
    match language == Alphabet::UNSAID {
        true => String::new(),
        false => format!(" in {}", language.language()),
    }
}

/// Says which game of a day begins, and whether it counts.
pub fn begun(day: Day, counts: bool, language: &Alphabet, to: Medium) -> String {
    let name = name(day, to) + &in_language(language);
    format!("{name}. {}", if counts { "This attempt counts." } else { COUNTS_NOWHERE })
}

/// Said of a round that does not count.
pub const COUNTS_NOWHERE: &str = "This round doesn't count.";

/// Returns the name of a day's game for a header.
pub fn game_of(day: Day, today: Option<Day>) -> String {
    if Some(day) == today { String::from("Today's game") } else { name(day, Medium::Screen) }
}

/// Says how today's game stands: "no. 34, one attempt", "played: 7 of 9 lives left · 4 days in a row".
pub fn home(career: &Career, to: Medium) -> String {
    let Some(attempt) = &career.daily.today else {
        return format!("{}, one try", to.number(career.today().number()));
    };
    let between = if to == Medium::Screen { " · " } else { ", " };
    let streak = in_a_row(career.daily.streak).map(|days| format!("{between}{days}"));
    format!("played: {}{}", ended(attempt), streak.unwrap_or_default())
}

/// Says how the game of a day ended: "7 of 9 lives left".
pub(super) fn ended(attempt: &Attempt) -> String {
    match attempt.outcome {
        Outcome::Won => format!("{} of {} left", attempt.left, count::lives(attempt.lives)),
        Outcome::Lost => String::from("lost"),
        Outcome::GivenUp => String::from("given up"),
    }
}

/// "4 days in a row"; `None` if there is no row.
pub(super) fn in_a_row(days: usize) -> Option<String> {
    (days > 1).then(|| format!("{} days in a row", grouped(days)))
}

/// Says which level a round has led to: "You play on at level 5."
pub fn news(news: &News) -> Option<String> {
    news.level.map(|level| format!("You play on at level {} of {}.", level.number, Level::COUNT))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Occasion;
    use crate::history::Record;

    #[test]
    fn every_row_is_a_sentence_and_the_level_is_one_of_them() {
        let at = 20_782 * 86_400;
        let fresh = Career::of(&[], at);
        assert_eq!(home(&fresh, Medium::Screen), "no. 1, one try");
        let record = Record::played("eh1 en/everyday merciless 5 9 1 - Z- Q- E*");
        let level = Record::played("eh1 en/everyday merciless 5 9 1 - Z- Q- E*");
        let level = level.played_for(Occasion::Level(1));
        let career = Career::of(&[record.played_for(Occasion::Today(Day::at(at))), level], at);
        assert_eq!(home(&career, Medium::Screen), "played: 7 of 9 lives left");
        let all = tell_all(&career, Medium::Screen);
        assert_eq!(all.iter().filter(|line| line.starts_with("Level: 3")).count(), 1);
        assert!(all.iter().all(|line| line.ends_with('.')));
    }
}
