//! Owns rounds for pupils: words that they must not see are played, but neither drawn nor shown.

use super::Round;
use crate::engine::{Holds, Reply};

impl Round {
    /// Returns a round that has just begun as it would begin for pupils: a fair opponent draws a word that may be
    /// shown.
    #[must_use]
    pub fn clean(mut self) -> Self {
        if self.is_clean() {
            return self;
        }
        self.start = self.start.clean(true);
        match self.engine.opponent().is_friend() {
            true => self.veiled(),
            false => self.afresh().unwrap_or(self),
        }
    }

    /// Returns the round as pupils see it, even if the opponent has drawn a word that they must not see.
    #[must_use]
    pub(crate) fn veiled(self) -> Self {
        let (start, position) = (self.start.clean(true), self.position.clean(true));
        let unshown = |reply: Reply| Reply { guess: reply.guess.unshown_if_blocked(), ..reply };
        let replies = self.replies.into_iter().map(unshown).collect();
        Self { engine: self.engine.clean(true), start, position, replies, ..self }
    }

    /// Returns whether it is played for pupils.
    pub const fn is_clean(&self) -> bool {
        self.start.is_clean()
    }

    /// Returns whether a replay has to be for pupils, too, to draw the same word. It doesn't if a fair opponent drew
    /// a word that is not shown, before the round was [veiled](Round::veiled).
    pub(crate) fn is_drawn_clean(&self) -> bool {
        let drawn = self.engine.opponent().holds() == Holds::DrawnWord;
        self.is_clean() && !(drawn && self.engine.candidates().shown_words().next().is_none())
    }
}
