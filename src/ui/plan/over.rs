//! The plan of a round's end: what it says the word was, and what it could have been as well.

use ratatui::layout::Rect;

use super::board::{figure_beside, heights, in_column};
use super::stack::{Stack, Wish};
use super::{Place, Plan, chrome, inset, is_small, margin, split};
use crate::ui::theme::Theme;

/// What an ending's plan depends on.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// What the tiles are painted with.
    pub theme: &'a Theme,
    /// Places of the word.
    pub places: usize,
    /// Columns of the title where it is written large; none, where it cannot be.
    pub title: Option<u16>,
    /// Rows of the verdict at a width (columns).
    pub said: &'a dyn Fn(u16) -> u16,
    /// Rows of what the word means at a width (columns); none if it is not known.
    pub meaning: &'a dyn Fn(u16) -> u16,
    /// Rows of the words that would have fitted as well; none where there are none.
    pub others: &'a dyn Fn(u16) -> u16,
    /// Rows of what else has to be read: the heights that it can have.
    pub remark: &'a dyn Fn(u16) -> Vec<u16>,
    /// Rows of the comparison with a fair game.
    pub fair: &'a dyn Fn(u16) -> u16,
    /// Letters that were guessed.
    pub letters: usize,
    /// Rows of the buttons at a width (columns).
    pub buttons: &'a dyn Fn(u16) -> u16,
}

/// Below this height of the body the buttons stand beside the figure, and there is no course of the round.
const LOW: u16 = 18;

/// From this height of the body on buttons in one row are large.
const ROOMY: u16 = 26;

/// Rows of a large button.
pub const LARGE_BUTTON: u16 = 3;

/// The plan of an ending for a terminal of this size.
pub fn over(area: Rect, scene: Scene<'_>) -> Plan {
    let (mut plan, body) = chrome(area);
    let board = inset(body, margin(body));
    let figure = if is_small(area) { None } else { figure_beside(board, scene.places) };
    let (left, right) = figure.map_or((Rect::ZERO, board), |it| split(board, it.width, it.gap));
    let read = [
        Place::Figure,
        Place::Title,
        Place::Word,
        Place::Said,
        Place::Meaning,
        Place::Others,
        Place::Remark,
    ];
    let low = board.height < LOW;
    let mut upper = read.to_vec();
    upper.extend(low.then_some(Place::Buttons));
    let lower = [Place::Course, Place::Fair, Place::Buttons];
    let lower = if low { &[][..] } else { &lower[..] };
    let buttons = (scene.buttons)(if low { right.width } else { board.width });
    let mut wishes = vec![
        Wish::Rows(Place::Word, heights(scene.places, right.width, scene.theme)[0]),
        Wish::Rows(Place::Buttons, 1),
        Wish::Rows(Place::Title, 1),
        Wish::Rows(Place::Said, (scene.said)(right.width).min(4)),
        Wish::Rows(Place::Others, (scene.others)(right.width).min(1)),
    ];
    let remark = (scene.remark)(right.width);
    // What is cut can be read on; a button that is not seen is not known of.
    wishes.extend(remark.first().map(|rows| Wish::Rows(Place::Remark, *rows)));
    wishes.push(Wish::Rows(Place::Buttons, buttons.max(1)));
    wishes.extend(remark.iter().skip(1).map(|rows| Wish::Rows(Place::Remark, *rows)));
    wishes.push(Wish::Rows(Place::Meaning, (scene.meaning)(right.width)));
    if figure.is_none() && !is_small(area) {
        wishes.extend([Wish::Rows(Place::Figure, 7), Wish::Above(Place::Title)]);
    }
    wishes.extend([Place::Said, Place::Buttons, Place::Word, Place::Remark].map(Wish::Above));
    wishes.push(Wish::Rows(Place::Fair, (scene.fair)(board.width)));
    wishes.extend((scene.letters > 0).then_some(Wish::Rows(Place::Course, 2)));
    let tiles = heights(scene.places, right.width, scene.theme).into_iter();
    wishes.extend(
        tiles
            .filter(|rows| *rows <= (board.height / 4).max(4))
            .map(|rows| Wish::Rows(Place::Word, rows)),
    );
    if scene.title.is_some_and(|columns| columns <= right.width) && scene.theme.glyphs.unicode {
        wishes.push(Wish::Rows(Place::Title, 3));
    }
    wishes.extend(figure.map(|it| Wish::Beside(it.height)));
    wishes.extend([Place::Course, Place::Fair, Place::Others].map(Wish::Above));
    wishes.push(Wish::Rows(Place::Others, (scene.others)(right.width).min(3)));
    wishes.extend((scene.letters > 0).then_some(Wish::Rows(Place::Course, 3)));
    if board.height >= ROOMY && buttons == 1 {
        wishes.push(Wish::Rows(Place::Buttons, LARGE_BUTTON));
    }
    let (beside, places) = Stack::new(board.height, &upper, lower).grant(wishes).place(board);
    for (part, place) in places {
        match upper.contains(&part) {
            true => plan.put(part, Rect { x: right.x, width: right.width, ..place }),
            false => plan.put(part, place),
        }
    }
    if let Some(figure) = figure {
        plan.put(Place::Figure, in_column(left, beside, figure));
    }
    plan
}
