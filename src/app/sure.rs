//! Owns [`Sure`]: a question before something that cannot be taken back.

use super::keys::Action;
use super::{App, Menu, OfferItem, PauseItem, Screen, Stakes};

/// A question before something that cannot be taken back, and its answers.
#[derive(Clone, Debug)]
pub struct Sure {
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

impl Sure {
    fn new(consequence: Consequence, action: Action) -> Self {
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

    /// Selects the answer with this number (from 0), and returns whether there is one.
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
        let (yes, confirmed) = (sure.menu.update(action), sure.action);
        if yes.is_some() || action == Action::Back {
            self.sure = None;
        }
        if yes == Some(true) {
            if let Screen::Playing(playing) = &mut self.screen {
                playing.forewarn();
            }
            self.do_at_once(confirmed);
        }
    }

    fn question_before(&self, action: Action) -> Option<Sure> {
        let (round, for_another) = match (&self.offer, &self.screen, action) {
            (Some(offer), _, Action::Confirm) if offer.menu().selected() == OfferItem::GiveUp => {
                (Some(offer.round()), false)
            }
            (Some(_), ..) => return None,
            (None, Screen::Playing(playing), _) => match (action, playing.pause()) {
                (Action::Confirm, Some(menu)) => {
                    (Some(playing.round()), gives_up(menu.selected())?)
                }
                (_, None) if playing.would_help(action) => {
                    let spoilt = self.what_help_spoils(playing.round())?;
                    return Some(Sure::new(Consequence::Help(spoilt), action));
                }
                _ => return None,
            },
            (None, Screen::Holding(holding), Action::Confirm)
                if !holding.round().answers().is_empty() =>
            {
                (None, gives_up(holding.pause()?.selected())?)
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
        (!is_nothing).then(|| Sure::new(Consequence::GivesUp { for_another, todays }, action))
    }
}

/// Whether an item of the pause menu gives the round up for another one; `None` if it does not give it up.
const fn gives_up(item: PauseItem) -> Option<bool> {
    match item {
        PauseItem::GiveUp => Some(false),
        PauseItem::NewGame => Some(true),
        PauseItem::Resume | PauseItem::Origin | PauseItem::Quit => None,
    }
}
