//! The word as tiles, as large as there is room for.

use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use crate::ui::canvas;
use crate::ui::context::Ui;
use crate::ui::plan::Grid;
use crate::ui::theme::{Role, Theme};
use crate::ui::widgets::font::Glyph;
use crate::view;
use crate::view::TileState as Face;
use crate::words::Cased;

/// A place of the word.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tile {
    /// Its letter as shown; `None` if it isn't known.
    pub letter: Option<Cased>,
    /// How its letter was revealed.
    pub state: Face,
    /// How far it has been turned from its blank side (0 ..= 1).
    pub turned: f32,
}

impl From<&view::Tile> for Tile {
    fn from(tile: &view::Tile) -> Self {
        Self { letter: tile.letter, state: tile.state, turned: 1.0 }
    }
}

/// Returns the role of a tile. Each state also has its own shape: a line to write on, a plain letter on a filled tile, a
/// letter with a line below it; a letter of text that is revealed at the end is in lower case.
const fn role(face: Face) -> Role {
    match face {
        Face::Blank => Role::Tile,
        Face::Found => Role::Found,
        Face::Marked => Role::Chosen,
        Face::Lost => Role::Lost,
    }
}

/// A size of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileSize {
    pub grid: Grid,
    /// How its letters are drawn; `None` if they are text.
    cut: Option<Cut>,
}

impl TileSize {
    /// Letters of text without gaps between them.
    pub const TIGHT: Self = Self::text(1, (0, 0));
    /// The largest letters of text.
    pub const SMALL: Self = Self::text(3, (1, 1));
    /// The smallest size of letters that are drawn.
    pub const NARROW: Self = Self::drawn(1, false);

    /// Every size, from the largest.
    pub const ALL: [Self; 9] = [
        Self::drawn(3, true),
        Self::drawn(3, false),
        Self::drawn(2, true),
        Self::drawn(2, false),
        Self::drawn(1, true),
        Self::NARROW,
        Self::SMALL,
        Self::text(1, (1, 0)),
        Self::TIGHT,
    ];

    const fn text(columns: u16, gap: (u16, u16)) -> Self {
        Self { grid: Grid { cell: (columns, 1), gap }, cut: None }
    }

    /// Returns letters in quadrants, seven half rows high for each of `scale` (1 ..= 3), and five columns wide, or seven.
    const fn drawn(scale: u16, wide: bool) -> Self {
        let (columns, between) = if wide { (7, 2) } else { (5, 1) };
        let cut = Some(Cut { scale: scale as i32, between });
        // The last half row of a tile of an odd scale is empty.
        let (cell, gap) = ((columns * scale, (7 * scale).div_ceil(2)), (1, 1 - scale % 2));
        Self { grid: Grid { cell, gap }, cut }
    }

    /// Returns whether its letters are text.
    const fn is_text(self) -> bool {
        self.cut.is_none()
    }

    /// Returns whether its letters have a blank on both sides, on the tile itself.
    const fn is_open(self) -> bool {
        self.grid.cell.0 >= 3
    }

    /// Returns the columns and rows that a number of tiles takes within a width.
    pub fn extent(self, tiles: usize, width: u16) -> (u16, u16) {
        self.grid.extent(self.grid.shape(tiles, width))
    }

    /// Returns the largest size in which the tiles fit. Many tiles of text may take several rows.
    pub fn largest(tiles: usize, room: (u16, u16), theme: &Theme) -> Self {
        let fits = |size: &Self| {
            let (wide, high) = size.extent(tiles, room.0);
            let (_, rows) = size.grid.shape(tiles, room.0);
            let is_shaped = rows == 1 || (tiles > IN_ONE_ROW && size.is_text());
            is_shaped && wide <= room.0 && high <= room.1
        };
        let is_drawn = |size: &Self| theme.glyphs.unicode || size.is_text();
        Self::ALL.into_iter().filter(is_drawn).find(fits).unwrap_or(Self::TIGHT)
    }
}

/// Tiles of more places may take several rows: a short word in two rows is harder to read than one in small tiles.
pub const IN_ONE_ROW: usize = 13;

/// Returns the place of a tile.
pub fn place(tile: usize, tiles: usize, size: TileSize, area: Rect) -> Rect {
    let (columns, _) = size.grid.shape(tiles, area.width);
    let columns = columns.max(1);
    size.grid.place((tile % columns, tile / columns), area)
}

/// Paints the tiles.
pub fn draw(tiles: &[Tile], size: TileSize, ui: &mut Ui<'_>, area: Rect) {
    for (index, tile) in tiles.iter().enumerate() {
        let place = place(index, tiles.len(), size, area);
        if place.is_empty() {
            continue;
        }
        // From halfway on, a tile shows its other side.
        let shown = match tile.turned < 0.5 {
            true => Tile { letter: None, state: Face::Blank, ..*tile },
            false => *tile,
        };
        match size.cut {
            Some(cut) => drawn(&shown, cut, ui, place),
            None => written(&shown, size, ui, place),
        }
    }
}

