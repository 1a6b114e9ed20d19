//! Exact values of evil hangman, and proofs of them.
//!
//! # The game
//! Both sides know a list of words of one length. The guesser names a letter. The setter answers with all places of the
//! letter, or that there is none, which is a *miss*; at least one word of the list must fit all answers so far. So a
//! letter splits the words that fit into *families*, one for each answer, and the setter keeps a family. The guesser is
//! done when only one word fits. The *value* v(W) of a set of words W is the number of misses that the best guesser
//! suffers against the best setter:
//!
//! - v(W) = 0 if W has at most one word;
//! - otherwise v(W) = min over letters that make at least two families of the max over these families F of
//!   v(F) + 1 if F is the words without the letter, and v(F) for the others.
//!
//! A guesser who loses at the r-th miss from now has lost exactly if v(W) ≥ r.
//!
//! # Example
//! ```
//! use hangman_solver::{Lexicon, Limit, Solver, SolverSettings, proof};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let lexicon = Lexicon::from_ascii(["batch", "catch", "hatch", "latch", "match", "patch", "watch"])?;
//! let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
//! // C and H are in every word, and tell CATCH and HATCH apart. Of B, L, M, P and W, four may be misses.
//! assert_eq!(solver.value_of_all(Limit::NONE).value(), Some(4));
//!
//! // The checker trusts nothing that the search has found.
//! let proof = proof::prove(&mut solver, Limit::NONE)?;
//! assert_eq!(proof::verify(&proof, solver.lexicon().rows())?.value, 4);
//! # Ok(())
//! # }
//! ```
//!
//! # How it works
//! The search asks whether the guesser can survive k misses, for k from a lower bound upwards. Sets of words that play
//! can reach are described by letters and places (*spans*), so a result about one is a result about every larger or
//! smaller one: a value never grows when words are taken away. What the setter wins with is kept as small *cores* and
//! found again inside other sets; bounds come from hitting sets (k letters that hit every word) and from playing a
//! simple guesser to the end.
//!
//! - [`Lexicon`]: the words, packed; a letter of a word is a code from 1 to 64
//! - [`Solver`]: values, bounds and best letters, with what it has learned so far
//! - [`playout`]: an upper bound without a search; [`Solver::race`]: which of several families wins for the setter
//! - [`proof`]: proofs of values that can be checked without trusting the search
//!
//! It knows the words of one length, not the game around them. It uses no files, prints nothing and reads no clock (the
//! caller's [`Limit::halt`] may).

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]
#![cfg_attr(not(test), warn(clippy::disallowed_methods, clippy::disallowed_macros))]

mod cores;
mod counted;
mod exchange;
mod hitting;
pub mod lexicon;
mod limit;
// What the game's other crates use as well is public, but not documented for others.
#[doc(hidden)]
pub mod mixing;
mod patterns;
mod playout;
pub mod proof;
mod race;
mod search;
mod solver;
mod span;
mod table;
#[cfg(test)]
mod tests;
#[doc(hidden)]
pub mod threads;

pub use lexicon::{Letters, Lexicon, LexiconError};
pub use limit::{Halt, Limit};
pub use playout::playout;
pub use race::{Entrant, Race};
pub use solver::{BestLetter, Bounds, Solver, SolverSettings, Verdict};

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
