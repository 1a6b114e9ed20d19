//! Owns the evaluation against setters that hold no word: one game per length, since both sides are
//! deterministic.

use std::sync::Arc;

use super::{Evaluation, PlayedRound, Stopped};
use crate::engine::{EvilEngine, Opponent, Setter};
use crate::guesser::Guesser;
use hangman_solver::Halt;
use hangman_words::WordsOfLength;

impl Evaluation<'_> {
    /// Plays one game against an opponent that holds all words of a length, which the guesser knows, too.
    /// Each search of the opponent takes the time it needs, unless `halt` ends it.
    ///
    /// # Errors
    /// Returns [`Stopped`] if the guesser breaks a rule or `halt` ends a search. An unfinished game is not
    /// counted.
    pub fn setter(
        &mut self,
        guesser: &mut dyn Guesser,
        opponent: Opponent,
        listed: &Arc<WordsOfLength>,
        halt: Halt<'_>,
    ) -> Result<(), Stopped> {
        let mut engine = EvilEngine::new(listed.candidates(), opponent);
        let mut setter = Setter::default();
        let mut misses = 0;
        while !engine.is_over() {
            let left = self.tally.allowed().get().saturating_sub(misses).max(1);
            let letter = self.ask(guesser, &engine.position(left))?;
            let reply = setter.guess(&mut engine, letter, left, halt);
            let reply = reply.map_err(|_| Stopped::Repeated)?.ok_or(Stopped::ByTheWatch)?;
            misses += u32::from(reply.is_miss());
        }
        let guesses = engine.guessed().len() as u32;
        self.tally.add(PlayedRound { misses, guesses, words: listed.len() });
        Ok(())
    }
}
