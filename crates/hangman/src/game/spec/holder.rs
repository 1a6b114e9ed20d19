//! Owns [`Holder`]: who holds the word, an opponent or the player.

use crate::engine::Opponent;
use crate::game::round::Lives;

/// Who holds the word; the other side guesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holder {
    /// The player; the computer guesses.
    You,
    /// The computer, as this opponent; the player guesses.
    Computer(Opponent),
}

impl Holder {
    /// Every holder, in the order of the menus.
    pub const ALL: [Self; Opponent::ALL.len() + 1] = {
        let mut all = [Self::You; Opponent::ALL.len() + 1];
        let mut index = 0;
        while index < Opponent::ALL.len() {
            all[index] = Self::Computer(Opponent::ALL[index]);
            index += 1;
        }
        all
    };

    /// Returns the name, which is written and read.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Computer(opponent) => opponent.name(),
            Self::You => "you",
        }
    }

    /// Returns whether it wins whenever a win can be forced, so that nobody wins with fewer misses than par.
    pub const fn is_perfect(self) -> bool {
        matches!(self, Self::Computer(opponent) if opponent.is_perfect())
    }

    /// Returns whether somebody types a word that the player must not see.
    pub const fn is_friend(self) -> bool {
        matches!(self, Self::Computer(opponent) if opponent.is_friend())
    }

    /// Returns whether rounds can begin with an opening: the words must be the computer's.
    pub const fn has_openings(self) -> bool {
        matches!(self, Self::Computer(opponent) if !opponent.is_friend())
    }

    /// Returns the number of lives for a word that the computer does not choose, with which no difficulty can be
    /// compared; `None` if it chooses the word.
    pub const fn usual_lives(self) -> Option<Lives> {
        match self {
            Self::You => Some(Lives::OF_THE_COMPUTER),
            Self::Computer(opponent) if opponent.is_friend() => Some(Lives::OF_A_FRIENDS_WORD),
            Self::Computer(_) => None,
        }
    }
}

impl Default for Holder {
    fn default() -> Self {
        Self::Computer(Opponent::default())
    }
}

impl From<Opponent> for Holder {
    fn from(opponent: Opponent) -> Self {
        Self::Computer(opponent)
    }
}

hangman_words::written_by_name!(Holder);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_is_a_holder_and_so_are_you() {
        let opponents = Opponent::ALL.map(Holder::from);
        assert_eq!(Holder::ALL[..opponents.len()], opponents);
        assert_eq!(Holder::ALL.last(), Some(&Holder::You));
    }
}
