//! The plan of a round: the word in the middle of everything.

use ratatui::layout::Rect;

use super::stack::{Item, stacks};
use super::{Part, Plan, chrome, inset, margin, middle, split};
use crate::ui::theme::Theme;
use crate::ui::widgets::keycaps::TOUCH_KEY;
use crate::ui::widgets::tiles;

/// What a round's plan depends on; none of it changes while the round is played.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct Board<'a> {
    /// What the tiles are painted with: without Unicode there are no large ones.
    pub(in crate::ui) theme: &'a Theme,
    /// Places of the word.
    pub(in crate::ui) places: usize,
    /// Keys in the longest row of the keyboard.
    pub(in crate::ui) keys: usize,
    /// Letters of the alphabet, if there are keys for fingers where there is room.
    pub(in crate::ui) touched: Option<usize>,
    /// Whether the player holds the word: a question takes the place of the X-ray and of the fall.
    pub(in crate::ui) held: bool,
}

/// From this height of the body on the X-ray has a place of its own.
const ROOM_FOR_XRAY: u16 = 20;
/// From this height on a question and large tiles have room for both.
const ROOM_FOR_QUESTION: u16 = 12;
/// From this width of the board on it stands beside the fall of the words.
const ROOM_FOR_BOTH: u16 = 90;

/// The plan of a round for a terminal of this size.
pub(in crate::ui) fn board(area: Rect, round: Board<'_>) -> Plan {
    let (mut plan, body) = chrome(area);
    let board = inset(body, margin(body));
    let (left, right, high) = beside_figure(board, round.places);
    let upper = upper(round, right, high == 0);
    let lower = lower(round, board);
    let stacks = stacks(board, &upper, &lower, high);
    for (part, area) in stacks.upper {
        plan.put(part, Rect { x: right.x, width: right.width, ..area });
    }
    plan.put(Part::Figure, figure(left, stacks.beside, high));
    for (part, area) in stacks.lower {
        match part {
            // The fall and the X-ray share a band.
            Part::Course => {
                let (fall, xray) = split(area, area.width * 9 / 20, 4);
                plan.put(Part::Fall, fall);
                plan.put(Part::Xray, xray);
            }
            _ => plan.put(part, area),
        }
    }
    if plan.place(Part::Xray).is_none() && !round.held {
        plan.instead = true;
        plan.put(Part::Xray, board);
    }
    plan
}

/// The rows of a usual keyboard with a blank row between two, and without.
const KEYS_APART: u16 = 5;
const KEYS_CLOSE: u16 = 3;

/// Columns of the figure beside a word of so many places and of the gap between them, where there is room for it: the
/// sizes that figures are drawn in.
pub(super) fn figure_column(board: Rect, places: usize) -> Option<(u16, u16)> {
    let word = tiles::TileSize::Medium.extent(places, u16::MAX).0;
    // A figure is one size smaller where only that makes room for tiles that are not small. A bit narrower than the usual
    // terminals it is so, too: no figure shrinks when a terminal grows.
    let fits = |own: u16, smaller: u16, usual: u16| {
        word + own <= board.width.max(usual) || word + smaller > usual
    };
    match (board.width, board.height) {
        (_, ..7) => None,
        // Where the largest would leave the panels below it too low for a whole round, it is one size smaller.
        (104.., 38..) if fits(40, 30, 112) => Some((36, 4)),
        (88.., 24..) if fits(30, 21, 92) => Some((26, 4)),
        (70.., _) if fits(21, 15, 76) => Some((18, 3)),
        // On a high screen it is larger above the others than beside them.
        (54.., ..30) => Some((13, 2)),
        (34.., ..18) => Some((13, 2)),
        _ => None,
    }
}

/// Rows of the figure of this width (columns).
const fn figure_height(width: u16) -> u16 {
    match width {
        36.. => 22,
        26.. => 16,
        18.. => 10,
        _ => 7,
    }
}

/// The figure's column, what is beside it, and the figure's rows: none where it has no room there.
pub(super) fn beside_figure(board: Rect, places: usize) -> (Rect, Rect, u16) {
    let Some((width, gap)) = figure_column(board, places) else {
        return (Rect::default(), board, 0);
    };
    let (left, right) = split(board, width, gap);
    (left, right, figure_height(width))
}

/// Where the figure is beside the parts in these rows; empty if they are too few for one.
pub(super) fn figure(column: Rect, beside: Rect, height: u16) -> Rect {
    let place = middle(Rect { y: beside.y, height: beside.height, ..column }, column.width, height);
    if place.height < 7 { Rect::default() } else { place }
}

