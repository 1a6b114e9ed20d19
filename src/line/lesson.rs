//! The lesson on how the computer cheats, in plain sentences.

use std::io::{self, BufRead, Write};

use super::{Conversation, Talk};
use crate::app::keys::Action;
use crate::app::{Host, Lesson, LessonPage};
use crate::game::{Round, Standing, Turn};
use crate::text::conversation::{LESSON_HELP, LETTER_OR_NEXT_PAGE, against_them, the_words_are};
use crate::text::lesson::{has_ended, needs, standing, text, title};
use crate::text::round::word;
use crate::text::{Medium, sentence, typed, values, xray};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Goes through the pages of the lesson: a letter is answered, and Enter continues.
    pub fn lesson(&mut self) -> io::Result<Talk> {
        self.act(Action::Lesson)?;
        let mut shown = None;
        while let Some(lesson) = self.session.app().lesson() {
            let page = lesson.page();
            if shown.replace(page) != Some(page) {
                self.line.say_all(opened(lesson, self.line.display.to))?;
            }
            let is_last = lesson.is_last();
            let text = self.line.ask(LETTER_OR_NEXT_PAGE)?.map(|text| text.to_lowercase());
            let Some(text) = text.filter(|text| !typed::QUIT.is(text)) else {
                self.act(Action::Back)?;
                return Ok(Talk::Ends);
            };
            let mut characters = text.chars();
            match (characters.next(), characters.next()) {
                (None, _) => {
                    self.act(if is_last { Action::Back } else { Action::Confirm })?;
                }
                (Some(c), None) if c.is_alphabetic() => {
                    let before: Vec<_> = lesson.rounds().iter().map(Round::standing).collect();
                    self.act(Action::Type(c))?;
                    let to = self.line.display.to;
                    let answered = self.session.app().lesson().map(|it| answered(it, &before, to));
                    self.line.say_all(answered.unwrap_or_default())?;
                }
                _ if typed::BACK.is(&text) => drop(self.act(Action::Back)?),
                _ => self.line.say(LESSON_HELP)?,
            }
        }
        Ok(Talk::GoesOn)
    }
}

/// Returns what a page says before its first letter.
fn opened(lesson: &Lesson, to: Medium) -> Vec<String> {
    let round = lesson.rounds().first();
    let title = sentence(&title(lesson.page(), to));
    let mut sentences = vec![String::new(), title, text(lesson.page(), round, to)];
    if let Some(round) = round {
        let words = round.engine().candidates().words().map(|word| word.to_string());
        sentences.push(the_words_are(&values::listed(&words.collect::<Vec<_>>(), "and")));
        sentences.extend(need(lesson, round));
    }
    sentences
}

/// Returns each opponent's answer to the last letter; `before` is how their rounds stood before it. If two of them split
/// the words in the same way, the families are described once.
fn answered(lesson: &Lesson, before: &[Standing], to: Medium) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut split = Vec::new();
    for (round, before) in lesson.rounds().iter().zip(before) {
        let opponent = round.engine().opponent();
        if *before != Standing::InPlay {
            sentences.push(has_ended(opponent, *before));
            continue;
        }
        sentences.push(against_them(opponent, &standing(round, to)));
        sentences.extend(need(lesson, round));
        sentences.push(word(round.pattern(), to));
        let turn = Turn::last_of(round);
        // Nine words make few families.
        for said in turn.iter().flat_map(|turn| {
            let why = xray::reason(turn, opponent, to);
            std::iter::once(why).chain(xray::groups(turn, true, to))
        }) {
            if !split.contains(&said) {
                sentences.push(said.clone());
                split.push(said);
            }
        }
    }
    sentences
}

fn need(lesson: &Lesson, round: &Round) -> Option<String> {
    let value = (lesson.page() == LessonPage::Par).then(|| lesson.value(round)).flatten();
    value.map(|value| needs(value, round))
}
