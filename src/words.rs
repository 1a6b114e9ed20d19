//! Letters, words, word lists, and the families into which a letter splits words.
//!
//! This module knows nothing of the game. [`Tier::load`] or [`ListBuilder`] creates a [`WordList`]; its
//! [`WordsOfLength`] for one length gives [`Candidates`]; [`Candidates::families`] and [`Candidates::keep`]
//! are all that a setter needs.

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
#[cfg(test)]
mod handout;
mod letter;
mod list;
mod listed;
mod numbers;
mod of_length;
mod packed;
mod packed_list;
mod par;
mod pattern;
mod places;
mod shown;
mod spellings;
mod stacks;
mod word;

pub use alphabet::{
    Alphabet, CZECH, Cased, DANISH, DUTCH, ENGLISH, FINNISH, FRENCH, GERMAN, GREEK, ITALIAN,
    NORWEGIAN, POLISH, PORTUGUESE, RUSSIAN, SPANISH, SWEDISH, Script, TURKISH, UKRAINIAN, in_ascii,
};
pub(crate) use asset::{Asset, asset};
pub use asset::{AssetSource, set_asset_source};
pub(crate) use between::Beside;
#[cfg(feature = "system")]
pub(crate) use blocked::without_blocked;
pub use builder::{ListBuilder, ListError};
#[cfg(test)]
pub(crate) use candidates::counted_families;
pub use candidates::{Candidates, Family};
pub use embedded::{Grade, Tier};
pub use fault::{LeftOut, LineFault, Refused};
pub use guess::Guess;
#[cfg(test)]
pub(crate) use handout::nine_words;
pub use letter::{Letter, LetterSet};
pub use list::WordList;
pub use of_length::WordsOfLength;
pub use pattern::Pattern;
pub use places::Places;
pub use shown::{cell, is_seen, shown};
pub use word::{MAX_LENGTH, NotAWord, Word};
