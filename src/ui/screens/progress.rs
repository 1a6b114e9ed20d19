//! The player's progress: the level, facts about the rounds, and a chart of them.

use ratatui::layout::Rect;

use super::{home, part, said};
use crate::ui::context::Ui;
use crate::ui::parts;
use crate::ui::plan::{self, AIRY, Place, Plan, ROOMY, Stack, Stage};
use crate::ui::theme::Role;
use crate::ui::widgets::big;
use crate::view::{Part, Topic, View};

/// The most columns, and those of a roomy board.
const WIDTH: [u16; 2] = [98, 168];

/// Rows of the chart: at least, usually at most, and at most on a roomy board.
const CHART: [u16; 3] = [6, 21, 36];

/// Returns where the parts are.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Fall, Figure, Rows, Said, Title};
    let board = plan::board(area);
    let is_roomy = usize::from(board.height >= ROOMY);
    let has_chart = part(view, in_part!(Part::Chart { .. } => ())).is_some();
    let figure = if has_chart { None } else { home::with_figure(board) };
    let stage = figure.unwrap_or_else(|| Stage::centred(board, None, WIDTH[is_roomy]));
    let width = stage.beside.width;
    let most = [big::ROWS, big::ROWS_TWICE][is_roomy];
    let level = part(view, in_part!(Part::Level { text, .. } => text));
    let large = level.and_then(|text| parts::level_size(text, (width, most), ui));
    let facts = part(
        view,
        in_part!(Part::Facts { facts } => parts::table(facts, Role::Muted, width, ui).concat().len()),
    );
    let mut stack = Stack::new(stage, &[Figure, Title, Rows, Fall, Said], &[]);
    stack.rows(Title, level.map_or(0, |_| 1));
    stack.grow(Rows, 1..=facts.unwrap_or(0) as u16);
    stack.grow(Said, 1..=parts::said_rows(said(view, Topic::News), ui, width));
    if board.height >= AIRY {
        stack.above(Rows).above(Said);
    }
    if has_chart {
        stack.rows(Fall, CHART[0]).above(Fall);
    }
    stack.rows(Title, large.map_or(0, |size| size.height));
    match has_chart {
        true => stack.grow(Fall, CHART[0]..=CHART[1 + is_roomy]),
        false => stack.rows(Figure, stage.figure_above()).above(Title),
    };
    stack.place()
}

/// Paints the progress. The cursor is before the facts: letters that are drawn can't be read out.
pub fn draw(view: &View, plan: &Plan, ui: &mut Ui<'_>, _: Rect) {
    if let Some((_, area)) = plan.first(&[Place::Rows, Place::Said]) {
        ui.point(area.x, area.y);
    }
    for part in &view.parts {
        parts::draw_at(part, plan, ui);
    }
}
