//! Lets chance choose the length, until the player does.

use super::Setup;
use crate::app::input::{Input, Pick, Row};
use crate::app::keys::Action;
use crate::app::state::SessionState;

impl Setup {
    /// Whether an input chooses a length by hand.
    pub(super) fn chooses_length(&self, input: &Input) -> bool {
        match input {
            Input::Pick(pick) => matches!(pick, Pick::Length(_)),
            _ if self.focus != Row::Length => false,
            Input::Act(Action::Type(c)) => c.is_ascii_digit(),
            Input::Act(action) => {
                matches!(action, Action::More | Action::Less | Action::Erase)
            }
            Input::Enter(_) | Input::Paste(_) => true,
            _ => false,
        }
    }

    /// Leaves the length to chance, or goes back to the one chosen before.
    pub(super) fn toggle_any_length(&mut self, state: &mut SessionState) {
        match state.left_to_chance.take() {
            Some(before) => self.length.set(before.to_string()),
            None => {
                let chosen = self.length.text().parse();
                state.left_to_chance = Some(chosen.unwrap_or(state.preferences.length));
            }
        }
        self.follow_chance(state);
    }

    /// Follows chance: a length that is left to it is that of the next round.
    pub(in crate::app) fn follow_chance(&mut self, state: &SessionState) {
        let Some(before) = state.left_to_chance else { return };
        let length = state.next_length(self.list, before).to_string();
        if self.length.text() != length {
            self.length.set(length);
            self.follow_par(state);
        }
    }
}
