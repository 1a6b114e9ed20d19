//! Owns [`Cells`], a screen that records which cells have changed, for the page to paint.

use std::convert::Infallible;

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

/// The cells that have changed.
#[derive(Debug, Default)]
pub struct Cells {
    size: Size,
    /// Four numbers per cell: column | row << 16, modifiers, foreground, background. A colour is 0xRRGGBB or
    /// [`DEFAULT`].
    pub changed: Vec<u32>,
    /// The text of the cells, one per line.
    pub symbols: String,
    /// The position of the text cursor.
    pub cursor: Option<Position>,
    at: Position,
}

/// The page's own colour.
pub const DEFAULT: u32 = 1 << 24;

impl Cells {
    /// Creates a screen with this many columns and rows.
    #[must_use]
    pub fn new(columns: u16, rows: u16) -> Self {
        Self { size: Size::new(columns, rows), ..Self::default() }
    }
}

fn number(colour: Color) -> u32 {
    match colour {
        Color::Rgb(red, green, blue) => u32::from_be_bytes([0, red, green, blue]),
        _ => DEFAULT,
    }
}

impl Backend for Cells {
    type Error = Infallible;

    fn draw<'a, I>(&mut self, content: I) -> Result<(), Infallible>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        for (column, row, cell) in content {
            let (mut front, mut back) = (number(cell.fg), number(cell.bg));
            if cell.modifier.contains(Modifier::REVERSED) {
                (front, back) = (back, front);
            }
            let place = u32::from(column) | u32::from(row) << 16;
            self.changed.extend([place, cell.modifier.bits().into(), front, back]);
            self.symbols.push_str(cell.symbol());
            self.symbols.push('\n');
        }
        Ok(())
    }

    fn hide_cursor(&mut self) -> Result<(), Infallible> {
        self.cursor = None;
        Ok(())
    }

    fn show_cursor(&mut self) -> Result<(), Infallible> {
        self.cursor = Some(self.at);
        Ok(())
    }

    fn get_cursor_position(&mut self) -> Result<Position, Infallible> {
        Ok(self.at)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> Result<(), Infallible> {
        self.at = position.into();
        if self.cursor.is_some() {
            self.cursor = Some(self.at);
        }
        Ok(())
    }

    fn clear(&mut self) -> Result<(), Infallible> {
        Ok(())
    }

    fn clear_region(&mut self, _: ClearType) -> Result<(), Infallible> {
        Ok(())
    }

    fn size(&self) -> Result<Size, Infallible> {
        Ok(self.size)
    }

    fn window_size(&mut self) -> Result<WindowSize, Infallible> {
        Ok(WindowSize { columns_rows: self.size, pixels: Size::default() })
    }

    fn flush(&mut self) -> Result<(), Infallible> {
        Ok(())
    }
}
