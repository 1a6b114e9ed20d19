//! Owns [`Menu`]: a few things to do, one of them selected.

use crate::app::input::Input;
use crate::app::keys::Action;

/// A choice among a few things to do. What an item is called is up to the floor that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu<T> {
    items: Vec<T>,
    selected: usize,
}

impl<T: Copy + PartialEq> Menu<T> {
    /// A menu of at least one item; the first is selected.
    pub(in crate::app) fn new(items: impl Into<Vec<T>>) -> Self {
        Self { items: items.into(), selected: 0 }
    }

    /// The items, from the top.
    #[must_use]
    pub fn items(&self) -> &[T] {
        &self.items
    }

    /// The number (from 0) of the selected item.
    #[must_use]
    pub const fn position(&self) -> usize {
        self.selected
    }

    /// The selected item.
    #[must_use]
    pub fn selected(&self) -> T {
        self.items[self.selected]
    }

    /// The number (from 0) of an item, or `None` if it is not offered.
    #[must_use]
    pub fn number_of(&self, wanted: T) -> Option<usize> {
        self.items.iter().position(|item| *item == wanted)
    }

    /// Moves the selection, past the ends to the other end. Returns the item that is taken, if one is.
    pub(in crate::app) fn update(&mut self, input: &Input) -> Option<T> {
        let count = self.items.len();
        match input {
            Input::Act(Action::Next) => self.selected = (self.selected + 1) % count,
            Input::Act(Action::Previous) => self.selected = (self.selected + count - 1) % count,
            Input::Act(Action::Confirm) => return Some(self.selected()),
            Input::Choose(number) if *number < count => {
                self.selected = *number;
                return Some(self.selected());
            }
            _ => {}
        }
        None
    }
}
