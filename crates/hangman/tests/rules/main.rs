//! Tests of opponents and guessers against plain models, and on the built-in lists.

mod engine;
mod guessers;
mod merciless;
mod variety;
mod whole_words;

use hangman_words::{Candidates, ENGLISH, Letter, list_of};

fn letter(c: char) -> Letter {
    ENGLISH.letter(c).expect("an English letter")
}

/// Returns these words, all of the same length, as candidates.
fn candidates(words: &str) -> Candidates {
    let list = list_of(&ENGLISH, words);
    let length = list.lengths().next().unwrap();
    list.of_length(length).unwrap().candidates()
}

/// Returns words as they are spelled, separated by blanks.
fn spelled(words: &Candidates) -> String {
    words.words().map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}
