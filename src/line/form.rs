//! The form before a round, as questions: what is said is entered into its rows.

use std::io::{self, BufRead, ErrorKind, Write};

use super::{Line, Talk};
use crate::app::keys::Action;
use crate::app::{App, Input, Outside, Row, Screen, Session, Setup};
use crate::game::Guesses;
use crate::prose::lines::{
    FRIENDS_WORD, SHOW_WORDS_LEFT, a_number_of_letters, how_many_guesses, how_many_letters,
    the_word_has,
};
use crate::prose::sentence;

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Asks for what flags have not answered, until a round begins.
    pub(super) fn fill_in<B: Outside>(&mut self, session: &mut Session<B>) -> io::Result<Talk> {
        let mut remark: Option<String> = match session.app().screen() {
            Screen::Setup(form) => form.remark().map(str::to_owned),
            _ => None,
        };
        while let Screen::Setup(form) = session.app().screen() {
            let row = form.focus();
            // What flags have answered is asked for all the same if it has turned out wrong.
            if let Some(remark) = &remark {
                self.say(&sentence(remark))?;
            } else if self.is_answered(row) {
                remark = self.enter(session, Input::Act(Action::Confirm))?;
                continue;
            }
            let Some(input) = self.ask_for_row(session.app(), form, row)? else {
                return Ok(Talk::Ends);
            };
            if let Input::Act(action @ Action::Type(_)) = input {
                self.feed(session, Input::Act(action))?;
                remark = self.enter(session, Input::Act(Action::Confirm))?;
            } else {
                remark = self.enter(session, input)?;
            }
            if row == Row::Word && remark.is_none() {
                self.tell_word(session.app())?;
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

    /// Asks for a row until what is said can be entered; `None` where the input ends.
    fn ask_for_row(&mut self, app: &App, form: &Setup, row: Row) -> io::Result<Option<Input>> {
        match row {
            Row::Word => Ok(self.ask_word()?.map(|text| Input::Enter(text.trim().to_owned()))),
            Row::Length => self.ask_length(app, form),
            Row::Guesses => self.ask_guesses(app, form),
            Row::WordsLeft => {
                let shown = self.ask_yes_or_no(SHOW_WORDS_LEFT, form.shows_words_left())?;
                let changed = shown.map(|shown| shown != form.shows_words_left());
                Ok(changed.map(|changed| match changed {
                    true => {
                        Input::Act(Action::Type(if form.shows_words_left() { 'n' } else { 'y' }))
                    }
                    false => Input::Act(Action::Confirm),
                }))
            }
            Row::Opponent | Row::List | Row::Play => Ok(Some(Input::Act(Action::Confirm))),
        }
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

    fn ask_length(&mut self, app: &App, form: &Setup) -> io::Result<Option<Input>> {
        let list = app.library().list(form.list());
        let (first, last) = list.span().into_inner();
        // What Enter means is offered only if there are words to go with it.
        let default = form.length().parse().ok().filter(|length| list.count(*length) > 0);
        let question = how_many_letters(first, last, default);
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            if text.is_empty() && default.is_some() {
                return Ok(Some(Input::Act(Action::Confirm)));
            }
            if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
                return Ok(Some(Input::Enter(text)));
            }
            self.say(&a_number_of_letters(first, last))?;
        }
    }

    fn ask_guesses(&mut self, app: &App, form: &Setup) -> io::Result<Option<Input>> {
        let default = form.guesses().parse().unwrap_or(app.preferences().guesses);
        let question = how_many_guesses(default);
        loop {
            let Some(text) = self.ask(&question)? else { return Ok(None) };
            if text.is_empty() {
                return Ok(Some(Input::Enter(default.to_string())));
            }
            match text.parse::<Guesses>() {
                Ok(guesses) => return Ok(Some(Input::Enter(guesses.to_string()))),
                Err(error) => self.say(&sentence(&error.to_string()))?,
            }
        }
    }
}
