//! Turns what the game says, as data, into English: [`app`](crate::app) has no sentence of its own.

pub mod confirm;
pub mod menu;
