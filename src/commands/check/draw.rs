//! Owns [`Cases`]: dictionaries and games that programs often get wrong, drawn from a seed.
//!
//! The first sixty games contain the most frequent causes of mistakes: words of other lengths, a second game,
//! the last miss, ties in which each criterion decides alone, and answers that fit only some of the positions.

use std::collections::{BTreeSet, VecDeque};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::case::{TestCase, TestGame};
use super::ties::{self, About, TieMistakes};
use crate::cli::Lengths;
use crate::engine::{Rule, Tie};
use crate::words::{Alphabet, Letter, Places, without_blocked};

/// The number of games for each drawn dictionary.
const GAMES: usize = 6;

/// As many misses as there are letters, so nobody loses.
const ALL: u32 = 26;

/// Words of lengths that few courses ask for, and the letters of a game with them.
const ODD: [(&[&str], &str); 2] = [
    (&["a", "b", "i", "o"], "eioa"),
    (&["abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba"], "azm"),
];

/// An endless supply of test cases, the simplest first.
pub struct Cases {
    rng: Xoshiro256PlusPlus,
    /// The rule that a setter must follow; `None` for a guesser.
    rule: Option<Rule>,
    /// `None` if there is nothing to break ties by.
    ties: Option<TieMistakes>,
    alphabet: &'static Alphabet,
    lengths: Lengths,
    number: usize,
}

/// The longest words that are drawn, unless only longer ones are asked for.
const LONGEST: usize = 7;

impl Cases {
    /// Creates test cases for a setter that follows a rule, or for a guesser, with games about words of these lengths.
    pub fn new(
        seed: u64,
        rule: Option<Rule>,
        alphabet: &'static Alphabet,
        lengths: Lengths,
    ) -> Self {
        let ties = rule.filter(|rule| rule.in_full()[0] != Tie::Any);
        Self {
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            rule,
            ties: ties.map(|rule| TieMistakes::new(&rule)),
            alphabet,
            lengths,
            number: 0,
        }
    }

    /// Returns the next test case. The same seed always gives the same cases. If the letters happen to spell a word
    /// that pupils must not see, others are drawn.
    pub fn draw(&mut self) -> TestCase {
        self.number += 1;
        loop {
            let case = self.any();
            if case.words.iter().all(|word| without_blocked(word) == *word) {
                return case;
            }
        }
    }

    fn any(&mut self) -> TestCase {
        let (words, games) = match (self.number, self.rule, self.ties.is_some()) {
            (number, None, _) if number % 2 == 0 => self.decoys(),
            (number, Some(_), true) if number % 2 == 0 => self.tied(),
            _ => self.random(),
        };
        let games: Vec<_> = games.into_iter().filter(|game| self.is_asked(game.length)).collect();
        if games.is_empty() {
            self.number += 1;
            return self.any();
        }
        self.spelled(words, games)
    }

    fn is_asked(&self, length: usize) -> bool {
        (self.lengths.first..=self.lengths.last).contains(&length)
    }

    /// Returns the lengths of the words that are drawn: all that are asked for up to a limit, or the shortest one.
    fn drawn_lengths(&self) -> Vec<usize> {
        let Lengths { first, last } = self.lengths;
        (first..=last.min(LONGEST.max(first))).collect()
    }

    /// Writes words and letters, which are drawn in English, in the alphabet: each letter stands for the one with the
    /// same number.
    fn spelled(&self, words: Vec<String>, games: Vec<TestGame>) -> TestCase {
        let alphabet = self.alphabet;
        let words: BTreeSet<_> = words.iter().map(|word| written(word, alphabet)).collect();
        let mut words: Vec<_> = words.into_iter().collect();
        words.sort();
        let games = games.into_iter().map(|game| TestGame {
            misses: game.misses.min(alphabet.len() as u32),
            letters: once(&written(&game.letters, alphabet)),
            word: game.word.map(|word| written(&word, alphabet)),
            ..game
        });
        TestCase { words, games: games.collect(), alphabet }
    }

    fn below(&mut self, end: usize) -> usize {
        self.rng.random_range(0..end.max(1) as u64) as usize
    }

    fn shuffled<T>(&mut self, items: impl IntoIterator<Item = T>) -> Vec<T> {
        let mut items: Vec<_> = items.into_iter().collect();
        for at in (1..items.len()).rev() {
            let other = self.below(at + 1);
            items.swap(at, other);
        }
        items
    }

    /// Appends all other letters in random order, so that the game is played to its end.
    fn played_out(&mut self, mut letters: String) -> String {
        let rest = ('a'..='z').filter(|c| !letters.contains(*c)).collect::<Vec<_>>();
        letters.extend(self.shuffled(rest));
        letters
    }

