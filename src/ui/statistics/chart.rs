//! Charts with a column for each round, and a scale on the left.

use ratatui::layout::Rect;

use crate::ui::context::Ui;
use crate::ui::plan::rows;
use crate::ui::theme::Role;
use crate::view::Point;

/// The rows of a chart below its title: those of the columns, and the line below them.
pub const ROWS: u16 = 6;

/// The columns of the scale.
const SCALE: u16 = 6;

/// The maximum width of a column.
const WIDEST: u16 = 3;

pub struct Chart {
    /// The share of the height (0 ..= 1) of each column, oldest first.
    columns: Vec<f64>,
    /// The values of the scale, each with its share of the height; the ends come first.
    scale: Vec<(f64, String)>,
}

impl Chart {
    /// Returns a chart of rounds with a scale between two values.
    pub fn of([low, high]: [usize; 2], points: &[Point]) -> Self {
        let share = |value: usize| {
            value.saturating_sub(low) as f64 / high.saturating_sub(low).max(1) as f64
        };
        let scale = [high, low].map(|at| (share(at), at.to_string())).to_vec();
        Self { columns: points.iter().map(|point| share(point.value)).collect(), scale }
    }

    /// Paints the chart below its title.
    pub fn draw(&self, ui: &mut Ui<'_>, area: Rect) {
        let upward = ui.theme.glyphs.upward;
        let area = rows(area, 1, area.height);
        let high = area.height.saturating_sub(1).max(1);
        let mut labelled = Vec::new();
        for (share, label) in &self.scale {
            let row = ((1.0 - share) * f64::from(high - 1)).round() as u16;
            if !labelled.contains(&row) {
                ui.set(area.x, area.y + row, format!("{label:>5} "), Role::Muted);
                labelled.push(row);
            }
        }
        let x = area.x + SCALE;
        let width = area.width.saturating_sub(SCALE);
        let skipped = self.columns.len().saturating_sub(width.into());
        let shown = &self.columns[skipped..];
        // A few rounds have wide columns, with a gap between them.
        let pitch = (width / (shown.len() as u16).max(1)).clamp(1, WIDEST);
        let steps = upward.len() - 1;
        for (index, share) in (0..).zip(shown) {
            // Even the lowest value is seen, because a round was played.
            let height = (share * (usize::from(high) * steps) as f64).round().max(1.0) as usize;
            for row in 0..high {
                let below = usize::from(high - 1 - row) * steps;
                let level = height.saturating_sub(below).min(steps);
                let text: String =
                    std::iter::repeat_n(upward[level], (pitch - 1).max(1).into()).collect();
                ui.set(x + index * pitch, area.y + row, text, Role::Accent);
            }
        }
        // A line in the middle of its row would leave a gap below the columns.
        let rule = if ui.theme.glyphs.unicode { "▔" } else { ui.theme.glyphs.rule };
        let rule = rule.repeat(width.into());
        ui.set(x, area.y + high, rule, Role::Faint);
    }
}
