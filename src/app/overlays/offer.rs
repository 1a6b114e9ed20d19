//! Owns [`Offer`]: a round that was interrupted in an earlier session.

use crate::app::Next;
use crate::app::input::Input;
use crate::app::keys::Action;
use crate::app::widgets::menu::Menu;
use crate::game::{
    Day, Difficulty, GameSpec, Length, Library, ListChoice, ListName, LivesChoice, OpeningChoice,
    Round,
};
use crate::history::InPlay;

/// An interrupted round and what to do with it.
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
    /// Resume it now.
    Resume,
    /// Offer it again next time.
    Later,
    /// End it and see a word.
    GiveUp,
}

impl Offer {
    /// Returns the offer to resume a round; `None` if the lists do not have its words.
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

    /// Returns the interrupted round.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Returns the day, if it is the attempt at its game.
    pub const fn day(&self) -> Option<Day> {
        self.round.occasion().day()
    }

    pub const fn menu(&self) -> &Menu<OfferItem> {
        &self.menu
    }

    /// Returns settings for rounds like this one.
    pub(crate) fn spec(&self) -> GameSpec {
        let lives = self.round.lives();
        let named = self.round.value().and_then(|par| Difficulty::of(lives, par));
        GameSpec {
            opponent: self.round.engine().opponent().into(),
            list: self.choice,
            length: Length::Letters(self.round.length()),
            lives: named.map_or(LivesChoice::Number(lives), LivesChoice::Named),
            opening: self.round.opening().map_or(OpeningChoice::None, |_| OpeningChoice::Book),
            seed: None,
        }
    }

    /// Takes out the round, the transcripts' name for its list, and whether the number of words left was shown.
    pub(crate) fn into_parts(self) -> (Round, ListName, bool) {
        (self.round, self.list, self.shows_words_left)
    }

    pub(super) fn update(&mut self, input: &Input) -> Next {
        match self.menu.update(input) {
            Some(OfferItem::GiveUp) => Next::Act(Action::GiveUp),
            Some(item) => Next::Decide(item),
            None => Next::Stay,
        }
    }
}
