//! Owns [`Menu`]: a few things to do, one of them selected.

/// A choice among a few things to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Menu<T: 'static> {
    items: &'static [(T, &'static str)],
    selected: usize,
}

impl<T: Copy> Menu<T> {
    /// A menu of at least one item, each with its label; the first is selected.
    pub(in crate::app) const fn new(items: &'static [(T, &'static str)]) -> Self {
        Self { items, selected: 0 }
    }

    /// The labels, and whether each is the one selected.
    pub fn labels(&self) -> impl Iterator<Item = (&'static str, bool)> {
        let selected = self.selected;
        self.items.iter().enumerate().map(move |(index, (_, label))| (*label, index == selected))
    }

    /// What is selected.
    #[must_use]
    pub fn selected(&self) -> T {
        self.items[self.selected].0
    }

    /// The number (from 0) of an item, unless it is not offered.
    pub fn number_of(&self, wanted: T) -> Option<usize>
    where
        T: PartialEq,
    {
        self.items.iter().position(|(item, _)| *item == wanted)
    }

    /// Selects the item with this number (from 0), and says whether there is one.
    pub(in crate::app) const fn select(&mut self, number: usize) -> bool {
        if number < self.items.len() {
            self.selected = number;
        }
        number < self.items.len()
    }

    /// Selects the item below; from the last, the first.
    pub(in crate::app) const fn next(&mut self) {
        self.selected = (self.selected + 1) % self.items.len();
    }

    /// Selects the item above; from the first, the last.
    pub(in crate::app) const fn previous(&mut self) {
        self.selected = (self.selected + self.items.len() - 1) % self.items.len();
    }
}
