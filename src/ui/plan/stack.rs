//! Owns [`Stack`]: parts below each other that share the rows of an area. They are granted in the order in which they are asked
//! for, as far as there are rows.

use ratatui::layout::Rect;

use super::{Place, Stage, middle, rows};
use crate::ui::figures;

/// Parts beside a figure, and at the foot parts below both.
#[derive(Clone, Debug)]
pub struct Stack {
    stage: Stage,
    shares: Vec<Share>,
    /// How many parts are not at the foot.
    upper: usize,
    /// The rows for the figure beside the upper parts.
    beside: u16,
}

/// The rows of a part, and the blank rows above it.
#[derive(Clone, Copy, Debug)]
struct Share {
    part: Place,
    rows: u16,
    above: u16,
}

impl Stack {
    /// Returns a stack of these parts, from the top.
    pub fn new(stage: Stage, upper: &[Place], foot: &[Place]) -> Self {
        let share = |part: &Place| Share { part: *part, rows: 0, above: 0 };
        let shares = upper.iter().chain(foot).map(share).collect();
        Self { stage, shares, upper: upper.len(), beside: 0 }
    }

    /// Gives a part this many rows in all, if there is room.
    pub fn rows(&mut self, part: Place, rows: u16) -> &mut Self {
        self.change(part, |share| share.rows = share.rows.max(rows))
    }

    /// Gives a part more and more rows, as far as there is room.
    pub fn grow(&mut self, part: Place, heights: impl IntoIterator<Item = u16>) -> &mut Self {
        heights.into_iter().fold(self, |stack, rows| stack.rows(part, rows))
    }

    /// Gives a part another blank row above it, if it has rows and is not the first.
    pub fn above(&mut self, part: Place) -> &mut Self {
        let mut shown = self.shares.iter().filter(|share| share.rows > 0);
        match shown.position(|share| share.part == part) {
            None | Some(0) => self,
            Some(_) => self.change(part, |share| share.above += 1),
        }
    }

    /// Keeps the rows of the figure beside the upper parts free, if there is room.
    pub fn figure(&mut self) -> &mut Self {
        self.beside = self.stage.figure.map_or(0, |figure| figure.height);
        if !self.fits() {
            self.beside = 0;
        }
        self
    }

    /// Returns how many rows the upper parts can still have.
    pub fn free(&self) -> u16 {
        let (upper, foot) = self.shares.split_at(self.upper);
        self.stage.board.height.saturating_sub(needed(upper) + needed(foot))
    }

    fn change(&mut self, part: Place, change: impl FnOnce(&mut Share)) -> &mut Self {
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

    /// Returns where the parts are: those at the foot of the board, the upper ones in the middle of what is left, or at its top, with
    /// its blank rows between them.
    pub fn place(mut self) -> Plan {
        let Stage { board, beside, figure, from_top, .. } = self.stage;
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
        let above = if from_top { 0 } else { free / 2 };
        let mut parts = stacked(rows(beside, above, needed(upper)), upper);
        parts.extend(stacked(below, foot));
        if let Some(figure) = figure {
            let column = Rect { height: below.y - board.y, ..figure };
            let area = match from_top {
                true => figure.intersection(column),
                false => middle(column, figure.width, figure.height),
            };
            if area.height >= figures::SMALLEST.1 {
                parts.push((Place::Figure, area));
            }
        }
        Plan { parts }
    }
}

/// Returns the rows of shares and the blank rows above them.
fn needed(shares: &[Share]) -> u16 {
    shares.iter().map(|share| share.rows + share.above).sum()
}

/// Returns the places of parts with their rows, which were counted before: there is nothing left to be solved.
fn stacked(area: Rect, shares: &[Share]) -> Vec<(Place, Rect)> {
    let below = |y: &mut u16, share: &Share| {
        let top = *y + share.above;
        *y = top + share.rows;
        Some((share.part, rows(area, top, share.rows)))
    };
    shares.iter().scan(0, below).collect()
}

/// Returns whether a card would leave only scraps of a part.
fn is_cut((part, area): &(Place, Rect), card: Rect) -> bool {
    let inside = Rect { width: area.width.saturating_sub(1), ..*area };
    // A card that touches large letters looks like a part of them.
    let apart = u16::from(*part == Place::Title);
    let card = Rect { y: card.y.saturating_sub(apart), height: card.height + 2 * apart, ..card };
    matches!(part, Place::Rows | Place::Buttons) || inside.intersects(card)
}

/// Where the parts of a screen are.
#[derive(Clone, Debug)]
pub struct Plan {
    parts: Vec<(Place, Rect)>,
}

impl Plan {
    /// Returns where a part is; without room, an empty area.
    pub fn at(&self, part: Place) -> Rect {
        self.first(&[part]).map_or(Rect::ZERO, |(_, area)| area)
    }

    /// Returns the first of these parts that has room, and where it is.
    pub fn first(&self, parts: &[Place]) -> Option<(Place, Rect)> {
        let place = |part: &Place| self.shown().find(|(other, _)| other == part);
        parts.iter().find_map(place)
    }

    /// Returns the parts that have room, and where they are.
    pub fn shown(&self) -> impl Iterator<Item = (Place, Rect)> {
        self.parts.iter().copied().filter(|(_, area)| !area.is_empty())
    }

    /// Returns the parts that a card leaves whole, but for a last column, which is blank: of others only scraps would be seen.
    /// Where something is chosen on the card, nothing beside it seems to be.
    pub fn uncut_by(mut self, card: Rect) -> Self {
        self.parts.retain(|part| card.is_empty() || !is_cut(part, card));
        self.parts.push((Place::Card, card));
        self
    }

    /// Returns a card in the rows of an area, nearer to its top or its foot by a few rows where that leaves more of the parts.
    pub fn spared(&self, card: Rect, within: Rect) -> Rect {
        let most = within.height / 6;
        let cut = |card: &Rect| -> u32 {
            self.shown().filter(|part| is_cut(part, *card)).map(|(_, area)| area.area()).sum()
        };
        let near = (0..=most).flat_map(|rows| [card.y.saturating_sub(rows), card.y + rows]);
        let cards = near.map(|y| Rect { y, ..card });
        let inside = cards.filter(|it| it.y >= within.y && it.bottom() <= within.bottom());
        inside.min_by_key(cut).unwrap_or(card)
    }

    /// Returns where parts are, two beside each other instead of the second.
    pub fn beside(mut self, left: Place, right: Place, width: u16, gap: u16) -> Self {
        let (place, other) = super::split(self.at(left), width, gap);
        self.parts.retain(|(part, _)| *part != left && *part != right);
        self.parts.extend([(left, place), (right, other)]);
        self
    }

    /// Returns the row below a part for what the opponent says, if it is blank: one further down where it touches nothing.
    pub fn voice_below(&self, part: Place) -> Option<Rect> {
        let apart = self.blank_below(part, 3).map(|blank| rows(blank, 1, 1));
        apart.or_else(|| self.blank_below(part, 1))
    }

    /// Returns rows below a part, if they are blank.
    pub fn blank_below(&self, part: Place, height: u16) -> Option<Rect> {
        let (_, area) = self.first(&[part])?;
        let rows = Rect { y: area.bottom(), height, ..area };
        self.shown().all(|(_, other)| !other.intersects(rows)).then_some(rows)
    }
}
