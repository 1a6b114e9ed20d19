//! Owns how a round begins: its opening, its par, and what it counts as.

use super::{Lives, Round, WordsLeft};
use crate::engine::Opponent;
use crate::game::opening::Opening;
use crate::position::Position;
use hangman_words::{Candidates, Guess, Places, Word};

/// The answer that ruled a word out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledOut {
    /// The letter or the word that was guessed.
    pub guess: Guess,
    /// The answer: the places of the letter; none for a miss.
    pub said: Places,
    /// Whether it was part of the opening.
    pub at_start: bool,
}

impl Round {
    /// Returns whether the word is certainly listed, which a friend's need not be.
    pub fn is_about_the_list(&self) -> bool {
        !self.engine.opponent().is_friend()
    }

    /// Returns whether the word is certainly listed, or is a friend's that the list has, too. Otherwise no listed word is the
    /// word, and those that fit say nothing about the round.
    pub fn is_listed(&self) -> bool {
        let mut own = self.engine.candidates().words();
        self.is_about_the_list() || own.all(|word| self.start.listed().has(&word))
    }

    /// Returns the first answer that rules a word out; `None` if the word fits.
    pub fn ruled_out(&self, word: &Word) -> Option<RuledOut> {
        let start = self.opening.into_iter().flat_map(Opening::answers);
        let start =
            start.map(|(letter, said)| RuledOut { guess: letter.into(), said, at_start: true });
        let guesses = self.replies().iter().map(|reply| {
            let (guess, said) = (reply.guess.clone(), reply.places());
            RuledOut { guess, said, at_start: false }
        });
        start.chain(guesses).find(|it| it.guess.answer_for(word) != it.said)
    }

    /// Begins a round with an opening, or as [`Round::new`] does if it is `None`. The letters of the opening are
    /// answered before the first guess and cost nothing. Returns `None` if no candidate fits.
    pub fn opened(
        opponent: Opponent,
        candidates: Candidates,
        opening: Option<Opening>,
        lives: Lives,
        seed: u64,
    ) -> Option<Self> {
        let Some(opening) = opening else {
            return Some(Self::new(opponent, candidates, lives, seed));
        };
        let (mut candidates, mut opened) = (candidates, Vec::new());
        for (letter, places) in opening.answers() {
            if !candidates.keep(letter, places) {
                return None;
            }
            let (after, is_hit) = (letter.into(), !places.is_empty());
            opened.push(WordsLeft { after, is_hit, left: candidates.len() });
        }
        let start = Position::among(candidates.clone(), opening.letters(), lives.get());
        let round = Self::begin(opponent, candidates, start, seed);
        Some(Self { opening: Some(opening), opened, ..round })
    }

    /// Returns the round with its par.
    #[must_use]
    pub const fn with_par(mut self, par: Option<usize>) -> Self {
        self.par = par;
        self
    }

    /// Returns what was revealed before the first guess, if anything.
    pub const fn opening(&self) -> Option<Opening> {
        self.opening
    }
}
