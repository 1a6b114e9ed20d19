//! Owns [`PauseItem`]: the menu in front of a round that is paused.

use super::Next;
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
    /// The menu in front of a round, or of one that asks what would have been.
    pub(in crate::app) fn menu(is_what_if: bool) -> Menu<Self> {
        Menu::new(match is_what_if {
            true => [Self::Resume, Self::Origin, Self::GiveUp, Self::Quit],
            false => [Self::Resume, Self::GiveUp, Self::NewGame, Self::Quit],
        })
    }

    /// Where the item leads.
    pub(in crate::app) const fn next(self) -> Next {
        match self {
            Self::Resume => Next::Stay,
            Self::GiveUp => Next::End,
            Self::Origin => Next::BackToStory,
            Self::NewGame => Next::Form(None),
            Self::Quit => Next::Quit,
        }
    }
}
