//! Owns [`Pages`]: paragraphs, which are read page by page where not all have room.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::context::Ui;

/// Paragraphs below each other.
#[derive(Debug, Default)]
pub struct Pages {
    lines: Vec<Line<'static>>,
    /// The lines in which paragraphs begin.
    begins: Vec<u16>,
}

/// What is seen of paragraphs: which of the pages, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The first of the lines.
    pub from: u16,
    pub page: u16,
    pub last: u16,
}

impl Pages {
    /// Adds a paragraph.
    pub fn add(&mut self, lines: Vec<Line<'static>>) {
        self.begins.push(self.height());
        self.lines.extend(lines);
    }

    /// Adds a blank line, unless it would be the first one.
    pub fn blank(&mut self) {
        if !self.lines.is_empty() {
            self.lines.push(Line::default());
        }
    }

    /// Returns the number of lines.
    pub const fn height(&self) -> u16 {
        self.lines.len() as u16
    }

    /// Returns the columns of the widest line.
    pub fn width(&self) -> u16 {
        self.lines.iter().map(|line| line.width() as u16).max().unwrap_or(0)
    }

    /// Paints a page of them, counted from 0, or the last one, and returns what is seen.
    pub fn draw(self, page: u16, ui: &mut Ui<'_>, area: Rect) -> Seen {
        let pages = pages(&self.begins, self.height(), area.height);
        let last = pages.len() as u16 - 1;
        let page = page.min(last);
        let (from, to) = pages[usize::from(page)];
        ui.lines(self.lines.into_iter().take(to.into()).skip(from.into()), area);
        ui.targets.page = page;
        ui.cut = page < last;
        Seen { from, page, last }
    }
}

/// Returns the first line of each page, and the first one after it. A page has `room` rows, and ends with a paragraph if one
/// ends in it; otherwise its last line is the first one of the next page.
fn pages(begins: &[u16], lines: u16, room: u16) -> Vec<(u16, u16)> {
    let room = room.max(1);
    let (mut pages, mut from) = (Vec::new(), 0);
    while from + room < lines {
        let fits = begins.iter().rfind(|begin| (from + 1..=from + room).contains(*begin));
        let to = fits.copied().unwrap_or(from + room);
        pages.push((from, to));
        from = if fits.is_some() { to } else { (to - 1).max(from + 1) };
    }
    pages.push((from, lines));
    pages
}

#[cfg(test)]
mod tests {
    use super::pages;

    #[test]
    fn a_page_ends_with_a_paragraph_or_is_read_on_from_its_last_line() {
        let begins = [0, 3, 4, 12];
        assert_eq!(pages(&begins, 14, 14), [(0, 14)]);
        assert_eq!(pages(&begins, 14, 4), [(0, 4), (4, 8), (7, 11), (10, 14)]);
        assert_eq!(pages(&begins, 14, 6), [(0, 4), (4, 10), (9, 14)]);
        for room in 0..20 {
            let pages = pages(&begins, 14, room);
            let is_read_on =
                pages.windows(2).all(|two| two[0].0 < two[1].0 && two[1].0 <= two[0].1);
            assert!(is_read_on && pages[0].0 == 0 && pages[pages.len() - 1].1 == 14, "{pages:?}");
        }
    }
}
