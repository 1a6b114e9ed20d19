//! Owns [`App`], the state machine: [`Screen::Setup`] → [`Screen::Playing`] → [`Screen::GameOver`] and back;
//! or, if the player holds the word, [`Screen::Holding`] → [`Screen::HeldOver`]. A stack of [`Overlay`]s is
//! in front of the screen.
//!
//! [`App::handle`] takes an [`Input`] and returns [`Effect`]s; a [`Session`] executes the requests among
//! them. Nothing here draws, reads or writes; time and randomness are passed in.

mod builder;
mod consequences;
mod figure;
mod input;
pub mod keys;
mod messages;
mod moment;
mod overlays;
mod remark;
mod requests;
mod rounds;
mod screens;
mod session;
mod shown;
mod spoken;
mod state;
mod transitions;
mod widgets;

pub use figure::Figure;
pub use input::{HomeLine, Input, Pick, Row};
pub use keys::{Code, Key, NoSuchKey};
pub use messages::{Effect, Event, Preference, Request, Ticket};
pub use moment::Moment;
pub use overlays::Overlay;
pub use overlays::challenge::{ChallengeDialog, ChallengeFault, ChallengeItem, ChallengeStep};
pub use overlays::confirm::{Confirm, Consequence, Cost};
pub use overlays::lesson::Lesson;
pub use remark::{HoldingRemark, Remark};
pub use screens::Screen;
pub use screens::game_over::GameOver;
pub use screens::game_over::story::{Pane, StoryScreen};
pub use screens::held_over::{HeldEnding, HeldOver};
pub use screens::holding::Holding;
pub use screens::playing::Playing;
pub use screens::puzzle::{PuzzleRemark, PuzzleScreen};
pub use screens::setup::Setup;
pub use screens::statistics::StatisticsScreen;
pub use session::{Host, Session};
pub use spoken::{LINES, Line, Spoken};
pub use state::NextRound;
pub use widgets::field::TextField;
pub use widgets::menu::Menu;

use keys::Action;
use state::SessionState;

use crate::game::occasion::Day;
use crate::game::{GameSpec, Library, Outcome, Round};
use crate::words::Alphabet;

/// What follows from an input to a screen or an overlay.
#[derive(Clone, Debug)]
pub enum Next {
    /// Nothing changes.
    Stay,
    /// The overlay closes.
    Close,
    /// An overlay opens in front.
    Open(Overlay),
    /// The result of what is on the screen is copied and shown.
    Share,
    /// The action goes to the screen, after a confirmation if it cannot be undone.
    Act(Action),
    /// The overlay closes, and the action that it asked about is executed.
    Confirmed(Action),
    /// The screen is replaced with what this line of the title starts.
    Start(HomeLine),
    /// The screen is replaced with a round, after a confirmation if another one is given up for it.
    Play(Box<Round>),
    /// The screen is replaced with a round.
    Begin(Box<Round>),
    /// The round is replaced with its end.
    End,
    /// The end of a round is replaced with one with the same opening.
    Same,
    /// The end of a round is replaced with its story.
    Story,
    /// The screen is replaced with the one behind it: a story with the end of its round, a what-if round or its end with the
    /// story that it came from, the statistics with the screen that they were opened on.
    Back,
    /// The end of a round or its story is replaced with the round before the letter with this number (from
    /// 0).
    WhatIf(usize),
    /// The screen is replaced with the statistics.
    Statistics,
    /// The screen is replaced with the title.
    Home,
    /// The program ends.
    Quit,
}

/// The whole game.
#[derive(Debug)]
pub struct App {
    state: SessionState,
    screen: Screen,
    /// The screens behind it, to which a step back leads, the nearest last.
    behind: Vec<Screen>,
    /// The overlays, the one in front last.
    overlays: Vec<Overlay>,
    /// Whether actions that cannot be undone are confirmed first.
    asks_first: bool,
    /// The day whose game was left, to be continued, and its language.
    interrupted_day: Option<(Day, &'static Alphabet)>,
    notice: Option<String>,
    /// Set while the game of the day waits for today's date and for the search for an interrupted attempt.
    daily: Option<Ticket>,
    /// Whether a bell rings at misses and at the end of a round.
    bell: bool,
    /// Whether the last text to be copied was sent to the terminal's clipboard; terminals do not confirm that.
    copied: bool,
    /// What it said last.
    spoken: Spoken,
    /// How many pages were read on of what is in front, where not everything has room.
    read_on: u16,
}

impl App {
    /// Returns the game at its title, for rounds that are like this.
    pub fn new(library: Library, spec: GameSpec, seed: u64) -> Self {
        Self {
            state: SessionState::new(library, spec, seed),
            screen: Screen::Setup(Setup::at(HomeLine::Play)),
            behind: Vec::new(),
            overlays: Vec::new(),
            asks_first: false,
            interrupted_day: None,
            notice: None,
            daily: None,
            bell: false,
            copied: false,
            spoken: Spoken::default(),
            read_on: 0,
        }
    }

