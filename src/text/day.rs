//! The card at the end of a daily game.

use super::{Medium, Share, career};
use crate::app::GameOver;
use crate::game::occasion::Day;

/// Returns the rows of the card: the number and the result, on a screen a square for each guess, and the streak with the
/// time until the next game after `at` (seconds since 1970-01-01 00:00:00 UTC). `None` if the round was not the first
/// attempt at today's game.
pub fn card(over: &GameOver, at: u64, to: Medium) -> Option<[String; 3]> {
    let played = over.news.today?;
    let squares = Share::of(&over.ended(), None).squares();
    let squares = if to.is_screen() { squares.trim_end().to_owned() } else { String::new() };
    let next = match Day::at(at) == played.day {
        true => format!("Next game in {}.", to.duration(Day::seconds_until_next(at))),
        false => String::from("The next game is ready."),
    };
    let streak = career::streak(played.streak).map(|days| format!("{days}. {next}"));
    let name = career::name(played.day, to);
    let language = career::in_language(over.finished.round.alphabet());
    // "Evil Hangman no. 34: 7 of 9 lives left."
    let result = format!("{name}{language}: {}.", career::ended(&played.attempt));
    Some([result, squares, streak.unwrap_or(next)])
}
