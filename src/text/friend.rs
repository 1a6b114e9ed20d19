//! What is said of a word while a friend types it.

use super::count;
use crate::words::MAX_LENGTH;

/// Says how long a friend's word is, and unless it `is_listed`, what follows from that, as wordings from the longest to the
/// shortest.
pub fn friends_word(letters: usize, is_listed: bool) -> Vec<String> {
    let length = count::letters(letters);
    match (letters, is_listed) {
        (0, _) => vec![format!("{TYPED_BY_A_FRIEND}; up to {MAX_LENGTH} letters")],
        (_, true) => vec![length],
        (_, false) => vec![
            format!("{length}; {UNLISTED}, {UNLISTED_MEANS}"),
            format!("{length}; {UNLISTED}"),
            length,
        ],
    }
}

/// Says that a friend's word is not in the list.
pub const UNLISTED: &str = "not in the list";

/// Says what follows from that.
const UNLISTED_MEANS: &str = "so hints can't know it";

/// Says what a friend's word is in fewer words.
pub const TYPED_BY_A_FRIEND: &str = "typed in by somebody else";

/// "The word has 5 letters. It is not in the list, so hints can't know it."
pub fn the_word_has(letters: usize, is_listed: bool) -> String {
    let told = format!("The word has {}.", count::letters(letters));
    match is_listed {
        true => told,
        false => format!("{told} It is {UNLISTED}, {UNLISTED_MEANS}."),
    }
}

/// A friend's word in a row of its own, as it is shown while it is typed.
pub fn secret_word(shown: &str) -> String {
    format!("word {shown}")
}
