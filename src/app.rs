//! The state machine: [`Screen::Setup`] → [`Screen::Playing`] → [`Screen::GameOver`] and round again; where
//! the player holds the word, [`Screen::Holding`] → [`Screen::HeldOver`].
//!
//! [`App::handle`] takes what came in and says what is to be done outside ([`Effect`]s). Nothing here
//! draws, reads or writes; time and chance are handed in.

mod held_round;
pub mod keys;
mod messages;
mod screens;
mod stock;
mod transitions;
mod widgets;

pub use keys::{Code, Key, NoSuchKey};
pub use messages::{Effect, Input};
pub use screens::game_over::{EndItem, GameOver};
pub use screens::held_over::{Ending, HeldOver};
pub use screens::holding::{Doubting, Holding};
pub use screens::playing::{PauseItem, Playing, Ticket, Xray};
pub use screens::setup::{Row, Setup};
pub use screens::statistics::StatisticsScreen;
pub use screens::story::{Pane, StoryScreen};
pub use stock::{Preferences, Seeds};
pub use widgets::field::TextField;
pub use widgets::help::Help;
pub use widgets::menu::Menu;
pub use widgets::offer::{Offer, OfferItem};

use std::sync::Arc;

use keys::{Action, Context};
use stock::Stock;

use crate::game::{Holder, Library, ListChoice, Round};
use crate::history::InPlay;
use crate::words::Shelf;

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
    offer: Option<Offer>,
    notice: Option<String>,
    ticket: Ticket,
    /// What is to be done outside, the first first.
    effects: Vec<Effect>,
}

impl App {
    /// The game with its form filled in.
    #[must_use]
    pub fn new(library: Library, preferences: Preferences, seed: u64) -> Self {
        let screen = Screen::Setup(Setup::new(&preferences));
        let stock = Stock::new(library, preferences, seed);
        Self {
            stock,
            screen,
            help: None,
            offer: None,
            notice: None,
            ticket: Ticket::default(),
            effects: Vec::new(),
        }
    }

    /// The same with a notice for the form, such as what was left out of a list.
    #[must_use]
    pub fn with_notice(mut self, notice: Option<String>) -> Self {
        self.notice = notice;
        self
    }

    /// Offers an interrupted round, in front of the form.
    pub fn offer(&mut self, offer: Offer) {
        self.offer = Some(offer);
    }

    /// The screen that is shown.
    #[must_use]
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The help, if it is in front of it.
    #[must_use]
    pub const fn help(&self) -> Option<Help> {
        self.help
    }

    /// The round that an opponent may think about while the player looks: it thinks at all, and is not
    /// about to answer.
    #[must_use]
    pub fn to_think_about(&self) -> Option<&Round> {
        match &self.screen {
            Screen::Playing(playing) => {
                let round = playing.round();
                (round.engine().opponent().thinks() && !playing.is_thinking()).then_some(round)
            }
            _ => None,
        }
    }

    /// The round to resume, should the program be interrupted now.
    #[must_use]
    pub fn in_play(&self) -> Option<InPlay> {
        match &self.screen {
            Screen::Playing(playing) => playing.in_play(),
            _ => None,
        }
    }

    /// The interrupted round that is offered in front of the form, if one is.
    #[must_use]
    pub const fn offered(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// The guesses that a perfect player needs for a list and a length (letters), if that is known.
    #[must_use]
    pub fn par(&self, list: ListChoice, length: usize) -> Option<usize> {
        self.stock.pars.get(&(list, length)).copied()
    }

    /// The list and the length (letters) that the form shows and whose par is not known yet, with the
    /// words that it is about.
    #[must_use]
    pub fn wanted_par(&self) -> Option<(ListChoice, usize, &Arc<Shelf>)> {
        let Screen::Setup(form) = &self.screen else { return None };
        let (list, length) = (form.list(), form.length().parse().ok()?);
        let sets = form.opponent() != Holder::You && !form.opponent().is_friend();
        let known = !sets || self.par(list, length).is_some();
        let shelf = self.stock.library.shelf(list, length).ok().filter(|_| !known)?;
        Some((list, length, shelf))
    }

    /// The round whose story wants to know how a perfect player stood at each turn, with a ticket for the
    /// judgement.
    #[must_use]
    pub fn to_judge(&self) -> Option<(&Round, Ticket)> {
        match &self.screen {
            Screen::Story(story) => story.to_judge(),
            _ => None,
        }
    }

    /// What there is to tell before the first round.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// The lists to play with.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.stock.library
    }

    /// What the player chose last.
    #[must_use]
    pub const fn preferences(&self) -> &Preferences {
        &self.stock.preferences
    }

    /// What keys mean at the moment.
    #[must_use]
    pub const fn context(&self) -> Context {
        if self.help.is_some() { Context::Help } else { self.screen_context() }
    }

    /// What keys mean on the screen, be the help in front of it or not.
    #[must_use]
    pub const fn screen_context(&self) -> Context {
        match &self.screen {
            _ if self.offer.is_some() => Context::Offer,
            Screen::Setup(setup) => setup.context(),
            Screen::Playing(playing) => playing.context(),
            Screen::Story(_) => Context::Story,
            Screen::GameOver(over) => over.context(),
            Screen::Statistics(_) => Context::Statistics,
            Screen::Holding(holding) => holding.context(),
            Screen::HeldOver(over) => over.context(),
        }
    }

