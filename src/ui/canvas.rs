//! A grid of pixels with roles, drawn with quadrants or ASCII characters. It doesn't know what is drawn on it.

use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Style};

use super::context::Ui;
use super::theme::{Role, Theme};

/// A grid of pixels, two columns and two rows of them in a cell, so that they are twice as high as wide. A pixel without a
/// role is transparent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    width: u16,
    height: u16,
    pixels: Vec<Option<Role>>,
}

/// The role of shadows: as dark as the tiles of letters that are still to come.
const SHADOW: Role = Role::Tile;

/// The quadrants, indexed by the sum of the filled pixels: upper left 1, upper right 2, lower left 4, lower
/// right 8.
const QUADRANTS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The nearest ASCII characters.
const ASCII: [char; 16] =
    [' ', '`', '\'', '"', '.', '|', '/', '#', '.', '\\', '|', '#', '_', '#', '#', '#'];

/// Returns the block with these quarters filled: upper left, upper right, lower left, lower right.
pub(super) fn quadrant(filled: [bool; 4]) -> char {
    QUADRANTS[index(filled)]
}

fn index(filled: [bool; 4]) -> usize {
    filled.into_iter().enumerate().map(|(at, filled)| usize::from(filled) << at).sum()
}

impl Canvas {
    /// Creates an empty canvas with this many columns and rows of pixels.
    pub fn new(width: u16, height: u16) -> Self {
        Self { width, height, pixels: vec![None; usize::from(width) * usize::from(height)] }
    }

    /// Returns the columns and rows of pixels.
    pub const fn size(&self) -> (u16, u16) {
        (self.width, self.height)
    }

    /// Fills a pixel; pixels outside the canvas are ignored.
    pub fn set(&mut self, x: i32, y: i32, role: Option<Role>) {
        if let Some(at) = self.index(x, y) {
            self.pixels[at] = role;
        }
    }

    /// Returns the role of a pixel.
    pub fn get(&self, x: i32, y: i32) -> Option<Role> {
        self.index(x, y).and_then(|at| self.pixels[at])
    }

    /// Adds the shadow of another canvas of this size, behind everything.
    pub(super) fn cast(&mut self, other: &Self) {
        for (pixel, other) in self.pixels.iter_mut().zip(&other.pixels) {
            *pixel = pixel.or(other.and(Some(SHADOW)));
        }
    }

    /// Returns it with each pixel this many times as wide and as high.
    pub(super) fn enlarged(self, scale: u16) -> Self {
        if scale == 1 {
            return self;
        }
        let mut larger = Self::new(self.width * scale, self.height * scale);
        let step = i32::from(scale);
        for y in 0..i32::from(larger.height) {
            for x in 0..i32::from(larger.width) {
                larger.set(x, y, self.get(x / step, y / step));
            }
        }
        larger
    }

    fn index(&self, x: i32, y: i32) -> Option<usize> {
        let (x, y) = (u16::try_from(x).ok()?, u16::try_from(y).ok()?);
        (x < self.width && y < self.height)
            .then(|| usize::from(y) * usize::from(self.width) + usize::from(x))
    }

    /// Paints it into the top left corner of an area.
    pub fn draw(&self, ui: &mut Ui<'_>, area: Rect) {
        let area = area.intersection(ui.buffer.area);
        for row in 0..self.height.div_ceil(2).min(area.height) {
            for column in 0..self.width.div_ceil(2).min(area.width) {
                let (x, y) = (i32::from(column) * 2, i32::from(row) * 2);
                let four = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)];
                let four = four.map(|(x, y)| self.get(x, y));
                let at = Position::new(area.x + column, area.y + row);
                if let Some(cell) = ui.buffer.cell_mut(at)
                    && let Some((symbol, style)) = shown(four, ui.theme, cell.bg)
                {
                    cell.set_char(symbol).set_style(style);
                }
            }
        }
    }
}

