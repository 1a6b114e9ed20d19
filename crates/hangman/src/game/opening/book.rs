//! Owns [`Book`], the openings that are dealt for a list and length, each with its exact value.
//!
//! An embedded list has a file with a line for each length: the length, the value of its words, their fingerprint, and the
//! openings. The example `lists` writes it. The values are proven, so the program need not compute them: a test proves those
//! of English and checks the proofs; a nightly run does so for every language.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::{Opening, OpeningText};
use hangman_solver::mixing::mix;
use hangman_words::{EmbeddedList, MAX_LENGTH, filled};

/// Separates the number that chooses an opening from other numbers derived from the same seed.
const SALT: u64 = 0x6f70_656e_696e_6773;

/// The line of each length (letters), if there is one.
type Lines = [Option<&'static str>; MAX_LENGTH + 1];

/// The openings that are dealt with the words of a length.
///
/// A book gives variety, as it does for chess programs: since the best answer to a letter is nearly always
/// unique, without one two rounds would differ only in the player's letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    openings: Vec<(Opening, usize)>,
}

impl Book {
    /// The word lengths (letters) that can have a book.
    pub const LENGTHS: RangeInclusive<usize> = 3..=16;

    /// The minimum number of openings that a length needs for levels and the daily games: with fewer they would come
    /// again too soon.
    const FOR_A_SERIES: usize = 40;

    /// The minimum number of openings in a book. With fewer, rounds begin with nothing revealed.
    const FEWEST: usize = 10;

    /// Returns the book for an embedded list and a length (letters); `None` if there is none, or its file is not there
    /// yet.
    pub fn of(embedded: EmbeddedList, length: usize) -> Option<&'static Self> {
        static BOOKS: [[OnceLock<Option<Book>>; 17]; EmbeddedList::ALL.len()] =
            [const { [const { OnceLock::new() }; 17] }; EmbeddedList::ALL.len()];
        let book = BOOKS[embedded.number()].get(length)?;
        if book.get().is_none() && embedded.book().is_some() {
            book.get_or_init(|| Self::read(Self::line(embedded, length)?, embedded));
        }
        book.get()?.as_ref()
    }

    /// Parses a line of a book, such as `8 7 1f T5:7S6A6 E2,5:6`: the length, the value of all words, their
    /// fingerprint, and each opening with its value as a digit of base 36, followed by the letters that can be absent with it,
    /// each with the value of that opening.
    fn read(line: &str, embedded: EmbeddedList) -> Option<Self> {
        let alphabet = embedded.alphabet();
        let value = |digit: Option<char>| Some(digit?.to_digit(36)? as usize);
        let mut openings = Vec::new();
        for part in line.split(' ').skip(3) {
            let (bare, values) = part.split_once(':')?;
            let bare = bare.parse::<OpeningText>().ok()?.on(alphabet)?;
            let mut values = values.chars();
            openings.push((bare, value(values.next())?));
            while let Some(absent) = values.next() {
                let absent = Some(alphabet.letter(absent)?);
                let opening = Opening::new(bare.letter(), bare.places(), absent)?;
                openings.push((opening, value(values.next())?));
            }
        }
        (openings.len() >= Self::FEWEST).then_some(Self { openings })
    }

    /// Returns par, the misses that perfect play costs with words of a list, given an opening if there is one. Returns
    /// `None` if the list has no such words or its book no such opening, or if some of its words are left out because it
    /// is to be `clean`.
    pub fn par(
        embedded: EmbeddedList,
        length: usize,
        opening: Option<Opening>,
        clean: bool,
    ) -> Option<usize> {
        match opening {
            _ if clean && embedded.has_blocked() => None,
            Some(opening) => Self::of(embedded, length)?.value(opening),
            None => Self::value_of_all(embedded, length),
        }
    }

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

    /// Returns every opening with its value.
    pub fn openings(&self) -> &[(Opening, usize)] {
        &self.openings
    }

    /// Returns the opening that a seed deals, with its value.
    pub fn deal(&self, seed: u64) -> (Opening, usize) {
        let number = mix(seed ^ SALT) % self.openings.len() as u64;
        self.openings[number as usize]
    }

    /// Returns whether there are enough openings for levels and the daily games.
    pub const fn is_for_a_series(&self) -> bool {
        self.openings.len() >= Self::FOR_A_SERIES
    }

    /// Returns the value of an opening; `None` if it is not in the book.
    pub fn value(&self, opening: Opening) -> Option<usize> {
        let known = self.openings.iter().find(|(known, _)| *known == opening);
        known.map(|(_, value)| *value)
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
    use std::collections::HashSet;

    use super::*;
    use crate::tests::swept;

    #[test]
    fn an_opening_of_a_book_is_worth_dealing() {
        let mut books = 0;
        for embedded in EmbeddedList::built_in() {
            let list = embedded.load();
            let with_book = |length| Some((length, Book::of(embedded, length)?));
            for (length, book) in Book::LENGTHS.filter_map(with_book) {
                books += 1;
                let words = list.of_length(length).unwrap();
                let least = Opening::least_words(words.len());
                let different: HashSet<_> =
                    book.openings().iter().map(|(opening, _)| opening).collect();
                assert_eq!(different.len(), book.openings().len());
                for &(opening, value) in book.openings().iter().step_by(swept(61, 1)) {
                    let left = opening.keep(words.candidates()).unwrap();
                    let most = Book::value_of_all(embedded, length).unwrap().min(left.len() - 1);
                    assert!(value <= most, "{embedded} {length}");
                    assert!(left.len() >= least, "{embedded} {length}");
                    assert_eq!(book.value(opening), Some(value));
                }
            }
        }
        assert!(books > 20);
    }

    #[test]
    fn every_opening_is_dealt_by_some_seed_and_about_as_often() {
        let book = Book::of(EmbeddedList::EVERYDAY, 8).unwrap();
        let mut dealt = std::collections::HashMap::new();
        let all = book.openings().len();
        for seed in 0..20 * all as u64 {
            *dealt.entry(book.deal(seed).0).or_insert(0) += 1;
        }
        assert_eq!(dealt.len(), all);
        assert!(dealt.values().all(|times| (2..60).contains(times)));
        // A seed that was shared deals the same round for ever.
        let alphabet = EmbeddedList::EVERYDAY.alphabet();
        let first = [0, 42, u64::MAX].map(|seed| book.deal(seed).0.text(alphabet).to_string());
        assert_eq!(first, ["H1", "R2", "I5"]);
    }

    #[test]
    fn values_are_about_the_words_that_a_list_has() {
        for embedded in EmbeddedList::built_in() {
            let list = embedded.load();
            for length in 0..=64 {
                let count = list.count(length);
                let value = Book::value_of_all(embedded, length);
                let case = format!("{embedded} {length}: run the example lists");
                assert!(value.is_none_or(|value| value < count), "{case}");
                assert_eq!(value.is_some(), count > 0, "{case}");
                if let Some(words) = list.of_length(length) {
                    let print = format!("{:x}", words.fingerprint());
                    let known = Book::line(embedded, length).and_then(|it| it.split(' ').nth(2));
                    assert_eq!(known, Some(&*print), "{case}");
                }
            }
        }
    }
}
