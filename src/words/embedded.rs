//! Owns the word lists embedded in the program: [`Tier`] names one, and [`Grade`] says how many uncommon
//! words it includes.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use super::alphabet::{
    Alphabet, DUTCH, ENGLISH, FINNISH, FRENCH, GERMAN, ITALIAN, POLISH, RUSSIAN, SPANISH, TURKISH,
};
use super::asset::{Asset, asset};
use super::list::WordList;
use super::packed_list::PackedList;

/// How many uncommon words a list includes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Grade {
    /// Words that everybody knows.
    #[default]
    Common,
    /// Words found in any dictionary.
    Standard,
    /// Words found in an unabridged dictionary.
    Unabridged,
    /// The largest list of a language other than English.
    Full,
}

impl Grade {
    /// Every grade, from the commonest words to the rarest.
    pub const ALL: [Self; 4] = [Self::Common, Self::Standard, Self::Unabridged, Self::Full];

    /// Returns the name that flags and the configuration use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Standard => "standard",
            Self::Unabridged => "unabridged",
            Self::Full => "full",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// An embedded list: a language and a [`Grade`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Tier {
    /// English words that everybody knows (SCOWL sizes up to 35).
    Common,
    /// English words found in any dictionary (SCOWL sizes up to 60).
    Standard,
    /// English words found in an unabridged dictionary (SCOWL sizes up to 80).
    #[default]
    Unabridged,
    /// German words among the 10,000 most frequent.
    GermanCommon,
    /// German words with their inflected forms.
    GermanFull,
    /// Spanish words among the 10,000 most frequent.
    SpanishCommon,
    /// Spanish words, mostly without inflected forms, and the frequent forms.
    SpanishFull,
    /// French words among the 10,000 most frequent.
    FrenchCommon,
    /// Italian words among the 10,000 most frequent.
    ItalianCommon,
    /// Dutch words.
    DutchFull,
    /// Polish words with their inflected forms.
    PolishFull,
    /// Russian words among the 10,000 most frequent.
    RussianCommon,
    /// Russian words with their inflected forms.
    RussianFull,
    /// Finnish words without inflected forms.
    FinnishFull,
    /// Turkish words without inflected forms.
    TurkishFull,
}

/// The embedded English classes of commonness, the commonest first: SCOWL size and words.
static CLASSES: [(u8, Asset); 9] = [
    (10, asset!(always "words/en/10.txt")),
    (20, asset!(always "words/en/20.txt")),
    (35, asset!(always "words/en/35.txt")),
    (40, asset!("words/en/40.txt")),
    (50, asset!("words/en/50.txt")),
    (55, asset!("words/en/55.txt")),
    (60, asset!("words/en/60.txt")),
    (70, asset!("words/en/70.txt")),
    (80, asset!("words/en/80.txt")),
];

// A packed list is empty if the feature of its language is off.
static GERMAN_WORDS: Asset = asset!(if "german", "words/de.words");
static SPANISH_WORDS: Asset = asset!(if "spanish", "words/es.words");
static FRENCH_WORDS: Asset = asset!(if "french", "words/fr.words");
static ITALIAN_WORDS: Asset = asset!(if "italian", "words/it.words");
static DUTCH_WORDS: Asset = asset!(if "dutch", "words/nl.words");
static POLISH_WORDS: Asset = asset!(if "polish", "words/pl.words");
static RUSSIAN_WORDS: Asset = asset!(if "russian", "words/ru.words");
static FINNISH_WORDS: Asset = asset!(if "finnish", "words/fi.words");
static TURKISH_WORDS: Asset = asset!(if "turkish", "words/tr.words");

/// Where the words of a list are stored: for English, its last class; for other languages, the packed list
/// and how many of its classes belong to the list.
enum Source {
    Classes(u8),
    Packed(&'static Asset, usize),
}

impl Tier {
    /// The English lists, smallest first.
    pub const ENGLISH: [Self; 3] = [Self::Common, Self::Standard, Self::Unabridged];

