//! A challenge of a friend, in plain sentences.

use std::io::{self, BufRead, ErrorKind, Write};

use super::{Conversation, Talk, playing};
use crate::app::keys::Action;
use crate::app::{DuelItem, DuelStep, Host, Input};
use crate::line::asking::{ESC, trimmed};
use crate::text::duel::{
    self, BACK_GOES_BACK, ENTER_GOES_BACK_FROM_A_LINE, PLAY_IT, PLAY_IT_HELP, WHO_PLAYS,
};
use crate::text::typed;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Goes through the steps of a challenge, until it is left or its round begins.
    pub fn duel(&mut self, opens: Input) -> io::Result<Talk> {
        self.feed(opens)?;
        self.duel_steps()
    }

    /// Does the same as [`duel`](Self::duel). Returns `None` if the question of the end is to be asked again.
    pub fn challenge(&mut self, opens: Input) -> io::Result<Option<Talk>> {
        let talk = self.duel(opens)?;
        let goes_on = talk == Talk::GoesOn && playing(self.session.app()).is_none();
        Ok((!goes_on).then_some(talk))
    }

    pub fn duel_steps(&mut self) -> io::Result<Talk> {
        let mut shown = Vec::new();
        while let Some(duel) = self.session.app().duel() {
            let (step, plays_too) = (duel.step().clone(), duel.plays_too());
            let is_listed = match &step {
                DuelStep::Word(word) => self.session.app().is_listed(word),
                _ => true,
            };
            let text = duel::step(duel, is_listed, self.line.reach);
            if let Some(fault) = duel.fault() {
                self.line.say(duel::fault(fault))?;
            }
            let is_new = !shown.contains(&step);
            shown.push(step.clone());
            if duel.asks() {
                // The question comes last, so that it is what a listener remembers.
                self.line.say_all(text.rest.iter().filter(|_| is_new))?;
            } else {
                self.line.say_all(&text.first)?;
                text.lines.iter().try_for_each(|line| self.line.say(&line.0))?;
                self.line.say_all(&text.rest)?;
            }
            let question = text.first.join(" ");
            let input = match step {
                DuelStep::Begin => self.word_or_line(&format!("{question} {BACK_GOES_BACK}"))?,
                DuelStep::Answered(_) => {
                    let question = format!("{question} {ENTER_GOES_BACK_FROM_A_LINE}");
                    let text = self.line.ask_for_any_word(&question)?;
                    text.map(|text| match text.is_empty() {
                        true => Input::Act(Action::Back),
                        false => Input::Enter(text),
                    })
                }
                DuelStep::Word(_) => self.who_plays()?,
                DuelStep::Received(_) => self.plays()?,
                DuelStep::Send(_) if plays_too => self.plays()?,
                DuelStep::Send(_) | DuelStep::Checked(..) | DuelStep::Compared(..) => {
                    Some(Input::Act(Action::Back))
                }
            };
            let Some(input) = input else { return Ok(Talk::Ends) };
            self.feed(input)?;
        }
        Ok(Talk::GoesOn)
    }

    /// Asks whether to play. Returns `None` at the end of the input.
    fn plays(&mut self) -> io::Result<Option<Input>> {
        let yes = self.line.ask_yes_or_no(PLAY_IT, PLAY_IT_HELP)?;
        Ok(yes.map(|yes| Input::Act(if yes { Action::Confirm } else { Action::Back })))
    }

    /// Asks who plays the word. Returns `None` at the end of the input.
    fn who_plays(&mut self) -> io::Result<Option<Input>> {
        let Some(text) = self.line.ask(WHO_PLAYS)? else { return Ok(None) };
        let item = match text.to_lowercase().as_str() {
            "" | "here" => DuelItem::Here,
            "elsewhere" => DuelItem::Elsewhere,
            _ => return Ok(Some(Input::Act(Action::Back))),
        };
        let number = self.session.app().duel().and_then(|duel| duel.menu().number_of(item));
        Ok(number.map(Input::Choose))
    }

    /// Asks for a word or a line, which is not shown where that is possible. Returns `None` at the end of the input.
    fn word_or_line(&mut self, question: &str) -> io::Result<Option<Input>> {
        let text = match &mut self.line.secret {
            Some(secret) => {
                let question = format!("{} ", self.line.display.plain(question));
                match secret(&question, &mut self.line.output) {
                    Err(error) if error.kind() == ErrorKind::UnexpectedEof => None,
                    text => Some(text?),
                }
            }
            None => self.line.ask_for_any_word(question)?,
        };
        let text = text.map(|text| trimmed(&text).trim_matches(ESC).to_owned());
        Ok(text.map(|text| match typed::BACK.is(&text.to_lowercase()) {
            true => Input::Act(Action::Back),
            false => Input::Enter(text),
        }))
    }
}
