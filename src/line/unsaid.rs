//! Owns [`Unsaid`]: the rest of a reply that is too long to hear at once.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};

use super::Conversation;
use crate::app::Host;
use crate::text::conversation::{NOTHING_MORE, more_of};
use crate::text::typed::Typed;

/// The rest of a long answer.
#[derive(Debug, Default)]
pub(super) struct Unsaid {
    pieces: VecDeque<String>,
    /// The number of pieces per reply.
    at_once: usize,
    /// Returns a sentence about the number of pieces left.
    rest: Option<fn(usize) -> String>,
    /// The command that it answers.
    of: Option<&'static Typed>,
    /// Whether something else was said since, so that `more` has to say what it goes on with.
    interrupted: bool,
}

impl Unsaid {
    /// Creates the rest of a reply to a command, with `at_once` pieces at a time; `rest` says how many are left and how to
    /// hear them.
    pub(super) fn of(
        command: &'static Typed,
        pieces: impl IntoIterator<Item = String>,
        at_once: usize,
        rest: fn(usize) -> String,
    ) -> Self {
        let pieces = pieces.into_iter().collect();
        Self { pieces, at_once, rest: Some(rest), interrupted: false, of: Some(command) }
    }

    /// Notes that something else was said since.
    pub(super) const fn interrupt(&mut self) {
        self.interrupted = true;
    }
}

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Says the first of these pieces, and keeps the others.
    pub(super) fn tell_some(&mut self, unsaid: Unsaid) -> io::Result<()> {
        if unsaid.pieces.is_empty() {
            return Ok(());
        }
        self.unsaid = unsaid;
        self.tell_more()
    }

    /// Says how to hear these pieces. If there are none, `more` still goes on with an earlier reply.
    pub(super) fn offer_more(&mut self, unsaid: Unsaid) -> io::Result<()> {
        if unsaid.pieces.is_empty() {
            return Ok(());
        }
        self.unsaid = unsaid;
        self.tell_how_to_go_on()
    }

    /// Says the next pieces.
    pub(super) fn tell_more(&mut self) -> io::Result<()> {
        if self.unsaid.pieces.is_empty() {
            return self.line.say(NOTHING_MORE);
        }
        let is_interrupted = std::mem::take(&mut self.unsaid.interrupted);
        self.line.say_all(self.unsaid.of.filter(|_| is_interrupted).map(more_of))?;
        let now = self.unsaid.at_once.min(self.unsaid.pieces.len());
        self.line.say_all(self.unsaid.pieces.drain(..now))?;
        self.tell_how_to_go_on()
    }

    /// Says how much is left, and how to hear it.
    fn tell_how_to_go_on(&mut self) -> io::Result<()> {
        match (self.unsaid.pieces.len(), self.unsaid.rest) {
            (0, _) | (_, None) => Ok(()),
            (more, Some(rest)) => self.line.say(rest(more)),
        }
    }
}
