//! Owns [`Evaluation`], which measures how good a guesser is: it plays one against every word of a list, or
//! against a setter for each length, and counts the misses.
//!
//! The caller follows an evaluation through a [`Watch`], and may end it at any time. Misses are counted to
//! the end of a word, beyond the misses that a round allows: from then on, guesser and setter play as if one
//! miss were left.

mod holdout;
mod sample;
mod tally;
mod tree;

pub use holdout::{Fraction, FractionError, HoldOut};
pub use sample::sample;
pub use tally::{PlayedRound, Tally};
pub use tree::Node;

use std::sync::Arc;

use crate::engine::{EvilEngine, Opponent, Setter};
use crate::game::Lives;
use crate::guesser::Guesser;
use crate::position::Position;
use hangman_solver::Halt;
use hangman_words::{Candidates, Letter, WordsOfLength};

/// Called with the tally before each letter; returns whether to go on.
pub type Watch<'a> = &'a mut dyn FnMut(&Tally) -> bool;

/// The reason why an evaluation ended early. The rounds finished by then are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stopped {
    /// The watch returned `false`.
    #[error("the evaluation was stopped")]
    ByTheWatch,
    /// The guesser repeated a letter.
    #[error("the guesser named a letter again that had been answered")]
    Repeated,
    /// The guesser named no letter although the word was not complete.
    #[error("the guesser named no letter although some were left")]
    Silent,
}

/// An evaluation in progress.
pub struct Evaluation<'a> {
    /// The counts so far.
    pub tally: Tally,
    watch: Watch<'a>,
}

impl<'a> Evaluation<'a> {
    /// Creates an evaluation of rounds that `lives` misses lose.
    pub fn new(lives: Lives, watch: Watch<'a>) -> Self {
        Self { tally: Tally::new(lives), watch }
    }

    /// Asks the guesser for a letter, and checks that it is a legal guess.
    fn ask(&mut self, guesser: &mut dyn Guesser, position: &Position) -> Result<Letter, Stopped> {
        if !(self.watch)(&self.tally) {
            return Err(Stopped::ByTheWatch);
        }
        self.tally.decisions += 1;
        match guesser.letter(position) {
            None => Err(Stopped::Silent),
            Some(letter) if position.guessed().contains(letter) => Err(Stopped::Repeated),
            Some(letter) => Ok(letter),
        }
    }

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
        for word in hidden.words() {
            let mut guesser = guesser();
            let mut position = Position::new(known, self.tally.allowed.get());
            let mut misses = 0;
            while !position.pattern().is_complete() {
                let letter = self.ask(&mut *guesser, &position)?;
                let places = word.places_of(letter);
                misses += u32::from(places.is_empty());
                position.answer(letter, places);
                play_on(&mut position);
            }
            let guesses = position.guessed().len() as u32;
            self.tally.add(PlayedRound { misses, guesses, words: 1 });
        }
        Ok(())
    }

    /// Plays one game against an opponent that cheats and holds all words of a length, which the guesser knows, too.
    /// Each search of the opponent takes the time it needs, unless `halt` ends it. Panics if there are no words.
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
            let left = self.tally.allowed.get().saturating_sub(misses).max(1);
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

/// Lets the guesser go on after its last miss, as if one miss were left.
fn play_on(position: &mut Position) {
    position.set_misses_left(position.misses_left().max(1));
}
