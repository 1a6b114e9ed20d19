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
use super::parts::word;
use super::plan::{Place, Plan, ROOMY, Stage};
use crate::view::{Button, Part, Said, ScreenKind, Topic, View};

/// Plans where the parts of a screen are.
pub type Planner = fn(&View, &Ui<'_>, Rect) -> Plan;
/// Paints the parts of a screen that are in its plan.
pub type Painter = fn(&View, &Plan, &mut Ui<'_>, Rect);

/// Returns what plans and what paints a kind of screen.
pub fn of(kind: ScreenKind) -> (Planner, Painter) {
    match kind {
        ScreenKind::Home | ScreenKind::Settings => (home::plan, home::draw),
        ScreenKind::Round | ScreenKind::Holding => (round::plan, round::draw),
        ScreenKind::Puzzle => (puzzle::plan, puzzle::draw),
        ScreenKind::End | ScreenKind::HeldOver => (ending::plan, ending::draw),
        ScreenKind::Story => (story::plan, story::draw),
        ScreenKind::Lesson => (lesson::plan, lesson::draw),
        ScreenKind::Words => (fitting::plan, fitting::draw),
        ScreenKind::Progress => (progress::plan, progress::draw),
    }
}

/// Returns the number of places of the word, or 0.
fn places(view: &View) -> usize {
    part(view, in_part!(Part::Word { tiles, .. } => tiles.len())).unwrap_or_default()
}

/// Returns the stage of a round, and of its end: the figure stays where it is.
fn stage(view: &View, ui: &Ui<'_>, area: Rect) -> Stage {
    let stage = Stage::of_round(area, places(view));
    let Stage { board, beside, .. } = stage;
    let stage = stage.around(word::width(places(view), beside.width, board.height, ui));
    match view.screen {
        ScreenKind::Holding | ScreenKind::HeldOver if board.height >= ROOMY => stage.without_foot(),
        _ => stage,
    }
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

/// Returns the groups that the player asked for, which may take the place of other parts, but not behind a card.
fn asked(view: &View) -> Option<&Part> {
    let is_asked = |part: &&Part| matches!(part, Part::Groups(groups) if groups.asked);
    view.parts.iter().find(is_asked).filter(|_| view.dialog.is_none())
}

/// Puts the cursor in front of the news, so that braille displays and magnifiers follow.
fn point_at_the_news(plan: &Plan, ui: &mut Ui<'_>) {
    point_at_first(&[Place::Said, Place::Lives, Place::Word], plan, ui);
}

/// Puts the cursor in front of the first of these parts that has room.
fn point_at_first(parts: &[Place], plan: &Plan, ui: &mut Ui<'_>) {
    if let Some((_, area)) = plan.first(parts) {
        ui.point(area.x.saturating_sub(1), area.y);
    }
}