/// How a letter's pixels become halves of columns and of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cut {
    /// Half rows of a pixel. A pixel of a stem is as many columns wide.
    scale: i32,
    /// Half columns of a pixel between two stems, for a scale of 1: fewer than the two of a stem make a narrow letter.
    between: i32,
}

impl Cut {
    /// Returns the half columns of a pixel in a column of a letter. Letters of five columns have their stems at both
    /// edges and in the middle.
    const fn half_columns(self, column: usize, glyph: Glyph) -> i32 {
        match glyph.width() == 5 && column % 2 == 1 {
            true => self.scale * self.between,
            false => self.scale * 2,
        }
    }

    /// Returns the column of a letter that is at a half column of a tile this many columns wide; outside the letter,
    /// one that it doesn't have.
    fn column(self, half: i32, glyph: Glyph, across: i32) -> i32 {
        let widths = || (0..glyph.width()).map(|column| self.half_columns(column, glyph));
        let mut left = (2 * across - widths().sum::<i32>()) / 2;
        for (column, width) in (0..).zip(widths()) {
            if (left..left + width).contains(&half) {
                return column;
            }
            left += width;
        }
        -1
    }
}

/// The content of a quarter of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quarter {
    Host,
    Face,
    Ink,
}

/// Draws a tile with a letter in quadrants.
fn drawn(tile: &Tile, cut: Cut, ui: &mut Ui<'_>, place: Rect) {
    let scale = cut.scale;
    let (across, down) = (i32::from(place.width), 7 * scale);
    let glyph = tile.letter.and_then(|letter| Glyph::of(letter.upper));
    let open = (1.0 - 2.0 * tile.turned).abs();
    let underlined = matches!(tile.state, Face::Lost | Face::Marked);
    let beside_line = across * 2 / 7;
    let quarter = |x: i32, y: i32| {
        // A tile that is turning is seen from the side, so its rows are closer together.
        let middle = (down - 1) as f32 / 2.0;
        let from = ((y as f32 - middle) / open.max(0.01) + middle).round() as i32;
        // The line below a small tile has its own half row, so that its shape is visible without colour.
        if scale % 2 == 1 && y == down && underlined && open > 0.9 {
            return Quarter::Ink;
        }
        if !(0..down).contains(&from) || y >= down {
            return Quarter::Host;
        }
        let row = from.div_euclid(scale);
        let ink = glyph.is_some_and(|glyph| glyph.has(cut.column(x, glyph, across), row - 1));
        let line = match tile.state {
            Face::Blank => {
                let inside = (2 * beside_line..2 * (across - beside_line)).contains(&x);
                row == 5 && inside && from % scale == scale - 1
            }
            Face::Lost | Face::Marked => scale % 2 == 0 && row == 6 && from % scale == scale - 1,
            Face::Found => false,
        };
        // Nothing can be read on a tile that is seen from the side.
        if open > 0.4 && (ink || line) { Quarter::Ink } else { Quarter::Face }
    };
    let style = ui.style(role(tile.state));
    let fills = ui.theme.fills(role(tile.state));
    for y in 0..place.height {
        for x in 0..place.width {
            let (column, row) = (2 * i32::from(x), 2 * i32::from(y));
            let Some(cell) = ui.buffer.cell_mut((place.x + x, place.y + y)) else { continue };
            let four = [(0, 0), (1, 0), (0, 1), (1, 1)];
            let four = four.map(|(right, below)| quarter(column + right, row + below));
            let (symbol, style) = quartered(four, style, fills, cell.bg);
            cell.set_char(symbol).set_style(style);
        }
    }
    let plain = tile.letter.filter(|_| glyph.is_none() && open > 0.9);
    if let Some(letter) = plain {
        let at = (place.x + place.width / 2, place.y + down as u16 / 4);
        ui.set(at.0, at.1, letter.upper.to_string(), style);
    }
}

/// Returns a cell whose quarters have this content, the upper two first; `ground` is the colour around the tile. The
/// tile ends between two rows of quarters, never within one.
fn quartered(four: [Quarter; 4], style: Style, fills: bool, ground: Color) -> (char, Style) {
    if !fills || !four.contains(&Quarter::Host) {
        let ink = four.map(|quarter| quarter == Quarter::Ink);
        // The line below the letter is drawn: across every row it would be stripes.
        return (canvas::quadrant(ink), style.remove_modifier(Modifier::UNDERLINED));
    }
    // The edge of the tile: its own colour in front of what is around it.
    let reversed = style.add_modifier.contains(Modifier::REVERSED);
    let front = if reversed || four.contains(&Quarter::Ink) { style.fg } else { style.bg };
    let inside = four.map(|quarter| quarter != Quarter::Host);
    (canvas::quadrant(inside), Style::new().fg(front.unwrap_or(Color::Reset)).bg(ground))
}

