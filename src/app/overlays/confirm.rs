//! Owns [`Confirm`]: a question before something that cannot be taken back.

use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::widgets::menu::Menu;

/// A question before something that cannot be taken back, and its answers.
#[derive(Clone, Debug)]
pub struct Confirm {
    consequence: Consequence,
    menu: Menu<bool>,
    /// What is done with a yes.
    action: Action,
}

/// What cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// Help spoils what the round is played for.
    Help(Stakes),
    /// The round is given up.
    GivesUp {
        /// Whether the form comes next instead of the end of the round.
        for_another: bool,
        /// Whether the round is the attempt at today's game that counts.
        todays: bool,
    },
}

/// What a round is played for besides itself, and help would spoil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// The first attempt at today's game, the only one that counts.
    Today,
    /// A rung of the ladder.
    Rung,
}

impl Confirm {
    /// Asks before an action that would have this consequence.
    pub(in crate::app) fn new(consequence: Consequence, action: Action) -> Self {
        Self { consequence, menu: Menu::new([true, false]), action }
    }

    /// What would happen.
    #[must_use]
    pub const fn consequence(&self) -> Consequence {
        self.consequence
    }

    /// The answers.
    #[must_use]
    pub const fn menu(&self) -> &Menu<bool> {
        &self.menu
    }

    pub(super) fn update(&mut self, input: &Input) -> Next {
        match self.menu.update(input) {
            Some(true) => Next::Confirmed(self.action),
            Some(false) => Next::Close,
            None => Next::Stay,
        }
    }
}
