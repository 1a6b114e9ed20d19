//! Owns [`View`], what a guesser sees of a round.

use std::sync::Arc;

use crate::words::{Candidates, LetterSet, Pattern, WordsOfLength};

/// What a guesser sees of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// What is known of the word.
    pub pattern: Pattern,
    /// The letters that were answered.
    pub guessed: LetterSet,
    /// How many misses more lose the round (at least one).
    pub misses_left: u32,
    /// The words that fit every answer; `None` where no word of the list does.
    pub candidates: Option<Candidates>,
    /// All words of the list that are as long as the word.
    pub listed: Arc<WordsOfLength>,
}

impl View {
    /// The view of a guesser that goes by the words of this shelf.
    #[must_use]
    pub fn new(
        listed: &Arc<WordsOfLength>,
        pattern: Pattern,
        guessed: LetterSet,
        misses_left: u32,
    ) -> Self {
        let candidates = Candidates::fitting(listed, &pattern, guessed);
        Self { pattern, guessed, misses_left, candidates, listed: Arc::clone(listed) }
    }
}
