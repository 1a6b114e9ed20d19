//! Word by word: each is played for itself, with nothing known from the one before.

use std::sync::Arc;

use super::{Evaluation, Fitting, Played, Seen, Stopped};
use crate::guesser::Guesser;
use crate::words::{Candidates, LetterSet, Word, WordsOfLength};

impl Evaluation<'_> {
    /// Plays every hidden word, each with a new guesser that goes by all words of the shelf `known`,
    /// which are as long. It is asked for every letter, also where only spelling is left.
    ///
    /// # Errors
    /// [`Stopped`] where the guesser breaks a rule or the evaluation is to stop; the words whose end was reached are
    /// counted.
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
        let hidden = Arc::new(WordsOfLength::of_one(word)).candidates();
        let letters = word.letter_set();
        let mut fitting = Fitting::Words(known.candidates());
        let mut guessed = LetterSet::EMPTY;
        let mut misses = 0;
        while letters.iter().any(|letter| !guessed.contains(letter)) {
            let seen = Seen { known, fitting: &fitting, hidden: &hidden, guessed };
            let letter = self.ask(guesser, &seen, misses)?;
            guessed.insert(letter);
            let places = word.places_of(letter);
            misses += u32::from(places.is_empty());
            let fits = match &mut fitting {
                Fitting::Words(words) => words.keep(letter, places),
                Fitting::Hidden | Fitting::None => false,
            };
            if !fits {
                fitting = Fitting::None;
            }
        }
        self.tally.add(Played { misses, guesses: guessed.len() as u32, words: 1 });
        Ok(())
    }
}
