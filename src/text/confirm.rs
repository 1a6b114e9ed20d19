//! The question before something that cannot be taken back.

use super::menu;
use crate::app::keys::Action;
use crate::app::{Consequence, Cost};

/// Returns the title, which is the question.
pub const fn title(consequence: Consequence) -> &'static str {
    match consequence {
        Consequence::Help { .. } => "Use help?",
        Consequence::GivesUp { .. } => "Give up this round?",
        Consequence::EndsHeld { .. } => "End the round?",
        Consequence::GivesUpLeft(_) => "Play another round?",
    }
}

/// Returns what follows from a yes.
pub fn question(consequence: Consequence) -> String {
    String::from(match consequence {
        Consequence::Help { of_level: true } => "A win with help doesn't raise your level.",
        Consequence::Help { of_level: false } => "Your result will say that you used help.",
        Consequence::GivesUp { cost: Cost::TheOnlyTry, .. } => {
            "This is your first try at today's game, and only the first one counts."
        }
        Consequence::GivesUp { cost: Cost::ALoss, .. } => "It counts as a loss.",
        Consequence::GivesUp { cost: Cost::Nothing, .. } => "You can't go on with it later.",
        Consequence::EndsHeld { .. } => "I'll stop guessing.",
        Consequence::GivesUpLeft(Cost::Nothing) => {
            "You can't go on with your unfinished round once you guess a letter in the new one."
        }
        Consequence::GivesUpLeft(_) => {
            "Your unfinished round counts as a loss once you guess a letter in the new one."
        }
    })
}

/// Returns the label of an answer.
pub const fn answer(consequence: Consequence, yes: bool) -> &'static str {
    match (consequence, yes) {
        (Consequence::GivesUpLeft(_), true) => "Play another",
        (Consequence::GivesUpLeft(_), false) => "Back",
        (_, false) => "Keep playing",
        (Consequence::Help { .. }, _) => "Use help",
        (Consequence::GivesUp { for_another: false, .. }, _) => menu::label(Action::GiveUp),
        (Consequence::GivesUp { for_another: true, .. }, _) => menu::TO_THE_SETTINGS,
        (Consequence::EndsHeld { for_another: false }, _) => menu::END,
        (Consequence::EndsHeld { for_another: true }, _) => menu::END_FOR_ANOTHER,
    }
}
