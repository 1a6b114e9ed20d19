//! Owns [`GuesserKind`]: the guessers by name.

use super::{Aim, Balanced, Frequency, Guesser, Learned, Lookahead, Perfect};

hangman_words::named! {
    /// The guessers that can be chosen by name, simplest first.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum GuesserKind {
        /// [`Frequency`].
        Frequency = "frequency",
        /// [`Balanced`].
        Balanced = "balanced",
        /// [`Lookahead`], aiming at the fewest misses.
        #[default]
        Lookahead = "lookahead",
        /// [`Lookahead`], aiming at the most words found before the misses run out.
        LookaheadWins = "lookahead-wins",
        /// [`Learned`].
        Learned = "learned",
        /// [`Perfect`].
        Perfect = "perfect",
    }
}

impl GuesserKind {
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
