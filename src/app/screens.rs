//! One file a screen: its state, and what each action does there. Knows no terminal and no drawing.

pub(super) mod game_over;
pub(super) mod held_over;
pub(super) mod holding;
pub(super) mod lesson;
pub(super) mod pause;
pub(super) mod playing;
pub(super) mod proving;
pub(super) mod setup;
pub(super) mod statistics;

use super::Preferences;
use super::stock::Dealt;
use setup::Setup;

/// Where the game goes from a screen.
#[derive(Debug)]
pub(super) enum Next {
    /// Nowhere.
    Stay,
    /// The form gives way to a round.
    Round(Dealt, Box<Preferences>),
    /// A round gives way to its end.
    End,
    /// The end of a round gives way to another one with the same settings.
    Again,
    /// The end of a round gives way to its story.
    Story,
    /// The story of a round, or statistics that were opened there, give way to its end.
    BackToEnd,
    /// The end of a round or its story gives way to the round before the letter with this number (from 0).
    WhatIf(usize),
    /// A round that was gone back in, or its end, gives way to the story that it came from.
    BackToStory,
    /// The form, or the end of a round, gives way to the statistics.
    Statistics,
    /// The form gives way to the game of the day.
    Daily,
    /// The screen gives way to a round that climbs its next rung.
    Climb,
    /// Whatever it was gives way to the form, as it was left or as a new one.
    Form(Option<Box<Setup>>),
    /// The program ends.
    Quit,
}