    /// Draws words of two lengths over few letters, so that they often differ only in the places of these
    /// letters. Some games are lost after a few misses. If the rule depends on the turn, there are more
    /// words, so that there is still a choice on that turn.
    fn random(&mut self) -> (Vec<String>, Vec<TestGame>) {
        let (guesses, level) =
            (self.rule.is_none(), self.rule.is_some_and(|rule| rule.level() > 0));
        let rich = guesses || level || self.number.is_multiple_of(3);
        let letters = if rich { 6 + self.below(5) } else { 2 + self.below(4) };
        let most = if rich { 24 } else { 4 + 2 * self.number.min(10) };
        let mut lengths = self.drawn_lengths();
        lengths.retain(|length| if rich { (3..6).contains(length) } else { *length < 6 });
        let first = match lengths.len() {
            0 => self.lengths.first,
            count => lengths[self.below(count)],
        };
        let mut words = BTreeSet::new();
        for length in [first, first + 1] {
            for _ in 0..(most / 2 + self.below(most / 2 + 1)).max(2) {
                let word = (0..length).map(|_| char::from(b'a' + self.below(letters) as u8));
                words.insert(word.collect::<String>());
            }
        }
        let words: Vec<_> = words.into_iter().collect();
        let mut games = Vec::new();
        for number in 0..GAMES {
            let any = words[self.below(words.len())].clone();
            let few = if guesses { number % 3 != 2 } else { number % 3 == 1 };
            let misses = if few { 1 + self.below(3) as u32 } else { ALL };
            let order: String =
                self.shuffled((b'a'..=b'a' + letters as u8).map(char::from)).into_iter().collect();
            let letters = if few || self.below(2) == 0 { self.played_out(order) } else { order };
            // A guesser loses to the rule, and can find more of a word.
            let word = (guesses && number % 3 == 2).then(|| any.clone());
            games.push(TestGame { length: any.len(), misses, letters, word });
        }
        (words, games)
    }

    /// Draws for each length two families of the same size between which a mistaken rule chooses differently, often
    /// with a smaller family beside them that has the letter less often.
    fn tied(&mut self) -> (Vec<String>, Vec<TestGame>) {
        let (mut words, mut games) = (Vec::new(), VecDeque::new());
        for length in self.drawn_lengths() {
            // What is longer begins with other letters.
            let tied_length = length.min(*ties::LENGTHS.end());
            let about = match (tied_length, self.below(2)) {
                (7, _) | (6, 1) => About::FourLetters,
                (6, _) | (5, 1) => About::ThirdPlace,
                _ => About::Anything,
            };
            let Some(ties) = self.ties.as_mut().filter(|_| length > 1) else { continue };
            let families = ties.draw(tied_length, about, &mut self.rng);
            let letters = self.shuffled(('a'..='z').take(14));
            let (tied, others) = (letters[0], &letters[1..]);
            let smaller = self.below(3) > 0;
            let each = if smaller { 2 } else { 1 + self.below(2) };
            let fewest = families[0].count().min(families[1].count());
            let beside = match fewest {
                0 => None,
                // None of them, or one where neither has it alone.
                1 => Some(Places::NONE),
                _ => Some(Places::from_bits(self.below(2) as u64)),
            };
            let beside = beside.filter(|_| smaller).into_iter();
            let kept = families.into_iter().flat_map(|places| std::iter::repeat_n(places, each));
            for places in kept.chain(beside).collect::<Vec<_>>() {
                let others = self.shuffled(others.iter().copied());
                let shift = length - tied_length;
                let letter = |place: usize| match place.checked_sub(shift) {
                    Some(place) if places.contains(place) => tied,
                    _ => others[place % others.len()],
                };
                words.push((0..length).map(letter).collect::<String>());
            }
            let order = format!("{tied}{}", others.iter().collect::<String>());
            let letters = if self.below(3) == 0 { self.played_out(order) } else { order };
            games.push_front(TestGame { length, misses: ALL, letters, word: None });
        }
        (words, games.into())
    }

