//! The X-ray: the families into which a letter splits the words, as blocks in proportion to their size.

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::bars::{bare, proportional};
use crate::text::grouped;
use crate::ui::context::Ui;
use crate::ui::motion::{eased, staggered};
use crate::ui::theme::Role;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyBlock {
    /// The pattern of its words.
    pub pattern: String,
    pub words: usize,
    pub kept: bool,
    /// A few of its words.
    pub examples: Vec<String>,
}

/// Returns the cells of the bars, out of those that patterns and counts leave: fewer where that makes room for examples.
fn cells(families: &[FamilyBlock], spare: usize) -> usize {
    let usual = match spare {
        0..6 => 0,
        6..30 => spare * 3 / 5,
        _ => (spare * 2 / 5).min(40),
    };
    // There is a blank after the bar.
    let examples = families.iter().map(named).max().unwrap_or(0);
    usual.min((spare + 1).saturating_sub(examples).max(spare / 4))
}

/// Columns of the examples of a family.
fn named(family: &FamilyBlock) -> usize {
    family.examples.iter().map(|example| example.width() + 2).sum()
}

/// Returns the cells that patterns and counts leave.
fn spare(families: &[FamilyBlock], width: u16) -> usize {
    let pattern = families.iter().map(|family| family.pattern.width()).max().unwrap_or(0);
    let count = families.iter().map(|family| grouped(family.words).len()).max().unwrap_or(0);
    usize::from(width).saturating_sub(2 + pattern + 1 + count + 2)
}

/// Returns whether all examples of a family fit into its row.
pub(crate) fn fits(family: &FamilyBlock, families: &[FamilyBlock], width: u16) -> bool {
    let spare = spare(families, width);
    named(family) <= (spare + 1).saturating_sub(cells(families, spare))
}

/// Paints a row for each family from `first` on: the pattern, a bar for its share of `all` words, the count,
/// and as many examples as fit. The bars grow out of one another with `progress` (0 ..= 1), the kept one
/// last.
pub fn rows(
    (families, all): (&[FamilyBlock], usize),
    first: usize,
    progress: f32,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let area = area.intersection(ui.buffer.area);
    let most = families.iter().map(|family| family.words).max().unwrap_or(0);
    let pattern = families.iter().map(|family| family.pattern.width()).max().unwrap_or(0);
    let count = grouped(most).len();
    let width = usize::from(area.width);
    let cells = cells(families, spare(families, area.width));
    let shown = families.iter().enumerate().skip(first).take(area.height.into());
    for (row, (index, family)) in shown.enumerate() {
        let turn = if family.kept { families.len() - 1 } else { index.min(families.len() - 1) };
        let grown = eased(staggered(progress, turn, families.len(), 0.5));
        let fullness = proportional(family.words, all) * f64::from(grown);
        let bar = bare(fullness, cells, ui.theme.glyphs.across);
        let (mark, role, shape) = match family.kept {
            true => (ui.theme.glyphs.pointer, Role::Ink, Role::Loss),
            false => (' ', Role::Muted, Role::Gauge),
        };
        let style = match family.kept {
            true => ui.theme.title(),
            false => ui.style(role),
        };
        let words = grouped(family.words);
        let pad = " ".repeat(pattern.saturating_sub(family.pattern.width()));
        let mut line = vec![
            ui.span(format!("{mark} "), shape),
            ui.span(format!("{}{pad} ", family.pattern), style),
            ui.span(format!("{bar:cells$}"), shape),
            ui.span(format!(" {words:>count$}"), style),
        ];
        let mut left = width.saturating_sub(2 + pattern + 1 + cells + 1 + count);
        for example in &family.examples {
            let wide = example.width() + 2;
            if wide > left {
                break;
            }
            left -= wide;
            line.push(ui.span(format!("  {example}"), Role::Muted));
        }
        ui.buffer.set_line(area.x, area.y + row as u16, &Line::from(line), area.width);
    }
}

/// Paints a strip in which every family has its share of the width. The kept one is marked above, and pulled
/// out by `progress` (0 ..= 1). It takes two rows: the mark and the strip.
pub fn strip(families: &[FamilyBlock], progress: f32, ui: &mut Ui<'_>, area: Rect) {
    let area = area.intersection(ui.buffer.area);
    let all: usize = families.iter().map(|family| family.words).sum();
    if area.height < 2 || all == 0 {
        return;
    }
    let ends = ends(families, all, area.width.into());
    let mut from = 0;
    for (family, to) in families.iter().zip(ends) {
        let (wide, start) = (to - from, from);
        from = to;
        if wide == 0 {
            continue;
        }
        // A gap separates neighbours without colour.
        let gap = usize::from(wide > 1 && eased(progress) > 0.3);
        let symbol = match (family.kept, ui.theme.glyphs.unicode) {
            (_, true) => "█",
            (true, false) => "#",
            (false, false) => "=",
        };
        let role = if family.kept { Role::Loss } else { Role::Gauge };
        let x = area.x + start as u16;
        ui.set(x, area.y + 1, symbol.repeat(wide - gap), role);
        if family.kept && progress > 0.5 {
            let mark = if ui.theme.glyphs.unicode { "▄" } else { "_" };
            ui.set(x, area.y, mark.repeat(wide - gap), role);
        }
    }
}

/// Returns where the families of a strip end, which are in proportion. Where all have room, each has a cell and a gap.
fn ends(families: &[FamilyBlock], all: usize, width: usize) -> Vec<usize> {
    let least = if families.len() * LEAST <= width { LEAST } else { 0 };
    let (mut before, mut end) = (0, 0);
    let ends = families.iter().enumerate().map(|(index, family)| {
        before += family.words;
        let behind = families.len() - 1 - index;
        end = (before * width / all).max(end + least).min(width - behind * least);
        end
    });
    ends.collect()
}

/// Columns of a family in a strip that has room for all: a cell and the gap behind it.
const LEAST: usize = 2;
