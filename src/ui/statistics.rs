//! The statistics of past rounds, as a page of charts that scrolls.

mod chart;
mod pages;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::figures::{self, Stage};
use super::plan::{self, Part, rows};
use super::text::wrapped;
use super::theme::Role;
use super::widgets::chips;
use super::widgets::scroll::scroll_mark;
use crate::app::keys::{Action, Code, Key};
use crate::app::{App, Input, StatisticsPage, StatisticsScreen};
use crate::text::keys::{self, KeyHint};
use crate::text::{screens, sentence, statistics};
use chart::Chart;

/// The columns between charts.
const GAP: u16 = 6;

/// Paints the statistics, scrolled as far as the player has.
pub(super) fn draw(screen: &StatisticsScreen, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let Some(area) = plan::page(area).place(Part::Body) else { return };
    let page = StatisticsBody::of(screen, area.width, ui);
    let notice = screen.notice().map(sentence);
    let has_room = screen.career().is_some() && notice.is_none() && area.height >= ROOM_TO_INVITE;
    let from = match page.only_sentence().filter(|_| has_room) {
        Some(text) => {
            ui.put(tabs(screen, ui, area.width), rows(area, 0, 1));
            invite(text, screen, app, ui, rows(area, 2, area.height));
            0
        }
        None => page.draw(screen, notice.as_deref(), ui, area),
    };
    ui.scrolls(area, [Action::Previous, Action::Next]);
    ui.point(area.x, area.y);
    if let Some(rung) = page.row_of_next(area.width).and_then(|row| row.checked_sub(from)) {
        ui.clicks(rows(area, rung, 1), Input::Act(Action::Confirm));
    }
    // The names of the pages are in the first row.
    let row = tabs(screen, ui, area.width);
    let mut at = area.x;
    let named = from == 0 || area.height >= NAMED;
    // Each name is followed by a gap; where there is no room for all of them, arrows stand around one.
    let are_all_named = row.spans.len() == 2 * screen.pages().len();
    for (index, span) in row.spans.iter().enumerate().filter(|_| named) {
        let place = Rect { x: at, width: span.width() as u16, height: 1, ..area };
        at += place.width;
        if are_all_named {
            ui.clicks(place, Input::Select(index / 2));
        } else {
            let action = if index == 0 { Action::Less } else { Action::More };
            ui.clicks(place, Input::Act(action));
        }
    }
}

/// Returns whether a page is higher than its place.
pub(super) fn scrolls(screen: &StatisticsScreen, ui: &Ui<'_>) -> bool {
    plan::page(plan::stage(ui.buffer.area)).place(Part::Body).is_none_or(|area| {
        let page = StatisticsBody::of(screen, area.width, ui);
        page.laid_out(area.width).1 > area.height
    })
}

/// The maximum width of the text that says there is more, in columns.
const MARK: u16 = 12;

/// The height from which a scrolled page still shows its name.
const NAMED: u16 = 6;

/// The height from which an empty page has a picture.
const ROOM_TO_INVITE: u16 = 11;

/// Paints a page that has nothing but a sentence: the waiting figure, the sentence, and the key that leads on.
fn invite(text: &str, screen: &StatisticsScreen, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let plays = |hint: &KeyHint| hint.actions[0] == Some(Action::Confirm);
    let (key, does, action) = match keys::footer(app.context()).into_iter().find(plays) {
        Some(hint) => (hint.keys, hint.does.long, Action::Confirm),
        None => (Key::plain(Code::Esc).to_string(), statistics::TO_THE_FORM, Action::Back),
    };
    let key = chips::Chip { key: &key, does };
    let beside = area.width >= 54;
    let room = if beside { (area.width / 3, area.height) } else { (area.width, area.height / 2) };
    let size = figures::largest(room).unwrap_or_default();
    let gap = if size.0 > 0 { 3 } else { 0 };
    let width = if beside { (area.width - size.0 - gap).min(60) } else { area.width };
    let written = ui.height(text, width);
    let high = 2 + written + 2;
    // Both are centred.
    let block = match beside {
        true => plan::middle(area, size.0 + gap + width, size.1.max(high)),
        false => plan::middle(area, area.width, size.1 + 1 + high),
    };
    let place = Rect { width: size.0.min(block.width), height: size.1.min(block.height), ..block };
    figures::draw(ui.look.figure, &Stage::QUIET, ui, place);
    let words = match beside {
        true => {
            let above = block.height.saturating_sub(high) / 2;
            rows(Rect { x: block.x + size.0 + gap, width, ..block }, above, high)
        }
        false => rows(block, size.1 + 1, high),
    };
    let title = match screen.group() {
        Some(group) if group.all.played == 0 => statistics::NOTHING_YET,
        _ => pages::name(screen.page()),
    };
    ui.put(Line::styled(title.to_uppercase(), ui.theme.title()), rows(words, 0, 1));
    ui.write(text, Role::Ink, rows(words, 2, written));
    let below = rows(words, 2 + written + 1, 1);
    let (line, _) = chips::hints(&[key], ui.theme, below.width);
    ui.put(line, below);
    ui.clicks(below, Input::Act(action));
}

