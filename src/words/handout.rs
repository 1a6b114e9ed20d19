//! Owns the nine words of the classic handout, for tests.

use super::{ENGLISH, ListBuilder, WordList};

/// ALLY, BETA, COOL, DEAL, ELSE, FLEW, GOOD, HOPE and IBEX.
pub(crate) fn nine_words() -> WordList {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(b"ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n").unwrap();
    list.finish().unwrap().0
}
