//! Owns [`Cells`], a screen that records which cells have changed, for the page to paint.

use std::convert::Infallible;

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use ratatui::text::Span;

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

    fn change(&mut self, column: u16, row: u16, with: Modifier, colours: [u32; 2], symbol: &str) {
        let place = u32::from(column) | u32::from(row) << 16;
        self.changed.extend([place, with.bits().into(), colours[0], colours[1]]);
        self.symbols.push_str(symbol);
        self.symbols.push('\n');
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
            // The second half of a wide symbol is never drawn, so what was there before is cleared first.
            if Span::raw(cell.symbol()).width() > 1 {
                self.change(column + 1, row, cell.modifier, [front, back], "");
            }
            self.change(column, row, cell.modifier, [front, back], cell.symbol());
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

#[cfg(test)]
mod tests {
    use ratatui::Terminal;

    use super::*;

    #[test]
    fn a_wide_symbol_leaves_nothing_of_what_it_covers() {
        let mut terminal = Terminal::new(Cells::new(4, 1)).unwrap();
        for text in ["abcd", "\u{1f7e5}d"] {
            terminal.backend_mut().changed.clear();
            terminal.backend_mut().symbols.clear();
            terminal.draw(|frame| frame.render_widget(text, frame.area())).unwrap();
        }
        let cells = terminal.backend();
        let places = cells.changed.chunks(4).map(|cell| cell[0]);
        let drawn: Vec<_> = places.zip(cells.symbols.split('\n')).collect();
        assert_eq!(drawn[..2], [(1, ""), (0, "\u{1f7e5}")]);
    }
}
