//! How one screen gives way to the next, and what is kept of a round on the way.

use super::keys::Action;
use super::stock::Dealt;
use super::{
    App, Effect, EndItem, GameOver, Holding, OfferItem, Playing, Preferences, Screen, Setup,
    StoryScreen,
};
use crate::game::{Finished, ListName, Round};
use crate::history::Ended;
use crate::prose::Share;

impl App {
    /// Begins a round at once, without the form. Where that cannot be, the form says why.
    pub fn begin(&mut self) {
        let preferences = self.stock.preferences.clone();
        self.screen = match self.stock.deal(&preferences, None) {
            Ok(dealt) => {
                let notice = self.notice.take();
                self.dealt(dealt, &preferences, notice)
            }
            Err((row, remark)) => {
                let remark = Some(remark).filter(|remark| !remark.is_empty());
                Screen::Setup(Setup::at(&preferences, row, remark))
            }
        };
    }

    /// The screen of a round that begins.
    pub(super) fn dealt(
        &mut self,
        dealt: Dealt,
        preferences: &Preferences,
        notice: Option<String>,
    ) -> Screen {
        match dealt {
            Dealt::Round(round) => {
                let list = self.stock.list_of(preferences, &round);
                Screen::Playing(Playing::new(*round, list, preferences.shows_words_left, notice))
            }
            Dealt::Held(round) => Screen::Holding(Holding::new(round, self.next_ticket(), notice)),
        }
    }

    /// Copies what can be told of the round that is over, and shows it: not every terminal lets a
    /// program copy.
    pub(super) fn share(&mut self) {
        let Screen::GameOver(over) = &mut self.screen else { return };
        let length = over.finished().word.letters().len();
        let list = self.stock.library.written(self.stock.preferences.list, length);
        let share = Share::of(over.finished(), list);
        over.show(share.clone());
        self.ask(Effect::Copy(Box::new(share)));
    }

    /// Does what the menu after a round was asked for.
    pub(super) fn after_round(&mut self, item: EndItem) {
        match item {
            EndItem::Again => self.begin(),
            EndItem::Story => self.retell(),
            EndItem::Change => self.set_up(),
            EndItem::Quit => self.ask(Effect::Quit),
        }
    }

    pub(super) fn set_up(&mut self) {
        self.screen = Screen::Setup(Setup::new(&self.stock.preferences));
    }

    /// The end of a round gives way to its story.
    pub(super) fn retell(&mut self) {
        let next = Screen::Setup(Setup::new(&self.stock.preferences));
        match std::mem::replace(&mut self.screen, next) {
            Screen::GameOver(end) => {
                self.screen = Screen::Story(StoryScreen::new(end, self.ticket));
            }
            screen => self.screen = screen,
        }
    }

    /// The story of a round gives way to its end.
    pub(super) fn end_story(&mut self) {
        let next = Screen::Setup(Setup::new(&self.stock.preferences));
        match std::mem::replace(&mut self.screen, next) {
            Screen::Story(story) => self.screen = Screen::GameOver(story.into_end()),
            screen => self.screen = screen,
        }
    }

    /// Tells a round that was played before, as if it had just ended.
    pub fn replay(&mut self, round: Round) {
        self.screen = Screen::GameOver(GameOver::new(round.finish(), false));
        self.retell();
    }

    /// Has the round kept that is being left, if there is one.
    pub(super) fn abandon(&mut self) {
        if let Screen::Playing(playing) = &self.screen {
            let (round, list, _) = playing.clone().into_parts();
            self.keep(&round.finish(), list);
        }
    }

    fn keep(&mut self, finished: &Finished, list: ListName) {
        self.ask(Effect::Keep(Box::new(Ended::of(finished, list))));
    }

    /// The round's screen gives way to the one that tells how it ended, and hands over the round.
    pub(super) fn end_round(&mut self) {
        let next = Screen::Setup(Setup::new(&self.stock.preferences));
        if let Screen::Playing(playing) = std::mem::replace(&mut self.screen, next) {
            let (round, list, shows_words_left) = playing.into_parts();
            self.stock.preferences.shows_words_left = shows_words_left;
            let finished = round.finish();
            self.keep(&finished, list);
            self.screen = Screen::GameOver(GameOver::new(finished, shows_words_left));
        }
    }

    /// Does what a key asked for about the round that is offered.
    pub(super) fn update_offer(&mut self, action: Action) {
        let Some(item) = self.offer.as_mut().and_then(|offer| offer.update(action)) else { return };
        let Some(offer) = self.offer.take() else { return };
        if item == OfferItem::Later {
            return self.ask(Effect::Leave);
        }
        self.stock.preferences = offer.preferences();
        let notice = Some(String::from("Here is where you were. Guess a letter."));
        self.screen = Screen::Playing(offer.into_playing(notice));
        self.ask(Effect::TakeOver);
        if item == OfferItem::GiveUp {
            self.end_round();
        }
    }
}
