//! Shares the rows of an area among parts that stand below each other.

use ratatui::layout::Rect;

use super::{Part, Plan, rows};

/// A part of a stack.
#[derive(Clone, Debug)]
pub(super) struct Item {
    part: Part,
    /// The heights that it can have, the least first.
    heights: Vec<u16>,
    /// The one that it has before there are blank rows between parts.
    good: usize,
    /// Parts with a lower rank get their rows first.
    rank: u8,
    /// Whether a blank row above is wanted.
    apart: bool,
}

impl Item {
    /// A part with the heights that it can have, the least first. It grows to `good` of them before there
    /// are blank rows, and further after that.
    pub(super) fn new(part: Part, rank: u8, heights: &[u16], good: usize) -> Self {
        let mut heights = heights.to_vec();
        heights.dedup();
        let good = good.min(heights.len().saturating_sub(1));
        Self { part, heights, good, rank, apart: true }
    }

    /// The part.
    pub(super) const fn part(&self) -> Part {
        self.part
    }

    /// The same, but a chart at one of its lowest heights.
    pub(super) fn low(mut self, heights: usize) -> Self {
        if self.part == Part::Course {
            self.heights.truncate(heights);
        }
        self
    }

    /// The same close to the part above it.
    pub(super) fn close(self) -> Self {
        Self { apart: false, ..self }
    }
}

/// How the rows are shared.
struct Shares<'a> {
    items: &'a [Item],
    /// By rank.
    order: Vec<usize>,
    /// Which of its heights each has.
    given: Vec<Option<usize>>,
    gaps: Vec<u16>,
    left: u16,
}

impl<'a> Shares<'a> {
    fn of(area: Rect, items: &'a [Item]) -> Self {
        let mut order: Vec<_> = (0..items.len()).collect();
        order.sort_by_key(|index| items[*index].rank);
        let mut shares = Self {
            items,
            order,
            given: vec![None; items.len()],
            gaps: vec![0; items.len()],
            left: area.height,
        };
        for index in shares.order.clone() {
            if let Some(least) = items[index].heights.first().filter(|least| **least <= shares.left)
            {
                shares.given[index] = Some(0);
                shares.left -= least;
            }
        }
        shares.grow(|item| item.good);
        shares.part(1);
        shares.grow(|item| item.heights.len().saturating_sub(1));
        shares.part(2);
        shares
    }

    /// Lets parts grow in turn as long as there are rows.
    fn grow(&mut self, most: impl Fn(&Item) -> usize) {
        loop {
            let left = self.left;
            for index in self.order.clone() {
                let (item, Some(given)) = (&self.items[index], self.given[index]) else { continue };
                if given < most(item) {
                    let more = item.heights[given + 1].saturating_sub(item.heights[given]);
                    if more <= self.left {
                        self.left -= more;
                        self.given[index] = Some(given + 1);
                    }
                }
            }
            if left == self.left {
                return;
            }
        }
    }

    /// Puts blank rows between parts, up to a limit.
    fn part(&mut self, most: u16) {
        let has_rows = |index: &usize| self.height(*index) > 0;
        let first = (0..self.items.len()).find(has_rows);
        for index in self.order.clone() {
            let wants = self.items[index].apart && self.height(index) > 0 && first != Some(index);
            if wants && self.left > 0 && self.gaps[index] < most {
                self.gaps[index] += 1;
                self.left -= 1;
            }
        }
    }

    fn height(&self, index: usize) -> u16 {
        self.given[index].map_or(0, |given| self.items[index].heights[given])
    }
}

/// Puts the parts below each other into an area; what is left is above and below them.
pub(super) fn stack(area: Rect, items: &[Item], plan: &mut Plan) {
    let shares = Shares::of(area, items);
    let mut at = shares.left / 3;
    for (index, item) in items.iter().enumerate() {
        at += shares.gaps[index];
        let height = shares.height(index);
        plan.put(item.part, rows(area, at, height));
        at += height;
    }
}
