//! Owns [`GuesserKind`]: the guessers by name.

use serde::{Deserialize, Serialize};

use super::{Aim, Balanced, Frequency, Guesser, Learned, Lookahead, Perfect};

/// The guessers that can be chosen by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GuesserKind {
    /// [`Frequency`].
    Frequency,
    /// [`Balanced`].
    Balanced,
    /// [`Lookahead`], aiming at the fewest misses.
    #[default]
    Lookahead,
    /// [`Lookahead`], aiming at the most words found before the misses run out.
    LookaheadWins,
    /// [`Learned`].
    Learned,
    /// [`Perfect`].
    Perfect,
}

impl GuesserKind {
    /// Every kind, simplest first.
    pub const ALL: [Self; 6] = [
        Self::Frequency,
        Self::Balanced,
        Self::Lookahead,
        Self::LookaheadWins,
        Self::Learned,
        Self::Perfect,
    ];

    /// Returns the name that flags use.
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

    /// Returns whether earlier positions may decide between two equally good letters, so that the guesser
    /// repeats its choices only if asked in the same order.
    pub const fn learns(self) -> bool {
        matches!(self, Self::Perfect)
    }

    /// Creates a guesser of this kind that has seen no words yet.
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

hangman_words::displayed_by_name!(GuesserKind);
