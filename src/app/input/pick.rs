//! Owns [`Pick`]: what can be chosen in the settings.

use super::Row;
use crate::game::library::ListChoice;
use crate::game::spec::{Holder, Length, LivesChoice};
use crate::words::Alphabet;

/// A value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    Opponent(Holder),
    /// The language of the words.
    Language(&'static Alphabet),
    /// A word list.
    List(ListChoice),
    Length(Length),
    Lives(LivesChoice),
    /// The name of a theme.
    Theme(String),
    /// The name of a figure.
    Figure(String),
    /// Whether the opponent talks.
    Voice(bool),
}

impl Pick {
    /// Returns the row of the settings that it belongs to.
    pub(crate) const fn row(&self) -> Row {
        match self {
            Self::Opponent(_) => Row::Opponent,
            Self::Language(_) => Row::Language,
            Self::List(_) => Row::List,
            Self::Length(_) => Row::Length,
            Self::Lives(_) => Row::Lives,
            Self::Theme(_) => Row::Theme,
            Self::Figure(_) => Row::Figure,
            Self::Voice(_) => Row::Voice,
        }
    }
}
