//! The form before a round: who holds the word, how long it is, how hard it is.

mod cards;
mod remark;
mod today;
mod touch;

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::figures::{self, Stage};
use super::plan::{self, Page, Part, rows};
use super::setup_rows::Rows;
use super::theme::Role;
use super::widgets::{big, chips, lengths};
use crate::app::{App, Input, Pick, Row, Setup};
use crate::game::Holder;
use crate::text::form::{self, above_difficulties, premise};
use crate::text::names::GAME as NAME;

/// Columns of the rows' names.
const LABEL: u16 = 12;
/// The widest that rows are which are not beside each other.
const NARROW: u16 = 70;
/// From this width on rows have their names beside them.
const NAMED: u16 = 52;

/// Paints the form.
pub(super) fn draw(screen: &Setup, app: &App, ui: &mut Ui<'_>, area: Rect) {
    let inside = plan::inside(area);
    let form = Rows { screen, app, theme: ui.theme };
    if ui.look.touch && inside.width < NAMED {
        return touch::draw(&form, ui, inside);
    }
    let wide = inside.width >= plan::WIDE && inside.height >= 20;
    let named = inside.width >= NAMED;
    // A form in one column is centred, like the title.
    let block = if wide { inside } else { plan::middle(inside, NARROW, inside.height) };
    let room = if named { block.width - LABEL } else { block.width };
    // Nothing moves from opponent to opponent if all rows that any of them has are planned for.
    let order = match screen.is_folded() || inside.height < STEADY {
        true => screen.rows(),
        false => Setup::ROWS_OF_A_COMPUTER,
    };
    // Somebody who has not finished a round yet begins with that.
    let today = app.career().map_or(2, |known| if known.rounds > 0 { 2 } else { 0 });
    // The lines of the day take the place of the premise, so the opponent's row says what it does.
    let has_note = !wide && today > 0 && named && inside.height >= STEADY;
    let heights = |row: &Row| heights(&form, *row, room, [wide, has_note], inside);
    let heights: Vec<_> = order.iter().map(heights).collect();
    let at = |wanted: Row| order.iter().position(|row| *row == wanted);
    let beside = at(Row::Length).zip(at(Row::Lives)).filter(|(left, right)| left + 1 == *right);
    let close: Vec<usize> =
        [Row::Language, Row::List, Row::Opening, Row::Word].into_iter().filter_map(at).collect();
    let page = Page {
        title: big::width(NAME).filter(|_| ui.theme.glyphs.unicode),
        // Nothing below moves when another holder is chosen.
        premise: &|width| {
            Holder::ALL
                .map(|holder| ui.height(premise(holder), width))
                .into_iter()
                .max()
                .unwrap_or(0)
        },
        rows: &heights,
        good: &vec![2; order.len()],
        close: &close,
        focus: at(screen.focus()).unwrap_or(0),
        today,
        beside,
    };
    let plan = plan::form(area, page);
    let centred = named || screen.is_folded();
    if let Some(area) = plan.place(Part::Figure) {
        let figure = ui.look.figure;
        figures::draw(figure, &Stage::whole(figure), ui, rows(area, 0, area.height - 1));
    }
    if let Some(area) = plan.place(Part::Title) {
        today::title(centred, ui, area);
    }
    if let Some(area) = plan.place(Part::Said) {
        let premise = ui.by_sentence(premise(screen.opponent()), area.width);
        for (text, row) in premise.into_iter().zip(0..area.height) {
            let line = Line::styled(text, ui.style(Role::Muted));
            ui.put(if centred { line.centered() } else { line }, rows(area, row, 1));
        }
    }
    if let Some(area) = plan.place(Part::Today) {
        today::draw(app, centred, ui, area);
    }
    let place = |row: Row| {
        let area = plan.place(Part::Row(at(row)? as u8))?;
        Some(if wide { area } else { Rect { x: block.x, width: block.width, ..area } })
    };
    // A friend's word has no length to choose: it is typed in the place of the chart, with the misses below it.
    let typed = place(Row::Length).zip(place(Row::Lives)).filter(|_| at(Row::Word).is_none());
    let typed = typed.map(|(chart, misses)| {
        let room = Rect { height: misses.bottom() - chart.y, width: block.width, ..chart };
        let own = if named { 1 } else { 2 };
        [rows(room, 0, own), rows(room, own + u16::from(room.height > 2 * own), own)]
    });
    for row in screen.rows() {
        let area = match (row, typed) {
            (Row::Word, Some([word, _])) => Some(word),
            (Row::Lives, Some([_, misses])) if screen.opponent().is_friend() => Some(misses),
            _ => place(*row),
        };
        if let Some(area) = area {
            let focused = *row == screen.focus();
            match (row, wide) {
                (Row::Play, _) => play(focused, ui, area),
                (Row::Opponent, true) if area.height >= CARDS => {
                    cards::draw(&form, focused, ui, area)
                }
                (Row::Length | Row::Lives, true) if area.height >= 5 => {
                    titled(&form, *row, focused, ui, area);
                }
                _ if area.height == 1 && !named => short(&form, *row, focused, ui, area),
                _ => labelled(&form, *row, focused, named, ui, area),
            }
        }
    }
    if let Some(area) = plan.place(Part::Remark) {
        // Rows that are beside each other, and those of a low screen, have no place of their own for what they mean.
        let is_low = inside.height < 16;
        let is_untold = match screen.focus() {
            Row::Lives => is_low || wide,
            Row::Opponent => is_low || !has_note && plan.place(Part::Said).is_none(),
            // Of a language it stands in the row.
            Row::Language => false,
            _ => is_low,
        };
        let is_bare = is_untold || !named;
        remark::draw(&form, is_bare, ui, area);
    }
}

