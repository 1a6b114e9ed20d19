//! Against a setter who holds no word: one game for each length, for both play the same each time.

use std::sync::Arc;

use super::{Evaluation, Fitting, Played, Seen, Stopped};
use crate::engine::{EvilEngine, Opponent, Position, Question, Searcher};
use crate::guesser::Guesser;
use crate::solver::Halt;
use crate::words::WordsOfLength;

impl Evaluation<'_> {
    /// Plays a game against an opponent that holds all words of a shelf; the guesser goes by the same.
    /// One that thinks takes its time for each answer, unless `halt` says that it is up.
    ///
    /// # Errors
    /// [`Stopped`] where the guesser breaks a rule or the time is up; a game that was not ended is not counted.
    pub fn setter(
        &mut self,
        guesser: &mut dyn Guesser,
        opponent: Opponent,
        listed: &Arc<WordsOfLength>,
        halt: Halt<'_>,
    ) -> Result<(), Stopped> {
        let mut engine = EvilEngine::new(listed.candidates(), opponent);
        let mut searcher = match opponent.thinks() {
            true => Some(Searcher::new(listed).map_err(|_| Stopped::NoMind)?),
            false => None,
        };
        let mut misses = 0;
        while !engine.pattern().is_complete() {
            let candidates = engine.candidates().clone();
            let guessed = engine.guessed();
            let seen =
                Seen { known: listed, fitting: &Fitting::Hidden, hidden: &candidates, guessed };
            let letter = self.ask(guesser, &seen, misses)?;
            let reply = match &mut searcher {
                None => engine.guess(letter),
                Some(searcher) => {
                    let misses_left = self.tally.allowed().get().saturating_sub(misses).max(1);
                    let position = Position { candidates, guessed, misses_left };
                    match searcher.choose(&Question { opponent, position, letter }, halt) {
                        Some(choice) => engine.answer(letter, choice),
                        // An answer that was cut short is none.
                        None => return Err(Stopped::ByTheWatch),
                    }
                }
            };
            misses += u32::from(reply.map_err(|_| Stopped::Repeated)?.is_miss());
        }
        let guesses = engine.guessed().len() as u32;
        self.tally.add(Played { misses, guesses, words: listed.len() });
        Ok(())
    }
}
