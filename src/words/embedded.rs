//! Owns the word lists that are part of the program, and their [`Tier`]s.

use std::fmt;

use serde::Serialize;

use super::alphabet::{Alphabet, ENGLISH};
use super::builder::ListBuilder;
use super::list::WordList;

/// How far down into uncommon words an embedded list goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tier {
    /// Words that everybody knows (SCOWL classes up to 35).
    Common,
    /// Words that are in any dictionary (classes up to 60).
    Standard,
    /// Nearly every word that some dictionary has (classes up to 80).
    #[default]
    Unabridged,
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

impl Tier {
    /// What its words are written in.
    #[must_use]
    pub const fn alphabet(self) -> &'static Alphabet {
        &ENGLISH
    }

    /// Every tier, the smallest first.
    pub const ALL: [Self; 3] = [Self::Common, Self::Standard, Self::Unabridged];

    /// The name that flags and the configuration use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Standard => "standard",
            Self::Unabridged => "unabridged",
        }
    }

    /// The last class of SCOWL that belongs to the tier.
    const fn last_class(self) -> u8 {
        match self {
            Self::Common => 35,
            Self::Standard => 60,
            Self::Unabridged => 80,
        }
    }

    /// Reads the list; only the classes of the tier are looked at.
    #[must_use]
    #[expect(
        clippy::expect_used,
        reason = "the lists are part of the program, and tests read them"
    )]
    pub fn load(self) -> WordList {
        let mut list = ListBuilder::new(self.alphabet());
        for (_, words) in CLASSES.iter().filter(|(class, _)| *class <= self.last_class()) {
            list.feed(words.as_bytes()).expect("an embedded list is UTF-8");
            list.end_class().expect("an embedded list is UTF-8");
        }
        list.finish().expect("an embedded list has words").0
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