/// From this height on there is room for the rows of any opponent.
const STEADY: u16 = 18;

/// Rows that cards take, with the two holders below them.
const CARDS: u16 = 8;

/// The heights that a row can have.
fn heights(form: &Rows<'_>, row: Row, room: u16, is: [bool; 2], inside: Rect) -> Vec<u16> {
    let [wide, has_note] = is;
    let chips = || form.choice(row).map_or(1, |choice| choice.rows(room));
    match row {
        Row::Opponent if wide => vec![1, 2, CARDS],
        Row::Opponent if has_note => vec![1, chips(), chips() + 1],
        Row::Length if wide => vec![1, 6, 8, 10],
        Row::Lives if wide => vec![1, 7],
        Row::Lives if inside.height >= 16 && inside.width >= NAMED => {
            vec![1, chips(), chips() + 1]
        }
        Row::Lives if inside.height < 16 && inside.width < NAMED => vec![1],
        Row::Opponent | Row::Lives => vec![1, chips()],
        Row::Length if room < 30 => vec![1],
        Row::Length => vec![1, 3, 4, 5, 6],
        // A high button needs air above it.
        Row::Play if inside.height >= if form.screen.is_folded() { 18 } else { 22 } => vec![1, 3],
        Row::Play | Row::Word | Row::Language => vec![1],
        Row::List | Row::Opening => vec![1, chips()],
    }
}

/// The big button.
fn play(focused: bool, ui: &mut Ui<'_>, area: Rect) {
    let width = if area.width < 40 { 16.min(area.width) } else { 26 };
    let place = Rect { x: area.x + (area.width - width) / 2, width, ..area };
    let play = form::PLAY.to_uppercase();
    let label = if focused { format!("{} {play}", ui.theme.glyphs.pointer) } else { play };
    // Only what has the focus is solid.
    let kind = if focused { chips::Button::First } else { chips::Button::Other };
    chips::button(&label, kind, ui, place);
    ui.clicks(place, Input::Pick(Pick::Play));
    if focused {
        let left = (width - label.width() as u16) / 2;
        ui.point(place.x + left, place.y + place.height / 2);
    }
}

