//! Owns [`Failure`]: a mistake of a program in a game.

use serde::Serialize;

use crate::referee::{Fault, Side};
use crate::text::commands::check as told;

/// A mistake of a program in a game.
#[derive(Clone, Debug, Serialize)]
pub struct Failure {
    /// The kind, for programs.
    pub kind: String,
    /// The mistake in one sentence.
    pub sentence: String,
    /// A table or the lines of the game.
    pub table: String,
    /// The fault that lost the game, if it was one.
    #[serde(skip)]
    pub fault: Option<Fault>,
}

impl Failure {
    /// Creates the mistake that a fault is, with the last line that the program wrote for people.
    pub fn of(side: Side, fault: Fault, transcript: &[String]) -> Self {
        let wrote = transcript.iter().rev().find_map(|line| line.split_once(" . stderr: "));
        Self {
            kind: fault.kind().to_owned(),
            sentence: told::fault(side, &fault, wrote.map(|(_, line)| line)),
            table: indented(transcript),
            fault: Some(fault),
        }
    }

    /// Returns whether a game with it is wrong in a part of the score (0 ..). A fault is in every part, so nobody gains
    /// by giving up.
    pub fn costs(&self, part: usize) -> bool {
        match &*self.kind {
            _ if self.fault.is_some() => true,
            told::SIZE | told::LEVEL | told::WASTED => [1, 2].contains(&part),
            told::TIE | told::FREQUENCY => part == 2,
            // A broken contract.
            _ => [0, 3].contains(&part),
        }
    }

    /// Returns whether it is a timeout.
    pub fn is_late(&self) -> bool {
        use Fault::{Busy, Deaf, OutOfTime, TooSlow};
        matches!(self.fault, Some(TooSlow(_) | Busy(_) | OutOfTime(_) | Deaf(_)))
    }
}

/// Indents a transcript for a message.
pub fn indented(transcript: &[String]) -> String {
    transcript.iter().map(|line| format!("  {line}\n")).collect()
}
