//! Owns [`Figures`]: what statistics need of a round.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use serde::Deserialize;

use super::line::checked;
use super::record::Ended;
use crate::engine::Opponent;
use crate::game::{Occasion, Outcome};
use crate::words::Alphabet;

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
    /// The key of the opening, if the round had one.
    pub opening: Option<u64>,
    /// What it was played for.
    pub occasion: Occasion,
    /// The language of its words, if it was played for a level.
    pub level_in: Option<&'static Alphabet>,
}

/// Returns a number that stands for an opening of a list and a length (letters), all as transcripts write them.
pub fn opening_key(list: &str, length: usize, opening: &str) -> u64 {
    let mut hasher = FxHasher::default();
    (list, length, opening).hash(&mut hasher);
    hasher.finish()
}

/// Splits a text behind this byte, and returns what is before it.
fn until<'a>(text: &mut &'a str, end: u8) -> Option<&'a str> {
    // The parts are so short that looking at each byte takes less than a call of memchr.
    let (before, rest) = text.split_at_checked(text.bytes().position(|byte| byte == end)?)?;
    *text = &rest[1..];
    Some(before)
}

/// Takes the next member of an object, and returns its value, which is no string.
fn value<'a>(text: &mut &'a str) -> Option<&'a str> {
    until(text, b':')?;
    until(text, b',')
}

/// The same for a string.
fn string<'a>(text: &mut &'a str) -> Option<&'a str> {
    until(text, b':')?;
    until(text, b'"')?;
    until(text, b'"')
}

impl Figures {
    /// Reads the line of a [`Record`](super::Record); `None` if it is none.
    ///
    /// Its checksum says that this game has written it, so what is where in it is known, and nothing has to be built.
    #[must_use]
    pub fn parse(line: &[u8]) -> Option<Self> {
        let text = &mut checked(line)?;
        if value(text)? != "1" {
            return None;
        }
        let _at = value(text)?;
        let round = &mut string(text)?;
        let outcome = match string(text)? {
            "won" => Outcome::Won,
            "lost" => Outcome::Lost,
            _ => Outcome::GivenUp,
        };
        let (misses, guesses) = (value(text)?.parse().ok()?, value(text)?.parse().ok()?);
        let has_help = [value(text)?, value(text)?].contains(&"true");
        let mut par = None;
        if until(text, b':')? == "\"value\"" {
            par = until(text, b',')?.parse().ok();
            until(text, b':')?;
        }
        let mut occasion = serde_json::Deserializer::from_str(text);
        let (_version, list, opponent) =
            (until(round, b' ')?, until(round, b' ')?, until(round, b' ')?);
        let (length, lives) =
            (until(round, b' ')?.parse().ok()?, until(round, b' ')?.parse().ok()?);
        let _seed = until(round, b' ')?;
        let opening = Some(until(round, b' ').unwrap_or(round)).filter(|opening| *opening != "-");
        let is_perfect = |it: &Opponent| it.name() == opponent && it.is_perfect();
        let is_comparable = outcome == Outcome::Won && Opponent::ALL.iter().any(is_perfect);
        let occasion = Occasion::deserialize(&mut occasion).ok()?;
        Some(Self {
            outcome,
            lives,
            misses,
            guesses,
            is_clean: !has_help,
            beyond_perfect: par.filter(|_| is_comparable).map(|par: i64| misses as i64 - par),
            opening: opening.map(|opening| opening_key(list, length, opening)),
            level_in: occasion.level().and_then(|_| Alphabet::of(list.split('/').next()?)),
            occasion,
        })
    }
}

impl From<&Ended> for Figures {
    fn from(ended: &Ended) -> Self {
        let transcript = &ended.transcript;
        let (list, length) = (transcript.list.to_string(), transcript.length);
        let text = transcript.opening.map(|opening| opening.text(transcript.list.alphabet()));
        Self {
            outcome: ended.outcome,
            lives: transcript.lives.get() as usize,
            misses: ended.misses(),
            guesses: ended.letters(),
            is_clean: ended.is_clean(),
            beyond_perfect: ended.beyond_perfect(),
            opening: text.map(|text| opening_key(&list, length, &text.to_string())),
            level_in: ended.occasion.level().map(|_| transcript.list.alphabet()),
            occasion: ended.occasion.clone(),
        }
    }
}
