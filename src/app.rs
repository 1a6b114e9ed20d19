//! The state machine: [`Screen::Setup`] → [`Screen::Playing`] → [`Screen::GameOver`] and round again; where
//! the player holds the word, [`Screen::Holding`] → [`Screen::HeldOver`].
//!
//! [`App::handle`] takes what came in and says what is to be done outside ([`Effect`]s); a [`Session`] has
//! it done. Nothing here draws, reads or writes; time and chance are handed in.

mod asks;
mod input;
pub mod keys;
mod messages;
mod offer;
mod screens;
mod session;
mod shown;
mod stakes;
mod stock;
mod sure;
mod themes;
mod transitions;
mod widgets;

pub use input::Input;
pub use keys::{Code, Key, NoSuchKey};
pub use messages::{Effect, Errand, Event, Ticket};
pub use offer::{Offer, OfferItem};
use screens::Next;
pub use screens::game_over::story::{Pane, StoryScreen};
pub use screens::game_over::{EndItem, GameOver};
pub use screens::held_over::{HeldEnding, HeldOver};
pub use screens::holding::Holding;
pub use screens::lesson::{Lesson, LessonPage};
pub use screens::pause::PauseItem;
pub use screens::playing::{Playing, Xray};
pub use screens::proving::{Check, Proving};
pub use screens::setup::{Pick, Row, Setup};
pub use screens::statistics::{StatisticsPage, StatisticsScreen};
pub use session::{Outside, Session};
pub use stakes::Stakes;
pub use stock::{Preferences, Seeds};
pub use sure::{Consequence, Sure};
pub use widgets::field::TextField;
pub use widgets::help::Help;
pub use widgets::menu::Menu;

use asks::Asks;
use keys::{Action, Context};
use stock::Stock;
use themes::Themes;

use crate::game::Library;

/// The screen that is shown, with all that belongs to it.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The form before a round.
    Setup(Setup),
    /// A round.
    Playing(Playing),
    /// A round that is over.
    GameOver(GameOver),
    /// A round that is told again.
    Story(StoryScreen),
    /// What the rounds come to that were played.
    Statistics(StatisticsScreen),
    /// A round in which the player holds the word.
    Holding(Holding),
    /// Such a round that is over.
    HeldOver(HeldOver),
}

/// The whole game.
#[derive(Debug)]
pub struct App {
    stock: Stock,
    screen: Screen,
    help: Option<Help>,
    lesson: Option<Lesson>,
    offer: Option<Offer>,
    /// The question before something that cannot be taken back.
    sure: Option<Sure>,
    /// Whether there is such a question.
    asks_first: bool,
    /// The interrupted round of today's game, until that begins.
    later: Option<Offer>,
    notice: Option<String>,
    asks: Asks,
    /// The rounds that were kept and are being judged, by their moments.
    judging: Vec<(Ticket, (u64, usize))>,
    /// The round by its moment that was left the last time and has been looked after.
    left: Option<(u64, usize)>,
    /// The game of the day was asked for; it begins when the outside has said what day it is, and whether
    /// there was an attempt.
    daily: Option<Ticket>,
    themes: Themes,
}

impl App {
    /// The game with its form filled in.
    #[must_use]
    pub fn new(library: Library, preferences: Preferences, seed: u64) -> Self {
        let stock = Stock::new(library, preferences, seed);
        let screen = Screen::Setup(Setup::new(&stock.preferences));
        Self {
            stock,
            screen,
            help: None,
            lesson: None,
            offer: None,
            sure: None,
            asks_first: false,
            later: None,
            notice: None,
            asks: Asks::default(),
            judging: Vec::new(),
            left: None,
            daily: None,
            themes: Themes::default(),
        }
    }

    /// The same with a notice for the form, such as what was left out of a list.
    #[must_use]
    pub fn with_notice(mut self, notice: Option<String>) -> Self {
        self.notice = notice;
        self
    }

    /// Makes the form wait for nothing but the word to begin. The first time (for somebody who has never
    /// played) the other rows are folded away until a key asks for them.
    #[must_use]
    pub fn ready(mut self, first_time: bool) -> Self {
        if let Screen::Setup(form) = &mut self.screen {
            form.make_ready(first_time);
        }
        self
    }

