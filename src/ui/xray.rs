//! The X-ray: the groups into which a guess splits the words, and which of them was kept.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::context::{Title, Ui};
use super::plan::rows;
use super::theme::Role;
use super::widgets::chips;
use super::widgets::families;
use crate::engine::Opponent;
use crate::game::Turn;
use crate::text::Medium::Screen;
use crate::text::screens;
use crate::text::xray::{reason, split};
use crate::view;

/// From this width and height on the X-ray is a card.
pub const CARD: (u16, u16) = (44, 10);

/// Paints the card below what has a place of this size, and returns the area inside it; the place itself if it is
/// too small for a card.
pub fn carded(ui: &mut Ui<'_>, area: Rect) -> Rect {
    if area.width < CARD.0 || area.height < CARD.1 {
        return area;
    }
    rows(chips::card(ui, area), 1, area.height - 2)
}

/// Paints what will be in the place of the X-ray.
pub fn closed(ui: &mut Ui<'_>, area: Rect) {
    let inside = carded(ui, area);
    ui.write(screens::WHAT_THE_XRAY_IS, Role::Muted, inside);
}

/// What an X-ray shows beside the sizes of the groups.
#[derive(Clone, Copy)]
pub struct Shows<'k> {
    /// Some words of each group.
    pub words: bool,
    /// Why the group was kept, by this opponent.
    pub why: Option<Opponent>,
    /// How many groups are scrolled past, and the keys that scroll.
    pub scrolled: (usize, &'k str),
}

/// Paints the groups of a turn: the one that was kept, and the others from the largest on as far as there is room. Returns
/// whether there are more.
pub fn draw(turn: &Turn, shows: Shows<'_>, progress: f32, ui: &mut Ui<'_>, area: Rect) -> bool {
    let area = carded(ui, area);
    let title = split(turn, Screen);
    let why = shows.why.map(|opponent| reason(turn, opponent, Screen)).unwrap_or_default();
    let others = turn.families.len() - usize::from(turn.kept().is_some());
    // The kept group comes first, then its reason, then the title, then the others.
    let room = area.height.saturating_sub(1);
    let below = if why.is_empty() { 0 } else { ui.height(&why, area.width).min(room) };
    let head = ui.height(&title, area.width).min(room - below).min(2);
    let table = area.height - below - head;
    ui.write(&title, Title, rows(area, 0, head));
    let gap = u16::from(table > 8);
    let list = rows(area, head + gap, table - gap);
    let first = rows(list, 0, u16::from(turn.kept().is_some()));
    let rest = rows(list, first.height, list.height - first.height);
    let cut = others > usize::from(rest.height);
    let shown = usize::from(rest.height);
    let (above, keys) = shows.scrolled;
    let above = above.min(others.saturating_sub(shown));
    let groups = view::all_groups(turn, shows.words);
    families::rows(&groups, 0, progress, ui, first);
    let skipped = usize::from(first.height) + above;
    families::rows(&groups, skipped, progress, ui, rows(rest, 0, shown as u16));
    if cut {
        let keys = Line::styled(ui.keys(keys), ui.style(Role::Accent)).right_aligned();
        ui.put(keys, rows(area, head.saturating_sub(1), 1));
    }
    let used = if cut { table } else { (turn.families.len() as u16 + 1 + gap).min(table) };
    ui.write(&why, Role::Ink, rows(area, head + used, below));
    cut
}