/// A row with its name above it: the histogram, the difficulties below each other.
fn titled(form: &Rows<'_>, row: Row, focused: bool, ui: &mut Ui<'_>, area: Rect) {
    ui.clicks(area, Input::Pick(Pick::Row(row)));
    name(form, row, focused, ui, rows(area, 0, 1));
    let inside = rows(area, 1, area.height);
    if row == Row::Length {
        let inside = Rect { x: inside.x + 2, width: inside.width.saturating_sub(2), ..inside };
        return length(form, focused, ui, inside);
    }
    match form.difficulties() {
        Some(lines) => {
            if let Some(par) = form.par() {
                // It says what the misses of the lines below it can be compared with.
                let at = form.name(row).width() as u16 + 4;
                let beside = Rect { x: area.x + at, width: area.width.saturating_sub(at), ..area };
                let beside = rows(beside, 0, 1);
                let needed = above_difficulties(par, form.screen.opponent());
                let needed = ui.fitting(&needed, beside).to_owned();
                ui.clip(&needed, Role::Muted, beside);
            }
            for (index, (line, difficulty, selected)) in lines.into_iter().enumerate() {
                // With the focus, the signs show which arrow keys change the value.
                let (left, right) = match (selected, focused) {
                    (true, true) => (ui.theme.glyphs.previous, ui.theme.glyphs.next),
                    (true, false) => (ui.theme.glyphs.pointer, ' '),
                    (false, _) => (' ', ' '),
                };
                let style = if selected { ui.theme.title() } else { ui.style(Role::Muted) };
                let line = Line::from(vec![
                    ui.span(format!("{left} "), Role::Accent),
                    ui.span(line, style),
                    ui.span(format!(" {right}"), Role::Accent),
                ]);
                let at = rows(inside, index as u16 + u16::from(inside.height > 6), 1);
                ui.put(line, at);
                ui.clicks(at, Input::Pick(Pick::Difficulty(difficulty)));
                if selected && focused {
                    ui.point(at.x, at.y);
                }
            }
        }
        None => {
            let place = rows(inside, u16::from(inside.height > 4), inside.height);
            // The value stands below the name.
            let place = Rect { x: place.x + 1, width: place.width.saturating_sub(1), ..place };
            chips_or_field(form, row, focused, ui, rows(place, 0, 1));
            let below =
                Rect { x: place.x + 1, width: place.width.saturating_sub(1), ..rows(place, 1, 2) };
            ui.write(form.notes(row).first().map_or("", String::as_str), Role::Muted, below);
        }
    }
}

fn name(form: &Rows<'_>, row: Row, focused: bool, ui: &mut Ui<'_>, area: Rect) {
    let text = form.name(row).to_uppercase();
    let pointer = if focused { ui.theme.glyphs.pointer } else { ' ' };
    let role = if focused { Role::Ink } else { Role::Muted };
    let style =
        ui.style(role).add_modifier(if focused { Modifier::BOLD } else { Modifier::empty() });
    let line = Line::from(vec![ui.span(format!("{pointer} "), Role::Accent), ui.span(text, style)]);
    ui.put(line, area);
}

/// A row with its name beside it, or without it where that would take the room of the choices.
fn labelled(form: &Rows<'_>, row: Row, focused: bool, named: bool, ui: &mut Ui<'_>, area: Rect) {
    ui.clicks(area, Input::Pick(Pick::Row(row)));
    let inside = match named {
        true => {
            name(form, row, focused, ui, rows(Rect { width: LABEL, ..area }, 0, 1));
            Rect { x: area.x + LABEL, width: area.width - LABEL, ..area }
        }
        false => area,
    };
    if row == Row::Length && inside.height >= 3 {
        let inside = Rect { x: inside.x + 1, width: inside.width.saturating_sub(1), ..inside };
        return length(form, focused, ui, inside);
    }
    if form.has_no_word(row) && !focused {
        return form.note_in_field(row, ui, inside);
    }
    let choice = form.choice_within(row, inside);
    let own = choice.as_ref().map_or(1, |choice| choice.rows(inside.width));
    chips_or_field(form, row, focused, ui, rows(inside, 0, own));
    let mut notes = form.notes(row);
    if form.has_no_word(row) {
        notes.clear();
    }
    if inside.height > own {
        // Below what is inside the chips or the field.
        let below = rows(inside, own, inside.height);
        let below = Rect { x: below.x + 1, width: below.width.saturating_sub(1), ..below };
        ui.write(ui.fitting(&notes, below), Role::Muted, below);
    } else if own == 1 && named {
        let used = choice.map_or_else(|| form.wide(row), |choice| choice.width()) + 2;
        let room = usize::from(inside.width).saturating_sub(used.into());
        if let Some(note) = notes.into_iter().find(|note| note.width() <= room) {
            let place = Rect { x: inside.x + used, width: inside.width - used, ..inside };
            ui.label(note, Role::Muted, rows(place, 0, 1));
        }
    }
}

