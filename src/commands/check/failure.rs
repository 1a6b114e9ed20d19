//! Owns [`Failure`]: a mistake of a program in a game.

use serde::Serialize;

use crate::referee::{Fault, LogKind, LogLine, Side};
use crate::text::commands::check::{self as text, ScorePart};

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
    /// Creates the mistake that a fault is, with the reason that the program wrote for people.
    pub fn of(side: Side, fault: Fault, transcript: &[LogLine]) -> Self {
        let wrote = transcript.iter().rev().filter(|line| line.kind == LogKind::Error);
        // The frames of a stack are indented and say less than the exception before them.
        let is_frame = |line: &str| {
            line.starts_with([' ', '\t']) || line.starts_with("\\t") || line.is_empty()
        };
        let reason = wrote.map(|line| &*line.text).find(|line| !is_frame(line));
        let way_out = if matches!(fault, Fault::Busy(_)) { text::MORE_TIME } else { "" };
        Self {
            kind: fault.kind().to_owned(),
            sentence: text::fault(side, &fault, reason) + way_out,
            table: indented(transcript),
            fault: Some(fault),
        }
    }

    /// Creates the mistake that something of the game before is kept. `begins` is the method that begins a game.
    pub fn kept(begins: Option<&str>, example: &Self) -> Self {
        let sentence = text::kept(begins, &example.sentence);
        let table = example.table.clone();
        Self { kind: text::SECOND_GAME.to_owned(), sentence, table, fault: None }
    }

    /// Returns whether it is a fault that ends the game. A wrong word comes when all letters have been answered.
    pub const fn ends_the_game(&self) -> bool {
        use Fault::{DoesNotFit, NotOnTheList, WrongLength};
        !matches!(self.fault, None | Some(DoesNotFit(_) | NotOnTheList(_) | WrongLength { .. }))
    }

    /// Returns whether a game with it is wrong in a part of the score. What ends the game is in every part, so nobody gains
    /// by giving up. Each other mistake is in the part that it is about.
    pub fn costs(&self, part: ScorePart, has_contracts: bool) -> bool {
        match &*self.kind {
            _ if self.ends_the_game() => true,
            text::SIZE | text::LEVEL | text::WASTED => {
                matches!(part, ScorePart::Sizes | ScorePart::Exact)
            }
            text::TIE | text::FREQUENCY => part == ScorePart::Exact,
            _ if has_contracts => part == ScorePart::Contracts,
            _ => matches!(part, ScorePart::Rules | ScorePart::Large),
        }
    }

    /// Returns whether it is a timeout.
    pub fn is_late(&self) -> bool {
        use Fault::{Busy, Deaf, OutOfTime, TooSlow};
        matches!(self.fault, Some(TooSlow(_) | Busy(_) | OutOfTime(_) | Deaf(_)))
    }
}

/// Indents a transcript for a message.
pub fn indented(transcript: &[LogLine]) -> String {
    transcript.iter().map(|line| format!("  {line}\n")).collect()
}
