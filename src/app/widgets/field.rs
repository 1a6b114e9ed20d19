//! Owns [`TextField`]: a value that is typed into a row of a form.

/// The text so far, valid or not; only the player changes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextField {
    text: String,
    /// Whether the next character starts a new value.
    fresh: bool,
}

impl TextField {
    /// The longest text in characters.
    pub const MAX: usize = 64;

    /// Returns a field with a text that the next character replaces.
    pub(crate) const fn new(text: String) -> Self {
        Self { text, fresh: true }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds a character, unless the field is full.
    pub(crate) fn push(&mut self, character: char) {
        if self.fresh {
            self.text.clear();
        }
        self.fresh = false;
        if self.text.chars().count() < Self::MAX {
            self.text.push(character);
        }
    }

    /// Removes the last character.
    pub(crate) fn erase(&mut self) {
        self.fresh = false;
        self.text.pop();
    }

    /// Marks the text as selected: the next character replaces it.
    pub(crate) const fn enter(&mut self) {
        self.fresh = true;
    }
}
