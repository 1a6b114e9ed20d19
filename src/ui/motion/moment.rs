//! Owns [`Moment`], which determines the motion for what has just happened.

use super::Motion;
use crate::app::{App, Screen};
use crate::game::Outcome;

/// What motions depend on. Comparing two moments tells what moves between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    stage: GamePhase,
    /// The number of letters answered.
    letters: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GamePhase {
    /// The player guesses.
    Playing,
    /// The computer does.
    Holding,
    /// The end of a round; quiet if the player gave up.
    Over { quiet: bool },
    /// Any other page.
    Elsewhere,
    /// The story of a round.
    Story,
}

impl Moment {
    /// Returns the current moment of the game.
    pub fn of(app: &App) -> Self {
        let (stage, letters) = match app.screen() {
            Screen::Playing(playing) => (GamePhase::Playing, playing.round().replies().len()),
            Screen::Holding(holding) => (GamePhase::Holding, holding.round().answers().len()),
            Screen::GameOver(over) => {
                let quiet = over.finished().outcome == Outcome::GivenUp;
                (GamePhase::Over { quiet }, 0)
            }
            Screen::HeldOver(_) => (GamePhase::Over { quiet: false }, 0),
            Screen::Story(_) => (GamePhase::Story, 0),
            Screen::Setup(_) | Screen::Statistics(_) | Screen::Puzzle(_) => {
                (GamePhase::Elsewhere, 0)
            }
        };
        Self { stage, letters }
    }

    /// Returns the motion between this moment and a later one, if there is one.
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
            _ => None,
        }
    }
}
