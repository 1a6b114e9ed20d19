//! Owns the evaluation word by word, in which nothing is carried over from one word to the next.

use std::sync::Arc;

use super::{Evaluation, PlayedRound, Stopped, play_on};
use crate::guesser::Guesser;
use crate::position::Position;
use hangman_words::{Candidates, Word, WordsOfLength};

impl Evaluation<'_> {
    /// Plays every hidden word with a new guesser that knows all words in `known`, which have the same
    /// length. The guesser is asked for every letter, even if only spelling is left.
    ///
    /// # Errors
    /// Returns [`Stopped`] if the guesser breaks a rule or the watch ends the evaluation. The words finished
    /// by then are counted.
    pub fn word_by_word(
        &mut self,
        guesser: &mut dyn FnMut() -> Box<dyn Guesser + Send>,
        known: &Arc<WordsOfLength>,
        hidden: &Candidates,
    ) -> Result<(), Stopped> {
        hidden.words().try_for_each(|word| self.word(&mut *guesser(), known, &word))
    }

    fn word(
        &mut self,
        guesser: &mut dyn Guesser,
        known: &Arc<WordsOfLength>,
        word: &Word,
    ) -> Result<(), Stopped> {
        let mut position = Position::new(known, self.tally.allowed().get());
        let mut misses = 0;
        while !position.pattern().is_complete() {
            let letter = self.ask(guesser, &position)?;
            let places = word.places_of(letter);
            misses += u32::from(places.is_empty());
            position.answer(letter, places);
            play_on(&mut position);
        }
        let guesses = position.guessed().len() as u32;
        self.tally.add(PlayedRound { misses, guesses, words: 1 });
        Ok(())
    }
}
