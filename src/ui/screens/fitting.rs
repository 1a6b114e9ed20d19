//! The words that fitted to the end of a round, and one of them or another word with the letters that are known.

use ratatui::layout::Rect;

use super::{places, said};
use crate::ui::context::Ui;
use crate::ui::parts::{self, word};
use crate::ui::plan::{self, AIRY, Place, Plan, Stack, Stage};
use crate::view::{Topic, View};

/// From this height on the word is drawn.
const ROOM_FOR_WORD: u16 = 24;

/// Returns where the parts are.
pub fn plan(view: &View, ui: &Ui<'_>, area: Rect) -> Plan {
    use Place::{Buttons, Said, Title, Word, Words};
    let board = plan::inside(area);
    // What is said of all words, and of the one that is looked at.
    let [all, one] = [Topic::Heading, Topic::News]
        .map(|about| parts::said_rows(said(view, about), ui, board.width));
    let places = places(view);
    let tiles = word::heights(places, board.width, board.height / 2, ui);
    let mut stack = Stack::new(Stage::new(board), &[Title, Buttons, Word, Said, Words], &[]);
    stack.rows(Buttons, 1).rows(Words, 1).rows(Title, 1);
    stack.grow(Said, 1..=one).grow(Title, 1..=all).grow(Words, 1..=4);
    if board.height >= AIRY {
        stack.above(Buttons).above(Said).above(Words);
    }
    if places > 0 && board.height >= ROOM_FOR_WORD {
        stack.rows(Word, tiles[0]).above(Word).grow(Word, tiles);
    }
    stack.grow(Words, 5..=board.height);
    stack.place()
}

/// Paints the words. The cursor is on the one that is selected, or else follows what is typed.
pub fn draw(view: &View, plan: &Plan, ui: &mut Ui<'_>, _: Rect) {
    parts::said(said(view, Topic::Heading), ui, plan.at(Place::Title));
    for part in &view.parts {
        parts::draw_at(part, plan, ui);
    }
}
