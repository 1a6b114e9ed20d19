//! Owns [`Row`]: the rows that a form may have.

use crate::app::stock::Missing;

impl Row {
    /// Every row.
    pub const ALL: [Self; 7] = [
        Self::Opponent,
        Self::List,
        Self::Length,
        Self::Word,
        Self::Lives,
        Self::WordsLeft,
        Self::Play,
    ];

    /// The row that has to be filled in otherwise, and what is wrong with it.
    pub(in crate::app) fn of(missing: Missing) -> (Self, String) {
        match missing {
            Missing::FriendsWord => (Self::Word, String::new()),
            Missing::Words(why) => (Self::Length, why),
        }
    }
}

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Who holds the word.
    Opponent,
    /// Which list it comes from.
    List,
    /// How many letters it has.
    Length,
    /// The word itself, where a friend types it in.
    Word,
    /// How many misses lose.
    Lives,
    /// Whether to show how many words are left.
    WordsLeft,
    /// Begin.
    Play,
}
