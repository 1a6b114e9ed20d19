//! The line above and the line below every screen: what is played, and what keys do.

use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan::{Place, Plan};
use super::text::plain_keys;
use super::theme::Role;
use super::widgets::chips;
use crate::view::{Hint, View, phrases};

/// Paints the two lines and the rules that part them from the screen, and how to read on where something is cut.
pub fn draw(view: &View, plan: &Plan, is_cut: bool, ui: &mut Ui<'_>) {
    if let Some(area) = plan.place(Place::Header) {
        header(view, ui, area);
    }
    if let Some(area) = plan.place(Place::Footer) {
        let hints = view.hints.iter().filter(|hint| is_cut || !hint.reads_on);
        footer(hints, ui, area);
    }
    for (part, sign) in [(Place::Above, "▔"), (Place::Below, "▁")] {
        if let Some(area) = plan.place(part) {
            let sign = if ui.theme.glyphs.unicode { sign } else { ui.theme.glyphs.rule };
            ui.label(sign.repeat(area.width.into()), Role::Faint, area);
        }
    }
}

/// Paints the name of the game, and at the right what is played: as many of its parts as have room.
fn header(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let inset = u16::from(area.width >= 60) + 1;
    let inside = Rect { x: area.x + inset, width: area.width - 2 * inset, ..area };
    let title = if area.width >= 36 { &*view.title } else { phrases::SHORT_GAME };
    let style = ui.style(Role::Danger).add_modifier(Modifier::BOLD);
    ui.label(title, style, inside);
    let room = usize::from(inside.width).saturating_sub(title.width() + 2);
    let dot = format!(" {} ", ui.theme.glyphs.dot);
    let mut about = &view.about[..];
    while let [first @ .., _] = about
        && about.join(&dot).width() > room
    {
        about = first;
    }
    let line = Line::from(ui.span(about.join(&dot), Role::Muted));
    ui.put(line.right_aligned(), inside);
}

/// Paints as many hints as there is room for.
fn footer<'v>(hints: impl Iterator<Item = &'v Hint>, ui: &mut Ui<'_>, area: Rect) {
    let name = |hint: &Hint| match ui.theme.glyphs.unicode {
        true => hint.keys.clone(),
        false => plain_keys(&hint.keys),
    };
    let inset = u16::from(area.width >= 60);
    let area = Rect { x: area.x + inset, width: area.width - 2 * inset, ..area };
    let mut hints: Vec<_> = hints.map(|hint| (name(hint), hint)).collect();
    loop {
        let shown = hints.iter().map(|(key, hint)| chips::Chip { key, does: hint.label });
        let shown: Vec<_> = shown.collect();
        let (line, places) = chips::hints(&shown, ui.theme, area.width);
        if places.len() == hints.len() || hints.len() <= 1 {
            ui.put(line, area);
            for (place, (_, hint)) in places.into_iter().zip(&hints) {
                clickable(place, hint.acts, ui, area);
            }
            return;
        }
        let goes = (0..hints.len()).rev().min_by_key(|at| hints[*at].1.stays);
        hints.remove(goes.unwrap_or(0));
    }
}

/// A click on a hint does what its key does; on the first half of a cap with two keys, what the first of
/// them does.
fn clickable(place: chips::Place, acts: [Option<usize>; 2], ui: &Ui<'_>, footer: Rect) {
    let part = |from: u16, width: u16| Rect { x: footer.x + from, width, height: 1, ..footer };
    let [first, second] = acts;
    if let Some(act) = second.or(first) {
        ui.clicks(part(place.from, place.width), act);
    }
    if let (Some(first), Some(_)) = (first, second) {
        ui.clicks(part(place.from, place.cap / 2), first);
    }
}
