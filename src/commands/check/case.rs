//! Owns [`TestCase`]: a dictionary and the games that a program plays with it. It can be made smaller as long as it still
//! shows a mistake.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::words::{Alphabet, ListBuilder, WordList};

/// A dictionary and the games that one start of a program plays with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TestCase {
    /// The words, each once.
    pub words: Vec<String>,
    /// The games, in order.
    #[serde(rename = "example")]
    pub games: Vec<TestGame>,
    #[serde(skip)]
    pub alphabet: &'static Alphabet,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TestGame {
    /// The length of its words.
    pub length: usize,
    /// The number of misses that loses it.
    pub misses: u32,
    /// What the other side plays: the letters that a setter is asked for, after which the game ends early, or the word
    /// that a guesser has to find.
    pub plays: String,
}

impl TestCase {
    /// Returns smaller variants, those first that leave out most: with one word and one letter; without words of other lengths
    /// and letters that no word has; without some games; with smaller families of a letter; without some words or letters; with a
    /// game that can't be lost.
    pub fn smaller(&self, is_setter: bool, is_real: impl Fn(&str) -> bool) -> Vec<Self> {
        let mut cases = Vec::new();
        let mut add = |words: Vec<String>, games: Vec<TestGame>| {
            // A game needs words of its length, including the word to find.
            let can_be_played = |game: &TestGame| match is_setter {
                true => words.iter().any(|word| self.letters_in(word) == game.length),
                false => words.contains(&game.plays),
            };
            let games: Vec<_> = games.into_iter().filter(can_be_played).collect();
            if !games.is_empty() && (words.len(), &games) != (self.words.len(), &self.games) {
                cases.push(Self { words, games, ..*self });
            }
        };
        // A program that hangs or crashes often does so whatever it is asked.
        if let Some(game) = self.games.last() {
            let fits = |word: &&String| match is_setter {
                true => self.letters_in(word) == game.length,
                false => **word == game.plays,
            };
            let plays = game.plays.chars().take(if is_setter { 1 } else { usize::MAX }).collect();
            let word = self.words.iter().find(fits).cloned();
            add(word.into_iter().collect(), vec![TestGame { plays, ..game.clone() }]);
        }
        // Most mistakes are about the words and the letters of a game, which one try shows. Real words make the better example.
        let lengths: Vec<_> = self.games.iter().map(|game| game.length).collect();
        let has_length = |word: &&String| lengths.contains(&self.letters_in(word));
        let used: Vec<_> = self.words.iter().filter(has_length).cloned().collect();
        let real = used.iter().filter(|word| is_real(word)).cloned().collect();
        for words in [real, used] {
            if is_setter {
                let hits = |game: &TestGame| {
                    let is_hit = |letter: &char| words.iter().any(|word| word.contains(*letter));
                    TestGame { plays: game.plays.chars().filter(is_hit).collect(), ..game.clone() }
                };
                let games = self.games.iter().map(hits).filter(|game| !game.plays.is_empty());
                add(words.clone(), games.collect());
            }
            add(words, self.games.clone());
        }
        for games in without_some(&self.games) {
            add(self.words.clone(), games);
        }
        // A tie needs all of its families.
        for letter in self.games.last().into_iter().flat_map(|game| game.plays.chars()) {
            let mut families = BTreeMap::<Vec<usize>, Vec<String>>::new();
            for word in &self.words {
                let places = word.chars().enumerate().filter(|(_, c)| *c == letter);
                let places = places.map(|(at, _)| at).collect();
                families.entry(places).or_default().push(word.clone());
            }
            if families.values().filter(|words| words.len() > 1).count() > 1 {
                for less in [|words: usize| words / 2, |_| 1] {
                    let without = |words: &Vec<String>| {
                        words[..(words.len() - less(words.len())).max(1)].to_vec()
                    };
                    add(families.values().flat_map(without).collect(), self.games.clone());
                }
            }
        }
        for words in without_some(&self.words) {
            add(words, self.games.clone());
        }
        for (at, game) in self.games.iter().enumerate() {
            let mut change = |changed: TestGame| {
                let mut games = self.games.clone();
                games[at] = changed;
                add(self.words.clone(), games);
            };
            let letters: Vec<_> = game.plays.chars().filter(|_| is_setter).collect();
            for letters in without_some(&letters).into_iter().filter(|some| !some.is_empty()) {
                change(TestGame { plays: letters.into_iter().collect(), ..game.clone() });
            }
            change(TestGame { misses: self.alphabet.len() as u32, ..game.clone() });
        }
        cases
    }

    /// Returns the case with only the first games.
    pub fn first(&self, games: usize) -> Self {
        let games = self.games.iter().take(games).cloned().collect();
        Self { words: self.words.clone(), games, ..*self }
    }

    /// Returns the letters of a word of the case.
    pub fn letters_in(&self, word: &str) -> usize {
        self.alphabet.read(word).map_or(0, |letters| letters.len())
    }

    /// Returns the words as a list.
    pub fn list(&self) -> Option<WordList> {
        let mut list = ListBuilder::new(self.alphabet);
        list.feed(self.words.join("\n").as_bytes()).ok()?;
        Some(list.finish().ok()?.0)
    }
}

/// Leaves out each half of the items, then each quarter, and so on down to single ones.
fn without_some<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    let parts = std::iter::successors(Some(2), |parts| Some(parts * 2));
    let sizes = parts.map(|parts| items.len() / parts).take_while(|size| *size > 1).chain([1]);
    let without = |size: usize| {
        let starts = (0..items.len()).step_by(size);
        starts.map(move |from| {
            let to = items.len().min(from + size);
            [&items[..from], &items[to..]].concat()
        })
    };
    sizes.flat_map(without).collect()
}
