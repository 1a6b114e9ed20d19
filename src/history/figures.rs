//! Owns [`Figures`]: what statistics need of a round.

mod quick;

use super::record::{Ended, Record};
use crate::game::{ListName, Occasion, Opening, Outcome};
use crate::words::EmbeddedList;

/// What statistics need of a finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of misses that lose.
    pub lives: usize,
    /// The number of misses.
    pub misses: usize,
    /// The number of guesses.
    pub guesses: usize,
    /// Whether the player had no help.
    pub is_clean: bool,
    /// How many more misses a win took than perfect play, if that can be compared.
    pub beyond_perfect: Option<i64>,
    /// The opening of a built-in list and a length, if the round had one.
    pub opening: Option<(EmbeddedList, usize, Opening)>,
    /// What it was played for.
    pub occasion: Occasion,
}

impl Figures {
    /// Parses a record, given as a line of JSON; `None` if it is none.
    ///
    /// This gives the same as [`Record::parse`], but lines as this game writes them are read without building anything.
    #[must_use]
    pub fn parse(line: &[u8]) -> Option<Self> {
        quick::parse(line).or_else(|| Record::parse(line).map(|record| Self::from(&record.ended)))
    }
}

impl From<&Ended> for Figures {
    fn from(ended: &Ended) -> Self {
        let transcript = &ended.transcript;
        let opening = match (&transcript.list, transcript.opening) {
            (ListName::Embedded(embedded), Some(opening)) => {
                Some((*embedded, transcript.length, opening))
            }
            _ => None,
        };
        Self {
            outcome: ended.outcome,
            lives: transcript.lives.get() as usize,
            misses: ended.misses(),
            guesses: ended.letters(),
            is_clean: ended.is_clean(),
            beyond_perfect: ended.beyond_perfect(),
            opening,
            occasion: ended.occasion.clone(),
        }
    }
}
