//! Information about the form: the number of words, whether the round can be won, and what can be typed.

use std::io::{self, BufRead, Write};

use super::form;
use crate::app::{App, Host, Row, Setup};
use crate::game::Holder;
use crate::line::{Conversation, Unsaid};
use crate::text::questions::{self, HOW_ROUNDS_BEGIN, below_par, opponent, there_are_words};
use crate::text::{names, typed};
use crate::words::Alphabet;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Says how many words have the chosen length, or that it is left to chance.
    pub(super) fn tell_length(&mut self) -> io::Result<()> {
        let app = self.session.app();
        let Some(form) = form(app) else { return Ok(()) };
        let list = app.library().list(form.list());
        match form.length().parse() {
            Ok(_) if app.has_any_length() => self.line.say(questions::new_lengths()),
            Ok(length) => self.line.say(there_are_words(list.count(length), length)),
            Err(_) => Ok(()),
        }
    }

    /// Warns if even a perfect player may not win with the chosen values.
    pub(super) fn warn(&mut self) -> io::Result<()> {
        let app = self.session.app();
        let Some(form) = form(app) else { return Ok(()) };
        match (form.lives().parse::<usize>(), app.par(form)) {
            (Ok(lives), Some(par)) if lives <= par && form.opponent().is_perfect() => {
                self.line.say(below_par(form.opponent(), par))
            }
            _ => Ok(()),
        }
    }

    /// Says what can be typed for a row.
    pub(super) fn help(&mut self, row: Row) -> io::Result<()> {
        let app = self.session.app();
        let Some(form) = form(app) else { return Ok(()) };
        match row {
            Row::Lives => {
                self.line.say(questions::lives_help(form.opponent(), app.par(form)))?;
            }
            Row::Word => self.line.say(questions::word_help())?,
            _ => {
                let (first, last) = app.library().list(form.list()).span().into_inner();
                self.line.say(questions::letters_help(first, last))?;
            }
        }
        let first = matches!(row, Row::Length | Row::Word)
            || row == Row::Lives && only_length(app, form).is_some();
        self.line.say(questions::also(first))
    }

    /// Says what is set, and names what can be chosen.
    pub(super) fn tell_settings(&mut self) -> io::Result<()> {
        let app = self.session.app();
        let library = app.library();
        let Some(form) = form(app) else { return Ok(()) };
        let lists: Vec<_> = library.choices(library.alphabet(form.list())).collect();
        let list = names::the_list_in_full(form.list(), library);
        self.line.say(questions::what_is_set(form, &list, app.has_any_length()))?;
        let named: Vec<_> = lists.iter().map(|list| library.short_name(*list)).collect();
        self.line.say_all(questions::what_can_be_chosen(&named))?;
        let languages: Vec<_> = library.languages().map(Alphabet::language).collect();
        let mut rest: Vec<_> = Holder::ALL.into_iter().map(opponent).collect();
        rest.extend(lists.into_iter().map(|list| questions::list(list, library)));
        rest.push(questions::difficulties());
        rest.push(HOW_ROUNDS_BEGIN.to_owned());
        rest.push(questions::languages(&languages));
        let (command, at_once) = (&typed::SETTINGS, rest.len());
        self.offer_more(Unsaid::of(command, rest, at_once, questions::more_about_settings))
    }
}

/// Returns the length of all words of the list if there is only one.
pub(super) fn only_length(app: &App, form: &Setup) -> Option<usize> {
    let (first, last) = app.library().list(form.list()).span().into_inner();
    (first == last).then_some(first)
}
