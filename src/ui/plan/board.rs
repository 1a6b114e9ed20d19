//! The plan of a round: the word in the middle of everything.

use ratatui::layout::Rect;

use super::stack::{Stack, Wish};
use super::{Place, Plan, chrome, inset, is_small, margin, middle, split};
use crate::ui::parts::tiles::TileSize;
use crate::ui::theme::Theme;

/// What a round's plan depends on; none of it changes while the round is played.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// What the tiles are painted with: without Unicode there are no large ones.
    pub theme: &'a Theme,
    /// Places of the word.
    pub places: usize,
    /// Keys in the longest row of the keyboard.
    pub keys: usize,
    /// Whether the player holds the word: a question takes the place of the X-ray and of the fall.
    pub held: bool,
}

/// From this height of the body on the X-ray has a place of its own.
const ROOM_FOR_XRAY: u16 = 20;
/// From this width of the board on it stands beside the fall of the words.
const ROOM_FOR_BOTH: u16 = 90;
/// Rows of the fall and the X-ray beside each other, at least.
const BAND: u16 = 7;
/// Rows of either, at most.
const HIGHEST: u16 = 44;
/// From this width of the board on the X-ray has more of it than the fall.
const WIDE: u16 = 150;
/// Below this width an answer may need three rows.
const NARROW: u16 = 36;

/// The plan of a round for a terminal of this size.
pub fn board(area: Rect, round: Board<'_>) -> Plan {
    let (mut plan, body) = chrome(area);
    let board = inset(body, margin(body));
    let small = is_small(area);
    let figure = if small { None } else { figure_beside(board, round.places) };
    let (left, right) = figure.map_or((Rect::ZERO, board), |it| split(board, it.width, it.gap));
    let is_band = !round.held && board.width >= ROOM_FOR_BOTH && board.height >= ROOM_FOR_XRAY;
    let has_xray = !round.held && !is_band && !small && board.height >= ROOM_FOR_XRAY;
    let upper = [Place::Figure, Place::Word, Place::Lives, Place::Answer, Place::Keys];
    let lower = [Place::Fall, Place::Xray];
    let mut wishes = wishes(round, right, small);
    if !small && !is_band {
        wishes.push(Wish::Rows(Place::Fall, 2));
    }
    if figure.is_none() && !small {
        wishes.extend([Wish::Rows(Place::Figure, SMALLEST), Wish::Above(Place::Word)]);
    }
    // A band in which the two stand beside each other goes by the name of the fall until it is parted.
    wishes.extend(is_band.then_some(Wish::Rows(Place::Fall, BAND)));
    wishes.extend(has_xray.then_some(Wish::Rows(Place::Xray, 4)));
    if right.width < NARROW && !small {
        wishes.push(Wish::Rows(Place::Answer, 4));
    }
    wishes.extend([Place::Keys, Place::Fall].map(Wish::Above));
    wishes.extend(comforts(round, right, small));
    wishes.extend(figure.map(|it| Wish::Beside(it.height)));
    wishes.extend([Place::Answer, Place::Lives, Place::Xray].map(Wish::Above));
    if !round.held && !small {
        wishes.extend((5..=HIGHEST).flat_map(|rows| {
            let xray = has_xray.then_some(Wish::Rows(Place::Xray, rows));
            std::iter::once(Wish::Rows(Place::Fall, rows)).chain(xray)
        }));
    }
    let stack = Stack::new(board.height, &upper, &lower).grant(wishes);
    let (beside, places) = stack.place(board);
    for (part, place) in places {
        match part {
            Place::Fall if is_band => {
                let share = if place.width >= WIDE { 8 } else { 9 };
                let (fall, xray) = split(place, place.width * share / 20, 4);
                plan.put(Place::Fall, fall);
                plan.put(Place::Xray, xray);
            }
            Place::Fall | Place::Xray => plan.put(part, place),
            _ => {
                // The last row is the cursor's.
                let cursor = u16::from(round.held && part == Place::Word && place.height > 1);
                let height = place.height - cursor;
                plan.put(part, Rect { x: right.x, width: right.width, height, ..place });
            }
        }
    }
    if let Some(figure) = figure {
        plan.put(Place::Figure, in_column(left, beside, figure));
    }
    if plan.place(Place::Xray).is_none() && !round.held {
        plan.instead = true;
        plan.put(Place::Xray, board);
    }
    plan
}

/// What a round can't do without, and what it should have in any case.
fn wishes(round: Board<'_>, area: Rect, small: bool) -> Vec<Wish> {
    let cursor = u16::from(round.held && !small);
    let word = heights(round.places, area.width, round.theme)[0] + cursor;
    let mut wishes = vec![
        Wish::Rows(Place::Word, word),
        Wish::Rows(Place::Lives, 1),
        Wish::Rows(Place::Answer, 1),
    ];
    wishes.extend(round.held.then_some(Wish::Rows(Place::Fall, 1)));
    wishes.extend([Wish::Rows(Place::Answer, 2), Wish::Rows(Place::Keys, 1)]);
    if !small {
        let keys = if usize::from(area.width) + 1 < 2 * round.keys { 2 } else { KEYS_CLOSE };
        wishes.push(Wish::Rows(Place::Keys, keys));
        wishes.extend((area.width < NARROW).then_some(Wish::Rows(Place::Answer, 3)));
    }
    wishes
}

