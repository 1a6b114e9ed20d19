//! What commands do.

use std::io::{self, BufRead, Write};

use super::commands::{self, Command};
use super::{Conversation, over, playing};
use crate::app::keys::{Action, Context};
use crate::app::{GameOver, HeldOver, Holding, HomeLine, Host, Input, Screen};
use crate::engine::Reply;
use crate::game::round::Finished;
use crate::game::{Round, Turn};
use crate::text::conversation::{NOTHING_WAITS, counts, setting, which_guess, which_word};
use crate::text::keys::Reach;
use crate::text::reverse::{HOW_TO_ANSWER_AT_LENGTH, letters_asked};
use crate::text::round::{
    NOT_LISTED, last_answer, letters_guessed, letters_not_guessed, words_left,
};
use crate::text::{Medium, career, end, form, proof, remark, screens, sentence, story, xray};
use crate::words::{Guess, Word};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Executes a command.
    pub fn obey(&mut self, command: Command, rest: &str) -> io::Result<()> {
        let (app, to) = (self.session.app(), self.line.display.to);
        match command {
            // Who types it in a round that can't be saved may not know that; the pause says so.
            Command::Quit
                if self.line.echoed
                    && self.view.dialog.is_none()
                    && app.context() != Context::WhatIf
                    && app.is_saved() == Some(false) =>
            {
                self.act(Action::Back)
            }
            Command::Quit => {
                self.quits = true;
                Ok(())
            }
            Command::Act(action) => self.act(action),
            // What belongs to the title is reached from there.
            Command::Line(line) => {
                self.go_home()?;
                self.feed(Input::Start(line))
            }
            Command::Repeat => {
                // A slip since then may have taken its place.
                let shown = playing(app).filter(|_| self.view.dialog.is_none());
                let last = shown.and_then(|playing| last_answer(&playing.round, to));
                let last = last.filter(|it| !self.heard.lines.contains(it));
                self.heard.lines.truncate(self.heard.behind);
                self.line.say_all(last)
            }
            Command::Guess if !rest.is_empty() => self.guess(rest),
            Command::Set if !rest.is_empty() => self.choose(rest),
            Command::Continue => {
                self.feed(Input::FindInterrupted)?;
                if self.session.app().interrupted().is_none() {
                    return self.answer([NOTHING_WAITS]);
                }
                self.obey(Command::Line(HomeLine::Continue), "")
            }
            Command::Count(wanted) => {
                if app.shows_words_left() != wanted {
                    self.act(Action::ToggleWordsLeft)?;
                }
                self.answer([counts(wanted)])
            }
            Command::Statistics => {
                self.feed(Input::ReadStatistics)?;
                let app = self.session.app();
                let has_begun = app.has_begun_today();
                let told = |of| career::tell_all(of, has_begun, app.puzzles(), to);
                let lines = app.career().map(told);
                let notice = app.career_notice().map(sentence);
                self.answer(lines.into_iter().flatten().chain(notice))
            }
            Command::GoBack => self.go_back(rest),
            Command::Help => self.line.say_all(self.help()),
            Command::Set | Command::Settings => {
                self.line.say_all(app.rows().map(|row| setting(row, app)))
            }
            _ => {
                let lines = match (playing(app), over(app), app.screen()) {
                    (Some(playing), ..) => self.in_round(command, &playing.round),
                    (_, Some(over), _) => self.at_end(command, over, rest),
                    (
                        ..,
                        Screen::Holding(Holding { round, .. })
                        | Screen::HeldOver(HeldOver { round, .. }),
                    ) if command == Command::Letters => vec![letters_asked(round, to)],
                    _ => Vec::new(),
                };
                self.line.say_all(lines)
            }
        }
    }

    /// Goes to the title, unless it is in front.
    pub fn go_home(&mut self) -> io::Result<()> {
        match self.session.app().context() {
            Context::Home => Ok(()),
            _ => self.act(Action::NewGame),
        }
    }

    /// Says this about what the player did, and nothing else unless it has changed.
    fn answer(&mut self, lines: impl IntoIterator<Item = impl AsRef<str>>) -> io::Result<()> {
        self.acted = false;
        self.line.say_all(lines)
    }

    /// Says what the screen is about, and names its commands.
    fn help(&self) -> Vec<String> {
        let app = self.session.app();
        let answers = (app.context() == Context::Question).then(|| HOW_TO_ANSWER_AT_LENGTH.into());
        let rows = commands::at(app.context())
            .filter(|row| row.works(app))
            .map(commands::CommandRow::help);
        form::about(app).into_iter().chain(answers).chain(rows).collect()
    }

    fn in_round(&self, command: Command, round: &Round) -> Vec<String> {
        let to = self.line.display.to;
        match (command, Turn::last_of(round)) {
            (Command::Seal, _) => remark::seal(round).into_iter().collect(),
            (Command::Letters, _) => {
                vec![letters_guessed(round, to), letters_not_guessed(round, to)]
            }
            (Command::Groups, Some(turn)) if round.is_listed() => xray::sentences(&turn, None, to),
            (Command::Groups, None) if round.is_listed() => vec![screens::NO_XRAY_YET.to_owned()],
            (Command::Groups | Command::WordsLeft, _) => vec![words_left(round)],
            _ => vec![which_word(round)],
        }
    }

    fn at_end(&self, command: Command, over: &GameOver, rest: &str) -> Vec<String> {
        let (finished, to) = (&over.finished, self.line.display.to);
        match command {
            Command::Story => {
                let judged = over.judgement().cloned().unwrap_or_default();
                let mut lines = story::in_short(finished, &judged, to);
                lines.extend(story::turns(finished, &judged, to));
                lines.extend(end::sealed(finished, Reach::Keys));
                lines
            }
            Command::Words => vec![proof::fitting(finished)],
            Command::Letters => vec![letters_guessed(&finished.round, to)],
            Command::Check if !rest.is_empty() => vec![checked(rest, finished, to)],
            _ => vec![which_word(&finished.round)],
        }
    }

    /// Goes back in the round to before a guess, if the text says which.
    fn go_back(&mut self, rest: &str) -> io::Result<()> {
        let Some(over) = over(self.session.app()) else { return Ok(()) };
        let round = &over.finished.round;
        match turn_and_letter(rest, round) {
            Some((turn, instead)) => {
                self.ahead = instead;
                self.feed(Input::GoBack(turn))
            }
            None if round.replies().is_empty() => self.line.say(screens::NO_LETTER),
            None => self.line.say(which_guess(round, self.line.display.to)),
        }
    }
}

/// Returns which guess (from 0) of a round a text names, by itself or by its number.
fn turn_named(text: &str, round: &Round) -> Option<usize> {
    let typed = round.alphabet().read(text).unwrap_or_default();
    let is_named = |reply: &Reply| match &reply.guess {
        Guess::Letter(letter) => typed == [*letter],
        Guess::Word(word) => typed == word.letters(),
    };
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
    let listed = round.start().listed();
    let word = match Word::parse(text.trim(), round.alphabet()) {
        Ok(word) if listed.bars(&word) => return NOT_LISTED.to_owned(),
        Ok(word) if word.letters().len() == round.length() => word,
        Ok(word) => return proof::another_length(&word, round.length()),
        Err(error) => return sentence(&error.to_string()),
    };
    let is_plain = word.spelling() == word.played();
    let word = is_plain.then(|| listed.find(&word)).flatten().unwrap_or(word);
    proof::checked(&word, round.ruled_out(&word).as_ref(), finished, to)
}
