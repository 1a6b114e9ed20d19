//! Cards in front of a screen: a dialog with its texts, and its buttons as rows to select from.

use ratatui::layout::{Margin, Rect};
use ratatui::style::{Color, Modifier};
use ratatui::symbols::border;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding};
use unicode_width::UnicodeWidthStr;

use super::context::{Title, Ui};
use super::parts;
use super::plan::{chrome, middle, rows};
use super::theme::Role;
use super::widgets::scroll;
use crate::view::{Button, Dialog, Part, Tile, View};
use crate::words::shown;

/// What a card consists of.
struct Card<'a> {
    title: &'a str,
    body: Vec<Line<'static>>,
    items: Vec<&'a Button>,
    /// The column and line of the text where something is typed.
    cursor: Option<(u16, u16)>,
}

/// Paints a dialog. A click on one without buttons does what `back` does.
pub(super) fn draw(dialog: &Dialog, view: &View, ui: &mut Ui<'_>, area: Rect) {
    let whole = area.width.saturating_sub(BESIDE);
    let width = whole.min(WIDEST);
    let mut card = Card { title: &dialog.title, body: Vec::new(), items: Vec::new(), cursor: None };
    for part in &dialog.parts {
        let mut column = None;
        let lines: Vec<_> = match part {
            Part::Said { lines } => {
                let inked =
                    lines.iter().map(|line| ui.inked(&line.text, width, parts::ink(line.tone, ui)));
                inked.flatten().collect()
            }
            Part::Word { tiles, .. } if area.height >= 12 && tiles.len() < width.into() => {
                let letter = |tile: &Tile| tile.letter.map_or('-', |letter| letter.upper);
                let word: String = tiles.iter().map(letter).collect();
                vec![ui.row(word, Title)]
            }
            Part::Field { value, secret, .. } => {
                let typed = match secret {
                    true => ui.theme.glyphs.secret.to_string().repeat(value.width()),
                    false => shown(value, false),
                };
                let (field, at) = ui.field(&typed, width);
                column = Some(at);
                vec![field]
            }
            // A line that others are to copy stays whole as long as there is room.
            Part::Copy { text, .. } => {
                let lines = text.lines();
                lines.flat_map(|line| ui.inked(line, whole, Role::Accent)).collect()
            }
            Part::Facts { facts } => parts::table(facts, Role::Accent, width, ui),
            Part::Buttons { buttons } => {
                card.items.extend(buttons);
                Vec::new()
            }
            _ => Vec::new(),
        };
        if !lines.is_empty() && !card.body.is_empty() && area.height >= 16 {
            card.body.push(Line::default());
        }
        card.cursor = column.map(|column| (column, card.body.len() as u16)).or(card.cursor);
        card.body.extend(lines);
    }
    card.draw(dialog, view, ui, area);
}

/// Columns that a card takes beside its lines.
const BESIDE: u16 = 6;

