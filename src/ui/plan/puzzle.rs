//! The plan of a puzzle: the pattern above its words, and keys or buttons below.

use ratatui::layout::Rect;

use super::board::heights;
use super::stack::{Stack, Wish};
use super::{Place, Plan, chrome, inset, margin, middle};
use crate::ui::theme::Theme;

/// What a puzzle's plan depends on; none of it changes while it is played.
pub struct PuzzleParts<'a> {
    pub theme: &'a Theme,
    /// Places of the word.
    pub places: usize,
    /// Keys in the longest row of the keyboard.
    pub keys: usize,
    /// Rows of the words at a width, as text and in large letters.
    pub words: &'a dyn Fn(u16) -> [u16; 2],
}

/// The width of the widest puzzle.
const WIDEST: u16 = 140;

/// The plan of a puzzle for a terminal of this size.
pub fn puzzle(area: Rect, parts: &PuzzleParts<'_>) -> Plan {
    let (mut plan, body) = chrome(area);
    let inside = inset(body, margin(body));
    let inside = middle(inside, WIDEST, inside.height);
    let width = inside.width;
    let answer = if width < 60 { 3 } else { 2 };
    let keys = if usize::from(width) + 2 >= 5 * parts.keys { [3, 5] } else { [3, 3] };
    let tiles = heights(parts.places, width, parts.theme);
    let fits = |rows: &&u16| **rows <= (inside.height / 3).max(4);
    let [small, large] = (parts.words)(width);
    let mut wishes = vec![
        Wish::Rows(Place::Word, 1),
        Wish::Rows(Place::Others, small),
        Wish::Rows(Place::Lives, 1),
        // Buttons take the place of the keys. What is cut of the answer can be read on.
        Wish::Rows(Place::Keys, 1),
        Wish::Rows(Place::Answer, 1),
        Wish::Rows(Place::Keys, if width < 60 { 2 } else { 1 }),
        Wish::Rows(Place::Answer, answer),
    ];
    wishes.extend(tiles.iter().filter(fits).map(|rows| Wish::Rows(Place::Word, *rows)));
    wishes.extend([Place::Others, Place::Answer].map(Wish::Above));
    wishes.extend(keys.map(|rows| Wish::Rows(Place::Keys, rows)));
    wishes.extend([Place::Lives, Place::Keys].map(Wish::Above));
    wishes.push(Wish::Rows(Place::Others, large));
    let upper = [Place::Word, Place::Lives, Place::Others, Place::Answer, Place::Keys];
    let (_, places) = Stack::new(inside.height, &upper, &[]).grant(wishes).place(inside);
    places.into_iter().for_each(|(part, place)| plan.put(part, place));
    plan
}
