//! A menu as buttons beside each other.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::widgets::chips;
use crate::view::Button;

/// Rows of a large button.
pub const LARGE: u16 = 3;

/// Columns of the sign of the selected button, and of a blank behind its label.
const SIGN: u16 = 3;

/// The columns of buttons, how many of them are in a row, and the columns between two.
struct Widths {
    wide: Vec<u16>,
    per_row: usize,
    between: u16,
}

impl Widths {
    /// Returns the widest in which all buttons have room in one row; else all are as wide as the widest one, in columns.
    fn of(buttons: &[Button], width: u16) -> Self {
        let count = buttons.len().max(1);
        let own = |beside| buttons.iter().map(move |it| it.label.width() as u16 + beside);
        let widest = own(0).max().unwrap_or(0);
        let even = |wide| buttons.iter().map(move |_| wide).collect::<Vec<_>>();
        let in_one = [
            (even(widest + 4), 2),
            (even(widest + SIGN), 2),
            (own(4).collect(), 2),
            (own(SIGN).collect(), 1),
        ];
        let fits = |(wide, between): &(Vec<u16>, u16)| {
            wide.iter().map(|wide| wide + between).sum::<u16>() <= width + between
        };
        if let Some((wide, between)) = in_one.into_iter().find(fits) {
            return Self { wide, per_row: count, between };
        }
        let per_row = usize::from((width + 1) / (widest + SIGN + 1)).clamp(1, count);
        Self { wide: even((widest + SIGN).min(width)), per_row, between: 1 }
    }
}

/// Rows that buttons take.
pub fn height(buttons: &[Button], width: u16) -> u16 {
    buttons.len().div_ceil(Widths::of(buttons, width).per_row).max(1) as u16
}

/// Paints buttons beside each other; where not all rows have room, those with the one that is selected. The cursor is on
/// that one.
pub fn buttons(buttons: &[Button], ui: &mut Ui<'_>, area: Rect) {
    let Widths { wide, per_row, between } = Widths::of(buttons, area.width);
    let row: u16 = wide.iter().take(per_row).map(|wide| wide + between).sum();
    let area = ui.stand(area, row.saturating_sub(between));
    let is_large = buttons.len() <= per_row && area.height >= LARGE;
    let tall = if is_large { LARGE } else { 1 };
    let selected = buttons.iter().position(|button| button.selected).unwrap_or(0);
    let first = (selected / per_row + 1).saturating_sub(area.height.max(1).into());
    for (row, at) in (first..).zip(0..area.height / tall) {
        let mut x = area.x;
        let all = buttons.iter().zip(&wide).enumerate();
        for (number, (button, wide)) in all.skip(row * per_row).take(per_row) {
            let is_selected = number == selected;
            let place = Rect { x, width: *wide, ..rows(area, at * tall, tall) }.intersection(area);
            x += wide + between;
            let pointed = format!("{} {}", ui.theme.glyphs.pointer, button.label);
            let text = if is_selected { &pointed } else { &button.label };
            let label = ui.clipped(text, place.width.into());
            chips::button(&label, is_selected, ui, place);
            ui.targets.clicks(place, button.act);
            if is_selected {
                let left = place.width.saturating_sub(label.width() as u16) / 2;
                ui.point(place.x + left, place.y + place.height / 2);
            }
        }
    }
}
