//! Evil hangman: the computer never picks a word.
//!
//! Instead it keeps every word that fits its answers so far. Each letter that the player guesses splits these
//! words into *families*, by the places of the letter, and the computer keeps the family that hurts the
//! player most. Which family that is depends on the opponent: the classic one keeps the largest, and the
//! merciless one searches the game tree and wins whenever a win can be forced.
//!
//! The crate is the game (`evil-hangman`) and its parts as a library: word lists in many languages, opponents,
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
//!     println!("{}: {} families", ENGLISH.upper(letter), reply.families().len());
//! }
//! assert_eq!(round.pattern().to_string(), "GOOD");
//! assert_eq!((round.standing(), round.misses()), (Standing::Won, 2));
//!
//! // The best guesser suffers this many misses against the best setter.
//! let lexicon = Lexicon::new(words.blocks(), words.length())?;
//! let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
//! let value = solver.value_of_all(Limit::NONE).value();
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
//! - `embedded` (default): the built-in lists and proofs. Without it, a front end supplies them through
//!   [`words::set_asset_source`]; only the openings of the everyday English words are built in.
//!
//! # Modules
//! The game itself is in three libraries, which are modules here: [`words`] and [`solver`], and `hangman-core` with
//! [`position`], [`engine`], [`guesser`], [`puzzles`], [`game`], [`evaluation`] and [`referee`]. The other modules are the
//! program: its screens, sentences and commands. They may change in any version; `DESIGN.md` describes them.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]
// Some methods are for the commands alone.
#![cfg_attr(not(feature = "system"), allow(dead_code))]

// A helper is part of the tests here and of those in `tests`.
#[cfg(test)]
extern crate self as evil_hangman;
#[cfg(test)]
mod tests;

/// Returns what a pattern finds in a part of a view, as a function to look for the first part of a kind with.
macro_rules! in_part {
    ($pattern:pat => $value:expr) => {
        |part| match part {
            $pattern => Some($value),
            _ => None,
        }
    };
}

#[allow(missing_docs, reason = "names that explain themselves need no comment")]
#[doc(hidden)]
pub mod app;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod cli;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod commands;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod config;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod error;
#[doc(hidden)]
pub mod history;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod historyfile;
#[doc(hidden)]
pub mod line;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod lists;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod play;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod players;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod services;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod system;
#[allow(missing_docs, reason = "a sentence explains itself")]
#[doc(hidden)]
pub mod text;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod tui;
#[allow(missing_docs, reason = "names that explain themselves need no comment")]
#[doc(hidden)]
pub mod ui;
#[allow(missing_docs, reason = "names that explain themselves need no comment")]
#[doc(hidden)]
pub mod view;
#[cfg(feature = "system")]
#[doc(hidden)]
pub mod wordfile;
#[doc(hidden)]
pub mod worker;

#[doc(inline)]
pub use hangman_core::{engine, evaluation, game, guesser, position, puzzles, referee};
#[doc(inline)]
pub use hangman_solver as solver;
#[doc(inline)]
pub use hangman_words as words;
