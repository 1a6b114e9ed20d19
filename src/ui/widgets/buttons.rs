//! A menu as buttons beside each other.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::chips;
use crate::app::Input;
use crate::text::menu::Label;
use crate::ui::context::Ui;
use crate::ui::plan::{self, rows};

/// The number of rows that these buttons take.
pub(in crate::ui) fn button_rows(labels: &[Label], width: u16) -> u16 {
    let labels: Vec<_> = labels.iter().map(|label| label.long).collect();
    laid_out(&labels, ROOMY, width).last().map_or(1, |(_, row, _)| row + 1)
}

/// Columns that a button takes beside its label, and columns between two.
const ROOMY: (u16, u16) = (4, 2);
/// The same where there is little room.
const TIGHT: (u16, u16) = (2, 1);

/// Columns of the sign of the selected button.
const SIGN: u16 = 2;

/// Where buttons with these labels stand: the column, the row and the columns of each. All are as wide as the widest
/// where that has room in one row, if only with the sign of the selected one beside its label.
fn laid_out(labels: &[&str], (beside, between): (u16, u16), width: u16) -> Vec<(u16, u16, u16)> {
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

/// Paints a menu as buttons beside each other, with shorter labels where not all have room; where not even those
/// have, the rows with the one that is selected. The cursor is on that one.
pub(in crate::ui) fn buttons(labels: &[Label], selected: usize, ui: &mut Ui<'_>, area: Rect) {
    let mut names: Vec<_> = labels.iter().map(|label| label.long).collect();
    let mut places = laid_out(&names, ROOMY, area.width);
    let mut tall = ui.tall();
    if places.last().is_some_and(|(_, row, _)| (*row + 1) * tall > area.height) {
        names = labels.iter().map(|label| label.short).collect();
        places = laid_out(&names, TIGHT, area.width);
    }
    let at = places.get(selected).map_or(0, |(_, row, _)| *row);
    if area.height >= plan::LARGE_BUTTON && places.iter().all(|(_, row, _)| *row == 0) {
        tall = tall.max(plan::LARGE_BUTTON);
    }
    let high = (area.height / tall).max(1);
    let first = (at + 1).saturating_sub(high);
    for (number, (label, (x, row, wide))) in names.into_iter().zip(places).enumerate() {
        let Some(row) = row.checked_sub(first).filter(|row| *row < high) else { continue };
        let is_selected = number == selected;
        let place = Rect { x: area.x + x, width: wide, ..rows(area, row * tall, tall) };
        let kind = if is_selected { chips::Button::First } else { chips::Button::Other };
        let pointer = if is_selected {
            format!("{} {label}", ui.theme.glyphs.pointer)
        } else {
            label.to_owned()
        };
        let label = ui.clipped(&pointer, place.width.into());
        chips::button(&label, kind, ui, place);
        ui.clicks(place, Input::Choose(number));
        if is_selected {
            let left = place.width.saturating_sub(label.width() as u16) / 2;
            ui.point(place.x + left, place.y + place.height / 2);
        }
    }
}
