//! Owns [`Difficulty`]: by name, how many more misses a player may have than a perfect player needs.

use std::fmt;

use serde::Serialize;

use super::lives::Lives;

/// The difficulty of a round: how many misses beyond par don't lose it yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Difficulty {
    /// Par plus five.
    Gentle,
    /// Par plus three.
    #[default]
    Even,
    /// Par plus one.
    Sharp,
    /// Par, so that only a perfect player wins.
    Perfect,
    /// Any number, even below par.
    Custom,
}

impl Difficulty {
    /// Every difficulty, the easiest first; the last one has no fixed distance from par.
    pub const ALL: [Self; 5] = [Self::Gentle, Self::Even, Self::Sharp, Self::Perfect, Self::Custom];

    /// Returns the name that flags and the configuration use.
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

    /// Returns the misses beyond par that don't lose yet; `None` if the player chooses their number.
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

    /// Returns the lives of a round with this par; `None` if the player chooses them.
    #[must_use]
    pub fn lives(self, par: usize) -> Option<Lives> {
        let lost_at = u32::try_from(par).unwrap_or(u32::MAX).saturating_add(1);
        self.beyond_par().map(|more| Lives::at_least_one(lost_at.saturating_add(more)))
    }

    /// Returns the difficulty with this many lives at this par; [`Difficulty::Custom`] if no other one
    /// matches.
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
        let lives = |difficulty: Difficulty| difficulty.lives(8).map(Lives::get);
        let all = Difficulty::ALL.map(lives);
        assert_eq!(all, [Some(14), Some(12), Some(10), Some(9), None]);
        for number in 1..20 {
            let of = Difficulty::of(Lives::at_least_one(number), 8);
            assert!(of.lives(8).is_none_or(|lives| lives.get() == number));
            assert_eq!(of == Difficulty::Custom, ![14, 12, 10, 9].contains(&number));
        }
    }
}
