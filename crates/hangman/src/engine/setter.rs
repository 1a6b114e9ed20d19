//! Owns [`Setter`], which answers letters on behalf of any opponent.

use std::sync::Arc;

use super::{EvilEngine, GuessError, Question, Reply, Searcher};
use crate::kept::Kept;
use crate::position::Position;
use hangman_solver::{Halt, Solver};
use hangman_words::{Candidates, Letter, WordsOfLength};

/// Answers letters on behalf of any opponent: immediately, or by a search for the opponents that need one. It
/// keeps the [`Searcher`] for the words of the last question, because creating one takes a moment.
///
/// # Examples
/// ```
/// use hangman_core::engine::{EvilEngine, Opponent, Setter};
/// use hangman_words::{EmbeddedList, ENGLISH};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let list = EmbeddedList::EVERYDAY.load();
/// let words = list.of_length(8).ok_or("no such words")?.candidates();
/// let mut engine = EvilEngine::new(words, Opponent::Merciless);
/// let letter = ENGLISH.letter('e').ok_or("not English")?;
/// let reply = Setter::default().guess(&mut engine, letter, 6, &|| false)?;
/// assert!(reply.is_some_and(|reply| reply.proven));
/// # Ok(())
/// # }
/// ```
#[derive(Default)]
pub struct Setter {
    searcher: Kept<Searcher>,
}

impl Setter {
    /// Makes the engine answer a letter, where `misses_left` further misses lose the round. Returns `None` if
    /// `halt` ended the search; the engine is unchanged then.
    ///
    /// # Errors
    /// Returns [`GuessError`] if the letter cannot be guessed; the engine is unchanged then.
    pub fn guess(
        &mut self,
        engine: &mut EvilEngine,
        letter: Letter,
        misses_left: u32,
        halt: Halt<'_>,
    ) -> Result<Option<Reply>, GuessError> {
        if !engine.opponent().is_perfect() {
            return engine.guess(letter).map(Some);
        }
        let question = engine.question(letter, misses_left)?;
        let reply = self.reply(&question, halt);
        reply.map(|reply| engine.take(&reply).map(|()| reply)).transpose()
    }

    /// Returns the reply to a question; `None` if `halt` ended the search, or if no word fits the position. There is no search
    /// about more than [`Solver::MOST_WORDS`].
    pub fn reply(&mut self, question: &Question, halt: Halt<'_>) -> Option<Reply> {
        match self.searcher(question.position.listed()) {
            Some(searcher) => searcher.reply(question, halt),
            None => question.at_once(),
        }
    }

    /// Searches for the replies to the letters that may come next, until `halt` ends it.
    pub fn look_ahead(&mut self, position: &Position, halt: Halt<'_>) {
        if let Some(searcher) = self.searcher(position.listed()) {
            searcher.look_ahead(position, halt);
        }
    }

    /// Returns the [value](Searcher::value) of these words.
    pub fn value(&mut self, words: &Candidates, halt: Halt<'_>) -> Option<usize> {
        self.searcher(words.listed())?.value(words, halt)
    }

    fn searcher(&mut self, listed: &Arc<WordsOfLength>) -> Option<&mut Searcher> {
        let few = listed.len() <= Solver::MOST_WORDS;
        few.then(|| self.searcher.about(listed, || Searcher::new(listed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::tests::{NINE, letter, words};

    #[test]
    fn a_search_that_is_ended_changes_nothing() {
        let mut engine = EvilEngine::new(words(NINE), Opponent::Merciless);
        let before = engine.clone();
        assert_eq!(Setter::default().guess(&mut engine, letter('e'), 3, &|| true), Ok(None));
        assert_eq!(engine, before);
    }
}
