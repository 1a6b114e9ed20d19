//! The lesson on how the computer cheats, in plain sentences.

use std::io::{self, BufRead, Write};

use super::{Conversation, Talk};
use crate::app::Host;
use crate::app::keys::Action;
use crate::game::{Round, Standing, Turn};
use crate::text::conversation::{LESSON_HELP, LETTER_OR_BACK, the_words_are};
use crate::text::lesson::{TEXT, TITLE, standing};
use crate::text::round::word;
use crate::text::{Medium, sentence, typed, values, xray};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    pub fn lesson(&mut self) -> io::Result<Talk> {
        self.act(Action::Lesson)?;
        if let Some(lesson) = self.session.app().lesson() {
            let words = lesson.round().engine().candidates().words().map(|word| word.to_string());
            let words = the_words_are(&values::listed(&words.collect::<Vec<_>>(), "and"));
            self.line.say_all([String::new(), sentence(TITLE), TEXT.to_owned(), words])?;
        }
        while let Some(lesson) = self.session.app().lesson() {
            let in_play = lesson.round().standing() == Standing::InPlay;
            let text = self.line.ask(LETTER_OR_BACK)?.map(|text| text.to_lowercase());
            let Some(text) = text.filter(|text| !typed::QUIT.is(text)) else {
                self.act(Action::Back)?;
                return Ok(Talk::Ends);
            };
            let mut characters = text.chars();
            match (characters.next(), characters.next()) {
                (Some(c), None) if c.is_alphabetic() && in_play => {
                    self.act(Action::Type(c))?;
                    let to = self.line.display.to;
                    let lesson = self.session.app().lesson();
                    let told = lesson.map(|lesson| answered(lesson.round(), to));
                    self.line.say_all(told.unwrap_or_default())?;
                }
                (None, _) => drop(self.act(Action::Back)?),
                _ if typed::BACK.is(&text) => drop(self.act(Action::Back)?),
                _ => self.line.say(LESSON_HELP)?,
            }
        }
        Ok(Talk::GoesOn)
    }
}

/// Says what a letter brought, and into which groups it split the words.
fn answered(round: &Round, to: Medium) -> Vec<String> {
    let turn = Turn::last_of(round);
    let split = turn.iter().flat_map(|turn| {
        let why = xray::reason(turn, round.engine().opponent(), to);
        std::iter::once(why).chain(xray::groups(turn, true, to))
    });
    [standing(round, to), word(round.pattern(), to)].into_iter().chain(split).collect()
}
