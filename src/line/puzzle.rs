//! A puzzle in plain sentences.

use std::io::{self, BufRead, Write};

use super::commands::{self, Command, Place, Topic};
use super::{Conversation, Talk};
use crate::app::keys::Action;
use crate::app::{App, Host, PuzzleScreen, Screen};
use crate::text::conversation::{NOT_NOW, ONE_LETTER, YOUR_LETTER, after_a_puzzle};
use crate::text::{puzzle, sentence};

const fn shown(app: &App) -> Option<&PuzzleScreen> {
    match app.screen() {
        Screen::Puzzle(screen) => Some(screen),
        _ => None,
    }
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Plays a puzzle until the player leaves it.
    pub fn puzzle(&mut self) -> io::Result<Talk> {
        let mut said = None;
        while let Some(screen) = shown(self.session.app()) {
            let number = screen.number();
            if said.replace(number) != Some(number) {
                self.line.say("")?;
                self.line.say(sentence(&puzzle::name(screen).join(", ")))?;
                self.tell_puzzle()?;
            }
            let Some(screen) = shown(self.session.app()) else { break };
            let can_retry = screen.menu().map(|menu| menu.number_of(Action::Same).is_some());
            let question = can_retry.map_or(YOUR_LETTER, after_a_puzzle);
            let Some(text) = self.line.ask(question)? else { return Ok(Talk::Ends) };
            let alphabet = self.session.app().alphabet();
            match (commands::find(&text, Place::Puzzle), can_retry) {
                (Some(Command::Here(Topic::Quit, _)), _) => return Ok(Talk::Ends),
                (Some(Command::Here(Topic::Help, _)), _) => {
                    self.line.say(puzzle::ABOUT)?;
                    self.help(Place::Puzzle)?;
                }
                (Some(Command::Here(Topic::Repeat, _)), _) => self.tell_puzzle()?,
                (Some(Command::Here(Topic::Back, _)), _) => drop(self.act(Action::Back)?),
                (Some(Command::Here(Topic::Again, _)), Some(true)) => {
                    self.act(Action::Same)?;
                    self.tell_puzzle()?;
                }
                (Some(Command::Here(Topic::Next, _)), Some(_)) => drop(self.act(Action::Again)?),
                (Some(Command::Here(Topic::Share, _)), Some(false)) => {
                    let Some(screen) = shown(self.session.app()) else { break };
                    let (unicode, reach) = (self.line.display.unicode, self.line.reach);
                    self.line.say_all(puzzle::share(screen, unicode, reach))?;
                }
                (None, Some(can_retry)) if text.is_empty() => {
                    self.act(if can_retry { Action::Same } else { Action::Again })?;
                }
                (None, None) => match alphabet.typed(&text) {
                    Some(letter) => {
                        self.act(Action::Type(alphabet.upper(letter)))?;
                        self.tell_answer()?;
                    }
                    None => self.line.say(ONE_LETTER)?,
                },
                _ => self.line.say(NOT_NOW)?,
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Describes the position and asks the question.
    fn tell_puzzle(&mut self) -> io::Result<()> {
        let Some(screen) = shown(self.session.app()) else { return Ok(()) };
        self.line.say_all(puzzle::position(screen.position(), self.line.display.to))?;
        let asks = screen.menu().is_none() && screen.position() == screen.puzzle().position();
        self.line.say_all(asks.then_some(puzzle::QUESTION))
    }

    /// Says what came of the last letter, and what is left.
    fn tell_answer(&mut self) -> io::Result<()> {
        let Some(screen) = shown(self.session.app()) else { return Ok(()) };
        self.line.say(puzzle::remark(screen, self.line.display.to))?;
        match screen.is_solved() {
            true => Ok(()),
            false => self.line.say_all(puzzle::position(screen.position(), self.line.display.to)),
        }
    }
}
