//! `duel`: seals a word as a line of text, plays such a line, and checks the result.

use std::io::{self, IsTerminal, Write};

use super::error::{CommandError, UsageError};
use crate::cli::DuelArguments;
use crate::game::{Challenge, ChallengeResult, DuelError, Library, ListChoice, Lives, Outcome};
use crate::play::{self, Surroundings};
use crate::system::{self, files};
use crate::text::{duel, sentence};
use crate::words::{Alphabet, Tier, Word};

/// Executes what the lines ask for. Returns the exit status.
///
/// # Errors
/// Returns [`UsageError::Duel`], which says what is wrong with a line.
pub fn duel(arguments: &DuelArguments, around: &Surroundings) -> Result<u8, CommandError> {
    match arguments.parts() {
        None => seal(None, arguments.guesses),
        // Everybody's first try: a word instead of nothing.
        Some((word, None)) if !word.contains(' ') && Word::parse(&word, alphabet()).is_ok() => {
            writeln!(io::stderr(), "{}", duel::WORD_IS_SEEN)?;
            seal(Word::parse(&word, alphabet()).ok(), arguments.guesses)
        }
        Some((challenge, None)) => {
            play(&Challenge::parse(&challenge, alphabet())?, arguments, around)
        }
        // A result is useless without its challenge.
        Some((challenge, Some(_))) if challenge.is_empty() => Err(DuelError::NotAChallenge.into()),
        Some((challenge, Some(result))) => {
            check(&Challenge::parse(&challenge, alphabet())?, &result.parse()?)
        }
    }
}

/// The alphabet of a duel's word.
const fn alphabet() -> &'static Alphabet {
    // A challenge names no list, so its word is in the language of the default list.
    Tier::Unabridged.alphabet()
}

/// Asks for a word if there is none yet, and prints the line that seals it. Questions go to standard error, so that the
/// line can be redirected.
fn seal(word: Option<Word>, lives: Option<Lives>) -> Result<u8, CommandError> {
    let seed = play::any_seed();
    let word = match word {
        Some(word) => word,
        None => ask(duel::YOUR_WORD, true, |text| {
            Word::parse(text, alphabet()).map_err(|error| sentence(&error.to_string()))
        })?,
    };
    let lives = match lives {
        Some(lives) => lives,
        None => ask(duel::LIVES, false, |text| match text {
            "" => Ok(Challenge::USUAL_LIVES),
            _ => text.parse::<Lives>().map_err(|error| sentence(&error.to_string())),
        })?,
    };
    let library = Library::new(None);
    let listed = library.of_length(ListChoice::default(), word.letters().len());
    let known = listed.is_ok_and(|listed| listed.has(&word));
    let mut err = io::stderr();
    if !known {
        writeln!(err, "{}", duel::UNKNOWN_WORD)?;
    }
    writeln!(err, "{}", duel::SEND_THIS)?;
    writeln!(io::stdout(), "{}", Challenge::new(word, lives, seed))?;
    duel::NEXT_AFTER_A_COMMAND.iter().try_for_each(|told| writeln!(err, "{told}"))?;
    Ok(0)
}

/// The most bytes of an answer.
const LONGEST: usize = 4096;

/// Asks until the answer is valid; a script is asked once.
fn ask<T>(
    question: &str,
    hidden: bool,
    read: impl Fn(&str) -> Result<T, String>,
) -> Result<T, CommandError> {
    let typed = io::stdin().is_terminal();
    loop {
        let text = match hidden && typed {
            true => system::ask_hidden(&format!("{question} "), &mut io::stderr())?,
            false => {
                write!(io::stderr(), "{question} ")?;
                let text = files::read_line(&mut io::stdin().lock(), LONGEST)?;
                let text = text.ok_or(UsageError::NoAnswer)?;
                if !typed {
                    writeln!(io::stderr())?;
                }
                text
            }
        };
        if hidden && typed {
            writeln!(io::stderr())?;
        }
        match read(text.trim()) {
            Ok(answer) => return Ok(answer),
            Err(message) if typed => writeln!(io::stderr(), "{message}")?,
            Err(message) => return Err(UsageError::Answer(message).into()),
        }
    }
}

/// Plays the word, and prints the result for the challenger.
fn play(
    challenge: &Challenge,
    arguments: &DuelArguments,
    around: &Surroundings,
) -> Result<u8, CommandError> {
    let settings = around.settings(arguments.settings())?;
    let (status, ended) = play::challenge(challenge, &settings, around)?;
    // A player who quits before the first letter can play later.
    let Some(ended) = ended.filter(|ended| ended.letters() > 0) else { return Ok(status) };
    let guesses = ended.transcript.answers.iter().map(|(guess, _)| guess);
    writeln!(io::stderr(), "{}", duel::SEND_BACK)?;
    writeln!(io::stdout(), "{}", challenge.result(guesses))?;
    Ok(status)
}

/// Prints what a result proves.
fn check(challenge: &Challenge, result: &ChallengeResult) -> Result<u8, CommandError> {
    let played = challenge.check(result)?;
    let out = &mut io::stdout().lock();
    writeln!(out, "{}", duel::ended(&played, challenge))?;
    writeln!(out, "{}", duel::letters(&played, alphabet()))?;
    if played.outcome == Outcome::GivenUp {
        writeln!(out, "{}", duel::NOT_TO_THE_END)?;
    }
    Ok(0)
}
