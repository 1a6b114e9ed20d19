//! Every guesser against every opponent, as a table or as JSON.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use super::CommandError;
use super::ground::Material;
use super::play;
use super::report::EvaluationReport;
use crate::engine::Opponent;
use crate::guesser::GuesserKind;
use crate::text::commands::evaluate as told;

/// Plays each guesser against each opponent and writes what comes of it, a guesser at a time. What a friend
/// holds is as good as fair.
pub(super) fn print(
    ground: &Material,
    json: bool,
    stopped: &AtomicBool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    if !json {
        title(ground, out)?;
    }
    for guesser in GuesserKind::ALL {
        let mut cells = String::new();
        for opponent in Opponent::without_friend() {
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
    report: &EvaluationReport,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    if !cells.is_empty() {
        writeln!(out, "{guesser:<14}{cells}")?;
    }
    Ok(writeln!(out, "{}", told::stopped(&report.who()))?)
}

fn title(ground: &Material, out: &mut impl Write) -> io::Result<()> {
    let lives = ground.lives.get();
    let (hidden, lengths) = (ground.hidden_file.as_deref(), ground.lengths().len());
    writeln!(out, "{}", told::table(lives))?;
    let with = told::played_with(ground.words(), hidden, lengths, &ground.list, lives);
    writeln!(out, "{with}")?;
    if ground.skipped > 0 {
        writeln!(out, "{}", told::hidden_skipped(ground.skipped))?;
    }
    let names: String =
        Opponent::without_friend().map(|opponent| format!("{opponent:>16}")).collect();
    writeln!(out, "\n{:<14}{names}", "")
}

fn cell(report: &EvaluationReport) -> String {
    format!("{:>8.2} {:>7.3}", 100.0 * report.share_won, report.mean_misses_in_round)
}
