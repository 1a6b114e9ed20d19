//! The form before a round, as questions: what is said is entered into its rows.

use std::io::{self, BufRead, ErrorKind, Write};

use super::{Line, Talk};
use crate::app::keys::Action;
use crate::app::{App, Input, Outside, Row, Screen, Session, Setup};
use crate::game::{Difficulty, Guesses, Holder};
use crate::prose::lines::{FRIENDS_WORD, SHOW_WORDS_LEFT};
use crate::prose::questions::{
    a_number_of_letters, below_par, how_many_guesses, how_many_letters, lists_and_difficulties,
    opponent, settings, the_word_has,
};
use crate::prose::{sentence, typed};

/// What is said to a question of the form.
enum Said {
    /// Something that a key or a field takes.
    Input(Input),
    /// What the rounds come to that were played is to be told.
    Statistics,
    /// How the computer cheats is to be told.
    Lesson,
    /// A row, any of them, is to have the value with this number (from 0).
    Value(Row, usize),
}

const fn form(app: &App) -> Option<&Setup> {
    match app.screen() {
        Screen::Setup(form) => Some(form),
        _ => None,
    }
}

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Asks for what flags have not answered, until a round begins.
    pub(super) fn fill_in<B: Outside>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        let mut remark: Option<String> = match session.app().screen() {
            Screen::Setup(form) => form.remark().map(str::to_owned),
            _ => None,
        };
        let mut told = false;
        while let Screen::Setup(form) = session.app().screen() {
            let row = form.focus();
            // What flags have answered is asked for all the same if it has turned out wrong.
            if let Some(remark) = &remark {
                self.say(&sentence(remark))?;
            } else if self.is_answered(row) {
                remark = self.enter(session, Input::Act(Action::Confirm))?;
                continue;
            }
            if matches!(row, Row::Length) && !std::mem::replace(&mut told, true) {
                let list = session.app().library().name(form.list());
                self.say(&settings(form.opponent(), list))?;
            }
            let input = match self.ask_for_row(session.app(), form, row)? {
                None => return Ok(Talk::Ends),
                Some(Said::Input(input)) => input,
                Some(Said::Statistics) => {
                    self.tell_statistics(session)?;
                    continue;
                }
                Some(Said::Lesson) => {
                    self.tell_lesson(session)?;
                    continue;
                }
                Some(Said::Value(row, number)) => {
                    remark = self.take(session, row, number)?;
                    continue;
                }
            };
            if input == Input::Act(Action::Daily) {
                remark = self.enter(session, input)?;
                // Which day it is, and whether this attempt counts.
                if let Screen::Playing(playing) = session.app().screen() {
                    self.say(playing.remark())?;
                }
            } else if let Input::Act(action @ Action::Type(_)) = input {
                self.feed(session, Input::Act(action))?;
                remark = self.enter(session, Input::Act(Action::Confirm))?;
            } else {
                remark = self.enter(session, input)?;
            }
            if row == Row::Word && remark.is_none() {
                self.tell_word(session.app())?;
            }
            if row == Row::Guesses && remark.is_none() {
                self.warn(session.app())?;
            }
        }
        Ok(Talk::GoesOn)
    }

    /// Whether a row need not be asked for.
    const fn is_answered(&self, row: Row) -> bool {
        let answered = &self.answered;
        match row {
            Row::Opponent | Row::List | Row::Play => true,
            Row::Length => answered.length,
            Row::Guesses => answered.guesses,
            Row::WordsLeft => answered.shows_words_left || answered.length && answered.guesses,
            Row::Word => false,
        }
    }

    /// Confirms a row, and returns what is wrong with it.
    fn enter<B: Outside>(
        &mut self,
        session: &mut Session<B>,
        input: Input,
    ) -> io::Result<Option<String>> {
        self.feed(session, input)?;
        Ok(match session.app().screen() {
            Screen::Setup(form) => form.remark().map(str::to_owned),
            _ => None,
        })
    }

    /// Has a row take a value, and goes on from there; returns what is wrong with the row.
    fn take<B: Outside>(
        &mut self,
        session: &mut Session<B>,
        row: Row,
        number: usize,
    ) -> io::Result<Option<String>> {
        for _ in Row::ALL {
            match session.app().screen() {
                Screen::Setup(form) if form.focus() != row => {
                    self.feed(session, Input::Act(Action::Previous))?;
                }
                _ => break,
            }
        }
        self.feed(session, Input::Choose(number))?;
        if row == Row::Guesses {
            self.warn(session.app())?;
        }
        self.enter(session, Input::Act(Action::Confirm))
    }

    /// Says so where a perfect player may not win what has been chosen.
    fn warn(&mut self, app: &App) -> io::Result<()> {
        let Some(form) = self::form(app) else { return Ok(()) };
        let par = form.ground().and_then(|(list, length)| app.par(list, length));
        match (form.guesses().parse::<usize>(), par) {
            (Ok(guesses), Some(par)) if guesses < par && form.opponent().is_perfect() => {
                self.say(&below_par(form.opponent(), par))
            }
            _ => Ok(()),
        }
    }

    /// What a text means that is no number, wherever one is asked for; nothing where it means nothing.
    fn understand(&mut self, app: &App, text: &str) -> io::Result<Option<Option<Said>>> {
        let text = text.to_lowercase();
        let value = |row, number: Option<usize>| Some(Some(Said::Value(row, number?)));
        let lists: Vec<String> =
            app.library().choices().map(|list| app.library().name(list).to_owned()).collect();
        let holder = Holder::ALL.iter().position(|holder| holder.name() == text);
        let list = lists.iter().position(|list| list.to_lowercase() == text);
        let named = |named: &Difficulty| named.name() == text && named.beyond_par().is_some();
        let difficulty = Difficulty::ALL.iter().position(named);
        if text == typed::SETTINGS {
            for holder in Holder::ALL {
                self.say(&opponent(holder))?;
            }
            self.say(&lists_and_difficulties(&lists))?;
            return Ok(Some(None));
        }
        if typed::STATISTICS.words.contains(&text.as_str()) {
            return Ok(Some(Some(Said::Statistics)));
        }
        if typed::LESSON.words.contains(&text.as_str()) {
            return Ok(Some(Some(Said::Lesson)));
        }
        let today = (text == typed::TODAY).then_some(Some(Said::Input(Input::Act(Action::Daily))));
        Ok(value(Row::Opponent, holder)
            .or_else(|| value(Row::List, list))
            .or_else(|| value(Row::Guesses, difficulty))
            .or(today))
    }

    /// Asks for a row until what is said can be entered; `None` where the input ends.
    fn ask_for_row(&mut self, app: &App, form: &Setup, row: Row) -> io::Result<Option<Said>> {
        let input = match row {
            Row::Length => return self.ask_length(app, form),
            Row::Guesses => return self.ask_guesses(app, form),
            Row::Word => self.ask_word()?.map(|text| Input::Enter(text.trim().to_owned())),
            Row::WordsLeft => {
                let shown = self.ask_yes_or_no(SHOW_WORDS_LEFT, form.shows_words_left())?;
                let changed = shown.map(|shown| shown != form.shows_words_left());
                changed.map(|changed| match changed {
                    true => {
                        Input::Act(Action::Type(if form.shows_words_left() { 'n' } else { 'y' }))
                    }
                    false => Input::Act(Action::Confirm),
                })
            }
            Row::Opponent | Row::List | Row::Play => Some(Input::Act(Action::Confirm)),
        };
        Ok(input.map(Said::Input))
    }

    fn ask_word(&mut self) -> io::Result<Option<String>> {
        match &mut self.secret {
            Some(secret) => match secret(FRIENDS_WORD, &mut self.output) {
                Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
                text => text.map(Some),
            },
            None => {
                write!(self.output, "{FRIENDS_WORD}")?;
                self.output.flush()?;
                self.read()
            }
        }
    }

    fn tell_word(&mut self, app: &App) -> io::Result<()> {
        let letters = match app.screen() {
            Screen::Setup(form) => form.word_letters(),
            _ => return Ok(()),
        };
        self.say(&the_word_has(letters))
    }

    fn ask_length(&mut self, app: &App, form: &Setup) -> io::Result<Option<Said>> {
        let list = app.library().list(form.list());
        let (first, last) = list.span().into_inner();
        // What Enter means is offered only if there are words to go with it.
        let default = form.length().parse().ok().filter(|length| list.count(*length) > 0);
        let question = how_many_letters(first, last, default);
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            if text.is_empty() && default.is_some() {
                return Ok(Some(Said::Input(Input::Act(Action::Confirm))));
            }
            if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
                return Ok(Some(Said::Input(Input::Enter(text))));
            }
            match self.understand(app, &text)? {
                Some(Some(said)) => return Ok(Some(said)),
                Some(None) => {}
                None => self.say(&a_number_of_letters(first, last))?,
            }
        }
    }

    fn ask_guesses(&mut self, app: &App, form: &Setup) -> io::Result<Option<Said>> {
        let default = form.guesses().parse().unwrap_or(app.preferences().guesses);
        let question = how_many_guesses(form.opponent(), default);
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            if text.is_empty() {
                return Ok(Some(Said::Input(Input::Enter(default.to_string()))));
            }
            match (text.parse::<Guesses>(), self.understand(app, &text)?) {
                (Ok(guesses), _) => {
                    return Ok(Some(Said::Input(Input::Enter(guesses.to_string()))));
                }
                (_, Some(Some(said))) => return Ok(Some(said)),
                (_, Some(None)) => {}
                (Err(error), None) => self.say(&sentence(&error.to_string()))?,
            }
        }
    }
}
