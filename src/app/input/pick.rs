//! Owns [`Pick`]: what can be clicked on the title and in the settings, and what a sentence can choose.

use super::{HomeLine, Row};
use crate::game::{Holder, Length, ListChoice, LivesChoice};
use crate::words::Alphabet;

/// A part of the title or of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A line of the title, which is selected and confirmed.
    Home(HomeLine),
    /// A row of the settings.
    Row(Row),
    Opponent(Holder),
    /// The language of the words.
    Language(&'static Alphabet),
    /// A word list.
    List(ListChoice),
    Length(Length),
    Lives(LivesChoice),
    /// The theme with this number (from 0).
    Theme(usize),
    /// The figure with this number (from 0).
    Figure(usize),
    /// Whether the opponent talks.
    Voice(bool),
}

impl Pick {
    /// Returns the row of the settings that it belongs to.
    pub(crate) const fn row(self) -> Option<Row> {
        match self {
            Self::Home(_) => None,
            Self::Row(row) => Some(row),
            Self::Opponent(_) => Some(Row::Opponent),
            Self::Language(_) => Some(Row::Language),
            Self::List(_) => Some(Row::List),
            Self::Length(_) => Some(Row::Length),
            Self::Lives(_) => Some(Row::Lives),
            Self::Theme(_) => Some(Row::Theme),
            Self::Figure(_) => Some(Row::Figure),
            Self::Voice(_) => Some(Row::Voice),
        }
    }
}
