//! The screens: each plans where its parts are, and has each part painted there.

mod ending;
mod fitting;
mod home;
mod lesson;
mod progress;
mod puzzle;
mod round;
mod story;
pub mod whole;

use ratatui::layout::Rect;

use super::context::Ui;
use super::plan::{Place, Plan};
use crate::view::{Button, Part, Said, ScreenKind, Topic, View};

/// Paints a screen.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    match view.screen {
        ScreenKind::Home | ScreenKind::Settings => home::draw(view, ui, area),
        ScreenKind::Round | ScreenKind::Holding => round::draw(view, ui, area),
        ScreenKind::Puzzle => puzzle::draw(view, ui, area),
        ScreenKind::End | ScreenKind::HeldOver => ending::draw(view, ui, area),
        ScreenKind::Story => story::draw(view, ui, area),
        ScreenKind::Lesson => lesson::draw(view, ui, area),
        ScreenKind::Words => fitting::draw(view, ui, area),
        ScreenKind::Progress => progress::draw(view, ui, area),
    }
}

/// Returns the number of places of the word, or 0.
fn places(view: &View) -> usize {
    part(view, in_part!(Part::Word { tiles, .. } => tiles.len())).unwrap_or_default()
}

/// Returns the first part of a kind.
fn part<'v, T>(view: &'v View, find: impl Fn(&'v Part) -> Option<T>) -> Option<T> {
    view.parts.iter().find_map(find)
}

/// Returns all sentences.
fn sentences(view: &View) -> impl Iterator<Item = &Said> {
    view.parts.iter().filter_map(in_part!(Part::Said { lines } => lines)).flatten()
}

/// Returns the sentences about something.
fn said(view: &View, about: Topic) -> impl Iterator<Item = &Said> {
    sentences(view).filter(move |line| line.about == about)
}

/// Returns what the opponent says.
fn voice(view: &View) -> Option<&str> {
    said(view, Topic::Voice).next().map(|line| &*line.text)
}

/// Returns the buttons, if there are some.
fn buttons(view: &View) -> &[Button] {
    part(view, in_part!(Part::Buttons { buttons } => &buttons[..])).unwrap_or_default()
}

/// Returns the groups that the player asked for, which may take the place of other parts.
fn asked(view: &View) -> Option<&Part> {
    view.parts.iter().find(|part| matches!(part, Part::Groups { asked: true, .. }))
}

/// Puts the cursor in front of the news, so that braille displays and magnifiers follow.
fn point_at_the_news(plan: &Plan, ui: &mut Ui<'_>) {
    if let Some((_, area)) = plan.first(&[Place::Said, Place::Lives, Place::Word]) {
        ui.point(area.x.saturating_sub(1), area.y);
    }
}

/// Returns where the parts of a screen are.
#[cfg(test)]
pub fn planned(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    match view.screen {
        ScreenKind::Round | ScreenKind::Holding => round::plan(view, ui, area),
        ScreenKind::Puzzle => puzzle::plan(view, ui, area),
        ScreenKind::Story => story::plan(view, ui, area),
        ScreenKind::Lesson => lesson::plan(view, ui, area),
        ScreenKind::End | ScreenKind::HeldOver => ending::plan(view, ui, area),
        ScreenKind::Home | ScreenKind::Settings => home::plan(view, ui, area),
        ScreenKind::Words => fitting::plan(view, ui, area),
        ScreenKind::Progress => progress::plan(view, ui, area),
    }
}
