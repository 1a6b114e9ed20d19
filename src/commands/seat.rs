//! `seat`: the built-in players, over standard input and output.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::documents::NAME;
use crate::cli::SeatArguments;
use crate::error::Error;
use crate::lists;
use crate::players::{Spec, no_rule};
use crate::referee::{FromPlayer, InHand, Seat, ToPlayer};
use crate::system::files;
use crate::wordfile;
use crate::words::Alphabet;

/// The maximum length of a message in bytes, enough for the path of any file.
const LONGEST: usize = 1 << 16;

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
                hear(&mut seat, &message, alphabet, arguments)
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
        return Ok(Seat::guesser(kind));
    }
    let (opponent, own) = match &arguments.setter {
        Some(Spec::Setter(opponent, rule, Some(_))) => (*opponent, Some(*rule)),
        Some(Spec::Setter(opponent, ..)) => (*opponent, None),
        _ => Default::default(),
    };
    let rule = arguments.rule.rule(own);
    if rule.is_some() && !opponent.has_rule() {
        return Err(no_rule(opponent).into());
    }
    Ok(Seat::setter(InHand::Opponent(opponent, rule.unwrap_or_default())))
}

/// Passes a message to a player, with the words that it names.
fn hear(
    seat: &mut Seat,
    message: &ToPlayer,
    alphabet: &'static Alphabet,
    arguments: &SeatArguments,
) -> Result<Option<FromPlayer>, String> {
    if let ToPlayer::Words(path) = message {
        let list = wordfile::read(Path::new(path), Some(alphabet)).map_err(|it| it.to_string())?;
        let list = lists::with_clean(list.0, arguments.pupils.clean);
        let list = list.map_err(|it| it.to_string())?;
        seat.bring(Arc::new(list));
    }
    let until = Instant::now() + Duration::from_millis(arguments.think);
    seat.hear(message, &|| Instant::now() >= until).map_err(|error| error.to_string())
}
