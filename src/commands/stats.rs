//! `stats`: the statistics of past rounds, as text, as JSON, or every round as CSV.

use std::io::{self, Write};

use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use super::CommandError;
use crate::cli::{Export, StatsArguments};
use crate::game::Outcome;
use crate::history::{Badge, Career, Group, History, RUNGS, Record, Scoreboard};
use crate::historyfile;
use crate::line::Plain;
use crate::play::{self, Surroundings};
use crate::system::clock::now;
use crate::text::statistics::{self, facts};
use crate::text::{Medium::Screen, career, count, practice, results, sentence};
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
    /// Of the letters that were judged, the number that were best, and the misses that the others gave away.
    judged: Option<usize>,
    good: Option<usize>,
    given_away: Option<usize>,
}

/// Prints the statistics of the saved rounds. Returns the exit status.
///
/// # Errors
/// Returns [`super::RunError::Keep`] if they cannot be read, or [`super::UsageError::Start`] for an invalid
/// setting.
pub fn stats(arguments: &StatsArguments, around: &Surroundings) -> Result<u8, CommandError> {
    let settings = around.settings(arguments.look.0.clone())?;
    let history = around.history()?;
    if let Some(notice) = historyfile::notice(&history) {
        let _ = writeln!(io::stderr(), "{}", sentence(&notice.to_string()));
    }
    let out = &mut io::stdout().lock();
    let career = || Career::of(&history.records, now());
    match arguments.export {
        Some(Export::Csv) => write_csv(&history, out)?,
        None if arguments.json => {
            serde_json::to_writer_pretty(&mut *out, &career()).map_err(io::Error::from)?;
            writeln!(out)?;
        }
        None if settings.accessible || settings.line => {
            let mut out = Plain::new(out, play::is_unicode(&settings, around));
            results::tell_all(&career()).iter().try_for_each(|told| writeln!(out, "{told}"))?;
        }
        None => write_career(&career(), &mut Plain::new(out, play::is_unicode(&settings, around)))?,
    }
    Ok(0)
}

/// The number of weaknesses printed, the costliest.
const WEAKNESSES: usize = 5;

fn write_career(of: &Career, out: &mut impl Write) -> io::Result<()> {
    let statistics = &of.statistics;
    write_group(false, &statistics.clean, out)?;
    if statistics.helped.all.played > 0 {
        writeln!(out)?;
        write_group(true, &statistics.helped, out)?;
    }
    let mut daily = career::daily(of, Screen);
    let distances = career::distribution(&of.daily, Screen).into_iter();
    let distances = distances.map(|(name, days)| format!("{name}: {days}"));
    let distances = distances.collect::<Vec<_>>().join(", ");
    daily.extend((!distances.is_empty()).then_some((statistics::DISTANCES, distances)));
    daily.extend(career::weekdays(&of.daily, Screen));
    writeln!(out)?;
    write_facts(statistics::DAILY, &daily, out)?;
    let weaknesses = practice::told(&of.practice, WEAKNESSES, Screen);
    if !weaknesses.is_empty() {
        writeln!(out, "\n{}", practice::TITLE)?;
        weaknesses.iter().try_for_each(|told| writeln!(out, "  {told}"))?;
    }
    let rungs = RUNGS.iter().map(|rung| {
        let done = statistics::reached(of.ladder.has(rung));
        (done, format!("{}: {}", career::rung_name(rung.name), career::rung_task(rung)))
    });
    writeln!(out)?;
    write_facts(&statistics::ladder(&career::height(&of.ladder)), &rungs.collect::<Vec<_>>(), out)?;
    write_board(of, out)?;
    let badges = Badge::ALL.map(|badge| {
        let done = statistics::reached(of.badges.contains(&badge));
        (done, format!("{}: {}", career::badge_name(badge), career::badge_task(badge)))
    });
    writeln!(out)?;
    write_facts(statistics::BADGES, &badges, out)
}

/// Writes the best results at each length; nothing if no round was won.
fn write_board(of: &Career, out: &mut impl Write) -> io::Result<()> {
    let rows = career::board(&of.board);
    if rows.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", statistics::board(career::BOARD))?;
    for (length, cells) in rows {
        let told =
            Scoreboard::opponents().into_iter().zip(&cells).filter(|(_, cell)| !cell.is_empty());
        let told = told.map(|(opponent, cell)| format!("{opponent} {cell}"));
        writeln!(out, "  {}: {}", count::letters(length), told.collect::<Vec<_>>().join(", "))?;
    }
    Ok(())
}

fn write_group(helped: bool, group: &Group, out: &mut impl Write) -> io::Result<()> {
    let facts = facts(group, Screen);
    write_facts(statistics::kind(helped), &facts, out)?;
    if facts.is_empty() { writeln!(out, "  {}", statistics::NONE) } else { Ok(()) }
}

fn write_facts(title: &str, facts: &[(&str, String)], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{title}")?;
    let longest = facts.iter().map(|(about, _)| about.width()).max().unwrap_or(0);
    for (about, fact) in facts {
        writeln!(out, "  {about:<longest$}  {fact}")?;
    }
    Ok(())
}

fn write_csv(history: &History, out: impl Write) -> io::Result<()> {
    let mut table = csv::WriterBuilder::new().has_headers(false).from_writer(out);
    // The header is printed even if there are no rows.
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
        "judged",
        "good",
        "given_away",
    ])?;
    for record in &history.records {
        table.serialize(row(record))?;
    }
    table.flush()
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
        judged: record.accuracy.map(|accuracy| accuracy.guesses),
        good: record.accuracy.map(|accuracy| accuracy.good),
        given_away: record.accuracy.and_then(|accuracy| accuracy.given_away),
    }
}
