//! [`Occasion`]: what a round is played for, such as the game of a [`Day`] or a [`Level`].

mod day;
mod level;
mod schedule;

pub use day::Day;
pub use level::Level;

use serde::{Deserialize, Serialize};

/// What a round is played for. It alone decides what the round counts for, whether help needs a confirmation, and what
/// *play on* starts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// Nothing but itself.
    #[default]
    Free,
    /// The first attempt at the game of a day.
    Today(Day),
    /// The level with this number, from 1.
    Level(usize),
    /// A challenge by a friend.
    Challenge,
    /// A challenge for a friend, who plays it on the computer of the one who set it.
    HandedOver,
    /// A game that somebody chose: one that is tried again, or one that a seed or a transcript names.
    Again(Box<Self>),
    /// Another way on after this number of guesses of a round that has ended.
    WhatIf(usize),
}

/// What *play on* starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayOn {
    /// The title, since this is played once.
    Home,
    /// Another round with the same settings.
    Same,
    /// The story of the round that it came from.
    Story,
}

impl Occasion {
    /// Returns the occasion of a game that somebody chose and that is otherwise played for this.
    #[must_use]
    pub fn again(self) -> Self {
        match self {
            Self::Again(_) => self,
            first => Self::Again(Box::new(first)),
        }
    }

    /// Returns whether the round counts in the statistics, which are of one player.
    pub const fn counts(&self) -> bool {
        !matches!(self, Self::HandedOver | Self::Again(_) | Self::WhatIf(_))
    }

    /// Returns whether help spoils what the round counts for, so that it needs a confirmation.
    pub const fn asks_before_help(&self) -> bool {
        matches!(self, Self::Today(_) | Self::Level(_))
    }

    /// Returns the day if this is the first attempt at its game.
    pub const fn day(&self) -> Option<Day> {
        if let Self::Today(day) = self { Some(*day) } else { None }
    }

    /// Returns the number of the level that the round counts for, from 1.
    pub const fn level(&self) -> Option<usize> {
        if let Self::Level(number) = self { Some(*number) } else { None }
    }

    /// Returns the number of guesses taken from the original round if this is a what-if round.
    pub const fn what_if(&self) -> Option<usize> {
        if let Self::WhatIf(guesses) = self { Some(*guesses) } else { None }
    }

    /// Returns what *play on* starts after the round.
    pub fn play_on(&self) -> PlayOn {
        match self {
            Self::Free | Self::Level(_) => PlayOn::Same,
            Self::Today(_) | Self::Challenge | Self::HandedOver => PlayOn::Home,
            Self::Again(first) => first.play_on(),
            Self::WhatIf(_) => PlayOn::Story,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_occasion_decides_what_counts_and_what_comes_next() {
        let today = Day::at(1_795_564_800);
        for (occasion, counts, asks, next) in [
            (Occasion::Free, true, false, PlayOn::Same),
            (Occasion::Today(today), true, true, PlayOn::Home),
            (Occasion::Level(3), true, true, PlayOn::Same),
            (Occasion::Challenge, true, false, PlayOn::Home),
            (Occasion::HandedOver, false, false, PlayOn::Home),
            (Occasion::Free.again(), false, false, PlayOn::Same),
            (Occasion::Level(3).again().again(), false, false, PlayOn::Same),
            (Occasion::WhatIf(2), false, false, PlayOn::Story),
        ] {
            let decided = (occasion.counts(), occasion.asks_before_help(), occasion.play_on());
            assert_eq!(decided, (counts, asks, next), "{occasion:?}");
            let line = serde_json::to_string(&occasion).unwrap();
            assert_eq!(serde_json::from_str::<Occasion>(&line).unwrap(), occasion, "{line}");
        }
    }
}
