//! Owns [`Opponent`]: every opponent is one paragraph here, from which the rest of the house has its name, what
//! it is said to do, and how it answers.

mod merciful;
mod merciless;

use std::fmt;

use serde::Serialize;

use super::answer::{Choice, Reason};
use super::answer_search::Strategy;
use crate::words::Family;

/// What an opponent holds while letters are guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holds {
    /// Every word that fits what it has said. A letter makes families of them, and it keeps one.
    Families,
    /// One word, drawn at random.
    DrawnWord,
    /// One word, which somebody has typed.
    TypedWord,
}

/// Which family an opponent keeps; who holds one word has only one.
#[derive(Clone, Copy)]
enum Keeps {
    /// The largest, as the rule of a course says.
    Largest,
    /// The one that costs a perfect player the most misses: it wins wherever that can be forced.
    Most(Strategy),
    /// The one that costs a perfect player the fewest.
    Fewest(Strategy),
}

/// What is known of an opponent.
#[derive(Clone, Copy)]
struct Traits {
    /// The name that flags and the configuration use.
    name: &'static str,
    /// What it does, in one short line.
    about: &'static str,
    /// How hard it makes it for the player, as the form shows it (0 ..= 4); nobody knows of a friend.
    hardness: usize,
    holds: Holds,
    keeps: Keeps,
}

macro_rules! opponents {
    ($($(#[$of:meta])* $opponent:ident { $($traits:tt)+ })+) => {
        /// Who holds the word.
        ///
        /// An opponent decides which words a round starts with and which family it keeps; the engine does
        /// all the rest, the same for every opponent. In particular *fair is evil with a list of one*: where
        /// there is one candidate there is one family, so the answer is the truth.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Opponent {
            $($(#[$of])* $opponent,)+
        }

        impl Opponent {
            /// Every opponent, in the order in which they are offered.
            pub const ALL: [Self; [$(Self::$opponent),+].len()] = [$(Self::$opponent),+];

            const fn traits(self) -> Traits {
                match self {
                    $(Self::$opponent => Traits { $($traits)+ },)+
                }
            }
        }
    };
}

opponents! {
    /// Keeps every word that fits, looks ahead, and wins by force wherever that can be done.
    #[default]
    Merciless {
        name: "merciless",
        about: "holds no word; wins wherever it can",
        hardness: 4,
        holds: Holds::Families,
        keeps: Keeps::Most(merciless::answer),
    }

    /// Keeps every word that fits, and with each letter the largest family: the classic assignment.
    Greedy {
        name: "greedy",
        about: "holds no word; keeps the largest family",
        hardness: 3,
        holds: Holds::Families,
        keeps: Keeps::Largest,
    }

    /// Cheats for the player: keeps the family that makes winning easiest.
    Merciful {
        name: "merciful",
        about: "holds no word; cheats for you",
        hardness: 0,
        holds: Holds::Families,
        keeps: Keeps::Fewest(merciful::answer),
    }

    /// Holds one word, drawn at random: ordinary hangman.
    Fair {
        name: "fair",
        about: "holds one word and sticks to it",
        hardness: 1,
        holds: Holds::DrawnWord,
        keeps: Keeps::Largest,
    }

    /// Holds the word that another person typed in.
    Friend {
        name: "friend",
        about: "holds a word that somebody types in",
        hardness: 0,
        holds: Holds::TypedWord,
        keeps: Keeps::Largest,
    }
}

impl Opponent {
    /// Those that answer from a list of words, so that nobody has to type one.
    pub fn without_friend() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|opponent| !opponent.is_friend())
    }

    /// The name that flags and the configuration use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.traits().name
    }

    /// What it does, in one short line.
    #[must_use]
    pub const fn about(self) -> &'static str {
        self.traits().about
    }

    /// How hard it makes it for the player, as the form shows it (0 ..= 4); nobody knows of a friend.
    #[must_use]
    pub const fn hardness(self) -> usize {
        self.traits().hardness
    }

    /// What it holds.
    #[must_use]
    pub const fn holds(self) -> Holds {
        self.traits().holds
    }

    /// Whether the opponent keeps more than one word, so that "words left" means something.
    #[must_use]
    pub const fn is_evil(self) -> bool {
        matches!(self.holds(), Holds::Families)
    }

    /// Whether somebody types its word.
    #[must_use]
    pub const fn is_friend(self) -> bool {
        matches!(self.holds(), Holds::TypedWord)
    }

    /// Whether it keeps families by the [rule](super::Rule) of a course.
    #[must_use]
    pub const fn has_rule(self) -> bool {
        self.is_evil() && !self.thinks()
    }

    /// Whether it wins wherever that can be forced, so that nobody wins with fewer misses than par.
    #[must_use]
    pub const fn is_perfect(self) -> bool {
        matches!(self.traits().keeps, Keeps::Most(_))
    }

    /// Whether it makes the best of every letter for the player.
    #[must_use]
    pub const fn helps(self) -> bool {
        matches!(self.traits().keeps, Keeps::Fewest(_))
    }

    /// Whether the opponent has to search for its answers, so that they take a moment.
    #[must_use]
    pub const fn thinks(self) -> bool {
        self.strategy().is_some()
    }

    /// How it searches, where it does.
    pub(super) const fn strategy(self) -> Option<Strategy> {
        match self.traits().keeps {
            Keeps::Largest => None,
            Keeps::Most(strategy) | Keeps::Fewest(strategy) => Some(strategy),
        }
    }

    /// The answer that needs no search; `families` are those of
    /// [`Candidates::families`](crate::words::Candidates::families).
    pub(super) fn choose(self, families: &[Family]) -> Choice {
        // The first family is the one that the assignment's rules name. A fair opponent has no other,
        // and one that thinks has no better one without thinking.
        Choice { places: families[0].places, reason: Reason::Largest, proven: !self.thinks() }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
