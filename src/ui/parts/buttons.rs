//! A menu as buttons beside each other.

use std::ops::Range;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::widgets::chips;
use crate::view::Button;

/// Rows of a large button.
const LARGE: u16 = 3;

/// From this height of the board on buttons in one row are large.
const ROOM_FOR_LARGE: u16 = 26;

/// Columns of the sign of the selected button, and of a blank behind its label.
const SIGN: u16 = 3;

/// The columns of buttons, the buttons of each row, and the columns between two.
struct ButtonRows {
    wide: Vec<u16>,
    rows: Vec<Range<usize>>,
    between: u16,
}

impl ButtonRows {
    /// Returns the widest buttons of which all have room in one row. Else all are as wide as the widest, if two of them fit
    /// beside each other, and otherwise as wide as they need to be, in columns.
    fn of(buttons: &[Button], width: u16) -> Self {
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
        let (wide, between) = in_one.into_iter().find(fits).unwrap_or_else(|| {
            let is_even = 2 * (widest + SIGN) < width;
            (if is_even { even(widest + SIGN) } else { own(SIGN).collect() }, 1)
        });
        let wide: Vec<_> = wide.into_iter().map(|wide| wide.min(width)).collect();
        let rows = filled(&wide, between, width);
        Self { wide, rows, between }
    }

    /// Returns the columns of a row.
    fn row(&self, row: &Range<usize>) -> u16 {
        let wide = self.wide[row.clone()].iter().map(|wide| wide + self.between);
        wide.sum::<u16>().saturating_sub(self.between)
    }
}

/// Returns the rows of buttons that are this wide, each with as many as fit.
fn filled(wide: &[u16], between: u16, width: u16) -> Vec<Range<usize>> {
    let (mut rows, mut first, mut used) = (Vec::new(), 0, 0);
    for (at, wide) in wide.iter().enumerate() {
        if used + wide > width && at > first {
            rows.push(first..at);
            (first, used) = (at, 0);
        }
        used += wide + between;
    }
    rows.push(first..wide.len());
    rows
}

/// Rows that buttons take.
pub fn height(buttons: &[Button], width: u16) -> u16 {
    ButtonRows::of(buttons, width).rows.len() as u16
}

/// Rows that buttons take on a board of this height.
pub fn large(buttons: &[Button], width: u16, board: u16) -> u16 {
    match height(buttons, width) {
        1 if board >= ROOM_FOR_LARGE => LARGE,
        rows => rows,
    }
}

/// Paints buttons beside each other; where not all rows have room, those with the one that is selected. The cursor is on
/// that one.
pub fn buttons(buttons: &[Button], ui: &mut Ui<'_>, area: Rect) {
    let all = ButtonRows::of(buttons, area.width);
    let area = ui.stand(area, all.rows.iter().map(|row| all.row(row)).max().unwrap_or(0));
    let is_large = all.rows.len() == 1 && area.height >= LARGE;
    let tall = if is_large { LARGE } else { 1 };
    let selected = buttons.iter().position(|button| button.selected).unwrap_or(0);
    let row = all.rows.iter().position(|row| row.contains(&selected)).unwrap_or(0);
    let first = (row + 1).saturating_sub(area.height.max(1).into());
    for (row, at) in all.rows.iter().skip(first).zip(0..area.height / tall) {
        let mut x = area.x;
        for number in row.clone() {
            let (button, wide) = (&buttons[number], all.wide[number]);
            let is_selected = number == selected;
            let place = Rect { x, width: wide, ..rows(area, at * tall, tall) }.intersection(area);
            x += wide + all.between;
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
