//! A menu as buttons beside each other.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::plan::{self, rows};
use crate::ui::widgets::chips;
use crate::view::Button;

/// Where a button stands: its column, its row and its columns.
type Place = (u16, u16, u16);

/// Rows that buttons take.
pub fn height(buttons: &[Button], width: u16) -> u16 {
    usual(&labels(buttons), width).last().map_or(1, |(_, row, _)| row + 1)
}

fn labels(buttons: &[Button]) -> Vec<&str> {
    buttons.iter().map(|button| &*button.label).collect()
}

/// Returns where buttons stand if there are rows enough: closer to each other before there is a second row.
fn usual(labels: &[&str], width: u16) -> Vec<Place> {
    let is_one_row = |places: &[Place]| places.iter().all(|(_, row, _)| *row == 0);
    let (roomy, close) = (laid_out(labels, ROOMY, width), laid_out(labels, TIGHT, width));
    if !is_one_row(&roomy) && is_one_row(&close) { close } else { roomy }
}

/// Columns that a button takes beside its label, and columns between two.
const ROOMY: (u16, u16) = (4, 2);
/// The same where there is little room.
const TIGHT: (u16, u16) = (2, 1);

/// Columns of the sign of the selected button.
const SIGN: u16 = 2;

/// Returns where buttons with these labels stand. All are as wide as the widest where that has room in one row, if only
/// with the sign of the selected one beside its label.
fn laid_out(labels: &[&str], (beside, between): (u16, u16), width: u16) -> Vec<Place> {
    let count = labels.len() as u16;
    let own = |label: &&str| label.width() as u16;
    let widest = labels.iter().map(own).max().unwrap_or(0);
    let fits = |wide: &u16| count * (wide + between) <= width + between;
    let even = [widest + beside, widest + SIGN].into_iter().find(fits);
    let (mut x, mut row) = (0, 0);
    let place = |label: &&str| {
        let wide = even.unwrap_or_else(|| own(label) + beside).min(width);
        if x > 0 && x + between + wide > width {
            (x, row) = (0, row + 1);
        } else if x > 0 {
            x += between;
        }
        let place = (x, row, wide);
        x += wide;
        place
    };
    labels.iter().map(place).collect()
}

/// Paints buttons beside each other; where not all rows have room, those with the one that is selected. The cursor is on
/// that one.
pub fn buttons(buttons: &[Button], ui: &mut Ui<'_>, area: Rect) {
    let labels = &labels(buttons);
    let selected = buttons.iter().position(|button| button.selected).unwrap_or(0);
    let mut places = usual(labels, area.width);
    if places.last().is_some_and(|(_, row, _)| *row >= area.height) {
        places = laid_out(labels, TIGHT, area.width);
    }
    let wide = places.iter().map(|(x, _, wide)| x + wide).max().unwrap_or(0);
    let area = ui.stand(area, wide);
    let is_one_row = places.iter().all(|(_, row, _)| *row == 0);
    let is_large = is_one_row && area.height >= plan::LARGE_BUTTON;
    let tall = if is_large { plan::LARGE_BUTTON } else { 1 };
    let at = places.get(selected).map_or(0, |(_, row, _)| *row);
    let first = (at + 1).saturating_sub(area.height.max(1));
    for (number, (button, (x, row, wide))) in buttons.iter().zip(places).enumerate() {
        let Some(row) = row.checked_sub(first) else { continue };
        let is_selected = number == selected;
        let place = Rect { x: area.x + x, width: wide, ..rows(area, row * tall, tall) };
        if place.is_empty() {
            continue;
        }
        let pointed = format!("{} {}", ui.theme.glyphs.pointer, button.label);
        let text = if is_selected { &pointed } else { &button.label };
        let label = ui.clipped(text, place.width.into());
        chips::button(&label, is_selected, ui, place);
        ui.clicks(place, button.act);
        if is_selected {
            let left = place.width.saturating_sub(label.width() as u16) / 2;
            ui.point(place.x + left, place.y + place.height / 2);
        }
    }
}
