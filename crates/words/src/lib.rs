//! Letters, words, word lists, and the families into which a letter splits words.
//!
//! # Example
//! ```
//! use hangman_words::{ENGLISH, ListBuilder};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut builder = ListBuilder::new(&ENGLISH);
//! builder.feed(b"ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n")?;
//! let (list, left_out) = builder.finish()?;
//! assert_eq!(left_out.lines, 0);
//! let mut words = list.of_length(4).ok_or("no words of four letters")?.candidates();
//! let e = ENGLISH.letter('e').ok_or("not English")?;
//!
//! // ----: ALLY COOL GOOD; -E--: BETA DEAL; --E-: FLEW IBEX; ---E: HOPE; E--E: ELSE
//! let families = words.families(e);
//! assert_eq!(families.iter().map(|family| family.size).collect::<Vec<_>>(), [3, 2, 2, 1, 1]);
//! words.keep(e, families[0].places);
//! assert_eq!(words.len(), 3);
//! # Ok(())
//! # }
//! ```
//!
//! - [`Alphabet`], [`Letter`], [`LetterSet`], [`Places`], [`Word`], [`Pattern`]: small values, without allocation where
//!   possible
//! - [`EmbeddedList`] names a built-in list, and [`ListBuilder`] reads one; both give a [`WordList`]
//! - [`WordsOfLength`]: the packed words of one length; [`Candidates`]: those that are left
//! - [`Candidates::families`] and [`Candidates::keep`] are all that a setter needs
//! - [`Asset`]: data files, built in or read on first use
//!
//! It knows nothing of the game.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]
#![cfg_attr(not(test), warn(clippy::disallowed_methods, clippy::disallowed_macros))]

mod alphabet;
mod asset;
mod between;
mod blocked;
mod builder;
mod candidates;
mod embedded;
mod fault;
mod foreign;
mod guess;
mod handout;
mod letter;
mod list;
mod listed;
mod meaning;
#[doc(hidden)]
pub mod named;
mod of_length;
mod packed;
mod packed_list;
mod pattern;
mod places;
mod shown;
mod spellings;
mod stacks;
mod word;

pub use alphabet::{
    Alphabet, CZECH, Cased, DANISH, DUTCH, ENGLISH, FINNISH, FRENCH, GERMAN, GREEK, ITALIAN,
    NORWEGIAN, POLISH, PORTUGUESE, RUSSIAN, SPANISH, SWEDISH, Script, TURKISH, UKRAINIAN, compose,
    in_ascii,
};
pub use asset::{Asset, AssetSource, set_asset_source};
pub use between::Beside;
pub use blocked::without_blocked;
pub use builder::{ListBuilder, ListError};
pub use candidates::{Candidates, Family};
pub use embedded::{EmbeddedList, Grade};
pub use fault::{LeftOut, LineFault, Refused};
pub use guess::Guess;
pub use letter::{Letter, LetterSet};
pub use list::WordList;
pub use meaning::meaning;
pub use of_length::WordsOfLength;
pub use pattern::Pattern;
pub use places::{MAX_LENGTH, Places};
pub use shown::{is_seen, shortened, shown};
pub use word::{NotAWord, Word};
// For the game's other crates and their tests.
#[doc(hidden)]
pub use {asset::filled, handout::list_of, handout::nine_words, shown::cell};

/// Debugs values in a few words, since their tables and words would fill pages.
macro_rules! debugged {
    ($($type:ty: $text:literal, $($part:ident),+;)+) => {
        $(impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, $text, $(self.$part()),+)
            }
        })+
    };
}

debugged! {
    Alphabet: "Alphabet({})", code;
    Candidates: "Candidates({} of {:?})", len, listed;
    Word: "Word({})", spelling;
    WordList: "WordList({} words, {})", total, name;
    WordsOfLength: "WordsOfLength({} words of {} letters, {})", len, length, list_name;
}

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
