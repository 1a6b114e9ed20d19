//! The screens, one file each: their state, and what each input does. They know no terminal and no drawing.

pub(super) mod game_over;
pub(super) mod held_over;
pub(super) mod holding;
pub(super) mod playing;
pub(super) mod puzzle;
pub(super) mod setup;
pub(super) mod statistics;
