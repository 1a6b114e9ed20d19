//! How one screen gives way to the next, and what is kept of a round on the way.

use super::messages::{Errand, Event};
use super::screens::Next;
use super::screens::statistics::Origin;
use super::stock::Dealt;
use super::{
    App, GameOver, HeldOver, Holding, Offer, OfferItem, Playing, Preferences, Row, Screen, Setup,
    StatisticsScreen, StoryScreen, Ticket,
};
use crate::game::{AnalysisInput, Finished, Judgement, ListName, Round};
use crate::history::{Ended, News, RoundAccuracy};
use crate::prose::story::what_if;
use crate::prose::{self, held};
use crate::words::Word;

impl App {
    /// Begins a round at once, without the form. Where that cannot be, the form says why.
    pub fn begin(&mut self) {
        self.begin_with(None);
    }

    /// Begins a round at once with a word that somebody else has chosen; what was chosen must say that a
    /// friend holds it.
    pub fn begin_challenge(&mut self, word: &Word) {
        self.begin_with(Some(word));
    }

    fn begin_with(&mut self, word: Option<&Word>) {
        let preferences = self.stock.preferences.clone();
        self.screen = match self.stock.deal(&preferences, word) {
            Ok(dealt) => {
                let notice = self.notice.take();
                self.dealt(dealt, &preferences, notice)
            }
            Err(missing) => {
                let (row, remark) = Row::of(missing);
                let remark = Some(remark).filter(|remark| !remark.is_empty());
                Screen::Setup(Setup::at(&preferences, row, remark))
            }
        };
    }

    /// Tells a round that was played before, as if it had just ended.
    pub fn replay(&mut self, round: Round) {
        let list = self.stock.list_of(&self.stock.preferences, &round);
        self.screen = Screen::GameOver(GameOver::new(round.finish(), list, false, None));
        self.go(Next::Story);
    }

