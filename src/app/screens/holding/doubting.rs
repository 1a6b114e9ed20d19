//! Owns [`Doubting`], the answers of which one may have been a slip.

use crate::game::Doubt;

/// The answers of which one may have been a slip, and what is selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubting {
    doubts: Vec<Doubt>,
    selected: usize,
}

impl Doubting {
    /// The answers, the likeliest slip first, and whether each is the one selected.
    pub fn answers(&self) -> impl Iterator<Item = (&Doubt, bool)> {
        self.doubts.iter().enumerate().map(|(index, doubt)| (doubt, index == self.selected))
    }

    /// Whether going on without the list is selected, which comes after the answers.
    #[must_use]
    pub const fn goes_on(&self) -> bool {
        self.selected == self.doubts.len()
    }

    pub(super) const fn of(doubts: Vec<Doubt>) -> Self {
        Self { doubts, selected: 0 }
    }

    /// The answer that is selected; none where going on without the list is.
    pub(super) fn chosen(&self) -> Option<Doubt> {
        self.doubts.get(self.selected).copied()
    }

    /// Selects the line with this number (from 0), if there is one.
    pub(super) fn select(&mut self, number: usize) -> bool {
        let exists = number <= self.doubts.len();
        self.selected = if exists { number } else { self.selected };
        exists
    }

    pub(super) fn step(&mut self) {
        self.selected = (self.selected + 1) % (self.doubts.len() + 1);
    }

    pub(super) fn step_back(&mut self) {
        self.selected = self.selected.checked_sub(1).unwrap_or(self.doubts.len());
    }
}
