//! Owns [`Pick`]: what can be clicked on in the form.

use super::Row;
use crate::game::{Difficulty, Holder, ListChoice};

/// Something in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A row, to type into it or to change it.
    Row(Row),
    /// Who holds the word.
    Opponent(Holder),
    /// A word list.
    List(ListChoice),
    /// A length, in letters.
    Length(usize),
    /// How hard it is to be.
    Difficulty(Difficulty),
    /// Whether the words left are shown.
    WordsLeft(bool),
    /// Begin.
    Play,
}

impl Pick {
    /// The row that it is in.
    pub(in crate::app) const fn row(self) -> Row {
        match self {
            Self::Row(row) => row,
            Self::Opponent(_) => Row::Opponent,
            Self::List(_) => Row::List,
            Self::Length(_) => Row::Length,
            Self::Difficulty(_) => Row::Lives,
            Self::WordsLeft(_) => Row::WordsLeft,
            Self::Play => Row::Play,
        }
    }
}
