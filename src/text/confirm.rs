//! The question before something that cannot be taken back.

use super::values::capital;
use super::{career, count, menu};
use crate::app::{Consequence, Stakes};
use crate::game::{Day, Transcript};
use crate::words::Alphabet;

/// Returns the title, which is the question.
pub const fn title(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::Help(_) => TAKE_HELP,
        Consequence::GivesUp { .. } => GIVE_UP,
        Consequence::EndsHeld { .. } => "End the round?",
        Consequence::BeginsToday(..) => "Today's game",
        Consequence::Quits => "Quit?",
    }
}

const TAKE_HELP: &str = "Take the help?";
const GIVE_UP: &str = "Give up this round?";

/// Returns what follows from a yes.
pub fn question(consequence: Consequence) -> String {
    String::from(match consequence {
        Consequence::Help(Stakes::Today) => "With help, today's game doesn't count as won.",
        Consequence::Help(Stakes::Rung) => "A win with help doesn't count on the ladder.",
        Consequence::GivesUp { todays: true, .. } => {
            "It is your first attempt at today's game, the only one that counts."
        }
        Consequence::GivesUp { .. } => "The round ends here, without a win.",
        Consequence::EndsHeld { .. } => "Then I stop guessing.",
        Consequence::BeginsToday(day, language) => {
            let game = game(day, language);
            let lives = count::lives_of(game.lives);
            let game = capital(&career::game(&game));
            return format!("{game}; you have {lives}. {SAME_FOR_ALL}");
        }
        Consequence::Quits => "Everything you played is saved.",
    })
}

const SAME_FOR_ALL: &str = "It is the same for everybody, and your first attempt counts.";

fn game(day: Day, language: &Alphabet) -> Transcript {
    day.game_in(language).unwrap_or_else(|| day.game())
}

/// Returns the label of an answer.
pub const fn answer(consequence: Consequence, yes: bool) -> &'static str {
    match consequence {
        Consequence::BeginsToday(..) if yes => "Play",
        Consequence::BeginsToday(..) => "Not now",
        Consequence::Quits if yes => "Quit",
        Consequence::Quits => "Stay",
        _ if !yes => "Keep playing",
        Consequence::Help(_) => "Take the help",
        Consequence::GivesUp { for_another: false, .. } => "Give up",
        Consequence::GivesUp { for_another: true, .. } => menu::TO_THE_SETTINGS,
        Consequence::EndsHeld { for_another: false } => menu::END,
        Consequence::EndsHeld { for_another: true } => menu::END_FOR_ANOTHER,
    }
}

/// The question to a listener, and the help for it.
pub fn aloud(consequence: Consequence) -> (String, &'static str) {
    let (title, told) = (title(consequence), question(consequence));
    match consequence {
        Consequence::Help(_) => {
            (format!("{told} {title}"), "Yes takes the help. No keeps playing without it.")
        }
        Consequence::GivesUp { for_another, todays } => {
            let asked = if todays { format!("{title} {told}") } else { title.to_owned() };
            let help = match for_another {
                true => {
                    "Yes gives the round up, and you choose the settings again. No continues it."
                }
                false => "Yes ends the round. No continues it.",
            };
            (asked, help)
        }
        Consequence::EndsHeld { .. } => (title.to_owned(), "Yes ends the round. No continues it."),
        Consequence::BeginsToday(day, language) => (todays_game(day, language, false), TODAYS_HELP),
        Consequence::Quits => (format!("{told} {title}"), "Yes ends the game. No stays."),
    }
}

pub const TODAYS_HELP: &str = "Yes plays today's game. No goes back.";

/// Asks a listener whether to play today's game, or to go on with the attempt that is begun.
pub fn todays_game(day: Day, language: &Alphabet, is_begun: bool) -> String {
    let game = game(day, language);
    let letters = count::letters(game.length);
    let lives = count::lives_of(game.lives);
    let game = format!("a word of {letters} against {}", game.opponent);
    match is_begun {
        true => format!("Your attempt at today's game, {game}, is begun. Continue today's game?"),
        false => {
            format!("Today's game is {game}, with {lives}. {SAME_FOR_ALL} Play it now?")
        }
    }
}

pub const COUNTS_AS_HELPED: &str = "This round now counts as helped.";
