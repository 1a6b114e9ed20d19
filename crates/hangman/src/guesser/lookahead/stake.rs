//! Owns [`Stake`]: how the cost of a playout is counted.

/// What counts as a cost, and when nothing more can be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stake {
    /// The misses to the end, summed over the words.
    Misses,
    /// The words that are not found before this many more misses.
    Words { left: u32 },
}

impl Stake {
    /// Returns the remaining cost of this many words if it does not depend on how they are played: a single
    /// word is known, and each miss eliminates at least one word.
    pub(crate) fn settled(self, words: usize) -> Option<u32> {
        match self {
            Self::Misses if words < 2 => Some(0),
            Self::Words { left: 0 } => Some(words as u32),
            Self::Words { left } if left as usize >= words => Some(0),
            Self::Misses | Self::Words { .. } => None,
        }
    }

    /// Returns the immediate cost of a miss that leaves this many words.
    pub const fn of_a_miss(self, words: u32) -> u32 {
        match self {
            Self::Misses => words,
            Self::Words { .. } => 0,
        }
    }

    /// Returns what is at stake after a miss.
    pub const fn after_a_miss(self) -> Self {
        match self {
            Self::Misses => self,
            Self::Words { left } => Self::Words { left: left.saturating_sub(1) },
        }
    }
}
