//! Owns the values of the embedded lists. They are proven, so the program need not compute them.
//!
//! The example `lists` writes them in the line of each length, which begins with the length, the value, and the
//! fingerprint of the words. A test proves those of English and checks the proofs; a nightly run does so for every
//! language.

use std::sync::OnceLock;

use super::asset::filled;
use super::embedded::EmbeddedList;
use super::places::MAX_LENGTH;

/// The value of each length (letters), if there are such words.
type Values = [Option<u8>; MAX_LENGTH + 1];

impl EmbeddedList {
    /// Returns the misses that the best setter can force on a perfect player if all words of this length
    /// (letters) are candidates; `None` if the list has no such words, or if its values are not there yet.
    pub fn value(self, length: usize) -> Option<usize> {
        // Every frame and every saved round asks, so the file is read once.
        static VALUES: [OnceLock<Values>; EmbeddedList::ALL.len()] =
            [const { OnceLock::new() }; EmbeddedList::ALL.len()];
        let values = filled(&VALUES[self.number()], || self.book().map(read))?;
        values.get(length).copied().flatten().map(usize::from)
    }

    /// Returns the line about a length (letters).
    pub fn line(self, length: usize) -> Option<&'static str> {
        let begins = format!("{length} ");
        self.book()?.lines().find(|line| line.starts_with(&begins))
    }
}

/// Parses the length and the value at the beginning of each line.
fn read(book: &str) -> Values {
    let mut values = [None; MAX_LENGTH + 1];
    for line in book.lines() {
        let mut fields = line.splitn(3, ' ');
        let mut number = || fields.next()?.parse::<u8>().ok();
        if let (Some(length), value) = (number(), number())
            && let Some(known) = values.get_mut(usize::from(length))
        {
            *known = value;
        }
    }
    values
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
