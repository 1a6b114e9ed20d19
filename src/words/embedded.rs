//! Owns the word lists that are part of the program: [`Tier`] names one, and [`Grade`] says how far one goes.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use super::alphabet::{
    Alphabet, DUTCH, ENGLISH, FINNISH, FRENCH, GERMAN, ITALIAN, POLISH, RUSSIAN, SPANISH, TURKISH,
};
use super::builder::ListBuilder;
use super::list::WordList;
use super::packed_list::PackedList;

/// How far down into uncommon words a list goes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Words that everybody knows.
    #[default]
    Common,
    /// Words that are in any dictionary.
    Standard,
    /// Nearly every word that some dictionary has.
    Unabridged,
    /// All that the language has here.
    Full,
}

impl Grade {
    /// Every grade, the commonest words first.
    pub const ALL: [Self; 4] = [Self::Common, Self::Standard, Self::Unabridged, Self::Full];

    /// The name that flags and the configuration use.
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

/// A list that is part of the program: a language, and how far down into uncommon words it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tier {
    /// English words that everybody knows (SCOWL classes up to 35).
    Common,
    /// English words that are in any dictionary (classes up to 60).
    Standard,
    /// Nearly every English word that some dictionary has (classes up to 80).
    #[default]
    Unabridged,
    /// German words among the 10,000 most frequent.
    GermanCommon,
    /// German words with their forms.
    GermanFull,
    /// Spanish words among the 10,000 most frequent.
    SpanishCommon,
    /// Spanish words, mostly without their forms, and the frequent forms.
    SpanishFull,
    /// French words among the 10,000 most frequent.
    FrenchCommon,
    /// Italian words among the 10,000 most frequent.
    ItalianCommon,
    /// Dutch words.
    DutchFull,
    /// Polish words with their forms.
    PolishFull,
    /// Russian words among the 10,000 most frequent.
    RussianCommon,
    /// Russian words with their forms.
    RussianFull,
    /// Finnish words without their forms.
    FinnishFull,
    /// Turkish words without their forms.
    TurkishFull,
}

/// The embedded classes of commonness, the commonest first: SCOWL's number and the words.
static CLASSES: [(u8, &str); 9] = [
    (10, include_str!("../../assets/words/en/10.txt")),
    (20, include_str!("../../assets/words/en/20.txt")),
    (35, include_str!("../../assets/words/en/35.txt")),
    (40, include_str!("../../assets/words/en/40.txt")),
    (50, include_str!("../../assets/words/en/50.txt")),
    (55, include_str!("../../assets/words/en/55.txt")),
    (60, include_str!("../../assets/words/en/60.txt")),
    (70, include_str!("../../assets/words/en/70.txt")),
    (80, include_str!("../../assets/words/en/80.txt")),
];

/// The packed list of a language, if the program is built with it.
macro_rules! packed {
    ($feature:literal, $code:literal) => {{
        #[cfg(feature = $feature)]
        let packed: &'static [u8] = include_bytes!(concat!("../../assets/words/", $code, ".words"));
        #[cfg(not(feature = $feature))]
        let packed: &'static [u8] = &[];
        packed
    }};
}

/// The last class of a list of English, and the packed list and how many of its classes belong to a list of
/// another language.
enum Source {
    Classes(u8),
    Packed(&'static [u8], usize),
}

impl Tier {
    /// The English lists, the smallest first.
    pub const ENGLISH: [Self; 3] = [Self::Common, Self::Standard, Self::Unabridged];

    /// Every list, by language and the smallest first.
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

    /// The lists of a language that the program is built with, the smallest first.
    pub fn of(alphabet: &Alphabet) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |tier| tier.alphabet() == alphabet && tier.is_built_in())
    }

    /// The list of a language that goes so far, if the program is built with it.
    #[must_use]
    pub fn with(alphabet: &Alphabet, grade: Grade) -> Option<Self> {
        Self::of(alphabet).find(|tier| tier.grade() == grade)
    }

    /// What its words are written in.
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

    /// How far down into uncommon words it goes.
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

    /// The name that transcripts and records use, the same in every version: `common` in English, `de/full` in
    /// other languages.
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

    const fn source(self) -> Source {
        match self {
            Self::Common => Source::Classes(35),
            Self::Standard => Source::Classes(60),
            Self::Unabridged => Source::Classes(80),
            Self::GermanCommon => Source::Packed(packed!("german", "de"), 1),
            Self::GermanFull => Source::Packed(packed!("german", "de"), 2),
            Self::SpanishCommon => Source::Packed(packed!("spanish", "es"), 1),
            Self::SpanishFull => Source::Packed(packed!("spanish", "es"), 2),
            Self::FrenchCommon => Source::Packed(packed!("french", "fr"), 1),
            Self::ItalianCommon => Source::Packed(packed!("italian", "it"), 1),
            Self::DutchFull => Source::Packed(packed!("dutch", "nl"), 1),
            Self::PolishFull => Source::Packed(packed!("polish", "pl"), 1),
            Self::RussianCommon => Source::Packed(packed!("russian", "ru"), 1),
            Self::RussianFull => Source::Packed(packed!("russian", "ru"), 2),
            Self::FinnishFull => Source::Packed(packed!("finnish", "fi"), 1),
            Self::TurkishFull => Source::Packed(packed!("turkish", "tr"), 1),
        }
    }

    /// Whether the program is built with the list.
    #[must_use]
    pub const fn is_built_in(self) -> bool {
        !matches!(self.source(), Source::Packed([], _))
    }

    /// Reads the list. Of English only the classes of the tier are looked at; of other languages, nothing is
    /// unpacked before it is asked for.
    ///
    /// # Panics
    /// If the program is not built with the list.
    #[must_use]
    #[expect(
        clippy::expect_used,
        reason = "the lists are part of the program, and tests read them"
    )]
    pub fn load(self) -> WordList {
        let last_class = match self.source() {
            Source::Classes(last) => last,
            Source::Packed(bytes, classes) => {
                let packed = PackedList::new(bytes, classes).expect("an embedded list is packed");
                return WordList::packed(self.alphabet(), packed)
                    .expect("an embedded list has words");
            }
        };
        let mut list = ListBuilder::new(self.alphabet());
        for (_, words) in CLASSES.iter().filter(|(class, _)| *class <= last_class) {
            list.feed(words.as_bytes()).expect("an embedded list is UTF-8");
            list.end_class().expect("an embedded list is UTF-8");
        }
        list.finish().expect("an embedded list has words").0
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
                // Every word of the small lists, and some of the large ones.
                for number in (0..words.len()).step_by(1 + words.len() / 1000) {
                    let word = words.word(number as u32).unwrap();
                    assert_eq!(word.letters().len(), length);
                    for spelling in word.spelling().split('/') {
                        let read = tier.alphabet().read(spelling);
                        assert_eq!(read.as_deref(), Ok(word.letters()), "{tier} {spelling}");
                    }
                    spelled += usize::from(word.spelling() != word.to_string());
                }
            }
            let is_plain = ["en", "pl"].contains(&tier.alphabet().code());
            assert_eq!(spelled > 0, !is_plain, "{tier}");
        }
    }
}
