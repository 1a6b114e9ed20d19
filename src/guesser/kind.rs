//! Owns [`GuesserKind`]: the minds by name.

use std::fmt;

use serde::Serialize;

use super::{Aim, Balanced, Frequency, Guesser, Learned, Lookahead, Perfect};

/// The minds that can be asked for by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GuesserKind {
    /// [`Frequency`].
    Frequency,
    /// [`Balanced`].
    Balanced,
    /// [`Lookahead`] for the fewest misses.
    #[default]
    Lookahead,
    /// [`Lookahead`] for the most words found before the guesses run out.
    LookaheadWins,
    /// [`Learned`].
    Learned,
    /// [`Perfect`].
    Perfect,
}

impl GuesserKind {
    /// Every mind, the simplest first.
    pub const ALL: [Self; 6] = [
        Self::Frequency,
        Self::Balanced,
        Self::Lookahead,
        Self::LookaheadWins,
        Self::Learned,
        Self::Perfect,
    ];

    /// The name that flags use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Frequency => "frequency",
            Self::Balanced => "balanced",
            Self::Lookahead => "lookahead",
            Self::LookaheadWins => "lookahead-wins",
            Self::Learned => "learned",
            Self::Perfect => "perfect",
        }
    }

    /// Whether what the mind has seen before may decide which of two equally good letters it names, so
    /// that the same mind has to be asked in the same order to say the same again.
    #[must_use]
    pub const fn learns(self) -> bool {
        matches!(self, Self::Perfect)
    }

    /// A mind of this kind that has not seen any word yet.
    #[must_use]
    pub fn guesser(self) -> Box<dyn Guesser + Send> {
        match self {
            Self::Frequency => Box::new(Frequency),
            Self::Balanced => Box::new(Balanced::default()),
            Self::Lookahead => Box::new(Lookahead::new(Aim::Misses)),
            Self::LookaheadWins => Box::new(Lookahead::new(Aim::Wins)),
            Self::Learned => Box::new(Learned::default()),
            Self::Perfect => Box::new(Perfect::default()),
        }
    }
}

impl fmt::Display for GuesserKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
