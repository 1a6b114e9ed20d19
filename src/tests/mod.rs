//! Owns what tests share, also those in `tests`.

#![allow(dead_code, reason = "no place needs all of it")]

#[path = "../../crates/hangman/src/tests.rs"]
mod core;
pub mod game;
pub mod records;

pub use core::*;
