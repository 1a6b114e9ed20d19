//! Owns [`Learned`], which also guesses words that are not on its list.

mod affixes;
mod completions;
mod imagined;
mod spelling;
mod texts;
mod weighed;

use std::sync::Arc;

use super::{Advice, Aim, Guesser, Lookahead, Merit, Rated, unlisted};
use crate::kept::Kept;
use crate::position::Position;
use affixes::Affixes;
use hangman_solver::threads::both;
use hangman_words::{Candidates, Letter, LetterSet, WordsOfLength};
use imagined::{Imagined, Words};
use spelling::Spelling;
use texts::Texts;
use weighed::Weighed;

/// Learns from its list how words are formed and spelled. It weighs the words that fit together with imagined
/// ones (other forms of listed words, and words spelled like them), and looks ahead with all of them.
///
/// It learns when it is first asked about a list, and keeps that knowledge until it is asked about another
/// list. `docs/guessers.md` describes what it imagines and the weights.
pub struct Learned {
    knowledge: Option<Arc<Knowledge>>,
    imagined: Kept<Imagined>,
    listed: Lookahead,
}

/// If more listed words fit than this, they are representative enough without imagined ones.
const MANY: usize = 1_500;

/// The minimum and maximum weight of a listed word relative to imagined ones. With a weight of 1, all
/// possible words that are not listed weigh about as much as all listed ones.
const LISTED: (f32, f32) = (1.0, 50.0);

/// From this probability that the word is on the list, only listed words are considered.
const SURE: f32 = 0.95;

impl Default for Learned {
    fn default() -> Self {
        Self { knowledge: None, imagined: Kept::default(), listed: Lookahead::new(Aim::Wins) }
    }
}

impl Learned {
    /// Returns the words that fit and are not on the list, and the weight of a listed word.
    fn imagined(&mut self, position: &Position) -> (Words, f32) {
        let listed = position.listed();
        self.knowledge.take_if(|known| !known.listed.shares_list(listed));
        let knowledge = self.knowledge.get_or_insert_with(|| Arc::new(Knowledge::learn(listed)));
        let new = || Imagined::new(listed, Arc::clone(knowledge));
        let words = self.imagined.about(listed, new).fitting(position);
        (words, listed_weight(knowledge.completeness()))
    }

    /// Returns the letters to guess, best first, and the probability that the word is listed.
    fn think(&mut self, position: &Position) -> (Vec<Rated>, f32) {
        let fitting = position.candidates();
        if position.words_left() > MANY {
            return (self.listed.rate(position), 1.0);
        }
        let listed = position.listed();
        let (mut words, weight) = self.imagined(position);
        let imagined: f32 = words.weights.iter().sum();
        let on_list = position.words_left() as f32 * weight;
        let likely = on_list / (on_list + imagined).max(f32::MIN_POSITIVE);
        if likely >= SURE {
            let rated = self.listed.rate(position);
            if !rated.is_empty() {
                return (rated, likely);
            }
        }
        for number in fitting.into_iter().flat_map(Candidates::numbers) {
            words.push(listed.packed_word(*number).iter().copied(), weight);
        }
        (weigh(position, words), likely)
    }
}

/// Returns the weight of a listed word: the odds that a word is on the list, which has this share of all words.
fn listed_weight(completeness: Option<f32>) -> f32 {
    // A list too small for an estimate is a list that someone chose a word from.
    let Some(complete) = completeness else { return LISTED.1 };
    (complete / (1.0 - complete).max(f32::EPSILON)).clamp(LISTED.0, LISTED.1)
}

/// Returns the letters that are in no known word, so that all letters are rated.
fn others(position: &Position, known: LetterSet) -> Vec<Rated> {
    let mut letters = match position.words_left() {
        0 => unlisted::rate(position),
        of => {
            let rated = |letter| Rated { letter, with: 0, of, merit: Merit::Presence };
            position.open().map(rated).collect()
        }
    };
    letters.retain(|rated| !known.contains(rated.letter));
    letters
}

