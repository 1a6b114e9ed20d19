//! The groups into which a guess splits the words, as bars in proportion to their size, and which of them was kept.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::ui::context::{Title, Ui};
use crate::ui::motion::{eased, staggered};
use crate::ui::plan;
use crate::ui::theme::Role;
use crate::ui::widgets::bars::{bare, proportional};
use crate::ui::widgets::chips;
use crate::view::phrases::grouped;
use crate::view::{Group, Scroll};

/// From this width and height on groups are on a card.
const CARD: (u16, u16) = (44, 10);

/// Paints the card below what has a place of this size, and returns the area inside it; the place itself if it is
/// too small for a card.
pub fn carded(ui: &mut Ui<'_>, area: Rect) -> Rect {
    if area.width < CARD.0 || area.height < CARD.1 {
        return area;
    }
    plan::rows(chips::card(ui, area), 1, area.height - 2)
}

/// Paints the groups of a guess: the one that was kept, and the others from the largest on as far as there is room; or what
/// they are, before there are any.
pub fn groups(
    title: &str,
    why: &str,
    groups: &[Group],
    scroll: Option<&Scroll>,
    ui: &mut Ui<'_>,
    area: Rect,
) {
    let whole = area;
    let area = carded(ui, area);
    if groups.is_empty() {
        return ui.write(title, Role::Muted, area);
    }
    let kept = groups.iter().filter(|group| group.kept).count() as u16;
    let others = groups.len() - usize::from(kept);
    // The kept group comes first, then its reason, then the title, then the others.
    let room = area.height.saturating_sub(1);
    let below = ui.height(why, area.width).min(room);
    let head = ui.height(title, area.width).min(room - below).min(2);
    let table = area.height - below - head;
    ui.write(title, Title, plan::rows(area, 0, head));
    let gap = u16::from(table > 8);
    let list = plan::rows(area, head + gap, table - gap);
    let first = plan::rows(list, 0, kept);
    let rest = plan::rows(list, first.height, list.height - first.height);
    let shown = usize::from(rest.height);
    let above = scroll.map_or(0, |scroll| scroll.skipped).min(others.saturating_sub(shown));
    rows(groups, 0, ui, first);
    rows(groups, usize::from(first.height) + above, ui, rest);
    let is_cut = others > shown;
    if let Some(scroll) = scroll.filter(|_| is_cut) {
        let keys = Line::styled(ui.keys(scroll.keys), ui.style(Role::Accent)).right_aligned();
        ui.put(keys, plan::rows(area, head.saturating_sub(1), 1));
        ui.scrolls(whole, scroll.acts);
    }
    let used = if is_cut { table } else { (groups.len() as u16 + 1 + gap).min(table) };
    ui.write(why, Role::Ink, plan::rows(area, head + used, below));
}

/// Returns the cells of the bars, out of those that patterns and counts leave: fewer where that makes room for examples.
fn cells(groups: &[Group], spare: usize, ui: &Ui<'_>) -> usize {
    let usual = match spare {
        0..6 => 0,
        6..30 => spare * 3 / 5,
        _ => (spare * 2 / 5).min(40),
    };
    // There is a blank after the bar.
    let examples = groups.iter().map(|group| named(group, ui)).max().unwrap_or(0);
    usual.min((spare + 1).saturating_sub(examples).max(spare / 4))
}

/// Stands for examples without room.
const MORE: &str = "  …";
/// Columns of it.
const MORE_WIDE: usize = 3;

/// Columns of the examples of a group.
fn named(group: &Group, ui: &Ui<'_>) -> usize {
    group.words.iter().map(|example| usize::from(ui.width(example)) + 2).sum()
}

/// Returns the columns of the widest pattern: in ASCII a letter may take two.
fn widest(groups: &[Group], ui: &Ui<'_>) -> usize {
    groups.iter().map(|group| ui.width(&group.pattern).into()).max().unwrap_or(0)
}

/// Returns the cells that patterns and counts leave.
fn spare(groups: &[Group], width: u16, ui: &Ui<'_>) -> usize {
    let pattern = widest(groups, ui);
    let count = groups.iter().map(|group| grouped(group.size).len()).max().unwrap_or(0);
    usize::from(width).saturating_sub(2 + pattern + 1 + count + 2)
}

/// Paints a row for each group from `first` on: the pattern, a bar in proportion to the largest of them, the count, and as
/// many examples as fit. The bars grow out of one another after a letter, the kept one last.
fn rows(groups: &[Group], first: usize, ui: &mut Ui<'_>, area: Rect) {
    let progress = if ui.is_ending() { 1.0 } else { ui.progress() };
    let area = area.intersection(ui.buffer.area);
    let most = groups.iter().map(|group| group.size).max().unwrap_or(0);
    let pattern = widest(groups, ui);
    let count = grouped(most).len();
    let width = usize::from(area.width);
    let cells = cells(groups, spare(groups, area.width, ui), ui);
    let shown = groups.iter().enumerate().skip(first).take(area.height.into());
    for (row, (index, group)) in shown.enumerate() {
        let turn = if group.kept { groups.len() - 1 } else { index.min(groups.len() - 1) };
        let grown = eased(staggered(progress, turn, groups.len(), 0.5));
        let fullness = proportional(group.size, most) * f64::from(grown);
        let bar = bare(fullness, cells, ui.theme.glyphs.across);
        let (mark, role, shape) = match group.kept {
            true => (ui.theme.glyphs.pointer, Role::Ink, Role::Loss),
            false => (' ', Role::Muted, Role::Gauge),
        };
        let style = match group.kept {
            true => ui.theme.title(),
            false => ui.style(role),
        };
        let size = grouped(group.size);
        let pad = " ".repeat(pattern.saturating_sub(ui.width(&group.pattern).into()));
        let mut line = vec![
            ui.span(format!("{mark} "), shape),
            ui.span(format!("{}{pad} ", group.pattern), style),
            ui.span(format!("{bar:cells$}"), shape),
            ui.span(format!(" {size:>count$}"), style),
        ];
        let mut left = width.saturating_sub(2 + pattern + 1 + cells + 1 + count);
        for (number, example) in group.words.iter().enumerate() {
            let wide = usize::from(ui.width(example)) + 2;
            let is_last = number + 1 == group.words.len();
            // Where one has no room, there is a sign that there are more.
            let example = match wide + if is_last { 0 } else { MORE_WIDE } <= left {
                true => format!("  {example}"),
                false if left >= MORE_WIDE => MORE.to_owned(),
                false => break,
            };
            left = left.saturating_sub(wide);
            let is_cut = example == MORE;
            line.push(ui.span(example, Role::Muted));
            if is_cut {
                break;
            }
        }
        ui.buffer.set_line(area.x, area.y + row as u16, &Line::from(line), area.width);
    }
}
