//! Evil Hangman: the computer never chooses a word.
//!
//! It keeps every word that fits what it has said so far; each letter that the player guesses splits
//! them into families (same letter, same places), and it keeps the family that hurts most.
//!
//! # The map
//! Imports run downhill only (`tests/rules/house.rs` holds that up):
//!
//! ```text
//! { words, solver } <- { lexicons, position } <- { engine, guesser } <- game <- history <- { evaluation, referee }
//!     <- app <- text <- { line, ui, config, players } <- thinker <- services <- tui <- play <- commands <- main
//! ```
//!
//! Pure, so that a test needs nothing but a list of words:
//! - [`words`]: letters, word lists, [`Candidates`](words::Candidates) and their families.
//! - [`solver`]: exact values of positions, and proofs of them.
//! - [`position`]: what answers tell, and the listed words that fit them.
//! - [`engine`]: [`EvilEngine`](engine::EvilEngine) answers a letter; an
//!   [`Opponent`](engine::Opponent) decides what it keeps, and a
//!   [`Setter`](engine::Setter) answers for any of them.
//! - [`guesser`]: guessers of letters, up to the perfect one.
//! - [`game`]: a [`Round`](game::Round) counts misses; a [`Library`](game::Library) has the lists.
//! - [`history`]: what is kept of rounds that have ended, and their statistics.
//! - [`evaluation`]: how good a guesser is, over all words of a list.
//! - [`referee`]: the hangman protocol, and a referee for two players who speak it.
//! - [`app`]: the state machine of the screens, and the one table of keys; a
//!   [`Session`](app::Session) is what a front end owns.
//! - [`text`]: every sentence that a player reads, by subject.
//!
//! The outside, which needs the feature `system`; [`ui`] alone does without:
//! - [`ui`] draws an [`App`](app::App); [`tui`] owns the terminal and the event loop.
//! - [`line`](mod@line) is the same game in plain sentences.
//! - [`cli`] and [`config`] are the settings, [`wordfile`] reads a list of the player's own,
//!   [`historyfile`] keeps rounds from one session to the next, and [`ownwords`] the words that the
//!   computer was taught.
//! - [`services`] is what stands behind every front end: it does what the game asks for.
//! - [`lists`] loads the words that flags and settings name.
//! - [`system`] is what differs between operating systems.
//! - [`players`] runs other people's programs, within limits, and has them play.
//! - [`thinker`] gives an opponent that thinks its time.
//! - [`play`] puts them together; [`commands`] is what the program does besides playing.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod app;
#[cfg(feature = "system")]
pub mod cli;
#[cfg(feature = "system")]
pub mod commands;
#[cfg(feature = "system")]
pub mod config;
pub mod engine;
pub mod evaluation;
pub mod game;
pub mod guesser;
pub mod history;
#[cfg(feature = "system")]
pub mod historyfile;
mod lexicons;
#[cfg(feature = "system")]
pub mod line;
#[cfg(feature = "system")]
pub mod lists;
mod mixing;
#[cfg(feature = "system")]
pub mod ownwords;
#[cfg(feature = "system")]
pub mod play;
#[cfg(feature = "system")]
pub mod players;
pub mod position;
pub mod referee;
#[cfg(feature = "system")]
pub mod services;
pub mod solver;
#[cfg(feature = "system")]
pub mod system;
pub mod text;
#[cfg(feature = "system")]
pub mod thinker;
#[cfg(feature = "system")]
pub mod tui;
pub mod ui;
#[cfg(feature = "system")]
pub mod wordfile;
pub mod words;
