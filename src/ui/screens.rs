//! The screens: each takes a plan of where its parts are, and has each part painted there.

mod ending;
mod home;
mod page;
mod puzzle;
mod round;
mod story;
pub mod whole;

use ratatui::layout::Rect;

use super::context::Ui;
use super::parts;
use crate::view::{Part, ScreenKind, View};

/// Paints a screen.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    match view.screen {
        ScreenKind::Home | ScreenKind::Settings => home::draw(view, ui, area),
        ScreenKind::Round | ScreenKind::Holding => round::draw(view, ui, area),
        ScreenKind::Puzzle => puzzle::draw(view, ui, area),
        ScreenKind::End | ScreenKind::HeldOver => ending::draw(view, ui, area),
        ScreenKind::Story => story::draw(view, ui, area),
        ScreenKind::Words | ScreenKind::Progress | ScreenKind::Lesson => page::draw(view, ui, area),
    }
}

/// Returns the number of places of the word, or 0.
fn places(view: &View) -> usize {
    let tiles = |part: &Part| match part {
        Part::Word { tiles, .. } => Some(tiles.len()),
        _ => None,
    };
    part(view, tiles).unwrap_or_default()
}

/// Returns the number of keys in the longest row, or 0.
fn keys_in_a_row(view: &View) -> usize {
    let longest = |part: &Part| match part {
        Part::Keys { rows, .. } => Some(parts::longest_row(rows)),
        _ => None,
    };
    part(view, longest).unwrap_or_default()
}

/// Returns the first part of a kind.
fn part<'v, T>(view: &'v View, find: impl Fn(&'v Part) -> Option<T>) -> Option<T> {
    view.parts.iter().find_map(find)
}