    /// Offers an interrupted round, in front of the form.
    pub fn offer(&mut self, offer: Offer) {
        self.offer = Some(offer);
    }

    /// Takes what came in. Returns what comes of it, in order.
    #[must_use = "effects that are not executed are lost"]
    pub fn handle(&mut self, input: &Input) -> Vec<Effect> {
        if let Input::Statistics(ticket, career, _) = input {
            self.stock.career = Some(career.clone());
            self.judge_what_was_left();
            if self.daily.take_if(|asked| *asked == *ticket).is_some()
                && matches!(self.screen, Screen::Setup(_))
            {
                self.begin_daily();
            }
        }
        if let Input::Judged(ticket, judgement) = input {
            self.keep_worth(*ticket, judgement);
        }
        match input {
            // What the first screen asks for has been waiting for this.
            Input::Begin => {}
            Input::NewDay => self.stock.wants_records = true,
            // A letter was meant as a guess.
            Input::Hasty(key)
                if self.context() == Context::GameOver
                    && key.typed().is_some_and(char::is_alphabetic) => {}
            Input::Key(key) | Input::Hasty(key) => {
                if let Some(action) = keys::action(self.context(), *key) {
                    self.act(action);
                }
            }
            Input::Act(action) => self.act(*action),
            Input::Par(list, length, par) => {
                self.stock.pars.insert((*list, *length), *par);
                if let Screen::Setup(form) = &mut self.screen {
                    form.par_is_known(&self.stock);
                }
            }
            Input::Copied => {
                if let Screen::GameOver(over) = &mut self.screen {
                    over.copied();
                }
            }
            Input::Notice(notice) => self.notify(notice.clone()),
            Input::ReadStatistics => drop(self.asks.read_statistics()),
            Input::Remembered(result) => self.remembered(result),
            Input::Interrupted(kept) => self.later = Offer::of(kept, &self.stock.library),
            Input::Choose(number)
                if self.help.is_none() && self.lesson.is_none() && self.select(*number) =>
            {
                self.act(Action::Confirm);
            }
            Input::Enter(_)
            | Input::Choose(_)
            | Input::Places(_)
            | Input::Paste(_)
            | Input::Click(_)
            | Input::Select(_)
            | Input::Pick(_)
            | Input::GoBack(_)
                if self.help.is_some() || self.lesson.is_some() || self.sure.is_some() => {}
            _ if self.offer.is_some() => {}
            _ => {
                let next = self.hand_on(input);
                self.go(next);
            }
        }
        // A round that is over cannot be given up or helped in any more.
        self.sure.take_if(|_| {
            !matches!(self.screen, Screen::Playing(_) | Screen::Holding(_) | Screen::Setup(_))
        });
        self.ask_for_the_screen();
        self.asks.take()
    }

    /// Selects an item of the menu in front by its number (from 0), and says whether there is one.
    fn select(&mut self, number: usize) -> bool {
        match (&mut self.sure, &mut self.offer, &mut self.screen) {
            (Some(sure), ..) => sure.select(number),
            (None, Some(offer), _) => offer.select(number),
            (None, None, Screen::Playing(playing)) => playing.select(number),
            (None, None, Screen::Holding(holding)) => holding.select(number),
            _ => false,
        }
    }