/// Paints a tile with a letter of text.
fn written(tile: &Tile, size: TileSize, ui: &mut Ui<'_>, place: Rect) {
    let role = role(tile.state);
    let style = ui.style(role);
    let fills = ui.theme.fills(role);
    let letter = match tile.state {
        Face::Lost | Face::Marked => tile.letter.map(|letter| letter.lower),
        _ => tile.letter.map(|letter| letter.upper),
    };
    // In ASCII a letter may take two columns.
    let symbol = ui.spelled(letter.unwrap_or('_').to_string());
    let columns = 1 + usize::from(size.grid.gap.0);
    let symbol: String = symbol.chars().take(columns).collect();
    let (x, y) = (place.x + place.width / 2, place.y + place.height / 2);
    if size.is_open() && fills {
        // The line is below the letter: across every row of a tile it would be stripes.
        ui.buffer.set_style(place, style.remove_modifier(Modifier::UNDERLINED));
    }
    if size.is_open() || !fills {
        return ui.set(x, y, symbol, style);
    }
    // Without a gap between them, filled tiles merge.
    let role = match tile.state {
        Face::Blank => Role::Muted,
        Face::Found => Role::Hit,
        Face::Marked => Role::Accent,
        Face::Lost => Role::Miss,
    };
    ui.set(x, y, symbol, role);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Glyphs};

    const FACES: [Face; 3] = [Face::Blank, Face::Found, Face::Lost];

    const fn cased(upper: char, lower: char) -> Cased {
        Cased { upper, lower }
    }

    fn colourless(tile: Tile, size: TileSize, theme: &Theme) -> Vec<(String, Modifier)> {
        Ui::colourless(theme, size.grid.cell, |ui, area| draw(&[tile], size, ui, area))
    }

    #[test]
    fn without_colour_found_lost_and_blank_tiles_differ() {
        for theme in BuiltIn::ALL {
            for glyphs in [Glyphs::UNICODE, Glyphs::ASCII] {
                let theme = Theme::new(theme, Depth::True, glyphs);
                for size in TileSize::ALL {
                    let seen = FACES.map(|face| {
                        let letter = (face != Face::Blank).then_some(cased('E', 'e'));
                        colourless(Tile { letter, state: face, turned: 1.0 }, size, &theme)
                    });
                    let differ = seen[0] != seen[1] && seen[1] != seen[2] && seen[0] != seen[2];
                    assert!(differ, "{size:?}");
                }
            }
        }
    }

    #[test]
    fn the_line_of_a_tile_of_text_is_below_its_letter_alone() {
        let theme = Theme::new(BuiltIn::Terminal, Depth::Sixteen, Glyphs::UNICODE);
        let tile = Tile { letter: Some(cased('E', 'e')), state: Face::Lost, turned: 1.0 };
        let drawn = colourless(tile, TileSize::SMALL, &theme);
        let lined = drawn.iter().filter(|(_, modifier)| modifier.contains(Modifier::UNDERLINED));
        assert_eq!(lined.map(|(symbol, _)| symbol.as_str()).collect::<Vec<_>>(), ["e"]);
    }

    #[test]
    fn tiles_stand_apart_inside_their_area_as_large_as_fits() {
        let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        for tiles in [1, 2, 8, 13, 20, 26, 45, 64] {
            for room in [(160, 8), (90, 4), (60, 3), (40, 3), (36, 2), (20, 2), (20, 4)] {
                let size = TileSize::largest(tiles, room, &theme);
                let area = Rect::new(3, 2, room.0, room.1);
                let places: Vec<_> = (0..tiles).map(|at| place(at, tiles, size, area)).collect();
                let (wide, high) = size.extent(tiles, room.0);
                if wide > room.0 || high > room.1 {
                    continue;
                }
                for (index, here) in places.iter().enumerate() {
                    let is_whole = here.as_size() == size.grid.cell.into();
                    let apart = places[..index].iter().all(|other| !other.intersects(*here));
                    assert!(is_whole && apart, "{tiles} in {room:?}: {size:?}");
                }
            }
        }
        let size = TileSize::drawn;
        assert_eq!(TileSize::largest(8, (110, 8), &theme), size(2, false));
        assert_eq!(TileSize::largest(8, (130, 8), &theme), size(2, true));
        assert_eq!(TileSize::largest(4, (90, 12), &theme), size(3, true));
        assert_eq!(TileSize::largest(8, (63, 4), &theme), size(1, true));
        assert_eq!(TileSize::largest(26, (120, 4), &theme), TileSize::SMALL);
        let plain = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::ASCII);
        assert_eq!(TileSize::largest(8, (130, 8), &plain), TileSize::SMALL);
    }

    #[test]
    fn a_letter_that_nobody_has_drawn_is_shown_as_text() {
        let theme = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
        for scale in 1..=3 {
            let size = TileSize::drawn(scale, true);
            let tile = Tile { letter: Some(cased('Ж', 'ж')), state: Face::Found, turned: 1.0 };
            let drawn = colourless(tile, size, &theme);
            assert!(drawn.iter().all(|(symbol, _)| symbol != "Ж"));
            let tile = Tile { letter: Some(cased('Ա', 'ա')), ..tile };
            assert!(colourless(tile, size, &theme).iter().any(|(symbol, _)| symbol == "Ա"));
        }
    }
}
