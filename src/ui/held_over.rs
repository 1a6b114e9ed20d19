//! The screen after a round in which the player held the word: what came of it, the word, wrong answers
//! if there were any, and what is still to be asked.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::overlay::{menu_lines, menu_scroll};
use super::pattern::{Found, Place};
use super::playing::Layout;
use super::theme::Theme;
use super::{gallows, pattern, rows, wrapped};
use crate::app::{Ending, HeldOver, Menu};
use crate::game::Standing;
use crate::prose::held::{WHAT_WAS_IT, brief_slips, offer, short_verdict, slips, verdict};

/// Paints the end of a round. The gallows and the word stay where they were during the round.
pub(super) fn draw(screen: &HeldOver, theme: &Theme, frame: &mut Frame<'_>, area: Rect) {
    let round = screen.round();
    let tall = Layout::is_tall(area);
    let (left, text) = Layout::end(area);
    if let Some(left) = left {
        gallows::draw(round.misses(), round.guesses().get(), theme, frame, left);
    }
    let (asks, below) = waits(screen, theme, text.width);
    let places = places(screen);
    let below_rows = (below.rows() + asks.len() as u16).min(text.height.saturating_sub(1));
    let word_rows = if tall { 3 } else { pattern::height(places.len(), text.width).min(4) };
    let word_rows = word_rows.min(text.height.saturating_sub(below_rows + 1));
    let wrong = screen.word().map_or(0, |word| round.check(word).len() as u16);
    let gap = u16::from(text.height >= below_rows + word_rows + 5 + wrong);
    let word = 1 + if tall { 0 } else { gap };
    let facts_at = word + word_rows + gap;
    let room = text.height.saturating_sub(facts_at + below_rows + gap);
    let facts = facts(screen, text.width.into(), room.into());
    let space = if facts.is_empty() { 0 } else { gap };
    let below_at =
        (facts_at + facts.len() as u16 + space).min(text.height.saturating_sub(below_rows));
    let won = round.standing() == Standing::Won;
    let style = if won { theme.title() } else { theme.hit() };
    let told = verdict(round, screen.word());
    let fits = told.len() <= text.width.into();
    let told = if fits { told } else { short_verdict(round, screen.word()).to_owned() };
    frame.render_widget(Line::styled(told, style), rows(text, 0, 1));
    pattern::draw(&places, theme, frame, rows(text, word, word_rows));
    let facts: Vec<_> = facts.into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(facts), rows(text, facts_at, room));
    let asked = asks.len() as u16;
    frame.render_widget(Paragraph::new(asks), rows(text, below_at, asked));
    let area = rows(text, below_at + asked, below_rows.saturating_sub(asked));
    match below {
        Below::Rows(lines) => frame.render_widget(Paragraph::new(lines), area),
        Below::Menu(lines, scroll) => {
            frame.render_widget(Paragraph::new(lines).scroll((scroll(area.height), 0)), area);
        }
    }
}

/// What stands at the bottom.
enum Below {
    /// Lines.
    Rows(Vec<Line<'static>>),
    /// A menu, and how far it is scrolled in so many rows.
    Menu(Vec<Line<'static>>, Box<dyn Fn(u16) -> u16>),
}

impl Below {
    fn menu<T: Copy + 'static>(menu: &Menu<T>, theme: &Theme) -> Self {
        let copy = *menu;
        Self::Menu(menu_lines(menu, theme), Box::new(move |room| menu_scroll(&copy, room)))
    }

    fn rows(&self) -> u16 {
        match self {
            Self::Rows(lines) | Self::Menu(lines, _) => lines.len() as u16,
        }
    }
}

/// What the screen asks for: the question, and where the answer goes.
fn waits(screen: &HeldOver, theme: &Theme, width: u16) -> (Vec<Line<'static>>, Below) {
    let lines = |text: &str| wrapped(text, width.into()).into_iter().map(Line::raw).collect();
    match screen.ending() {
        Ending::Telling(field) => {
            let typed = format!("{} {}{}", theme.glyphs.pointer, field.text(), theme.glyphs.cursor);
            let mut below = vec![Line::styled(typed, theme.selected())];
            let remark = wrapped(screen.remark().unwrap_or_default(), width.into());
            below.extend(remark.into_iter().map(|line| Line::styled(line, theme.warning())));
            (lines(WHAT_WAS_IT), Below::Rows(below))
        }
        Ending::Offering(menu) => {
            let asked = screen.word().map(offer).unwrap_or_default();
            (lines(&asked), Below::menu(menu, theme))
        }
        Ending::Done(menu) => {
            let remark = screen.remark().map(lines).unwrap_or_default();
            (remark, Below::menu(menu, theme))
        }
    }
}

/// The word where it is known, letters that were found apart from those that were not; else the pattern.
fn places(screen: &HeldOver) -> Vec<Place> {
    let round = screen.round();
    let alphabet = round.alphabet();
    let pattern = round.pattern();
    let letters = screen.word().map(|word| word.letters());
    let place = |(place, known): (usize, &Option<_>)| match (
        letters.and_then(|letters| letters.get(place)),
        known,
    ) {
        (Some(letter), Some(known)) if letter == known => (alphabet.upper(*letter), Found::Yes),
        (Some(letter), _) => (alphabet.upper(*letter), Found::Shown),
        (None, Some(known)) => (alphabet.upper(*known), Found::Yes),
        (None, None) => ('_', Found::No),
    };
    pattern.letters().iter().enumerate().map(place).collect()
}

/// The answers that were wrong: in whole sentences, or where there is no room for those as briefly as can
/// be.
fn facts(screen: &HeldOver, width: usize, room: usize) -> Vec<String> {
    let Some(word) = screen.word() else { return Vec::new() };
    let lines = |sentences: Vec<String>| -> Vec<String> {
        sentences.iter().flat_map(|sentence| wrapped(sentence, width)).collect()
    };
    let long = lines(slips(screen.round(), word));
    if long.len() <= room {
        return long;
    }
    let mut brief = lines(brief_slips(screen.round(), word));
    brief.truncate(room);
    brief
}