/// Returns the character and style of a cell with these four pixels on a ground; `None` if the cell stays as
/// it is. A cell has two colours; if its pixels have more, the rarest ones take the colour of their
/// neighbours.
fn shown(four: [Option<Role>; 4], theme: &Theme, ground: Color) -> Option<(char, Style)> {
    // A ground without a colour can't be painted, only left free.
    let is_seen = |role: &Role| !role.is_ground() || paints_ground(*role, theme);
    let four = four.map(|pixel| pixel.filter(is_seen));
    // A shape, a shadow and what is behind both would be three colours; the rarer of the two gives way.
    let is_shape = |role: &Role| *role != SHADOW;
    let of = |wanted: Option<Role>| four.iter().filter(|pixel| **pixel == wanted).count();
    let (free, shadow) = (of(None), of(Some(SHADOW)));
    let four = match four.iter().flatten().any(is_shape) && free > 0 {
        true if shadow > free => four.map(|pixel| pixel.or(Some(SHADOW))),
        true => four.map(|pixel| pixel.filter(is_shape)),
        false => four,
    };
    let count = |role: &Role| four.iter().filter(|pixel| **pixel == Some(*role)).count();
    // Of several, the first: the last one from behind.
    let most = four.into_iter().flatten().rev().max_by_key(count)?;
    let style = |role: Role| match role.is_ground() {
        true => Style::new().fg(theme.colour(role)),
        false => theme.style(role),
    };
    let other = four.into_iter().flatten().find(|role| *role != most);
    let is_open = four.contains(&None);
    match other {
        // Two colours and no transparency: the second one becomes the ground.
        Some(other) if !is_open && theme.glyphs.unicode && paints_ground(other, theme) => {
            let filled = four.map(|pixel| pixel == Some(most));
            Some((quadrant(filled), style(most).bg(theme.colour(other))))
        }
        _ => {
            let filled = four.map(|pixel| pixel.is_some());
            let symbol = match theme.glyphs.unicode {
                true => quadrant(filled),
                false if is_open => ASCII[index(filled)],
                false => solid(most),
            };
            Some((symbol, style(most).bg(ground)))
        }
    }
}

/// Returns a full cell in ASCII, so that everything of one material looks alike.
const fn solid(role: Role) -> char {
    match role {
        Role::Accent => 'O',
        Role::Loss | Role::Lost => '*',
        Role::Grain => '=',
        Role::Hit => '%',
        Role::Muted | Role::Faint => ':',
        Role::Snow => 'o',
        Role::Water => '~',
        _ => '#',
    }
}

/// Returns whether a role has a colour that a ground can have.
fn paints_ground(role: Role, theme: &Theme) -> bool {
    theme.colour(role) != Color::Reset
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs};

    fn drawn(rows: &[&str], theme: &Theme) -> ratatui::buffer::Buffer {
        let mut canvas = Canvas::new(rows[0].chars().count() as u16, rows.len() as u16);
        for (y, row) in (0..).zip(rows) {
            for (x, c) in (0..).zip(row.chars()) {
                let role = match c {
                    'w' => Some(Role::Wood),
                    'g' => Some(Role::Grain),
                    _ => None,
                };
                canvas.set(x, y, role);
            }
        }
        Ui::picture(theme, (4, 2), |ui, area| canvas.draw(ui, area))
    }

    #[test]
    fn four_pixels_are_a_quadrant_in_one_colour_or_two() {
        let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        let buffer = drawn(&["w.ww..ww", ".w....gg"], &theme);
        let shown: String = (0..4).map(|x| buffer[(x, 0)].symbol()).collect();
        assert_eq!(shown, "▚▀ ▀");
        assert_eq!(buffer[(3, 0)].fg, theme.colour(Role::Wood));
        assert_eq!(buffer[(3, 0)].bg, theme.colour(Role::Grain));
    }

    #[test]
    fn in_ascii_the_strokes_keep_their_direction() {
        let theme = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
        let buffer = drawn(&["w..w..ww", ".ww.ww.."], &theme);
        let shown: String = (0..4).map(|x| buffer[(x, 0)].symbol()).collect();
        assert_eq!(shown, "\\/_\"");
    }
}
