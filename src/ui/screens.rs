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

/// Returns the first part of a kind.
fn part<'v, T>(view: &'v View, find: impl Fn(&'v Part) -> Option<T>) -> Option<T> {
    view.parts.iter().find_map(find)
}
