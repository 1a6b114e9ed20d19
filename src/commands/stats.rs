//! `stats`: the statistics of past rounds, as text, as JSON, or every round as CSV.

use std::io::{self, Write};

use serde_json::json;

use super::output::{Columns, cells, names, of_stream};
use crate::cli::{Export, StatsArguments};
use crate::config::Choices;
use crate::error::Error;
use crate::game::Transcript;
use crate::game::occasion::{Day, Occasion};
use crate::history::{Career, Record};
use crate::historyfile::{self, Rounds, Store};
use crate::play::{self, Surroundings};
use crate::system::clock::now;
use crate::text::{career, sentence};

/// The columns of the table of rounds.
const COLUMNS: &Columns<Record> = &[
    ("unix_seconds", |record| record.at.to_string()),
    ("occasion", |record| played_for(&record.ended.occasion)),
    ("counts", |record| record.ended.occasion.counts().to_string()),
    ("list", |record| record.ended.transcript.list.to_string()),
    ("opponent", |record| record.ended.transcript.opponent.to_string()),
    ("length", |record| record.ended.transcript.length.to_string()),
    ("lives", |record| record.ended.transcript.lives.to_string()),
    ("seed", |record| record.ended.transcript.seed.to_string()),
    ("guessed", |record| {
        let Transcript { answers, list, .. } = &record.ended.transcript;
        answers.iter().map(|(guess, _)| guess.written(list.alphabet())).collect()
    }),
    ("misses", |record| record.ended.transcript.misses().to_string()),
    ("outcome", |record| json!(record.ended.outcome).as_str().unwrap_or_default().to_owned()),
    ("peeked", |record| record.ended.peeked.to_string()),
    ("hinted", |record| record.ended.hinted.to_string()),
    ("word", |record| record.ended.word.played()),
    ("round", |record| record.ended.transcript.to_string()),
    ("version", |record| record.app.clone()),
];

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
            let chosen = store.as_ref().and_then(Store::choices);
            let puzzles = Choices::read(&chosen.unwrap_or_default()).puzzles;
            let has_begun = store.as_ref().and_then(Rounds::day) == Some(Day::at(at));
            let career = store.map(|store| store.career(at)).transpose()?;
            let (career, skipped) = career.unwrap_or_else(|| (Career::of(&[], at), 0));
            if arguments.json {
                let mut all = json!(career);
                all["puzzles"] = json!({
                    "level": puzzles.level(),
                    "next": puzzles.number(),
                    "solved": puzzles.solved(),
                    "first_try_streak": puzzles.streak(),
                });
                writeln!(out, "{all:#}")?;
            } else {
                let display = play::display(&settings, around);
                career::tell_all(&career, has_begun, puzzles, play::medium(&settings))
                    .iter()
                    .try_for_each(|line| writeln!(out, "{}", display.plain(line)))?;
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

/// Returns what a round was played for: "level 3", "today 12", "again level 3", "free".
fn played_for(occasion: &Occasion) -> String {
    match occasion {
        Occasion::Today(day) => format!("today {}", day.number()),
        Occasion::Level(level) => format!("level {level}"),
        Occasion::Again(first) => format!("again {}", played_for(first)),
        Occasion::WhatIf(_) => String::from("what-if"),
        other => json!(other).as_str().unwrap_or_default().to_owned(),
    }
}

/// Writes the saved rounds. Returns the number of lines that are not records.
fn write_csv(store: Option<Store>, out: impl Write) -> Result<usize, Error> {
    let mut table = csv::Writer::from_writer(out);
    let mut written = table.write_record(names(COLUMNS));
    let skipped = store.map_or(Ok(0), |store| {
        store.each(|record| {
            if written.is_ok() {
                written = table.write_record(cells(COLUMNS, &record));
            }
        })
    });
    written.map_err(of_stream)?;
    table.flush()?;
    Ok(skipped?)
}
