//! How rounds begin, resume and end, and what is saved of them.

use super::messages::{Event, Request};
use super::overlays::Overlay;
use super::overlays::duel::Duel;
use super::overlays::offer::{Offer, OfferItem};
use super::screens::game_over::GameOver;
use super::screens::game_over::story::StoryScreen;
use super::screens::holding::Holding;
use super::screens::playing::Playing;
use super::screens::setup::Setup;
use super::state::{Dealt, Preferences, Series};
use super::{App, FormError, HoldingRemark, Next, Remark, Screen};
use crate::engine::Opponent;
use crate::game::{Challenge, Difficulty, Finished, ListChoice, ListName, OpeningChoice, Round};
use crate::history::{Career, Ended, News};
use crate::words::Word;

impl App {
    /// Begins a round without showing the form first. If that is impossible, the form says why.
    pub fn begin(&mut self) {
        self.begin_with(None);
    }

    /// Begins a round with the word of a challenge. The preferences must name a friend as the opponent.
    pub fn begin_challenge(&mut self, challenge: &Challenge) {
        self.state.challenge = Some(challenge.clone());
        self.begin_with(Some(challenge.word()));
    }

    /// Opens the steps of a duel.
    pub(super) fn open_duel(&mut self) {
        let seed = self.state.seeds.apart();
        self.overlays.push(Overlay::Duel(Box::new(Duel::new(seed, self.state.sent.clone()))));
    }

    /// Begins a round with the word of a challenge that was received, and sets the player's settings aside.
    pub(super) fn begin_received(&mut self, challenge: &Challenge) {
        self.state.series = Series::Free;
        self.notice = None;
        self.state.play_with(Preferences {
            opponent: Opponent::Friend.into(),
            list: ListChoice::default(),
            length: challenge.word().letters().len(),
            lives: challenge.lives(),
            difficulty: Difficulty::Custom,
            opening: OpeningChoice::None,
            ..self.state.preferences
        });
        self.begin_challenge(challenge);
    }

    fn begin_with(&mut self, word: Option<&Word>) {
        let Preferences { list, length, .. } = self.state.preferences;
        self.state.preferences.length = self.state.next_length(list, length);
        self.state.preferences.lives = self.state.lives(&self.state.preferences);
        let preferences = self.state.preferences.clone();
        let screen = match self.state.deal(&preferences, word) {
            Ok(dealt) => {
                let notice = self.notice.take().map(Remark::Notice);
                self.dealt(dealt, &preferences, notice)
            }
            Err(missing) => {
                let (row, remark) = missing.row();
                Screen::Setup(Setup::at(&preferences, row, remark))
            }
        };
        self.show(screen);
    }

    /// Begins another round with the same settings, or the player's own after a word that is played once; on the ladder,
    /// one for the rung that is next by now, and in practice, one about what costs the player most by now.
    pub(super) fn begin_again(&mut self) {
        if matches!(&self.screen, Screen::GameOver(over) if over.is_played_once()) {
            self.state.play_as_chosen();
        }
        let is_left = |career: &Career| career.ladder.next().is_some();
        let has_begun = match self.state.series {
            Series::Ladder if self.state.career.as_deref().is_some_and(is_left) => {
                self.climb();
                true
            }
            Series::Practice => self.practise(),
            _ => false,
        };
        if !has_begun {
            self.begin();
        }
    }

    /// Begins the round that has ended once more, with its opening and its seed. It counts as practice. A round that
    /// asks what if begins where it went back to.
    pub(super) fn begin_same(&mut self) {
        let Screen::GameOver(over) = &self.screen else { return };
        let round = &over.finished().round;
        if let Some(turn) = round.what_if() {
            self.go(Next::BackToStory);
            return self.go_back_to(turn);
        }
        let Some(round) = round.afresh(round.engine().opponent()) else { return };
        let preferences = self.state.preferences.clone();
        let dealt = Dealt::Round(Box::new(round.as_practice()));
        let screen = self.dealt(dealt, &preferences, Some(Remark::Practice(None)));
        self.show(screen);
    }

    /// Shows the end of a past round.
    pub fn replay(&mut self, round: Round) {
        let list = self.state.list_of(&self.state.preferences, &round);
        self.show(Screen::GameOver(GameOver::new(round.finish(), list, false, None)));
        self.go(Next::Story);
    }

