//! The X-ray: the families into which a letter splits the words, as blocks in proportion to their size.

use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::bars::{bare, proportional};
use crate::text::{grouped, screens};
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

/// Paints a row for each family from `first` on: the pattern, a bar in proportion to the largest of them, the count, and as
/// many examples as fit. The bars grow out of one another with `progress` (0 ..= 1), the kept one
/// last.
pub fn rows(families: &[FamilyBlock], first: usize, progress: f32, ui: &mut Ui<'_>, area: Rect) {
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
        let fullness = proportional(family.words, most) * f64::from(grown);
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

/// Paints a strip in which every family has its share of the width: the kept one first, marked above and pulled out by
/// `progress` (0 ..= 1), then the others from the largest on, and those too small for a block of their own together at the
/// end, where the row below says how many they are. `sizes` are in words, the largest first. It takes three rows: the mark,
/// the strip and what that block is.
pub fn strip(sizes: &[usize], kept: Option<usize>, progress: f32, ui: &mut Ui<'_>, area: Rect) {
    let area = area.intersection(ui.buffer.area);
    if area.height < 2 {
        return;
    }
    let torn = eased(progress) > 0.3;
    let mut x = area.x;
    let blocks = shares(sizes, kept, area.width.into());
    let together = sizes.len() + 1 - blocks.len().min(sizes.len());
    for (block, wide) in blocks {
        // A gap separates neighbours without colour.
        let seen = wide - usize::from(wide > 1 && torn);
        let (symbol, role) = match (block, ui.theme.glyphs.unicode) {
            (Block::Kept, true) => ("█", Role::Loss),
            (Block::Kept, false) => ("#", Role::Loss),
            (Block::Other, true) => ("█", Role::Gauge),
            (Block::Other, false) => ("=", Role::Gauge),
            (Block::Rest, true) => ("▒", Role::Gauge),
            (Block::Rest, false) => ("-", Role::Gauge),
        };
        ui.set(x, area.y + 1, symbol.repeat(seen), role);
        if block == Block::Kept && progress > 0.5 {
            let mark = if ui.theme.glyphs.unicode { "▄" } else { "_" };
            ui.set(x, area.y, mark.repeat(seen), role);
        }
        if block == Block::Rest && area.height > 2 {
            let told = screens::smaller_groups(together);
            // It ends where the block does, which has a gap behind it.
            let own = (told.width() as u16).min(area.width.saturating_sub(1));
            let place = Rect { x: area.right() - own - 1, y: area.y + 2, width: own, height: 1 };
            ui.label(&told, Role::Muted, place);
        }
        x += wide as u16;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Block {
    Kept,
    Other,
    /// All that are too small to be told apart.
    Rest,
}

/// Columns of the smallest block of its own, with the gap behind it.
const LEAST: usize = 3;

/// Returns the blocks of a strip, with the columns of each. Together they take the whole width.
fn shares(sizes: &[usize], kept: Option<usize>, width: usize) -> Vec<(Block, usize)> {
    let all: usize = sizes.iter().sum();
    if all == 0 {
        return Vec::new();
    }
    let share = |size: usize| size * width / all;
    let mut blocks = Vec::new();
    let mut left = width;
    if let Some(size) = kept.and_then(|kept| sizes.get(kept)) {
        blocks.push((Block::Kept, share(*size).max(2).min(left)));
        left -= blocks[0].1;
    }
    let others = sizes.iter().enumerate().filter(|(index, _)| Some(*index) != kept);
    for wide in others.map(|(_, size)| share(*size)).take_while(|wide| *wide >= LEAST) {
        blocks.push((Block::Other, wide.min(left)));
        left -= wide.min(left);
    }
    if blocks.len() < sizes.len() {
        blocks.push((Block::Rest, left));
    } else if let Some((_, wide)) = blocks.last_mut() {
        *wide += left;
    }
    blocks.retain(|(_, wide)| *wide > 0);
    blocks
}

#[cfg(test)]
mod tests {
    use super::Block::{Kept, Other, Rest};
    use super::*;

    #[test]
    fn every_family_has_its_share_of_the_strip_and_small_ones_share_a_block() {
        assert_eq!(shares(&[50, 30, 20], Some(0), 20), [(Kept, 10), (Other, 6), (Other, 4)]);
        assert_eq!(shares(&[50, 30, 20], Some(2), 20), [(Kept, 4), (Other, 10), (Other, 6)]);
        assert_eq!(shares(&[60, 20, 10, 5, 5], Some(0), 20), [(Kept, 12), (Other, 4), (Rest, 4)]);
        assert_eq!(shares(&[97, 2, 1], Some(2), 20), [(Kept, 2), (Other, 18)]);
        assert_eq!(shares(&[1; 40], None, 20), [(Rest, 20)]);
        assert_eq!(shares(&[7], Some(0), 20), [(Kept, 20)]);
        assert_eq!(shares(&[], None, 20), []);
    }
}
