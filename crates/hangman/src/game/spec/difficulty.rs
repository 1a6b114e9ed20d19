//! Owns [`Difficulty`]: how far the lives of a round are from perfect play.

use crate::game::round::Lives;

/// The difficulty of a round: how many misses beyond par don't lose it yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Difficulty {
    /// Par plus three.
    Gentle,
    /// Par plus one.
    #[default]
    Even,
    /// Par, so that only a perfect player wins.
    Perfect,
}

impl Difficulty {
    /// Every difficulty, the easiest first.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Even, Self::Perfect];

    /// Returns the name that flags and the configuration use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Even => "even",
            Self::Perfect => "perfect",
        }
    }

    /// Returns the lives of a round with this par.
    pub fn lives(self, par: usize) -> Lives {
        let beyond_par = match self {
            Self::Gentle => 3,
            Self::Even => 1,
            Self::Perfect => 0,
        };
        Lives::beyond(par, beyond_par)
    }

    /// Returns the difficulty with this many lives at this par, if there is one.
    pub fn of(lives: Lives, par: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|difficulty| difficulty.lives(par) == lives)
    }
}

hangman_words::displayed_by_name!(Difficulty);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difficulty_is_a_distance_from_par() {
        assert_eq!(Difficulty::ALL.map(|it| it.lives(8).get()), [12, 10, 9]);
        for number in 1..20 {
            let of = Difficulty::of(Lives::at_least_one(number), 8);
            assert_eq!(
                of.map(|it| it.lives(8).get()),
                [12, 10, 9].into_iter().find(|it| *it == number)
            );
        }
    }
}
