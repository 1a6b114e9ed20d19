//! The end of a round in plain sentences.

use std::io::{self, BufRead, Write};

use super::commands::{self, Command, Place};
use super::{Conversation, Talk, over};
use crate::app::keys::Action;
use crate::app::{Duel, HeldEnding, Host, Input, Screen};
use crate::text::conversation::{HOW_TO_GO_BACK, IN_A_ROUND, NO_SUCH_COMMAND, WHAT_NEXT};
use crate::text::{career, day, end, judgement, voice};

/// The number of words that are named immediately.
const NAMED: usize = 3;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Says how a round ended, and asks for another one.
    pub fn game_over(&mut self) -> io::Result<Talk> {
        if let Some(over) = over(self.session.app()) {
            let finished = over.finished();
            self.line.say("")?;
            self.line.say_all(finished.round.occasion().what_if().map(|_| end::ONLY_A_WHAT_IF))?;
            self.line.say(end::verdict(finished, self.line.display.to))?;
            self.line.say_all(end::others(finished, NAMED))?;
            self.line.say_all(voice::said(self.session.app()))?;
            if let Some((ask, line)) = end::send_back(over) {
                self.line.say(ask)?;
                self.line.say(line.0)?;
            }
            self.line.output.flush()?;
        }
        self.session.wait();
        if let Some(over) = over(self.session.app()) {
            let finished = over.finished();
            let judged = over.judgement();
            self.line.say_all(end::helped(&finished.round))?;
            self.line.say_all(end::compared(finished))?;
            let decisive =
                judged.and_then(|it| judgement::decisive(it, finished, self.line.display.to));
            self.line.say_all(decisive)?;
            self.line.say_all(career::news(over.news()))?;
            self.line.say_all(day::card_aloud(over))?;
            self.line.say_all(finished.round.occasion().what_if().map(|_| HOW_TO_GO_BACK))?;
        }
        self.ask_for_another(Place::End)
    }

    /// Asks what to do after a round, and answers commands.
    pub fn ask_for_another(&mut self, place: Place) -> io::Result<Talk> {
        loop {
            let Some(text) = self.line.ask(WHAT_NEXT)? else { return Ok(Talk::Ends) };
            let talk = match commands::find(&text, place) {
                _ if Duel::is_in(&text) => self.challenge(Input::Paste(text))?,
                Some(Command::Here(topic, rest)) => self.answer(topic, &rest)?,
                Some(Command::Elsewhere) => {
                    self.line.say(IN_A_ROUND)?;
                    None
                }
                None => {
                    let meant = commands::meant(&text, place);
                    self.line.say(meant.unwrap_or_else(|| NO_SUCH_COMMAND.to_owned()))?;
                    None
                }
            };
            if let Some(talk) = talk {
                return Ok(talk);
            }
        }
    }

    /// Begins what *play on* begins. Anything that it needs, such as a friend's word, is asked for.
    pub fn again(&mut self) -> io::Result<Talk> {
        let number = match self.session.app().screen() {
            // A new rung was said, so there is no page to look at.
            Screen::GameOver(over) if over.news().climbed() => return self.climb(),
            Screen::GameOver(over) => over.menu().number_of(Action::Again),
            Screen::HeldOver(over) => match over.ending() {
                HeldEnding::Done(menu) => menu.number_of(Action::Again),
                HeldEnding::Telling(_) => None,
            },
            _ => None,
        };
        if let Some(number) = number {
            self.feed(Input::Choose(number))?;
        }
        Ok(Talk::GoesOn)
    }
}