/// The content of a page, as sections from the top.
struct StatisticsBody {
    sections: Vec<Section>,
    /// Whether the sections after the first one are in two columns.
    two: bool,
    /// The line on which a click starts a round: the section and the line in it.
    next: Option<(usize, usize)>,
}

/// A section of the page: its title and its content.
struct Section {
    title: String,
    body: Body,
}

enum Body {
    Sentence(String),
    /// A bar for each item: its name, its share (0 ..= 1) and its value as text.
    Bars(Vec<(String, f64, String)>),
    /// A column for each round, in order.
    Chart(Chart),
    Lines(Vec<(Role, String)>),
}

impl StatisticsBody {
    /// Returns the place of each section on a page of this width, and the page's height.
    fn laid_out(&self, width: u16) -> (Vec<Rect>, u16) {
        let half = (width - GAP.min(width)) / 2;
        let (mut left, mut right) = (2, 2);
        let mut places = Vec::new();
        for (index, section) in self.sections.iter().enumerate() {
            if !self.two || index == 0 {
                let height = section.height(width);
                places.push(Rect { x: 0, y: left, width, height });
                left += height + 1;
                right = left;
            } else if left <= right {
                let height = section.height(half);
                places.push(Rect { x: 0, y: left, width: half, height });
                left += height + 1;
            } else {
                let height = section.height(half);
                places.push(Rect { x: half + GAP, y: right, width: half, height });
                right += height + 1;
            }
        }
        (places, left.max(right).saturating_sub(1))
    }

    /// Returns the row of the page on which a click starts a round.
    fn row_of_next(&self, width: u16) -> Option<u16> {
        let (section, line) = self.next?;
        let place = self.laid_out(width).0.get(section).copied()?;
        Some(place.y + 1 + line as u16)
    }

    /// Returns the sentence of a page that has nothing else.
    fn only_sentence(&self) -> Option<&str> {
        match &self.sections[..] {
            [Section { body: Body::Sentence(text), .. }] => Some(text),
            _ => None,
        }
    }

    /// Returns how many rows are scrolled past when the page opens, so that the round that Enter starts is in
    /// view.
    fn opens_at(&self, area: Rect) -> u16 {
        let Some(row) = self.row_of_next(area.width) else { return 0 };
        if row + 2 < area.height { 0 } else { row.saturating_sub(area.height / 2) }
    }

    /// Paints the page, and returns how many rows have been scrolled past.
    fn draw(
        &self,
        screen: &StatisticsScreen,
        notice: Option<&str>,
        ui: &mut Ui<'_>,
        area: Rect,
    ) -> u16 {
        let (notice, scrolled) = (notice.unwrap_or_default(), screen.scrolled());
        let below = ui.height(notice, area.width).min(area.height / 3);
        let inside = rows(area, 0, area.height - below);
        ui.write(notice, Role::Danger, rows(area, inside.height, below));
        let (places, height) = self.laid_out(inside.width);
        let whole = Rect { x: 0, y: 0, width: inside.width, height: height.max(1) };
        let mut page = Buffer::empty(whole);
        let mut sheet = ui.onto(&mut page);
        sheet.buffer.set_style(whole, ui.theme.whole());
        sheet.put(tabs(screen, ui, inside.width), whole);
        for (section, place) in self.sections.iter().zip(places) {
            section.draw(&mut sheet, place);
        }
        // If there is more, the last row says so, without covering anything.
        let mark = u16::from(page.area.height > inside.height && inside.height > 1);
        let whole = inside;
        let inside = rows(inside, 0, inside.height - mark);
        let hidden = page.area.height.saturating_sub(inside.height);
        let from = self.opens_at(whole).min(hidden).saturating_add_signed(scrolled).min(hidden);
        // The row with that text also shows the page's content if its end is free.
        let shares = mark > 0 && {
            let end = (inside.width.saturating_sub(MARK)..inside.width)
                .map(|x| (x, from + inside.height));
            end.map(|at| page.cell(at)).all(|cell| cell.is_some_and(|cell| cell.symbol() == " "))
        };
        let shown = inside.height + u16::from(shares);
        for row in 0..shown.min(page.area.height) {
            for column in 0..inside.width {
                if let (Some(cell), Some(own)) = (
                    page.cell((column, from + row)),
                    ui.buffer.cell_mut((inside.x + column, inside.y + row)),
                ) {
                    *own = cell.clone();
                }
            }
        }
        if from > 0 && whole.height >= NAMED {
            let tabs = tabs(screen, ui, whole.width);
            let blank = " ".repeat(whole.width.into());
            // A blank row separates the scrolled content from the names of the pages.
            for row in 0..2 {
                ui.set(whole.x, whole.y + row, blank.clone(), ui.theme.whole());
            }
            ui.put(tabs, rows(whole, 0, 1));
        }
        if mark > 0 {
            scroll_mark(from, hidden, ui, whole);
        }
        from
    }
}

