//! Owns [`Wins`]: rounds played and won.

use serde::Serialize;

/// The number of rounds played and won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Wins {
    /// Rounds played.
    pub played: usize,
    /// Rounds won.
    pub won: usize,
}

impl Wins {
    /// Returns the percentage (0 ..= 100) of rounds won, rounded to the nearest; 0 if there are none.
    #[must_use]
    pub const fn percent(self) -> u8 {
        match self.played {
            0 => 0,
            played => ((self.won * 100 + played / 2) / played) as u8,
        }
    }

    pub(super) fn add(&mut self, won: bool) {
        self.played += 1;
        self.won += usize::from(won);
    }
}
