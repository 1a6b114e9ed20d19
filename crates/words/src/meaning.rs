//! Owns what English words mean: short definitions from WordNet.

use std::sync::OnceLock;

use memchr::memmem;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::alphabet::ENGLISH;
use super::asset::{Asset, asset, filled};
use super::word::Word;

macro_rules! files {
    ($($letter:literal)+) => { [$(asset!("words/meanings/en-", $letter)),+] };
}

/// A file for each first letter, so that an end in a browser loads only one: deflated, and in it for each word a line feed,
/// the word, a tab and its meaning. `assets/words/meanings.py` makes them.
static MEANINGS: [Asset; 26] = files!(
    "a" "b" "c" "d" "e" "f" "g" "h" "i" "j" "k" "l" "m" "n" "o" "p" "q" "r" "s" "t" "u" "v" "w" "x" "y" "z"
);

/// The most bytes of a file when it is inflated.
const LARGEST: usize = 1 << 20;

/// Returns what a word means, such as "a framework that supports climbing plants". `None` if it is not English,
/// or has no meaning in the files, and as long as its file is not available. A file is inflated when it is needed first.
pub fn meaning(word: &Word) -> Option<&'static str> {
    static READ: [OnceLock<String>; MEANINGS.len()] = [const { OnceLock::new() }; MEANINGS.len()];
    if word.alphabet() != &ENGLISH {
        return None;
    }
    let played = word.played_lower();
    let at = usize::from(played.bytes().next()?.checked_sub(b'a')?);
    let lines = filled(READ.get(at)?, || {
        let text = decompress_to_vec_zlib_with_limit(MEANINGS.get(at)?.bytes()?, LARGEST).ok()?;
        String::from_utf8(text).ok()
    })?;
    let start = format!("\n{played}\t");
    let (_, rest) = lines.split_at(memmem::find(lines.as_bytes(), start.as_bytes())? + start.len());
    rest.lines().next()
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
            // A verb has a "to" besides.
            assert!((8..=114).contains(&meaning.chars().count()), "{word}: {meaning}");
            let mut words = meaning.split(|c: char| !c.is_alphabetic());
            assert!(words.all(|it| it != word.played_lower()), "{word}: {meaning}");
        }
        let tower = |alphabet| meaning(&Word::parse("tower", alphabet).unwrap());
        assert!(tower(&ENGLISH).is_some_and(|it| it.contains("structure")));
        assert_eq!(tower(&GERMAN), None);
    }
}
