//! Owns the nine words of the assignment's handout.

use super::{ENGLISH, ListBuilder, WordList};

/// Returns the list of the assignment's handout, for examples and tests: ALLY, BETA, COOL, DEAL, ELSE, FLEW, GOOD, HOPE
/// and IBEX (Keith Schwarz, "Evil Hangman", Nifty Assignments, 2011).
#[must_use]
#[expect(clippy::expect_used, reason = "a test builds the list")]
pub fn nine_words() -> WordList {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(b"ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n").expect("they are words");
    list.finish().expect("there are nine").0
}
