//! Cards in front of a screen: a dialog with its texts, and its buttons as rows to select from.

use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use ratatui::symbols::border;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding};
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::pages::Pages;
use super::parts;
use super::plan::{Plan, chrome, middle, rows};
use super::theme::Role;
use super::widgets::scroll;
use crate::view::{Button, Dialog, Part, Said, View};
use crate::words::shown;

/// Paints a dialog as a card, and returns its area. A click on one without buttons does what `back` does; the buttons are
/// visible even if the text above them has to be scrolled.
pub(super) fn draw(
    dialog: &Dialog,
    view: &View,
    behind: &Plan,
    ui: &mut Ui<'_>,
    area: Rect,
) -> Rect {
    let Contents { mut body, cursor, buttons } = Contents::of(dialog, area, ui);
    let labels = buttons.iter().map(|item| POINTER + ui.width(&item.label) + 1);
    let widest = labels.chain([body.width()]).max().unwrap_or(0);
    let choices = buttons.len() as u16;
    let has_text = body.height() > 0;
    if choices > 0 && area.height >= body.height() + choices + 3 {
        body.blank();
    }
    // What only closes leaves the line that says how.
    let most = match choices == 0 && area.height >= 16 {
        true => chrome(area)[2].bottom() - area.y,
        false => area.height,
    };
    let lines = body.height() + choices;
    let (area, inside) = card(&dialog.title, (widest, lines), most, behind, ui, area);
    if let Some(back) = view.back.filter(|_| choices == 0) {
        // It may cover the line that says how to close it.
        ui.targets.clicks(area, back);
    }
    let room = choices.min(inside.height.saturating_sub(u16::from(has_text)).max(1));
    let above = inside.height.saturating_sub(room);
    let top = above.min(body.height());
    // Without a frame, the sign that there is more needs a row of its own, and buttons need that more.
    let is_framed = inside != area;
    let has_sign = is_framed || choices == 0;
    let of_sign = u16::from(!is_framed && choices == 0 && body.height() > above);
    let text = above.saturating_sub(of_sign);
    let seen = body.draw(view.read_on, ui, rows(inside, 0, text));
    if seen.last > 0 && has_sign {
        let area = Rect { height: area.height, y: area.y, ..inside };
        scroll::mark(scroll::PAGES, seen.page, seen.last, ui, area);
    }
    let selected = buttons.iter().position(|item| item.selected).unwrap_or(0) as u16;
    let first = (selected + 1).saturating_sub(room);
    for (item, at) in buttons.iter().skip(first.into()).zip(0..room) {
        let place = rows(inside, top + at, 1);
        let label = ui.clipped(&item.label, inside.width.saturating_sub(POINTER).into());
        ui.put(row(&label, item.selected, ui), place);
        ui.targets.clicks(place, item.act);
    }
    if room > 0 || seen.last > 0 {
        ui.targets.scrolls(area, dialog.wheel);
    }
    // If nothing can be selected, a screen reader begins with the text.
    ui.point(inside.x, inside.y);
    if room > 0 {
        ui.point(inside.x, inside.y + top + (selected - first));
    }
    let line = cursor.and_then(|(column, line)| Some((column, line.checked_sub(seen.from)?)));
    if let Some((column, line)) = line.filter(|(_, line)| *line < above) {
        ui.point(inside.x + column.min(inside.width.saturating_sub(1)), inside.y + line);
    }
    area
}

/// What is in a card.
struct Contents<'a> {
    body: Pages,
    /// The column and line of the body where something is typed.
    cursor: Option<(u16, u16)>,
    buttons: Vec<&'a Button>,
}