    /// Handles an input. Returns its effects in order.
    #[must_use = "effects that are not executed are lost"]
    pub fn handle(&mut self, input: &Input) -> Vec<Effect> {
        let action = match input {
            Input::Key(key) => keys::action(self.context(), *key),
            input => input.action(),
        };
        self.read_on = match action {
            Some(Action::ReadOn) => self.read_on.saturating_add(1),
            Some(Action::ReadBack) => self.read_on.saturating_sub(1),
            Some(Action::Last) if self.context() == keys::Context::Help => u16::MAX,
            _ if input.is_by_the_player() => 0,
            _ => self.read_on,
        };
        match (action, input) {
            (Some(action), _) => self.act(action),
            (None, Input::Key(key)) => {
                if let Some(letter) = key.letter() {
                    self.guess_without_help(letter);
                }
            }
            (None, input) if input.is_by_the_player() => self.pass(input),
            (None, input) => self.learn(input),
        }
        self.give_up_interrupted();
        self.settle();
        self.speak();
        self.ask_for_the_screen();
        let mut effects = self.state.requests.take();
        self.copied &= !effects.contains(&Effect::Event(Event::Copy));
        if self.bell && effects.iter().any(|effect| self.rings_at(effect)) {
            effects.push(Effect::Event(Event::Ring));
        }
        effects
    }

    /// Returns whether a bell rings at this effect. Who gives up, or answers the computer's letters, has just pressed a
    /// key for it and needs no bell.
    fn rings_at(&self, effect: &Effect) -> bool {
        match (effect, &self.screen) {
            (Effect::Event(Event::Answered { places, .. }), _) => places.is_empty(),
            (Effect::Event(Event::Ended), Screen::GameOver(over)) => {
                over.finished.outcome != Outcome::GivenUp
            }
            _ => false,
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Interrupt => {
                self.set_aside();
                self.state.requests.report(Event::Interrupt);
            }
            Action::ReadOn | Action::ReadBack => {}
            Action::Suspend => self.state.requests.report(Event::Suspend),
            Action::Redraw => self.state.requests.report(Event::Redraw),
            Action::Help => {
                if self.overlays.pop_if(|front| matches!(front, Overlay::Help)).is_none() {
                    self.overlays.push(Overlay::Help);
                }
            }
            Action::Lesson => {
                self.overlays.pop_if(|front| matches!(front, Overlay::Help));
                if self.overlays.pop_if(|front| matches!(front, Overlay::Lesson(_))).is_none() {
                    self.overlays.extend(Lesson::new().map(Overlay::Lesson));
                }
            }
            Action::ToggleWordsLeft => self.state.toggle_words_left(),
            Action::Theme => self.try_next(Row::Theme),
            Action::Figure => self.try_next(Row::Figure),
            action => self.pass(&Input::Act(action)),
        }
    }

    /// Chooses the next theme or figure, where that is seen.
    fn try_next(&mut self, row: Row) {
        let is_seen = !matches!(self.overlays.last(), Some(Overlay::Help));
        if is_seen && self.state.rows().any(|it| it == row) {
            // A look can always be chosen.
            let _ = self.state.choose(self.state.stepped(row, 1));
        }
    }

    /// Passes the input to the overlay in front, or to the screen.
    fn pass(&mut self, input: &Input) {
        // A line that somebody sent is not for the field that it is pasted into.
        if let (None, Input::Paste(text)) = (self.overlays.last(), input)
            && ChallengeDialog::is_in(text)
            && !matches!(self.screen, Screen::Playing(_) | Screen::Holding(_))
        {
            self.open_challenge();
        }
        let next = match (self.overlays.last_mut(), input) {
            (Some(overlay), input) => overlay.update(input, &mut self.state),
            (None, Input::Act(action)) => Next::Act(*action),
            (None, input) => self.screen.update(input, &mut self.state),
        };
        self.go(next);
    }

    /// Handles an input that is not the player's.
    fn learn(&mut self, input: &Input) {
        match input {
            // The first screen has been waiting for this.
            Input::Begin => {}
            Input::LastPage(page) => self.read_on = self.read_on.min(*page),
            Input::Copied => self.copied = true,
            Input::NewDay => self.state.wants_records = true,
            Input::Notice(notice) => self.notify(notice.clone()),
            Input::Saving { works, notice } => {
                self.state.saves = *works;
                notice.iter().for_each(|notice| self.notify(notice.clone()));
            }
            Input::ReadStatistics => drop(self.state.requests.read_statistics()),
            Input::Par(ground, par) => {
                self.state.pars.insert(*ground, *par);
            }
            Input::FindInterrupted => self.find_interrupted(),
            Input::Interrupted(kept) => self.find(kept),
            Input::Statistics(ticket, career, notice) => {
                self.state.career_notice.clone_from(notice);
                let known = self.state.career.take().filter(|_| !career.keeps);
                let career = career.clone();
                self.state.career = Some(match known {
                    Some(known) => Box::new(career.remembering(*known)),
                    None => career,
                });
                let asked = self.daily.take_if(|asked| *asked == *ticket).is_some();
                let is_free = matches!(self.screen, Screen::Setup(_) | Screen::Statistics(_));
                if asked && is_free && !self.go_on_with_today() {
                    self.begin_today();
                }
            }
            _ => {}
        }
        // A screen that is behind another one leads nowhere.
        self.behind.iter_mut().for_each(|screen| drop(screen.update(input, &mut self.state)));
        let next = self.screen.update(input, &mut self.state);
        self.go(next);
    }

    /// Shows the end of the round, unless an overlay is open: a key that is meant for the overlay must not
    /// reach the next screen.
    fn settle(&mut self) {
        if let Screen::Playing(playing) = &self.screen
            && playing.is_over()
            && self.overlays.iter().all(Overlay::explains)
        {
            self.go(Next::End);
        }
    }
}
