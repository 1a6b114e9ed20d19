//! [`GameSpec`]: what a round is to be like. Who holds the word, from which list, of which length, and how many lives there are.

mod difficulty;
mod holder;

pub use difficulty::Difficulty;
pub use holder::Holder;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;

use super::library::{Library, ListChoice};
use super::opening::OpeningChoice;
use super::round::{Lives, LivesError};
use super::transcript::Transcript;
use hangman_words::{Grade, MAX_LENGTH};

/// What a round is to be like. A program's settings, the start of a transcript and *play on* have this in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSpec {
    /// Who holds the word.
    pub opponent: Holder,
    /// The word list.
    pub list: ListChoice,
    /// The length of the word.
    pub length: Length,
    /// The number of misses that lose.
    pub lives: LivesChoice,
    /// What is revealed before the first guess.
    pub opening: OpeningChoice,
    /// The seed, if somebody chose it.
    pub seed: Option<u64>,
}

impl GameSpec {
    /// Returns whether the rounds are those of the player's level: the usual rounds with everyday words. Who chooses anything
    /// else plays rounds of their own, which change no level.
    pub fn rises(&self) -> bool {
        let usual = Self::default();
        let chosen = (self.opponent, self.lives, self.opening, self.seed);
        self.length == Length::Level
            && chosen == (usual.opponent, usual.lives, usual.opening, usual.seed)
            && matches!(self.list, ListChoice::Embedded(list) if list.grade() == Grade::Everyday)
    }

    /// Returns the game of a transcript before its first guess; `None` if the library lacks its list.
    pub fn of(game: &Transcript, library: &Library) -> Option<Self> {
        let opening = game.opening.map(|opening| opening.text(game.list.alphabet()));
        Some(Self {
            opponent: game.opponent.into(),
            list: library.find(&game.list)?,
            length: Length::Letters(game.length),
            lives: LivesChoice::Number(game.lives),
            opening: opening.map_or(OpeningChoice::None, OpeningChoice::This),
            seed: Some(game.seed),
        })
    }
}

/// The length of the word. Written as a number, as `surprise`, or as `level`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// A length that is drawn for each round.
    Surprise,
    /// The length and the lives of the player's level, which rises and falls with the rounds. Where a round can have none,
    /// this is the usual length.
    Level,
    /// This number of letters.
    #[serde(untagged)]
    Letters(usize),
}

impl Length {
    /// The lengths (letters) that a surprise is drawn from.
    pub const DRAWN: RangeInclusive<usize> = 5..=12;

    /// The usual length in letters.
    pub const USUAL: usize = 8;

    /// The name of a length that is drawn.
    pub const SURPRISE: &'static str = "surprise";

    /// The name of a length that rises with the player.
    pub const LEVEL: &'static str = "level";

    /// Returns the number of letters, unless it is drawn.
    pub const fn letters(self) -> Option<usize> {
        match self {
            Self::Letters(letters) => Some(letters),
            Self::Level => Some(Self::USUAL),
            Self::Surprise => None,
        }
    }
}

impl Default for Length {
    fn default() -> Self {
        Self::Letters(Self::USUAL)
    }
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letters(letters) => letters.fmt(f),
            Self::Surprise => f.pad(Self::SURPRISE),
            Self::Level => f.pad(Self::LEVEL),
        }
    }
}

/// The error for a text that is not the length of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a length is a whole number of letters from 1 to {MAX_LENGTH}, {} or {}",
    Length::LEVEL,
    Length::SURPRISE
)]
pub struct LengthError;

impl FromStr for Length {
    type Err = LengthError;

    fn from_str(text: &str) -> Result<Self, LengthError> {
        match &*text.trim().to_ascii_lowercase() {
            Self::SURPRISE => Ok(Self::Surprise),
            Self::LEVEL => Ok(Self::Level),
            text => {
                let letters = text.parse().ok();
                let letters = letters.filter(|letters| (1..=MAX_LENGTH).contains(letters));
                letters.map(Self::Letters).ok_or(LengthError)
            }
        }
    }
}

/// The number of misses that lose, by name or as a number. Written as either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum LivesChoice {
    /// As many as this difficulty gives for par.
    Named(Difficulty),
    /// This number.
    Number(Lives),
}

impl LivesChoice {
    /// Returns the number of lives against an opponent. For a named difficulty that is a distance from par (misses), if par
    /// is known; a word that the computer does not choose has a usual number.
    pub fn lives(self, opponent: Holder, par: Option<usize>) -> Option<Lives> {
        match self {
            Self::Number(lives) => Some(lives),
            Self::Named(difficulty) => {
                opponent.usual_lives().or_else(|| par.map(|par| difficulty.lives(par)))
            }
        }
    }
}

impl Default for LivesChoice {
    fn default() -> Self {
        Self::Named(Difficulty::default())
    }
}

impl fmt::Display for LivesChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(difficulty) => difficulty.fmt(f),
            Self::Number(lives) => lives.fmt(f),
        }
    }
}

impl FromStr for LivesChoice {
    type Err = LivesError;

    fn from_str(text: &str) -> Result<Self, LivesError> {
        Difficulty::named(&text.trim().to_lowercase())
            .map_or_else(|| text.parse().map(Self::Number), |named| Ok(Self::Named(named)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;

    #[test]
    fn a_length_and_lives_are_read_as_they_are_written() {
        for text in ["1", "8", "64", "surprise", "level"] {
            assert_eq!(text.parse::<Length>().unwrap().to_string(), text);
        }
        for text in ["0", "65", "-1", "x", ""] {
            assert_eq!(text.parse::<Length>(), Err(LengthError), "{text}");
        }
        for text in ["gentle", "even", "perfect", "1", "300"] {
            assert_eq!(text.parse::<LivesChoice>().unwrap().to_string(), text);
        }
        assert_eq!(" Gentle ".parse(), Ok(LivesChoice::Named(Difficulty::Gentle)));
        assert_eq!("0".parse::<LivesChoice>(), Err(LivesError::Zero));
        assert_eq!("custom".parse::<LivesChoice>(), Err(LivesError::NotANumber));
    }

    #[test]
    fn named_lives_follow_par_where_the_computer_chooses_the_word() {
        let even = LivesChoice::Named(Difficulty::Even);
        let lives = |holder, par| even.lives(holder, par).map(Lives::get);
        assert_eq!(lives(Opponent::Greedy.into(), Some(7)), Some(9));
        assert_eq!(lives(Opponent::Greedy.into(), None), None);
        assert_eq!(lives(Opponent::Friend.into(), Some(7)), Some(Lives::OF_A_FRIENDS_WORD.get()));
        assert_eq!(lives(Holder::You, None), Some(Lives::OF_THE_COMPUTER.get()));
    }
}
