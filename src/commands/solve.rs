//! `solve`: the exact value of every length of a list, and proofs.

mod search;

use std::io::{self, Write};
use std::sync::Arc;
use std::time::Instant;

use serde::Serialize;

use super::output::json_line;
use super::progress;
use crate::cli::{Lengths, SolveArguments};
use crate::error::Error;
use crate::lists;
use crate::solver::proof::Unproven;
use crate::solver::threads;
use crate::solver::{Bounds, Lexicon, SolverSettings};
use crate::system::Stop;
use crate::system::files::Reserved;
use crate::text::commands::{solve as text, usage};
use crate::words::{WordList, WordsOfLength};
use search::{SolveEvent, SolveJob, SolveSearch};

/// MiB that the words may always take.
const ALWAYS: u16 = 64;

/// The result for one length.
#[derive(Debug, Serialize)]
struct SolveRow {
    /// The length in letters.
    length: usize,
    /// The number of words.
    words: usize,
    /// The misses that the best setter can force.
    lower: usize,
    /// The most misses that the best guesser needs.
    upper: usize,
    /// The misses that the best guesser needs, if the bounds have met.
    value: Option<usize>,
    /// The misses that a perfect player has to be allowed: one more.
    lives: Option<usize>,
    /// The time in seconds.
    seconds: f64,
    /// The number of positions searched.
    nodes: u64,
}

/// Solves the lengths asked for, and prints a row for each. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the list has no such length, a proof cannot be found or written, or the output
/// fails.
pub fn solve(arguments: &SolveArguments) -> Result<u8, Error> {
    let list = lists::load(&arguments.list, false)?;
    let list = lists::without(list, &arguments.without)?;
    let lengths = asked_lengths(arguments.length, &list)?;
    if arguments.proof.is_some() && lengths.len() > 1 {
        return Err(Error::usage(usage::ONE_LENGTH));
    }
    // A search may take days, so check first that its proof can be written.
    let mut proof = match &arguments.proof {
        Some(path) => {
            Some((path, Reserved::new(path).map_err(|error| Error::unwritable(path, &error))?))
        }
        None => None,
    };
    // After Ctrl-C the bounds so far are printed.
    let stop = Stop::by_interrupt()?;
    let threads = arguments.threads.map_or_else(threads::cores, Into::into);
    let out = &mut io::stdout().lock();
    if !arguments.json {
        writeln!(out, "{}", text::COLUMNS)?;
    }
    let mut end = None;
    for length in lengths {
        let Some(listed) = list.of_length(length) else { continue };
        let memory = left_to_learn(listed, threads, arguments.memory)?;
        let job = SolveJob {
            listed: Arc::clone(listed),
            settings: SolverSettings { memory, threads },
            nodes: arguments.nodes,
            proves: proof.is_some(),
        };
        let mut search = SolveSearch::begin(job, &stop, &mut end);
        let row = row(listed, &mut search)?;
        print(&row, arguments.json, out)?;
        if let Some((path, file)) = proof.take() {
            let proven = match search.next() {
                Some(SolveEvent::Proof(proven)) => proven,
                _ => Err(Unproven::Limit),
            };
            let bytes = proven.map_err(|why| Error::from(why).if_ended(&stop))?;
            file.write(&bytes).map_err(|error| Error::unwritable(path, &error))?;
            let _ = writeln!(io::stderr(), "{}", text::written(bytes.len(), path));
        }
    }
    Ok(stop.status(true).unwrap_or(0))
}

/// Returns the bytes that are left for the search once the words are in memory.
fn left_to_learn(listed: &WordsOfLength, threads: usize, given: u16) -> Result<usize, Error> {
    let (words, length) = (listed.len(), listed.length());
    let taken = Lexicon::bytes(words, length, listed.alphabet().len(), threads);
    let least = (taken >> 20) + 1;
    left(taken, given).ok_or_else(|| usage::memory(words, length, least, given).into())
}

