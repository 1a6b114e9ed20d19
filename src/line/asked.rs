//! What can be asked for in a round besides a letter, and how it is told.

use std::io::{self, BufRead, Write};

use super::commands::{self, Command, Topic};
use super::{Line, Talk, Unsaid, list, playing};
use crate::app::keys::Action;
use crate::app::{Host, Input, Session};
use crate::text::aloud::{families, more_families, other_families, xray};
use crate::text::lines::{
    self, NO_LETTER_YET, command, letters_guessed, letters_not_guessed, rules,
    words_left_from_now_on, words_left_now, you_can_say,
};
use crate::text::remark::aloud;
use crate::text::{confirm, sealed};

/// Families that are told at once.
const TOLD: usize = 3;

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Says who plays, by which rules, and what can be said; of a later round only what is other.
    pub(super) fn introduce<B: Host>(&mut self, session: &Session<B>) -> io::Result<()> {
        let Some(playing) = playing(session.app()) else { return Ok(()) };
        self.say("")?;
        if playing.round().what_if().is_some() {
            self.say(&aloud(playing.remark(), playing.round()))?;
            return self.say(lines::HOW_TO_GO_BACK);
        }
        if let Some(changes) = self.introduced.changes(playing.round(), list(session.app())) {
            return self.say(&changes);
        }
        self.say(&rules(playing.round(), list(session.app())))?;
        let typed = commands::of(playing.round(), false);
        let typed: Vec<_> = typed.map(|command| command.typed.name()).collect();
        self.say(&you_can_say(&typed))
    }

    /// Says what each of these commands does.
    pub(super) fn tell_commands(
        &mut self,
        mut commands: impl Iterator<Item = &'static Command>,
    ) -> io::Result<()> {
        commands.try_for_each(|row| self.say(&command(row.typed.name(), row.typed.does)))
    }

    /// Tells what was asked for in a round.
    pub(super) fn tell_in_round<B: Host>(
        &mut self,
        session: &mut Session<B>,
        topic: Topic,
    ) -> io::Result<Talk> {
        let Some(playing) = playing(session.app()) else { return Ok(Talk::GoesOn) };
        let round = playing.round();
        match topic {
            Topic::Help => {
                self.say(&rules(round, list(session.app())))?;
                self.tell_commands(commands::of(round, false))?;
            }
            Topic::Repeat => self.describe(playing, true)?,
            Topic::Letters => {
                self.say(&letters_guessed(round))?;
                self.say(&letters_not_guessed(round.engine().alphabet(), round.guessed()))?;
            }
            Topic::WordsLeft => self.say(&words_left_now(playing.shows_words_left(), round))?,
            Topic::Count(wanted) => self.count(session, wanted)?,
            Topic::Xray => self.tell_xray(session, true)?,
            Topic::Families => self.tell_xray(session, false)?,
            Topic::More => self.tell_more()?,
            Topic::Seal => match round.seal() {
                Some(seal) => self.say(&sealed(seal))?,
                None => self.say(lines::NO_SEAL)?,
            },
            Topic::NewGame if round.what_if().is_some() => self.say(lines::NOT_NOW)?,
            Topic::NewGame => return self.new_game(session),
            Topic::Quit => return Ok(Talk::Ends),
            Topic::Back if round.what_if().is_some() => {
                self.feed(session, Input::Act(Action::Origin))?;
            }
            Topic::Back => self.say(lines::NOT_NOW)?,
            // They are for the end of a round, and for one in which the player holds the word.
            Topic::Undo
            | Topic::GiveUp
            | Topic::Story
            | Topic::Slips
            | Topic::WhatIf
            | Topic::Against
            | Topic::Lesson
            | Topic::Share
            | Topic::Words
            | Topic::Prove
            | Topic::Change
            | Topic::Climb
            | Topic::Statistics(_) => {}
        }
        Ok(Talk::GoesOn)
    }

    /// Leaves the round for the questions before one; where that gives it up, only with a yes.
    fn new_game<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        let Some(playing) = playing(session.app()) else { return Ok(Talk::GoesOn) };
        let round = playing.round();
        if !round.replies().is_empty() {
            let question = confirm::give_up(session.app().is_todays_attempt(round));
            match self.ask_yes_or_no(question, false, lines::GIVE_UP_HELP)? {
                None => return Ok(Talk::Ends),
                Some(false) => return Ok(Talk::GoesOn),
                Some(true) => {}
            }
        }
        self.answered = super::AnsweredByFlags::default();
        self.feed(session, Input::Act(Action::NewGame))?;
        Ok(Talk::GoesOn)
    }

    /// Says which families the last letter made, which is peeking; or, if it is to be told `why` one of them was kept,
    /// that and the others.
    fn tell_xray<B: Host>(&mut self, session: &mut Session<B>, why: bool) -> io::Result<()> {
        self.feed(session, Input::Act(Action::Xray))?;
        let Some(playing) = playing(session.app()) else { return Ok(()) };
        let engine = playing.round().engine();
        match playing.xray().and_then(|shown| shown.turn.as_ref()) {
            None => self.say(NO_LETTER_YET)?,
            Some(turn) => {
                if why {
                    for told in xray(turn, engine.opponent(), engine.alphabet()) {
                        self.say(&told)?;
                    }
                }
                let of = if why { other_families } else { families };
                let families = of(turn, engine.alphabet());
                // After a letter that no word fits there is none.
                if !families.is_empty() {
                    self.tell_some(Unsaid::of(families, TOLD, more_families))?;
                }
            }
        }
        self.feed(session, Input::Act(Action::Xray))?;
        Ok(())
    }

    /// Has the words left said after each letter from now on, or no longer.
    fn count<B: Host>(&mut self, session: &mut Session<B>, wanted: bool) -> io::Result<()> {
        if playing(session.app()).is_some_and(|playing| playing.shows_words_left() != wanted) {
            self.feed(session, Input::Act(Action::ToggleWordsLeft))?;
        }
        let Some(playing) = playing(session.app()) else { return Ok(()) };
        self.say(&words_left_from_now_on(wanted, playing.round()))
    }

    /// Says what there is to say to a text that is neither a letter nor a command of now.
    pub(super) fn refuse(&mut self, text: &str) -> io::Result<()> {
        match commands::is_for_another_time(text) {
            true => self.say(lines::AFTER_THE_ROUND),
            false => self.say(lines::ONE_LETTER),
        }
    }
}
