//! Owns [`Pick`]: what can be clicked on the title and in the settings, and what a sentence can choose.

use super::{HomeLine, Row};
use crate::game::{Holder, Length, Library, ListChoice, LivesChoice};
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
        }
    }

    /// Returns the name by whose first letter or digit a choice is found.
    pub(crate) fn name(self, library: &Library) -> String {
        match self {
            Self::Home(_) | Self::Row(_) => String::new(),
            Self::Opponent(holder) => holder.name().to_owned(),
            Self::Language(language) => language.language().to_owned(),
            Self::List(list) => library.short_name(list).to_owned(),
            Self::Length(length) => length.to_string(),
            Self::Lives(lives) => lives.to_string(),
        }
    }
}
