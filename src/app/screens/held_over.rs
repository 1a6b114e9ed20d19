//! Owns [`HeldOver`], the screen after a round in which the player held the word.

use super::Next;
use crate::app::Errand;
use crate::app::asks::Asks;
use crate::app::keys::{Action, Context};
use crate::app::screens::game_over::EndItem;
use crate::app::widgets::field::TextField;
use crate::app::widgets::menu::Menu;
use crate::game::ReverseRound;
use crate::prose::sentence;
use crate::words::Word;

/// A round that is over, and what is left to be asked about it.
#[derive(Clone, Debug)]
pub struct HeldOver {
    round: ReverseRound,
    word: Option<Word>,
    ending: HeldEnding,
    remark: Option<String>,
}

/// What a round that is over waits for.
#[derive(Clone, Debug)]
pub enum HeldEnding {
    /// The word that the player held.
    Telling(TextField),
    /// Whether to remember that word, which the computer does not know.
    Offering(Menu<bool>),
    /// What to do next.
    Done(Menu<EndItem>),
}

impl HeldOver {
    /// The end of a round: the computer says the word if it has found it, and asks for it if not.
    pub(in crate::app) fn new(round: ReverseRound) -> Self {
        let mut over = Self {
            round,
            word: None,
            ending: HeldEnding::Telling(TextField::default()),
            remark: None,
        };
        if let Some(word) = over.round.found() {
            over.tell(word);
        }
        over
    }

    /// The round as it was left.
    #[must_use]
    pub const fn round(&self) -> &ReverseRound {
        &self.round
    }

    /// The word, if it was found or told.
    #[must_use]
    pub const fn word(&self) -> Option<&Word> {
        self.word.as_ref()
    }

    /// What the screen waits for.
    #[must_use]
    pub const fn ending(&self) -> &HeldEnding {
        &self.ending
    }

    /// What there is to say about the last answer.
    #[must_use]
    pub fn remark(&self) -> Option<&str> {
        self.remark.as_deref()
    }

    pub(in crate::app) const fn context(&self) -> Context {
        match self.ending {
            HeldEnding::Telling(_) => Context::Word,
            HeldEnding::Offering(_) => Context::Remember,
            HeldEnding::Done(_) => Context::HeldOver,
        }
    }

    pub(in crate::app) fn update(&mut self, action: Action, asks: &mut Asks) -> Next {
        match (action, &mut self.ending) {
            (Action::Type(c), HeldEnding::Telling(field)) => {
                self.remark = None;
                field.push(c);
            }
            (Action::Erase, HeldEnding::Telling(field)) => {
                self.remark = None;
                field.erase();
            }
            (Action::Confirm, HeldEnding::Telling(field)) => {
                match self.round.read_word(field.text()) {
                    Ok(word) => self.tell(word),
                    Err(error) => self.remark = Some(sentence(&error.to_string())),
                }
            }
            (Action::Back, HeldEnding::Telling(_)) => self.done(),
            (Action::Type(c), HeldEnding::Offering(_)) => match c.to_ascii_lowercase() {
                'y' => self.remember(asks),
                'n' => self.done(),
                _ => {}
            },
            (Action::Back, HeldEnding::Offering(_)) => self.done(),
            (_, HeldEnding::Offering(menu)) => match menu.update(action) {
                Some(true) => self.remember(asks),
                Some(false) => self.done(),
                None => {}
            },
            (Action::Back, HeldEnding::Done(_)) => return Next::Form(None),
            (Action::Again, HeldEnding::Done(_)) => return Next::Again,
            (Action::Climb, HeldEnding::Done(_)) => return Next::Climb,
            (_, HeldEnding::Done(menu)) => {
                return menu.update(action).map_or(Next::Stay, EndItem::next);
            }
            _ => {}
        }
        Next::Stay
    }

    /// Takes a text for the word that is waited for.
    pub(in crate::app) fn enter(&mut self, text: &str, asks: &mut Asks) -> Next {
        match &mut self.ending {
            HeldEnding::Telling(field) => field.set(text.to_owned()),
            HeldEnding::Offering(_) | HeldEnding::Done(_) => return Next::Stay,
        }
        self.update(Action::Confirm, asks)
    }

    /// Does what the item of the menu with this number (from 0) says.
    pub(in crate::app) fn choose(&mut self, number: usize, asks: &mut Asks) -> Next {
        let there = match &mut self.ending {
            HeldEnding::Telling(_) => false,
            HeldEnding::Offering(menu) => menu.select(number),
            HeldEnding::Done(menu) => menu.select(number),
        };
        if there { self.update(Action::Confirm, asks) } else { Next::Stay }
    }

    pub(in crate::app) fn paste(&mut self, text: &str) {
        if let HeldEnding::Telling(field) = &mut self.ending {
            self.remark = None;
            let first = text.trim().lines().next().unwrap_or_default();
            first.chars().take(TextField::MAX).for_each(|c| field.push(c));
        }
    }

    /// Says what has become of a word that was to be remembered.
    pub(in crate::app) fn remembered(&mut self, remark: String) {
        self.remark = Some(remark);
    }

    /// Takes the word, and offers to remember it if it is new.
    fn tell(&mut self, word: Word) {
        self.remark = None;
        let known = self.round.knows(&word);
        self.word = Some(word);
        match known {
            true => self.done(),
            false => self.ending = HeldEnding::Offering(Menu::new([true, false])),
        }
    }

    fn remember(&mut self, asks: &mut Asks) {
        self.done();
        if let Some(word) = &self.word {
            asks.send(Errand::Remember(word.clone()));
        }
    }

    fn done(&mut self) {
        self.remark = None;
        self.ending = HeldEnding::Done(Menu::new([EndItem::Again, EndItem::Change, EndItem::Quit]));
    }
}
