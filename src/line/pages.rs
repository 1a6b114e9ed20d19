//! The pages besides rounds in plain sentences: what the rounds come to that were played, and how the computer
//! cheats.

use std::io::{self, BufRead, Write};

use super::Line;
use crate::app::keys::Action;
use crate::app::{App, Input, Lesson, LessonPage, Outside, Screen, Session};
use crate::game::Round;
use crate::history::{Badge, Board, Career, Group, RUNGS};
use crate::prose::lesson::{FAMILIES, LOOKING_AHEAD, PAR, needs, numbered, standing};
use crate::prose::lines::{LESSON_HELP, LETTER_OR_NEXT_PAGE, against_them, word, xray};
use crate::prose::statistics::{CLEAN, HELPED, NONE, about, facts, reached};
use crate::prose::{career, count, sentence, statistics, typed};

/// Families that are told of a letter of the lesson: all that nine words make.
const FAMILIES_TOLD: usize = 9;

impl<I: BufRead, O: Write> Line<'_, I, O> {
    /// Says what the rounds come to that were played. From a screen that has no way to them the form is
    /// where the game is afterwards.
    pub(super) fn tell_statistics<B: Outside>(
        &mut self,
        session: &mut Session<B>,
    ) -> io::Result<()> {
        if !matches!(session.app().screen(), Screen::Setup(_) | Screen::GameOver(_)) {
            self.feed(session, Input::Act(Action::Back))?;
        }
        self.feed(session, Input::Act(Action::Statistics))?;
        if let Screen::Statistics(screen) = session.app().screen()
            && let Some(career) = screen.career()
        {
            self.tell_career(career)?;
        }
        self.feed(session, Input::Act(Action::Back))?;
        Ok(())
    }

    fn tell_career(&mut self, of: &Career) -> io::Result<()> {
        self.tell_group(CLEAN, &of.statistics.clean)?;
        self.tell_group(HELPED, &of.statistics.helped)?;
        self.tell_part(statistics::DAILY)?;
        for (name, fact) in career::daily(of) {
            self.say(&about(name, &fact))?;
        }
        for (distance, days) in career::distribution(&of.daily) {
            self.say(&about(&distance, &count::days(days)))?;
        }
        self.tell_part(&statistics::ladder(&career::height(&of.ladder)))?;
        for rung in &RUNGS {
            let done = reached(of.ladder.has(rung));
            self.say(&about(career::rung_name(rung.name), &career::rung_task(rung)))?;
            self.say(&sentence(done))?;
        }
        self.tell_board(&of.board)?;
        self.tell_part(statistics::BADGES)?;
        for badge in Badge::ALL {
            self.say(&about(career::badge_name(badge), career::badge_task(badge)))?;
            self.say(&sentence(reached(of.badges.contains(&badge))))?;
        }
        Ok(())
    }

    fn tell_part(&mut self, title: &str) -> io::Result<()> {
        self.say("")?;
        self.say(&sentence(title))
    }

    fn tell_group(&mut self, title: &str, group: &Group) -> io::Result<()> {
        self.tell_part(title)?;
        let facts = facts(group);
        if facts.is_empty() {
            self.say(NONE)?;
        }
        facts.iter().try_for_each(|(name, fact)| self.say(&about(name, fact)))
    }

    /// The lengths in which something was won.
    fn tell_board(&mut self, board: &Board) -> io::Result<()> {
        let rows = career::board(board).into_iter();
        let mut rows =
            rows.filter(|(_, cells)| cells.iter().any(|cell| !cell.is_empty())).peekable();
        if rows.peek().is_some() {
            self.tell_part(&statistics::board(career::BOARD))?;
        }
        for (length, cells) in rows {
            let told = Board::OPPONENTS.iter().zip(&cells).filter(|(_, cell)| !cell.is_empty());
            let told: Vec<_> = told.map(|(opponent, cell)| format!("{opponent} {cell}")).collect();
            self.say(&about(&count::letters(length), &told.join(", ")))?;
        }
        Ok(())
    }

    /// Goes through the pages on how the computer cheats; a letter is answered, and Enter goes on.
    pub(super) fn tell_lesson<B: Outside>(&mut self, session: &mut Session<B>) -> io::Result<()> {
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
        let (title, text) = match lesson.page() {
            LessonPage::Families => FAMILIES,
            LessonPage::LookingAhead => LOOKING_AHEAD,
            LessonPage::Par => PAR,
        };
        let at = LessonPage::ALL.iter().position(|page| *page == lesson.page()).unwrap_or(0);
        self.say("")?;
        self.say(&sentence(&numbered(title, at + 1, LessonPage::ALL.len())))?;
        self.say(text)?;
        if let Some(round) = lesson.rounds().first() {
            let words: Vec<_> =
                round.engine().candidates().words().map(|word| word.to_string()).collect();
            self.say(&sentence(&words.join(", ")))?;
        }
        Ok(())
    }

    /// Says what each opponent of the page has answered to the last letter.
    fn tell_answers(&mut self, app: &App) -> io::Result<()> {
        let Some(lesson) = app.lesson() else { return Ok(()) };
        for round in lesson.rounds() {
            let engine = round.engine();
            self.say(&against_them(engine.opponent(), &standing(round)))?;
            let turn = round.last_turn();
            for told in turn
                .iter()
                .flat_map(|turn| xray(turn, engine.opponent(), engine.alphabet(), FAMILIES_TOLD))
            {
                self.say(&told)?;
            }
            self.say(&word(engine.pattern(), engine.alphabet()))?;
            self.tell_need(lesson, round)?;
        }
        Ok(())
    }

    fn tell_need(&mut self, lesson: &Lesson, round: &Round) -> io::Result<()> {
        let value = (lesson.page() == LessonPage::Par).then(|| lesson.value(round)).flatten();
        value.map_or(Ok(()), |value| self.say(&needs(value, round)))
    }
}