impl Card<'_> {
    /// Paints it. The items are visible even if the text above them has to be scrolled.
    fn draw(mut self, dialog: &Dialog, view: &View, ui: &mut Ui<'_>, area: Rect) {
        let items: Vec<_> =
            self.items.iter().map(|item| row(&item.label, item.selected, ui)).collect();
        let widest = self.body.iter().chain(&items).map(Line::width).max().unwrap_or(0);
        let widest = widest.max(self.title.width() + 4) as u16;
        let width = widest.saturating_add(BESIDE).min(area.width);
        let choices = items.len() as u16;
        let lines = self.body.len() as u16 + choices;
        // What only closes leaves the line that says how.
        let most = match items.is_empty() && area.height >= 16 {
            true => chrome(area)[2].bottom() - area.y,
            false => area.height,
        };
        let apart = !self.body.is_empty() && !items.is_empty() && area.height >= lines + 3;
        if apart {
            self.body.push(Line::raw(""));
        }
        let lines = lines + u16::from(apart);
        let roomy = most >= lines + 4;
        let frames = area.height >= 8;
        let height = match (frames, roomy) {
            (false, _) => area.height,
            (true, roomy) => (lines + if roomy { 4 } else { 2 }).min(most),
        };
        let whole = area;
        let centred = middle(whole, width, height);
        let area = Rect { y: centred.y.min(whole.y + most - height), ..centred };
        ui.covers(area);
        if let Some(back) = view.back.filter(|_| self.items.is_empty()) {
            // It may cover the line that says how to close it.
            ui.clicks(area, back);
        }
        // No word beside it is read together with it.
        let outer = area.outer(Margin::new(2, 0)).intersection(whole);
        ui.put(Clear, outer);
        ui.buffer.set_style(outer, ui.theme.whole());
        // Cleared cells have the terminal's own ink, which nobody promised can be read on a theme's card.
        ui.buffer.set_style(area, ui.theme.whole().patch(ui.style(Role::Card)));
        let (beside, above) = (1 + u16::from(area.width >= widest + BESIDE), u16::from(roomy));
        let padding = Padding::new(beside, beside, above, above);
        // Where its ground is that of the screen, its border and its title part it from that.
        let is_flat = ui
            .style(Role::Card)
            .bg
            .is_none_or(|card| card == Color::Reset || ui.theme.whole().bg == Some(card));
        let glyphs = &ui.theme.glyphs;
        let set = if is_flat && glyphs.unicode { border::DOUBLE } else { glyphs.frame };
        let edge = if is_flat { Role::Ink } else { Role::Faint };
        let reversed = if is_flat { Modifier::REVERSED } else { Modifier::empty() };
        let title = ui.clipped(self.title, usize::from(area.width).saturating_sub(6));
        let block = Block::bordered()
            .border_set(set)
            .border_style(ui.style(edge))
            .title(ui.span(format!(" {title} "), ui.theme.title().add_modifier(reversed)))
            .padding(padding);
        let inside = if frames { block.inner(area) } else { area };
        if frames {
            ui.put(block, area);
        }
        let room = choices.min(inside.height.saturating_sub(u16::from(!self.body.is_empty())));
        let room = if items.is_empty() { 0 } else { room.max(1) };
        let above = inside.height.saturating_sub(room);
        let hidden = (self.body.len() as u16).saturating_sub(above);
        let from = match dialog.is_help() {
            true => dialog.scrolled.lines_above(hidden),
            // The last line of a page is the first of the next.
            false => (view.read_on * above.saturating_sub(1).max(1)).min(hidden),
        };
        for (line, at) in self.body.iter().skip(from.into()).zip(0..above) {
            ui.put(line, rows(inside, at, 1));
        }
        if hidden > 0 {
            let keys = if dialog.is_help() { scroll::LINES } else { scroll::PAGES };
            scroll::mark(keys, from, hidden, ui, Rect { height: area.height, y: area.y, ..inside });
        }
        let selected = self.items.iter().position(|item| item.selected).unwrap_or(0) as u16;
        let first = (selected + 1).saturating_sub(room);
        let top = above.min(self.body.len() as u16);
        let items = self.items.iter().zip(items).skip(first.into());
        for ((item, line), at) in items.zip(0..room) {
            let row = rows(inside, top + at, 1);
            ui.put(line, row);
            ui.clicks(row, item.act);
        }
        if room > 0 || hidden > 0 {
            ui.scrolls(area, dialog.wheel);
        }
        // If nothing can be selected, a screen reader begins with the text.
        ui.point(inside.x, inside.y);
        if room > 0 {
            ui.point(inside.x, inside.y + top + (selected - first));
        }
        let line = self.cursor.and_then(|(column, line)| Some((column, line.checked_sub(from)?)));
        if let Some((column, line)) = line.filter(|(_, line)| *line < above) {
            ui.point(inside.x + column.min(inside.width.saturating_sub(1)), inside.y + line);
        }
    }
}

/// A row that can be selected, marked by shape as well as by style.
fn row(label: &str, selected: bool, ui: &Ui<'_>) -> Line<'static> {
    match selected {
        true => Line::from(vec![
            ui.span(format!("{} ", ui.theme.glyphs.pointer), Role::Accent),
            ui.span(format!(" {label} "), ui.theme.selected()),
        ]),
        false => ui.row(format!("   {label} "), Role::Ink),
    }
}

/// The widest that a card's text becomes, in columns.
const WIDEST: u16 = 72;
