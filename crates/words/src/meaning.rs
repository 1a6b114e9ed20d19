//! Owns what English words mean: short definitions from WordNet.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::alphabet::ENGLISH;
use super::asset::{Asset, asset, filled};
use super::word::Word;

/// Lines of a word, a tab and its meaning, in the order of the words, deflated. `assets/words/meanings.py` makes them.
static MEANINGS: Asset = asset!("words/en.meanings");

/// The most bytes of all meanings.
const LARGEST: usize = 4 << 20;

/// Returns what a word means, such as "a framework that supports climbing plants". `None` if it is not English,
/// or has no meaning in the file, and as long as the file is not available. The file is read on first use.
pub fn meaning(word: &Word) -> Option<&'static str> {
    static WORDS: OnceLock<Vec<(&str, &str)>> = OnceLock::new();
    if word.alphabet() != &ENGLISH {
        return None;
    }
    let words = filled(&WORDS, || {
        let bytes = decompress_to_vec_zlib_with_limit(MEANINGS.bytes()?, LARGEST).ok()?;
        // The text is as old as the program gets.
        let text: &'static str = String::from_utf8(bytes).ok()?.leak();
        Some(text.lines().filter_map(|line| line.split_once('\t')).collect())
    })?;
    let played = word.played_lower();
    let at = words.binary_search_by_key(&&*played, |(word, _)| word).ok()?;
    Some(words[at].1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alphabet::GERMAN;
    use crate::embedded::EmbeddedList;

    #[test]
    fn five_of_six_everyday_words_have_a_meaning_that_says_more_than_the_word() {
        let list = EmbeddedList::EVERYDAY.load();
        let all: Vec<_> = list.by_length().flat_map(|listed| listed.words()).collect();
        let meant: Vec<_> = all.iter().filter_map(|word| Some((word, meaning(word)?))).collect();
        assert!(meant.len() * 6 > all.len() * 5, "{}", meant.len());
        for (word, meaning) in meant {
            assert!((8..=111).contains(&meaning.chars().count()), "{word}: {meaning}");
            assert!(
                meaning.split(|c: char| !c.is_alphabetic()).all(|it| it != word.played_lower())
            );
        }
        let tower = |alphabet| meaning(&Word::parse("tower", alphabet).unwrap());
        assert!(tower(&ENGLISH).is_some_and(|it| it.contains("structure")));
        assert_eq!(tower(&GERMAN), None);
    }
}