/// The parts beside the figure, from above.
fn upper(round: Board<'_>, area: Rect, with_figure: bool) -> Vec<Item> {
    let word = heights(round.places, area.width, round.theme);
    let narrow = area.width < 36;
    let mut items = Vec::new();
    if with_figure && area.width >= 20 {
        let figure: &[u16] = if area.height >= 30 && area.width >= 24 { &[7, 10] } else { &[7] };
        items.push(Item::new(Part::Figure, 8, figure, 1));
    }
    // The cursor of a held word has a row below the tiles.
    let cursor = u16::from(round.held && area.height > 5);
    let mut word: Vec<u16> = word.iter().map(|height| height + cursor).collect();
    // A long word in rows of tiles leaves the other parts room to breathe, and so do letters of twice the size.
    let most = match round.places {
        ..=IN_ONE_ROW => (area.height / 4).max(area.height.min(12) * 2 / 5),
        _ => area.height * 2 / 5,
    };
    let most = word.iter().filter(|height| **height <= most).count();
    word.truncate(most.max(1));
    if round.held && area.height < ROOM_FOR_QUESTION {
        // On a low screen, the whole question comes before large tiles.
        word.truncate(1);
    }
    items.push(Item::new(Part::Word, 0, &word, word.len()));
    // A blank row above the keys comes before one below the tiles.
    items.push(Item::new(Part::Lives, 1, &[1], 0).yielding());
    let said: &[u16] = if narrow { &[1, 2, 3] } else { &[1, 2] };
    // An answer of two rows may touch what is counted above it, but not the keys.
    items.push(Item::new(Part::Answer, 2, said, 2).yielding());
    let large = round.touched.map(|letters| touch_rows(letters, area.width) as u16 * TOUCH_KEY.1);
    if let Some(rows) = large.filter(|rows| *rows > 0 && rows + BESIDE_TOUCH_KEYS <= area.height) {
        items.push(Item::new(Part::Keys, 1, &[rows], 0));
    } else {
        let keys = usual_keys(round, area);
        items.push(Item::new(Part::Keys, 3, keys, if with_figure { 1 } else { 2 }));
    }
    items
}

/// Rows that the other parts of a round need beside keys for fingers.
const BESIDE_TOUCH_KEYS: u16 = 6;

/// The number of rows that keys for fingers need for so many letters; 0 if there is no room for them.
pub(in crate::ui) const fn touch_rows(letters: usize, width: u16) -> usize {
    match (width / TOUCH_KEY.0) as usize {
        0 => 0,
        across => letters.div_ceil(across),
    }
}

/// The heights that keys can have in a terminal.
fn usual_keys(round: Board<'_>, area: Rect) -> &'static [u16] {
    match usize::from(area.width) {
        _ if round.held && area.height < ROOM_FOR_QUESTION => &[1],
        width if width + 1 < 2 * round.keys => &[1, 2],
        width if width + 2 >= 5 * round.keys => &[1, KEYS_CLOSE, KEYS_APART],
        _ => &[1, KEYS_CLOSE],
    }
}

/// Words of more places may take several rows of tiles.
const IN_ONE_ROW: usize = 13;

/// The heights that a word's tiles can have. A short word in two rows is harder to read than one in
/// small tiles.
pub(super) fn heights(places: usize, width: u16, theme: &Theme) -> Vec<u16> {
    let fitting = |most| {
        let size = tiles::TileSize::largest(places, (width, most), theme);
        let in_one = size.in_a_row(width) >= places;
        let height = size.extent(places, width).1;
        (height <= most.max(1) && (in_one || places > IN_ONE_ROW)).then_some(height)
    };
    let mut heights: Vec<u16> = (1..=12).filter_map(fitting).collect();
    heights.dedup();
    if heights.is_empty() {
        heights.push(tiles::TileSize::largest(places, (width, 1), theme).extent(places, width).1);
    }
    heights
}

/// The parts below both, from above.
fn lower(round: Board<'_>, board: Rect) -> Vec<Item> {
    // From five rows on, each further one holds another guess.
    let fall = |rank| {
        Item::new(Part::Fall, rank, &[1, 2].into_iter().chain(5..=20).collect::<Vec<_>>(), 1)
    };
    if round.held {
        return vec![Item::new(Part::Fall, 4, &[1, 2], 1)];
    }
    if board.height < ROOM_FOR_XRAY {
        return vec![fall(4)];
    }
    if board.width >= ROOM_FOR_BOTH {
        // A band in which the two stand beside each other goes by this name until it is parted.
        return vec![Item::new(Part::Course, 4, &(5..=20).collect::<Vec<_>>(), 3)];
    }
    vec![fall(4), Item::new(Part::Xray, 5, &(4..=16).collect::<Vec<_>>(), 0)]
}