/// Returns the names of the pages, with the current one marked; only that one if there is no room.
fn tabs(screen: &StatisticsScreen, ui: &Ui<'_>, width: u16) -> Line<'static> {
    let name = |page: StatisticsPage| (page == screen.page(), pages::name(page));
    let names: Vec<_> = screen.pages().into_iter().map(name).collect();
    let all: usize = names.iter().map(|(_, name)| name.width() + 3).sum();
    if all > usize::from(width) {
        let at = names.iter().position(|(open, _)| *open).unwrap_or(0);
        let (before, after) = (ui.theme.glyphs.previous, ui.theme.glyphs.next);
        let mut line = Line::from(vec![
            ui.span(format!("{before} "), Role::Accent),
            ui.span(names[at].1, Title),
            ui.span(format!(" {after}"), Role::Accent),
        ]);
        let number = format!("  {}", screens::of(at + 1, names.len()));
        if line.width() + number.width() <= usize::from(width) {
            line.push_span(ui.span(number, Role::Muted));
        }
        return line;
    }
    let tabs = names.into_iter().flat_map(|(open, name)| {
        let tab = match open {
            true => ui.span(format!("{}{name} ", ui.theme.glyphs.pointer), ui.theme.selected()),
            false => ui.span(format!(" {name} "), Role::Muted),
        };
        [tab, Span::raw(" ")]
    });
    Line::from(tabs.collect::<Vec<_>>())
}

impl Section {
    fn height(&self, width: u16) -> u16 {
        let title = u16::from(!self.title.is_empty());
        title
            + match &self.body {
                Body::Sentence(text) => wrapped(text, width.into()).len() as u16,
                Body::Bars(bars) => bars.len() as u16,
                Body::Chart(_) => chart::ROWS,
                Body::Lines(lines) => lines.len() as u16,
            }
    }

    fn draw(&self, ui: &mut Ui<'_>, area: Rect) {
        let mut inside = area;
        if !self.title.is_empty() {
            ui.put(ui.span(ui.clipped(&self.title, area.width.into()), Role::Muted), area);
            inside = rows(area, 1, area.height);
        }
        match &self.body {
            Body::Sentence(text) => {
                let lines = ui.wrapped(text, inside.width).into_iter();
                let lines: Vec<_> = lines.map(|line| ui.span(line, Role::Ink).into()).collect();
                ui.lines(lines, inside);
            }
            Body::Bars(bars) => {
                let name = bars.iter().map(|(name, ..)| name.width()).max().unwrap_or(0);
                let told = bars.iter().map(|(.., told)| told.width()).max().unwrap_or(0);
                // What it comes to is whole in any room; a long name is cut.
                let name = name.min(usize::from(inside.width).saturating_sub(told + 2));
                let cells = usize::from(inside.width).saturating_sub(name + told + 3).min(48);
                let sign = if ui.theme.glyphs.unicode { "━" } else { "=" };
                let line = |(label, share, text): &(String, f64, String)| {
                    let bar = sign.repeat((share * cells as f64).round() as usize);
                    Line::from(vec![
                        ui.span(format!("{:<name$} ", ui.clipped(label, name)), Role::Ink),
                        ui.span(format!("{bar:<cells$} "), Role::Accent),
                        ui.span(format!("{text:>told$}"), Role::Muted),
                    ])
                };
                let lines: Vec<_> = bars.iter().map(line).collect();
                ui.lines(lines, inside);
            }
            Body::Chart(chart) => chart.draw(ui, area),
            Body::Lines(lines) => {
                let line = |(role, line): &(Role, String)| {
                    ui.span(ui.clipped(line, inside.width.into()), *role).into()
                };
                let lines: Vec<_> = lines.iter().map(line).collect();
                ui.lines(lines, inside);
            }
        }
    }
}
