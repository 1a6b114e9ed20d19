//! Answers to commands: what a player can ask for instead of answering the open question.

use std::io::{self, BufRead, Write};

use super::commands::{self, Place, Topic};
use super::round::standing;
use super::{Conversation, Talk, over, playing};
use crate::app::keys::Action;
use crate::app::{Host, Input, Playing, Screen};
use crate::engine::Reply;
use crate::game::{Finished, Round, Turn};
use crate::text::conversation::{
    AFTER_THE_ROUND, NOT_NOW, NOT_THE_SAME, NOTHING_TO_GO_BACK_TO, SAME_GAME, command, which_guess,
    which_word,
};
use crate::text::keys::Reach;
use crate::text::reverse::letters_asked;
use crate::text::typed::{self, Typed};
use crate::text::{
    Medium, career, end, link, proof, questions, round as round_text, sentence, story, xray,
};
use crate::words::Word;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Answers a command. Returns `None` if the open question is to be asked again.
    pub fn answer(&mut self, topic: Topic, rest: &str) -> io::Result<Option<Talk>> {
        match topic {
            Topic::Quit => return Ok(Some(Talk::Ends)),
            Topic::Again => return self.again().map(Some),
            Topic::Statistics => self.statistics()?,
            Topic::Settings => self.tell_settings()?,
            Topic::Lesson => return Ok((self.lesson()? == Talk::Ends).then_some(Talk::Ends)),
            Topic::Challenge => return self.challenge(Input::Act(Action::Duel)),
            Topic::Continue => return Ok(self.resume()?.then_some(Talk::GoesOn)),
            Topic::Set if questions::count_named(rest).is_some() => {
                self.choose_named(rest)?;
            }
            topic => match self.session.app().screen() {
                Screen::Playing(_) => return self.answer_in_round(topic, rest),
                Screen::GameOver(_) | Screen::HeldOver(_)
                    if matches!(
                        topic,
                        Topic::Set | Topic::Today | Topic::Climb | Topic::Puzzle
                    ) =>
                {
                    self.act(Action::NewGame)?;
                    return self.answer_at_home(topic, rest).map(Some);
                }
                Screen::GameOver(_) => return self.answer_at_end(topic, rest),
                Screen::HeldOver(over) if topic == Topic::Story => {
                    self.line.say(letters_asked(over.round(), self.line.display.to))?;
                }
                Screen::HeldOver(_) => self.help(Place::HeldOver)?,
                _ => return self.answer_at_home(topic, rest).map(Some),
            },
        }
        Ok(None)
    }

    /// Names the commands of a place.
    pub fn help(&mut self, place: Place) -> io::Result<()> {
        let occasion = self.session.app().occasion();
        let is_what_if = occasion.is_some_and(|occasion| occasion.what_if().is_some());
        let works = |typed: &&Typed| is_what_if || **typed != typed::BACK;
        self.line.say_all(commands::at(place).filter(works).map(command))
    }

    fn answer_in_round(&mut self, topic: Topic, rest: &str) -> io::Result<Option<Talk>> {
        let Some(playing) = playing(self.session.app()) else { return Ok(None) };
        let round = playing.round();
        match topic {
            Topic::Help => {
                self.line.say(round_text::rules(round, &self.list()))?;
                self.help(Place::Round)?;
            }
            Topic::Repeat => self.line.say_all(standing(playing, self.line.display.to))?,
            Topic::Guess if rest.is_empty() => self.line.say(which_word(round))?,
            Topic::Guess => self.guess(rest)?,
            Topic::Letters => {
                self.line.say(round_text::letters_guessed(round, self.line.display.to))?;
                self.line.say(round_text::letters_not_guessed(round, self.line.display.to))?;
            }
            Topic::WordsLeft => self.line.say(round_text::words_left(round))?,
            Topic::Groups => self.groups(false)?,
            Topic::Why | Topic::Hint | Topic::GiveUp => {
                let action = match topic {
                    Topic::Why => Action::Xray,
                    Topic::Hint => Action::Hint,
                    _ => Action::GiveUp,
                };
                match self.is_sure(action)? {
                    None => return Ok(Some(Talk::Ends)),
                    Some(false) => {}
                    Some(true) if topic == Topic::Why => self.groups(true)?,
                    Some(true) => drop(self.act_in_round(Input::Act(action))?),
                }
            }
            Topic::Back => return self.leave_what_if(),
            Topic::Set => self.line.say(AFTER_THE_ROUND)?,
            _ => self.line.say(NOT_NOW)?,
        }
        Ok(None)
    }

    fn answer_at_end(&mut self, topic: Topic, rest: &str) -> io::Result<Option<Talk>> {
        let Some(over) = over(self.session.app()) else { return Ok(None) };
        let finished = over.finished();
        match topic {
            Topic::Same => {
                self.act(Action::Same)?;
                if playing(self.session.app()).is_some() {
                    return Ok(Some(Talk::GoesOn));
                }
                self.line.say(NOT_THE_SAME)?;
            }
            Topic::Help => self.help(Place::End)?,
            Topic::Story => {
                let judged = over.judgement().cloned().unwrap_or_default();
                self.line.say_all(story::in_short(
                    finished,
                    &judged,
                    self.line.reach,
                    self.line.display.to,
                ))?;
                self.line.say_all(story::turns(finished, &judged, self.line.display.to))?;
            }
            Topic::Share => {
                let share = end::result_to_share(over);
                self.line.say_all(share.aloud())?;
                self.line.say_all(share.lines(self.line.display.unicode, self.line.reach))?;
                if self.line.reach == Reach::Buttons
                    && let Some(opens) = share.opens()
                {
                    self.line.say(SAME_GAME)?;
                    self.line.say(link(&opens))?;
                }
            }
            Topic::Words => self.line.say(story::fitting(finished))?,
            Topic::Check if rest.is_empty() => self.line.say(which_word(&finished.round))?,
            Topic::Check => self.line.say(checked(rest, finished, self.line.display.to))?,
            Topic::WhatIf => return self.go_back(rest),
            Topic::Back => return self.leave_what_if(),
            _ => self.line.say(NOT_NOW)?,
        }
        Ok(None)
    }

    /// Returns from a what-if round to the end of the round that it goes back to.
    fn leave_what_if(&mut self) -> io::Result<Option<Talk>> {
        let app = self.session.app();
        let round = playing(app).map(Playing::round);
        let round = round.or_else(|| over(app).map(|over| &over.finished().round));
        if round.is_none_or(|round| round.occasion().what_if().is_none()) {
            self.line.say(NOT_NOW)?;
            return Ok(None);
        }
        self.act(Action::Origin)?;
        Ok(Some(Talk::GoesOn))
    }

    /// Says into which groups the last letter split the words; with `words`, which takes help, why one of them was kept and
    /// some of their words.
    fn groups(&mut self, words: bool) -> io::Result<()> {
        if words && !playing(self.session.app()).is_some_and(Playing::shows_words) {
            self.act(Action::Xray)?;
        }
        let round = playing(self.session.app()).map(Playing::round);
        let Some((turn, round)) = round.and_then(|round| Some((Turn::last_of(round)?, round)))
        else {
            return self.line.say(round_text::NO_LETTER_YET);
        };
        let why =
            words.then(|| xray::aloud(&turn, round.engine().opponent(), self.line.display.to));
        self.line.say_all(why.into_iter().flatten())?;
        self.line.say(xray::split(&turn, self.line.display.to))?;
        self.line.say_all(xray::largest_groups(&turn, words, self.line.display.to))
    }

    fn statistics(&mut self) -> io::Result<()> {
        self.feed(Input::ReadStatistics)?;
        self.session.wait();
        let app = self.session.app();
        let told = app.career().map(|career| career::tell_all(career, self.line.display.to));
        self.line.say_all(told.into_iter().flatten())
    }

    /// Goes back in the round to before a guess, if the text says which.
    fn go_back(&mut self, rest: &str) -> io::Result<Option<Talk>> {
        let Some(over) = over(self.session.app()) else { return Ok(None) };
        let round = &over.finished().round;
        let Some((turn, instead)) = turn_and_letter(rest, round) else {
            match round.replies().is_empty() {
                true => self.line.say(NOTHING_TO_GO_BACK_TO)?,
                false => self.line.say(which_guess(round, self.line.display.to))?,
            }
            return Ok(None);
        };
        self.guessed_ahead = instead;
        self.feed(Input::GoBack(turn))?;
        Ok(Some(Talk::GoesOn))
    }
}

