//! Owns [`Record`], a finished round as a line of text, and [`InPlay`], an unfinished one.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::line::{VERSION, checked, checked_line};
use crate::engine::Rule;
use crate::game::occasion::Occasion;
use crate::game::round::Finished;
use crate::game::{Library, Outcome, Round, Standing, Transcript};
use crate::words::Word;

/// A finished round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The settings and answers.
    pub transcript: Transcript,
    /// The outcome.
    pub outcome: Outcome,
    /// The word that was revealed.
    pub word: Word,
    /// Whether the player has seen the words left.
    pub peeked: bool,
    /// Whether the player has taken a hint.
    pub hinted: bool,
    /// Par, the misses that perfect play costs from where the round began, if it is known.
    pub value: Option<usize>,
    /// What it was played for.
    pub occasion: Occasion,
}

impl Ended {
    /// Creates the saved form of a finished round.
    pub fn of(finished: &Finished) -> Self {
        let round = &finished.round;
        let transcript = Transcript::of(round);
        Self {
            value: transcript.par().or_else(|| round.opening().and(round.par)),
            transcript,
            outcome: finished.outcome,
            word: finished.word.clone(),
            peeked: round.peeked,
            hinted: round.hinted,
            occasion: round.occasion().clone(),
        }
    }

    /// Returns the number of letters guessed.
    pub const fn letters(&self) -> usize {
        self.transcript.answers.len()
    }
}

/// A finished round, and when it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// When the round ended, in seconds since 1970-01-01 00:00:00 UTC.
    pub at: u64,
    /// The version of the game.
    pub app: String,
    /// The round.
    pub ended: Ended,
}

/// The JSON form of a record.
#[derive(Serialize, Deserialize)]
pub(super) struct RecordLine<'a> {
    v: u32,
    at: u64,
    #[serde(borrow)]
    pub round: Cow<'a, str>,
    pub outcome: Outcome,
    pub misses: usize,
    #[serde(rename = "letters")]
    pub guesses: usize,
    pub peeked: bool,
    pub hinted: bool,
    #[serde(rename = "value", default, skip_serializing_if = "Option::is_none")]
    pub par: Option<usize>,
    pub occasion: Occasion,
    #[serde(borrow)]
    word: Cow<'a, str>,
    #[serde(borrow)]
    app: Cow<'a, str>,
}

impl<'a> RecordLine<'a> {
    /// Creates the line of a round that ended at this time, as this version of the game says it.
    pub fn of(ended: &Ended, at: u64, app: &'a str) -> Self {
        Self {
            v: VERSION,
            at,
            round: ended.transcript.to_string().into(),
            outcome: ended.outcome,
            misses: ended.transcript.misses(),
            guesses: ended.letters(),
            peeked: ended.peeked,
            hinted: ended.hinted,
            par: ended.value,
            occasion: ended.occasion.clone(),
            word: ended.word.played().into(),
            app: app.into(),
        }
    }

    /// Reads a line of JSON; `None` if this version of the game cannot read it, or if it has been changed.
    pub fn read(line: &'a [u8]) -> Option<Self> {
        checked(line)?;
        let line: Self = serde_json::from_slice(line).ok()?;
        // Control characters could affect the terminal. The fields of the round are found by single blanks.
        let is_safe = line.app.bytes().all(|byte| byte.is_ascii_graphic());
        (line.v == VERSION && is_safe && !line.round.contains("  ")).then_some(line)
    }

    /// Returns the round; `None` if this version of the game cannot read its transcript.
    pub fn ended(&self) -> Option<Ended> {
        let transcript: Transcript = self.round.parse().ok()?;
        Some(Ended {
            word: Word::parse(&self.word, transcript.list.alphabet()).ok()?,
            transcript,
            outcome: self.outcome,
            peeked: self.peeked,
            hinted: self.hinted,
            value: self.par,
            occasion: self.occasion.clone(),
        })
    }
}

impl Record {
    /// Creates a record of a round that ended at this time, in seconds since 1970-01-01 00:00:00 UTC.
    pub fn new(ended: Ended, at: u64) -> Self {
        Self { at, app: env!("CARGO_PKG_VERSION").to_owned(), ended }
    }

    /// Returns the record as a line of JSON, including the line break.
    pub fn to_line(&self) -> String {
        checked_line(&RecordLine::of(&self.ended, self.at, &self.app))
    }

