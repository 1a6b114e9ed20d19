//! The question before something that cannot be taken back.

use super::menu;
use crate::app::Consequence;

/// Returns the title, which is the question.
pub const fn title(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::Help => TAKE_HELP,
        Consequence::GivesUp { .. } => GIVE_UP,
        Consequence::EndsHeld { .. } => "End the round?",
    }
}

const TAKE_HELP: &str = "Take the help?";
const GIVE_UP: &str = "Give up this round?";

/// Returns what follows from a yes.
pub fn question(consequence: Consequence) -> String {
    String::from(match consequence {
        Consequence::Help => "A win with help doesn't count.",
        Consequence::GivesUp { todays: true, .. } => {
            "It is your first attempt at today's game, the only one that counts."
        }
        Consequence::GivesUp { .. } => "The round ends here, without a win.",
        Consequence::EndsHeld { .. } => "Then I stop guessing.",
    })
}

/// Returns the label of an answer.
pub const fn answer(consequence: Consequence, yes: bool) -> &'static str {
    match consequence {
        _ if !yes => "Keep playing",
        Consequence::Help => "Take the help",
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
        Consequence::Help => {
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
    }
}