impl<'a> Contents<'a> {
    /// Returns the contents of a dialog, as wide as they can be in `area` and are pleasant to read.
    fn of(dialog: &'a Dialog, area: Rect, ui: &mut Ui<'_>) -> Self {
        let whole = area.width.saturating_sub(if area.height < FRAMED { 0 } else { BESIDE });
        // A line that others are to copy stays whole as long as there is room, and the text beside it is as wide.
        let copied = dialog.parts.iter().filter_map(in_part!(Part::Copy { text, .. } => text));
        let copied = copied.flat_map(|text| text.lines()).map(|line| line.width() as u16);
        let width = whole.min(copied.max().unwrap_or(0).max(WIDEST));
        let (mut body, mut cursor, mut buttons) = (Pages::default(), None, Vec::new());
        for part in &dialog.parts {
            let mut column = None;
            let paragraphs: Vec<Vec<_>> = match part {
                Part::Said { lines } => {
                    let inked =
                        |line: &Said| ui.inked(&line.text, width, parts::ink(line.tone, ui));
                    lines.iter().map(inked).collect()
                }
                Part::Word { tiles, .. } if area.height >= 12 && tiles.len() < width.into() => {
                    vec![vec![ui.row(parts::word::written(tiles), ui.theme.title())]]
                }
                Part::Field { value, secret, .. } => {
                    let typed = match secret {
                        true => ui.theme.glyphs.secret.to_string().repeat(value.width()),
                        false => shown(value, false),
                    };
                    let (field, at) = ui.field(&typed, width);
                    column = Some(at);
                    vec![vec![field]]
                }
                Part::Copy { text, .. } => {
                    text.lines().map(|line| ui.inked(line, width, Role::Accent)).collect()
                }
                Part::Facts { facts } => parts::table(facts, Role::Accent, width, ui),
                Part::Buttons { buttons: shown } => {
                    buttons.extend(shown);
                    Vec::new()
                }
                _ => Vec::new(),
            };
            if !paragraphs.is_empty() && area.height >= 16 {
                body.blank();
            }
            cursor = column.map(|column| (column, body.height())).or(cursor);
            for lines in paragraphs {
                body.add(lines);
            }
        }
        Self { body, cursor, buttons }
    }
}

/// Paints a card for `lines` lines of `widest` columns, in at most `most` rows. Returns its area, and that of the lines.
fn card(
    title: &str,
    (widest, lines): (u16, u16),
    most: u16,
    behind: &Plan,
    ui: &mut Ui<'_>,
    whole: Rect,
) -> (Rect, Rect) {
    let widest = widest.max(title.width() as u16 + 4);
    let (is_roomy, is_framed) = (most >= lines + 4, whole.height >= FRAMED);
    let height = match is_framed {
        false => whole.height,
        true => (lines + if is_roomy { 4 } else { 2 }).min(most),
    };
    let centred = middle(whole, widest.saturating_add(BESIDE), height);
    let area = Rect { y: centred.y.min(whole.y + most - height), ..centred };
    let area = behind.spared(area, Rect { height: most, ..whole });
    ui.put(Clear, area);
    // Cleared cells have the terminal's own ink, which nobody promised can be read on a theme's card.
    ui.buffer.set_style(area, ui.theme.whole().patch(ui.style(Role::Card)));
    if !is_framed {
        return (area, area);
    }
    // Where its ground is that of the screen, its border and its title part it from that.
    let ground = ui.style(Role::Card).bg.filter(|card| *card != Color::Reset);
    let is_flat = ground.is_none_or(|card| ui.theme.whole().bg == Some(card));
    let glyphs = &ui.theme.glyphs;
    let set = if is_flat && glyphs.unicode { border::DOUBLE } else { glyphs.frame };
    let edge = if is_flat { Role::Ink } else { Role::Faint };
    let reversed = if is_flat { Modifier::REVERSED } else { Modifier::empty() };
    let title = ui.clipped(title, usize::from(area.width).saturating_sub(6));
    let (beside, above) = (1 + u16::from(area.width >= widest + BESIDE), u16::from(is_roomy));
    let block = Block::bordered()
        .border_set(set)
        .border_style(ui.style(edge))
        .title(ui.span(format!(" {title} "), ui.theme.title().add_modifier(reversed)))
        .padding(Padding::new(beside, beside, above, above));
    let inside = block.inner(area);
    ui.put(block, area);
    (area, inside)
}

/// The rows from which a card has a frame.
const FRAMED: u16 = 8;

/// Columns that a card with a frame takes beside its lines.
const BESIDE: u16 = 6;

/// Columns before the label of a row.
const POINTER: u16 = 3;

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
