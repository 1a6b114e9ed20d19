//! The figure that a round draws, stroke by stroke, and its ending scenes. A figure knows pixels and
//! roles; it knows neither rounds nor screens.

mod flower;
mod gallows;
mod pen;
mod rocket;
mod snowman;
pub mod words;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::canvas::{Canvas, Pixels};
use super::theme::Theme;
use pen::Pen;

/// Which figure is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Figure {
    /// A man on the gallows.
    #[default]
    Gallows,
    /// A flower that loses its petals.
    Flower,
    /// A snowman that melts.
    Snowman,
    /// A rocket that is made ready and leaves without you.
    Rocket,
}

impl Figure {
    /// Every value, with its name.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Gallows, "gallows"),
        (Self::Flower, "flower"),
        (Self::Snowman, "snowman"),
        (Self::Rocket, "rocket"),
    ];
}

/// How a round has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The player found the word.
    Won,
    /// The player ran out of misses.
    Lost,
    /// The player gave up.
    GivenUp,
}

/// What of the figure is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    /// Misses so far.
    pub misses: u32,
    /// Misses that lose the round; at least 1.
    pub of: u32,
    /// How far the last miss's strokes have come (0 ..= 1).
    pub stroke: f32,
    /// The ending's scene and how far it has come (0 ..= 1), when the round is over.
    pub ending: Option<(Ending, f32)>,
}

/// How large figures are, in columns and rows of cells, from the largest.
pub const SIZES: [(u16, u16); 4] = [(36, 22), (26, 16), (18, 10), (13, 7)];

/// The largest size that fits a room; none, where none does.
#[must_use]
pub fn largest(room: (u16, u16)) -> Option<(u16, u16)> {
    SIZES.into_iter().find(|(wide, high)| *wide <= room.0 && *high <= room.1)
}

/// Paints a figure in the largest size that fits, in the middle of the area's columns, on its last rows.
pub fn draw(figure: Figure, stage: &Stage, theme: &Theme, area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    let Some((wide, high)) = largest((area.width, area.height)) else { return };
    let place = Rect {
        x: area.x + (area.width - wide) / 2,
        y: area.bottom() - high,
        width: wide,
        height: high,
    };
    let mut canvas = Canvas::for_cells(wide, high, Pixels::Quadrants);
    let mut pen = Pen::new(&mut canvas);
    match figure {
        Figure::Gallows => gallows::draw(stage, &mut pen),
        Figure::Flower => flower::draw(stage, &mut pen),
        Figure::Snowman => snowman::draw(stage, &mut pen),
        Figure::Rocket => rocket::draw(stage, &mut pen),
    }
    canvas.draw(Pixels::Quadrants, theme, place, buffer);
}
