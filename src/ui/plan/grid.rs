//! Owns [`Grid`]: cells of one size beside and below each other, such as tiles, keys and words.

use ratatui::layout::Rect;

/// Cells of one size, and what is between them, in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    pub cell: (u16, u16),
    /// What is between two cells.
    pub gap: (u16, u16),
}

impl Grid {
    /// Returns how many cells fit beside each other in this many columns; at least one.
    pub fn per_row(self, width: u16) -> usize {
        usize::from((width.saturating_add(self.gap.0) / (self.cell.0 + self.gap.0)).max(1))
    }

    /// Returns how many of some cells are in a row, and how many rows there are: as few as a width allows, and as even as possible.
    pub fn shape(self, cells: usize, width: u16) -> (usize, usize) {
        let rows = cells.div_ceil(self.per_row(width)).max(1);
        (cells.div_ceil(rows), rows)
    }

    /// Returns the columns and rows of the screen that a grid of this many columns and rows of cells takes.
    pub const fn extent(self, (columns, rows): (usize, usize)) -> (u16, u16) {
        let wide = columns as u16 * (self.cell.0 + self.gap.0);
        let high = rows as u16 * (self.cell.1 + self.gap.1);
        (wide.saturating_sub(self.gap.0), high.saturating_sub(self.gap.1))
    }

    /// Returns the part of an area where a cell is, as many columns and rows of cells from its corner.
    pub fn place(self, (column, row): (usize, usize), area: Rect) -> Rect {
        let x = area.x + column as u16 * (self.cell.0 + self.gap.0);
        let y = area.y + row as u16 * (self.cell.1 + self.gap.1);
        Rect::new(x, y, self.cell.0, self.cell.1).intersection(area)
    }
}
