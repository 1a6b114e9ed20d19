//! Tests of what programs meet that use the libraries for their own purposes: odd arguments, and values that are printed.

use std::sync::Arc;

use evil_hangman::engine::Opponent;
use evil_hangman::evaluation::Tally;
use evil_hangman::game::{Lives, Round};
use evil_hangman::words::{
    Candidates, ENGLISH, EmbeddedList, GERMAN, LetterSet, Pattern, Word, WordsOfLength,
};

#[test]
fn values_are_short_for_debugging() {
    let list = EmbeddedList::EVERYDAY.load();
    let words = list.of_length(8).unwrap();
    let word = Word::parse("Straße", &GERMAN).unwrap();
    assert_eq!(format!("{word:?}"), "Word(STRAẞE)");
    assert_eq!(format!("{GERMAN:?}"), "Alphabet(de)");
    assert_eq!(format!("{words:?}"), "WordsOfLength(2666 words of 8 letters, en/everyday)");
    assert_eq!(format!("{list:?}"), "WordList(18765 words, en/everyday)");

    let round = Round::new(Opponent::Greedy, words.candidates(), Lives::at_least_one(8), 1);
    let text = format!("{round:?}");
    assert!(text.len() < 5_000, "{} bytes", text.len());
}

#[test]
fn no_word_fits_where_there_are_no_words() {
    let none = Arc::new(WordsOfLength::none(&ENGLISH, 5));
    let hidden = Pattern::hidden(&ENGLISH, 5);
    assert_eq!(Candidates::fitting(&none, &hidden, LetterSet::EMPTY), None);
}

#[test]
fn lives_are_read_from_json_as_they_are_written() {
    let lives = Lives::at_least_one(7);
    let json = serde_json::to_string(&lives).unwrap();
    assert_eq!(serde_json::from_str::<Lives>(&json).unwrap(), lives);
    assert!(serde_json::from_str::<Lives>("0").is_err());
}

#[test]
fn means_of_no_rounds_are_zero_and_not_minus_zero() {
    let none = Tally::new(Lives::at_least_one(7));
    for mean in [none.mean_misses(), none.mean_misses_in_round(), none.accuracy()] {
        assert_eq!(mean.to_string(), "0");
    }
}
