//! The card at the end of a daily game.

use super::Medium::{self, Screen};
use super::career;
use super::end::result_to_share;
use crate::app::GameOver;
use crate::game::Day;
use crate::history::Played;

/// Returns the rows of the card: the number and the result, a square for each guess, and the streak with the
/// time until the next game. Empty if the round was not the first attempt at today's game.
pub fn card(over: &GameOver, unicode: bool) -> Vec<String> {
    let Some(played) = over.news().today else { return Vec::new() };
    let squares =
        result_to_share(over).squares(if unicode { ["■ ", "□ "] } else { ["+ ", "- "] });
    vec![
        result(over, &played, Screen),
        squares.trim_end().to_owned(),
        streak(&played).into_iter().chain([next(over, Screen)]).collect::<Vec<_>>().join(" "),
    ]
}

/// Says the same to a listener, a sentence each.
pub fn card_aloud(over: &GameOver) -> Vec<String> {
    let Some(played) = over.news().today else { return Vec::new() };
    let in_turn = result_to_share(over).in_turn();
    let said = [result(over, &played, Medium::ALOUD), in_turn].into_iter();
    said.chain(streak(&played)).chain([next(over, Medium::ALOUD)]).collect()
}

/// "4 days in a row."
fn streak(played: &Played) -> Option<String> {
    career::in_a_row(played.streak).map(|days| format!("{days}."))
}

/// "Evil Hangman no. 34: 7 of 9 lives left."
fn result(over: &GameOver, played: &Played, to: Medium) -> String {
    let language = career::in_language(over.finished().round.alphabet());
    let name = career::name(played.day, to) + &language;
    format!("{name}: {}.", career::ended(&played.attempt))
}

fn next(over: &GameOver, to: Medium) -> String {
    format!("Next game in {}.", to.duration(Day::seconds_until_next(over.at())))
}