    /// Goes where a screen leads. A screen hands over what the next one needs, and is no more.
    pub(super) fn go(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Round(dealt, preferences) => {
                self.notice = None;
                self.screen = self.dealt(dealt, &preferences, None);
                self.stock.preferences = *preferences;
                self.asks.send(Errand::Choose(Box::new(self.stock.preferences.clone())));
            }
            Next::Again => self.begin(),
            Next::End => match self.leave() {
                Screen::Playing(playing) => self.end(playing),
                Screen::Holding(holding) => {
                    self.asks.report(Event::Ended);
                    self.screen = Screen::HeldOver(HeldOver::new(holding.into_round()));
                }
                screen => self.screen = screen,
            },
            Next::Story => match self.leave() {
                Screen::GameOver(end) => {
                    self.screen = Screen::Story(StoryScreen::new(end, &mut self.asks));
                }
                screen => self.screen = screen,
            },
            Next::BackToEnd => match self.leave() {
                Screen::Story(story) => self.screen = Screen::GameOver(story.into_end()),
                Screen::Statistics(statistics) => {
                    if let Some(end) = statistics.into_end() {
                        self.screen = Screen::GameOver(end);
                    }
                }
                screen => self.screen = screen,
            },
            Next::WhatIf(letter) => self.go_back_to(letter),
            Next::BackToStory => {
                let origin = match self.leave() {
                    Screen::GameOver(end) => end.into_origin(),
                    Screen::Playing(mut playing) => playing.take_origin().map(|origin| *origin),
                    _ => None,
                };
                if let Some(story) = origin {
                    self.screen = Screen::Story(story);
                }
            }
            Next::Statistics => {
                let origin = match self.leave() {
                    Screen::Setup(form) => Origin::Form(Box::new(form)),
                    Screen::GameOver(end) => Origin::End(Box::new(end)),
                    screen => return self.screen = screen,
                };
                let ticket = self.asks.read_statistics();
                self.screen = Screen::Statistics(StatisticsScreen::new(origin, ticket));
            }
            Next::Daily => {
                // The first attempt counts, wherever it was left.
                self.asks.send(Errand::FindToday);
                self.daily = Some(self.asks.read_statistics());
            }
            Next::Climb => self.climb(),
            Next::Form(form) => {
                self.abandon();
                if let Some(before) = self.stock.set_aside.take() {
                    self.stock.preferences = before;
                }
                match form {
                    Some(form) => self.screen = Screen::Setup(*form),
                    None => drop(self.leave()),
                }
            }
            Next::Quit => {
                self.set_aside();
                self.asks.report(Event::Quit);
            }
        }
    }

    /// Begins the game of the day that it was when the rounds were read last.
    pub(super) fn begin_daily(&mut self) {
        let Some(career) = &self.stock.career else { return };
        let (today, practice) = (career.today(), career.daily.today.is_some());
        if let Some(left) = self.later.take_if(|left| left.day() == Some(today)) {
            return self.resume(left);
        }
        match self.stock.deal_day(today) {
            Ok(dealt) => {
                let notice = prose::career::begun(today, practice);
                let preferences = self.stock.preferences.clone();
                self.notice = None;
                self.screen = self.dealt(dealt, &preferences, Some(notice));
            }
            Err(message) => self.notify(prose::sentence(&message)),
        }
    }

    /// Shows a notice, and tells it.
    pub(super) fn notify(&mut self, notice: String) {
        self.notice = Some(notice.clone());
        self.asks.report(Event::Notice(notice));
    }

    /// Begins a round that climbs the next rung of the ladder if it is won without help.
    fn climb(&mut self) {
        let rung = self.stock.career.as_ref().and_then(|career| career.ladder.next());
        let Some((rung, (dealt, preferences))) =
            rung.and_then(|rung| Some((rung, self.stock.deal_rung(rung)?)))
        else {
            return;
        };
        self.notice = None;
        let remark = prose::career::climbing_now(rung);
        self.screen = self.dealt(dealt, &preferences, Some(remark));
    }

    /// Leaves the round that is in play until the next start offers it; one that cannot go on then is
    /// given up.
    pub(super) fn set_aside(&mut self) {
        match &self.screen {
            Screen::Playing(playing) if playing.in_play().is_some() => {}
            _ => self.abandon(),
        }
    }

    /// Leaves the round that is in play, if there is one, and has it kept unless nothing was guessed.
    fn abandon(&mut self) {
        match self.leave() {
            Screen::Playing(playing) if !playing.round().replies().is_empty() => {
                let (round, list, _) = playing.into_parts();
                let finished = round.finish();
                self.keep(&finished, list);
                // Its guesses count like others; where the program ends first, they are judged the next time.
                self.judge(&finished.round);
            }
            screen => self.screen = screen,
        }
    }

    /// Has the guesses of a round judged that was kept and is not shown any more.
    fn judge(&mut self, round: &Round) {
        let moment = round.moment();
        let is_asked = self.judging.iter().any(|(_, asked)| *asked == moment);
        if round.what_if().is_none() && !round.replies().is_empty() && !is_asked {
            self.judging.push((self.asks.judge(AnalysisInput::of(round)), moment));
        }
    }

    /// Has the guesses of the last round judged where it was left before that could be done; once.
    pub(super) fn judge_what_was_left(&mut self) {
        let left = self.stock.career.as_ref().and_then(|career| career.left.clone());
        let Some(left) = left.filter(|left| self.left != Some(left.moment())) else { return };
        self.left = Some(left.moment());
        let library = &self.stock.library;
        let round = library
            .find(&left.transcript.list)
            .and_then(|list| library.candidates(list, left.transcript.length).ok())
            .and_then(|words| left.transcript.replay(words).ok());
        if let Some(round) = round {
            self.judge(&round);
        }
    }

    /// Goes on with a round that was left.
    pub(crate) fn resume(&mut self, offer: Offer) {
        self.offer = Some(offer);
        self.decide(Some(OfferItem::Resume));
    }

    /// Does what the player has decided about the round that is offered.
    pub(super) fn decide(&mut self, item: Option<OfferItem>) {
        let Some((item, offer)) = item.and_then(|item| Some((item, self.offer.take()?))) else {
            return;
        };
        if item == OfferItem::Later {
            return self.asks.send(Errand::Leave);
        }
        self.asks.send(Errand::TakeOver);
        self.stock.preferences = offer.preferences();
        let playing = offer.into_playing(Some(prose::RESUMED.to_owned()));
        match item {
            OfferItem::GiveUp => self.end(playing),
            OfferItem::Resume | OfferItem::Later => self.screen = Screen::Playing(playing),
        }
    }

    /// Tells what has become of a word that was to be remembered, and goes by it from now on.
    pub(super) fn remembered(&mut self, result: &Result<Word, String>) {
        let remark = match result {
            Ok(word) => {
                self.stock.library.teach(word.clone());
                held::remembered(word)
            }
            Err(message) => message.clone(),
        };
        if let Screen::HeldOver(over) = &mut self.screen {
            over.remembered(remark);
        }
    }

    /// The screen that is being left; there is a new form in its place.
    fn leave(&mut self) -> Screen {
        let form = Screen::Setup(Setup::new(&self.stock.preferences));
        std::mem::replace(&mut self.screen, form)
    }

    /// The screen of a round that begins.
    fn dealt(&mut self, dealt: Dealt, preferences: &Preferences, notice: Option<String>) -> Screen {
        match dealt {
            Dealt::Round(round) => {
                let list = self.stock.list_of(preferences, &round);
                let shows_words_left = preferences.shows_words_left;
                Screen::Playing(Playing::new(*round, list, shows_words_left, notice))
            }
            Dealt::Held(round) => Screen::Holding(Holding::new(round, notice, &mut self.asks)),
        }
    }

    /// Goes back in the round that has ended to before a letter (from 0), if there is one.
    pub fn go_back_to(&mut self, letter: usize) {
        let finished = match &self.screen {
            Screen::GameOver(over) => over.finished(),
            Screen::Story(story) => story.finished(),
            _ => return,
        };
        let Some(round) = finished.round.back_to(letter) else { return };
        let notice = what_if(&finished.round, letter);
        let mut story = match self.leave() {
            Screen::GameOver(end) => StoryScreen::new(end, &mut self.asks),
            Screen::Story(story) => story,
            screen => return self.screen = screen,
        };
        story.select(letter);
        let list = self.stock.list_of(&self.stock.preferences, &round);
        let shows_words_left = self.stock.preferences.shows_words_left;
        let playing = Playing::new(round, list, shows_words_left, notice);
        self.screen = Screen::Playing(playing.gone_back_from(story));
    }

    /// A round is over: it is kept before anybody sees how it ended.
    fn end(&mut self, mut playing: Playing) {
        let origin = playing.take_origin();
        let (round, list, shows_words_left) = playing.into_parts();
        self.stock.preferences.shows_words_left = shows_words_left;
        let finished = round.finish();
        let news = self.keep(&finished, list.clone());
        let over = GameOver::new(finished, list, shows_words_left, origin);
        self.asks.report(Event::Ended);
        self.screen = Screen::GameOver(over.with_news(news));
    }

    /// Has a round kept that really was one; returns what is new with it.
    fn keep(&mut self, finished: &Finished, list: ListName) -> News {
        if finished.round.what_if().is_some() {
            return News::default();
        }
        self.stock.wants_records = true;
        let ended = Box::new(Ended::of(finished, list));
        let news = self.stock.career.as_mut().map(|career| career.go_on(&ended));
        self.asks.send(Errand::Keep(ended));
        news.unwrap_or_default()
    }

    /// Asks for what the screen needs of the outside as it is now.
    pub(super) fn ask_for_the_screen(&mut self) {
        match &mut self.screen {
            Screen::Setup(form) => {
                form.ask_for_par(&self.stock, &mut self.asks);
                if std::mem::take(&mut self.stock.wants_records) {
                    self.asks.read_statistics();
                }
            }
            Screen::Playing(playing) => {
                playing.ask_to_look_ahead(&mut self.asks);
                // What it is played for, and whether it is kept, is to be known where no form came before it.
                if self.stock.career.is_none() && std::mem::take(&mut self.stock.wants_records) {
                    self.asks.read_statistics();
                }
            }
            Screen::GameOver(_) => self.judge_the_end(),
            Screen::Story(_) | Screen::Statistics(_) | Screen::Holding(_) | Screen::HeldOver(_) => {
            }
        }
    }

    /// Asks how good the guesses of the round were whose end is shown, and remembers whether it was kept.
    pub(super) fn judge_the_end(&mut self) {
        let Screen::GameOver(over) = &mut self.screen else { return };
        let round = &over.finished().round;
        let kept = round.what_if().is_none().then(|| round.moment());
        let asked = over.ask_for_judgement(&mut self.asks);
        self.judging.extend(asked.zip(kept));
    }

    /// Has it kept how good a round was that was kept, when that is known as well as it will be.
    pub(super) fn keep_worth(&mut self, ticket: Ticket, judgement: &Judgement) {
        let about = |(asked, _): &(Ticket, _)| *asked == ticket;
        let Some(at) = self.judging.iter().position(about).filter(|_| judgement.complete) else {
            return;
        };
        let (_, moment) = self.judging.swap_remove(at);
        if let Some(accuracy) = RoundAccuracy::of(judgement) {
            self.stock.wants_records = true;
            self.asks.send(Errand::KeepAccuracy(moment, accuracy));
        }
    }
}
