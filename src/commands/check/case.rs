//! Owns [`TestCase`]: a small dictionary and letters to guess in it, drawn to be nasty, and made smaller.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::words::{Alphabet, Letter, ListBuilder, WordList};

/// A small dictionary of words of one length, and letters to guess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TestCase {
    /// The words, different and sorted.
    pub words: Vec<String>,
    /// The letters, each once.
    pub letters: String,
    /// What both are written in.
    pub alphabet: &'static Alphabet,
}

/// Dictionaries that come first: what programs trip over.
const NASTY: [(&str, &str); 10] = [
    ("a", "a"),
    ("a b", "ba"),
    ("a i o", "eioa"),
    ("aa", "ab"),
    ("ab ba", "ab"),
    ("ally beta cool deal else flew good hope ibex", "eodgcl"),
    ("abb baa", "ab"),
    ("abc bab cca", "acb"),
    ("aab aba baa bbb", "ab"),
    ("abcdefghijklmnopqrstuvwxyz zyxwvutsrqponmlkjihgfedcba", "azm"),
];

impl TestCase {
    /// Case `number` of `cases`: those that programs trip over first, then ever larger ones. A few letters
    /// make many words that differ only in where they stand, and therefore many ties.
    pub fn draw(number: usize, cases: usize, seed: u64, alphabet: &'static Alphabet) -> Self {
        if let Some((words, letters)) = NASTY.get(number) {
            let words: Vec<_> = words.split(' ').map(|word| written(word, alphabet)).collect();
            return Self { words, letters: written(letters, alphabet), alphabet };
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ (number as u64) << 32);
        let most = 3 + 20 * number / cases.max(1);
        let length = rng.random_range(1..=6usize);
        let letters = rng.random_range(2..=5u8);
        let count = rng.random_range(1..=most);
        let mut words: Vec<String> = (0..count)
            .map(|_| (0..length).map(|_| char::from(b'a' + rng.random_range(0..letters))).collect())
            .collect();
        words.sort();
        words.dedup();
        let words = words.into_iter().map(|word| written(&word, alphabet)).collect();
        // One letter that no word has.
        let mut order: Vec<char> = (b'a'..=b'a' + letters).map(char::from).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, rng.random_range(0..=at as u64) as usize);
        }
        let letters = written(&order.into_iter().collect::<String>(), alphabet);
        Self { words, letters, alphabet }
    }

    /// The same with less in it, the smallest first: without half of the words, two words or one; and,
    /// where they count, without a letter.
    pub(crate) fn smaller(&self, letters: bool) -> Vec<Self> {
        let without = |drop: &dyn Fn(usize) -> bool| {
            let words = self.words.iter().enumerate().filter(|(at, _)| !drop(*at));
            let words: Vec<_> = words.map(|(_, word)| word.clone()).collect();
            let smaller = words.len() < self.words.len() && !words.is_empty();
            smaller.then(|| Self { words, letters: self.letters.clone(), ..*self })
        };
        let count = self.words.len();
        let mut cases = Vec::new();
        if count > 6 {
            cases.extend(without(&|at| at < count / 2));
            cases.extend(without(&|at| at >= count / 2));
        }
        cases.extend((0..count).filter_map(|one| without(&|at| at == one)));
        if letters {
            for dropped in self.letters.chars().filter(|_| self.letters.chars().nth(1).is_some()) {
                let letters = self.letters.chars().filter(|c| *c != dropped).collect();
                cases.push(Self { words: self.words.clone(), letters, ..*self });
            }
        }
        for one in 0..count {
            cases.extend((one + 1..count).filter_map(|two| without(&|at| at == one || at == two)));
        }
        cases
    }

    /// The words as a list.
    pub fn list(&self) -> Option<WordList> {
        let mut list = ListBuilder::new(self.alphabet);
        list.feed(self.words.join("\n").as_bytes()).ok()?;
        Some(list.finish().ok()?.0)
    }
}

/// A text of a, b, c … with the letters of an alphabet that have the same numbers; z may have to be an
/// earlier one.
fn written(text: &str, alphabet: &Alphabet) -> String {
    let last = alphabet.len() - 1;
    let letter = |c: char| Letter::new((c as usize - 'a' as usize).min(last));
    text.chars().filter_map(|c| alphabet.lower(letter(c)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_is_a_dictionary_of_one_length_and_a_seed_is_its_cases() {
        for number in 0..200 {
            let case = TestCase::draw(number, 200, 5, Alphabet::UNSAID);
            let list = case.list().unwrap();
            assert_eq!(list.lengths().count(), 1, "{case:?}");
            assert_eq!(list.total(), case.words.len(), "{case:?}");
            assert_eq!(TestCase::draw(number, 200, 5, Alphabet::UNSAID), case);
            for smaller in case.smaller(true) {
                let size = |case: &TestCase| case.words.len() + case.letters.len();
                assert!(size(&smaller) < size(&case) && smaller.list().is_some());
            }
        }
    }
}