    /// Takes what came in and says what is to be done outside, the first first.
    #[must_use = "what is to be done outside is done there or not at all"]
    pub fn handle(&mut self, input: &Input) -> Vec<Effect> {
        match input {
            Input::Key(key) => {
                if let Some(action) = keys::action(self.context(), *key) {
                    self.update(action);
                }
            }
            Input::Par(list, length, par) => {
                self.stock.pars.insert((*list, *length), *par);
            }
            Input::Advice(ticket, advice) => match &mut self.screen {
                Screen::Playing(playing) => playing.advised(*ticket, advice.as_ref()),
                Screen::Holding(holding) => holding.advised(*ticket, advice.as_ref()),
                _ => {}
            },
            Input::Click(place) => self.clicked(*place),
            Input::Remembered(result) => self.remembered(result),
            Input::Judged(ticket, judgement) => {
                if let Screen::Story(story) = &mut self.screen {
                    story.judged(*ticket, judgement);
                }
            }
            Input::Answer(answered, choice) => {
                let ticket = self.next_ticket();
                if let Screen::Playing(playing) = &mut self.screen {
                    let step = playing.answered(*choice, *answered, ticket);
                    self.go_on(step);
                }
            }
            Input::Statistics(statistics, notice) => {
                if let Screen::Statistics(results) = &mut self.screen {
                    results.show((**statistics).clone(), notice.clone());
                }
            }
            Input::Notice(notice) => self.notice = Some(notice.clone()),
            Input::Paste(text) => match &mut self.screen {
                _ if self.help.is_some() || self.offer.is_some() => {}
                Screen::Setup(setup) => setup.paste(text, &self.stock),
                Screen::Playing(playing) => playing.paste(),
                Screen::Holding(holding) => holding.paste(text),
                Screen::HeldOver(over) => over.paste(text),
                Screen::GameOver(_) | Screen::Story(_) | Screen::Statistics(_) => {}
            },
        }
        std::mem::take(&mut self.effects)
    }

    /// Has something done outside.
    fn ask(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Does what a key asked for.
    fn update(&mut self, action: Action) {
        match (action, &mut self.help) {
            (Action::Interrupt, _) => {
                self.abandon();
                self.ask(Effect::Interrupt);
            }
            (Action::Suspend, _) => self.ask(Effect::Suspend),
            (Action::Help, None) => self.help = Some(Help::default()),
            (Action::Help | Action::Back, Some(_)) => self.help = None,
            (Action::Next, Some(help)) => help.scrolled = (help.scrolled + 1).min(Help::LONGEST),
            (Action::Previous, Some(help)) => help.scrolled = help.scrolled.saturating_sub(1),
            (_, Some(_)) => {}
            (_, None) if self.offer.is_some() => self.update_offer(action),
            (_, None) => self.update_screen(action),
        }
    }

    fn update_screen(&mut self, action: Action) {
        let ticket = self.next_ticket();
        match &mut self.screen {
            Screen::Setup(setup) => match setup.update(action, &mut self.stock) {
                screens::setup::Step::Stay => {}
                screens::setup::Step::Quit => self.ask(Effect::Quit),
                screens::setup::Step::Play(dealt, preferences) => {
                    self.notice = None;
                    self.screen = self.dealt(dealt, &preferences, None);
                    self.stock.preferences = preferences;
                }
                screens::setup::Step::Statistics => {
                    let form = setup.clone();
                    self.screen = Screen::Statistics(StatisticsScreen::new(form));
                    self.ask(Effect::ReadStatistics);
                }
            },
            Screen::Playing(playing) => {
                let step = playing.update(action, ticket);
                self.go_on(step);
            }
            Screen::GameOver(game_over) => match game_over.update(action) {
                screens::game_over::Step::Stay => {}
                screens::game_over::Step::Share => self.share(),
                screens::game_over::Step::Next(item) => self.after_round(item),
            },
            Screen::Holding(holding) => match holding.update(action, ticket) {
                screens::holding::Step::Stay => {}
                screens::holding::Step::Over => self.end_held_round(),
                screens::holding::Step::NewGame => self.set_up(),
                screens::holding::Step::Quit => self.ask(Effect::Quit),
            },
            Screen::HeldOver(over) => match over.update(action) {
                screens::held_over::Step::Stay => {}
                screens::held_over::Step::Remember(word) => self.ask(Effect::Remember(word)),
                screens::held_over::Step::Next(item) => self.after_round(item),
            },
            Screen::Story(story) => match story.update(action) {
                screens::story::Step::Stay => {}
                screens::story::Step::Back => self.end_story(),
            },
            Screen::Statistics(results) => {
                if let Some(form) = results.update(action) {
                    self.screen = Screen::Setup(form);
                }
            }
        }
    }

    /// Goes where a round goes from here.
    fn go_on(&mut self, step: screens::playing::Step) {
        match step {
            screens::playing::Step::Stay => {}
            screens::playing::Step::Think(question) => {
                self.ask(Effect::Think(question, self.ticket))
            }
            screens::playing::Step::Advise(kind, view) => {
                self.ask(Effect::Advise(kind, view, self.ticket));
            }
            screens::playing::Step::Over => self.end_round(),
            screens::playing::Step::NewGame => {
                self.abandon();
                self.set_up();
            }
            screens::playing::Step::Quit => {
                self.abandon();
                self.ask(Effect::Quit);
            }
        }
    }

    const fn next_ticket(&mut self) -> Ticket {
        self.ticket = self.ticket.next();
        self.ticket
    }
}