/// Returns which guess (from 0) of a round a text names, by itself or by its number.
fn turn_named(text: &str, round: &Round) -> Option<usize> {
    let is_named = |reply: &Reply| text.to_uppercase() == reply.guess.text(round.alphabet());
    let named = round.replies().iter().position(is_named);
    let number = || text.parse::<usize>().ok()?.checked_sub(1);
    named.or_else(number).filter(|turn| *turn < round.replies().len())
}

/// Returns the guess (from 0) of a round that a text names, and the letter to guess instead if one follows: "5 t".
fn turn_and_letter(text: &str, round: &Round) -> Option<(usize, Option<String>)> {
    if let Some(turn) = turn_named(text, round) {
        return Some((turn, None));
    }
    let (turn, letter) = text.split_once(' ')?;
    round.alphabet().typed(letter)?;
    Some((turn_named(turn, round)?, Some(letter.to_owned())))
}

/// Says whether every answer of a round holds for a word, spelled as the list spells it.
fn checked(text: &str, finished: &Finished, to: Medium) -> String {
    let round = &finished.round;
    let word = match Word::typed(text, round.alphabet(), round.is_clean()) {
        Ok(word) if word.letters().len() == round.length() => word,
        Ok(word) => return proof::another_length(&word, round.length()),
        Err(error) => return sentence(&error.to_string()),
    };
    let listed = round.start().listed();
    let is_listed = listed.has(&word);
    let is_plain = word.spelling() == word.played();
    let spelled = is_plain.then(|| listed.find(&word)).flatten().unwrap_or(word);
    let word = if round.is_clean() { spelled.unshown_if_blocked() } else { spelled };
    proof::checked(&word, round.ruled_out(&word).as_ref(), is_listed, to)
}
