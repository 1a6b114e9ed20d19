//! Owns the ratings for positions in which no listed word fits: the word is not listed, or an answer was
//! wrong.

use super::{Merit, Rated};
use crate::position::Position;
use hangman_words::{Beside, Letter};

/// The weight of the letter frequencies at any place, in letters, when mixed with those between two
/// neighbours.
const PRIOR: f32 = 5.0;

/// The minimum count of a letter, so that none is impossible.
const UNSEEN: f32 = 0.01;

/// Rates every letter of the alphabet that was not guessed, by the probability that the word has it, the
/// likeliest first. Each open place is considered independently: the probability of a letter there is its
/// share of the unguessed letters that occur between the place's neighbours in listed words of this length,
/// mixed with its share of all letters. The word has the letter unless no place does.
pub fn rate(position: &Position) -> Vec<Rated> {
    let (listed, pattern) = (position.listed(), position.pattern());
    let letters = listed.alphabet().len();
    let mut open = [0.0_f32; Letter::MAX];
    for letter in position.open() {
        open[letter.index()] = 1.0;
    }
    let anywhere = listed.between(Beside::Any, Beside::Any);
    let mut share = [0.0; Letter::MAX];
    for ((share, open), count) in share.iter_mut().zip(&open).zip(anywhere) {
        *share = open * (count + UNSEEN);
    }
    let all: f32 = share.iter().sum();
    let mut without = [1.0; Letter::MAX];
    let places = pattern.letters();
    for place in (0..places.len()).filter(|place| places[*place].is_none()) {
        let beside = |at: Option<usize>| match at.and_then(|at| places.get(at)) {
            None => Beside::Edge,
            Some(None) => Beside::Any,
            Some(Some(letter)) => Beside::Letter(*letter),
        };
        let counts = listed.between(beside(place.checked_sub(1)), beside(Some(place + 1)));
        let known: f32 = open.iter().zip(counts).map(|(open, count)| open * count).sum();
        let (prior, scale) = (PRIOR / all, 1.0 / (known + PRIOR));
        let letters = without[..letters].iter_mut().zip(counts).zip(share.iter().zip(&open));
        for ((without, count), (share, open)) in letters {
            *without *= 1.0 - (open * count + prior * share) * scale;
        }
    }
    let of = listed.len();
    let mut rated: Vec<_> = position
        .open()
        .map(|letter| {
            let chance = 1.0 - without[letter.index()];
            let with = (f64::from(chance) * of as f64).round() as usize;
            (chance, Rated { letter, with, of, merit: Merit::Presence })
        })
        .collect();
    rated.sort_by(|one, other| other.0.total_cmp(&one.0));
    rated.into_iter().map(|(_, rated)| rated).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hangman_words::{ENGLISH, EmbeddedList, Word};

    /// The same probability, computed naively. In the pattern and around the words, `_` is the edge and `?`
    /// is anything.
    fn chance(words: &[Vec<char>], pattern: &str, guessed: &str, letter: char) -> f64 {
        let of = |wanted: [char; 3]| {
            let fits = |(wanted, face): (&char, &char)| *wanted == '?' || wanted == face;
            let three = words.iter().flat_map(|word| word.windows(3));
            three.filter(|three| wanted.iter().zip(*three).all(fits)).count() as f64
        };
        let open: Vec<_> = ('a'..='z').filter(|face| !guessed.contains(*face)).collect();
        let anywhere = |letter: char| of(['?', letter, '?']) + f64::from(UNSEEN);
        let share = anywhere(letter) / open.iter().copied().map(anywhere).sum::<f64>();
        let prior = f64::from(PRIOR);
        let framed: Vec<_> = format!("_{pattern}_").chars().collect();
        let places = framed.windows(3).filter(|three| three[1] == '?');
        let without = places.map(|three| {
            let here = |letter: char| of([three[0], letter, three[2]]);
            let all: f64 = open.iter().copied().map(here).sum();
            1.0 - (here(letter) + prior * share) / (all + prior)
        });
        1.0 - without.product::<f64>()
    }

    #[test]
    fn a_letter_is_as_likely_as_its_neighbours_make_it() {
        let common = EmbeddedList::EVERYDAY.load();
        let few = common.only(|word| word.played().contains('Z')).unwrap();
        let listed = few.of_length(9).unwrap();
        let framed = |word: Word| format!("_{}_", word.played_lower()).chars().collect();
        let words: Vec<Vec<char>> = listed.words().map(framed).collect();
        for (pattern, guessed) in
            [("?????????", "e"), ("?z??z????", "za"), ("b?o?b?in?", "bion"), ("zzz?zzzzz", "z")]
        {
            let mut position = Position::new(listed, 99);
            for face in guessed.chars() {
                let places = pattern.chars().enumerate().filter(|(_, known)| *known == face);
                let places = places.map(|(place, _)| place).collect();
                position.answer(ENGLISH.letter(face).unwrap(), places);
            }
            let rated = rate(&position);
            assert_eq!(rated.len(), 26 - guessed.len());
            let face = |rated: &Rated| ENGLISH.lower(rated.letter);
            let chances: Vec<_> =
                rated.iter().map(|rated| chance(&words, pattern, guessed, face(rated))).collect();
            for (rated, chance) in rated.iter().zip(&chances) {
                let with = chance * rated.of as f64;
                assert!((rated.with as f64 - with).abs() < 0.51, "{pattern} {rated:?} {with}");
            }
            let are_in_order = chances.is_sorted_by(|one, other| *one > other - 1e-5);
            assert!(are_in_order, "{pattern} {chances:?}");
        }
    }
}
