//! `replay`: shows the story of a transcript.

mod json;

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::Path;

use crate::cli::ReplayArguments;
use crate::engine::Opponent;
use crate::error::Error;
use crate::game::Transcript;
use crate::game::library::ReplayError;
use crate::game::transcript::{ClaimError, TranscriptError};
use crate::history::Ended;
use crate::historyfile::notice;
use crate::lists;
use crate::play::{self, Surroundings};
use crate::system::files;
use crate::text::commands::usage;

/// The most bytes that are read of a file that begins with a transcript.
const MOST: u64 = 1 << 24;

/// Checks a transcript against its words, and shows its story on the full screen or in sentences. Returns the
/// exit status.
///
/// # Errors
/// Returns [`Error`] if the text is not a transcript, or cannot have been played with these
/// words.
pub fn replay(arguments: &ReplayArguments, around: &Surroundings) -> Result<u8, Error> {
    let (text, transcript) = match &arguments.transcript[..] {
        [] => {
            let last = last_round(around)?.transcript;
            (last.to_string(), last)
        }
        parts => named(parts)?,
    };
    let wrong = |error| wrong(&text, &error);
    if transcript.opponent.is_friend() {
        return Err(Error::usage(usage::FRIENDS_WORD));
    }
    let remembered = around.remembered(around.given(arguments.settings())?);
    let lists = lists::of(&remembered.settings)?;
    let mut round = lists.library.replay(&transcript).map_err(|error| match error {
        ReplayError::List(_) => usage::no_list(&transcript.list).into(),
        ReplayError::Words(error) => error.into(),
        ReplayError::Round(error) => wrong(error),
    })?;
    if let Some(rule) = arguments.rule.rule(None) {
        round = round.with_rule(rule);
    }
    round.on_trust = transcript.check(&round).map_err(wrong)?;
    if arguments.json {
        writeln!(io::stdout(), "{}", json::of(round, &transcript))?;
        return Ok(0);
    }
    let letters = round.replies().len();
    match arguments.what_if {
        Some(letter) if !(1..=letters).contains(&letter) => {
            Err(usage::nothing_there(letter, letters).into())
        }
        letter => Ok(play::retell(round, lists, &transcript, letter, &remembered, around)?),
    }
}

/// Returns the last saved round.
pub(super) fn last_round(around: &Surroundings) -> Result<Ended, Error> {
    let (mut last, mut skipped) = (None, 0);
    if let Some(store) = around.store() {
        skipped = store.each(|record| last = Some(record.ended))?;
    }
    let nothing = || match notice(skipped) {
        Some(damaged) => Error::usage(damaged.to_string()),
        None => Error::usage(usage::NOTHING_KEPT),
    };
    last.ok_or_else(nothing)
}

/// Returns what is wrong with a transcript.
fn wrong(text: &str, error: &TranscriptError) -> Error {
    let way_out = match error {
        TranscriptError::Claim {
            error: ClaimError::NotLargest { opponent: Opponent::Greedy, .. },
            ..
        } => "; if it was played by the rule of a course, name that with --rule",
        _ => "",
    };
    Error::usage(format!("{text:?}: {error}{way_out}"))
}

/// Returns the transcript that arguments name, as text and as such. They are its parts, since quotes are easily lost, or the
/// name of a file that begins with it.
pub(super) fn named(arguments: &[OsString]) -> Result<(String, Transcript), Error> {
    let argument = arguments.join(OsStr::new(" "));
    let text = text(&argument)?;
    match text.parse() {
        // A single word must be the name of a file.
        Err(_) if argument == *text && !text.contains(' ') => {
            Err(usage::no_transcript(&text).into())
        }
        Err(error) => Err(wrong(&argument.to_string_lossy(), &error)),
        Ok(transcript) => Ok((text, transcript)),
    }
}

/// Returns the argument itself, or the first line that is not blank of the file that it names.
fn text(argument: &OsStr) -> Result<String, Error> {
    let path = Path::new(argument);
    if !path.is_file() {
        return Ok(argument.to_string_lossy().into_owned());
    }
    let text = files::read_text(path, MOST).map_err(|error| Error::unreadable(path, &error))?;
    let line = text.lines().find(|line| !line.trim().is_empty());
    Ok(line.unwrap_or_default().trim().to_owned())
}
