//! Owns [`Stack`]: parts below each other that share the rows of an area. They are granted in the order in which they are asked
//! for, as far as there are rows.

use ratatui::layout::{Constraint, Layout, Rect};

use super::{Place, Stage, middle, rows};
use crate::ui::figures;

/// Parts beside a figure, and at the foot parts below both.
#[derive(Clone, Debug)]
pub struct Stack<P = Place> {
    stage: Stage,
    shares: Vec<Share<P>>,
    /// How many parts are not at the foot.
    upper: usize,
    /// The rows for the figure beside the upper parts.
    beside: u16,
}

/// The rows of a part, and the blank rows above it.
#[derive(Clone, Copy, Debug)]
struct Share<P> {
    part: P,
    rows: u16,
    above: u16,
}

impl<P: Copy + PartialEq> Stack<P> {
    /// Returns a stack of these parts, from the top.
    pub fn new(stage: Stage, upper: &[P], foot: &[P]) -> Self {
        let share = |part: &P| Share { part: *part, rows: 0, above: 0 };
        let shares = upper.iter().chain(foot).map(share).collect();
        Self { stage, shares, upper: upper.len(), beside: 0 }
    }

    /// Gives a part this many rows in all, if there is room.
    pub fn rows(&mut self, part: P, rows: u16) -> &mut Self {
        self.change(part, |share| share.rows = share.rows.max(rows))
    }

    /// Gives a part more and more rows, as far as there is room.
    pub fn grow(&mut self, part: P, heights: impl IntoIterator<Item = u16>) -> &mut Self {
        heights.into_iter().fold(self, |stack, rows| stack.rows(part, rows))
    }

    /// Gives a part another blank row above it, if it has rows and is not the first.
    pub fn above(&mut self, part: P) -> &mut Self {
        let mut shown = self.shares.iter().filter(|share| share.rows > 0);
        match shown.position(|share| share.part == part) {
            None | Some(0) => self,
            Some(_) => self.change(part, |share| share.above += 1),
        }
    }

    /// Gives the figure beside the upper parts all of its rows, if there is room.
    pub fn figure(&mut self) -> &mut Self {
        self.beside = self.stage.figure.map_or(0, |(_, high)| high);
        if !self.fits() {
            self.beside = 0;
        }
        self
    }

    fn change(&mut self, part: P, change: impl FnOnce(&mut Share<P>)) -> &mut Self {
        if let Some(at) = self.shares.iter().position(|share| share.part == part) {
            let before = self.shares[at];
            change(&mut self.shares[at]);
            if !self.fits() {
                self.shares[at] = before;
            }
        }
        self
    }

    fn fits(&self) -> bool {
        let (upper, foot) = self.shares.split_at(self.upper);
        needed(upper).max(self.beside) + needed(foot) <= self.stage.board.height
    }

    /// Returns where the parts are: those at the foot of the board, the upper ones in the middle of what is left, with its blank
    /// rows between them.
    pub fn place(mut self) -> Plan<P> {
        let Stage { board, beside, figure, .. } = self.stage;
        let (upper, foot) = self.shares.split_at_mut(self.upper);
        let below = rows(board, board.height.saturating_sub(needed(foot)), needed(foot));
        let mut free = (below.y - board.y).saturating_sub(needed(upper));
        let first = upper.iter().position(|share| share.rows > 0).unwrap_or(0);
        for most in 1..=2 {
            for share in upper.iter_mut().skip(first + 1).rev() {
                if share.rows > 0 && share.above < most && free > 0 {
                    share.above += 1;
                    free -= 1;
                }
            }
        }
        let mut parts = stacked(rows(beside, free / 2, needed(upper)), upper);
        parts.extend(stacked(below, foot));
        let figure = figure.map_or(Rect::ZERO, |(column, high)| {
            let column = rows(column, 0, below.y - board.y);
            middle(column, column.width, high)
        });
        let has_room = figure.height >= figures::SMALLEST.1;
        Plan { parts, figure: if has_room { figure } else { Rect::ZERO } }
    }
}

/// Returns the rows of shares and the blank rows above them.
fn needed<P>(shares: &[Share<P>]) -> u16 {
    shares.iter().map(|share| share.rows + share.above).sum()
}

/// Returns the places of parts with their rows.
fn stacked<P: Copy>(area: Rect, shares: &[Share<P>]) -> Vec<(P, Rect)> {
    let lengths = shares.iter().flat_map(|share| [share.above, share.rows]);
    let areas = Layout::vertical(lengths.map(Constraint::Length)).split(area);
    shares.iter().zip(areas.chunks(2)).map(|(share, areas)| (share.part, areas[1])).collect()
}

/// Where the parts of a screen are.
#[derive(Clone, Debug)]
pub struct Plan<P = Place> {
    parts: Vec<(P, Rect)>,
    /// Where the figure beside the upper parts is.
    figure: Rect,
}

impl<P: Copy + PartialEq> Plan<P> {
    /// Returns where a part is; without room, an empty area.
    pub fn at(&self, part: P) -> Rect {
        self.first(&[part]).map_or(Rect::ZERO, |(_, area)| area)
    }

    /// Returns the first of these parts that has room, and where it is.
    pub fn first(&self, parts: &[P]) -> Option<(P, Rect)> {
        let place = |part| self.parts.iter().find(|(other, _)| *other == part);
        let mut places = parts.iter().filter_map(|part| place(*part).copied());
        places.find(|(_, area)| !area.is_empty())
    }

    /// Returns where parts are, two beside each other instead of the second.
    pub fn beside(mut self, left: P, right: P, width: u16, gap: u16) -> Self {
        let (place, other) = super::split(self.at(left), width, gap);
        self.parts.retain(|(part, _)| *part != left && *part != right);
        self.parts.extend([(left, place), (right, other)]);
        self
    }

    /// Returns the row below a part, if it is blank.
    pub fn blank_below(&self, part: P) -> Option<Rect> {
        let (_, area) = self.first(&[part])?;
        let row = Rect { y: area.bottom(), height: 1, ..area };
        self.shown().all(|other| !other.intersects(row)).then_some(row)
    }

    /// Returns the areas of all parts.
    pub fn shown(&self) -> impl Iterator<Item = Rect> {
        let all = self.parts.iter().map(|(_, area)| *area).chain([self.figure]);
        all.filter(|area| !area.is_empty())
    }
}

impl Plan {
    /// Returns where the figure is, beside the other parts or above them.
    pub fn figure(&self) -> Rect {
        if self.figure.is_empty() { self.at(Place::Figure) } else { self.figure }
    }
}
