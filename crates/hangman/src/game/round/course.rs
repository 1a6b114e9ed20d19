//! Owns the course of a round, answer by answer.

use super::Round;
use crate::position::Position;
use hangman_words::Guess;

/// The words left after a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsLeft {
    /// A letter of the opening, or the guess.
    pub after: Guess,
    /// Whether it is in the word.
    pub is_hit: bool,
    /// The number of listed words left after it.
    pub left: usize,
}

impl Round {
    /// Returns what the player knew before each guess, and finally what they know now.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut replies = self.replies.iter();
        let next = move |before: &Position| {
            replies.next().map(|reply| before.after(reply.guess.clone(), reply.places()))
        };
        std::iter::successors(Some(self.start.clone()), next)
    }

    /// Returns how many words there were before anything was known, and how many each letter left, those of the opening
    /// included.
    pub fn fall(&self) -> (usize, Vec<WordsLeft>) {
        let all = match self.opening {
            Some(_) => self.start().listed().len(),
            None => self.start().words_left(),
        };
        let guessed = self.replies.iter().zip(&self.words_left[1..]).map(|(reply, left)| {
            WordsLeft { after: reply.guess.clone(), is_hit: !reply.is_miss(), left: *left }
        });
        (all, self.opened.iter().cloned().chain(guessed).collect())
    }
}
