//! What plain sentences say before a round.

use super::form::{below_par as too_few, next_round};
use super::values::{capital, listed};
use super::{count, names};
use crate::app::App;
use crate::game::Holder;

pub const THE_GAME: &str =
    "This is Evil Hangman: find a word letter by letter before you run out of lives.";
pub const PLAY_OR_TYPE: &str = "Press Enter to play, or type help:";

/// Says which round Enter begins: "8 letters against Merciless, 8 lives."
pub fn next(app: &App) -> String {
    format!("{}.", capital(&next_round(app)))
}

/// The reply to something that is neither a setting nor a command.
pub const NOTHING_LIKE_THAT: &str =
    "I don't know that. Type settings to hear what can be set, or help.";

/// Replies to another opponent: "Fair, which holds one word and sticks to it."
pub fn chosen(holder: Holder) -> String {
    match holder {
        Holder::You => String::from("You think of a word, and the computer guesses."),
        Holder::Computer(opponent) => {
            format!("{}, which {}.", names::opponent(opponent), opponent.about())
        }
    }
}

/// Says what is set: "8 letters against Merciless, 8 lives; words from the everyday list."
pub fn what_is_set(app: &App, list: &str) -> String {
    format!("{}; words from {list}.", capital(&next_round(app)))
}

/// Says how each setting is changed.
pub fn what_can_be_chosen(lists: &[&str], languages: &[&str]) -> Vec<String> {
    let opponents = listed(&Holder::ALL.map(Holder::name), "or");
    vec![
        format!("Set opponent: {opponents}."),
        String::from("Set length: a number, or surprise."),
        String::from("Set lives: gentle, even, sharp, perfect, or a number."),
        format!("Set list: {}.", listed(lists, "or")),
        format!("Set language: {}.", listed(languages, "or")),
        String::from("Set count on: hear how many words are left after each guess; or count off."),
    ]
}

/// Returns whether a text says that the words left are to be counted, or not.
pub fn count_named(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "count on" => Some(true),
        "count off" => Some(false),
        _ => None,
    }
}

/// Replies to whether the number of words left is to be heard.
pub const fn chosen_count(heard: bool) -> &'static str {
    match heard {
        true => "After each guess you will hear how many words are left.",
        false => "You won't hear how many words are left, unless you type words.",
    }
}

/// "that is too few even for a perfect player, who needs 8 lives".
pub(super) fn below(holder: Holder, par: usize) -> String {
    let verdict = too_few(holder);
    format!("that is {verdict}, who needs {}", count::lives(par + 1))
}
