//! Owns where things are on a screen: the lines above and below it, a figure beside its parts, and the parts in a [`Stack`],
//! which shares out the rows. It is arithmetic with sizes, and doesn't know what is painted or with what.
//!
//! Plans depend on nothing that changes while a round is played, so nothing on the screen jumps: hints and longer sentences
//! have their places before they come.

mod grid;
mod stack;
#[cfg(test)]
mod tests;

pub use grid::Grid;
pub use stack::{Plan, Stack};

use ratatui::layout::{Constraint, Layout, Margin, Rect};

use super::figures;
use super::parts::tiles::TileSize;

/// A place that a part of a view can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Beside the other parts or above them.
    Figure,
    /// How it ended; the name of the game; the level; the heading of a page.
    Title,
    Word,
    Lives,
    /// The remark, and the question.
    Said,
    /// What the word means.
    Meaning,
    /// The words that would have fitted as well; those of a puzzle.
    Words,
    /// What else is to be read; what the lesson explains.
    Remark,
    /// The letters as keys, or in a line those that were guessed.
    Keys,
    /// The fall of the words, or what is known without it; a chart.
    Fall,
    Groups,
    /// The guesses of a story.
    Turns,
    /// How a round is judged, and what became of the same letters in a fair one.
    Judged,
    /// What can be pressed, or a field.
    Buttons,
    /// The lines of the title, the settings, facts.
    Rows,
    /// What is in front of the screen.
    Card,
}

/// The largest area that is painted, in columns and rows.
const LARGEST: (u16, u16) = (500, 200);

/// From this height on rules part the header and the footer from the screen.
const ROOM_FOR_RULES: u16 = 20;
/// From this height on there are a header and a footer at all.
const ROOM_FOR_LINES: u16 = 8;

/// The largest body of a screen, in columns and rows: in anything larger it is in the middle.
const LARGEST_BODY: (u16, u16) = (240, 68);

/// Terminals with fewer columns or rows show what a round can't do without.
const WHOLE: (u16, u16) = (40, 16);

/// The part of a terminal that is painted: what a terminal says of its size is not always true, and every cell takes memory.
pub fn bounded(area: Rect) -> Rect {
    Rect { width: area.width.min(LARGEST.0), height: area.height.min(LARGEST.1), ..area }
}

/// The header and the rule below it, the screen, the rule above the footer, and the footer. A line without room is empty.
pub fn chrome(area: Rect) -> [Rect; 5] {
    let [line, rule] = [ROOM_FOR_LINES, ROOM_FOR_RULES]
        .map(|from| Constraint::Length(u16::from(area.height >= from)));
    Layout::vertical([line, rule, Constraint::Fill(1), rule, line]).areas(area)
}

/// The area inside the margins of a screen.
pub fn board(area: Rect) -> Rect {
    let [_, _, body, ..] = chrome(area);
    let body = middle(body, LARGEST_BODY.0, LARGEST_BODY.1);
    let margin = match body.width {
        96.. => 4,
        60.. => 2,
        36.. => 1,
        _ => 0,
    };
    body.inner(Margin::new(margin, 0))
}

/// From this height of a board on it is roomy: names and headings are drawn, or drawn twice as large.
pub const ROOMY: u16 = 44;
/// From this height of a board on there are blank rows between the parts of a page.
pub const AIRY: u16 = 15;

/// The maximum width of what is read, in columns.
const WIDEST: u16 = 128;

/// The area inside the margins of what is read: the words that fitted, groups in the place of everything, pages.
pub fn inside(area: Rect) -> Rect {
    let board = board(area);
    middle(board, WIDEST, board.height)
}

/// Some rows of an area, from row `top` on; none where it has no such rows.
pub fn rows(area: Rect, top: u16, height: u16) -> Rect {
    let top = top.min(area.height);
    Rect { y: area.y + top, height: height.min(area.height - top), ..area }
}

/// The columns of an area behind its first ones; none where it has no more.
pub fn behind(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect { x: area.x + columns, width: area.width - columns, ..area }
}

/// A part of an area, `width` × `height` where there is room, in its middle.
pub fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let width = width.min(area.width);
    let height = height.min(area.height);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// The area left and right of a gap, the first `width` columns wide.
pub fn split(area: Rect, width: u16, gap: u16) -> (Rect, Rect) {
    (Rect { width: width.min(area.width), ..area }, behind(area, width + gap))
}

/// Where the parts of a screen can be.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    pub board: Rect,
    /// The columns beside a figure; all of them, if there is none.
    pub beside: Rect,
    /// The figure, at the top of its columns.
    figure: Option<Rect>,
    /// Whether there is no room for whole screens.
    pub is_small: bool,
    /// Whether everything begins at the top, so that the figure stays where it is when the round ends.
    from_top: bool,
}

