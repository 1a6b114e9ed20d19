//! Owns [`Pick`]: what can be chosen in the settings.

use crate::app::Figure;
use crate::game::library::ListChoice;
use crate::game::spec::{Holder, Length, LivesChoice};

/// A value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    Opponent(Holder),
    /// A word list, and with it the language.
    List(ListChoice),
    Length(Length),
    Lives(LivesChoice),
    /// The name of a theme.
    Theme(String),
    Figure(Figure),
    /// Whether the opponent talks.
    Voice(bool),
}
