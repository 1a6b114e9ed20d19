//! Distributes the rows of an area among parts that are stacked in it.

use ratatui::layout::Rect;

use super::{Part, Plan, rows};

/// A part of a stack.
#[derive(Clone, Debug)]
pub(super) struct Item {
    part: Part,
    /// The heights that it can have, the smallest first.
    heights: Vec<u16>,
    /// The index of the height that it gets before there are blank rows between parts.
    good: usize,
    /// Parts with a lower rank get their rows first.
    rank: u8,
    /// Whether there should be a blank row above.
    apart: bool,
    /// Whether the other parts get theirs first.
    yields: bool,
}

impl Item {
    /// Creates a part with the heights that it can have, the smallest first. It grows to height number `good`
    /// before there are blank rows, and further after that.
    pub(super) fn new(part: Part, rank: u8, heights: &[u16], good: usize) -> Self {
        let mut heights = heights.to_vec();
        heights.dedup();
        let good = good.min(heights.len().saturating_sub(1));
        Self { part, heights, good, rank, apart: true, yields: false }
    }

    pub(super) const fn part(&self) -> Part {
        self.part
    }

    /// Returns the rows that it gets before there are blank rows.
    pub(super) fn good_height(&self) -> u16 {
        self.heights.get(self.good).copied().unwrap_or(0)
    }

    /// Returns the same item, with a blank row above it only if the other parts have theirs.
    pub(super) fn yielding(self) -> Self {
        Self { yields: true, ..self }
    }
}

/// The distribution of the rows.
struct Shares<'a> {
    items: &'a [Item],
    /// The items by rank.
    order: Vec<usize>,
    /// The index of each item's height.
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

    /// Inserts blank rows between parts, up to a limit.
    fn part(&mut self, most: u16) {
        let has_rows = |index: &usize| self.height(*index) > 0;
        let first = (0..self.items.len()).find(has_rows);
        let mut order = self.order.clone();
        order.sort_by_key(|index| self.items[*index].yields);
        for index in order {
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

/// Puts the parts below each other into an area, in the middle of its rows.
pub(super) fn stack(area: Rect, items: &[Item], plan: &mut Plan) {
    let shares = Shares::of(area, items);
    let mut at = shares.left / 2;
    for (index, item) in items.iter().enumerate() {
        at += shares.gaps[index];
        let height = shares.height(index);
        plan.put(item.part, rows(area, at, height));
        at += height;
    }
}

/// The parts in a stack of their own.
fn stacked(area: Rect, items: &[Item]) -> Vec<(Part, Rect)> {
    let mut plan = Plan::default();
    stack(area, items, &mut plan);
    plan.parts
}

/// Parts beside a figure, in the middle of their rows, and parts below both, at the foot of the area.
pub(super) struct Stacks {
    /// The parts beside the figure.
    pub(super) upper: Vec<(Part, Rect)>,
    /// The parts below it.
    pub(super) lower: Vec<(Part, Rect)>,
    /// The rows beside the figure.
    pub(super) beside: Rect,
}

/// Shares an area between parts beside a figure and parts below both. The figure and what is beside it get their
/// rows unless a part would be lost for it.
pub(super) fn stacks(area: Rect, upper: &[Item], lower: &[Item], figure: u16) -> Stacks {
    let both: Vec<Item> = upper.iter().chain(lower).cloned().collect();
    let mut natural = stacked(area, &both);
    let is_lower = |part: Part| lower.iter().any(|item| item.part == part);
    let below = natural.split_off(natural.partition_point(|(part, _)| !is_lower(*part)));
    let under = |below: &[(Part, Rect)], gap: u16| {
        let (Some((_, first)), Some((_, last))) = (below.first(), below.last()) else {
            return area;
        };
        rows(area, 0, area.height.saturating_sub(last.bottom() - first.y + gap))
    };
    let last = natural.last().map_or(area.y, |(_, area)| area.bottom());
    let gap = below.first().map_or(0, |(_, area)| (area.y - last).min(1));
    let least: u16 = lower.iter().filter_map(|item| item.heights.first()).sum();
    let good: u16 = upper.iter().map(|item| item.good_height() + 1).sum();
    // Keys with rows between them come before a higher chart, and large tiles before blank rows below them.
    let below_them: u16 = lower.iter().map(|item| item.good_height() + 1).sum();
    let keys = upper.iter().any(|item| item.part == Part::Keys);
    let spared = if keys { least + 2 } else { below_them };
    let comfortable = good.min(area.height.saturating_sub(spared));
    // Nothing that is read or pressed gets fewer rows than it needs; tiles come in many sizes.
    let keeps = |(part, old): &(Part, Rect), new: &[(Part, Rect)]| {
        let kept = new.iter().find(|(other, _)| other == part);
        kept.is_some_and(|(_, new)| *part == Part::Word || new.height >= old.height.min(3))
    };
    let wanted = [figure.max(comfortable)].into_iter().chain([22, 16, 10, 7]);
    let roomy =
        wanted.filter(|high| *high <= figure.max(comfortable) && figure > 0).find_map(|high| {
            let room = area.height.saturating_sub(high);
            let gap = u16::from(room > least);
            let roomy = stacked(rows(area, 0, room - gap), lower);
            let beside = under(&roomy, gap);
            let upper = stacked(beside, upper);
            let whole =
                roomy.len() >= below.len() && natural.iter().all(|part| keeps(part, &upper));
            whole.then_some((beside, roomy))
        });
    let (beside, below) = roomy.unwrap_or_else(|| {
        // A blank row between the two comes before blank rows in either.
        let apart = under(&below, 1);
        let upper = stacked(apart, upper);
        let whole = natural.iter().all(|part| keeps(part, &upper));
        (if whole { apart } else { under(&below, gap) }, below)
    });
    let foot = below.last().map_or(0, |(_, last)| area.bottom() - last.bottom());
    let lower = below.into_iter().map(|(part, at)| (part, Rect { y: at.y + foot, ..at })).collect();
    Stacks { upper: stacked(beside, upper), lower, beside }
}
