//! Owns [`Plan`]: which rectangle each part of each screen has. It is arithmetic with sizes and counts,
//! and knows neither what is painted nor with what.
//!
//! A plan depends on nothing that changes while a round is played, so nothing on the screen jumps: a
//! hint, a longer sentence have their places before they come. Only an open X-ray takes rows of other parts where its
//! own are few; what is above the keys stays in its place.

mod board;
mod over;
mod pages;
mod puzzle;
mod stack;
#[cfg(test)]
mod tests;

pub use board::{Board, board};
pub use over::{LARGE_BUTTON, Scene, over};
pub use pages::{board as whole, inside, story};
pub use puzzle::{PuzzleParts, puzzle};

use ratatui::layout::Rect;

/// A place that a part of a view can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// The game's name and what is being played.
    Header,
    /// The rule below the header.
    Above,
    /// The rule above the footer.
    Below,
    /// What keys do.
    Footer,
    /// The drawing that the misses finish.
    Figure,
    /// The word, as tiles.
    Word,
    /// The misses left.
    Lives,
    /// The remark, and the question.
    Answer,
    /// The letters as keys, or in a line those that were guessed.
    Keys,
    /// The fall of the words, or what is known without it.
    Fall,
    /// The families of a letter.
    Xray,
    /// How it ended; the game's name.
    Title,
    Said,
    /// What the word means.
    Meaning,
    /// The words that would have fitted as well.
    Others,
    /// How the round went, letter by letter, with a judgement of each.
    Course,
    /// What became of the same letters in a fair game.
    Fair,
    /// What can be done next.
    Buttons,
    /// What is wrong with an answer.
    Remark,
}

/// Where the parts of a screen are. A part without room has no place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    parts: Vec<(Place, Rect)>,
    /// Whether the X-ray takes the board's place while it is shown.
    pub instead: bool,
}

/// The largest area that is painted, in columns and rows: what a terminal says of its size is not
/// always true, and every cell takes memory.
const LARGEST: (u16, u16) = (500, 200);

/// From this height on rules part the header and the footer from the screen.
const ROOM_FOR_RULES: u16 = 20;
/// From this height on there are a header and a footer at all.
const ROOM_FOR_LINES: u16 = 8;

/// The largest stage, in columns and rows: in anything larger it is in the middle.
const STAGE: (u16, u16) = (240, 72);

/// Terminals with fewer columns or rows show what a round can't do without.
const WHOLE: (u16, u16) = (40, 16);

/// Whether a terminal has no room for whole screens.
const fn is_small(area: Rect) -> bool {
    area.width < WHOLE.0 || area.height < WHOLE.1
}

impl Plan {
    fn put(&mut self, part: Place, area: Rect) {
        if !area.is_empty() {
            self.parts.push((part, area));
        }
    }

    /// Where a part is, if there is room for it.
    pub fn place(&self, part: Place) -> Option<Rect> {
        self.parts.iter().find(|(other, _)| *other == part).map(|(_, area)| *area)
    }

    /// The row below a part, if it is blank.
    pub fn blank_below(&self, part: Place) -> Option<Rect> {
        let area = self.place(part)?;
        let row = Rect { y: area.bottom(), height: 1, ..area };
        let mut others =
            self.parts.iter().filter(|(part, _)| !(self.instead && *part == Place::Xray));
        others.all(|(_, other)| !other.intersects(row)).then_some(row)
    }
}

/// The part of a terminal that is painted.
pub fn bounded(area: Rect) -> Rect {
    Rect { width: area.width.min(LARGEST.0), height: area.height.min(LARGEST.1), ..area }
}

/// The part of a terminal that the screens are planned for.
pub fn stage(area: Rect) -> Rect {
    middle(bounded(area), STAGE.0, STAGE.1)
}

/// The header and the footer, and what is left between them.
pub fn chrome(area: Rect) -> (Plan, Rect) {
    let each = match area.height {
        ROOM_FOR_RULES.. => 2,
        ROOM_FOR_LINES.. => 1,
        _ => 0,
    };
    let mut plan = Plan::default();
    if each > 0 {
        plan.put(Place::Header, rows(area, 0, 1));
        plan.put(Place::Footer, rows(area, area.height - 1, 1));
    }
    if each > 1 {
        plan.put(Place::Above, rows(area, 1, 1));
        plan.put(Place::Below, rows(area, area.height - 2, 1));
    }
    (plan, rows(area, each, area.height - 2 * each))
}

/// Blank columns on both sides.
const fn margin(area: Rect) -> u16 {
    match area.width {
        96.. => 4,
        60.. => 2,
        36.. => 1,
        _ => 0,
    }
}

/// The area without this number of columns on both sides.
fn inset(area: Rect, margin: u16) -> Rect {
    Rect { x: area.x + margin, width: area.width.saturating_sub(2 * margin), ..area }
}

/// Some rows of an area, from row `top` on; none where it has no such rows.
pub fn rows(area: Rect, top: u16, height: u16) -> Rect {
    let top = top.min(area.height);
    Rect { y: area.y + top, height: height.min(area.height - top), ..area }
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
fn split(area: Rect, width: u16, gap: u16) -> (Rect, Rect) {
    let width = width.min(area.width);
    let moved = (width + gap).min(area.width);
    (Rect { width, ..area }, Rect { x: area.x + moved, width: area.width - moved, ..area })
}
