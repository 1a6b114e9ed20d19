//! Owns [`Lives`]: how many misses lose a round.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The number of misses that lose a round, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Lives(NonZeroU32);

/// The reason why a text is not a number of lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LivesError {
    /// The text is empty.
    #[error("type how many lives there are: a whole number above zero")]
    Empty,
    /// The number is zero.
    #[error("you need at least one life: use a whole number above zero")]
    Zero,
    /// The number doesn't fit into 32 bits.
    #[error("that's too many lives: use a whole number up to 4294967295")]
    TooMany,
    /// Anything else.
    #[error("the number of lives is a whole number above zero, such as 8")]
    NotANumber,
}

impl Lives {
    /// The lives for finding a word that somebody typed. It may be on no list, so nobody knows what it costs.
    pub const OF_A_FRIENDS_WORD: Self = Self::at_least_one(8);

    /// The lives of the computer when it guesses. It misses two or three times on average at the usual lengths, so a
    /// word can be hard enough for it.
    pub(in crate::game) const OF_THE_COMPUTER: Self = Self::at_least_one(6);

    /// Creates this number of lives, or one instead of none.
    pub const fn at_least_one(number: u32) -> Self {
        match NonZeroU32::new(number) {
            Some(number) => Self(number),
            None => Self(NonZeroU32::MIN),
        }
    }

    /// Returns the lives of somebody who may miss so often beyond `par`, the misses of perfect play.
    pub(in crate::game) fn beyond(par: usize, spare: u32) -> Self {
        let lost_at = u32::try_from(par).unwrap_or(u32::MAX).saturating_add(1);
        Self::at_least_one(lost_at.saturating_add(spare))
    }

    /// Returns the number.
    pub const fn get(self) -> u32 {
        self.0.get()
    }
}

impl FromStr for Lives {
    type Err = LivesError;

    /// Parses a number, which may be larger than the number of letters to miss.
    fn from_str(text: &str) -> Result<Self, LivesError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(LivesError::Empty);
        }
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(LivesError::NotANumber);
        }
        let number = text.parse().map_err(|_| LivesError::TooMany)?;
        NonZeroU32::new(number).map(Self).ok_or(LivesError::Zero)
    }
}

impl fmt::Display for Lives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_are_whole_numbers_above_zero_however_large() {
        let read = |text: &str| text.parse::<Lives>().map(Lives::get);
        assert_eq!(read(" 8 "), Ok(8));
        assert_eq!(read("0008"), Ok(8));
        assert_eq!(read("4294967295"), Ok(u32::MAX));
        assert_eq!(read("99999999999999999999999"), Err(LivesError::TooMany));
        assert_eq!(read(""), Err(LivesError::Empty));
        assert_eq!(read("0"), Err(LivesError::Zero));
        for text in ["-1", "1.5", "six", "1 2", "+3", "٣"] {
            assert_eq!(read(text), Err(LivesError::NotANumber), "{text}");
        }
    }
}
