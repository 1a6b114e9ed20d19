//! Every guesser against every opponent, as a table or as JSON.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use super::CommandError;
use super::ground::Ground;
use super::play;
use super::report::Report;
use crate::app::wording::{counted, grouped};
use crate::engine::Opponent;
use crate::guesser::Kind;

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
    for guesser in Kind::ALL {
        let mut row = Vec::new();
        for opponent in OPPONENTS {
            let report = play(ground, guesser, opponent, stopped)?;
            if json {
                report.json(out)?;
                out.flush()?;
            }
            row.push(report);
            if stopped.load(Ordering::Relaxed) {
                break;
            }
        }
        if !json {
            let cells: String = row.iter().map(cell).collect();
            let unfinished = if stopped.load(Ordering::Relaxed) { "  unfinished" } else { "" };
            writeln!(out, "{guesser:<14}{cells}{unfinished}")?;
            out.flush()?;
        }
        if stopped.load(Ordering::Relaxed) {
            break;
        }
    }
    Ok(())
}

fn title(ground: &Ground, out: &mut impl Write) -> io::Result<()> {
    let words = counted(ground.words(), "word", "words");
    let hidden = ground.hidden_file.as_ref().map_or_else(String::new, |name| format!(" of {name}"));
    let lengths = counted(ground.lengths().len(), "length", "lengths");
    let guesses = counted(ground.guesses.get() as usize, "guess", "guesses");
    writeln!(out, "Rounds won in %, and misses on average to the end of each word.")?;
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
    if report.rounds() == 0 {
        return format!("{:>16}", "-");
    }
    format!("{:>8.2} {:>7.3}", 100.0 * report.share_won, report.mean_misses)
}
