//! The player's progress: the level, facts about the rounds, and a chart of them.

use ratatui::layout::Rect;

use super::{part, said};
use crate::ui::context::Ui;
use crate::ui::parts;
use crate::ui::plan::{self, Place, Plan, Stack, Stage};
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Part, View};

/// The most columns, and those of the largest screens.
const WIDTH: [u16; 2] = [98, 168];

/// From this height on a screen is one of the largest.
const ROOMY: u16 = 44;

/// Rows of the chart: at least, usually at most, and on the largest screens.
const CHART: [u16; 3] = [9, 21, 36];

/// From this height on there is a blank row between two parts.
const AIRY: u16 = 15;

fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Fall, Rows, Said, Title};
    let board = plan::board(area);
    let is_roomy = usize::from(board.height >= ROOMY);
    let stage = Stage::centred(board, None, WIDTH[is_roomy]);
    let width = stage.beside.width;
    let has = |find: fn(&Part) -> Option<()>| part(view, find).is_some();
    let facts = part(
        view,
        in_part!(Part::Facts { facts } => parts::table(facts, Role::Muted, width, ui).len()),
    );
    let mut stack = Stack::new(stage, &[Title, Rows, Fall, Said], &[]);
    if has(in_part!(Part::Level { .. } => ())) {
        stack.rows(Title, 1);
    }
    stack.grow(Rows, 1..=facts.unwrap_or(0) as u16);
    stack.grow(Said, 1..=parts::said_rows(said(view), ui, width));
    if board.height >= AIRY {
        stack.above(Rows).above(Said);
    }
    if has(in_part!(Part::Level { .. } => ())) {
        stack.rows(Title, [big::ROWS, big::ROWS_TWICE][is_roomy]);
    }
    if has(in_part!(Part::Chart { .. } => ())) {
        stack.rows(Fall, CHART[0]).above(Fall).grow(Fall, CHART[0]..=CHART[1 + is_roomy]);
    }
    stack.place()
}

/// Paints the progress. The cursor is before the facts: letters that are drawn can't be read out.
pub fn draw(view: &View, ui: &mut Ui<'_>, area: Rect) {
    let plan = plan(view, ui, area);
    if let Some((_, area)) = plan.first(&[Place::Rows, Place::Said]) {
        ui.point(area.x, area.y);
    }
    for part in &view.parts {
        parts::draw_at(part, &plan, ui);
    }
}