    /// Every list, grouped by language, smallest first.
    pub const ALL: [Self; 15] = [
        Self::Common,
        Self::Standard,
        Self::Unabridged,
        Self::GermanCommon,
        Self::GermanFull,
        Self::SpanishCommon,
        Self::SpanishFull,
        Self::FrenchCommon,
        Self::ItalianCommon,
        Self::DutchFull,
        Self::PolishFull,
        Self::RussianCommon,
        Self::RussianFull,
        Self::FinnishFull,
        Self::TurkishFull,
    ];

    /// Returns the lists of a language that are built in, smallest first.
    pub fn of(alphabet: &Alphabet) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |tier| tier.alphabet() == alphabet && tier.is_built_in())
    }

    /// Returns the list of a language with this grade, if it is built in.
    #[must_use]
    pub fn with(alphabet: &Alphabet, grade: Grade) -> Option<Self> {
        Self::of(alphabet).find(|tier| tier.grade() == grade)
    }

    /// Returns the alphabet of the words.
    #[must_use]
    pub const fn alphabet(self) -> &'static Alphabet {
        match self {
            Self::Common | Self::Standard | Self::Unabridged => &ENGLISH,
            Self::GermanCommon | Self::GermanFull => &GERMAN,
            Self::SpanishCommon | Self::SpanishFull => &SPANISH,
            Self::FrenchCommon => &FRENCH,
            Self::ItalianCommon => &ITALIAN,
            Self::DutchFull => &DUTCH,
            Self::PolishFull => &POLISH,
            Self::RussianCommon | Self::RussianFull => &RUSSIAN,
            Self::FinnishFull => &FINNISH,
            Self::TurkishFull => &TURKISH,
        }
    }

    /// Returns how many uncommon words the list includes.
    #[must_use]
    pub const fn grade(self) -> Grade {
        match self {
            Self::Standard => Grade::Standard,
            Self::Unabridged => Grade::Unabridged,
            Self::Common
            | Self::GermanCommon
            | Self::SpanishCommon
            | Self::FrenchCommon
            | Self::ItalianCommon
            | Self::RussianCommon => Grade::Common,
            Self::GermanFull
            | Self::SpanishFull
            | Self::DutchFull
            | Self::PolishFull
            | Self::RussianFull
            | Self::FinnishFull
            | Self::TurkishFull => Grade::Full,
        }
    }

    /// Returns the name that transcripts and records use, which never changes: `common` for English,
    /// `de/full` for other languages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Common | Self::Standard | Self::Unabridged => self.grade().name(),
            Self::GermanCommon => "de/common",
            Self::GermanFull => "de/full",
            Self::SpanishCommon => "es/common",
            Self::SpanishFull => "es/full",
            Self::FrenchCommon => "fr/common",
            Self::ItalianCommon => "it/common",
            Self::DutchFull => "nl/full",
            Self::PolishFull => "pl/full",
            Self::RussianCommon => "ru/common",
            Self::RussianFull => "ru/full",
            Self::FinnishFull => "fi/full",
            Self::TurkishFull => "tr/full",
        }
    }

    fn source(self) -> Source {
        match self {
            Self::Common => Source::Classes(35),
            Self::Standard => Source::Classes(60),
            Self::Unabridged => Source::Classes(80),
            Self::GermanCommon => Source::Packed(&GERMAN_WORDS, 1),
            Self::GermanFull => Source::Packed(&GERMAN_WORDS, 2),
            Self::SpanishCommon => Source::Packed(&SPANISH_WORDS, 1),
            Self::SpanishFull => Source::Packed(&SPANISH_WORDS, 2),
            Self::FrenchCommon => Source::Packed(&FRENCH_WORDS, 1),
            Self::ItalianCommon => Source::Packed(&ITALIAN_WORDS, 1),
            Self::DutchFull => Source::Packed(&DUTCH_WORDS, 1),
            Self::PolishFull => Source::Packed(&POLISH_WORDS, 1),
            Self::RussianCommon => Source::Packed(&RUSSIAN_WORDS, 1),
            Self::RussianFull => Source::Packed(&RUSSIAN_WORDS, 2),
            Self::FinnishFull => Source::Packed(&FINNISH_WORDS, 1),
            Self::TurkishFull => Source::Packed(&TURKISH_WORDS, 1),
        }
    }

    /// Returns whether the list is built in or has a [source](super::set_asset_source), which depends on the
    /// features of the build.
    #[must_use]
    pub fn is_built_in(self) -> bool {
        match self.source() {
            Source::Classes(_) => true,
            Source::Packed(words, _) => !words.is_left_out(),
        }
    }

    /// Loads the list. Its words are unpacked on first use.
    ///
    /// # Panics
    /// Panics if the list is not [built in](Self::is_built_in), or if its words are not embedded and the
    /// [source](super::set_asset_source) does not have them.
    #[must_use]
    #[expect(clippy::expect_used, reason = "the lists are part of the program")]
    pub fn load(self) -> WordList {
        self.load_if_there().expect("the words are built in, or their source has them")
    }

    /// Loads the list like [`Tier::load`]; `None` if its words are not there, or not yet.
    #[must_use]
    #[expect(clippy::expect_used, reason = "tests read every embedded list")]
    pub fn load_if_there(self) -> Option<WordList> {
        let packed = match self.source() {
            Source::Classes(last) => {
                let classes = CLASSES.iter().filter(|(class, _)| *class <= last);
                // All are asked for, even if the first is missing: a source can load them together.
                let classes: Vec<_> = classes.map(|(_, words)| words.bytes()).collect();
                PackedList::of_lines(classes.into_iter().collect::<Option<_>>()?)
            }
            Source::Packed(words, classes) => {
                let bytes = words.bytes().filter(|bytes| !bytes.is_empty())?;
                PackedList::new(bytes, classes).expect("an embedded list is packed")
            }
        };
        Some(WordList::packed(self.alphabet(), packed).expect("an embedded list has words"))
    }
}

