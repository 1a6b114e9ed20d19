//! The pages besides rounds in plain sentences: what the rounds come to that were played, and how the computer
//! cheats.

use std::io::{self, BufRead, Write};

use super::career::{self, Part};
use super::{Line, Unsaid};
use crate::app::keys::Action;
use crate::app::{App, Host, Input, Lesson, LessonPage, Screen, Session, StatisticsPage};
use crate::game::{Round, Turn};
use crate::text::aloud::so_far::{MORE, more_figures};
use crate::text::aloud::{other_families, xray};
use crate::text::lesson::{
    FAMILIES, LOOKING_AHEAD, PAR, needs, numbered, par_aloud, standing_aloud,
};
use crate::text::lines::{
    LESSON_HELP, LETTER_OR_NEXT_PAGE, NO_RUNG_LEFT, against_them, the_words_are, word,
};
use crate::text::remark::aloud;
use crate::text::{listed, sentence, typed};

/// Figures that are told at once.
const FIGURES: usize = 5;

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Says what the rounds come to that were played, or a part of it. From a screen that has no way to them the form is
    /// where the game is afterwards.
    pub(super) fn tell_statistics<B: Host>(
        &mut self,
        session: &mut Session<B>,
        part: Part,
    ) -> io::Result<()> {
        if !matches!(session.app().screen(), Screen::Setup(_) | Screen::GameOver(_)) {
            self.feed(session, Input::Act(Action::Back))?;
        }
        self.feed(session, Input::Act(Action::Statistics))?;
        if let Screen::Statistics(screen) = session.app().screen()
            && let Some(career) = screen.career()
        {
            for told in career::tell(career, part) {
                self.say(&told)?;
            }
            if part == Part::Summary {
                self.unsaid = Unsaid::of(career::figures(career), FIGURES, more_figures);
                self.say(MORE)?;
            }
        }
        self.feed(session, Input::Act(Action::Back))?;
        Ok(())
    }

    /// Begins a round that climbs the next rung of the ladder. From a screen that has no way to the ladder the form
    /// is where the game is if there is none.
    pub(super) fn climb<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<()> {
        if !matches!(session.app().screen(), Screen::Setup(_) | Screen::GameOver(_)) {
            self.feed(session, Input::Act(Action::Back))?;
        }
        self.feed(session, Input::Act(Action::Statistics))?;
        let page = StatisticsPage::ALL.iter().position(|page| *page == StatisticsPage::Ladder);
        self.feed(session, Input::Select(page.unwrap_or_default()))?;
        self.feed(session, Input::Act(Action::Confirm))?;
        if let Screen::Playing(playing) = session.app().screen() {
            return self.say(&aloud(playing.remark(), playing.round()));
        }
        self.feed(session, Input::Act(Action::Back))?;
        self.say(NO_RUNG_LEFT)
    }

    /// Goes through the pages on how the computer cheats; a letter is answered, and Enter goes on.
    pub(super) fn tell_lesson<B: Host>(&mut self, session: &mut Session<B>) -> io::Result<()> {
        self.feed(session, Input::Act(Action::Lesson))?;
        let mut told = None;
        while let Some(lesson) = session.app().lesson() {
            let page = lesson.page();
            if told.replace(page) != Some(page) {
                self.tell_page(lesson)?;
            }
            let is_last = LessonPage::ALL.last() == Some(&page);
            let Some(text) = self.ask(LETTER_OR_NEXT_PAGE)? else {
                self.feed(session, Input::Act(Action::Back))?;
                break;
            };
            let text = text.to_lowercase();
            let mut characters = text.chars();
            match (characters.next(), characters.next()) {
                (None, _) => {
                    let action = if is_last { Action::Back } else { Action::Confirm };
                    self.feed(session, Input::Act(action))?;
                }
                (Some(c), None) if c.is_alphabetic() => {
                    self.feed(session, Input::Act(Action::Type(c)))?;
                    self.tell_answers(session.app())?;
                }
                _ if typed::BACK.is(&text) || typed::QUIT.is(&text) => {
                    self.feed(session, Input::Act(Action::Back))?;
                }
                _ => self.say(LESSON_HELP)?,
            }
        }
        Ok(())
    }

    fn tell_page(&mut self, lesson: &Lesson) -> io::Result<()> {
        let par = lesson.rounds().first().map(|round| par_aloud(round.lives())).unwrap_or_default();
        let (title, text) = match lesson.page() {
            LessonPage::Families => FAMILIES,
            LessonPage::LookingAhead => LOOKING_AHEAD,
            LessonPage::Par => (PAR, par.as_str()),
        };
        let at = LessonPage::ALL.iter().position(|page| *page == lesson.page()).unwrap_or(0);
        self.say("")?;
        self.say(&sentence(&numbered(title, at + 1, LessonPage::ALL.len())))?;
        self.say(text)?;
        if let Some(round) = lesson.rounds().first() {
            let words: Vec<_> =
                round.engine().candidates().words().map(|word| word.to_string()).collect();
            self.say(&the_words_are(&listed(&words, "and")))?;
            self.tell_need(lesson, round)?;
        }
        Ok(())
    }

    /// Says what each opponent of the page has answered to the last letter.
    fn tell_answers(&mut self, app: &App) -> io::Result<()> {
        let Some(lesson) = app.lesson() else { return Ok(()) };
        // Two opponents split the words alike.
        let mut said = Vec::new();
        for round in lesson.rounds() {
            let engine = round.engine();
            self.say(&against_them(engine.opponent(), &standing_aloud(round)))?;
            self.tell_need(lesson, round)?;
            self.say(&word(round.pattern(), engine.alphabet()))?;
            let turn = Turn::last_of(round);
            for told in turn.iter().flat_map(|turn| {
                let (opponent, alphabet) = (engine.opponent(), engine.alphabet());
                // Nine words make few families.
                xray(turn, opponent, alphabet).into_iter().chain(other_families(turn, alphabet))
            }) {
                if !said.contains(&told) {
                    self.say(&told)?;
                    said.push(told);
                }
            }
        }
        Ok(())
    }

    fn tell_need(&mut self, lesson: &Lesson, round: &Round) -> io::Result<()> {
        let value = (lesson.page() == LessonPage::Par).then(|| lesson.value(round)).flatten();
        value.map_or(Ok(()), |value| self.say(&needs(value, round)))
    }
}
