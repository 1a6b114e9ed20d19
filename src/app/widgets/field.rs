//! Owns [`TextField`]: a value that is typed into a row of a form.

/// What has been typed, good or bad; nothing but the player changes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextField {
    text: String,
    /// Whether the next character starts a new value instead of going on with this one.
    fresh: bool,
}

impl TextField {
    /// The longest text that a field takes, in characters.
    pub const MAX: usize = 64;

    pub(in crate::app) const fn new(text: String) -> Self {
        Self { text, fresh: true }
    }

    /// What has been typed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes a character; what comes after a full field is not taken.
    pub(in crate::app) fn push(&mut self, character: char) {
        if self.fresh {
            self.text.clear();
        }
        self.fresh = false;
        if self.text.chars().count() < Self::MAX {
            self.text.push(character);
        }
    }

    /// Takes the last character back.
    pub(in crate::app) fn erase(&mut self) {
        self.fresh = false;
        self.text.pop();
    }

    /// Sets the value.
    pub(in crate::app) fn set(&mut self, text: String) {
        *self = Self::new(text);
    }

    /// The player has come to the field: what is typed now replaces what is there.
    pub(in crate::app) const fn enter(&mut self) {
        self.fresh = true;
    }
}
