//! The groups into which a guess splits the words, as bars in proportion to their size.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::bars::{bare, proportional};
use crate::text::grouped;
use crate::ui::context::Ui;
use crate::ui::motion::{eased, staggered};
use crate::ui::theme::Role;
use crate::view::Group;

/// Returns the cells of the bars, out of those that patterns and counts leave: fewer where that makes room for examples.
fn cells(families: &[Group], spare: usize, ui: &Ui<'_>) -> usize {
    let usual = match spare {
        0..6 => 0,
        6..30 => spare * 3 / 5,
        _ => (spare * 2 / 5).min(40),
    };
    // There is a blank after the bar.
    let examples = families.iter().map(|family| named(family, ui)).max().unwrap_or(0);
    usual.min((spare + 1).saturating_sub(examples).max(spare / 4))
}

/// Columns of the examples of a family.
fn named(family: &Group, ui: &Ui<'_>) -> usize {
    family.words.iter().map(|example| usize::from(ui.width(example)) + 2).sum()
}

/// Returns the columns of the widest pattern: in ASCII a letter may take two.
fn widest(families: &[Group], ui: &Ui<'_>) -> usize {
    families.iter().map(|family| ui.width(&family.pattern).into()).max().unwrap_or(0)
}

/// Returns the cells that patterns and counts leave.
fn spare(families: &[Group], width: u16, ui: &Ui<'_>) -> usize {
    let pattern = widest(families, ui);
    let count = families.iter().map(|family| grouped(family.size).len()).max().unwrap_or(0);
    usize::from(width).saturating_sub(2 + pattern + 1 + count + 2)
}

/// Paints a row for each family from `first` on: the pattern, a bar in proportion to the largest of them, the count, and as
/// many examples as fit. The bars grow out of one another with `progress` (0 ..= 1), the kept one
/// last.
pub fn rows(families: &[Group], first: usize, progress: f32, ui: &mut Ui<'_>, area: Rect) {
    let area = area.intersection(ui.buffer.area);
    let most = families.iter().map(|family| family.size).max().unwrap_or(0);
    let pattern = widest(families, ui);
    let count = grouped(most).len();
    let width = usize::from(area.width);
    let cells = cells(families, spare(families, area.width, ui), ui);
    let shown = families.iter().enumerate().skip(first).take(area.height.into());
    for (row, (index, family)) in shown.enumerate() {
        let turn = if family.kept { families.len() - 1 } else { index.min(families.len() - 1) };
        let grown = eased(staggered(progress, turn, families.len(), 0.5));
        let fullness = proportional(family.size, most) * f64::from(grown);
        let bar = bare(fullness, cells, ui.theme.glyphs.across);
        let (mark, role, shape) = match family.kept {
            true => (ui.theme.glyphs.pointer, Role::Ink, Role::Loss),
            false => (' ', Role::Muted, Role::Gauge),
        };
        let style = match family.kept {
            true => ui.theme.title(),
            false => ui.style(role),
        };
        let size = grouped(family.size);
        let pad = " ".repeat(pattern.saturating_sub(ui.width(&family.pattern).into()));
        let mut line = vec![
            ui.span(format!("{mark} "), shape),
            ui.span(format!("{}{pad} ", family.pattern), style),
            ui.span(format!("{bar:cells$}"), shape),
            ui.span(format!(" {size:>count$}"), style),
        ];
        let mut left = width.saturating_sub(2 + pattern + 1 + cells + 1 + count);
        for example in &family.words {
            let wide = usize::from(ui.width(example)) + 2;
            if wide > left {
                break;
            }
            left -= wide;
            line.push(ui.span(format!("  {example}"), Role::Muted));
        }
        ui.buffer.set_line(area.x, area.y + row as u16, &Line::from(line), area.width);
    }
}
