//! Owns [`GameOver`], the screen after a round.

use super::keymap::{Action, Context};
use super::menu::Menu;
use super::share::Share;
use crate::game::Finished;

/// A round that is over, and what to do next.
#[derive(Clone, Debug)]
pub struct GameOver {
    finished: Finished,
    count: bool,
    menu: Menu<EndItem>,
    share: Option<Share>,
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

pub(super) const END: &[(EndItem, &str)] = &[
    (EndItem::Again, "Play again"),
    (EndItem::Story, "Story of the round"),
    (EndItem::Change, "Change settings"),
    (EndItem::Quit, "Quit"),
];

/// What a key did.
pub(super) enum Step {
    Stay,
    Share,
    Next(EndItem),
}

impl GameOver {
    pub(super) const fn new(finished: Finished, count: bool) -> Self {
        Self { finished, count, menu: Menu::new(END), share: None }
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

    /// What can be told of the round, if it is shown.
    #[must_use]
    pub const fn share(&self) -> Option<&Share> {
        self.share.as_ref()
    }

    /// Shows what can be told of the round.
    pub(super) fn show(&mut self, share: Share) {
        self.share = Some(share);
    }

    pub(super) const fn context(&self) -> Context {
        if self.share.is_some() { Context::Share } else { Context::GameOver }
    }

    pub(super) fn update(&mut self, action: Action) -> Step {
        if self.share.is_some() {
            if action == Action::Back {
                self.share = None;
            }
            return Step::Stay;
        }
        match action {
            Action::Share => return Step::Share,
            Action::Next => self.menu.next(),
            Action::Previous => self.menu.previous(),
            Action::Confirm => return Step::Next(self.menu.selected()),
            Action::Back => return Step::Next(EndItem::Change),
            _ => {}
        }
        Step::Stay
    }
}
