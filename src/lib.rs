//! Evil Hangman: the computer never chooses a word.
//!
//! It keeps every word that fits what it has said so far; each letter that the player guesses splits
//! them into families (same letter, same places), and it keeps the family that hurts most.
//!
//! # The map
//! Imports run downhill only (`tests/house.rs` holds that up):
//!
//! ```text
//! { words, solver } <- { engine, guesser } <- game <- history <- evaluation <- prose <- app
//!     <- { line, ui, config } <- thinker <- tui <- play <- commands <- main
//! ```
//!
//! Pure, so that a test needs nothing but a list of words:
//! - [`words`]: letters, word lists, [`Candidates`](words::Candidates) and their families.
//! - [`solver`]: exact values of positions, and proofs of them.
//! - [`engine`]: [`EvilEngine`](engine::EvilEngine) answers a letter; an
//!   [`Opponent`](engine::Opponent) is its choice of answer, and a
//!   [`Mind`](engine::Mind) searches for it.
//! - [`guesser`]: minds that choose a letter, up to the perfect one.
//! - [`game`]: a [`Round`](game::Round) counts guesses; a [`Library`](game::Library) has the lists.
//! - [`history`]: what is kept of rounds that have ended, and what they come to.
//! - [`evaluation`]: how good a guesser is, over all words of a list.
//! - [`prose`]: every sentence that somebody who plays reads, by kind.
//! - [`app`]: the state machine of the screens, and the one table of keys.
//!
//! The outside:
//! - [`ui`] draws an [`App`](app::App); [`tui`] owns the terminal and the event loop.
//! - [`line`](mod@line) is the same game in plain sentences.
//! - [`cli`] and [`config`] are the settings, [`wordfile`] reads a list of the player's own,
//!   [`historyfile`] keeps rounds from one session to the next, and [`ownwords`] remembers the words that the computer was taught.
//! - [`thinker`] gives an opponent that thinks its time.
//! - [`play`] puts them together; [`commands`] is what the program does besides playing.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod app;
pub mod cli;
pub mod commands;
pub mod config;
pub mod engine;
pub mod evaluation;
pub mod game;
pub mod guesser;
pub mod history;
pub mod historyfile;
pub mod line;
pub mod ownwords;
pub mod play;
pub mod prose;
pub mod solver;
pub mod thinker;
pub mod tui;
pub mod ui;
pub mod wordfile;
pub mod words;