/// The fewest rows of a board at which a figure of each size is beside the other parts of a round.
const FIGURES_FROM: [u16; 5] = [66, 38, 24, 12, 7];

/// The columns of a sentence that is read at a glance.
const TEXT: u16 = 48;

/// On a narrow board of at least this height the figure is above the other parts.
const ROOM_ABOVE: (u16, u16) = (54, 18);
/// On a roomy one also up to the width from which on a figure that is as large is beside them.
const ROOMY_ABOVE: u16 = 69;

/// The columns of the smallest figure that is not only there to show the lives.
const SMALLEST_BESIDE: u16 = 26;

/// The columns beside a large figure for each three of its own: the keys of an alphabet have room, and no side stays empty.
const READ_BESIDE: u16 = 10;

/// Columns between a figure and what is beside it.
const fn gap_beside(figure: u16) -> u16 {
    2 + figure / 18
}

impl Stage {
    /// Returns one without a figure beside the parts.
    pub const fn new(board: Rect) -> Self {
        Self { board, beside: board, figure: None, is_small: false, from_top: false }
    }

    /// Returns one with a figure of this size beside the parts.
    pub fn beside(board: Rect, (wide, high): (u16, u16)) -> Self {
        let (left, beside) = split(board, wide, gap_beside(wide));
        Self { beside, figure: Some(Rect { height: high, ..left }), ..Self::new(board) }
    }

    /// Returns the size of the largest figure that leaves the parts beside it this many columns; `None` if only small ones do.
    pub fn figure_beside(board: Rect, columns: u16) -> Option<(u16, u16)> {
        figures::SIZES.into_iter().find(|size| {
            let beside = Self::beside(board, *size).beside;
            size.0 >= SMALLEST_BESIDE && beside.width >= columns && size.1 <= board.height
        })
    }

    /// Returns one in the middle of a board, with parts of at most this many columns, beside a figure of this size, if there
    /// is one.
    pub fn centred(board: Rect, figure: Option<(u16, u16)>, most: u16) -> Self {
        let beside = figure.map_or(0, |(wide, _)| wide + gap_beside(wide));
        let board = middle(board, beside + most, board.height);
        figure.map_or_else(|| Self::new(board), |size| Self::beside(board, size))
    }

    /// Returns the stage of a round in a terminal of this size: with the largest figure that leaves a word of `places`
    /// letters room for tiles that are drawn, or if none does for a row of text, and sentences room for columns enough; else
    /// the smallest.
    pub fn of_round(area: Rect, places: usize) -> Self {
        let board = board(area);
        let is_small = area.width < WHOLE.0 || area.height < WHOLE.1;
        let narrow = if board.height >= ROOMY { ROOMY_ABOVE } else { ROOM_ABOVE.0 };
        let is_above = board.width < narrow && board.height >= ROOM_ABOVE.1;
        if is_small || is_above {
            return Self { is_small, from_top: is_above, ..Self::new(board) };
        }
        let largest_beside = |word: u16| {
            let leaves_room = |(size, from): &((u16, u16), u16)| {
                let beside = Self::beside(board, *size).beside;
                board.height >= *from && 3 * size.0 <= board.width && beside.width >= word
            };
            figures::SIZES.into_iter().zip(FIGURES_FROM).find(leaves_room)
        };
        let words = [TileSize::NARROW, TileSize::SMALL]
            .map(|tiles| tiles.extent(places, u16::MAX).0.max(TEXT));
        let sized = words.into_iter().find_map(largest_beside);
        let size = sized.map_or(figures::SMALLEST, |(size, _)| size);
        Self { from_top: true, ..Self::beside(board, size) }
    }

    /// Returns this stage in the middle of its board, with as many columns beside a large figure as a word of this width and
    /// the keys need.
    pub fn around(self, word: u16) -> Self {
        match self.figure.filter(|figure| figure.width >= SMALLEST_BESIDE) {
            Some(Rect { width, height, .. }) => {
                let most = word.max(width * READ_BESIDE / 3);
                let size = Some((width, height));
                Self { from_top: self.from_top, ..Self::centred(self.board, size, most) }
            }
            None => self,
        }
    }

    /// Returns this stage with its parts in the middle of the rows, for screens with nothing at the foot.
    pub const fn without_foot(self) -> Self {
        Self { from_top: false, ..self }
    }

    /// Returns the rows of a figure above the parts; 0 if there is one beside them, or room for none.
    pub const fn figure_above(&self) -> u16 {
        let [.., small, smallest] = figures::SIZES;
        match self.figure {
            Some(_) => 0,
            None if self.is_small => 0,
            None if self.board.height >= ROOMY => small.1,
            None => smallest.1,
        }
    }
}
