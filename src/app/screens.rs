//! One file a screen: its state, and what each input does there. Knows no terminal and no drawing.

pub(super) mod game_over;
pub(super) mod held_over;
pub(super) mod holding;
pub(super) mod playing;
pub(super) mod setup;
pub(super) mod statistics;
