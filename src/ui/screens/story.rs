//! The story of a round: its guesses with the words that each left, the turning point, and beside them the groups of the one
//! that is chosen.

use ratatui::layout::Rect;

use super::{asked, part, said};
use crate::ui::context::Ui;
use crate::ui::parts;
use crate::ui::plan::{self, Place, Plan, Stack, Stage};
use crate::view::{Part, Topic, View};

/// The columns and rows of a board from which on the groups of a guess are beside the guesses.
const GROUPS_BESIDE: (u16, u16) = (104, 16);
/// The rows from which on they are below them.
const GROUPS_BELOW: u16 = 18;

/// Returns the columns of the guesses.
fn guesses(board: Rect) -> u16 {
    if is_beside(board) { board.width * 9 / 20 } else { board.width }
}

const fn is_beside(board: Rect) -> bool {
    board.width >= GROUPS_BESIDE.0 && board.height >= GROUPS_BESIDE.1
}

/// Rows of the sentence about what decided the round, and of how many guesses were the best.
const fn judged_rows(width: u16) -> u16 {
    match width {
        96.. => 1,
        50.. => 2,
        _ => 3,
    }
}

/// Returns where the parts of a story are.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Groups, Judged, Said, Turns};
    let board = plan::board(area);
    let (is_beside, width) = (is_beside(board), board.width);
    let is_below = !is_beside && board.height >= GROUPS_BELOW;
    let rows = |turns| parts::turn_rows(turns, ui, guesses(board));
    let turns = part(view, in_part!(Part::Turns(turns) => rows(turns)));
    let turns = turns.unwrap_or(0).clamp(1, board.height);
    let told = |about| parts::said_rows(said(view, about), ui, width);
    let claim = told(Topic::Claim);
    let mut stack = Stack::new(Stage::new(board), &[Said, Turns, Groups, Judged], &[]);
    stack.rows(Turns, turns.min(4));
    if is_below {
        stack.rows(Groups, 5);
    }
    // The judgement comes late, and has its rows from the start.
    let judged = match told(Topic::Judgement) {
        0 if turns > 1 => judged_rows(width),
        rows => rows,
    };
    stack.rows(Said, claim).rows(Said, claim + judged);
    stack.rows(Judged, told(Topic::Comparison));
    stack.above(Turns).above(Groups).above(Judged);
    stack.grow(Turns, 1..=if is_beside { board.height } else { turns });
    // A low board has room for them if there are few guesses.
    if !is_beside {
        stack.grow(Groups, 5..=20);
    }
    let plan = stack.place();
    if is_beside { plan.beside(Turns, Groups, guesses(board), 3) } else { plan }
}

/// Paints the story.
pub fn draw(view: &View, plan: &Plan, ui: &mut Ui<'_>, area: Rect) {
    if let Some(groups) = asked(view) {
        let area = plan::inside(area);
        parts::draw(groups, ui, area);
        return ui.point(area.x, area.y);
    }
    let decided = said(view, Topic::Claim).chain(said(view, Topic::Judgement));
    parts::said(decided, ui, plan.at(Place::Said));
    parts::said(said(view, Topic::Comparison), ui, plan.at(Place::Judged));
    let area = plan.at(Place::Turns);
    ui.point(area.x, area.y);
    for part in &view.parts {
        match part {
            Part::Said { .. } => parts::said(said(view, Topic::News), ui, area),
            part => parts::draw_at(part, plan, ui),
        }
    }
}
