//! Owns the lists of examples and tests.

use super::{Alphabet, ENGLISH, ListBuilder, WordList};

/// Returns the list of the assignment's handout, for examples and tests: ALLY, BETA, COOL, DEAL, ELSE, FLEW, GOOD, HOPE
/// and IBEX (Keith Schwarz, "Evil Hangman", Nifty Assignments, 2011).
pub fn nine_words() -> WordList {
    list_of(&ENGLISH, "ally beta cool deal else flew good hope ibex")
}

/// Returns a list, called `test`, of words that are separated by blanks, for examples and tests.
///
/// # Panics
/// Panics if there are no words.
#[expect(clippy::expect_used, reason = "examples and tests have words")]
pub fn list_of(alphabet: &'static Alphabet, words: &str) -> WordList {
    let mut list = ListBuilder::new(alphabet).named("test");
    let words: Vec<_> = words.split_whitespace().collect();
    list.feed(words.join("\n").as_bytes()).expect("text");
    list.finish().expect("words").0
}
