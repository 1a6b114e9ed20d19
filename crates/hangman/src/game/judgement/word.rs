//! Owns the value of a guess of the whole word against a setter that holds one word.

use super::GuessValue;
use crate::guesser::Lookahead;
use crate::position::Position;
use hangman_words::{Letter, Places, Word};

/// Returns the value of guessing a word against a setter that holds one of the words left. If it is wrong, the
/// look-ahead goes on without it.
pub fn chances(
    lookahead: &mut Lookahead,
    position: &Position,
    word: &Word,
) -> (Option<GuessValue>, Option<Letter>) {
    let words = position.words_left() as f64;
    let right = position.candidates().is_some_and(|words| words.has(word));
    let after = position.after(word.clone(), Places::NONE);
    let mut best_of = |position: &Position| match position.words_left() {
        0 => Some((0.0, None)),
        _ if position.misses_left() == 0 => Some((0.0, None)),
        1 => Some((1.0, None)),
        _ => lookahead.best_chances(position).map(|(letter, best)| (best, Some(letter))),
    };
    let (Some((best, letter)), Some((rest, _))) = (best_of(position), best_of(&after)) else {
        return (None, None);
    };
    let hit = f64::from(u8::from(right)) / words;
    let this = hit + (1.0 - hit) * rest;
    let letter = letter.filter(|_| best > this);
    // A word that does not fit is certainly a miss.
    let extra = if right { 0.0 } else { 1.0 };
    (Some(GuessValue::Chance { best: best.max(this), this, extra }), letter)
}
