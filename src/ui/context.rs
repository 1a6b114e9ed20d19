//! Owns [`Ui`]: what every screen and widget draws with.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::Targets;
use super::motion::Motion;
use super::plan::{middle, rows};
use super::text;
use super::theme::{Role, Theme};
use crate::view::phrases::ascii;
use crate::view::{Part, View};

/// A picture that is being drawn: where it goes, how it looks, and what clicks on it mean.
#[derive(Debug)]
pub struct Ui<'a> {
    /// Its colours and characters.
    pub theme: &'a Theme,
    /// Where it goes.
    pub buffer: &'a mut Buffer,
    pub(super) cursor: Option<Position>,
    /// What moves, if anything does.
    pub(super) moving: Option<Moving<'a>>,
    /// Where clicks and the wheel reach something.
    pub(super) targets: Targets,
    /// Whether parts stand in the middle of their areas, and not at the left.
    pub(super) centred: bool,
    /// Whether something had no room.
    pub(super) cut: bool,
    /// The sentences that had no room.
    pub(super) unread: Vec<String>,
}

/// What moves, the view that it moves away from, and how far it has come (0 ..= 1).
#[derive(Clone, Copy, Debug)]
pub(super) struct Moving<'a> {
    pub motion: Motion,
    pub before: &'a View,
    pub progress: f32,
}

/// How a text is painted: in a role, or in a style made from several.
pub trait Ink {
    fn style(self, theme: &Theme) -> Style;
}

impl Ink for Role {
    fn style(self, theme: &Theme) -> Style {
        theme.style(self)
    }
}

impl Ink for Style {
    fn style(self, _: &Theme) -> Style {
        self
    }
}

impl<'a> Ui<'a> {
    /// Draws into a buffer, at rest.
    pub fn new(theme: &'a Theme, buffer: &'a mut Buffer) -> Self {
        Self {
            theme,
            buffer,
            cursor: None,
            moving: None,
            targets: Targets::default(),
            centred: false,
            cut: false,
            unread: Vec::new(),
        }
    }

    pub(super) fn style(&self, ink: impl Ink) -> Style {
        ink.style(self.theme)
    }