/// A row in one line of a small screen: its name and its values where they fit, else a value that says
/// what it is.
fn short(form: &Rows<'_>, row: Row, focused: bool, ui: &mut Ui<'_>, area: Rect) {
    if let Some(choice) = form.choice_in_line(row, area) {
        let label = form.name(row);
        let room = area.width.saturating_sub(choice.width());
        let left = match (label.width() as u16) < room {
            true => {
                let role = if focused { Role::Ink } else { Role::Muted };
                ui.put(ui.span(label, role), area);
                room.min(9)
            }
            false => 0,
        };
        let place = Rect { x: area.x + left, width: area.width - left, ..area };
        return choice.draw(focused, ui, place);
    }
    let (before, after) = match focused {
        true => (ui.theme.glyphs.previous, ui.theme.glyphs.next),
        false => (' ', ' '),
    };
    let room = usize::from(area.width).saturating_sub(4);
    let text = ui.clipped(&form.spoken(row, room), room);
    let style = if focused { ui.theme.title() } else { ui.style(Role::Muted) };
    let line = Line::from(vec![
        ui.span(format!("{before} "), Role::Accent),
        ui.span(text, style),
        ui.span(format!(" {after}"), Role::Accent),
    ]);
    form.stepped_by_clicks(row, focused, line.width() as u16, ui, area);
    ui.put(line, area);
    if focused {
        ui.point(area.x + 2, area.y);
    }
}

fn chips_or_field(form: &Rows<'_>, row: Row, focused: bool, ui: &mut Ui<'_>, area: Rect) {
    match form.choice_within(row, area) {
        Some(choice) => choice.draw(focused, ui, area),
        None => form.value(row, focused, ui, area),
    }
}

/// The histogram, and below it how many words the chosen length has.
fn length(form: &Rows<'_>, focused: bool, ui: &mut Ui<'_>, area: Rect) {
    let (columns, chosen) = form.lengths();
    let note = u16::from(area.height >= 4);
    let chart = rows(area, 0, area.height - note);
    lengths::draw(&columns, chosen, ui, chart);
    for (index, column) in columns.iter().enumerate().filter(|(_, column)| column.words > 0) {
        let place = lengths::place(index, columns.len(), chart);
        ui.clicks(place, Input::Pick(Pick::Length(column.from)));
    }
    let at = columns.iter().position(|column| {
        chosen.is_some_and(|letters| (column.from..=column.to).contains(&letters))
    });
    if focused {
        let place = at.map_or(chart, |at| lengths::place(at, columns.len(), chart));
        ui.point(place.x, chart.bottom().saturating_sub(1));
    }
    let any = form.app.has_any_length();
    let text = match at {
        _ if any => format!("{}: {}", form::any_length(), form::NEW_LENGTHS),
        None => form::typed_letters(form.screen.length()),
        Some(_) => form.notes(Row::Length).swap_remove(0),
    };
    // A number that is no column is seen nowhere else while it is typed.
    if note > 0 || any || (focused && at.is_none()) {
        let text = format!("{:<1$}", ui.clipped(&text, area.width.into()), usize::from(area.width));
        ui.label(text, Role::Muted, rows(area, area.height - 1, 1));
    }
}
