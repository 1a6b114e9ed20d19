//! Owns [`Or`]: a player that a flag names, of this program or of somebody else's.

use crate::config::parse;
use crate::engine::{Opponent, Rule};
use crate::guesser::GuesserKind;
use crate::players::Spec;

/// One of this program's own players, or a stranger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Or<T> {
    /// One of this program's own.
    Own(T),
    /// A stranger: [`Spec::Command`].
    Stranger(Spec),
}

impl Or<GuesserKind> {
    /// Reads a guesser.
    ///
    /// # Errors
    /// Names those there are.
    pub fn guesser(text: &str) -> Result<Self, String> {
        match Spec::guesser(text) {
            Ok(spec @ Spec::Command { .. }) => Ok(Self::Stranger(spec)),
            _ => parse::guesser(text).map(Self::Own),
        }
    }

    /// The player, for a table.
    #[must_use]
    pub(crate) fn spec(&self) -> Spec {
        match self {
            Self::Own(kind) => Spec::Guesser(*kind),
            Self::Stranger(spec) => spec.clone(),
        }
    }
}

impl Or<Opponent> {
    /// Reads an opponent.
    ///
    /// # Errors
    /// Names those there are.
    pub fn opponent(text: &str) -> Result<Self, String> {
        match Spec::setter(text) {
            Ok(spec @ Spec::Command { .. }) => Ok(Self::Stranger(spec)),
            _ => parse::opponent(text).map(Self::Own),
        }
    }

    /// The opponent; a stranger holds no word, as greedy does.
    #[must_use]
    pub const fn own(&self) -> Opponent {
        match self {
            Self::Own(opponent) => *opponent,
            Self::Stranger(_) => Opponent::Greedy,
        }
    }

    /// The player, for a table.
    #[must_use]
    pub(crate) fn spec(&self) -> Spec {
        match self {
            Self::Own(opponent) => Spec::Setter(*opponent, Rule::default(), None),
            Self::Stranger(spec) => spec.clone(),
        }
    }
}