/// Larger tiles and keys.
fn comforts(round: Board<'_>, area: Rect, small: bool) -> Vec<Wish> {
    if small {
        return [3, 4].map(|rows| Wish::Rows(Place::Answer, rows)).into();
    }
    let cursor = u16::from(round.held);
    // What the player said last stands below a question with buttons.
    let mut wishes: Vec<_> =
        round.held.then_some(Wish::Rows(Place::Answer, 3)).into_iter().collect();
    // Letters of twice the size, and a long word in many rows, leave the other parts room to breathe.
    let most = if round.places > IN_ONE_ROW { area.height * 2 / 5 } else { area.height / 4 };
    let fits = |rows: &u16| *rows <= most.max(4);
    let tiles = heights(round.places, area.width, round.theme).into_iter().filter(fits);
    wishes.extend(tiles.map(|rows| Wish::Rows(Place::Word, rows + cursor)));
    if usize::from(area.width) + 2 >= 5 * round.keys {
        wishes.push(Wish::Rows(Place::Keys, KEYS_APART));
    }
    if usize::from(area.width) + 2 >= 11 * round.keys && area.height >= ROOM_FOR_LARGE_KEYS {
        wishes.push(Wish::Rows(Place::Keys, KEYS_LARGE));
    }
    wishes
}

/// The rows of a usual keyboard with a blank row between two, and without one.
const KEYS_APART: u16 = 5;
/// The rows of one whose keys have three rows each, and the height of a board with room for them.
const KEYS_LARGE: u16 = 11;
const ROOM_FOR_LARGE_KEYS: u16 = 46;
const KEYS_CLOSE: u16 = 3;

/// The column of a figure beside the other parts.
#[derive(Clone, Copy, Debug)]
pub struct FigureColumn {
    pub width: u16,
    pub height: u16,
    /// Columns between it and what is beside it.
    pub gap: u16,
    /// The columns and rows of a board from which on it has room.
    from: (u16, u16),
}

/// The sizes that figures are drawn in.
const FIGURES: [FigureColumn; 5] = [
    FigureColumn { width: 72, height: 44, gap: 6, from: (220, 66) },
    FigureColumn { width: 36, height: 22, gap: 4, from: (104, 38) },
    FigureColumn { width: 26, height: 16, gap: 4, from: (88, 24) },
    FigureColumn { width: 18, height: 10, gap: 3, from: (70, 12) },
    FigureColumn { width: 13, height: 7, gap: 2, from: (34, 7) },
];

/// Rows of the smallest figure.
const SMALLEST: u16 = 7;

/// On a narrow board of at least this height the figure is above the other parts.
const ROOM_ABOVE: (u16, u16) = (54, 18);

/// The largest figure that leaves a word of so many places room for tiles that are not small, beside it; else the smallest.
pub fn figure_beside(board: Rect, places: usize) -> Option<FigureColumn> {
    let has_room = |it: &FigureColumn| board.width >= it.from.0 && board.height >= it.from.1;
    let word = TileSize::NARROW.extent(places, u16::MAX).0;
    let mut fitting = FIGURES.into_iter().filter(has_room);
    let largest = fitting.clone().find(|it| it.width + it.gap + word <= board.width);
    let is_above = board.width < ROOM_ABOVE.0 && board.height >= ROOM_ABOVE.1;
    largest.or_else(|| fitting.next_back()).filter(|_| !is_above)
}

/// Where the figure is in its column, beside parts in these rows; empty if they are too few for one.
pub fn in_column(column: Rect, beside: Rect, figure: FigureColumn) -> Rect {
    let column = Rect { y: beside.y, height: beside.height, ..column };
    let place = middle(column, figure.width, figure.height);
    if place.height < SMALLEST { Rect::ZERO } else { place }
}

/// Words of more places may take several rows of tiles.
const IN_ONE_ROW: usize = 13;

/// The heights that a word's tiles can have. A short word in two rows is harder to read than one in
/// small tiles.
pub fn heights(places: usize, width: u16, theme: &Theme) -> Vec<u16> {
    let fitting = |most| {
        let size = TileSize::largest(places, (width, most), theme);
        let in_one = size.per_row(width) >= places;
        let height = size.extent(places, width).1;
        (height <= most.max(1) && (in_one || places > IN_ONE_ROW)).then_some(height)
    };
    let mut heights: Vec<u16> = (1..=12).filter_map(fitting).collect();
    heights.dedup();
    if heights.is_empty() {
        heights.push(TileSize::largest(places, (width, 1), theme).extent(places, width).1);
    }
    heights
}