/// Returns the letters of these words, best first.
fn weigh(position: &Position, words: Words) -> Vec<Rated> {
    let of = words.weights.len();
    let length = position.listed().length();
    let Some(mut weighed) = Weighed::new(&words.blocks, length, words.weights) else {
        return Vec::new();
    };
    let guessed = position.guessed();
    let open = |letter: &Letter| !guessed.contains(*letter);
    let rated = |(split, wins): (weighed::WeighedSplit, Option<f32>)| {
        let letter = Letter::new(split.letter).filter(open)?;
        let with = (f64::from(split.share) * of as f64).round() as usize;
        let merit = wins.map_or(Merit::Presence, |wins| Merit::Wins(wins.into()));
        Some(Rated { letter, with, of, merit })
    };
    weighed.letters(position.misses_left().max(1), open).into_iter().filter_map(rated).collect()
}

impl Guesser for Learned {
    fn keeps_to_list(&self) -> bool {
        false
    }

    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let advice = self.advise(position).into_iter();
        advice.flat_map(|advice| std::iter::once(advice.best).chain(advice.others)).collect()
    }

    fn advise(&mut self, position: &Position) -> Option<Advice> {
        if position.pattern().is_complete() {
            return None;
        }
        let (mut rated, listed) = self.think(position);
        let known = rated.iter().map(|rated| rated.letter).collect();
        rated.extend(others(position, known));
        let mut letters = rated.into_iter();
        let best = letters.next()?;
        let off_list = position.candidates().is_none();
        Some(Advice { best, others: letters.collect(), off_list, listed: listed.into() })
    }
}

/// Everything learned from one list.
struct Knowledge {
    /// Words of the list that it was learned from.
    listed: Arc<WordsOfLength>,
    /// What was learned from the reversed words, and from the words in reading order.
    directions: [Direction; 2],
}

/// What was learned from words read in one direction.
struct Direction {
    words: Texts,
    spelling: Spelling,
    affixes: Affixes,
}

impl Knowledge {
    /// Learns from the whole list that these words belong to.
    fn learn(listed: &Arc<WordsOfLength>) -> Self {
        let front = Texts::of(listed);
        let back = front.reversed();
        let letters = listed.alphabet().len();
        let learn = |words| (Spelling::learn(words, letters), Affixes::learn(words));
        let (from_the_end, from_the_front) = both(2, || learn(&back), || learn(&front));
        let direction = |words, (spelling, affixes)| Direction { words, spelling, affixes };
        let directions = [direction(back, from_the_end), direction(front, from_the_front)];
        Self { listed: Arc::clone(listed), directions }
    }

    /// Returns the share (0 ..= 1) of the language's words that the list has, if there is enough evidence. Of
    /// endings and beginnings, the less complete decide: a list that lacks whole families of words still has
    /// nearly every ending of the others.
    fn completeness(&self) -> Option<f32> {
        self.directions.iter().filter_map(|known| known.affixes.completeness).reduce(f32::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hangman_words::{EmbeddedList, Word};

    /// Returns the estimated completeness of the part of a list whose words are kept.
    fn completeness(keep: impl Fn(&Word) -> bool) -> f32 {
        let part = EmbeddedList::FULL.load().only(keep).unwrap();
        Knowledge::learn(part.of_length(8).unwrap()).completeness().unwrap()
    }

    #[test]
    fn a_list_without_half_of_the_word_families_does_not_look_complete() {
        // As a hash, the sum of the first four letters keeps words with the same beginning together.
        let beginning =
            |word: &Word| word.letters().iter().take(4).map(|l| l.index()).sum::<usize>();
        assert!(completeness(|_| true) > 0.9);
        assert!(completeness(|word| beginning(word) % 2 == 0) < 0.6);
    }
}
