//! Owns [`Stakes`]: what a round is played for besides itself.

use super::App;
use crate::game::{Day, ListName, Outcome, Round, Transcript};
use crate::history::{Career, Ended};

/// What a round is played for besides itself, and help would spoil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// The first attempt at today's game, the only one that counts.
    Today,
    /// A rung of the ladder.
    Rung,
}

impl App {
    /// Whether a round is the attempt at today's game that counts.
    #[must_use]
    pub fn is_todays_attempt(&self, round: &Round) -> bool {
        self.is_attempt_of(Day::of_game(&Transcript::of(round, self.list_of(round))), round)
    }

    /// Whether a round of this day is that attempt.
    pub(super) fn is_attempt_of(&self, day: Option<Day>, round: &Round) -> bool {
        self.counting(round)
            .is_some_and(|career| career.daily.today.is_none() && day == Some(career.today()))
    }

    /// What help would spoil in a round, or `None` if nothing.
    #[must_use]
    pub fn what_help_spoils(&self, round: &Round) -> Option<Stakes> {
        if self.is_todays_attempt(round) {
            return Some(Stakes::Today);
        }
        let career = self.counting(round)?;
        let ended = Ended::of(&round.clone().finish(), self.list_of(round));
        let won = Ended { outcome: Outcome::Won, peeked: false, hinted: false, ..ended };
        (!career.clone().go_on(&won).rungs.is_empty()).then_some(Stakes::Rung)
    }

    /// What has been played so far, where this round is to count for it.
    fn counting(&self, round: &Round) -> Option<&Career> {
        self.career().filter(|career| career.keeps && round.what_if().is_none())
    }

    /// What transcripts call the words of a round.
    fn list_of(&self, round: &Round) -> ListName {
        self.stock.list_of(&self.stock.preferences, round)
    }
}
