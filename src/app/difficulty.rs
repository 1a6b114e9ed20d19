//! Owns [`Difficulty`]: how far the misses of a round are from par, by name.

use crate::game::Guesses;

/// How many misses more than a perfect player needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// Par and five more.
    Gentle,
    /// Par and three more.
    Even,
    /// Par and one more.
    Sharp,
    /// Par: no slip allowed.
    Perfect,
}

impl Difficulty {
    /// Every one, the easiest first.
    pub const ALL: [Self; 4] = [Self::Gentle, Self::Even, Self::Sharp, Self::Perfect];

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "Gentle",
            Self::Even => "Even",
            Self::Sharp => "Sharp",
            Self::Perfect => "Perfect",
        }
    }

    /// Misses that lose the round where par is this.
    #[must_use]
    pub const fn guesses(self, par: usize) -> usize {
        par + self.spare()
    }

    /// Misses more than par.
    const fn spare(self) -> usize {
        match self {
            Self::Gentle => 5,
            Self::Even => 3,
            Self::Sharp => 1,
            Self::Perfect => 0,
        }
    }

    /// How far it is from par, in words.
    #[must_use]
    pub const fn from_par(self) -> &'static str {
        match self {
            Self::Gentle => "par + 5",
            Self::Even => "par + 3",
            Self::Sharp => "par + 1",
            Self::Perfect => "par: no slip allowed",
        }
    }

    /// The one `by` steps on from so many misses, where par is this: from between two, the next on that
    /// side; past the ends it stays.
    #[must_use]
    pub fn stepped(guesses: Guesses, par: usize, by: isize) -> Guesses {
        let own = guesses.get() as usize;
        let all = Self::ALL.map(|difficulty| difficulty.guesses(par));
        let next = match by {
            1.. => all.into_iter().find(|other| *other < own),
            _ => all.into_iter().rev().find(|other| *other > own),
        };
        next.map_or(guesses, |next| Guesses::at_least_one(u32::try_from(next).unwrap_or(u32::MAX)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_difficulty_is_so_far_from_par() {
        let guesses = Difficulty::ALL.map(|difficulty| difficulty.guesses(8));
        assert_eq!(guesses, [13, 11, 9, 8]);
    }

    #[test]
    fn steps_go_to_the_next_named_one() {
        for (guesses, by, expected) in [
            (11, 1, 9),
            (11, -1, 13),
            (10, 1, 9),
            (10, -1, 11),
            (20, 1, 13),
            (8, 1, 8),
            (13, -1, 13),
            (2, -1, 8),
        ] {
            let guesses = Guesses::at_least_one(guesses);
            assert_eq!(Difficulty::stepped(guesses, 8, by).get(), expected, "{guesses} {by}");
        }
    }
}
