//! Owns [`Difficulty`]: how many misses more than a perfect player a player may have, by name.

use std::fmt;

use serde::Serialize;

use super::lives::Lives;

/// How hard a round is, as a distance from par (the guesses that a perfect player needs).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Difficulty {
    /// Par and five more.
    Gentle,
    /// Par and three more.
    #[default]
    Even,
    /// Par and one more.
    Sharp,
    /// Par: a perfect player just gets by.
    Perfect,
    /// Any number, also one below par.
    Custom,
}

impl Difficulty {
    /// Every difficulty, the easiest first; the last is the one without a distance.
    pub const ALL: [Self; 5] = [Self::Gentle, Self::Even, Self::Sharp, Self::Perfect, Self::Custom];

    /// The name that flags and the configuration use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Even => "even",
            Self::Sharp => "sharp",
            Self::Perfect => "perfect",
            Self::Custom => "custom",
        }
    }

    /// Misses allowed beyond those that a perfect player needs; `None` where the player sets them.
    #[must_use]
    pub const fn beyond_par(self) -> Option<u32> {
        match self {
            Self::Gentle => Some(5),
            Self::Even => Some(3),
            Self::Sharp => Some(1),
            Self::Perfect => Some(0),
            Self::Custom => None,
        }
    }

    /// The guesses of a round with this par; `None` where the player sets them.
    #[must_use]
    pub fn lives(self, par: usize) -> Option<Lives> {
        let par = u32::try_from(par).unwrap_or(u32::MAX);
        self.beyond_par().map(|more| Lives::at_least_one(par.saturating_add(more)))
    }

    /// The difficulty that this many misses come to, where par is this; [`Difficulty::Custom`] if they are
    /// none of the named ones.
    #[must_use]
    pub fn of(lives: Lives, par: usize) -> Self {
        let named = |difficulty: &Self| difficulty.lives(par) == Some(lives);
        Self::ALL.into_iter().find(named).unwrap_or(Self::Custom)
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difficulty_is_a_distance_from_par() {
        let lives = |difficulty: Difficulty| difficulty.lives(9).map(Lives::get);
        let all = Difficulty::ALL.map(lives);
        assert_eq!(all, [Some(14), Some(12), Some(10), Some(9), None]);
        for number in 1..20 {
            let of = Difficulty::of(Lives::at_least_one(number), 9);
            assert!(of.lives(9).is_none_or(|lives| lives.get() == number));
            assert_eq!(of == Difficulty::Custom, ![14, 12, 10, 9].contains(&number));
        }
    }
}
