//! Owns [`Opponent`]: the name of each, its description, what it holds and how it answers.

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

hangman_words::named! {
    /// The opponent, which holds the word.
    ///
    /// An opponent decides which words a round starts with and which family it keeps; the engine does the
    /// rest in the same way for every opponent. In particular, *fair is evil with a list of one*: one
    /// candidate has one family, so the answer is the truth.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Opponent {
        /// Keeps every word that fits, looks ahead, and wins whenever a win can be forced.
        #[default]
        Merciless = "merciless",
        /// Keeps every word that fits, and after each letter the largest family: the classic assignment.
        Greedy = "greedy",
        /// Holds one word, drawn at random: ordinary hangman.
        Fair = "fair",
        /// Holds a word that another person typed.
        Friend = "friend",
    }
}

impl Opponent {
    /// Returns the opponents that take their words from a list.
    pub fn without_friend() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|opponent| !opponent.is_friend())
    }

    /// Returns a one-line description.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Merciless => "has no word and wins whenever it can",
            Self::Greedy => "has no word and keeps the largest group",
            Self::Fair => "has one word and sticks to it",
            Self::Friend => "a friend types a word for you to guess",
        }
    }

    /// Says what a round against it is about; the first sentence is also said by itself.
    pub const fn premise(self) -> &'static str {
        match self {
            Self::Merciless => {
                "The computer never picks a word. After each guess, it keeps the words that hurt you most."
            }
            Self::Greedy => {
                "The computer never picks a word. After each guess, it keeps the largest group of words."
            }
            Self::Fair => "The computer picks a word, seals it, and sticks to it.",
            Self::Friend => "Someone types in a word, and you guess it.",
        }
    }

    /// Describes the group it keeps where that is not the largest and nothing was searched, so that its answer is
    /// explained truly. `None` if it holds one word, and so has no choice.
    pub const fn about_exceptions(self) -> Option<&'static str> {
        match self {
            Self::Merciless => Some("the largest group that can still beat you"),
            Self::Greedy => Some("the second-largest group, as its rule requires"),
            Self::Fair | Self::Friend => None,
        }
    }

    /// Returns what it holds.
    pub const fn holds(self) -> Holds {
        match self {
            Self::Merciless | Self::Greedy => Holds::Families,
            Self::Fair => Holds::DrawnWord,
            Self::Friend => Holds::TypedWord,
        }
    }

    /// Returns whether it chooses no word but keeps a family, so that "words left" is meaningful.
    pub const fn cheats(self) -> bool {
        matches!(self.holds(), Holds::Families)
    }

    /// Returns whether a person types its word.
    pub const fn is_friend(self) -> bool {
        matches!(self.holds(), Holds::TypedWord)
    }

    /// Returns whether it chooses families by the [rule](super::Rule) of a course.
    pub const fn has_rule(self) -> bool {
        matches!(self, Self::Greedy)
    }

    /// Returns whether it searches for its answers and wins whenever a win can be forced, so that nobody wins with fewer
    /// misses than par.
    pub const fn is_perfect(self) -> bool {
        matches!(self, Self::Merciless)
    }
}
