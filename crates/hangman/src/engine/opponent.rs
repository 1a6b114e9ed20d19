//! Owns [`Opponent`]. Each opponent is one entry here, with its name, its description and how it answers.

mod merciless;

use std::fmt;

use serde::{Deserialize, Serialize};

use super::answer::{Choice, Reason};
use super::answer_search::Strategy;
use super::rule::Rule;
use hangman_words::Family;

/// What an opponent holds while letters are guessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holds {
    /// Every word that fits its answers so far. A letter splits them into families, of which it keeps one.
    Families,
    /// One word, drawn at random.
    DrawnWord,
    /// One word that a person typed.
    TypedWord,
}

/// Which family an opponent keeps. An opponent that holds one word has only one.
#[derive(Clone, Copy)]
enum Keeps {
    /// The largest, with ties broken by the rule of a course.
    Largest,
    /// The largest with the letter, if a word has it.
    LargestHit,
    /// The one that costs a perfect player the most misses, so that it wins whenever it can force a win.
    Most(Strategy),
}

#[derive(Clone, Copy)]
struct Traits {
    /// The name that flags and the configuration use.
    name: &'static str,
    /// A one-line description.
    about: &'static str,
    /// The same in fewer words.
    in_short: &'static str,
    holds: Holds,
    keeps: Keeps,
}

macro_rules! opponents {
    ($($(#[$of:meta])* $opponent:ident { $($traits:tt)+ })+) => {
        /// The opponent, which holds the word.
        ///
        /// An opponent decides which words a round starts with and which family it keeps; the engine does the
        /// rest in the same way for every opponent. In particular, *fair is evil with a list of one*: one
        /// candidate has one family, so the answer is the truth.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        #[non_exhaustive]
        pub enum Opponent {
            $($(#[$of])* $opponent,)+
        }

        impl Opponent {
            /// Every opponent, in the order of the menus.
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
    /// Keeps every word that fits, looks ahead, and wins whenever a win can be forced.
    #[default]
    Merciless {
        name: "merciless",
        about: "has no word and wins whenever it can",
        in_short: "wins whenever it can",
        holds: Holds::Families,
        keeps: Keeps::Most(merciless::answer),
    }

    /// Keeps every word that fits, and after each letter the largest family: the classic assignment.
    Greedy {
        name: "greedy",
        about: "has no word and keeps the largest group",
        in_short: "keeps the largest group",
        holds: Holds::Families,
        keeps: Keeps::Largest,
    }

    /// Cheats for the player: says yes to every letter that a word left has, and to every word left.
    Merciful {
        name: "merciful",
        about: "has no word and says yes whenever it can",
        in_short: "says yes whenever it can",
        holds: Holds::Families,
        keeps: Keeps::LargestHit,
    }

    /// Holds one word, drawn at random: ordinary hangman.
    Fair {
        name: "fair",
        about: "has one word and sticks to it",
        in_short: "has one word and sticks to it",
        holds: Holds::DrawnWord,
        keeps: Keeps::Largest,
    }

    /// Holds a word that another person typed.
    Friend {
        name: "friend",
        about: "a friend types a word for you to guess",
        in_short: "holds a word typed in by somebody",
        holds: Holds::TypedWord,
        keeps: Keeps::Largest,
    }
}

impl Opponent {
    /// Returns the opponents that take their words from a list.
    pub fn without_friend() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|opponent| !opponent.is_friend())
    }

    /// Returns the name that flags and the configuration use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.traits().name
    }

    /// Returns a one-line description.
    #[must_use]
    pub const fn about(self) -> &'static str {
        self.traits().about
    }

    /// Returns the description for places with little room, where it is seen that all but two hold no word.
    #[must_use]
    pub const fn about_in_short(self) -> &'static str {
        self.traits().in_short
    }

    /// Returns what it holds.
    #[must_use]
    pub const fn holds(self) -> Holds {
        self.traits().holds
    }

    /// Returns whether it chooses no word but keeps a family, for or against the player, so that "words left" is meaningful.
    #[must_use]
    pub const fn cheats(self) -> bool {
        matches!(self.holds(), Holds::Families)
    }

    /// Returns whether a person types its word.
    #[must_use]
    pub const fn is_friend(self) -> bool {
        matches!(self.holds(), Holds::TypedWord)
    }

    /// Returns whether it chooses families by the [rule](super::Rule) of a course.
    #[must_use]
    pub const fn has_rule(self) -> bool {
        self.cheats() && matches!(self.traits().keeps, Keeps::Largest)
    }

    /// Returns whether it wins whenever a win can be forced, so that nobody wins with fewer misses than par.
    #[must_use]
    pub const fn is_perfect(self) -> bool {
        matches!(self.traits().keeps, Keeps::Most(_))
    }

    /// Returns whether it says yes whenever it can, so that only a letter that no word left has is a miss.
    #[must_use]
    pub const fn helps(self) -> bool {
        matches!(self.traits().keeps, Keeps::LargestHit)
    }

    /// Returns whether it makes the worst of letters for the player, as it holds no word and doesn't help.
    #[must_use]
    pub const fn is_hostile(self) -> bool {
        self.cheats() && !self.helps()
    }

    /// Returns whether the opponent searches for its answers, so that they take a moment.
    #[must_use]
    pub const fn thinks(self) -> bool {
        self.strategy().is_some()
    }

    /// Returns its search strategy, if it searches.
    pub(super) const fn strategy(self) -> Option<Strategy> {
        match self.traits().keeps {
            Keeps::Largest | Keeps::LargestHit => None,
            Keeps::Most(strategy) => Some(strategy),
        }
    }

    /// Returns the answer that needs no search to the letter guessed on `turn` (from 1). `families` are those of
    /// [`Candidates::families`](hangman_words::Candidates::families), and only an opponent that has a rule goes by it.
    pub(crate) fn choose(self, families: &[Family], rule: Rule, turn: u32) -> Choice {
        let is_hit = |family: &&Family| !family.places.is_empty();
        let kept = match self.traits().keeps {
            // An opponent that holds one word has one family.
            Keeps::Largest => return rule.choose(families, turn),
            Keeps::LargestHit => families.iter().find(is_hit).unwrap_or(&families[0]),
            // One that searches knows no better answer without searching.
            Keeps::Most(_) => &families[0],
        };
        Choice { places: kept.places, reason: Reason::Largest, proven: !self.thinks() }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
