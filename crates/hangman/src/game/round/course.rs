//! Owns the course of a round, answer by answer.

use super::Round;
use crate::engine::Reply;
use crate::position::Position;
use hangman_words::Pattern;

impl Round {
    /// Returns what the player knew before each guess, and finally what they know now.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut replies = self.replies.iter();
        let next = move |before: &Position| {
            replies.next().map(|reply| before.after_guess(&reply.guess, reply.places()))
        };
        std::iter::successors(Some(self.start.clone()), next)
    }

    /// Returns each reply with the pattern and the number of words left after it.
    pub fn course(&self) -> impl Iterator<Item = (&Reply, Pattern, usize)> {
        let mut pattern = self.start.pattern().clone();
        self.replies.iter().zip(&self.words_left[1..]).map(move |(reply, left)| {
            reply.guess.reveal(&mut pattern, reply.places());
            (reply, pattern.clone(), *left)
        })
    }
}