impl Serialize for Tier {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_list_has_a_name_of_its_own_and_is_found_by_language_and_grade() {
        let names: HashSet<_> = Tier::ALL.map(Tier::name).into_iter().collect();
        assert_eq!(names.len(), Tier::ALL.len());
        for (number, tier) in Tier::ALL.into_iter().enumerate() {
            assert_eq!(tier as usize, number);
            assert_eq!(
                Tier::with(tier.alphabet(), tier.grade()),
                tier.is_built_in().then_some(tier)
            );
        }
        assert_eq!(Tier::with(&ENGLISH, Grade::Full), None);
    }

    #[test]
    fn packed_lists_are_in_order_and_their_spellings_are_of_their_words() {
        for tier in Tier::ALL.into_iter().filter(|tier| tier.is_built_in()) {
            let list = tier.load();
            let mut spelled = 0;
            for length in list.lengths() {
                let words = list.of_length(length).unwrap();
                assert_eq!(words.len(), list.count(length), "{tier} {length}");
                assert_eq!(words.class_ends().last(), Some(&words.len()));
                let mut start = 0;
                for &end in words.class_ends() {
                    let blocks = words.blocks().chunks(words.stride());
                    let class: Vec<_> = blocks.skip(start).take(end - start).collect();
                    assert!(class.is_sorted_by(|one, next| one < next), "{tier} {length}");
                    start = end;
                }
                // Every word of the small lists, and a sample of the large ones.
                for number in (0..words.len()).step_by(1 + words.len() / 1000) {
                    let word = words.word(number as u32).unwrap();
                    assert_eq!(word.letters().len(), length);
                    for spelling in word.spelling().split('/') {
                        let read = tier.alphabet().read(spelling);
                        assert_eq!(read.as_deref(), Ok(word.letters()), "{tier} {spelling}");
                    }
                    spelled += usize::from(word.spelling() != word.played());
                }
            }
            let is_plain = ["en", "pl"].contains(&tier.alphabet().code());
            assert_eq!(spelled > 0, !is_plain, "{tier}");
        }
    }
}
