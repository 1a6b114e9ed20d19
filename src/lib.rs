//! Evil Hangman: the computer never chooses a word.
//!
//! It keeps every word that fits what it has said so far; each letter that the player guesses splits
//! them into families (same letter, same places), and it keeps the family that hurts most.
//!
//! # The map
//! Imports run downhill only (`tests/house.rs` holds that up):
//!
//! ```text
//! words <- engine <- game <- { app, line } <- ui <- tui <- main
//! ```
//!
//! - [`words`]: letters, word lists, [`Candidates`](words::Candidates) and their families.
//! - [`engine`]: [`EvilEngine`](engine::EvilEngine) answers a letter; an
//!   [`Opponent`](engine::Opponent) is its choice of answer.
pub mod app;
pub mod cli;
pub mod config;
pub mod engine;
pub mod game;
pub mod line;
pub mod play;
pub mod tui;
pub mod ui;
pub mod wordfile;
pub mod words;
