//! Owns [`GameOver`], the screen after a round.

use super::keymap::Action;
use super::menu::Menu;
use crate::game::Finished;

/// A round that is over, and what to do next.
#[derive(Clone, Debug)]
pub struct GameOver {
    finished: Finished,
    count: bool,
    menu: Menu<EndItem>,
}

/// What can be done after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndItem {
    /// Another round with the same settings.
    Again,
    /// What happened, turn by turn.
    Story,
    /// The form.
    Change,
    /// End the program.
    Quit,
}

const END: &[(EndItem, &str)] = &[
    (EndItem::Again, "Play again"),
    (EndItem::Story, "Story of the round"),
    (EndItem::Change, "Change settings"),
    (EndItem::Quit, "Quit"),
];

/// What a key did.
pub(super) enum Step {
    Stay,
    Next(EndItem),
}

impl GameOver {
    pub(super) const fn new(finished: Finished, count: bool) -> Self {
        Self { finished, count, menu: Menu::new(END) }
    }

    /// The round, and the word that is shown for it.
    #[must_use]
    pub const fn finished(&self) -> &Finished {
        &self.finished
    }

    /// Whether the number of words left was shown at the end.
    #[must_use]
    pub const fn count(&self) -> bool {
        self.count
    }

    /// What can be done now.
    #[must_use]
    pub const fn menu(&self) -> &Menu<EndItem> {
        &self.menu
    }

    pub(super) fn update(&mut self, action: Action) -> Step {
        match action {
            Action::Next => self.menu.next(),
            Action::Previous => self.menu.previous(),
            Action::Confirm => return Step::Next(self.menu.selected()),
            Action::Back => return Step::Next(EndItem::Change),
            _ => {}
        }
        Step::Stay
    }
}
