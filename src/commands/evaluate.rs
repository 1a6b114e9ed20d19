//! `evaluate`: how good a guesser is, against every word of a list or against a setter.

mod ground;
mod matrix;
mod report;
mod strangers;
mod usage;

use std::cell::Cell;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::SIGINT;
use signal_hook::flag;

use super::CommandError;
use super::solve::INTERRUPTED;
use crate::cli::{EvaluateArguments, Or};
use crate::engine::Opponent;
use crate::evaluation::{Evaluation, Stopped, Tally};
use crate::guesser::GuesserKind;
use ground::Ground;
use report::Report;
use usage::{Timed, cpu_time};

/// Plays what was asked for and prints the figures. Returns the exit status.
///
/// # Errors
/// [`CommandError`].
pub fn evaluate(arguments: &EvaluateArguments) -> Result<u8, CommandError> {
    let ground = Ground::new(arguments)?;
    let (guesser, opponent) = match (&arguments.guesser, &arguments.opponent) {
        (Or::Own(guesser), Or::Own(opponent)) => (*guesser, *opponent),
        _ => return strangers::play(&ground, arguments),
    };
    let stopped = Arc::new(AtomicBool::new(false));
    // The first Ctrl-C ends the evaluation, and what is done is printed; the second ends the program.
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED.into(), Arc::clone(&stopped))?;
    flag::register(SIGINT, Arc::clone(&stopped))?;
    let out = &mut io::stdout().lock();
    if arguments.matrix {
        matrix::print(&ground, arguments.json, &stopped, out)?;
    } else {
        let report = play(&ground, guesser, opponent, &stopped)?;
        if arguments.json {
            report.json(out)?
        } else {
            report.text(out)?
        };
    }
    out.flush()?;
    Ok(if stopped.load(Ordering::Relaxed) { INTERRUPTED } else { 0 })
}

/// Plays a guesser against an opponent on this ground, with a bar on a terminal.
fn play(
    ground: &Ground,
    guesser: GuesserKind,
    opponent: Opponent,
    stopped: &AtomicBool,
) -> Result<Report, CommandError> {
    let asked = if opponent.is_evil() { ground.lengths().len() } else { ground.words() };
    let progress = ProgressBar::new(asked as u64);
    if let Ok(style) =
        ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} ({elapsed})")
    {
        progress.set_style(style.progress_chars("#>-"));
    }
    progress.set_message(format!("{guesser} against {opponent}"));
    progress.enable_steady_tick(Duration::from_millis(250));
    let mut watch = |tally: &Tally| {
        progress.set_position(tally.rounds() as u64);
        !stopped.load(Ordering::Relaxed)
    };
    let mut evaluation = Evaluation::new(ground.guesses, &mut watch);
    let (ended, cpu) = if opponent.is_evil() {
        against_a_setter(&mut evaluation, ground, guesser, opponent, stopped)
    } else {
        evaluation.skip(ground.skipped);
        let start = cpu_time();
        let ended = against_words(&mut evaluation, ground, guesser);
        (ended, cpu_time().saturating_sub(start))
    };
    let tally = evaluation.tally().clone();
    progress.finish_and_clear();
    match ended {
        Ok(()) | Err(Stopped::ByTheWatch) => {}
        Err(error) => return Err(error.into()),
    }
    let finished = ended.is_ok();
    Ok(Report::new(ground, guesser, opponent, &tally, (asked, finished), cpu))
}

/// Plays every hidden word. A guesser that has seen another length would only hold on to its memory.
fn against_words(
    evaluation: &mut Evaluation<'_>,
    ground: &Ground,
    guesser: GuesserKind,
) -> Result<(), Stopped> {
    ground.hidden.iter().try_for_each(|(known, hidden)| match ground.word_by_word {
        true => evaluation.word_by_word(&mut || guesser.mind(), known, hidden),
        false => evaluation.tree(&mut *guesser.mind(), known, hidden),
    })
}

/// Plays the setter's game for every length; says how long the guesser thought.
fn against_a_setter(
    evaluation: &mut Evaluation<'_>,
    ground: &Ground,
    guesser: GuesserKind,
    opponent: Opponent,
    stopped: &AtomicBool,
) -> (Result<(), Stopped>, Duration) {
    let spent = Cell::new(Duration::ZERO);
    let halt = || stopped.load(Ordering::Relaxed);
    let ended = ground.lengths().iter().try_for_each(|shelf| {
        let mut timed = Timed { mind: &mut *guesser.mind(), spent: &spent };
        evaluation.setter(&mut timed, opponent, shelf, &halt)
    });
    (ended, spent.get())
}