    /// Parses a line of JSON; `None` if this version of the game cannot read it, or if it has been changed.
    pub fn parse(line: &[u8]) -> Option<Self> {
        let line = RecordLine::read(line)?;
        Some(Self { at: line.at, ended: line.ended()?, app: line.app.into_owned() })
    }
}

/// An unfinished round, saved in case it is interrupted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InPlay {
    /// The settings and the answers so far.
    pub transcript: Transcript,
    /// Whether the player has seen the words left.
    pub peeked: bool,
    /// Whether the player has taken a hint.
    pub hinted: bool,
    /// What it is played for.
    pub occasion: Occasion,
    /// The rule of the greedy opponent; its seed is the round's.
    pub rule: Rule,
}

/// The JSON form of an unfinished round.
#[derive(Serialize, Deserialize)]
struct InPlayLine<'a> {
    v: u32,
    #[serde(borrow)]
    round: Cow<'a, str>,
    peeked: bool,
    hinted: bool,
    occasion: Occasion,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ties: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    behind: Option<u64>,
}

impl InPlay {
    /// Creates the saved form of a round. Returns `None` for rounds that are not saved: those that have ended or have no
    /// letters yet, those about a friend's word, which is a secret, and what-if rounds.
    pub fn of(round: &Round) -> Option<Self> {
        let has_begun = round.standing() == Standing::InPlay && !round.replies().is_empty();
        (has_begun && Self::has_place(round)).then(|| Self {
            transcript: Transcript::of(round),
            peeked: round.peeked,
            hinted: round.hinted,
            occasion: round.occasion().clone(),
            rule: round.engine().rule().with_seed(0),
        })
    }

    /// Returns whether a round takes the place of the saved round of its kind once it has a letter, as [`of`](Self::of) says.
    pub fn has_place(round: &Round) -> bool {
        let is_secret = round.engine().opponent().is_friend();
        !is_secret && round.occasion().what_if().is_none()
    }

    /// Returns the round as a line of JSON, including the line break.
    pub fn to_line(&self) -> String {
        self.to_line_behind(None)
    }

    /// Returns the same line with the length in bytes of the file of finished rounds. Once the round has
    /// ended, its record is beyond that offset.
    pub(crate) fn to_line_behind(&self, behind: Option<u64>) -> String {
        checked_line(&InPlayLine {
            v: VERSION,
            round: self.transcript.to_string().into(),
            peeked: self.peeked,
            hinted: self.hinted,
            occasion: self.occasion.clone(),
            ties: self.rule.ties(),
            level: Some(self.rule.level()).filter(|level| *level > 0),
            behind,
        })
    }

    /// Parses a line of JSON; `None` if this version of the game cannot read it, or if it has been changed.
    pub fn parse(line: &[u8]) -> Option<Self> {
        Self::parse_behind(line).map(|(round, _)| round)
    }

    /// Returns the same with the offset of [`to_line_behind`](Self::to_line_behind), if the line has one.
    pub(crate) fn parse_behind(line: &[u8]) -> Option<(Self, Option<u64>)> {
        checked(line)?;
        let line: InPlayLine<'_> = serde_json::from_slice(line).ok()?;
        let rule = line.ties.as_deref().map_or(Ok(Rule::default()), Rule::of_ties).ok()?;
        let round = Self {
            transcript: line.round.parse().ok()?,
            peeked: line.peeked,
            hinted: line.hinted,
            occasion: line.occasion,
            rule: rule.with_level(line.level.unwrap_or(0)),
        };
        (line.v == VERSION).then_some((round, line.behind))
    }

    /// Restores the round. Returns `None` if the words are no longer available, or if the round is over.
    pub fn resume(&self, library: &Library) -> Option<Round> {
        let round = library.replay(&self.transcript).ok()?.with_rule(self.rule);
        let mut round = round.played_for(self.occasion.clone());
        (round.peeked, round.hinted) = (self.peeked, self.hinted);
        (round.standing() == Standing::InPlay).then_some(round)
    }

    /// Returns whether a round is this one, or how it went on.
    pub fn begins(&self, round: &Transcript) -> bool {
        let begins = round.answers.get(..self.transcript.answers.len());
        let same = round.without_answers() == self.transcript.without_answers();
        same && begins == Some(&self.transcript.answers)
    }
}

#[cfg(test)]
mod tests;
