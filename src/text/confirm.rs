//! The question before something that cannot be taken back.

use super::{count, menu};
use crate::app::{Consequence, Stakes};
use crate::game::Day;
use crate::words::Alphabet;

/// Returns the title of the question.
pub const fn title(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::Help(_) => "Help counts",
        Consequence::GivesUp { .. } => "Really?",
        Consequence::BeginsToday => "Today's game",
        Consequence::Quits => "Quit?",
    }
}

/// Returns what is asked, or what there is to think of.
pub const fn question(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::Help(stakes) => help_spoils(stakes),
        Consequence::GivesUp { todays, .. } => give_up(todays),
        Consequence::BeginsToday => "It is the same for everybody, and your first attempt counts.",
        Consequence::Quits => "Everything you played is saved.",
    }
}

/// Returns the label of an answer.
pub const fn answer(consequence: Consequence, yes: bool) -> &'static str {
    match consequence {
        Consequence::BeginsToday if yes => "Play",
        Consequence::BeginsToday => "Not now",
        Consequence::Quits if yes => "Quit",
        Consequence::Quits => "Stay",
        _ if !yes => "Keep playing",
        Consequence::Help(_) => "Take the help",
        Consequence::GivesUp { for_another: false, .. } => "Give up",
        Consequence::GivesUp { for_another: true, .. } => menu::TO_THE_SETTINGS,
    }
}

/// Says what help spoils in a round that is played for something.
pub const fn help_spoils(stakes: Stakes) -> &'static str {
    match stakes {
        Stakes::Today => "With help, today's game doesn't count as won.",
        Stakes::Rung => "Wins with help don't count on the ladder.",
    }
}

/// The question to a listener, and the help for it.
pub fn aloud(consequence: Consequence) -> (String, &'static str) {
    let asked = question(consequence);
    match consequence {
        Consequence::Help(_) => {
            (format!("{asked} Take the help?"), "Yes takes the help. No keeps playing without it.")
        }
        Consequence::GivesUp { for_another: true, .. } => (
            asked.to_owned(),
            "Yes gives the round up, and you choose the settings again. No continues it.",
        ),
        Consequence::GivesUp { for_another: false, .. } => {
            (asked.to_owned(), "Yes ends the round. No continues it.")
        }
        Consequence::BeginsToday => (format!("{asked} Play it now?"), TODAYS_HELP),
        Consequence::Quits => (format!("{asked} Quit?"), "Yes ends the game. No stays."),
    }
}

pub const TODAYS_HELP: &str = "Yes plays today's game. No goes back.";

/// Asks a listener whether to play today's game, or to go on with the attempt that is begun.
pub fn todays_game(day: Day, language: &Alphabet, is_begun: bool) -> String {
    let game = day.game_in(language).unwrap_or_else(|| day.game());
    let letters = count::letters(game.length);
    let game = format!("a word of {letters} against {}", game.opponent);
    match is_begun {
        true => format!("Your attempt at today's game, {game}, is begun. Continue today's game?"),
        false => {
            format!("Today's game is {game}. {} Play it now?", question(Consequence::BeginsToday))
        }
    }
}

pub const COUNTS_AS_HELPED: &str = "This round now counts as helped.";

/// Asks whether to give up a round; `todays` if it is the attempt at today's game that counts.
pub const fn give_up(todays: bool) -> &'static str {
    match todays {
        true => {
            "Give up this round? It is your first attempt at today's game, the only one that counts."
        }
        false => "Give up this round?",
    }
}
