//! Owns the words that are played but never shown where pupils play.

use std::sync::OnceLock;

use super::alphabet::{Alphabet, ENGLISH};

/// English words, one per line and sorted. The lists of other languages were cleared of such words when they were made.
const ENGLISH_WORDS: &str = include_str!("../../assets/words/en/blocked.txt");

/// What is written where such a word would be. It is read in the middle of sentences.
pub(super) const UNSHOWN: &str = "a word I won't show";

/// Returns whether a word, in lower case as it is played, is not shown to pupils.
#[must_use]
pub(super) fn is_blocked(played: &str, alphabet: &Alphabet) -> bool {
    static SORTED: OnceLock<Vec<&str>> = OnceLock::new();
    let words = SORTED.get_or_init(|| ENGLISH_WORDS.lines().collect());
    alphabet.code() == ENGLISH.code() && words.binary_search(&played).is_ok()
}

/// Returns a text for a report that pupils read: blocked English words are replaced.
#[cfg(feature = "system")]
#[must_use]
pub(crate) fn without_blocked(text: &str) -> String {
    let is_letter = |c: char| c.is_ascii_alphabetic();
    let characters = text.chars().collect::<Vec<_>>();
    let runs = characters.chunk_by(|one, next| is_letter(*one) == is_letter(*next));
    runs.map(|run| run.iter().collect::<String>())
        .map(|run| match is_blocked(&run.to_ascii_lowercase(), &ENGLISH) {
            true => String::from(UNSHOWN),
            false => run,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::GERMAN;
    use super::*;

    #[test]
    fn blocked_words_are_sorted_and_english() {
        assert!(ENGLISH_WORDS.lines().is_sorted());
        for word in ["cock", "rape", "cumming", "rapist"] {
            assert!(is_blocked(word, &ENGLISH), "{word}");
            assert!(!is_blocked(word, &GERMAN), "{word}");
        }
        let told = without_blocked("told: word COCK\n c-ck, cockpit; rape.");
        assert_eq!(told, "told: word a word I won't show\n c-ck, cockpit; a word I won't show.");
        for word in ["cockpit", "grape", "assess", "peacock", "testing"] {
            assert!(!is_blocked(word, &ENGLISH), "{word}");
        }
    }
}
