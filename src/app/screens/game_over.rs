//! Owns [`GameOver`], the screen after a round.

use crate::app::keys::{Action, Context};
use crate::app::widgets::menu::Menu;
use crate::game::Finished;
use crate::prose::Share;

/// A round that is over, and what to do next.
#[derive(Clone, Debug)]
pub struct GameOver {
    finished: Finished,
    shows_words_left: bool,
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

pub(in crate::app) const END: &[(EndItem, &str)] = &[
    (EndItem::Again, "Play again"),
    (EndItem::Story, "Story of the round"),
    (EndItem::Change, "Change settings"),
    (EndItem::Quit, "Quit"),
];

/// What a key did.
pub(in crate::app) enum Step {
    Stay,
    Share,
    Next(EndItem),
}

impl GameOver {
    pub(in crate::app) const fn new(finished: Finished, shows_words_left: bool) -> Self {
        Self { finished, shows_words_left, menu: Menu::new(END), share: None }
    }

    /// The round, and the word that is shown for it.
    #[must_use]
    pub const fn finished(&self) -> &Finished {
        &self.finished
    }

    /// Whether the number of words left was shown at the end.
    #[must_use]
    pub const fn shows_words_left(&self) -> bool {
        self.shows_words_left
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
    pub(in crate::app) fn show(&mut self, share: Share) {
        self.share = Some(share);
    }

    pub(in crate::app) const fn context(&self) -> Context {
        if self.share.is_some() { Context::Share } else { Context::GameOver }
    }

    pub(in crate::app) fn update(&mut self, action: Action) -> Step {
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
