//! Owns [`PauseItem`]: the menu in front of a round that is paused.

use super::Overlay;
use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::widgets::menu::Menu;

/// What can be done in a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseItem {
    /// Go on with the round.
    Resume,
    /// End the round and see a word.
    GiveUp,
    /// Leave the round for the story that was gone back in.
    Origin,
    /// Leave the round for the form.
    NewGame,
    /// End the program.
    Quit,
}

impl PauseItem {
    /// The menu in front of a round, or of one that was gone back in.
    pub(in crate::app) fn menu(is_what_if: bool) -> Overlay {
        Overlay::Pause(Menu::new(match is_what_if {
            true => [Self::Resume, Self::Origin, Self::GiveUp, Self::Quit],
            false => [Self::Resume, Self::GiveUp, Self::NewGame, Self::Quit],
        }))
    }
}

/// Does what a paused round takes.
pub(super) fn update(menu: &mut Menu<PauseItem>, input: &Input) -> Next {
    if *input == Input::Act(Action::GiveUp) {
        return Next::Act(Action::GiveUp);
    }
    match menu.update(input) {
        Some(PauseItem::Resume) => Next::Close,
        Some(PauseItem::GiveUp) => Next::Act(Action::GiveUp),
        Some(PauseItem::Origin) => Next::Act(Action::Origin),
        Some(PauseItem::NewGame) => Next::Act(Action::NewGame),
        Some(PauseItem::Quit) => Next::Quit,
        None => Next::Stay,
    }
}
