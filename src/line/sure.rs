//! Asks before something that cannot be taken back.

use std::io::{self, BufRead, Write};

use super::{Conversation, playing};
use crate::app::keys::Action;
use crate::app::{Host, Playing};
use crate::text::confirm;

impl<I: BufRead, O: Write, B: Host> Conversation<'_, I, O, B> {
    /// Asks before help or giving up in a round that counts for today's game or the ladder. Returns `None` if the player
    /// quits or the input ends.
    pub fn is_sure(&mut self, action: Action) -> io::Result<Option<bool>> {
        let app = self.session.app();
        let counts = |playing: &Playing| playing.round().occasion().asks_before_help();
        let consequence = app.consequence(action).filter(|_| playing(app).is_some_and(counts));
        let Some(consequence) = consequence else { return Ok(Some(true)) };
        let (question, help) = confirm::aloud(consequence);
        self.line.ask_yes_or_no(&question, help)
    }
}
