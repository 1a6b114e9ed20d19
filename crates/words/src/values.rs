//! Owns the values of the embedded lists. They are proven, so the program need not compute them.
//!
//! The example `lists` writes them in the line of each length, which begins with the length, the value, and the
//! fingerprint of the words. A test proves those of English and checks the proofs; a nightly run does so for every
//! language.

use std::sync::OnceLock;

use super::asset::filled;
use super::embedded::EmbeddedList;
use super::places::MAX_LENGTH;

/// The line of each length (letters), if there is one.
type Lines = [Option<&'static str>; MAX_LENGTH + 1];

impl EmbeddedList {
    /// Returns the misses that the best setter can force on a perfect player if all words of this length
    /// (letters) are candidates; `None` if the list has no such words, or if its values are not there yet.
    pub fn value(self, length: usize) -> Option<usize> {
        self.line(length)?.split(' ').nth(1)?.parse().ok()
    }

    /// Returns the line about a length (letters).
    pub fn line(self, length: usize) -> Option<&'static str> {
        // Every frame and every saved round asks for a value, so lines are searched for once.
        static LINES: [OnceLock<Lines>; EmbeddedList::ALL.len()] =
            [const { OnceLock::new() }; EmbeddedList::ALL.len()];
        let lines = filled(&LINES[self.number()], || self.book().map(by_length))?;
        lines.get(length).copied().flatten()
    }
}

/// Returns the lines of a book by the length that each begins with.
fn by_length(book: &'static str) -> Lines {
    let mut lines = [None; MAX_LENGTH + 1];
    for line in book.lines() {
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
                let value = embedded.value(length);
                assert!(value.is_none_or(|value| value < count), "{embedded} {length}");
                assert_eq!(value.is_some(), count > 0, "{embedded} {length}");
                if let Some(words) = list.of_length(length) {
                    let print = format!("{:x}", words.fingerprint());
                    let line = embedded.line(length).unwrap();
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
