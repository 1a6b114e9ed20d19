//! Owns the values of the embedded lists. They are proven, so the program need not compute them.
//!
//! The example `lists` writes them in the line of each length, which begins with the length, the value, and the
//! fingerprint of the words. A test proves those of English and checks the proofs; a nightly run does so for every
//! language.

use super::embedded::Tier;

impl Tier {
    /// Returns the misses that the best setter can force on a perfect player if all words of this length
    /// (letters) are candidates; `None` if the list has no such words, or if its values are not there yet.
    #[must_use]
    pub fn value(self, length: usize) -> Option<usize> {
        self.line(length)?.split(' ').nth(1)?.parse().ok()
    }

    /// Returns the line about a length (letters).
    pub(crate) fn line(self, length: usize) -> Option<&'static str> {
        let begins = format!("{length} ");
        self.book()?.lines().find(|line| line.starts_with(&begins))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_about_the_words_that_a_list_has() {
        for tier in Tier::ALL.into_iter().filter(|tier| tier.is_built_in()) {
            let list = tier.load();
            for length in 0..=64 {
                let count = list.count(length);
                let value = tier.value(length);
                assert!(value.is_none_or(|value| value < count), "{tier} {length}");
                assert_eq!(value.is_some(), count > 0, "{tier} {length}");
                if let Some(words) = list.of_length(length) {
                    let print = format!("{:x}", words.fingerprint());
                    let line = tier.line(length).unwrap();
                    assert_eq!(
                        line.split(' ').nth(2),
                        Some(&*print),
                        "{tier} {length}: other words"
                    );
                }
            }
        }
    }
}
