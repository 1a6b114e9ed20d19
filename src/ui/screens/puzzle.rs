//! A puzzle: the pattern, all of its words with those struck through that are ruled out, and the last answer.

use ratatui::layout::Rect;

use super::{buttons, part, places, point_at_the_news};
use crate::ui::context::Ui;
use crate::ui::parts::{self, keys, word};
use crate::ui::plan::{self, Place, Plan, Stack, Stage, rows};
use crate::view::{Part, View};

/// The columns of the widest puzzle.
const WIDEST: u16 = 140;

/// Returns where the parts of a puzzle are. Buttons take the place of the keys.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Keys, Lives, Said, Word, Words};
    let board = plan::board(area);
    let board = plan::middle(board, WIDEST, board.height);
    let width = board.width;
    let [small, large] =
        part(view, in_part!(Part::Words(words) => parts::word_rows(words, ui, width)))
            .unwrap_or_default();
    let (said, buttons) = if width < 60 { (3, 2) } else { (2, 1) };
    let mut stack = Stack::new(Stage::new(board), &[Word, Lives, Words, Said, Keys], &[]);
    stack.rows(Word, 1).rows(Words, small).rows(Lives, 1).rows(Keys, 1).rows(Said, 1);
    // What is cut of the answer can be read on.
    stack.rows(Keys, buttons).rows(Said, said);
    let keys = keys::heights(view, width, 0);
    stack.rows(Keys, keys[0]);
    stack.grow(Word, word::heights(places(view), width, board.height, ui));
    stack.above(Words).above(Said).grow(Keys, keys);
    stack.above(Lives).above(Keys).rows(Words, large);
    stack.grow(Keys, keys::heights(view, width, board.height));
    stack.place()
}

/// Paints a puzzle in the middle of the screen, as large as there is room.
pub fn draw(view: &View, plan: &Plan, ui: &mut Ui<'_>, area: Rect) {
    ui.centred = true;
    point_at_the_news(plan, ui);
    let (answer, keys) = (plan.at(Place::Said), plan.at(Place::Keys));
    let buttons = buttons(view);
    let board = plan::board(area).height;
    let high = match buttons {
        [] => 0,
        buttons => parts::large_button_rows(buttons, keys.width, board),
    };
    for part in &view.parts {
        match part {
            // After a letter that lost, and at the end, more is said, and buttons need fewer rows than keys.
            Part::Said { .. } if high > 0 => {
                let room = keys.bottom().saturating_sub(high + 1).saturating_sub(answer.y);
                parts::draw(part, ui, Rect { height: room.max(answer.height), ..answer });
            }
            Part::Buttons { .. } => {
                parts::draw(part, ui, rows(keys, keys.height.saturating_sub(high), high));
            }
            part => parts::draw_at(part, plan, ui),
        }
    }
    ui.centred = false;
}
