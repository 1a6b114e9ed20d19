//! What things are called where they are shown. Flags and files have names of their own, which no
//! language changes.

use super::capital;
use crate::engine::Opponent;
use crate::game::{Difficulty, Holder};

/// The game, in capitals as a title.
pub const GAME: &str = "EVIL HANGMAN";

/// The game where there is little room.
pub const SHORT_GAME: &str = "HANGMAN";

/// "Merciless", "You".
#[must_use]
pub fn holder(holder: Holder) -> String {
    capital(holder.name())
}

/// "Merciless".
#[must_use]
pub fn opponent(opponent: Opponent) -> String {
    capital(opponent.name())
}

/// "Gentle".
#[must_use]
pub fn difficulty(difficulty: Difficulty) -> String {
    capital(difficulty.name())
}

/// What a holder does, in one short line.
#[must_use]
pub const fn about(holder: Holder) -> &'static str {
    match holder {
        Holder::Computer(opponent) => about_opponent(opponent),
        Holder::You => "you think of a word; the computer guesses",
    }
}

/// What an opponent does, in one short line.
#[must_use]
pub const fn about_opponent(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Merciless => "holds no word; wins wherever it can",
        Opponent::Greedy => "holds no word; keeps the largest family",
        Opponent::Merciful => "holds no word; cheats for you",
        Opponent::Fair => "holds one word and sticks to it",
        Opponent::Friend => "holds a word that somebody types in",
    }
}

/// What the endings of a figure are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Endings {
    /// The player found the word.
    pub won: &'static str,
    /// The player ran out of misses.
    pub lost: &'static str,
}

/// A man on the gallows.
pub const GALLOWS: Endings = Endings { won: "Set free", lost: "Hanged" };
/// A flower that loses its petals.
pub const FLOWER: Endings = Endings { won: "In bloom", lost: "Withered" };
/// A snowman that melts.
pub const SNOWMAN: Endings = Endings { won: "Still cold", lost: "Melted" };
/// A rocket that loses its parts.
pub const ROCKET: Endings = Endings { won: "Lift-off", lost: "Grounded" };

/// The ending of any figure in a round that was given up.
pub const GIVEN_UP: &str = "Given up";
