//! Owns [`Inside`]: a built-in player, without a process.

use super::Player;
use crate::referee::{Fault, Seat, ToPlayer};
use crate::system::Stop;
use crate::words::Alphabet;

/// A built-in player. It thinks as long as it needs, so that the same game always gets the same answers.
pub struct Inside {
    /// The state machine that answers messages.
    pub seat: Seat,
    /// The alphabet of the words.
    pub alphabet: &'static Alphabet,
    /// Ends a search early.
    pub stop: Stop,
}

impl Player for Inside {
    fn hear(&mut self, message: &ToPlayer) -> Result<Option<String>, Fault> {
        let said = self.seat.hear(message, &|| self.stop.is_set());
        let said = said.map_err(|error| Fault::CannotPlay(error.to_string()))?;
        Ok(said.map(|message| message.line(self.alphabet)))
    }
}
