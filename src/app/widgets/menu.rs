//! Owns [`Menu`]: a list of items, one of them selected.

use crate::app::input::Input;
use crate::app::keys::Action;

/// A list of items, one of them selected. The layer `text` has their labels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu<T> {
    items: Vec<T>,
    selected: usize,
}

impl<T: Clone + PartialEq> Menu<T> {
    /// Returns a menu of at least one item; the first is selected.
    pub(crate) fn new(items: impl Into<Vec<T>>) -> Self {
        Self { items: items.into(), selected: 0 }
    }

    /// Returns the menu with an item selected, if it has it.
    pub(crate) fn selecting(mut self, item: T) -> Self {
        self.selected = self.number_of(item).unwrap_or(self.selected);
        self
    }

    /// Returns the items from the top.
    pub fn items(&self) -> &[T] {
        &self.items
    }

    /// Returns the number (from 0) of the selected item.
    pub const fn position(&self) -> usize {
        self.selected
    }

    /// Returns the selected item.
    pub fn selected(&self) -> T {
        self.items[self.selected].clone()
    }

    /// Returns the number (from 0) of an item; `None` if the menu does not have it.
    pub fn number_of(&self, wanted: T) -> Option<usize> {
        self.items.iter().position(|item| *item == wanted)
    }

    /// Moves the selection, wrapping around except with [`Action::Less`]. Returns the item that is chosen, if any.
    pub(crate) fn update(&mut self, input: &Input) -> Option<T> {
        let count = self.items.len();
        match input {
            Input::Act(Action::Next) => self.selected = (self.selected + 1) % count,
            Input::Act(Action::Previous) => self.selected = (self.selected + count - 1) % count,
            Input::Act(Action::Less) => self.selected = self.selected.saturating_sub(1),
            Input::Act(Action::First) => self.selected = 0,
            Input::Act(Action::Last) => self.selected = count.saturating_sub(1),
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