    /// Draws words with which a guesser that uses only part of an answer keeps the wrong ones. Each group of
    /// wrong words has a letter of its own, which is in more words than there are right ones.
    fn decoys(&mut self) -> (Vec<String>, Vec<TestGame>) {
        let length = 5 + self.below(2);
        let order = self.shuffled(0..length);
        let (first, second) = (order[0].min(order[1]), order[0].max(order[1]));
        let shown: &[usize] = if self.below(2) == 0 { &[first, second] } else { &[first] };
        // The places of the letter in the words that fit, and in groups of those that don't.
        let more = [shown, &[order[2]]].concat();
        let other = vec![first, order[3]];
        let groups: [(&[usize], Option<char>, usize); 4] = [
            (shown, None, 3),
            (&more, Some('e'), 7),
            (&other, Some('f'), 7),
            (&[second], Some('g'), 7),
        ];
        let mut words = Vec::new();
        for (places, mark, count) in groups {
            for _ in 0..count {
                let others = self.shuffled('i'..='z');
                let mark_at = order.iter().rev().find(|place| !places.contains(place));
                let letter = |place: usize| match mark {
                    _ if places.contains(&place) => 'a',
                    Some(mark) if Some(&place) == mark_at => mark,
                    _ => others[place],
                };
                words.push((0..length).map(letter).collect::<String>());
            }
        }
        let right: Vec<_> = words[..3].to_vec();
        // Words of other lengths, with a letter that isn't in any word of this one. Most of the longer ones have two more
        // letters: if neither is in the word, a guesser that ignores misses names both.
        for other in [length - 1, length + 1] {
            for number in 0..15 {
                let letters = self.shuffled('i'..='z');
                let begin = if other > length && number > 2 { "hbc" } else { "h" };
                let rest = letters[..other - begin.len()].iter().collect::<String>();
                words.push(format!("{begin}{rest}"));
            }
        }
        let [short, long] = [20, 15].map(|back| words[words.len() - back].clone());
        let game = |word: &String, misses| TestGame {
            length: word.len(),
            misses,
            letters: String::new(),
            word: Some(word.clone()),
        };
        let lost = TestGame {
            length,
            misses: 1 + self.below(2) as u32,
            letters: String::new(),
            word: None,
        };
        let games = vec![
            game(&right[0], ALL),
            lost,
            game(&right[1], ALL),
            game(&short, 2),
            game(&right[2], 2),
            game(&right[0], 1),
            game(&long, ALL),
        ];
        (words, games)
    }
}

/// Returns games about words of 1 and of 26 letters, as far as points don't depend on these lengths.
pub fn odd(is_setter: bool, alphabet: &'static Alphabet, lengths: Lengths) -> Vec<TestCase> {
    let cases = Cases::new(0, None, alphabet, lengths);
    let case = |(words, letters): (&[&str], &str)| {
        let (length, word) = (words[0].len(), (!is_setter).then(|| words[0].to_owned()));
        let game = TestGame { length, misses: ALL, letters: letters.to_owned(), word };
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        (!cases.is_asked(length)).then(|| cases.spelled(words, vec![game]))
    };
    ODD.into_iter().filter_map(case).collect()
}

/// Replaces a, b, c … by the letters of an alphabet that have the same numbers, as far as it has that many.
fn written(text: &str, alphabet: &Alphabet) -> String {
    let last = alphabet.len() - 1;
    let letter = |c: char| Letter::new((c as usize - 'a' as usize).min(last));
    text.chars().filter_map(|c| alphabet.lower(letter(c)?)).collect()
}

/// Drops repeated letters; two letters may have become one.
fn once(text: &str) -> String {
    let mut seen = BTreeSet::new();
    text.chars().filter(|c| seen.insert(*c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_has_words_of_several_lengths_and_games_that_can_be_played() {
        let rule = "utexas-medium".parse().unwrap();
        for rule in [None, Some(rule)] {
            let mut cases = Cases::new(5, rule, Alphabet::UNSAID, Lengths { first: 2, last: 20 });
            let mut again = Cases::new(5, rule, Alphabet::UNSAID, Lengths { first: 2, last: 20 });
            let (mut lost, mut several) = (0, 0);
            for number in 0..60 {
                let case = cases.draw();
                assert_eq!(case, again.draw(), "a seed is its cases");
                let list = case.list().unwrap();
                assert_eq!(list.total(), case.words.len(), "{case:?}");
                several += usize::from(list.lengths().count() > 1);
                for game in &case.games {
                    assert!(list.count(game.length) > 0, "{case:?}");
                    lost += usize::from(game.misses < 4);
                    let letters: BTreeSet<_> = game.letters.chars().collect();
                    assert_eq!(letters.len(), game.letters.len(), "each letter once");
                }
                for smaller in
                    case.smaller().into_iter().take(if number < 5 { usize::MAX } else { 3 })
                {
                    assert!(smaller != case && smaller.list().is_some());
                }
            }
            assert!(several > 50 && lost >= 60, "{several} {lost}");
        }
    }
}
