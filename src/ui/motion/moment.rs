//! Owns [`Moment`]: which motion belongs to what has just happened.

use super::Motion;
use crate::app::{App, Screen};
use crate::game::Outcome;

/// What of a game its motions depend on: two of them say what moves between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    stage: GamePhase,
    /// Letters that have been answered.
    letters: usize,
    /// Whether the families of the last one are shown.
    xray: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GamePhase {
    /// The player guesses.
    Playing,
    /// The computer does.
    Holding,
    /// The end, and whether somebody fought to it.
    Over { quiet: bool },
    /// A page, or the story of a round.
    Elsewhere,
    /// The story of a round that is over.
    Story,
}

impl Moment {
    /// The game as it is now.
    #[must_use]
    pub fn of(app: &App) -> Self {
        let (stage, letters, xray) = match app.screen() {
            Screen::Playing(playing) => {
                (GamePhase::Playing, playing.round().replies().len(), playing.xray().is_some())
            }
            Screen::Holding(holding) => {
                (GamePhase::Holding, holding.round().answers().len(), false)
            }
            Screen::GameOver(over) => {
                let quiet = over.finished().outcome == Outcome::GivenUp;
                (GamePhase::Over { quiet }, 0, false)
            }
            Screen::HeldOver(_) => (GamePhase::Over { quiet: false }, 0, false),
            Screen::Story(_) => (GamePhase::Story, 0, false),
            Screen::Setup(_) | Screen::Statistics(_) => (GamePhase::Elsewhere, 0, false),
        };
        Self { stage, letters, xray }
    }

    /// What moves on the way from this moment to a later one, if anything does.
    #[must_use]
    pub fn leads_to(self, after: Self) -> Option<Motion> {
        match (self.stage, after.stage) {
            (GamePhase::Over { .. } | GamePhase::Story, GamePhase::Over { .. }) => None,
            (_, GamePhase::Over { quiet: true }) => Some(Motion::Letter),
            (_, GamePhase::Over { quiet: false }) => Some(Motion::Ending),
            (GamePhase::Playing, GamePhase::Playing) | (GamePhase::Holding, GamePhase::Holding)
                if after.letters > self.letters =>
            {
                Some(Motion::Letter)
            }
            (GamePhase::Playing, GamePhase::Playing) if after.xray && !self.xray => {
                Some(Motion::Xray)
            }
            _ => None,
        }
    }
}
