//! Owns [`Or`]: a player given by a flag, either built in or another program.

use crate::config::parse;
use crate::engine::{Opponent, Rule};
use crate::guesser::GuesserKind;
use crate::players::Spec;

/// A built-in player, or another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Or<T> {
    /// A built-in player.
    BuiltIn(T),
    /// A player that sits at the referee's table: another program, or greedy with a rule of its own.
    External(Spec),
}

impl Or<GuesserKind> {
    /// Parses a guesser.
    ///
    /// # Errors
    /// Returns a message with the valid names if the text is neither one of them nor a command.
    pub fn guesser(text: &str) -> Result<Self, String> {
        match Spec::guesser(text) {
            Ok(spec @ Spec::Command { .. }) => Ok(Self::External(spec)),
            _ => parse::guesser(text).map(Self::BuiltIn),
        }
    }

    /// Returns the player as the referee needs it.
    #[must_use]
    pub(crate) fn spec(&self) -> Spec {
        match self {
            Self::BuiltIn(kind) => Spec::Guesser(*kind),
            Self::External(spec) => spec.clone(),
        }
    }
}

impl Or<Opponent> {
    /// Parses an opponent.
    ///
    /// # Errors
    /// Returns a message with the valid names if the text is neither one of them nor a command.
    pub fn opponent(text: &str) -> Result<Self, String> {
        match Spec::setter(text).map_err(|error| error.to_string())? {
            Spec::Setter(opponent, _, None) => Ok(Self::BuiltIn(opponent)),
            spec => Ok(Self::External(spec)),
        }
    }

    /// Returns the opponent; for another program, it is greedy, which also holds no word.
    #[must_use]
    pub const fn own(&self) -> Opponent {
        match self {
            Self::BuiltIn(opponent) => *opponent,
            Self::External(_) => Opponent::Greedy,
        }
    }

    /// Returns the player as the referee needs it.
    #[must_use]
    pub(crate) fn spec(&self) -> Spec {
        match self {
            Self::BuiltIn(opponent) => Spec::Setter(*opponent, Rule::default(), None),
            Self::External(spec) => spec.clone(),
        }
    }
}
