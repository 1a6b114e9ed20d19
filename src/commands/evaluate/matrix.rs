//! Every guesser against every opponent, as a table or as JSON, together with any external programs that are
//! named.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use super::material::Material;
use super::report::EvaluationReport;
use super::{CommandError, external, play};
use crate::cli::{EvaluateArguments, Or};
use crate::commands::matches::padded;
use crate::engine::Opponent;
use crate::guesser::GuesserKind;
use crate::players::{Arena, Spec};
use crate::system::INTERRUPTED;
use crate::text::commands::evaluate as told;

/// Plays each guesser against each opponent and prints the results, one guesser at a time. A friend's words
/// are hidden from guessers in the same way as those of fair.
pub(super) fn print(
    material: &Material,
    arguments: &EvaluateArguments,
    stopped: &AtomicBool,
    out: &mut impl Write,
) -> Result<u8, CommandError> {
    let mut guessers: Vec<_> = GuesserKind::ALL.into_iter().map(Or::BuiltIn).collect();
    let mut opponents: Vec<_> = Opponent::without_friend().map(Or::BuiltIn).collect();
    if let Or::External(_) = arguments.guesser {
        guessers.push(arguments.guesser.clone());
    }
    if let Or::External(_) = arguments.opponent {
        opponents.push(arguments.opponent.clone());
    }
    let with_external = guessers.len() > GuesserKind::ALL.len()
        || opponents.len() > Opponent::without_friend().count();
    let arena = with_external.then(Arena::open).transpose()?;
    // Whatever ends the programs also ends the table.
    let stopped = arena.as_ref().map_or(stopped, |arena| arena.stop());
    let status = || match &arena {
        Some(arena) => arena.stopped().unwrap_or(0),
        None if stopped.load(Ordering::Relaxed) => INTERRUPTED,
        None => 0,
    };
    if !arguments.json {
        title(material, &opponents, out)?;
    }
    for guesser in &guessers {
        let mut cells = String::new();
        for opponent in &opponents {
            let finished = match (guesser, opponent, &arena) {
                (Or::BuiltIn(guesser), Or::BuiltIn(opponent), _) => {
                    let report = play(material, *guesser, *opponent, stopped)?;
                    if arguments.json {
                        report.json(out)?;
                    }
                    if report.finished {
                        cells += &cell(&report);
                    }
                    report.finished
                }
                (_, _, Some(arena)) => {
                    let (guesser, setter) = (guesser.spec(), opponent.spec());
                    external::pairing(material, arguments, (&guesser, &setter), arena, |report| {
                        if arguments.json {
                            report.json(out)?;
                        }
                        let rates = report.standings().cell(0, 0);
                        let misses = rates.mean_misses();
                        let misses = misses.map_or_else(|| "-".into(), |mean| format!("{mean:.3}"));
                        cells += &format!("{:>8.2} {misses:>7}", 100.0 * rates.share());
                        io::Result::Ok(report.records.len() == report.asked)
                    })?
                }
                _ => true,
            };
            if arguments.json {
                out.flush()?;
            }
            if !finished {
                let who = told::who(guesser.spec(), opponent.spec());
                if !arguments.json {
                    writeln!(out, "{}{cells}\n{}", name(&guesser.spec()), told::stopped(&who))?;
                }
                return Ok(status());
            }
        }
        if !arguments.json {
            writeln!(out, "{}{cells}", name(&guesser.spec()))?;
            out.flush()?;
        }
    }
    Ok(status())
}

/// Shortens a name to the width of the first column.
fn name(guesser: &Spec) -> String {
    padded(&guesser.to_string(), 14, false)
}

fn title(material: &Material, opponents: &[Or<Opponent>], out: &mut impl Write) -> io::Result<()> {
    let lives = material.lives.get();
    let (hidden, lengths) = (material.hidden_file.as_deref(), material.lengths().len());
    writeln!(out, "{}", told::table(lives))?;
    let with = told::played_with(material.words(), hidden, lengths, &material.list, lives);
    writeln!(out, "{with}")?;
    if material.skipped > 0 {
        writeln!(out, "{}", told::hidden_skipped(material.skipped))?;
    }
    let names: String = opponents
        .iter()
        .map(|opponent| format!(" {}", padded(&opponent.spec().to_string(), 15, true)))
        .collect();
    writeln!(out, "\n{:<14}{names}", "")
}

fn cell(report: &EvaluationReport) -> String {
    format!("{:>8.2} {:>7.3}", 100.0 * report.share_won, report.mean_misses_in_round)
}
