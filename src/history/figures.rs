//! Owns [`Figures`]: what statistics need of a round.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use serde::Deserialize;

use super::line::checked;
use super::record::Ended;
use crate::engine::Opponent;
use crate::game::{Occasion, Outcome};

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
    /// The [key](opening_key) of the opening, if the round had one.
    pub opening: Option<u64>,
    /// What it was played for.
    pub occasion: Occasion,
}

/// Returns a number that stands for an opening of a list and a length (letters), all as transcripts write them.
pub fn opening_key(list: &str, length: usize, opening: &str) -> u64 {
    let mut hasher = FxHasher::default();
    (list, length, opening).hash(&mut hasher);
    hasher.finish()
}

impl Figures {
    /// Reads the line of a [`Record`](super::Record); `None` if it is none.
    ///
    /// Its checksum says that this game has written it, so what is where in it is known, and nothing has to be built.
    #[must_use]
    pub fn parse(line: &[u8]) -> Option<Self> {
        let mut rest = checked(line)?;
        // Skips this number of parts between quotation marks, and takes the next one.
        let mut after = |parts: usize| {
            let mut part = "";
            for _ in 0..=parts {
                (part, rest) = rest.split_once('"')?;
            }
            Some(part)
        };
        if after(2)? != ":1," {
            return None;
        }
        let mut round = after(4)?.split(' ').skip(1);
        let outcome = match after(3)? {
            "won" => Outcome::Won,
            "lost" => Outcome::Lost,
            _ => Outcome::GivenUp,
        };
        let number = |part: &str| part.trim_matches([':', ',']).parse().ok();
        let (misses, guesses) = (number(after(2)?)?, number(after(1)?)?);
        let has_help = [after(1)?, after(1)?].contains(&":true,");
        let value = match after(0)? {
            "value" => (number(after(0)?), after(0)?).0,
            _ => None,
        };
        let mut occasion = serde_json::Deserializer::from_str(rest.strip_prefix(':')?);
        let (list, opponent) = (round.next()?, round.next()?);
        let (length, lives) = (number(round.next()?)?, number(round.next()?)?);
        let opening = round.nth(1).filter(|opening| *opening != "-");
        let is_perfect = |it: &Opponent| it.name() == opponent && it.is_perfect();
        let is_comparable = outcome == Outcome::Won && Opponent::ALL.iter().any(is_perfect);
        Some(Self {
            outcome,
            lives,
            misses,
            guesses,
            is_clean: !has_help,
            beyond_perfect: value.filter(|_| is_comparable).map(|par| misses as i64 - par as i64),
            opening: opening.map(|opening| opening_key(list, length, opening)),
            occasion: Occasion::deserialize(&mut occasion).ok()?,
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
            occasion: ended.occasion.clone(),
        }
    }
}
