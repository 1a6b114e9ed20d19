//! The lesson: what it says, a word to try it on, and the groups of the last letter.

use ratatui::layout::Rect;

use super::{part, places, point_at_first, point_at_the_news, said};
use crate::ui::context::Ui;
use crate::ui::parts::{self, keys, word};
use crate::ui::plan::{self, Place, Plan, Stack, Stage, rows};
use crate::view::{Part, Topic, View};

/// The fewest and the most columns beside a figure.
const WIDTH: (u16, u16) = (72, 110);

/// Rows of the groups of a letter with their heading.
const GROUPS: u16 = 6;

/// Rows of a card with the groups and why one was kept: the fewest, and with a blank row below the heading.
const CARD: [u16; 2] = [10, 13];

/// Below this width it takes two rows to say why a group was kept.
const NARROW: u16 = 50;

/// Returns where its parts are. On small screens the explanation has no place of its own: that of the groups is free until
/// there are some.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Groups, Keys, Remark, Said, Title, Word};
    let board = plan::board(area);
    let stage = Stage::centred(board, Stage::figure_beside(board, WIDTH.0), WIDTH.1);
    let width = stage.beside.width;
    let tiles = word::heights(places(view), width, board.height, ui);
    let keys = keys::heights(view, width, board.height);
    let mut stack = Stack::new(stage, &[Title, Remark, Word, Said, Keys, Groups], &[]);
    let groups = GROUPS + if width < NARROW { 2 } else { 1 };
    stack.rows(Word, tiles[0]).rows(Said, 1).grow(Groups, 1..=groups).rows(Title, 1);
    stack.rows(Remark, parts::said_rows(said(view, Topic::Explanation), ui, width));
    stack.above(Remark).above(Word).grow(Word, tiles).above(Groups).rows(Groups, CARD[0]);
    stack.rows(Keys, keys[0]).above(Keys).rows(Groups, CARD[1]).grow(Keys, keys);
    stack.place()
}

/// Paints the lesson.
pub fn draw(view: &View, plan: &Plan, ui: &mut Ui<'_>, _: Rect) {
    let (own, shared) = (plan.at(Place::Remark), plan.at(Place::Groups));
    for part in &view.parts {
        match part {
            // What the groups have taken the place of can be read again.
            Part::Groups(split) if own.is_empty() && !split.groups.is_empty() => {
                said(view, Topic::Explanation).for_each(|line| ui.leave_out(&line.text));
                parts::draw(part, ui, shared);
            }
            Part::Groups(none) if own.is_empty() => {
                let below = 2 + ui.height(&none.why, shared.width);
                let above = shared.height.saturating_sub(below);
                parts::said(said(view, Topic::Explanation), ui, rows(shared, 0, above));
                parts::draw(part, ui, rows(shared, above, below));
            }
            part => parts::draw_at(part, plan, ui),
        }
    }
    parts::said(said(view, Topic::Heading), ui, plan.at(Place::Title));
    if !own.is_empty() {
        parts::said(said(view, Topic::Explanation), ui, own);
    }
    // Until something is guessed, the explanation is what is new.
    match part(view, in_part!(Part::Groups(split) => split.groups.is_empty())) {
        Some(true) => point_at_first(&[Place::Remark, Place::Groups], plan, ui),
        _ => point_at_the_news(plan, ui),
    }
}
