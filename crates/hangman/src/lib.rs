//! Hangman as a library: setters that never choose a word, guessers, and exact judgement of both.
//!
//! # Example
//! ```
//! use hangman_core::engine::Opponent;
//! use hangman_core::game::Round;
//! use hangman_core::position::Standing;
//! use hangman_core::words::{ENGLISH, ListBuilder};
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
//! # Ok(())
//! # }
//! ```
//!
//! # Modules
//! - [`position`]: what the answers of a round have revealed, and the listed words that still fit.
//! - [`engine`]: an [`EvilEngine`](engine::EvilEngine) answers letters, and its
//!   [`Opponent`](engine::Opponent) decides which family it keeps. A [`Setter`](engine::Setter) answers for
//!   every opponent, including those that search.
//! - [`guesser`]: guessers, from letter frequencies to perfect play.
//! - [`puzzles`]: positions in which exactly one letter wins.
//! - [`game`]: a [`Round`](game::Round) counts misses; a [`Library`](game::Library) has the word lists. Each subject has a
//!   module, such as [`judgement`](game::judgement) and [`challenge`](game::challenge).
//! - [`evaluation`]: how good a guesser is, over every word of a list.
//! - [`words`] and [`solver`]: the libraries below, whose types are in these interfaces.
//! - [`referee`]: the protocol in which programs play each other, and its rules, without processes.
//!
//! They use no files, clock or terminal, and no threads but those of the solver.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]
#![cfg_attr(not(test), warn(clippy::disallowed_methods, clippy::disallowed_macros))]

pub mod engine;
pub mod evaluation;
pub mod game;
pub mod guesser;
mod kept;
pub mod position;
pub mod puzzles;
pub mod referee;
#[cfg(test)]
extern crate self as hangman_core;
#[cfg(test)]
mod tests;

pub use hangman_solver as solver;
pub use hangman_words as words;

/// Formats a number with a noun, such as "1 letter" or "2 letters".
pub(crate) fn counted(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// Parses a number without a sign, which the standard library would accept.
pub(crate) fn unsigned<T: TryFrom<u64>>(text: &str, radix: u32) -> Option<T> {
    let number = u64::from_str_radix(text, radix).ok().filter(|_| !text.starts_with('+'))?;
    number.try_into().ok()
}

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