    /// Begins the game of the day, for the date when the rounds were read last.
    pub(super) fn begin_daily(&mut self) {
        let Some(career) = &self.state.career else { return };
        let (today, language) = (career.today(), self.daily_language());
        let practice = career.daily_of(language).today.is_some();
        match self.later.take() {
            Some(left) if self.is_todays(&left) => return self.resume(left),
            left => self.later = left,
        }
        match self.state.deal_day(today, language) {
            Ok(dealt) => {
                let remark = Remark::Daily { day: today, practice };
                let preferences = self.state.preferences.clone();
                self.notice = None;
                let screen = self.dealt(dealt, &preferences, Some(remark));
                self.show(screen);
            }
            Err(message) => {
                if let Screen::Setup(form) = &mut self.screen {
                    form.complain(FormError::Daily(message));
                }
            }
        }
    }

    /// Begins a round for the next rung of the ladder.
    pub(super) fn climb(&mut self) {
        let Some(ladder) = self.state.career.as_ref().map(|career| &career.ladder) else { return };
        let Some(rung) = ladder.next() else { return };
        let wins = ladder.wins(rung);
        let Some((dealt, preferences)) = self.state.deal_rung(rung) else { return };
        self.notice = None;
        self.state.series = Series::Ladder;
        let remark = Remark::Climb(rung, wins);
        let screen = self.dealt(dealt, &preferences, Some(remark));
        self.show(screen);
    }

    /// Begins a round about what costs the player most. Returns `false` if there is nothing to practise.
    pub fn practise(&mut self) -> bool {
        let Some((dealt, preferences, weakness)) = self.state.deal_practice() else { return false };
        self.notice = None;
        self.state.series = Series::Practice;
        let remark = Remark::Practice(Some(Box::new(weakness)));
        let screen = self.dealt(dealt, &preferences, Some(remark));
        self.show(screen);
        true
    }

    /// Resumes an interrupted round.
    pub(crate) fn resume(&mut self, offer: Offer) {
        let playing = self.take_over(offer);
        self.show(Screen::Playing(playing));
    }

    /// Executes the player's choice about the interrupted round.
    pub(super) fn decide(&mut self, item: OfferItem) {
        let is_offer = |overlay: &mut Overlay| matches!(overlay, Overlay::Offer(_));
        let Some(Overlay::Offer(offer)) = self.overlays.extract_if(.., is_offer).next() else {
            return;
        };
        match item {
            OfferItem::Later => self.state.requests.send(Request::Leave),
            OfferItem::Resume => self.resume(*offer),
            OfferItem::GiveUp => {
                let playing = self.take_over(*offer);
                let over = self.end(playing);
                self.show(over);
            }
        }
    }

    /// Makes an interrupted round the round of this session.
    fn take_over(&mut self, offer: Offer) -> Playing {
        self.state.requests.send(Request::TakeOver);
        // The settings of the round say neither its difficulty nor what rounds begin with.
        let chosen = &self.state.preferences;
        let of_round = offer.preferences();
        let any_length = self.state.left_to_chance.is_some();
        let is_as_chosen = of_round.opponent == chosen.opponent
            && of_round.list == chosen.list
            && (of_round.length == chosen.length || any_length);
        if !is_as_chosen {
            self.state.play_with(of_round);
        }
        let (round, list, shows_words_left, climbs) = offer.into_parts();
        if climbs {
            self.state.series = Series::Ladder;
        }
        Playing::new(round, list, shows_words_left, Remark::Resumed)
            .for_the_ladder(climbs)
            .for_a_newcomer(!self.has_played())
    }

    /// Reports whether a word was saved, and adds it to the library if so.
    pub(super) fn remembered(&mut self, result: &Result<Word, String>) {
        let remark = match result {
            Ok(word) => {
                self.state.library.teach(word.clone());
                HoldingRemark::Remembered(word.clone())
            }
            Err(message) => HoldingRemark::NotRemembered(message.clone()),
        };
        if let Screen::HeldOver(over) = &mut self.screen {
            over.remembered(remark);
        }
    }

