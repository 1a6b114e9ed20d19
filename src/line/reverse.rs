//! A round in plain sentences in which the player holds the word and the computer guesses.

mod understood;

use std::io::{self, BufRead, Write};

use super::commands::{self, Command, Place, Topic};
use super::{Conversation, Talk};
use crate::app::keys::Action;
use crate::app::{Event, HeldEnding, Holding, Host, Input, Screen};
use crate::text::conversation::{NOT_NOW, as_yes_or_no};
use crate::text::remark::in_reverse;
use crate::text::reverse::{
    HOW_TO_ANSWER, HOW_TO_ANSWER_AT_LENGTH, WHAT_WAS_IT, YES_OR_NO_IS_IT, confidence, held_in_mind,
    held_rules, i_have_left, is_it, letters_asked, no_or_where, question, slips, taken, took_back,
    verdict, what_was_it, you_said,
};
use crate::text::round::word;
use crate::text::{Medium, sentence};
use understood::places;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Plays a round in which the player holds the word.
    pub fn reverse(&mut self) -> io::Result<Talk> {
        if let Screen::Holding(holding) = self.session.app().screen() {
            self.line.say("")?;
            self.line.say(held_in_mind(holding.round().length()))?;
            self.line.say(i_have_left(holding.round()))?;
        }
        while let Screen::Holding(holding) = self.session.app().screen() {
            let Some(question) = asked(holding, self.line.display.to) else {
                return Ok(Talk::Ends);
            };
            let Some(text) = self.line.ask(&question)? else { return Ok(Talk::Ends) };
            if self.answer_in_reverse(&text)? == Talk::Ends {
                return Ok(Talk::Ends);
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Hands in an answer to the question, or answers a command.
    fn answer_in_reverse(&mut self, text: &str) -> io::Result<Talk> {
        let Screen::Holding(holding) = self.session.app().screen() else {
            return Ok(Talk::GoesOn);
        };
        let round = holding.round();
        let input = match holding.letter() {
            None => as_yes_or_no(text).map(|yes| Input::Choose(usize::from(!yes))),
            Some(letter) => match places(round, letter, text) {
                None => None,
                Some(Ok(places)) => {
                    match places.iter().try_for_each(|place| round.check_free(place)) {
                        Ok(()) => Some(Input::Places(places)),
                        Err(error) => {
                            self.line.say(taken(error, round.alphabet(), self.line.display.to))?;
                            return Ok(Talk::GoesOn);
                        }
                    }
                }
                Some(Err(wrong)) => {
                    self.line.say(wrong)?;
                    return Ok(Talk::GoesOn);
                }
            },
        };
        match (input, commands::find(text, Place::Held)) {
            (Some(input), _) => self.act_in_reverse(input)?,
            (None, Some(Command::Here(topic, _))) => match topic {
                Topic::Quit => return Ok(Talk::Ends),
                Topic::Undo => self.act_in_reverse(Input::Act(Action::Erase))?,
                Topic::GiveUp => self.act_in_reverse(Input::Act(Action::GiveUp))?,
                Topic::Repeat => {
                    let said = [i_have_left(round), letters_asked(round, self.line.display.to)];
                    self.line
                        .say_all(said.into_iter().chain(known(holding, self.line.display.to)))?;
                }
                _ => {
                    self.line.say(held_rules(round))?;
                    self.line.say(HOW_TO_ANSWER_AT_LENGTH)?;
                    self.help(Place::Held)?;
                }
            },
            (None, Some(Command::Elsewhere)) => self.line.say(NOT_NOW)?,
            // An empty line is not a no: it may be a stray Enter.
            (None, None) if text.is_empty() => {}
            (None, None) => {
                let wrong = holding
                    .letter()
                    .map(|letter| no_or_where(letter, round.alphabet(), self.line.display.to));
                let meant = commands::meant(text, Place::Held).or(wrong);
                self.line.say_all(meant)?;
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Does something in the round, and says what came of it and what the computer knows now.
    fn act_in_reverse(&mut self, input: Input) -> io::Result<()> {
        let events = self.feed(input)?;
        let (round, holding) = match self.session.app().screen() {
            Screen::Holding(holding) => (holding.round(), Some(holding)),
            Screen::HeldOver(over) => (over.round(), None),
            _ => return Ok(()),
        };
        let said = events.iter().find_map(|event| match event {
            Event::PlayerAnswered(answer) => {
                Some(you_said(answer, round.alphabet(), self.line.display.to))
            }
            Event::TookBack(answer) => {
                Some(took_back(answer, round.alphabet(), self.line.display.to))
            }
            _ => None,
        });
        match (said, holding) {
            (None, Some(holding)) => {
                self.line.say(in_reverse(holding.remark(), round, self.line.display.to))
            }
            (said, Some(holding)) => {
                self.line.say_all(said)?;
                self.line.say(i_have_left(round))?;
                self.line.say_all(known(holding, self.line.display.to))
            }
            (said, None) => self.line.say_all(said),
        }
    }

    /// Says how the round ended, and asks for a word that was not found.
    pub fn reverse_over(&mut self) -> io::Result<Talk> {
        self.line.say("")?;
        if let Screen::HeldOver(over) = self.session.app().screen()
            && over.word().is_none()
        {
            self.line.say(verdict(over.round(), None))?;
        }
        while let Screen::HeldOver(over) = self.session.app().screen()
            && matches!(over.ending(), HeldEnding::Telling(_))
        {
            if let Some(remark) = over.remark() {
                self.line.say(in_reverse(remark, over.round(), self.line.display.to))?;
            }
            let Some(text) = self.line.ask_for_any_word(&what_was_it(WHAT_WAS_IT))? else {
                return Ok(Talk::Ends);
            };
            self.feed(match text.is_empty() {
                true => Input::Act(Action::Back),
                false => Input::Enter(text),
            })?;
        }
        if let Screen::HeldOver(over) = self.session.app().screen()
            && let Some(word) = over.word()
        {
            self.line.say(verdict(over.round(), Some(word)))?;
            self.line.say_all(slips(over.round(), word, self.line.display.to))?;
        }
        if let Screen::HeldOver(over) = self.session.app().screen()
            && let Some(remark) = over.remark()
        {
            self.line.say(in_reverse(remark, over.round(), self.line.display.to))?;
        }
        self.ask_for_another(Place::HeldOver)
    }
}

/// Returns the computer's question. The first one says how to answer.
fn asked(holding: &Holding, to: Medium) -> Option<String> {
    let round = holding.round();
    if let Some((word, _)) = holding.word() {
        return Some(format!("{} {YES_OR_NO_IS_IT}", is_it(word)));
    }
    let question = question(holding.letter()?, round.alphabet(), to);
    Some(match round.answers().is_empty() {
        true => format!("{question} {HOW_TO_ANSWER}"),
        false => question,
    })
}

/// Says what the computer knows of the word.
fn known(holding: &Holding, to: Medium) -> [String; 2] {
    let round = holding.round();
    let confidence = confidence(round.position().candidates(), holding.listed());
    [word(round.pattern(), to), sentence(&confidence)]
}
