//! The line above and the line below every screen: what is played, and what keys do.

use ratatui::layout::{Margin, Rect};
use ratatui::style::Modifier;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::context::Ui;
use super::plan;
use super::theme::Role;
use super::widgets::chips;
use crate::view::{Hint, View, phrases};

/// Paints the two lines and the rules that part them from the screen, as far as no card covers them, and how to read on where
/// something is cut.
pub fn draw(view: &View, card: Rect, ui: &mut Ui<'_>, area: Rect) {
    let is_free = |line: Rect| !line.is_empty() && !line.intersects(card);
    let [header, above, _, below, footer] = plan::chrome(area);
    if is_free(header) {
        self::header(view, ui, header);
    }
    if is_free(footer) {
        let is_cut = ui.cut;
        let hints = view.hints.iter().filter(|hint| is_cut || !hint.reads_on);
        self::footer(hints, ui, footer);
    }
    for (area, sign) in [above, below].into_iter().zip(ui.theme.glyphs.rules) {
        if is_free(area) {
            ui.label(&sign.repeat(area.width.into()), Role::Faint, area);
        }
    }
}

/// Paints the name of the game, and at the right what is played: as many of its parts as have room.
fn header(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let inside = named_in(area);
    let (title, about) = named(view, inside.width, ui);
    let style = ui.style(Role::Danger).add_modifier(Modifier::BOLD);
    ui.label(title, style, inside);
    let line = Line::from(ui.span(about, Role::Muted));
    ui.put(line.right_aligned(), inside);
}

/// Returns the name of the game, and as many parts of what is played as have room beside it.
fn named<'v>(view: &'v View, width: u16, ui: &Ui<'_>) -> (&'v str, String) {
    let title = if width >= 34 { &*view.title } else { phrases::SHORT_GAME };
    let room = usize::from(width).saturating_sub(title.width() + 2);
    let dot = format!(" {} ", ui.theme.glyphs.dot);
    let joined = (0..=view.about.len()).rev().map(|parts| view.about[..parts].join(&dot));
    (title, joined.into_iter().find(|about| about.width() <= room).unwrap_or_default())
}

/// Returns whether the line above a screen says what is played.
pub fn says_what_is_played(view: &View, area: Rect, ui: &Ui<'_>) -> bool {
    let [header, ..] = plan::chrome(area);
    !header.is_empty() && !named(view, named_in(header).width, ui).1.is_empty()
}

fn named_in(header: Rect) -> Rect {
    header.inner(Margin::new(u16::from(header.width >= 60) + 1, 0))
}

/// Columns between two hints; fewer where not all have room otherwise.
const GAPS: [usize; 3] = [3, 2, 1];

/// Paints as many hints as there is room for. A click on one does what its key does; on the first half of a cap with two keys,
/// what the first of them does.
fn footer<'v>(hints: impl Iterator<Item = &'v Hint>, ui: &mut Ui<'_>, area: Rect) {
    let inset = u16::from(area.width >= 60);
    let area = area.inner(Margin::new(inset, 0));
    let line = |hint: &'v Hint| {
        let cap = chips::cap(&ui.spelled(&*hint.keys), ui.theme);
        let half = cap.width() as u16 / 2;
        (Line::from(vec![cap, ui.span(format!(" {}", hint.label), Role::Muted)]), half, hint)
    };
    let mut hints: Vec<_> = hints.map(line).collect();
    let fits = |hints: &[(Line<'_>, u16, &Hint)], gap: usize| {
        let all: usize = hints.iter().map(|(line, ..)| line.width() + gap).sum();
        all <= usize::from(area.width) + gap
    };
    while hints.len() > 1 && !fits(&hints, GAPS[2]) {
        let goes = (0..hints.len()).rev().min_by_key(|at| hints[*at].2.stays);
        hints.remove(goes.unwrap_or(0));
    }
    let gap = GAPS.into_iter().find(|gap| fits(&hints, *gap)).unwrap_or(0) as u16;
    let mut x = area.x;
    for (line, half, hint) in hints {
        let place = Rect { x, width: line.width() as u16, ..area }.intersection(area);
        ui.put(line, place);
        let [first, second] = hint.acts;
        if let Some(act) = second.or(first) {
            ui.targets.clicks(place, act);
        }
        if let (Some(first), Some(_)) = (first, second) {
            ui.targets.clicks(Rect { width: half, ..place }, first);
        }
        x += place.width + gap;
    }
}