    /// Gives the screen what is for it alone.
    fn hand_on(&mut self, input: &Input) -> Next {
        let asks = &mut self.asks;
        match (&mut self.screen, input) {
            (Screen::Playing(playing), Input::Answer(ticket, choice)) => {
                return playing.answered(*ticket, *choice, asks);
            }
            (Screen::Playing(playing), Input::Advice(ticket, advice)) => {
                playing.advised(*ticket, advice.as_ref(), asks);
            }
            (Screen::Playing(playing), Input::Paste(_)) => playing.paste(),
            (Screen::Holding(holding), Input::Advice(ticket, advice)) => {
                holding.advised(*ticket, advice.as_ref());
            }
            (Screen::Holding(holding), Input::Places(places)) => {
                return holding.answer_with(*places, asks);
            }
            (Screen::Holding(holding), Input::Click(place)) => holding.click(*place),
            (Screen::Setup(form), Input::Pick(pick)) => return form.pick(*pick, &mut self.stock),
            (Screen::GameOver(_), Input::GoBack(letter)) => return Next::WhatIf(*letter),
            (Screen::GameOver(over), Input::Compared(ticket, found)) => {
                over.take_compared(*ticket, found)
            }
            (Screen::GameOver(over), Input::Select(word)) => over.select(*word),
            (Screen::Story(story), Input::Select(line)) => story.select(*line),
            (Screen::Statistics(screen), Input::Select(page)) => screen.open(*page),
            (Screen::Holding(holding), Input::Paste(text)) => holding.paste(text),
            (Screen::GameOver(over), Input::Judged(ticket, judged)) => over.judged(*ticket, judged),
            (Screen::Story(story), Input::Judged(ticket, judged)) => {
                story.end().judged(*ticket, judged)
            }
            (Screen::Statistics(screen), Input::Judged(ticket, judged)) => {
                if let Some(end) = screen.end() {
                    end.judged(*ticket, judged);
                }
            }
            (Screen::Story(story), Input::Compared(ticket, found)) => {
                story.end().take_compared(*ticket, found);
            }
            (Screen::Story(story), Input::Choose(number)) => story.select(*number),
            (Screen::Statistics(screen), Input::Statistics(ticket, career, notice)) => {
                screen.show(*ticket, career.clone(), notice.as_deref());
            }
            (Screen::Setup(form), Input::Paste(text)) => form.paste(text, &self.stock),
            (Screen::Setup(form), Input::Choose(number)) => form.choose(*number, &self.stock),
            (Screen::Setup(form), Input::Enter(text)) => {
                return form.enter(text, &mut self.stock);
            }
            (Screen::HeldOver(over), Input::Paste(text)) => over.paste(text),
            (Screen::HeldOver(over), Input::Enter(text)) => return over.enter(text, asks),
            (Screen::HeldOver(over), Input::Choose(number)) => return over.choose(*number, asks),
            (Screen::GameOver(over), Input::Choose(number)) => return over.choose(*number),
            _ => {}
        }
        Next::Stay
    }

    /// Does what a key or a sentence asked for.
    fn act(&mut self, action: Action) {
        match (action, &mut self.help) {
            (Action::Interrupt, _) => {
                self.set_aside();
                self.asks.report(Event::Interrupt);
            }
            (Action::Suspend, _) => self.asks.report(Event::Suspend),
            (Action::Redraw, _) => self.asks.report(Event::Redraw),
            (Action::Theme, None) => {
                if let Some(theme) = self.themes.next() {
                    self.asks.send(Errand::ChooseTheme(theme.to_owned()));
                }
            }
            (Action::Help, None) => self.help = Some(Help::default()),
            (Action::Help | Action::Back, Some(_)) => self.help = None,
            (Action::Lesson, _) => {
                self.help = None;
                self.lesson = match self.lesson.take() {
                    Some(_) => None,
                    None => Lesson::new(),
                };
            }
            (_, Some(help)) => help.scroll(action),
            (_, None) if self.lesson.is_some() => {
                let goes_on = self.lesson.as_mut().is_some_and(|lesson| lesson.update(action));
                self.lesson = self.lesson.take().filter(|_| goes_on);
            }
            (_, None) if self.sure.is_some() => self.answer(action),
            (_, None) => {
                if !self.asks(action) {
                    self.do_at_once(action);
                }
            }
        }
    }

    /// Does what was asked for, whatever it costs.
    fn do_at_once(&mut self, action: Action) {
        match &mut self.offer {
            Some(offer) => {
                let chosen = offer.update(action);
                self.decide(chosen);
            }
            None => {
                let asks = &mut self.asks;
                let next = match &mut self.screen {
                    Screen::Setup(form) => form.update(action, &mut self.stock),
                    Screen::Playing(playing) => playing.update(action, asks),
                    Screen::GameOver(over) => over.update(action, asks),
                    Screen::Holding(holding) => holding.update(action, asks),
                    Screen::HeldOver(over) => over.update(action, asks),
                    Screen::Story(story) => story.update(action, asks),
                    Screen::Statistics(screen) => screen.update(action),
                };
                self.go(next);
            }
        }
    }
}
