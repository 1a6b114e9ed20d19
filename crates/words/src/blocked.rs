//! Owns the words that clean lists leave out.

use std::sync::OnceLock;

use super::alphabet::{Alphabet, ENGLISH};
use super::asset::filled;
use super::embedded::BLOCKED;

/// What is written where a program has written such a word. It is read in the middle of sentences.
const UNSHOWN: &str = "a word I won't show";

/// Returns the blocked words of a language, sorted; `None` if they are not there yet.
pub fn blocked(alphabet: &Alphabet) -> Option<&'static [&'static str]> {
    static LINES: [OnceLock<Vec<&str>>; BLOCKED.len()] = [const { OnceLock::new() }; BLOCKED.len()];
    let mut all = BLOCKED.iter().zip(&LINES);
    let Some(((_, file), lines)) = all.find(|((code, _), _)| *code == alphabet.code()) else {
        return Some(&[]);
    };
    let read = || Some(std::str::from_utf8(file.bytes()?).ok()?.lines().collect());
    filled(lines, read).map(Vec::as_slice)
}

/// Returns whether a word, in lower case as it is played, is blocked. None is, before it is known which are.
pub fn is_blocked(played: &str, alphabet: &Alphabet) -> bool {
    blocked(alphabet).is_some_and(|words| words.binary_search(&played).is_ok())
}

/// Returns what a program has written without blocked English words, which are replaced.
pub fn without_blocked(text: &str) -> String {
    let characters = text.chars().collect::<Vec<_>>();
    let runs =
        characters.chunk_by(|one, next| one.is_ascii_alphabetic() == next.is_ascii_alphabetic());
    runs.map(|run| run.iter().collect::<String>())
        .map(|run| match is_blocked(&run.to_lowercase(), &ENGLISH) {
            true => String::from(UNSHOWN),
            false => run,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::{EmbeddedList, Grade};
    use super::*;

    #[test]
    fn blocked_words_are_sorted_and_in_no_everyday_list() {
        for embedded in EmbeddedList::built_in() {
            let words = blocked(embedded.alphabet()).unwrap();
            assert!(words.is_sorted(), "{embedded}");
            let (marked, code) = (words.len(), embedded.alphabet().code());
            assert!(marked > 20, "assets/words/reviewed/{code}.txt marks {marked} words with !");
            if embedded.grade() == Grade::Everyday {
                let list = embedded.load();
                let shown = list.only(|word| words.contains(&&*word.played_lower()));
                assert!(shown.is_none(), "{embedded}: it has blocked words");
            }
        }
    }

    #[test]
    fn a_report_is_without_blocked_words() {
        let told = without_blocked("told: word COCK\n c-ck, cockpit; fuck.");
        assert_eq!(told, "told: word a word I won't show\n c-ck, cockpit; a word I won't show.");
    }
}
