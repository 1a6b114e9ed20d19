//! Every guesser against every opponent, as a table or as JSON.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use super::CommandError;
use super::ground::Ground;
use super::play;
use super::report::Report;
use crate::engine::Opponent;
use crate::guesser::GuesserKind;
use crate::prose::{counted, grouped};

/// The opponents; what a friend holds is as good as fair.
const OPPONENTS: [Opponent; 4] =
    [Opponent::Fair, Opponent::Greedy, Opponent::Merciless, Opponent::Merciful];

/// Plays each guesser against each opponent and writes what comes of it, a guesser at a time.
pub(super) fn print(
    ground: &Ground,
    json: bool,
    stopped: &AtomicBool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    if !json {
        title(ground, out)?;
    }
    for guesser in GuesserKind::ALL {
        let mut cells = String::new();
        for opponent in OPPONENTS {
            let report = play(ground, guesser, opponent, stopped)?;
            if json {
                report.json(out)?;
                out.flush()?;
            }
            if !report.finished {
                return if json { Ok(()) } else { end(guesser, &cells, &report, out) };
            }
            cells += &cell(&report);
        }
        if !json {
            writeln!(out, "{guesser:<14}{cells}")?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The last row of a table that was stopped, and where it was.
fn end(
    guesser: GuesserKind,
    cells: &str,
    report: &Report,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    if !cells.is_empty() {
        writeln!(out, "{guesser:<14}{cells}")?;
    }
    Ok(writeln!(out, "Unfinished: stopped while {} played.", report.who())?)
}

fn title(ground: &Ground, out: &mut impl Write) -> io::Result<()> {
    let words = counted(ground.words(), "word", "words");
    let hidden = ground.hidden_file.as_ref().map_or_else(String::new, |name| format!(" of {name}"));
    let lengths = counted(ground.lengths().len(), "length", "lengths");
    let guesses = counted(ground.guesses.get() as usize, "guess", "guesses");
    writeln!(out, "Rounds won in %, and misses on average; miss {} ends a round.", ground.guesses)?;
    writeln!(out, "fair: {words}{hidden}; the others: {lengths}; list {}, {guesses}", ground.list)?;
    if ground.skipped > 0 {
        writeln!(
            out,
            "{} hidden words skipped: the list has none as long",
            grouped(ground.skipped)
        )?;
    }
    let names: String = OPPONENTS.iter().map(|opponent| format!("{opponent:>16}")).collect();
    writeln!(out, "\n{:<14}{names}", "")
}

fn cell(report: &Report) -> String {
    format!("{:>8.2} {:>7.3}", 100.0 * report.share_won, report.mean_misses_in_round)
}
