//! A menu as buttons beside each other.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan::{self, rows};
use super::widgets::chips;
use crate::app::Input;
use crate::text::menu::Label;

/// Rows that buttons with these labels take.
pub fn button_rows(labels: &[Label], ui: &Ui<'_>, width: u16) -> u16 {
    let (_, places) = usual(labels, ui, width);
    ui.tall() * places.last().map_or(1, |(_, row, _)| row + 1)
}

/// The labels of buttons and where they stand if there are rows enough. For fingers they stand in one row if they can,
/// with shorter labels if need be.
fn usual(labels: &[Label], ui: &Ui<'_>, width: u16) -> (Vec<&'static str>, Vec<(u16, u16, u16)>) {
    let long: Vec<_> = labels.iter().map(|label| label.long).collect();
    // Closer to each other before there is a second row.
    let closer = laid_out(&long, TIGHT, width);
    let is_one_row = closer.iter().all(|(_, row, _)| *row == 0);
    let places = laid_out(&long, ROOMY, width);
    let is_roomy = !is_one_row || places.iter().all(|(_, row, _)| *row == 0);
    let places = if is_roomy { places } else { closer };
    if !ui.look.touch {
        return (long, places);
    }
    let short: Vec<_> = labels.iter().map(|label| label.short).collect();
    for names in [&long, &short] {
        if let Some(places) = in_a_row(names, width) {
            return (names.clone(), places);
        }
    }
    let mut brief = laid_out(&short, TIGHT, width);
    match &mut brief[..] {
        [.., (x, 0, wide)] => {
            *wide = width - *x;
            (short, brief)
        }
        _ => (long, places),
    }
}

/// Where these labels stand in a row that is filled from end to end; `None` if they have no room in it.
fn in_a_row(labels: &[&str], width: u16) -> Option<Vec<(u16, u16, u16)>> {
    let count = labels.len() as u16;
    let between = TIGHT.1;
    let room = (width + between).checked_sub(count * between)?;
    let (wide, spare) = (room.checked_div(count)?, room % count);
    let fits = labels.iter().all(|label| label.width() as u16 + SIGN <= wide);
    let place = |index: u16| {
        let x = index * (wide + between) + index.min(spare);
        (x, 0, wide + u16::from(index < spare))
    };
    fits.then(|| (0..count).map(place).collect())
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
pub fn buttons(labels: &[Label], selected: usize, ui: &mut Ui<'_>, area: Rect) {
    let (mut names, mut places) = usual(labels, ui, area.width);
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
        let pointed = format!("{} {label}", ui.theme.glyphs.pointer);
        // Fingers need no sign of what Enter would press, unless there is room for it.
        let has_room = !ui.look.touch || pointed.width() < place.width.into();
        let text = if is_selected && has_room { pointed } else { label.to_owned() };
        let label = ui.clipped(&text, place.width.into());
        chips::button(&label, is_selected, ui, place);
        ui.clicks(place, Input::Choose(number));
        if is_selected {
            let left = place.width.saturating_sub(label.width() as u16) / 2;
            ui.point(place.x + left, place.y + place.height / 2);
        }
    }
}
