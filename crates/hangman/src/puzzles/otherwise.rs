//! Owns [`Otherwise`]: why a right letter wins whichever answer it gets.

use std::cmp::Reverse;

use super::PerfectPlay;
use crate::position::Position;
use hangman_words::{Letter, Places};

/// What the hardest of the other answers to a right letter would have led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Otherwise {
    /// The letter.
    pub letter: Letter,
    /// That answer: the places of the letter, none for a miss.
    pub places: Places,
    /// The number of other answers, from 1.
    pub answers: usize,
    /// The position after it.
    pub left: Position,
    /// What would have won there; `None` if only one word would have been left.
    pub next: Option<NextLetter>,
}

/// A letter that wins a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextLetter {
    /// The letter.
    pub letter: Letter,
    /// Whether each answer leaves one word.
    pub tells_apart: bool,
    /// The lives with which it wins, from 1: one more than the misses that it can lead to.
    pub needs: u32,
}

impl PerfectPlay {
    /// Returns what another answer than `given` to a letter would have led to; `None` if there is none.
    pub fn otherwise(
        &mut self,
        position: &Position,
        letter: Letter,
        given: Places,
    ) -> Option<Otherwise> {
        let families = position.candidates()?.split(letter);
        let others = families.iter().filter(|(family, _)| family.places != given);
        let answers = others.clone().count();
        let hardest = others.max_by_key(|(family, words)| {
            let cost = self.lives(words) + u32::from(family.places.is_empty());
            (cost, words.len(), Reverse(family.places))
        });
        let places = hardest?.0.places;
        let left = position.after(letter, places);
        let next = if left.words_left() > 1 { self.next_letter(&left) } else { None };
        Some(Otherwise { letter, places, answers, left, next })
    }

    /// Returns the letter that wins with the fewest lives, one that tells all words apart before others.
    fn next_letter(&mut self, position: &Position) -> Option<NextLetter> {
        let words = position.candidates()?;
        let all = self.winners(position).iter().map(|letter| NextLetter {
            letter,
            tells_apart: words.families(letter).len() == words.len(),
            needs: self.needs(position, letter),
        });
        all.collect::<Vec<_>>().into_iter().min_by_key(|it| (it.needs, !it.tells_apart))
    }
}
