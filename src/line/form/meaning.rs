//! What can be typed at the questions of the form besides their answers.

use std::io::{self, BufRead, Write};

use super::{Entry, form};
use crate::app::keys::Action;
use crate::app::{App, Duel, Host, Input, Pick, Row, Setup};
use crate::game::{Difficulty, Holder, ListChoice, OpeningChoice};
use crate::line::Conversation;
use crate::line::commands::{self, Topic};
use crate::text::questions::{self, NO_DIFFICULTY, NO_OPENING, PAR_IS_NOT_KNOWN};
use crate::text::{form as rows, names, typed};
use crate::words::Alphabet;

/// What rounds can begin with.
const OPENINGS: [OpeningChoice; 2] = [OpeningChoice::Book, OpeningChoice::None];

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Handles a text that does not answer the question of a row. If it means nothing, says `otherwise`.
    pub(super) fn understand_or_say(
        &mut self,
        row: Row,
        text: &str,
        otherwise: &str,
    ) -> io::Result<Entry> {
        if Duel::is_in(text) {
            return self.duel_before_a_round(Input::Paste(text.to_owned()));
        }
        let text = commands::normal(text);
        let topic = commands::topic(commands::FORM, &text);
        if topic != Some(Topic::More) {
            self.unsaid.interrupt();
        }
        match topic {
            Some(topic) => return self.answer_before_a_round(row, topic),
            None if text == typed::QUIT_BRIEFLY => return Ok(Entry::Ends),
            None => match self.named(&text) {
                Ok(Some(pick)) => return Ok(Entry::Pick(pick)),
                Ok(None) => {
                    let available = commands::FORM.iter().map(|row| row.0);
                    self.line.say(commands::offer(available, &text, otherwise))?;
                }
                Err(refusal) => self.line.say(refusal)?,
            },
        }
        Ok(Entry::Again)
    }

    fn answer_before_a_round(&mut self, row: Row, topic: Topic) -> io::Result<Entry> {
        match topic {
            Topic::Quit => return Ok(Entry::Ends),
            Topic::Today => {
                self.feed(Input::ReadStatistics)?;
                return Ok(Entry::Input(Input::Act(Action::Daily)));
            }
            Topic::Duel => return self.duel_before_a_round(Input::Act(Action::Duel)),
            Topic::Continue => drop(self.resume()?),
            Topic::Statistics(part) => self.statistics(part)?,
            Topic::Lesson => return Ok(self.lesson()?.into()),
            Topic::Climb => drop(self.climb()?),
            Topic::Back => self.step_back(row)?,
            Topic::More => self.tell_more()?,
            Topic::Settings => self.tell_settings()?,
            Topic::Count(wanted) => {
                self.line.say(questions::chosen_count(wanted))?;
                if form(self.session.app()).is_some_and(|form| form.shows_words_left() != wanted) {
                    self.act(Action::ToggleWordsLeft)?;
                }
            }
            _ => self.help(row)?,
        }
        Ok(Entry::Again)
    }

    pub(super) fn duel_before_a_round(&mut self, opens: Input) -> io::Result<Entry> {
        Ok(self.duel(opens)?.into())
    }

    /// Returns the value that a text in lower case names, of any row; or why it can't be chosen.
    fn named(&self, text: &str) -> Result<Option<Pick>, &'static str> {
        let app = self.session.app();
        let Some(form) = form(app) else { return Ok(None) };
        if let Some(holder) = Holder::ALL.into_iter().find(|holder| holder.name() == text) {
            return Ok(Some(Pick::Opponent(holder)));
        }
        let named = |it: &OpeningChoice| {
            let name = rows::opening(*it);
            name == text || name.strip_prefix("a ") == Some(text)
        };
        if let Some(choice) = OPENINGS.into_iter().find(named) {
            let is_offered = form.rows().contains(&Row::Opening);
            return if is_offered { Ok(Some(Pick::Opening(choice))) } else { Err(NO_OPENING) };
        }
        if let Some(list) = list_named(text, app, form) {
            return Ok(Some(Pick::List(list)));
        }
        let has_lists =
            |language: &&'static Alphabet| app.library().languages().any(|it| it == *language);
        if let Some(language) = Alphabet::named(text).filter(has_lists) {
            return Ok(Some(Pick::Language(language)));
        }
        let is_named = |it: &Difficulty| it.name() == text && it.beyond_par().is_some();
        let Some(difficulty) = Difficulty::ALL.into_iter().find(is_named) else { return Ok(None) };
        match no_difficulty(app, form) {
            Some(refusal) => Err(refusal),
            None => Ok(Some(Pick::Difficulty(difficulty))),
        }
    }
}

/// Returns the list that a text names: one of the chosen language, or any with its language.
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

/// Returns why no difficulty can be chosen; `None` if one can.
pub(super) fn no_difficulty(app: &App, form: &Setup) -> Option<&'static str> {
    match form.opponent() {
        holder if holder.usual_lives().is_some() => Some(NO_DIFFICULTY),
        // Par of built-in lists is known for every length.
        _ if form.list() == ListChoice::User => app.par(form).is_none().then_some(PAR_IS_NOT_KNOWN),
        _ => None,
    }
}
