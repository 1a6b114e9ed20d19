//! `stats`: what the rounds come to that were played, as text, as JSON, or every round as CSV.

use std::io::{self, Write};

use serde::Serialize;

use super::CommandError;
use crate::cli::{Export, StatsArguments};
use crate::game::Outcome;
use crate::history::{Group, History, Record, Statistics};
use crate::historyfile::{self, Store};
use crate::prose::sentence;
use crate::prose::statistics::{self, facts};
use crate::words::{ENGLISH, cell};

/// A round as a row of a table.
#[derive(Serialize)]
struct Row {
    /// When it ended: seconds since the beginning of 1970, UTC.
    unix_seconds: u64,
    list: String,
    opponent: &'static str,
    length: usize,
    guesses: u32,
    seed: u64,
    /// The letters in the order of guessing.
    guessed: String,
    misses: usize,
    outcome: Outcome,
    peeked: bool,
    hinted: bool,
    word: String,
    /// The whole transcript.
    round: String,
    version: String,
}

/// Prints the statistics of the rounds that were kept. Returns the exit status.
///
/// # Errors
/// [`CommandError::Keep`] where they cannot be read.
pub fn stats(arguments: &StatsArguments) -> Result<u8, CommandError> {
    let history = Store::own().map(|store| store.read()).transpose()?.unwrap_or_default();
    if let Some(notice) = historyfile::notice(&history) {
        let _ = writeln!(io::stderr(), "{}", sentence(&notice));
    }
    let out = &mut io::stdout().lock();
    match arguments.export {
        Some(Export::Csv) => write_csv(&history, out)?,
        None => write_statistics(&Statistics::of(&history.records), arguments.json, out)?,
    }
    Ok(0)
}

fn write_statistics(statistics: &Statistics, json: bool, out: &mut impl Write) -> io::Result<()> {
    if json {
        serde_json::to_writer_pretty(&mut *out, statistics)?;
        return writeln!(out);
    }
    write_group(statistics::CLEAN, &statistics.clean, out)?;
    if statistics.helped.all.played > 0 {
        writeln!(out)?;
        write_group(statistics::HELPED, &statistics.helped, out)?;
    }
    Ok(())
}

fn write_group(title: &str, group: &Group, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{title}")?;
    let facts = facts(group);
    let longest = facts.iter().map(|(about, _)| about.len()).max().unwrap_or(0);
    for (about, fact) in &facts {
        writeln!(out, "  {about:<longest$}  {fact}")?;
    }
    if facts.is_empty() { writeln!(out, "  {}", statistics::NONE) } else { Ok(()) }
}

fn write_csv(history: &History, out: impl Write) -> io::Result<()> {
    let mut table = csv::WriterBuilder::new().has_headers(false).from_writer(out);
    // The names of the columns are there also where there is no row.
    table.write_record([
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
    ])?;
    for record in &history.records {
        table.serialize(row(record))?;
    }
    table.flush()
}

fn row(record: &Record) -> Row {
    let ended = &record.ended;
    let transcript = &ended.transcript;
    Row {
        unix_seconds: record.at,
        list: cell(&transcript.list.to_string()),
        opponent: transcript.opponent.name(),
        length: transcript.length,
        guesses: transcript.guesses.get(),
        seed: transcript.seed,
        guessed: transcript.answers.iter().map(|(letter, _)| ENGLISH.upper(*letter)).collect(),
        misses: ended.misses(),
        outcome: ended.outcome,
        peeked: ended.peeked,
        hinted: ended.hinted,
        word: ended.word.to_string(),
        round: cell(&transcript.to_string()),
        version: cell(&record.app),
    }
}