    /// Returns the screen of a new round.
    pub(super) fn dealt(
        &mut self,
        dealt: Dealt,
        preferences: &Preferences,
        remark: Option<Remark>,
    ) -> Screen {
        self.state.has_begun = true;
        match dealt {
            Dealt::Round(round) => {
                let list = self.state.list_of(preferences, &round);
                let shows_words_left = preferences.shows_words_left;
                let is_news = round.opening().is_some() && !self.has_played();
                let begin = if is_news { Remark::FirstOpening } else { Remark::Begin };
                let remark = remark.unwrap_or(begin);
                let playing = Playing::new(*round, list, shows_words_left, remark);
                Screen::Playing(playing.for_a_newcomer(!self.has_played()))
            }
            Dealt::Held(round) => {
                let remark = match remark {
                    Some(Remark::Notice(sentence)) => HoldingRemark::Notice(sentence),
                    _ => HoldingRemark::Begin,
                };
                Screen::Holding(Holding::new(round, remark, &mut self.state.requests))
            }
        }
    }

    /// Goes back to before a letter (from 0) of the round that has ended, if it has that letter.
    pub fn go_back_to(&mut self, letter: usize) {
        let finished = match &self.screen {
            Screen::GameOver(over) => over.finished(),
            Screen::Story(story) => story.finished(),
            _ => return,
        };
        let Some(round) = finished.round.back_to(letter) else { return };
        let Some(reply) = finished.round.replies().get(letter) else { return };
        let remark = Remark::WhatIf { guess: reply.guess.clone(), turn: letter };
        let mut story = match self.leave() {
            Screen::GameOver(end) => StoryScreen::new(end, &mut self.state.requests),
            Screen::Story(story) => story,
            screen => return self.show(screen),
        };
        story.select(letter);
        let list = self.state.list_of(&self.state.preferences, &round);
        let shows_words_left = self.state.preferences.shows_words_left;
        let playing = Playing::new(round, list, shows_words_left, remark);
        self.show(Screen::Playing(playing.gone_back_from(story)));
    }

    /// Saves the round that has ended, before its end is shown.
    pub(super) fn end(&mut self, mut playing: Playing) -> Screen {
        let (origin, climbs) = (playing.take_origin(), playing.climbs());
        let (round, list, shows_words_left) = playing.into_parts();
        let finished = round.finish();
        let mut news = self.keep(&finished, list.clone());
        let ladder = self.state.career.as_ref().map(|career| &career.ladder);
        if let Some(ladder) = ladder.filter(|_| climbs && news.step.is_none()) {
            news.missed = ladder.next().map(|rung| (rung, ladder.wins(rung)));
        }
        let is_friends = finished.round.engine().opponent().is_friend();
        let challenge = self.state.challenge.take();
        let challenge = challenge.filter(|it| is_friends && *it.word() == finished.word);
        let over = GameOver::new(finished, list, shows_words_left, origin).of_duel(challenge);
        self.state.requests.report(Event::Ended);
        let at = self.state.career.as_ref().map_or(0, |career| career.at);
        Screen::GameOver(over.with_news(news, at))
    }

    /// Leaves the round in play for the next start to offer. A round that cannot be resumed is given up.
    pub(super) fn set_aside(&mut self) {
        match &self.screen {
            Screen::Playing(playing) if playing.in_play().is_some() => {}
            _ => self.abandon(),
        }
    }

    /// Gives up the round in play, if it has a letter, and saves it.
    pub(super) fn abandon(&mut self) {
        let Screen::Playing(playing) = &self.screen else { return };
        if playing.round().replies().is_empty() {
            return;
        }
        let Screen::Playing(playing) = self.leave() else { return };
        let (round, list, _) = playing.into_parts();
        let finished = round.finish();
        self.keep(&finished, list);
        // Its guesses count. If the program ends before they are judged, they are judged next time.
        self.judge(&finished.round);
    }

    /// Saves a round, unless it is a what-if round or a replay. Returns what is new with it.
    fn keep(&mut self, finished: &Finished, list: ListName) -> News {
        if finished.round.what_if().is_some() {
            return News::default();
        }
        self.state.wants_records = true;
        let ended = Box::new(Ended::of(finished, list));
        let news = self.state.career.as_mut().map(|career| career.go_on(&ended));
        self.state.requests.send(Request::Keep(ended));
        news.unwrap_or_default()
    }
}
