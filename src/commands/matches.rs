//! `match`: programs play each other, and a referee reports the results.

mod gradescope;
mod names;
mod report;
mod schedule;
mod transcripts;

use std::sync::Arc;

use unicode_width::UnicodeWidthStr;

use super::output::{json_line, print};
use super::progress;
use super::solve::asked_lengths;
use crate::cli::MatchArguments;
use crate::error::Error;
use crate::lists;
use crate::players::{Arena, Tournament};
use crate::text::commands::matches as text;
use crate::words::WordList;

pub(super) use gradescope::{Results, Test};
pub(super) use names::distinct;
pub(super) use report::MatchReport;
pub(super) use schedule::schedule;

/// Plays the requested games and prints the results. Returns the exit status: 1 if every game was lost by a fault.
///
/// # Errors
/// Returns [`Error`] if a list, a player or a file can't be used, or if the output fails.
pub fn play(arguments: &MatchArguments) -> Result<u8, Error> {
    // Pupils read a graded report.
    let clean = arguments.table.pupils.clean || arguments.gradescope;
    let list = Arc::new(lists::load(&arguments.list, clean)?);
    let lengths = asked_lengths(arguments.length, &list)?;
    let games = schedule(&list, &lengths, arguments.games.get(), arguments.seed);
    // A folder that can't be written to must be reported before hours of play, not after.
    let folder = arguments.transcripts.as_deref();
    folder.map(transcripts::prepare).transpose()?;
    let arena = Arena::open(arguments.table.limits.environment(), arguments.total_time)?;
    let words = arena.copies(text_of(&list), &arena.environment, &arena.stop);
    let tournament = Tournament {
        players: [&arguments.guessers, &arguments.setters],
        games: &games,
        list: &list,
        words: &words,
        lives: arguments.lives,
        to_the_end: false,
        series: arguments.table.series.get(),
        jobs: arguments.table.jobs.get(),
    };
    let progress = progress::counting(tournament.games(), text::GAMES);
    let mut kept = Ok(());
    let records = tournament.play(|record| {
        let written = folder.map_or(Ok(()), |folder| transcripts::keep(folder, record));
        if kept.is_ok() {
            kept = written;
        }
        progress.inc(1);
    });
    progress.finish_and_clear();
    let report = MatchReport::new(&tournament, arguments.seed, &records);
    let mut out = Vec::new();
    if arguments.json {
        json_line(&mut out, &report.json())?;
    } else if arguments.csv {
        report.csv(&mut out)?;
    } else if arguments.gradescope {
        gradescope::print(&report, &mut out)?;
    } else {
        report.text(&mut out)?;
    }
    print(&out, clean)?;
    // Only now, so that the results are printed even if the transcripts can't be written.
    kept?;
    let all_faulty = records.iter().all(|record| record.ending.fault().is_some());
    let status = arena.stop.status(records.len() == tournament.games());
    Ok(status.unwrap_or(u8::from(all_faulty)))
}

/// Formats a list for players: one word per line, in lower case.
pub(super) fn text_of(list: &WordList) -> String {
    let words = list.by_length().flat_map(|listed| listed.words());
    words.map(|word| word.played_lower() + "\n").collect()
}

/// Pads a name to this width.
pub(super) fn padded(name: &str, width: usize) -> String {
    let name = short(name, width);
    let blanks = width - name.width();
    name + &" ".repeat(blanks)
}

/// Shortens a name to its end, because the end of a command says more than its beginning.
pub(super) fn short(name: &str, most: usize) -> String {
    if name.width() <= most {
        return name.to_owned();
    }
    let mut rest = name.chars();
    while rest.as_str().width() + 1 > most && rest.next().is_some() {}
    format!("~{}", rest.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_wide_as_their_columns_whatever_their_letters() {
        assert_eq!(short("cmd:./ann", 14), "cmd:./ann");
        assert_eq!(short("cmd:python3 ann.py", 8), "~ ann.py");
        // Each of these takes two columns.
        assert_eq!(short("cmd:\u{7532}\u{4e59}\u{4e19}", 6), "~\u{4e59}\u{4e19}");
        for name in ["ann", "\u{7532}\u{4e59}\u{4e19}\u{4e01}"] {
            for width in 3..12 {
                assert_eq!(padded(name, width).width(), width, "{name} {width}");
            }
        }
    }
}
