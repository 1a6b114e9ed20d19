//! What a form shows: its answers as they were given.

use super::Setup;
use crate::app::FormError;
use crate::app::input::Row;
use crate::game::{Difficulty, Holder, ListChoice};

impl Setup {
    /// The row that keys go to.
    #[must_use]
    pub const fn focus(&self) -> Row {
        self.focus
    }

    /// Who will hold the word.
    #[must_use]
    pub const fn opponent(&self) -> Holder {
        self.opponent
    }

    /// The list chosen.
    #[must_use]
    pub const fn list(&self) -> ListChoice {
        self.list
    }

    /// The length as it was typed.
    #[must_use]
    pub fn length(&self) -> &str {
        self.length.text()
    }

    /// The guesses as they were typed.
    #[must_use]
    pub fn lives(&self) -> &str {
        self.lives.text()
    }

    /// How hard the round will be.
    #[must_use]
    pub const fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The list and the length (letters) whose par the difficulty goes by; nothing where the computer
    /// guesses, and where there is no length yet.
    #[must_use]
    pub fn ground(&self) -> Option<(ListChoice, usize)> {
        let length = match self.opponent {
            Holder::You => return None,
            holder if holder.is_friend() => {
                Some(self.word_letters()).filter(|letters| *letters > 0)
            }
            _ => self.length.text().parse().ok(),
        };
        length.map(|length| (self.list, length))
    }

    /// How many letters of the friend's word have been typed.
    #[must_use]
    pub fn word_letters(&self) -> usize {
        self.word.text().chars().count()
    }

    /// Whether the words left will be shown from the start.
    #[must_use]
    pub const fn shows_words_left(&self) -> bool {
        self.shows_words_left
    }

    /// What is wrong with an answer, if it was found wrong.
    #[must_use]
    pub const fn error(&self) -> Option<&FormError> {
        self.error.as_ref()
    }

    /// Says what is wrong.
    pub(in crate::app) fn complain(&mut self, error: FormError) {
        self.error = Some(error);
    }
}
