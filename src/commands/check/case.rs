//! Owns [`TestCase`]: a small dictionary and the games that a program plays with it. It can be made smaller
//! as long as it still shows a mistake.

use crate::words::{Alphabet, ListBuilder, WordList};

/// A small dictionary with words of several lengths, and the games that one start of a program plays with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestCase {
    /// The words, sorted, each once.
    pub words: Vec<String>,
    /// The games, in order.
    pub games: Vec<TestGame>,
    /// The alphabet of the words and letters.
    pub alphabet: &'static Alphabet,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestGame {
    /// The length of its words.
    pub length: usize,
    /// The number of misses that loses it.
    pub misses: u32,
    /// The letters that a setter is asked for, each once; the game ends early after the last.
    pub letters: String,
    /// The word that a guesser has to find. Without one, it plays against the rule of the classic assignment.
    pub word: Option<String>,
}

impl TestCase {
    /// Returns smaller variants, the smallest first: without a game, half of the words, a word, a letter or
    /// two words, or with as many misses as there are letters.
    pub fn smaller(&self) -> Vec<Self> {
        let mut cases = Vec::new();
        let mut add = |words: Vec<String>, games: Vec<TestGame>| {
            // A game needs words of its length, including the word to find.
            let can_be_played = |game: &TestGame| {
                words.iter().any(|word| self.letters_in(word) == game.length)
                    && game.word.as_ref().is_none_or(|word| words.contains(word))
            };
            let games: Vec<_> = games.into_iter().filter(can_be_played).collect();
            if !games.is_empty() && (words.len(), &games) != (self.words.len(), &self.games) {
                cases.push(Self { words, games, ..*self });
            }
        };
        // A program that hangs or crashes often does so whatever it is asked.
        if let Some(game) = self.games.last() {
            let word = |word: &&String| match &game.word {
                Some(hidden) => *word == hidden,
                None => self.letters_in(word) == game.length,
            };
            let words = self.words.iter().find(word).cloned().into_iter().collect();
            let letters = game.letters.chars().take(1).collect();
            add(words, vec![TestGame { letters, ..game.clone() }]);
        }
        for dropped in 0..self.games.len() {
            let games = self.games.iter().enumerate().filter(|(at, _)| *at != dropped);
            add(self.words.clone(), games.map(|(_, game)| game.clone()).collect());
        }
        let count = self.words.len();
        let without = |drop: &dyn Fn(usize) -> bool| -> Vec<String> {
            let words = self.words.iter().enumerate().filter(|(at, _)| !drop(*at));
            words.map(|(_, word)| word.clone()).collect()
        };
        if count > 6 {
            // All words of a length that isn't played can go at once.
            let lengths: Vec<_> = self.games.iter().map(|game| game.length).collect();
            let idle = |at: usize| !lengths.contains(&self.letters_in(&self.words[at]));
            add(without(&idle), self.games.clone());
            add(without(&|at| at < count / 2), self.games.clone());
            add(without(&|at| at >= count / 2), self.games.clone());
        }
        for one in 0..count {
            add(without(&|at| at == one), self.games.clone());
        }
        for (at, game) in self.games.iter().enumerate() {
            let mut change = |changed: TestGame| {
                let mut games = self.games.clone();
                games[at] = changed;
                add(self.words.clone(), games);
            };
            for dropped in game.letters.chars().filter(|_| game.letters.chars().nth(1).is_some()) {
                let letters = game.letters.chars().filter(|c| *c != dropped).collect();
                change(TestGame { letters, ..game.clone() });
            }
            let most = self.alphabet.len() as u32;
            if game.misses < most {
                change(TestGame { misses: most, ..game.clone() });
            }
        }
        // With many words there are too many pairs.
        if count <= 12 {
            for one in 0..count {
                for two in one + 1..count {
                    add(without(&|at| at == one || at == two), self.games.clone());
                }
            }
        }
        cases
    }

    /// Returns the case with only the first games.
    pub fn first(&self, games: usize) -> Self {
        Self { words: self.words.clone(), games: self.games[..games].to_vec(), ..*self }
    }

    fn letters_in(&self, word: &str) -> usize {
        self.alphabet.read(word).map_or(0, |letters| letters.len())
    }

    /// Returns the words as a list.
    pub fn list(&self) -> Option<WordList> {
        let mut list = ListBuilder::new(self.alphabet);
        list.feed(self.words.join("\n").as_bytes()).ok()?;
        Some(list.finish().ok()?.0)
    }
}
