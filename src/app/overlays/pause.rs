//! Owns the pause menu.

use super::Overlay;
use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::widgets::menu::Menu;

/// Returns the menu: back to the round, or out of it in three ways.
pub(crate) fn menu() -> Overlay {
    let ways = [Action::Confirm, Action::GiveUp, Action::NewGame, Action::Quit];
    Overlay::Pause(Menu::new(ways))
}

pub fn update(menu: &mut Menu<Action>, input: &Input) -> Next {
    if *input == Input::Act(Action::GiveUp) {
        return Next::Act(Action::GiveUp);
    }
    match menu.update(input) {
        Some(Action::Confirm) => Next::Close,
        Some(Action::Quit) => Next::Quit,
        Some(action) => Next::Act(action),
        None => Next::Stay,
    }
}
