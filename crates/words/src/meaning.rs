//! Owns what English words mean: short definitions from WordNet.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::alphabet::ENGLISH;
use super::asset::{Asset, asset};
use super::word::Word;

/// Lines of a word, a tab and its meaning, in the order of the words, deflated. `assets/words/meanings.py` makes them.
static MEANINGS: Asset = asset!("words/en.meanings");

/// The most bytes of all meanings.
const LARGEST: usize = 4 << 20;

/// Returns what a word means, such as "a framework that supports climbing plants". `None` if it is not English,
/// or has no meaning in the file, and as long as the file is not available. The file is read on first use.
pub fn meaning(word: &Word) -> Option<&'static str> {
    static TEXT: OnceLock<String> = OnceLock::new();
    if word.alphabet() != &ENGLISH {
        return None;
    }
    let text = match TEXT.get() {
        Some(text) => text,
        None => {
            let bytes = decompress_to_vec_zlib_with_limit(MEANINGS.bytes()?, LARGEST).ok()?;
            let text = String::from_utf8(bytes).ok()?;
            TEXT.get_or_init(|| text)
        }
    };
    found(text, &word.played_lower())
}

/// Returns the meaning of a word in lines that are sorted by words.
fn found<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let (mut low, mut high) = (0, text.len());
    while low < high {
        let middle = low.midpoint(high);
        // The line around the middle: line breaks are single bytes, so both ends are between characters.
        let bytes = text.as_bytes();
        let start =
            low + bytes[low..middle].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let end = middle + bytes[middle..high].iter().position(|byte| *byte == b'\n')?;
        let (known, meaning) = text[start..end].split_once('\t')?;
        match known.cmp(word) {
            std::cmp::Ordering::Less => low = end + 1,
            std::cmp::Ordering::Equal => return Some(meaning),
            std::cmp::Ordering::Greater => high = start,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alphabet::GERMAN;
    use crate::embedded::EmbeddedList;

    #[test]
    fn words_are_found_in_sorted_lines() {
        let text = "a\tone\nab\ttwo…\nb\tthree\nba\tfour\n";
        for (word, expected) in [
            ("a", Some("one")),
            ("ab", Some("two…")),
            ("b", Some("three")),
            ("ba", Some("four")),
            ("aa", None),
            ("c", None),
            ("", None),
        ] {
            assert_eq!(found(text, word), expected, "{word}");
        }
        assert_eq!(found("", "a"), None);
    }

    #[test]
    fn five_of_six_everyday_words_have_a_meaning_that_says_more_than_the_word() {
        let list = EmbeddedList::EVERYDAY.load();
        let words = |length| {
            let words = list.of_length(length).unwrap().candidates();
            words.words().collect::<Vec<_>>()
        };
        let all: Vec<_> = list.lengths().flat_map(words).collect();
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
