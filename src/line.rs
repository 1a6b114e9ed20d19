//! The game in plain sentences, for pipes, dumb terminals and screen readers: questions and answers, without
//! escape sequences. It plays the same [`Session`] as the full screen, knows no terminal, and decides nothing
//! about a round.

mod answers;
mod asking;
mod commands;
mod duel;
mod end;
mod home;
mod lesson;
mod plain;
mod puzzle;
mod reverse;
mod round;
mod sure;

pub use plain::{Display, Plain};

use std::io::{self, BufRead, Write};

use crate::app::keys::Action;
use crate::app::{App, Event, GameOver, HomeLine, Host, Input, Pick, Playing, Screen, Session};
use crate::text::conversation::{GOODBYE, NOTHING_WAITS, SAVED_GOODBYE};
use crate::text::keys::Reach;
use crate::text::names;
use crate::text::questions::THE_GAME;

/// Asks a question on this output, and reads the answer without showing it.
pub type Secret = dyn FnMut(&str, &mut dyn Write) -> io::Result<String>;

/// Rings the bell of this output.
pub type Bell = dyn FnMut(&mut dyn Write) -> io::Result<()>;

/// The source of answers and the destination of sentences.
pub struct Line<'a, I, O> {
    /// The source of answers.
    pub input: I,
    /// The destination of sentences.
    pub output: O,
    /// Whether answers are typed into the same terminal, so that they end the line of the question.
    pub echoed: bool,
    /// Reads a line without showing it, if that is possible.
    pub secret: Option<&'a mut Secret>,
    /// Rings the bell of this output, if it has one.
    pub bell: Option<&'a mut Bell>,
    /// What the destination can show.
    pub display: Display,
    /// How the player starts what is outside of the game.
    pub reach: Reach,
}

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Plays rounds until the player quits or the input ends.
    ///
    /// # Errors
    /// Returns errors of input and output.
    pub fn play<B: Host>(self, session: Session<B>) -> io::Result<()> {
        Conversation { line: self, session, guessed_ahead: None }.hold()
    }

    fn say(&mut self, sentence: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.output, "{}", self.display.plain(sentence.as_ref()))
    }

    fn say_all(&mut self, sentences: impl IntoIterator<Item = impl AsRef<str>>) -> io::Result<()> {
        sentences.into_iter().try_for_each(|sentence| self.say(sentence))
    }
}

/// A game in plain sentences, and its state.
struct Conversation<'a, I, O, B> {
    line: Line<'a, I, O>,
    session: Session<B>,
    /// A guess that was typed before the round in which it is the first.
    guessed_ahead: Option<String>,
}

/// Whether a conversation continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Talk {
    /// It continues.
    GoesOn,
    /// The player quit, or the input ended.
    Ends,
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    fn hold(mut self) -> io::Result<()> {
        self.feed(Input::Begin)?;
        self.line.say_all(home::title(self.session.app()).map(|_| THE_GAME))?;
        while self.go_on()? == Talk::GoesOn {}
        self.act(Action::Interrupt)?;
        let app = self.session.app();
        let is_saved = app.left().is_some() || app.is_saved() == Some(true);
        self.line.say(if is_saved { SAVED_GOODBYE } else { GOODBYE })?;
        self.line.output.flush()
    }

    /// Plays the current screen.
    fn go_on(&mut self) -> io::Result<Talk> {
        match self.session.app().screen() {
            Screen::Setup(_) => self.home(),
            Screen::Playing(_) => self.round(),
            Screen::Puzzle(_) => self.puzzle(),
            Screen::GameOver(_) => self.game_over(),
            Screen::Holding(_) => self.reverse(),
            Screen::HeldOver(_) => self.reverse_over(),
            // No command leads to these screens.
            Screen::Story(_) | Screen::Statistics(_) => {
                self.act(Action::Back)?;
                Ok(Talk::GoesOn)
            }
        }
    }

    /// Feeds an input to the game, and says what went wrong outside.
    fn feed(&mut self, input: Input) -> io::Result<Vec<Event>> {
        let before = self.session.app().notice().map(str::to_owned);
        let events = self.session.feed(input);
        for event in &events {
            if let (Event::Ring, Some(ring)) = (event, &mut self.line.bell) {
                ring(&mut self.line.output)?;
            }
            if let Event::Notice(notice) = event
                && before.as_deref() != Some(notice)
            {
                self.line.say(notice)?;
            }
        }
        Ok(events)
    }

    fn act(&mut self, action: Action) -> io::Result<Vec<Event>> {
        self.feed(Input::Act(action))
    }

    /// Names the current list.
    fn list(&self) -> String {
        let app = self.session.app();
        names::the_list(app.list(), app.library())
    }

    /// Returns to a round that was left unfinished, or says that there is none. Returns whether there is one.
    fn resume(&mut self) -> io::Result<bool> {
        self.feed(Input::FindLeft)?;
        if self.session.app().left().is_none() {
            self.line.say(NOTHING_WAITS)?;
            return Ok(false);
        }
        if home::title(self.session.app()).is_none() {
            self.act(Action::NewGame)?;
        }
        // What it counts for depends on the rounds before.
        self.session.wait();
        self.feed(Input::Pick(Pick::Home(HomeLine::Continue)))?;
        Ok(true)
    }
}

const fn playing(app: &App) -> Option<&Playing> {
    match app.screen() {
        Screen::Playing(playing) => Some(playing),
        _ => None,
    }
}

const fn over(app: &App) -> Option<&GameOver> {
    match app.screen() {
        Screen::GameOver(over) => Some(over),
        _ => None,
    }
}
