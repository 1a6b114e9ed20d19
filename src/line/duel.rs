//! A duel with somebody who is somewhere else, in plain sentences.

use std::io::{self, BufRead, Write};

use super::{Conversation, Talk};
use crate::app::keys::Action;
use crate::app::{DuelStep, Host, Input};
use crate::text::duel::{
    self, ENTER_GOES_BACK, ENTER_GOES_BACK_FROM_A_LINE, PLAY_IT, PLAY_IT_HELP,
};
use crate::text::typed;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Goes through the steps of a duel, until it is left or its round begins.
    pub(super) fn duel(&mut self, opens: Input) -> io::Result<Talk> {
        self.feed(opens)?;
        let mut shown = Vec::new();
        while let Some(duel) = self.session.app().duel() {
            let step = duel.step().clone();
            let is_listed = match &step {
                DuelStep::Misses(word) => self.session.app().is_listed(word),
                _ => true,
            };
            let text = duel::step(&step, is_listed, self.line.reach);
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
                DuelStep::Begin => self.word_or_line(&format!("{question} {ENTER_GOES_BACK}"))?,
                DuelStep::Answered(_) => {
                    self.word_or_line(&format!("{question} {ENTER_GOES_BACK_FROM_A_LINE}"))?
                }
                DuelStep::Misses(_) => match self.line.ask(&question)? {
                    Some(text) if typed::QUIT.is(&text.to_lowercase()) => None,
                    Some(text) if typed::BACK.is(&text.to_lowercase()) => {
                        Some(Input::Act(Action::Back))
                    }
                    text => text.map(Input::Enter),
                },
                DuelStep::Received(_) => {
                    let yes = self.line.ask_yes_or_no(PLAY_IT, PLAY_IT_HELP)?;
                    yes.map(|yes| Input::Act(if yes { Action::Confirm } else { Action::Back }))
                }
                DuelStep::Send(_) | DuelStep::Checked(..) => Some(Input::Act(Action::Back)),
            };
            let Some(input) = input else { return Ok(Talk::Ends) };
            self.feed(input)?;
        }
        Ok(Talk::GoesOn)
    }

    /// Asks for a word or a line. Returns `None` at the end of the input.
    fn word_or_line(&mut self, question: &str) -> io::Result<Option<Input>> {
        let text = self.line.ask_for_any_word(question)?;
        Ok(text.map(|text| match text.is_empty() {
            true => Input::Act(Action::Back),
            false => Input::Enter(text),
        }))
    }
}
