//! Owns what English words mean: short definitions from WordNet.

use std::sync::OnceLock;

use memchr::memmem;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::alphabet::ENGLISH;
use super::asset::{Asset, asset, filled};
use super::word::Word;

/// A line with the bytes of each block, and the blocks, one for each first letter, deflated: for each word a line feed, the
/// word, a tab and its meaning. `assets/words/meanings.py` makes the file.
static MEANINGS: Asset = asset!("words/en.meanings");

/// The number of blocks.
const BLOCKS: usize = 26;

/// The most bytes of a block.
const LARGEST: usize = 1 << 20;

/// Returns what a word means, such as "a framework that supports climbing plants". `None` if it is not English,
/// or has no meaning in the file, and as long as the file is not available. A block is read when it is needed first.
pub fn meaning(word: &Word) -> Option<&'static str> {
    static READ: [OnceLock<String>; BLOCKS] = [const { OnceLock::new() }; BLOCKS];
    if word.alphabet() != &ENGLISH {
        return None;
    }
    let played = word.played_lower();
    let at = usize::from(played.bytes().next()?.checked_sub(b'a')?);
    let block = filled(READ.get(at)?, || block(at))?;
    let start = format!("\n{played}\t");
    let (_, rest) = block.split_at(memmem::find(block.as_bytes(), start.as_bytes())? + start.len());
    rest.lines().next()
}

/// Reads a block; `None` if the file is not available.
fn block(at: usize) -> Option<String> {
    let bytes = MEANINGS.bytes()?;
    let (sizes, mut blocks) = bytes.split_at(memchr::memchr(b'\n', bytes)? + 1);
    for (number, size) in str::from_utf8(sizes).ok()?.split_whitespace().enumerate() {
        let (block, rest) = blocks.split_at_checked(size.parse().ok()?)?;
        if number == at {
            let text = decompress_to_vec_zlib_with_limit(block, LARGEST).ok()?;
            return String::from_utf8(text).ok();
        }
        blocks = rest;
    }
    None
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
