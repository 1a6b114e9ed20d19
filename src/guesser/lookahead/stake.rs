//! Owns [`Stake`]: what playing on costs.

/// What playing on costs, and when nothing more can be lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stake {
    /// Every miss of every word, to the end.
    Misses,
    /// Every word that is not found before this many more misses.
    Words { left: u32 },
}

impl Stake {
    /// What this many words still cost, where that does not depend on how they are played: the last
    /// word is known, and each miss rules a word out at least.
    pub(crate) fn settled(self, words: usize) -> Option<u32> {
        match self {
            Self::Misses if words < 2 => Some(0),
            Self::Words { left: 0 } => Some(words as u32),
            Self::Words { left } if left as usize >= words => Some(0),
            Self::Misses | Self::Words { .. } => None,
        }
    }

    /// The immediate cost of a miss that leaves this many words.
    pub const fn of_a_miss(self, words: u32) -> u32 {
        match self {
            Self::Misses => words,
            Self::Words { .. } => 0,
        }
    }

    /// What is at stake after a miss.
    pub const fn after_a_miss(self) -> Self {
        match self {
            Self::Misses => self,
            Self::Words { left } => Self::Words { left: left.saturating_sub(1) },
        }
    }
}
