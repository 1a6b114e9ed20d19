//! What can be said to the questions of the form besides their answers.

use std::io::{self, BufRead, Write};

use super::telling::par;
use super::{Said, form};
use crate::app::keys::Action;
use crate::app::{App, Duel, Host, Input, Pick, Row, Setup};
use crate::game::{Difficulty, Holder, ListChoice, OpeningChoice};
use crate::line::{Conversation, Unsaid, commands};
use crate::text::questions::{NO_DIFFICULTY, NO_OPENING, PAR_IS_NOT_KNOWN};
use crate::text::{form as rows, names, typed};
use crate::words::Alphabet;

/// What rounds can begin with.
const OPENINGS: [OpeningChoice; 2] = [OpeningChoice::Book, OpeningChoice::None];

/// What a text means that answers no question.
enum Meant {
    /// Something to be done.
    Said(Said),
    /// Something that was answered at once.
    Told,
    /// Nothing.
    Nothing,
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// What a text means that does not answer the question of a row; where it means nothing, `otherwise` is said.
    pub(super) fn understand_or_say(
        &mut self,
        row: Row,
        text: &str,
        otherwise: &str,
    ) -> io::Result<Said> {
        match self.understand(row, text)? {
            Meant::Said(said) => return Ok(said),
            Meant::Told => {}
            Meant::Nothing => self.line.say(otherwise)?,
        }
        Ok(Said::Again)
    }

    /// What a text means that does not answer the question of a row.
    fn understand(&mut self, row: Row, text: &str) -> io::Result<Meant> {
        let app = self.session.app();
        if Duel::is_in(text) {
            return Ok(Meant::Said(Said::Duel(Input::Paste(text.to_owned()))));
        }
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let is = |typed: &typed::Typed| typed.is(&text);
        if !is(&typed::MORE) {
            self.unsaid = Unsaid::default();
        }
        let named = |named: &&Difficulty| named.name() == text && named.beyond_par().is_some();
        let said = if is(&typed::QUIT) || text == typed::QUIT_BRIEFLY {
            Said::Ends
        } else if let Some(part) = commands::part(&text) {
            Said::Statistics(part)
        } else if is(&typed::LESSON) {
            Said::Lesson
        } else if is(&typed::CLIMB) {
            Said::Climb
        } else if is(&typed::PRACTICE) {
            Said::Practice
        } else if is(&typed::DUEL) {
            Said::Duel(Input::Act(Action::Duel))
        } else if is(&typed::BACK) {
            Said::Back
        } else if is(&typed::TODAY) {
            Said::Input(Input::Act(Action::Daily))
        } else if is(&typed::HELP) {
            self.help(row)?;
            return Ok(Meant::Told);
        } else if text == typed::SETTINGS {
            self.tell_settings()?;
            return Ok(Meant::Told);
        } else if is(&typed::MORE) {
            self.tell_more()?;
            return Ok(Meant::Told);
        } else if let Some(holder) = Holder::ALL.iter().find(|holder| holder.name() == text) {
            Said::Pick(Pick::Opponent(*holder))
        } else if let Some(choice) = OPENINGS.into_iter().find(|it| rows::opening(*it) == text) {
            if !form(app).is_some_and(|form| form.rows().contains(&Row::Opening)) {
                self.line.say(NO_OPENING)?;
                return Ok(Meant::Told);
            }
            Said::Pick(Pick::Opening(choice))
        } else if let Some(list) = form(app).and_then(|form| list_named(&text, app, form)) {
            Said::Pick(Pick::List(list))
        } else if let Some(language) = Alphabet::named(&text)
            .filter(|language| app.library().languages().any(|other| other == *language))
        {
            Said::Pick(Pick::Language(language))
        } else if let Some(difficulty) = Difficulty::ALL.iter().find(named) {
            if let Some(refusal) = form(app).and_then(|form| no_difficulty(app, form)) {
                self.line.say(refusal)?;
                return Ok(Meant::Told);
            }
            Said::Pick(Pick::Difficulty(*difficulty))
        } else {
            return Ok(Meant::Nothing);
        };
        Ok(Meant::Said(said))
    }
}

/// The list that a text names: one of the language that is chosen, or any with its language.
fn list_named(text: &str, app: &App, form: &Setup) -> Option<ListChoice> {
    let library = app.library();
    let mut chosen = library.choices(library.alphabet(form.list()));
    let short = chosen.find(|list| library.short_name(*list).to_lowercase() == text);
    let mut all = library.languages().flat_map(|language| library.choices(language));
    short.or_else(|| {
        all.find(|list| {
            let names = [names::list(*list, library), library.name(*list).to_owned()];
            names.iter().any(|name| name.to_lowercase() == text)
        })
    })
}

/// Why no difficulty can be chosen, where none can be.
pub(super) fn no_difficulty(app: &App, form: &Setup) -> Option<&'static str> {
    match form.opponent() {
        holder if holder.usual_lives().is_some() => Some(NO_DIFFICULTY),
        // Of the others it is known for every length.
        _ if form.list() == ListChoice::User => {
            par(app, form).is_none().then_some(PAR_IS_NOT_KNOWN)
        }
        _ => None,
    }
}
