//! Evil hangman: the computer never chooses a word.
//!
//! Instead it keeps every word that fits its answers so far. Each letter that the player guesses splits these
//! words into *families*, by the places of the letter, and the computer keeps the family that hurts the
//! player most. Which family that is depends on the opponent: the classic one keeps the largest, and the
//! merciless one searches the game tree and wins whenever a win can be forced.
//!
//! The crate is the game (`evil-hangman`) and its parts as a library: word lists in ten languages, opponents,
//! guessers, an exact solver whose results can be proven, a referee for programs that play each other, and
//! the screens, which can be drawn without a terminal.
//!
//! # Example
//! Loads a list, plays a round against the greedy opponent, computes how many misses perfect play costs, and
//! checks a proof of that value:
//! ```
//! use evil_hangman::engine::Opponent;
//! use evil_hangman::game::Round;
//! use evil_hangman::position::Standing;
//! use evil_hangman::solver::{Lexicon, Limit, Solver, SolverSettings, proof};
//! use evil_hangman::words::{ENGLISH, ListBuilder};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut builder = ListBuilder::new(&ENGLISH);
//! builder.feed(b"ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n")?;
//! let (list, _left_out) = builder.finish()?;
//! let words = list.of_length(4).ok_or("no words of four letters")?;
//!
//! // Six misses lose. Greedy is deterministic, so the seed does not matter.
//! let mut round = Round::new(Opponent::Greedy, words.candidates(), "6".parse()?, 0);
//! for letter in "eolgd".chars().filter_map(|c| ENGLISH.letter(c)) {
//!     let reply = round.guess(letter)?;
//!     println!("{}: {} families", ENGLISH.upper(letter), reply.families.len());
//! }
//! assert_eq!(round.pattern().to_string(), "GOOD");
//! assert_eq!((round.standing(), round.misses()), (Standing::Won, 2));
//!
//! // The best guesser suffers this many misses against the best setter.
//! let lexicon = Lexicon::new(words.blocks(), words.length())?;
//! let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
//! let value = solver.value_of_all(Limit::NONE, &mut |_| ()).value();
//! assert_eq!(value, Some(2));
//!
//! // The checker trusts nothing that the search has found.
//! let proof = proof::prove(&mut solver, Limit::NONE)?;
//! assert_eq!(Some(proof::verify(&proof, words.blocks())?.value), value);
//! # Ok(())
//! # }
//! ```
//!
//! `examples/front_end.rs` is a complete front end in less than a hundred lines.
//!
//! # Features
//! - `system` (default): everything that needs an operating system, such as the terminal, files, threads and
//!   the command line. Without it, the rest builds for any target that has `std`, including WebAssembly.
//! - `languages` (default): the built-in lists of all languages; each also has a feature of its own, such as
//!   `german`.
//! - `embedded` (default): the built-in lists and proofs. Without it, only the common English words are built in,
//!   and a front end supplies the rest through [`words::set_asset_source`].
//!
//! # Modules
//! Imports run downhill only, from right to left, which `tests/rules/house.rs` enforces:
//!
//! ```text
//! { words, solver } <- { lexicons, position } <- { engine, guesser } <- game <- history <- { evaluation, referee }
//!     <- app <- { text, worker } <- { line, ui, config, players } <- services <- tui <- play <- commands <- main
//! ```
//!
//! Pure modules, which use no files, clock, threads or terminal:
//! - [`words`]: letters, word lists, [`Candidates`](words::Candidates) and their families.
//! - [`solver`]: exact values of positions, and proofs of them.
//! - [`position`]: what the answers of a round have revealed, and the listed words that still fit.
//! - [`engine`]: an [`EvilEngine`](engine::EvilEngine) answers letters, and its
//!   [`Opponent`](engine::Opponent) decides which family it keeps. A [`Setter`](engine::Setter) answers for
//!   every opponent, including those that search.
//! - [`guesser`]: guessers, from letter frequencies to perfect play.
//! - [`game`]: a [`Round`](game::Round) counts misses; a [`Library`](game::Library) has the word lists.
//! - [`history`]: records of finished rounds, statistics, the ladder and daily games.
//! - [`evaluation`]: measures a guesser over all words of a list.
//! - [`referee`]: the hangman protocol, and a referee between two players that speak it.
//! - [`app`]: the state machine behind the screens, and the tables of keys. A front end owns a
//!   [`Session`](app::Session).
//! - [`text`]: every sentence that players read or hear.
//! - [`worker`]: executes the requests that take time, without a thread or a clock of its own.
//! - [`ui`]: draws an [`App`](app::App) into a buffer of cells.
//! - [`line`](mod@line): the same game in plain sentences, over any reader and writer.
//!
//! Modules that need the feature `system`:
//! - [`tui`]: the terminal and the event loop of the full screen.
//! - [`cli`] and [`config`]: the flags and the settings.
//! - [`wordfile`], [`ownwords`] and [`historyfile`]: the player's own word lists, the words taught to the
//!   computer, and the saved rounds.
//! - [`lists`]: loads the word lists that flags and settings name.
//! - [`services`]: executes the game's requests for every front end, on threads or inline.
//! - [`system`]: the differences between operating systems.
//! - [`players`]: runs other people's programs within limits, and lets them play.
//! - [`play`]: starts the game; [`commands`]: the subcommands.

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
mod threads;
#[cfg(feature = "system")]
pub mod tui;
pub mod ui;
#[cfg(feature = "system")]
pub mod wordfile;
pub mod words;
pub mod worker;
