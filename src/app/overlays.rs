//! Owns [`Overlay`]: what can be in front of a screen. Overlays form a stack, and the one in
//! front gets the player's input.

pub(super) mod challenge;
pub(super) mod confirm;
pub(super) mod lesson;

use super::Next;
use super::input::Input;
use super::keys::{Action, Context};
use super::state::SessionState;
use super::widgets::menu::Menu;
use challenge::ChallengeDialog;
use confirm::Confirm;
use lesson::Lesson;

/// A layer in front of a screen.
#[derive(Clone, Debug)]
pub enum Overlay {
    Help,
    /// The lesson on how the computer cheats.
    Lesson(Lesson),
    /// A confirmation.
    Confirm(Confirm),
    /// The menu of a paused round.
    Pause(Menu<Action>),
    /// A challenge of a friend.
    Challenge(Box<ChallengeDialog>),
    /// The result of a round.
    Share,
}

impl Overlay {
    /// Returns the pause menu: back to the round, or out of it in three ways.
    pub(super) fn pause() -> Self {
        Self::Pause(Menu::new([Action::Confirm, Action::GiveUp, Action::NewGame, Action::Quit]))
    }

    /// Returns whether the overlay only explains, and stays when the screen behind it changes.
    pub(super) const fn explains(&self) -> bool {
        matches!(self, Self::Help | Self::Lesson(_))
    }

    pub(super) fn context(&self) -> Context {
        match self {
            Self::Help => Context::Help,
            Self::Lesson(_) => Context::Lesson,
            Self::Confirm(_) => Context::Confirm,
            Self::Pause(_) => Context::Pause,
            Self::Challenge(challenge) => challenge.context(),
            Self::Share => Context::Share,
        }
    }

    pub(super) fn update(&mut self, input: &Input, state: &mut SessionState) -> Next {
        match (self, input) {
            (Self::Challenge(challenge), input) => challenge.update(input, state),
            (_, Input::Act(Action::Back)) => Next::Close,
            (Self::Lesson(lesson), Input::Act(action)) => lesson.update(*action),
            (Self::Confirm(confirm), input) => confirm.update(input),
            (Self::Pause(menu), input) => match menu.update(input) {
                Some(Action::Confirm) => Next::Close,
                Some(Action::Quit) => Next::Quit,
                Some(action) => Next::Act(action),
                None => Next::Stay,
            },
            _ => Next::Stay,
        }
    }
}
