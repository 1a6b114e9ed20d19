//! Owns [`Difficulty`]: how far the lives of a round are from perfect play.

use crate::game::round::Lives;

hangman_words::named! {
    /// The difficulty of a round: how many misses beyond par don't lose it yet. The easiest comes first.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Difficulty {
        /// Par plus three.
        Gentle = "gentle",
        /// Par plus one.
        #[default]
        Even = "even",
        /// Par, so that only a perfect player wins.
        Perfect = "perfect",
    }
}

impl Difficulty {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difficulty_is_a_distance_from_par() {
        assert_eq!(Difficulty::ALL.map(|it| it.lives(8).get()), [12, 10, 9]);
        for number in 1..20 {
            let of = Difficulty::of(Lives::at_least_one(number), 8).map(|it| it.lives(8).get());
            assert_eq!(of, [12, 10, 9].contains(&number).then_some(number));
        }
    }
}