    /// A text in an ink, as a part of a line.
    pub(super) fn span<'s>(&self, text: impl Into<Cow<'s, str>>, ink: impl Ink) -> Span<'s> {
        Span::styled(self.spelled(text), ink.style(self.theme))
    }

    pub(super) fn row<'s>(&self, text: impl Into<Cow<'s, str>>, ink: impl Ink) -> Line<'s> {
        Line::styled(self.spelled(text), ink.style(self.theme))
    }

    /// Returns the part of an area, this many columns wide, in which something is placed.
    pub(super) fn stand(&self, area: Rect, width: u16) -> Rect {
        match self.centred {
            true => middle(area, width, area.height),
            false => Rect { width: width.min(area.width), ..area },
        }
    }

    /// Paints a line or another widget.
    pub(super) fn put(&mut self, widget: impl Widget, area: Rect) {
        widget.render(area, self.buffer);
    }

    /// A text as this picture can show it: without characters outside ASCII where the theme has none.
    pub(super) fn spelled<'s>(&self, text: impl Into<Cow<'s, str>>) -> Cow<'s, str> {
        let text = text.into();
        if self.theme.glyphs.unicode || text.is_ascii() {
            return text;
        }
        // Two arrows are two keys.
        ascii(&text.replace("↑↓", "↑/↓").replace("←→", "←/→")).into()
    }

    /// Columns of a text.
    pub(super) fn width(&self, text: &str) -> u16 {
        self.spelled(text).width() as u16
    }

    /// Rows that a text takes; none for one without words.
    pub(super) fn height(&self, text: &str, width: u16) -> u16 {
        if text.is_empty() { 0 } else { self.wrapped(text, width).len() as u16 }
    }

    /// A text in lines of at most this many columns.
    pub(super) fn wrapped(&self, text: &str, width: u16) -> Vec<String> {
        text::wrapped(&self.spelled(text), width.into())
    }

    /// A text of at most this many columns; one that is cut ends in a sign of it.
    pub(super) fn clipped(&self, text: &str, width: usize) -> String {
        text::clipped(&self.spelled(text), width, self.theme)
    }

    /// A field that is typed into, and the column of its cursor. Of a text that is too long, the end is shown, between the pointer, a blank and the cursor.
    pub(super) fn field(&self, typed: &str, width: u16) -> (Line<'static>, u16) {
        let typed = self.spelled(typed);
        let room = usize::from(width).saturating_sub(3);
        let fits = |at: &usize| typed[*at..].width() <= room;
        let shown = typed.char_indices().map(|(at, _)| at).find(fits).map_or("", |at| &typed[at..]);
        let shown = shown.to_owned();
        let cursor = 2 + shown.width() as u16;
        let line = Line::from(vec![
            self.span(format!("{} ", self.theme.glyphs.pointer), Role::Accent),
            self.span(shown, self.theme.title()),
            self.span(self.theme.glyphs.cursor.to_string(), Role::Accent),
        ]);
        (line, cursor)
    }

    /// A text in rows of at most this width, as lines in an ink.
    pub(super) fn inked(&self, text: &str, width: u16, ink: impl Ink) -> Vec<Line<'static>> {
        let style = ink.style(self.theme);
        self.wrapped(text, width).into_iter().map(|line| self.row(line, style)).collect()
    }

    /// Paints what the opponent says, if there is a row for all of it.
    pub(super) fn speak(&mut self, line: Option<&str>, row: Option<Rect>) {
        if let (Some(line), Some(row)) = (line, row)
            && self.width(line) <= row.width
        {
            let style = self.style(Role::Muted).add_modifier(Modifier::ITALIC);
            self.label(line, style, row);
        }
    }

    /// Paints a text into the first row of an area; one that is cut ends in a sign of it.
    pub(super) fn label(&mut self, text: &str, ink: impl Ink, area: Rect) {
        self.put(self.row(self.clipped(text, area.width.into()), ink), area);
    }

    /// Paints a text in as many rows as an area has. Where that is not all of it, it can be read on.
    pub(super) fn write(&mut self, text: &str, ink: impl Ink, area: Rect) {
        if self.height(text, area.width) > area.height {
            self.leave_out(text);
        }
        self.note(text, ink, area);
    }

    /// Remembers that a sentence has no room, so that it can be read on.
    pub(super) fn leave_out(&mut self, text: &str) {
        self.cut = true;
        self.unread.push(text.to_owned());
    }

    /// Paints a text that says no more than can be seen beside it in as many rows as an area has.
    pub(super) fn note(&mut self, text: &str, ink: impl Ink, area: Rect) {
        let style = ink.style(self.theme);
        let lines = text::fitted(&self.spelled(text), area.width, area.height, self.theme);
        for (line, row) in lines.into_iter().zip(0..) {
            let place = self.stand(rows(area, row, 1), line.width() as u16);
            self.put(self.row(line, style), place);
        }
    }

    /// Paints lines below each other, as far as an area has rows.
    pub(super) fn lines(&mut self, lines: impl IntoIterator<Item = Line<'static>>, area: Rect) {
        let text = Text::from_iter(lines);
        self.cut |= text.height() > area.height.into();
        self.put(text, area);
    }

    /// Paints a text at a cell, as far as the buffer goes.
    pub(super) fn set(&mut self, x: u16, y: u16, text: impl AsRef<str>, ink: impl Ink) {
        let style = ink.style(self.theme);
        if self.buffer.area.contains(Position::new(x, y)) {
            self.buffer.set_string(x, y, text, style);
        }
    }

    /// Puts the cursor at a cell; what is drawn later may move it. Braille displays and magnifiers follow it.
    pub(super) const fn point(&mut self, x: u16, y: u16) {
        self.cursor = Some(Position::new(x, y));
    }

    /// Returns how far everything has moved (0 ..= 1); 1 if nothing moves.
    pub(super) fn progress(&self) -> f32 {
        self.moving.map_or(1.0, |moving| moving.progress)
    }

    /// Returns whether the end of a round moves.
    pub(super) fn is_ending(&self) -> bool {
        self.moving.is_some_and(|moving| moving.motion == Motion::Ending)
    }

    /// Returns the part of the view before that something moves away from.
    pub(super) fn before<T>(&self, find: impl Fn(&'a Part) -> Option<T>) -> Option<T> {
        self.moving?.before.parts.iter().find_map(find)
    }
}

#[cfg(test)]
impl Ui<'_> {
    /// Draws a picture of its own, at rest and of this many columns and rows.
    pub(super) fn picture(
        theme: &Theme,
        (columns, rows): (u16, u16),
        draw: impl FnOnce(&mut Ui<'_>, Rect),
    ) -> Buffer {
        let area = Rect::new(0, 0, columns, rows);
        let mut buffer = Buffer::empty(area);
        draw(&mut Ui::new(theme, &mut buffer), area);
        buffer
    }

    /// Returns what is left of a picture when its colours are taken away: characters, and what is not colour.
    pub(super) fn colourless(
        theme: &Theme,
        size: (u16, u16),
        draw: impl FnOnce(&mut Ui<'_>, Rect),
    ) -> Vec<(String, Modifier)> {
        let cells = Self::picture(theme, size, draw).content;
        cells.iter().map(|cell| (cell.symbol().to_owned(), cell.modifier)).collect()
    }
}
