//! Owns [`Screen`]: what is shown, behind the overlays. The screens have a file each: their state, and what each input does.
//! They know no terminal and no drawing.

pub(super) mod game_over;
pub(super) mod held_over;
pub(super) mod holding;
pub(super) mod playing;
pub(super) mod puzzle;
pub(super) mod setup;
pub(super) mod statistics;

use super::Next;
use super::input::Input;
use super::keys::Context;
use super::state::SessionState;
use game_over::GameOver;
use game_over::story::{Pane, StoryScreen};
use held_over::HeldOver;
use holding::Holding;
use playing::Playing;
use puzzle::PuzzleScreen;
use setup::Setup;
use statistics::StatisticsScreen;

/// A screen and its data.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The title, and the settings behind it.
    Setup(Setup),
    /// A round.
    Playing(Playing),
    /// The end of a round.
    GameOver(GameOver),
    /// The replay of a round, turn by turn.
    Story(StoryScreen),
    /// Statistics of past rounds.
    Statistics(StatisticsScreen),
    /// A puzzle.
    Puzzle(Box<PuzzleScreen>),
    /// A round in which the player holds the word.
    Holding(Holding),
    /// The end of a round in which the player held the word.
    HeldOver(HeldOver),
}

impl Screen {
    pub(super) fn update(&mut self, input: &Input, state: &mut SessionState) -> Next {
        match self {
            Self::Setup(form) => form.update(input, state),
            Self::Playing(playing) => playing.update(input, &mut state.requests),
            Self::Puzzle(puzzle) => puzzle.update(input, state),
            Self::GameOver(over) => over.update(input),
            Self::Holding(holding) => holding.update(input, &mut state.requests),
            Self::HeldOver(over) => over.update(input),
            Self::Story(story) => story.update(input),
            Self::Statistics(screen) => screen.update(input),
        }
    }

    /// Returns the number of steps back that lead to the screen behind it, or to the title.
    pub(super) fn depth(&self) -> usize {
        match self {
            Self::Setup(setup) => usize::from(setup.row.is_some()),
            // The end of the round is behind the turns.
            Self::Story(story) => 2 + usize::from(story.pane == Pane::Words),
            _ => 1,
        }
    }

    pub(super) fn context(&self) -> Context {
        match self {
            Self::Setup(setup) => setup.context(),
            Self::Playing(playing) => playing.context(),
            Self::GameOver(_) => Context::GameOver,
            Self::Story(story) => story.context(),
            Self::Statistics(_) => Context::Statistics,
            Self::Holding(holding) => holding.context(),
            Self::HeldOver(over) => over.context(),
            Self::Puzzle(screen) => screen.context(),
        }
    }
}
