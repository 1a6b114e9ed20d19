//! The question before something that cannot be taken back.

use super::menu;
use crate::app::Consequence;

/// Returns the title, which is the question.
pub const fn title(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::Help => "Use help?",
        Consequence::GivesUp { .. } => "Give up this round?",
        Consequence::EndsHeld { .. } => "End the round?",
        Consequence::GivesUpLeft => "Play another round?",
    }
}

/// Returns what follows from a yes.
pub fn question(consequence: Consequence) -> String {
    String::from(match consequence {
        Consequence::Help => "A win with help doesn't count.",
        Consequence::GivesUp { todays: true, .. } => {
            "This is your first try at today's game, and only the first one counts."
        }
        Consequence::GivesUp { .. } => "It counts as a loss.",
        Consequence::EndsHeld { .. } => "I'll stop guessing.",
        Consequence::GivesUpLeft => {
            "Your unfinished round counts as a loss once you guess a letter in the new one."
        }
    })
}

/// Returns the label of an answer.
pub const fn answer(consequence: Consequence, yes: bool) -> &'static str {
    match consequence {
        Consequence::GivesUpLeft => {
            if yes {
                "Play another"
            } else {
                "Back"
            }
        }
        _ if !yes => "Keep playing",
        Consequence::Help => "Use help",
        Consequence::GivesUp { for_another: false, .. } => "Give up",
        Consequence::GivesUp { for_another: true, .. } => menu::TO_THE_SETTINGS,
        Consequence::EndsHeld { for_another: false } => menu::END,
        Consequence::EndsHeld { for_another: true } => menu::END_FOR_ANOTHER,
    }
}
