//! Owns [`InsideGuesser`] and [`InsideSetter`]: the built-in players, without a process.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Player;
use crate::referee::{Fault, FromPlayer, GuesserSeat, SeatError, SetterSeat, ToPlayer};
use crate::words::Alphabet;

/// A built-in guesser.
pub struct InsideGuesser {
    /// The state machine that answers messages.
    pub seat: GuesserSeat,
    /// The alphabet of the words.
    pub alphabet: &'static Alphabet,
}

/// A built-in setter. It thinks as long as it needs, so that the same game always gets the same answers.
pub struct InsideSetter {
    /// The state machine that answers messages.
    pub seat: SetterSeat,
    /// The alphabet of the words.
    pub alphabet: &'static Alphabet,
    /// Ends a search when it is set.
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