/// Returns the bytes that are left of this many MiB; `None` if the words take too many.
fn left(taken: usize, given: u16) -> Option<usize> {
    let left = bytes(given).saturating_sub(taken);
    // The first things learned are worth the most.
    (taken <= bytes(given.max(ALWAYS))).then(|| left.max(bytes(given.min(ALWAYS)) / 2))
}

/// Returns the value of the words. On a terminal the bounds are shown as they close. If the search is
/// stopped, returns the bounds so far.
fn row(listed: &WordsOfLength, search: &mut SolveSearch<'_>) -> Result<SolveRow, Error> {
    let start = Instant::now();
    let (length, words) = (listed.length(), listed.len());
    let progress = progress::bar(1, "{msg} {wide_bar} ({elapsed})", text::beginning(length, words));
    // Each miss excludes a letter and at least one word.
    let upper = listed.alphabet().len().min(words.saturating_sub(1));
    let (mut bounds, mut nodes) = (Bounds { lower: 0, upper }, 0);
    while let Some(found) = search.next() {
        match found {
            SolveEvent::Bounds(closer) => {
                bounds = closer;
                // The bar is full when the bounds meet.
                progress.set_length(bounds.upper.max(1) as u64);
                progress.set_position(bounds.lower as u64);
                progress.set_message(text::progress(length, words, bounds.lower, bounds.upper));
            }
            SolveEvent::Value(last, searched) => {
                (bounds, nodes) = (last, searched);
                break;
            }
            SolveEvent::Failed(error) => return Err(error.into()),
            SolveEvent::Proof(_) => break,
        }
    }
    progress.finish_and_clear();
    let Bounds { lower, upper } = bounds;
    let value = bounds.value();
    let seconds = start.elapsed().as_secs_f64();
    let lives = value.map(|value| value + 1);
    Ok(SolveRow { length, words, lower, upper, value, lives, seconds, nodes })
}

fn print(row: &SolveRow, json: bool, out: &mut impl Write) -> io::Result<()> {
    if json {
        return json_line(out, row);
    }
    let SolveRow { length, words, seconds, nodes, .. } = row;
    write!(out, "{length:>6} {words:>7}")?;
    match (row.value, row.lives) {
        (Some(value), Some(lives)) => write!(out, " {value:>6} {lives:>6}")?,
        _ => {
            let bounds = text::bounds(row.lower, row.upper);
            write!(out, " {bounds:>13}")?;
        }
    }
    write!(out, " {seconds:>8.2} {nodes:>11}")?;
    if row.value.is_none() {
        write!(out, "  {}", text::UNFINISHED)?;
    }
    writeln!(out)?;
    out.flush()
}

/// Returns the lengths asked for that the list has; at least one.
pub(super) fn asked_lengths(asked: Option<Lengths>, list: &WordList) -> Result<Vec<usize>, Error> {
    let wanted = |length: &usize| asked.is_none_or(|asked| asked.contains(*length));
    let lengths: Vec<_> = list.lengths().filter(wanted).collect();
    match (lengths.is_empty(), asked) {
        (true, Some(asked)) => Err(usage::no_words(asked, list).into()),
        _ => Ok(lengths),
    }
}

/// Converts MiB to bytes, at most as many as can be addressed.
fn bytes(mib: u16) -> usize {
    usize::from(mib).saturating_mul(1 << 20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_memory_is_more_than_none_however_wide_an_address_is() {
        assert_eq!(bytes(1), 1 << 20);
        assert!(bytes(4096) >= u32::MAX as usize);
        assert!(bytes(u16::MAX) >= bytes(4096));
    }

    #[test]
    fn words_and_what_is_learned_share_the_memory() {
        let usual = Lexicon::bytes(30_000, 8, 26, 2);
        assert_eq!(left(usual, 512), Some(bytes(512) - usual));
        assert!(left(usual, 1).is_some(), "a little is always granted");
        let many = Lexicon::bytes(10_000_000, 8, 26, 2);
        let least = (many >> 20) as u16 + 1;
        assert_eq!((left(many, 512), left(many, least - 1)), (None, None));
        assert!(left(many, least).is_some());
    }
}
