//! Owns [`Offer`], a round that was interrupted in an earlier session.

use crate::app::Preferences;
use crate::app::keys::Action;
use crate::app::screens::playing::Playing;
use crate::app::widgets::menu::Menu;
use crate::game::{Day, Difficulty, Holder, Library, ListChoice, ListName, Round, Transcript};
use crate::history::InPlay;

/// An interrupted round, and what to do with it.
#[derive(Clone, Debug)]
pub struct Offer {
    round: Round,
    list: ListName,
    choice: ListChoice,
    shows_words_left: bool,
    menu: Menu<OfferItem>,
}

/// What can be done with an interrupted round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferItem {
    /// Go on with it now.
    Resume,
    /// Be asked again another time.
    Later,
    /// End it and see a word.
    GiveUp,
}

impl Offer {
    /// The offer to go on with a round; nothing where the lists have not the words for it.
    #[must_use]
    pub fn of(kept: &InPlay, library: &Library) -> Option<Self> {
        let (round, choice) = kept.resume(library)?;
        let list = kept.transcript.list.clone();
        Some(Self {
            round,
            list,
            choice,
            shows_words_left: kept.shows_words_left,
            menu: Menu::new([OfferItem::Resume, OfferItem::Later, OfferItem::GiveUp]),
        })
    }

    /// The round as it was left.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The day whose game it is, if it is one.
    #[must_use]
    pub fn day(&self) -> Option<Day> {
        Day::of_game(&Transcript::of(&self.round, self.list.clone()))
    }

    /// What can be done now.
    #[must_use]
    pub const fn menu(&self) -> &Menu<OfferItem> {
        &self.menu
    }

    /// The choices that such a round begins with.
    pub(in crate::app) fn preferences(&self) -> Preferences {
        let engine = self.round.engine();
        Preferences {
            opponent: Holder::Computer(engine.opponent()),
            list: self.choice,
            length: engine.pattern().length(),
            lives: self.round.lives(),
            difficulty: Difficulty::Custom,
            shows_words_left: self.shows_words_left,
        }
    }

    pub(in crate::app) fn into_playing(self, notice: Option<String>) -> Playing {
        Playing::new(self.round, self.list, self.shows_words_left, notice)
    }

    /// Selects the item of the menu with this number (from 0), and says whether there is one.
    pub(in crate::app) fn select(&mut self, number: usize) -> bool {
        self.menu.select(number)
    }

    /// Does what a key asked for; returns what the player has decided.
    pub(in crate::app) fn update(&mut self, action: Action) -> Option<OfferItem> {
        match action {
            Action::Back => Some(OfferItem::Later),
            action => self.menu.update(action),
        }
    }
}
