//! Owns [`InsideGuesser`] and [`InsideSetter`]: this program's own players at a table, without a process.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Player;
use crate::referee::{Fault, FromPlayer, GuesserSeat, SeatError, SetterSeat, ToPlayer};
use crate::words::Alphabet;

/// A guesser of this program.
pub struct InsideGuesser {
    /// What hears the orders.
    pub seat: GuesserSeat,
    /// What words are written in.
    pub alphabet: &'static Alphabet,
}

/// A setter of this program. It thinks as long as it needs, so that the same game is the same answers.
pub struct InsideSetter {
    /// What hears the orders.
    pub seat: SetterSeat,
    /// What words are written in.
    pub alphabet: &'static Alphabet,
    /// Ends its thinking when it is set.
    pub stop: Arc<AtomicBool>,
}

fn line(
    said: Result<Option<FromPlayer>, SeatError>,
    alphabet: &'static Alphabet,
) -> Result<String, Fault> {
    let said = said.map_err(|error| Fault::CannotPlay(error.to_string()))?;
    Ok(said.map(|message| message.line(alphabet)).unwrap_or_default())
}

impl Player for InsideGuesser {
    fn tell(&mut self, message: &ToPlayer) -> Result<(), Fault> {
        self.ask(message).map(drop)
    }

    fn ask(&mut self, message: &ToPlayer) -> Result<String, Fault> {
        line(self.seat.hear(message), self.alphabet)
    }
}

impl Player for InsideSetter {
    fn tell(&mut self, message: &ToPlayer) -> Result<(), Fault> {
        self.ask(message).map(drop)
    }

    fn ask(&mut self, message: &ToPlayer) -> Result<String, Fault> {
        let Self { seat, alphabet, stop } = self;
        line(seat.hear(message, &|| stop.load(Ordering::Relaxed)), alphabet)
    }
}
