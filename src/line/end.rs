//! The end of a round in plain sentences.

use std::io::{self, BufRead, Write};

use super::commands::{self, Asks};
use super::{Conversation, Talk, Unsaid, over, playing};
use crate::app::{Duel, EndItem, HeldEnding, Host, Input, Screen};
use crate::text::Medium::Speech;
use crate::text::conversation::{
    HOW_TO_GO_BACK, NO_ROUND_NOW, NO_SUCH_COMMAND, STORY_OR_HELP, WHAT_NEXT, WHAT_NOW, as_yes_or_no,
};
use crate::text::{career, day, end, judgement};

/// The number of words that are named immediately.
pub(super) const NAMED: usize = 3;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Says how a round ended, and asks for another one.
    pub(super) fn game_over(&mut self) -> io::Result<Talk> {
        self.unsaid = Unsaid::default();
        if let Some(over) = over(self.session.app()) {
            let finished = over.finished();
            self.line.say("")?;
            self.line.say_all(finished.round.occasion().what_if().map(|_| end::ONLY_A_WHAT_IF))?;
            self.line.say(end::verdict(finished, Speech))?;
            if let Some(([ask, _], line)) = end::send_back(over) {
                self.line.say(ask)?;
                self.line.say(line.0)?;
            }
            self.line.say_all(end::others(finished, NAMED))?;
            self.line.output.flush()?;
        }
        self.session.wait();
        if let Some(over) = over(self.session.app()) {
            let finished = over.finished();
            let judged = over.judgement();
            self.line.say_all(end::helped(&finished.round))?;
            self.line.say_all(end::compared(finished))?;
            let decisive = judged.and_then(|it| judgement::decisive(it, finished, Speech));
            self.line.say_all(decisive)?;
            self.line.say_all(career::news(over.news()))?;
            self.line.say_all(day::card_aloud(over))?;
            let is_what_if = finished.round.occasion().what_if().is_some();
            self.line.say(if is_what_if { HOW_TO_GO_BACK } else { STORY_OR_HELP })?;
        }
        self.ask_for_another()
    }

    /// Asks what to do after a round, and answers commands.
    pub(super) fn ask_for_another(&mut self) -> io::Result<Talk> {
        loop {
            let Some(text) = self.line.ask(WHAT_NEXT)? else { return Ok(Talk::Ends) };
            match (as_yes_or_no(&text), commands::find(&text, true)) {
                // A stray Enter neither ends the game nor leaves the round, and nobody asked for a yes or a no.
                (Some(_), _) => self.line.say(WHAT_NOW)?,
                _ if text.is_empty() => self.line.say(WHAT_NOW)?,
                _ if Duel::is_in(&text) => {
                    if let Some(talk) = self.duel_at_the_end(Input::Paste(text))? {
                        return Ok(talk);
                    }
                }
                (None, Some((Asks::Tell(topic), rest))) => {
                    if let Some(talk) = self.answer(topic, &rest)? {
                        return Ok(talk);
                    }
                }
                (None, _) if commands::is_for_another_time(&text) => {
                    self.line.say(NO_ROUND_NOW)?;
                }
                (None, _) => {
                    let available = commands::at(true).map(|row| row.typed);
                    self.line.say(commands::offer(available, &text, NO_SUCH_COMMAND))?;
                }
            }
        }
    }

    /// Goes through the steps of a duel. Returns `None` if the question of the end is to be asked again.
    pub(super) fn duel_at_the_end(&mut self, opens: Input) -> io::Result<Option<Talk>> {
        let talk = self.duel(opens)?;
        let goes_on = talk == Talk::GoesOn && playing(self.session.app()).is_none();
        Ok((!goes_on).then_some(talk))
    }

    /// Begins another round with the same settings, or the player's own after a word that is played once. Anything else that it needs, such as a friend's word, is
    /// asked for.
    pub(super) fn again(&mut self) -> io::Result<Talk> {
        let number = match self.session.app().screen() {
            // A new rung was said, so there is no page to look at.
            Screen::GameOver(over) if over.news().climbed() => return self.climb(),
            Screen::GameOver(over) => over.menu().number_of(EndItem::Again),
            Screen::HeldOver(over) => match over.ending() {
                HeldEnding::Done(menu) => menu.number_of(EndItem::Again),
                HeldEnding::Telling(_) | HeldEnding::Offering(_) => None,
            },
            _ => None,
        };
        if let Some(number) = number {
            self.feed(Input::Choose(number))?;
        }
        Ok(Talk::GoesOn)
    }
}
