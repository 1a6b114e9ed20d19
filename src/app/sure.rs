//! Owns [`Sure`]: a question before something that cannot be taken back.

use super::keys::Action;
use super::{App, Menu, OfferItem, PauseItem, Screen};
use crate::prose::lines::give_up_question;
use crate::prose::{menu, screens};

/// A question before something that cannot be taken back, and its answers.
#[derive(Clone, Debug)]
pub struct Sure {
    title: &'static str,
    question: &'static str,
    menu: Menu<bool>,
    /// What is done with a yes.
    action: Action,
}

const HELP: &[(bool, &str)] = &[(true, menu::TAKE_HELP), (false, menu::GO_ON)];
const GIVE_UP: &[(bool, &str)] = &[(true, menu::GIVE_UP), (false, menu::GO_ON)];
const NEW_GAME: &[(bool, &str)] = &[(true, menu::NEW_GAME), (false, menu::GO_ON)];

impl Sure {
    /// What it is about, in a word or two.
    #[must_use]
    pub const fn title(&self) -> &'static str {
        self.title
    }

    /// What is asked, or what there is to think of.
    #[must_use]
    pub const fn question(&self) -> &'static str {
        self.question
    }

    /// The answers.
    #[must_use]
    pub const fn menu(&self) -> &Menu<bool> {
        &self.menu
    }

    /// Selects the answer with this number (from 0), and says whether there is one.
    pub(super) const fn select(&mut self, number: usize) -> bool {
        self.menu.select(number)
    }
}

impl App {
    /// The same, asking before a round is given up and before help that spoils something. A front end that does
    /// not say so asks by itself, or tells it.
    #[must_use]
    pub const fn asking_first(mut self) -> Self {
        self.asks_first = true;
        self
    }

    /// The question that is in front of the screen, if one is.
    #[must_use]
    pub const fn sure(&self) -> Option<&Sure> {
        self.sure.as_ref()
    }

    /// Asks first, where an action would do something that cannot be taken back; whether it does.
    pub(super) fn asks(&mut self, action: Action) -> bool {
        if self.asks_first {
            self.sure = self.question_before(action);
        }
        self.sure.is_some()
    }

    /// Takes a key while the question is in front.
    pub(super) fn answer(&mut self, action: Action) {
        let Some(sure) = &mut self.sure else { return };
        match action {
            Action::Next => sure.menu.next(),
            Action::Previous => sure.menu.previous(),
            Action::Back => self.sure = None,
            Action::Confirm => {
                let (yes, action) = (sure.menu.selected(), sure.action);
                self.sure = None;
                if let (true, Screen::Playing(playing)) = (yes, &mut self.screen) {
                    playing.forewarn();
                }
                if yes {
                    self.do_at_once(action);
                }
            }
            _ => {}
        }
    }

    fn question_before(&self, action: Action) -> Option<Sure> {
        let (round, items) = match (&self.offer, &self.screen, action) {
            (Some(offer), _, Action::Confirm) if offer.menu().selected() == OfferItem::GiveUp => {
                (Some(offer.round()), GIVE_UP)
            }
            (Some(_), ..) => return None,
            (None, Screen::Playing(playing), _) => match (action, playing.pause()) {
                (Action::Confirm, Some(menu)) => {
                    (Some(playing.round()), given_up(menu.selected())?)
                }
                (_, None) if playing.would_help(action) => {
                    return Some(Sure {
                        title: screens::BEFORE_HELP,
                        question: self.what_help_spoils(playing.round())?,
                        menu: Menu::new(HELP),
                        action,
                    });
                }
                _ => return None,
            },
            (None, Screen::Holding(holding), Action::Confirm)
                if !holding.round().answers().is_empty() =>
            {
                (None, given_up(holding.pause()?.selected())?)
            }
            _ => return None,
        };
        // Nothing is lost with a round that has not begun, or that counts nowhere.
        let is_nothing =
            round.is_some_and(|round| round.replies().is_empty() || round.what_if().is_some());
        let todays = round.is_some_and(|round| match &self.offer {
            Some(offer) => self.is_attempt_of(offer.day(), round),
            None => self.is_todays_attempt(round),
        });
        (!is_nothing).then(|| Sure {
            title: screens::BEFORE_GIVING_UP,
            question: give_up_question(todays),
            menu: Menu::new(items),
            action,
        })
    }
}

/// The answers to the question before an item of the pause menu that gives the round up.
const fn given_up(item: PauseItem) -> Option<&'static [(bool, &'static str)]> {
    match item {
        PauseItem::GiveUp => Some(GIVE_UP),
        PauseItem::NewGame => Some(NEW_GAME),
        PauseItem::Resume | PauseItem::Origin | PauseItem::Quit => None,
    }
}
