//! The subcommands.

pub mod adapter;
pub mod challenge;
pub mod check;
pub mod documents;
pub mod evaluate;
pub mod matches;
pub mod oracle;
mod output;
mod progress;
pub mod puzzles;
pub mod replay;
pub mod seat;
pub mod share;
pub mod solve;
pub mod stats;
pub mod verify;
pub mod words;

use crate::cli::{Cli, Command};
use crate::error::Error;
use crate::play::{self, Surroundings};

/// Executes what the flags ask for. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if flags do not go together, something cannot be read or written, or a check
/// fails.
pub fn run(cli: &Cli) -> Result<u8, Error> {
    let around = || Surroundings::of_process(cli);
    match &cli.command {
        None if cli.licences => documents::licences(),
        None => Ok(play::play(cli)?),
        Some(Command::Solve(arguments)) => solve::solve(arguments),
        Some(Command::Stats(arguments)) => stats::stats(arguments, &around()),
        Some(Command::Verify(arguments)) => verify::verify(arguments),
        Some(Command::Replay(arguments)) => replay::replay(arguments, &around()),
        Some(Command::Share(arguments)) => share::share(arguments, &around()),
        Some(Command::Challenge(arguments)) => challenge::challenge(arguments, &around()),
        Some(Command::Evaluate(arguments)) => evaluate::evaluate(arguments, &around()),
        Some(Command::Seat(arguments)) => seat::seat(arguments),
        Some(Command::Match(arguments)) => matches::play(arguments),
        Some(Command::Oracle(arguments)) => oracle::oracle(arguments, &around()),
        Some(Command::Check(arguments)) => check::check(arguments),
        Some(Command::Adapter(arguments)) => adapter::adapter(arguments),
        Some(Command::Words(arguments)) => words::words(arguments),
        Some(Command::Puzzles(arguments)) => puzzles::puzzles(arguments, &around()),
        Some(Command::Completions { shell }) => documents::completions(*shell),
        Some(Command::Man { folder }) => documents::man(folder.as_deref()),
    }
}
