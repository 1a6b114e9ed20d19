//! Charts with a column for each value, and a scale on the left.

use ratatui::layout::Rect;

use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::theme::Role;

/// The rows of a chart: its title, those of the columns, and the line below them.
pub const ROWS: u16 = 6;

/// The columns of the scale.
const SCALE: u16 = 6;

/// The maximum width of a column.
const WIDEST: u16 = 3;

/// Paints a chart of values that are 0 or more, the oldest first; of too many, the latest.
pub fn chart(title: &str, values: &[i64], ui: &mut Ui<'_>, area: Rect) {
    ui.clip(&title.to_uppercase(), Role::Muted, rows(area, 0, 1));
    let most = values.iter().copied().max().unwrap_or(0).max(1);
    let upward = ui.theme.glyphs.upward;
    let area = rows(area, 1, ROWS - 1);
    let high = area.height.saturating_sub(1).max(1);
    for (row, value) in [(0, most), (high - 1, 0)] {
        ui.set(area.x, area.y + row, format!("{value:>5} "), Role::Muted);
    }
    let x = area.x + SCALE;
    let width = area.width.saturating_sub(SCALE);
    let shown = &values[values.len().saturating_sub(width.into())..];
    // A few values have wide columns, with a gap between them.
    let pitch = (width / (shown.len() as u16).max(1)).clamp(1, WIDEST);
    let steps = upward.len() - 1;
    for (index, value) in (0..).zip(shown) {
        // Even the lowest value is seen, because a round was played.
        let all = (usize::from(high) * steps) as f64;
        let height = (*value.max(&0) as f64 / most as f64 * all).round().max(1.0) as usize;
        for row in 0..high {
            let below = usize::from(high - 1 - row) * steps;
            let level = height.saturating_sub(below).min(steps);
            let text = upward[level].to_string().repeat((pitch - 1).max(1).into());
            ui.set(x + index * pitch, area.y + row, text, Role::Accent);
        }
    }
    // A line in the middle of its row would leave a gap below the columns.
    let rule = if ui.theme.glyphs.unicode { "▔" } else { ui.theme.glyphs.rule };
    ui.set(x, area.y + high, rule.repeat(width.into()), Role::Faint);
}
