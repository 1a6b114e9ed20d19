//! Owns [`WhyLost`]: why a position is lost, down to the last step that fails.

use super::{PerfectPlay, PerfectReply};
use crate::position::Position;
use hangman_words::{Letter, LetterSet, Places};

/// Why a position is lost: even the best letters lead to several words with one life, and every letter that tells them
/// apart is missing from one of them, so that it can be a miss.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyLost {
    /// The best letters one after another, and the answers of a perfect opponent.
    pub line: Vec<(Letter, Places)>,
    /// The position after them, with one life.
    pub end: Position,
    /// The letters that tell its words apart; each is missing from at least one.
    pub telling: LetterSet,
}

impl PerfectPlay {
    /// Returns why a position is lost; `None` if it is won, or if no life is left.
    pub fn reason(&mut self, position: &Position) -> Option<WhyLost> {
        let mut end = position.clone();
        let mut line = Vec::new();
        loop {
            let words = end.candidates()?;
            let lives = end.misses_left();
            if lives == 0 || self.lives(words) <= lives {
                return None;
            }
            let families = |letter| words.families(letter);
            let tells = |letter: &Letter| families(*letter).len() > 1;
            let telling: LetterSet = end.open().filter(tells).collect();
            let in_all = |letter: &Letter| families(*letter).iter().all(|it| !it.places.is_empty());
            // With one life, only a letter that all words have is no miss.
            let best: Vec<Letter> = match lives {
                1 => telling.iter().filter(in_all).collect(),
                _ => telling.iter().collect(),
            };
            // Of equally good letters, the one whose answer leaves the fewest words makes the shortest story.
            let rank = |(_, reply): &(Letter, PerfectReply)| {
                let cost = reply.needs + u32::from(reply.places.is_empty());
                (cost, reply.position.words_left())
            };
            let replies: Vec<_> = best
                .into_iter()
                .filter_map(|letter| Some((letter, self.reply(&end, letter)?)))
                .collect();
            let Some((letter, reply)) = replies.into_iter().min_by_key(rank) else {
                return Some(WhyLost { line, end, telling });
            };
            line.push((letter, reply.places));
            end = reply.position;
        }
    }
}
