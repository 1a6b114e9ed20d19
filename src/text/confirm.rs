//! The question before something that cannot be taken back.

use super::menu;
use crate::app::Consequence;

/// Returns the title, which is the question.
pub const fn title(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::Help => "Take the help?",
        Consequence::GivesUp { .. } => "Give up this round?",
        Consequence::EndsHeld { .. } => "End the round?",
    }
}

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
