//! Owns the lines about an embedded list, one for each length: the length, the value of its words, their fingerprint, and the
//! openings.
//!
//! The example `lists` writes them. The values are proven, so the program need not compute them: a test proves those of
//! English and checks the proofs; a nightly run does so for every language.

use std::sync::OnceLock;

use super::Book;
use hangman_words::{EmbeddedList, MAX_LENGTH, filled};

/// The line of each length (letters), if there is one.
type Lines = [Option<&'static str>; MAX_LENGTH + 1];

impl Book {
    /// Returns the misses that the best setter can force on a perfect player if all words of a list and a length
    /// (letters) are candidates; `None` if the list has no such words, or if its values are not there yet.
    pub fn value_of_all(embedded: EmbeddedList, length: usize) -> Option<usize> {
        Self::line(embedded, length)?.split(' ').nth(1)?.parse().ok()
    }

    /// Returns the line about a length (letters).
    #[doc(hidden)]
    pub fn line(embedded: EmbeddedList, length: usize) -> Option<&'static str> {
        // Every frame and every saved round asks for a value, so lines are searched for once.
        static LINES: [OnceLock<Lines>; EmbeddedList::ALL.len()] =
            [const { OnceLock::new() }; EmbeddedList::ALL.len()];
        let lines = filled(&LINES[embedded.number()], || embedded.book().map(by_length))?;
        lines.get(length).copied().flatten()
    }
}

/// Returns the lines of a file by the length that each begins with.
fn by_length(file: &'static str) -> Lines {
    let mut lines = [None; MAX_LENGTH + 1];
    for line in file.lines() {
        let length = line.split(' ').next().and_then(|length| length.parse::<usize>().ok());
        if let Some(here) = length.and_then(|length| lines.get_mut(length)) {
            *here = Some(line);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_about_the_words_that_a_list_has() {
        for embedded in EmbeddedList::built_in() {
            let list = embedded.load();
            for length in 0..=64 {
                let count = list.count(length);
                let value = Book::value_of_all(embedded, length);
                assert!(value.is_none_or(|value| value < count), "{embedded} {length}");
                assert_eq!(value.is_some(), count > 0, "{embedded} {length}");
                if let Some(words) = list.of_length(length) {
                    let print = format!("{:x}", words.fingerprint());
                    let line = Book::line(embedded, length).unwrap();
                    assert_eq!(
                        line.split(' ').nth(2),
                        Some(&*print),
                        "{embedded} {length}: other words"
                    );
                }
            }
        }
    }
}
