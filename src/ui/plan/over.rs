//! The plan of a round's end: what it says the word was, and what it could have been as well.

use ratatui::layout::Rect;

use super::board::{beside_figure, figure, figure_column, heights};
use super::stack::{Item, stacks};
use super::{Part, Plan, chrome, inset, margin};
use crate::ui::theme::Theme;

/// What an ending's plan depends on.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Scene<'a> {
    /// What the tiles are painted with.
    pub(in crate::ui) theme: &'a Theme,
    /// Places of the word.
    pub(in crate::ui) places: usize,
    /// Columns of the title where it is written large; none, where it cannot be.
    pub(in crate::ui) title: Option<u16>,
    /// Rows of the verdict at a width (columns).
    pub(in crate::ui) said: &'a dyn Fn(u16) -> u16,
    /// Rows of the words that would have fitted as well; none where there are none.
    pub(in crate::ui) others: &'a dyn Fn(u16) -> u16,
    /// Rows of the seal and what opens it, or of anything else that has to be read: the heights that it can have.
    pub(in crate::ui) remark: &'a dyn Fn(u16) -> Vec<u16>,
    /// Rows of the comparison with a fair game.
    pub(in crate::ui) fair: &'a dyn Fn(u16) -> u16,
    /// Letters that were guessed.
    pub(in crate::ui) letters: usize,
    /// Rows of a button.
    pub(in crate::ui) tall: u16,
    /// Rows of the buttons at a width (columns).
    pub(in crate::ui) buttons: &'a dyn Fn(u16) -> u16,
}

/// Below this height of the body there is no room for the course of the round: the buttons stand beside
/// the figure.
const LOW: u16 = 18;

/// Below this height of the body buttons are not large, and a card leaves less room for the words that would have fitted as
/// well.
const ROOMY: u16 = 26;

/// Below this height not all buttons have room.
const TINY: u16 = 8;

/// Rows of a large button.
pub(in crate::ui) const LARGE_BUTTON: u16 = 3;

/// The plan of an ending for a terminal of this size.
pub(in crate::ui) fn over(area: Rect, scene: Scene<'_>) -> Plan {
    let (mut plan, body) = chrome(area);
    let board = inset(body, margin(body));
    let (left, right, high) = beside_figure(board, scene.places);
    let mut items = items(scene, right, board);
    let is_lower = |item: &Item| match item.part() {
        Part::Course | Part::Fair => true,
        Part::Buttons => board.height >= LOW,
        _ => false,
    };
    let lower = items.split_off(items.iter().position(is_lower).unwrap_or(items.len()));
    // Where the parts beside the figure are as high as it is, a blank row between the tiles and the verdict comes before
    // one between the parts below.
    let written: u16 = items.iter().map(Item::good_height).sum();
    let beside = high + u16::from(high > 0 && written >= high);
    let stacks = stacks(board, &items, &lower, beside);
    for (part, area) in stacks.upper {
        plan.put(part, Rect { x: right.x, width: right.width, ..area });
    }
    plan.put(Part::Figure, figure(left, stacks.beside, high));
    for (part, area) in stacks.lower {
        plan.put(part, area);
    }
    plan
}

/// The parts from above.
fn items(scene: Scene<'_>, right: Rect, board: Rect) -> Vec<Item> {
    let Scene { theme, places, letters, .. } = scene;
    let mut items = Vec::new();
    if figure_column(board, places).is_none() && board.width >= 20 {
        items.push(Item::new(Part::Figure, 6, &[7], 0));
    }
    let large = scene.title.is_some_and(|columns| columns <= right.width) && theme.glyphs.unicode;
    let title: &[u16] = if large { &[1, 3] } else { &[1] };
    let is_card = (scene.remark)(right.width).len() > 1;
    items.push(Item::new(Part::Title, 2, title, 1));
    let word = heights(places, right.width, theme);
    // A blank row between the word and the verdict comes before one below the title.
    items.push(Item::new(Part::Word, 0, &word, word.len()).yielding());
    let mut optional = |part, rank, rows: u16, good: u16| {
        if rows > 0 {
            let all: Vec<u16> = (1..=rows).collect();
            items.push(Item::new(part, rank, &all, usize::from(good) - 1));
        }
    };
    let said = (scene.said)(right.width).min(4);
    optional(Part::Said, 3, said, said);
    let most = if is_card && board.height < ROOMY { 2 } else { 3 };
    let others = (scene.others)(right.width).min(most);
    // Blank rows come before more than one row of them, where there is any room for blank rows.
    optional(Part::Others, 4, others, if board.height < LOW { others } else { 1 });
    // What proves something is read whole or not at all.
    let remark = (scene.remark)(right.width);
    if remark.iter().any(|rows| *rows > 0) {
        // A card comes before the other words.
        let rank = if remark.len() > 1 { 3 } else { 5 };
        items.push(Item::new(Part::Remark, rank, &remark, 1));
    }
    if letters > 0 && board.width >= 34 && board.height >= LOW {
        items.push(Item::new(Part::Course, 7, &[2, 3], 0));
    }
    let fair = (scene.fair)(board.width);
    if fair > 0 && board.height >= LOW {
        items.push(Item::new(Part::Fair, 8, &[fair], 0));
    }
    let buttons = match board.height {
        ..LOW => (scene.buttons)(right.width),
        _ => (scene.buttons)(board.width),
    };
    // On a low screen buttons have shorter labels, and two rows are enough for all; on one that is lower what is
    // said comes before the buttons that are not selected.
    let buttons: &[u16] = match board.height {
        ..TINY => &[1, buttons.clamp(1, 2)],
        TINY..LOW => &[buttons.clamp(1, 2)],
        // Where all are in one row, they can be large, if the other parts still stand apart.
        ROOMY.. if buttons == scene.tall => &[buttons, buttons, LARGE_BUTTON],
        _ => &[scene.tall, buttons.max(scene.tall)],
    };
    items.push(Item::new(Part::Buttons, 1, buttons, buttons.len().saturating_sub(2)));
    items
}
