//! Owns [`Confirm`]: a question before an action that cannot be undone.

use crate::app::Next;
use crate::app::input::Input;
use crate::app::widgets::menu::Menu;
use crate::game::occasion::Occasion;

/// A question before an action that cannot be undone.
#[derive(Clone, Debug)]
pub struct Confirm {
    /// What would be spoiled or ended.
    pub consequence: Consequence,
    /// The answers.
    pub menu: Menu<bool>,
    /// What follows from a yes.
    then: Box<Next>,
}

/// What an action would spoil or end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// Help spoils what the round counts for: a level, or today's game.
    Help { of_level: bool },
    /// The round is given up.
    GivesUp {
        /// Whether the title comes next, not the end of the round.
        for_another: bool,
        cost: Cost,
    },
    /// A round in which the player holds the word ends; whether the title comes next.
    EndsHeld { for_another: bool },
    /// The round that was left for later will be given up, since another one begins.
    GivesUpLeft(Cost),
}

/// What it costs to give up a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// The first attempt at today's game, which is the only one that counts.
    TheOnlyTry,
    ALoss,
    /// It counts nowhere, but can't be continued.
    Nothing,
}

impl Cost {
    /// Returns what it costs to give up a round of this occasion.
    pub(crate) const fn of(occasion: &Occasion) -> Self {
        match occasion {
            Occasion::Today(_) => Self::TheOnlyTry,
            counted if counted.counts() => Self::ALoss,
            _ => Self::Nothing,
        }
    }
}

impl Confirm {
    /// Returns the question before something with this consequence. The answer that changes nothing is selected, so that
    /// a key pressed twice by mistake never spoils or ends anything.
    pub(crate) fn new(consequence: Consequence, then: Next) -> Self {
        let menu = Menu::new([true, false]).selecting(false);
        Self { consequence, menu, then: Box::new(then) }
    }

    pub(super) fn update(&mut self, input: &Input) -> Next {
        match self.menu.update(input) {
            Some(true) => (*self.then).clone(),
            Some(false) => Next::Close,
            None => Next::Stay,
        }
    }
}
