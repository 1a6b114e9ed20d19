//! Owns the word lists embedded in the program: [`EmbeddedList`] names one, and [`Grade`] says which of the lists of its
//! language it is.

use super::alphabet::{
    Alphabet, DUTCH, ENGLISH, FINNISH, FRENCH, GERMAN, ITALIAN, POLISH, RUSSIAN, SPANISH, TURKISH,
};
use super::asset::{Asset, asset};
use super::list::WordList;
use super::listed::Listed;
use super::named::{named, written_by_name};
use super::packed_list::PackedList;

named! {
    /// Which of the lists of a language. The smaller list comes first.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Grade {
        /// Words that people know, in their base form.
        #[default]
        Everyday = "everyday",
        /// The words of a large dictionary.
        Full = "full",
    }
}

written_by_name!(EmbeddedList);

/// An embedded list: a language and a [`Grade`]. Some languages have no full list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EmbeddedList(usize);

/// What there is to a list.
struct Entry {
    name: &'static str,
    alphabet: &'static Alphabet,
    grade: Grade,
    /// Its words: for English, the files of its classes; for other languages, the packed list of the language.
    words: &'static [Asset],
    /// Its values and openings, made by the example `lists`; a line for each length.
    book: Asset,
}

/// Declares the lists: those of English, and for each other language its feature, its code and its lists, whose files are
/// empty if the feature is off.
macro_rules! lists {
    ($($feature:literal $code:literal $alphabet:ident $words:ident: $($grade:ident $name:literal)+;)+) => {
        // The words in two classes: the everyday words, and the others.
        static ENGLISH_WORDS: [Asset; 2] =
            [asset!("words/en-everyday.txt"), asset!("words/en-full.txt")];
        $(static $words: [Asset; 1] = [asset!(if $feature, "words/", $code, ".words")];)+

        const NUMBER: usize = ["en/everyday", "en/full", $($($name),+),+].len();

        /// Every list, grouped by language, the smaller one first.
        static LISTS: [Entry; NUMBER] = [
            Entry {
                name: "en/everyday",
                alphabet: &ENGLISH,
                grade: Grade::Everyday,
                words: &ENGLISH_WORDS,
                book: asset!(always "openings/en-everyday.openings"),
            },
            Entry {
                name: "en/full",
                alphabet: &ENGLISH,
                grade: Grade::Full,
                words: &ENGLISH_WORDS,
                book: asset!("openings/en-full.openings"),
            },
            $($(Entry {
                name: concat!($code, "/", $name),
                alphabet: &$alphabet,
                grade: Grade::$grade,
                words: &$words,
                book: asset!(if $feature, "openings/", $code, "-", $name, ".openings"),
            }),+),+
        ];

        /// The files of the languages with their blocked words, as they are played, one per line and sorted.
        pub(super) static BLOCKED: [(&str, Asset); ["en", $($code),+].len()] = [
            ("en", asset!("words/blocked/en.txt")),
            $(($code, asset!("words/blocked/", $code, ".txt"))),+
        ];
    };
}

lists! {
    "german" "de" GERMAN GERMAN_WORDS: Everyday "everyday" Full "full";
    "spanish" "es" SPANISH SPANISH_WORDS: Everyday "everyday" Full "full";
    "french" "fr" FRENCH FRENCH_WORDS: Everyday "everyday";
    "italian" "it" ITALIAN ITALIAN_WORDS: Everyday "everyday";
    "dutch" "nl" DUTCH DUTCH_WORDS: Everyday "everyday" Full "full";
    "polish" "pl" POLISH POLISH_WORDS: Everyday "everyday" Full "full";
    "russian" "ru" RUSSIAN RUSSIAN_WORDS: Everyday "everyday" Full "full";
    "finnish" "fi" FINNISH FINNISH_WORDS: Everyday "everyday" Full "full";
    "turkish" "tr" TURKISH TURKISH_WORDS: Everyday "everyday" Full "full";
}

impl EmbeddedList {
    /// The English list that rounds begin with.
    pub const EVERYDAY: Self = Self(0);
    /// The English words of an unabridged dictionary.
    pub const FULL: Self = Self(1);

    /// Every list, grouped by language, the smaller one first.
    pub const ALL: [Self; NUMBER] = {
        let mut all = [Self(0); NUMBER];
        let mut number = 0;
        while number < all.len() {
            all[number] = Self(number);
            number += 1;
        }
        all
    };

