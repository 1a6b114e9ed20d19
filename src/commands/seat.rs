//! `seat`: the built-in players, over standard input and output.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::documents::NAME;
use crate::cli::SeatArguments;
use crate::error::Error;
use crate::players::SpecError;
use crate::referee::{FromPlayer, GuesserSeat, InHand, SeatError, SetterSeat, ToPlayer};
use crate::system::files;
use crate::wordfile;
use crate::words::{Alphabet, WordList};

/// The maximum length of a message in bytes, enough for the path of any file.
const LONGEST: usize = 1 << 16;

/// The requested player.
enum Seat {
    Guesser(GuesserSeat),
    Setter(Box<SetterSeat>, Duration),
}

/// Answers messages until `quit` or the end of the input. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the flags name no player, or if input or output fails.
pub fn seat(arguments: &SeatArguments) -> Result<u8, Error> {
    let mut seat = sit(arguments)?;
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let mut alphabet = Alphabet::UNSAID;
    while let Some(line) = files::read_line(&mut input, LONGEST)? {
        let said = match ToPlayer::parse(&line, alphabet) {
            Ok(Some(ToPlayer::Quit)) => return Ok(0),
            Ok(Some(message)) => {
                if let ToPlayer::Alphabet(named) = message {
                    alphabet = named;
                }
                seat.hear(&message, alphabet)
            }
            Ok(None) => Ok(None),
            Err(error) => Err(error.to_string()),
        };
        match said {
            Ok(Some(message)) => writeln!(out, "{}", message.line(alphabet))?,
            Ok(None) => {}
            // The next line may be valid.
            Err(message) => writeln!(io::stderr(), "{NAME} seat: {message}")?,
        }
        out.flush()?;
    }
    Ok(0)
}

fn sit(arguments: &SeatArguments) -> Result<Seat, Error> {
    if let Some(kind) = arguments.guesser {
        return Ok(Seat::Guesser(GuesserSeat::new(kind)));
    }
    let opponent = arguments.setter.unwrap_or_default();
    let rule = arguments.rule.rule();
    if rule.is_some() && !opponent.has_rule() {
        return Err(SpecError::NoRule(opponent).into());
    }
    let holds = InHand::Opponent(opponent, rule.unwrap_or_default());
    let seat = SetterSeat::new(holds, arguments.pupils.clean);
    Ok(Seat::Setter(Box::new(seat), Duration::from_millis(arguments.think)))
}

impl Seat {
    fn hear(
        &mut self,
        message: &ToPlayer,
        alphabet: &'static Alphabet,
    ) -> Result<Option<FromPlayer>, String> {
        if let ToPlayer::Words(path) = message {
            let read = wordfile::read(Path::new(path), Some(alphabet));
            self.bring(Arc::new(read.map_err(|error| error.to_string())?.0));
        }
        let said: Result<_, SeatError> = match self {
            Self::Guesser(seat) => seat.hear(message),
            Self::Setter(seat, think) => {
                let until = Instant::now() + *think;
                seat.hear(message, &|| Instant::now() >= until)
            }
        };
        said.map_err(|error| error.to_string())
    }

    fn bring(&mut self, list: Arc<WordList>) {
        match self {
            Self::Guesser(seat) => seat.bring(list),
            Self::Setter(seat, _) => seat.bring(list),
        }
    }
}
