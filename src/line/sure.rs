//! Asks before something that spoils or ends a round.

use std::io::{self, BufRead, Write};

use super::{Conversation, playing};
use crate::app::Host;
use crate::app::keys::Action;
use crate::text::{confirm, round as round_text};

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Asks before something that spoils or ends a round; what does neither needs no question. Returns `None` if
    /// the player quits or the input ends.
    pub(super) fn is_sure(&mut self, action: Action) -> io::Result<Option<bool>> {
        let Some(consequence) = self.session.app().consequence(action) else {
            return Ok(Some(true));
        };
        let (question, help) = confirm::aloud(consequence);
        let answer = self.line.ask_yes_or_no(&question, help)?;
        // After a question, a listener may have forgotten the word.
        if let (Some(false), Some(playing)) = (answer, playing(self.session.app())) {
            self.line.say(round_text::word(playing.round().pattern()))?;
        }
        Ok(answer)
    }
}
