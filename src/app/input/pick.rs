//! Owns [`Pick`]: what can be clicked in the form.

use super::Row;
use crate::game::{Difficulty, Holder, ListChoice, OpeningChoice};
use crate::words::Alphabet;

/// A part of the form that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Row(Row),
    Opponent(Holder),
    /// The language of the words.
    Language(&'static Alphabet),
    /// A word list.
    List(ListChoice),
    /// A length, in letters.
    Length(usize),
    Difficulty(Difficulty),
    /// What rounds begin with.
    Opening(OpeningChoice),
    /// The button that starts the round.
    Play,
}

impl Pick {
    /// Returns the row that it belongs to.
    pub(in crate::app) const fn row(self) -> Row {
        match self {
            Self::Row(row) => row,
            Self::Opponent(_) => Row::Opponent,
            Self::Language(_) => Row::Language,
            Self::List(_) => Row::List,
            Self::Length(_) => Row::Length,
            Self::Difficulty(_) => Row::Lives,
            Self::Opening(_) => Row::Opening,
            Self::Play => Row::Play,
        }
    }
}
