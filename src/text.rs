//! Turns what the game says, as data, into English: [`app`](crate::app) has no sentence of its own.

pub mod confirm;
pub mod menu;

use crate::app::GameOver;
use crate::prose::Share;

/// Returns what a player shares of a round.
#[must_use]
pub fn result_to_share(over: &GameOver) -> Share {
    let share = Share::of(&over.ended());
    if over.finished().round.what_if().is_some() { share.of_what_if() } else { share }
}
