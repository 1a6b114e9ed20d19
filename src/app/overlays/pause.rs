//! Owns [`PauseItem`]: the menu of a paused round.

use super::Overlay;
use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::widgets::menu::Menu;

/// An item of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseItem {
    /// Resume the round.
    Resume,
    /// Give up and see a word.
    GiveUp,
    /// End a round in which the player holds the word.
    End,
    /// The same, and leave it for the form.
    EndForAnother,
    /// Leave the round for the form.
    NewGame,
    /// End the program.
    Quit,
}

impl PauseItem {
    /// Returns the menu of a round in which the player holds the word.
    pub(crate) fn menu_of_held() -> Overlay {
        Overlay::Pause(Menu::new([Self::Resume, Self::End, Self::EndForAnother, Self::Quit]))
    }

    /// Returns the menu of a round.
    pub(crate) fn menu() -> Overlay {
        Overlay::Pause(Menu::new([Self::Resume, Self::GiveUp, Self::NewGame, Self::Quit]))
    }
}

/// Handles input to the menu.
pub fn update(menu: &mut Menu<PauseItem>, input: &Input) -> Next {
    if *input == Input::Act(Action::GiveUp) {
        return Next::Act(Action::GiveUp);
    }
    match menu.update(input) {
        Some(PauseItem::Resume) => Next::Close,
        Some(PauseItem::GiveUp | PauseItem::End) => Next::Act(Action::GiveUp),
        Some(PauseItem::NewGame | PauseItem::EndForAnother) => Next::Act(Action::NewGame),
        Some(PauseItem::Quit) => Next::Quit,
        None => Next::Stay,
    }
}
