//! Shares the rows of an area among parts that are stacked in it: wishes are granted in their order, as far as there are
//! rows.

use ratatui::layout::{Constraint, Layout, Rect};

use super::{Place, rows};

/// What a part would like.
#[derive(Clone, Copy, Debug)]
pub enum Wish {
    /// This many rows in all.
    Rows(Place, u16),
    /// Another blank row above it.
    Above(Place),
    /// This many rows for the figure beside the upper parts.
    Beside(u16),
}

/// The rows of a part, and the blank rows above it.
#[derive(Clone, Copy, Debug)]
struct Share {
    part: Place,
    rows: u16,
    above: u16,
}

/// Parts beside a figure, and parts below both.
#[derive(Clone, Debug)]
pub struct Stack {
    upper: Vec<Share>,
    lower: Vec<Share>,
    beside: u16,
    height: u16,
}

impl Stack {
    /// Returns a stack of this many rows with these parts, from the top.
    pub fn new(height: u16, upper: &[Place], lower: &[Place]) -> Self {
        let shares = |parts: &[Place]| {
            parts.iter().map(|part| Share { part: *part, rows: 0, above: 0 }).collect()
        };
        Self { upper: shares(upper), lower: shares(lower), beside: 0, height }
    }

    /// Grants wishes, the first ones first.
    pub fn grant(mut self, wishes: impl IntoIterator<Item = Wish>) -> Self {
        for wish in wishes {
            let mut granted = self.clone();
            match wish {
                Wish::Rows(part, rows) => {
                    granted.change(part, |share| share.rows = share.rows.max(rows))
                }
                Wish::Above(part) if granted.has_rows_above(part) => {
                    granted.change(part, |share| share.above += 1);
                }
                Wish::Above(_) => {}
                Wish::Beside(rows) => granted.beside = granted.beside.max(rows),
            }
            if granted.upper_rows() + needed(&granted.lower) <= self.height {
                self = granted;
            }
        }
        self
    }

    fn change(&mut self, part: Place, change: impl FnOnce(&mut Share)) {
        let mut all = self.upper.iter_mut().chain(&mut self.lower);
        if let Some(share) = all.find(|share| share.part == part) {
            change(share);
        }
    }

    /// Whether a part has rows, and one above it has.
    fn has_rows_above(&self, part: Place) -> bool {
        let mut shown = self.upper.iter().chain(&self.lower).filter(|share| share.rows > 0);
        shown.position(|share| share.part == part).is_some_and(|at| at > 0)
    }

    fn upper_rows(&self) -> u16 {
        needed(&self.upper).max(self.beside)
    }

    /// Returns the rows beside the figure, and the parts with their places: the lower ones at the foot of the area, the
    /// upper ones in the middle of what is left, with the blank rows of the rest between them.
    pub fn place(mut self, area: Rect) -> (Rect, Vec<(Place, Rect)>) {
        let lower = needed(&self.lower);
        let beside = rows(area, 0, area.height.saturating_sub(lower));
        let mut free = beside.height.saturating_sub(needed(&self.upper));
        let first = self.upper.iter().position(|share| share.rows > 0).unwrap_or(0);
        for most in 1..=2 {
            for share in self.upper.iter_mut().skip(first + 1).rev() {
                if share.rows > 0 && share.above < most && free > 0 {
                    share.above += 1;
                    free -= 1;
                }
            }
        }
        let upper = rows(beside, free / 2, needed(&self.upper));
        let mut places = stacked(upper, &self.upper);
        places.extend(stacked(rows(area, beside.height, lower), &self.lower));
        (beside, places)
    }
}

/// Returns the rows of shares and the blank rows above them.
fn needed(shares: &[Share]) -> u16 {
    shares.iter().map(|share| share.rows + share.above).sum()
}

/// Returns the places of parts with their rows.
fn stacked(area: Rect, shares: &[Share]) -> Vec<(Place, Rect)> {
    let lengths = shares.iter().flat_map(|share| [share.above, share.rows]);
    let areas = Layout::vertical(lengths.map(Constraint::Length)).split(area);
    shares.iter().zip(areas.chunks(2)).map(|(share, areas)| (share.part, areas[1])).collect()
}
