//! `stats`: the statistics of past rounds, as text, as JSON, or every round as CSV.

use std::io::{self, Write};

use serde::Serialize;

use crate::cli::{Export, StatsArguments};
use crate::error::Error;
use crate::game::Outcome;
use crate::history::{Career, Record};
use crate::historyfile::{self, Store};
use crate::line::Plain;
use crate::play::{self, Surroundings};
use crate::system::clock::now;
use crate::text::Medium::{Screen, Speech};
use crate::text::{career, sentence};
use crate::words::cell;

/// A round as a row of CSV.
#[derive(Serialize)]
struct StatsRow {
    /// When it ended, in seconds since 1970-01-01 UTC.
    unix_seconds: u64,
    list: String,
    opponent: &'static str,
    length: usize,
    guesses: u32,
    seed: u64,
    /// The letters in order.
    guessed: String,
    misses: usize,
    outcome: Outcome,
    peeked: bool,
    hinted: bool,
    word: Option<String>,
    /// The transcript.
    round: String,
    version: String,
}

/// Prints the statistics of the saved rounds. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if they cannot be read, or for an invalid setting.
pub fn stats(arguments: &StatsArguments, around: &Surroundings) -> Result<u8, Error> {
    let settings = around.settings(arguments.look.0.clone())?;
    let out = &mut io::stdout().lock();
    let store = around.store();
    let skipped = match (arguments.export, store) {
        (Some(Export::Csv), store) => write_csv(store, out)?,
        (None, store) => {
            let at = now();
            let career = store.map(|store| store.career(at)).transpose()?;
            let (career, skipped) = career.unwrap_or_else(|| (Career::of(&[], at), 0));
            if arguments.json {
                serde_json::to_writer_pretty(&mut *out, &career).map_err(io::Error::from)?;
                writeln!(out)?;
            } else {
                let to = if settings.accessible || settings.line {
                    Speech(settings.letters)
                } else {
                    Screen
                };
                let mut out = Plain::new(out, play::is_unicode(&settings, around));
                career::tell_all(&career, to)
                    .iter()
                    .try_for_each(|told| writeln!(out, "{told}"))?;
            }
            skipped
        }
    };
    if let Some(notice) = historyfile::notice(skipped) {
        // Standard error may be closed.
        let _ = writeln!(io::stderr(), "{}", sentence(&notice.to_string()));
    }
    Ok(0)
}

/// Writes the saved rounds. Returns the number of lines that are not records.
fn write_csv(store: Option<Store>, out: impl Write) -> Result<usize, Error> {
    let mut table = csv::WriterBuilder::new().has_headers(false).from_writer(out);
    // The header is printed even if there are no rows.
    let header = table.write_record([
        "unix_seconds",
        "list",
        "opponent",
        "length",
        "guesses",
        "seed",
        "guessed",
        "misses",
        "outcome",
        "peeked",
        "hinted",
        "word",
        "round",
        "version",
    ]);
    let mut written = header.map_err(io::Error::from);
    let skipped = store.map_or(Ok(0), |store| {
        store.each(|record| {
            if written.is_ok() {
                written = table.serialize(row(&record)).map_err(io::Error::from);
            }
        })
    });
    written?;
    table.flush()?;
    Ok(skipped?)
}

fn row(record: &Record) -> StatsRow {
    let ended = &record.ended;
    let transcript = &ended.transcript;
    StatsRow {
        unix_seconds: record.at,
        list: cell(&transcript.list.to_string()),
        opponent: transcript.opponent.name(),
        length: transcript.length,
        guesses: transcript.lives.get(),
        seed: transcript.seed,
        guessed: transcript
            .answers
            .iter()
            .map(|(guess, _)| guess.written(transcript.list.alphabet()))
            .collect(),
        misses: ended.misses(),
        outcome: ended.outcome,
        peeked: ended.peeked,
        hinted: ended.hinted,
        word: Some(&ended.word).filter(|word| word.is_shown()).map(|word| word.played()),
        round: cell(&transcript.to_string()),
        version: cell(&record.app),
    }
}
