//! Screens whose parts are below each other: the player's progress, the lesson, and the words that fitted to the end.

use ratatui::layout::Rect;

use crate::ui::context::Ui;
use crate::ui::parts::{self, word};
use crate::ui::plan::{self, Place, Stack, Stage};
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Part, ScreenKind, View};

/// The largest part of a screen that the lesson takes, in columns and rows; it is in the middle of a larger one.
const LESSON: (u16, u16) = (72, 30);

/// Rows of the groups of a letter of the lesson, with what is said of them.
const LESSON_GROUPS: u16 = 8;

/// The most columns of the player's progress.
const PROGRESS: u16 = 98;

/// Rows of a chart: at least, and at most.
const CHART: (u16, u16) = (9, 21);

/// From this height on a word that is checked is drawn.
const ROOM_FOR_WORD: u16 = 24;

/// From this height on there is a blank row between two parts.
const AIRY: u16 = 15;

/// Paints the parts below each other. The cursor follows what is typed, or the last sentence.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let inside = plan::inside(area);
    let board = match view.screen {
        ScreenKind::Lesson => plan::middle(inside, LESSON.0, LESSON.1),
        ScreenKind::Progress => plan::middle(inside, PROGRESS, inside.height),
        _ => inside,
    };
    let is_lesson = view.screen == ScreenKind::Lesson;
    let (width, all) = (board.width, board.height);
    let places: Vec<_> = (0..view.parts.len()).map(Place::Nth).collect();
    let parts = || view.parts.iter().enumerate();
    // The rows that each part has first, and those that it has once all parts have theirs.
    let heights = parts().map(|(at, part)| match part {
        // Where there isn't room for both, the lesson's text gives way to the groups.
        Part::Said { lines } if is_lesson && at == 1 => {
            (0..=0, vec![parts::said_rows(lines, ui, width)])
        }
        Part::Said { lines } => (1..=parts::said_rows(lines, ui, width), Vec::new()),
        Part::Facts { facts } => {
            (1..=parts::table(facts, Role::Muted, width, ui).len() as u16, Vec::new())
        }
        // On the lowest screens the groups come before the text that explains them.
        Part::Groups { groups, .. } if is_lesson && all < AIRY && !groups.is_empty() => {
            (1..=LESSON_GROUPS, Vec::new())
        }
        Part::Groups { .. } | Part::Words(_) => (1..=4, (5..=all).collect()),
        Part::Chart { .. } => (0..=0, (CHART.0..=CHART.1).collect()),
        Part::Level { .. } => (1..=1, vec![big::ROWS]),
        // The size depends on the word's length alone, so that nothing jumps.
        Part::Word { tiles, .. } if is_lesson || all >= ROOM_FOR_WORD => {
            let heights = word::heights(tiles.len(), width, all / 2, ui);
            (1..=heights[0], heights)
        }
        Part::Word { .. } => (0..=0, Vec::new()),
        _ => (1..=1, Vec::new()),
    });
    let heights: Vec<_> = heights.collect();
    let mut stack = Stack::new(Stage::new(board), &places, &[]);
    for (at, (first, _)) in heights.iter().enumerate() {
        stack.grow(Place::Nth(at), first.clone());
    }
    // What is said of the lesson's word is right below it.
    for place in places.iter().filter(|it| all >= AIRY && !(is_lesson && **it == Place::Nth(3))) {
        stack.above(*place);
    }
    for (at, (first, then)) in heights.into_iter().enumerate() {
        let (at, mut then) = (Place::Nth(at), then.into_iter());
        stack.grow(at, then.next());
        if all >= AIRY && *first.end() == 0 {
            stack.above(at);
        }
        stack.grow(at, then);
    }
    let plan = stack.place();
    if let Some((_, first)) = plan.shown().next() {
        ui.point(first.x, first.y);
    }
    for (at, part) in parts() {
        let area = plan.at(Place::Nth(at));
        if is_lesson && matches!(part, Part::Said { .. }) && at > 1 && area.height > 0 {
            ui.point(area.x, area.y);
        }
        parts::draw(part, ui, area);
    }
}
