//! The form before a round, as questions: the answers are entered into its rows.

mod friends;
mod meaning;
mod telling;

use std::io::{self, BufRead, Write};

use super::{AnsweredByFlags, Conversation, Talk};
use crate::app::keys::Action;
use crate::app::{App, Host, Input, Pick, Row, Screen, Setup};
use crate::game::Lives;
use crate::text::friend::the_word_has;
use crate::text::questions::{
    self, FIRST_QUESTION, THE_GAME, how_many_letters, how_many_lives, settings,
};
use crate::text::remark::{form_error, remark as said_of};
use crate::text::{Medium, names, sentence, typed};
use meaning::no_difficulty;
use telling::only_length;

/// What a player types at a question of the form.
enum Entry {
    /// An input for the question's row.
    Input(Input),
    /// A value for any row.
    Pick(Pick),
    /// Something that has been dealt with; the open question is asked again.
    Again,
    /// The player quit, or the input ended.
    Ends,
}

impl From<Talk> for Entry {
    fn from(talk: Talk) -> Self {
        match talk {
            Talk::Ends => Self::Ends,
            Talk::GoesOn => Self::Again,
        }
    }
}

const fn form(app: &App) -> Option<&Setup> {
    match app.screen() {
        Screen::Setup(form) => Some(form),
        _ => None,
    }
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Asks for what flags have not answered, until a round begins.
    pub(super) fn fill_in(&mut self) -> io::Result<Talk> {
        let mut remark = form(self.session.app()).and_then(|form| error(self.session.app(), form));
        let mut is_introduced = false;
        loop {
            self.session.catch_up();
            let Some(form) = form(self.session.app()) else { break };
            let row = form.focus();
            // A value that a flag set is asked for if it turned out to be wrong.
            if let Some(remark) = &remark {
                self.line.say(sentence(remark))?;
            } else if self.is_answered(row) {
                remark = self.enter(Input::Act(Action::Accept))?;
                continue;
            }
            let only = only_length(self.session.app(), form).filter(|_| row == Row::Length);
            if matches!(row, Row::Length | Row::Word)
                && !std::mem::replace(&mut is_introduced, true)
            {
                let list = names::the_list_in_full(form.list(), self.session.app().library());
                let is_first = self.introduced.is_first_form();
                if is_first {
                    self.line.say(THE_GAME)?;
                    let offer = form.suggested().map(|language| language.language());
                    self.line.say_all(offer.map(questions::suggested))?;
                }
                if row == Row::Length {
                    self.line.say(settings(form.opponent(), &list))?;
                } else if is_first || !self.answered.opponent {
                    let alphabet = self.session.app().library().alphabet(form.list());
                    self.line.say(questions::the_opponent_is_a_friend(alphabet))?;
                }
            }
            // If all words have one length, there is nothing to choose.
            if let Some(only) = only.filter(|_| remark.is_none()) {
                remark = self.take_input(row, Input::Enter(only.to_string()))?;
                continue;
            }
            remark = match self.ask_for_row(row)? {
                Entry::Ends => return Ok(Talk::Ends),
                Entry::Again => None,
                Entry::Pick(pick) => {
                    // If nobody is there to type a word, the next opponent has to be introduced.
                    is_introduced &= row != Row::Word || !matches!(pick, Pick::Opponent(_));
                    self.take(row, pick)?
                }
                Entry::Input(input) => self.take_input(row, input)?,
            };
        }
        Ok(Talk::GoesOn)
    }

    /// Whether a row need not be asked for.
    const fn is_answered(&self, row: Row) -> bool {
        let answered = &self.answered;
        match row {
            Row::Opponent | Row::Language | Row::List | Row::Opening => true,
            Row::Length => answered.length,
            Row::Lives => answered.lives,
            // The last row begins the round.
            Row::Play => true,
            Row::Word => false,
        }
    }

    /// Confirms a row, and returns what is wrong with it.
    fn enter(&mut self, input: Input) -> io::Result<Option<String>> {
        self.feed(input)?;
        Ok(form(self.session.app()).and_then(|form| error(self.session.app(), form)))
    }

    /// Asks the question before that of this row again.
    fn step_back(&mut self, row: Row) -> io::Result<()> {
        self.answered =
            AnsweredByFlags { opponent: self.answered.opponent, ..AnsweredByFlags::default() };
        let only = form(self.session.app()).and_then(|form| only_length(self.session.app(), form));
        if matches!(row, Row::Length | Row::Word) || row == Row::Lives && only.is_some() {
            return self.line.say(FIRST_QUESTION);
        }
        self.act(Action::Previous)?;
        Ok(())
    }

    /// Enters the answer to the question of a row, and says what follows from it. Returns what is wrong with it.
    pub(super) fn take_input(&mut self, row: Row, input: Input) -> io::Result<Option<String>> {
        let daily = input == Input::Act(Action::Daily);
        let remark = self.enter(input)?;
        match self.session.app().screen() {
            // Which day it is, and whether this attempt counts.
            Screen::Playing(playing) if daily => {
                let said = said_of(playing.remark(), playing.round(), Medium::Speech);
                self.line.say(said)?;
            }
            Screen::Setup(form) if remark.is_none() => match row {
                Row::Word => {
                    let is_listed = self.session.app().knows_friends_word(form);
                    self.line.say(the_word_has(form.word_letters(), is_listed))?;
                }
                Row::Length => self.tell_length()?,
                Row::Lives => self.warn()?,
                Row::Opponent | Row::Language | Row::List | Row::Opening | Row::Play => {}
            },
            _ => {}
        }
        Ok(remark)
    }

    /// Gives a row a value, says so, and returns to the open question. Returns what is wrong with the row.
    fn take(&mut self, asked: Row, pick: Pick) -> io::Result<Option<String>> {
        self.feed(Input::Pick(pick))?;
        let Some(form) = form(self.session.app()) else { return Ok(None) };
        match pick {
            // The question that follows introduces who replaces the friend.
            Pick::Opponent(_) if asked == Row::Word => self.answered = AnsweredByFlags::default(),
            Pick::Opponent(holder) => {
                self.answered.opponent = true;
                self.line.say(questions::chosen(holder))?;
            }
            Pick::Opening(choice) => self.line.say(questions::chosen_opening(choice))?,
            Pick::Language(_) | Pick::List(_) => {
                let name = names::the_list(form.list(), self.session.app().library());
                self.line.say(questions::chosen_list(&name))?;
            }
            Pick::Difficulty(difficulty) => {
                // The length may still change, and the misses with it.
                let misses = form.lives().parse().ok().filter(|_| asked != Row::Length);
                self.line.say(questions::chosen_difficulty(difficulty, misses))?;
                self.warn()?;
                if asked == Row::Length {
                    self.feed(Input::Pick(Pick::Row(Row::Length)))?;
                    return Ok(None);
                }
            }
            Pick::Row(_) | Pick::Length(_) | Pick::Play => {}
        }
        // Other values belong to rows before the open question.
        let is_later = matches!(pick, Pick::Opening(_));
        if is_later || asked == Row::Word && !matches!(pick, Pick::Opponent(_)) {
            self.feed(Input::Pick(Pick::Row(asked)))?;
            return Ok(None);
        }
        self.enter(Input::Act(Action::Accept))
    }

    /// Asks for a row once.
    fn ask_for_row(&mut self, row: Row) -> io::Result<Entry> {
        match row {
            Row::Length => self.ask_length(),
            Row::Lives => self.ask_guesses(),
            Row::Word => self.ask_word(),
            // What is wrong with the whole form can be mended at the last question.
            Row::Play => Ok(Entry::Pick(Pick::Row(Row::Lives))),
            Row::Opponent | Row::Language | Row::List | Row::Opening => {
                Ok(Entry::Input(Input::Act(Action::Accept)))
            }
        }
    }

    fn ask_length(&mut self) -> io::Result<Entry> {
        let app = self.session.app();
        let Some(form) = form(app) else { return Ok(Entry::Again) };
        let list = app.library().list(form.list());
        let (first, last) = list.span().into_inner();
        // After an answer that was wrong, Enter means what it meant before.
        let typed = form.length().parse().ok().filter(|length| list.count(*length) > 0);
        let default = typed
            .unwrap_or_else(|| app.library().nearest_length(form.list(), app.preferences().length));
        let enter = match app.has_any_length() {
            true => typed::ANY.to_owned(),
            false => default.to_string(),
        };
        let question = how_many_letters(first, last, &enter);
        let Some(text) = self.line.ask(&question)? else { return Ok(Entry::Ends) };
        if text.eq_ignore_ascii_case(typed::ANY) {
            if !self.session.app().has_any_length() {
                self.feed(Input::Act(Action::ToggleAnyLength))?;
            }
            return Ok(Entry::Input(Input::Act(Action::Accept)));
        }
        if text.is_empty() {
            return Ok(Entry::Input(match typed {
                Some(_) => Input::Act(Action::Accept),
                None => Input::Enter(default.to_string()),
            }));
        }
        if text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(Entry::Input(Input::Enter(text)));
        }
        if let Some(length) = typed::number(&text.to_lowercase()) {
            return Ok(Entry::Input(Input::Enter(length.to_string())));
        }
        self.understand_or_say(Row::Length, &text, &questions::not_a_length(first, last))
    }

    fn ask_guesses(&mut self) -> io::Result<Entry> {
        let app = self.session.app();
        let Some(form) = form(app) else { return Ok(Entry::Again) };
        let default = form.lives().parse().unwrap_or(app.preferences().lives);
        let by_name = no_difficulty(app, form).is_none();
        let question = how_many_lives(form.opponent(), default, by_name);
        let Some(text) = self.line.ask(&question)? else { return Ok(Entry::Ends) };
        if text.is_empty() {
            return Ok(Entry::Input(Input::Enter(default.to_string())));
        }
        let number = typed::number(&text.to_lowercase()).map(|number| number.to_string());
        if let Ok(lives) = number.unwrap_or_else(|| text.clone()).parse::<Lives>() {
            return Ok(Entry::Input(Input::Enter(lives.to_string())));
        }
        self.understand_or_say(Row::Lives, &text, questions::not_lives(by_name))
    }
}

/// Returns what is wrong with the last answer, if anything.
fn error(app: &App, form: &Setup) -> Option<String> {
    let alphabet = app.library().alphabet(form.list());
    form.error().map(|error| form_error(error, alphabet, Medium::Speech).swap_remove(0))
}