    fn entry(self) -> &'static Entry {
        &LISTS[self.0]
    }

    /// Returns the number of the list in [`EmbeddedList::ALL`].
    pub const fn number(self) -> usize {
        self.0
    }

    /// Returns the lists that are [built in](Self::is_built_in), grouped by language, the smaller one first.
    pub fn built_in() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|embedded| embedded.is_built_in())
    }

    /// Returns the lists of a language that are built in, smallest first.
    pub fn of(alphabet: &Alphabet) -> impl Iterator<Item = Self> {
        Self::built_in().filter(move |embedded| embedded.alphabet() == alphabet)
    }

    /// Returns the list of a language with this grade, if it is built in.
    pub fn with(alphabet: &Alphabet, grade: Grade) -> Option<Self> {
        Self::of(alphabet).find(|embedded| embedded.grade() == grade)
    }

    /// Returns the alphabet of the words.
    pub fn alphabet(self) -> &'static Alphabet {
        self.entry().alphabet
    }

    /// Returns which of the lists of its language it is.
    pub fn grade(self) -> Grade {
        self.entry().grade
    }

    /// Returns whether some of its words are blocked, as none of an everyday list is.
    pub fn has_blocked(self) -> bool {
        self.grade() == Grade::Full
    }

    /// Returns the name that transcripts and records use, such as `de/full`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// Returns the beginning of the names of its files in `assets`, such as `de-full`.
    pub fn file_stem(self) -> String {
        self.name().replace('/', "-")
    }

    /// Returns the file of the list that hangman-core reads, with values and openings; `None` if it is not there, or not yet.
    pub fn book(self) -> Option<&'static str> {
        std::str::from_utf8(self.entry().book.bytes()?).ok()
    }

    /// Returns whether the features of the build include the list. Without `embedded`, its words come from a
    /// [source](super::set_asset_source), and [`EmbeddedList::load_if_there`] finds out whether that has them.
    pub fn is_built_in(self) -> bool {
        !self.entry().words.iter().any(Asset::is_left_out)
    }

    /// Loads the list. Its words are unpacked on first use.
    ///
    /// # Panics
    /// Panics if the list is not [built in](Self::is_built_in), or if its words are not embedded and the
    /// [source](super::set_asset_source) does not have them.
    #[expect(clippy::expect_used, reason = "the lists are part of the program")]
    pub fn load(self) -> WordList {
        self.load_if_there().expect("the words are built in, or their source has them")
    }

    /// Loads the list like [`EmbeddedList::load`]; `None` if its words are not there, or not yet.
    #[expect(clippy::expect_used, reason = "tests read every embedded list")]
    pub fn load_if_there(self) -> Option<WordList> {
        let classes = self.grade() as usize + 1;
        let packed = match self.entry().words {
            [packed] => {
                let bytes = packed.bytes().filter(|bytes| !bytes.is_empty())?;
                PackedList::new(bytes, classes).expect("an embedded list is packed")
            }
            files => {
                // All are asked for, even if the first is missing: a source can load them together.
                let files: Vec<_> = files.iter().take(classes).map(Asset::bytes).collect();
                PackedList::of_lines(files.into_iter().collect::<Option<_>>()?)
            }
        };
        let listed = Listed::packed(self, packed);
        Some(WordList::of(listed).expect("an embedded list has words"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_list_has_a_name_of_its_own_and_is_found_by_language_and_grade() {
        let names: HashSet<_> = EmbeddedList::ALL.map(EmbeddedList::name).into_iter().collect();
        assert_eq!(names.len(), EmbeddedList::ALL.len());
        for (number, embedded) in EmbeddedList::ALL.into_iter().enumerate() {
            assert_eq!(embedded.number(), number);
            let (language, grade) = (embedded.alphabet(), embedded.grade());
            assert_eq!(embedded.name(), format!("{}/{grade}", language.code()));
            let found = EmbeddedList::with(language, grade);
            assert_eq!(found, embedded.is_built_in().then_some(embedded));
        }
        assert_eq!(EmbeddedList::with(&FRENCH, Grade::Full), None);
    }

    #[test]
    fn packed_lists_are_in_order_and_their_spellings_are_of_their_words() {
        for embedded in EmbeddedList::built_in() {
            let list = embedded.load();
            let mut spelled = 0;
            for length in list.lengths() {
                let words = list.of_length(length).unwrap();
                assert_eq!(words.len(), list.count(length), "{embedded} {length}");
                assert_eq!(words.class_ends().last(), Some(&words.len()));
                let mut start = 0;
                for &end in words.class_ends() {
                    let class: Vec<_> =
                        words.packed_words().skip(start).take(end - start).collect();
                    assert!(class.is_sorted_by(|one, next| one < next), "{embedded} {length}");
                    start = end;
                }
                // Every word of the small lists, and a sample of the large ones.
                for number in (0..words.len()).step_by(1 + words.len() / 5000) {
                    let word = words.word(number as u32).unwrap();
                    assert_eq!(word.letters().len(), length);
                    for spelling in word.spelling().split('/') {
                        let read = embedded.alphabet().read(spelling);
                        assert_eq!(read.as_deref(), Ok(word.letters()), "{embedded} {spelling}");
                    }
                    spelled += usize::from(word.spelling() != word.played());
                }
            }
            let is_plain = ["en", "pl"].contains(&embedded.alphabet().code());
            assert_eq!(spelled > 0, !is_plain, "{embedded}: spelled as they are played?");
        }
    }
}
