//! Parses the arguments, executes them, and turns the result into an exit status.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use std::thread;

use evil_hangman::cli::Cli;
use evil_hangman::commands;
use evil_hangman::system;
use evil_hangman::words::shown;

/// The size of the stack in bytes if that of the system's first thread (`ulimit -s`) may be too small.
const STACK: usize = 8 << 20;

fn main() -> ExitCode {
    let own =
        system::has_small_stack().then(|| thread::Builder::new().stack_size(STACK).spawn(run));
    match own {
        // A panic has been reported.
        Some(Ok(running)) => running.join().unwrap_or(ExitCode::from(101)),
        _ => run(),
    }
}

fn run() -> ExitCode {
    // If the system refuses, writing beyond the limit ends the program as usual.
    let _ = system::fail_beyond_file_size();
    let cli = match Cli::of_process() {
        Ok(cli) => cli,
        Err(error) => return refused(&error),
    };
    match commands::run(&cli) {
        Ok(status) => ExitCode::from(status),
        Err(error) => {
            let status = error.status();
            if status != 0 {
                // Standard error may be closed; the exit status still reports the failure.
                let _ = writeln!(io::stderr(), "evil-hangman: {}", brief(&error.to_string()));
            }
            ExitCode::from(status)
        }
    }
}

/// Prints what is wrong with the arguments, or the help that was asked for, with control characters escaped.
fn refused(error: &clap::Error) -> ExitCode {
    let plain = error.to_string();
    let safe = brief(&shown(&plain, true));
    let printed = if safe == plain { error.print() } else { write!(io::stderr(), "{safe}") };
    match printed {
        // If requested help can't be printed, that is a failure; after a usage error, the status is an error
        // anyway.
        Err(failed) if error.exit_code() == 0 && failed.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "evil-hangman: {failed}");
            ExitCode::FAILURE
        }
        _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
    }
}

/// Leaves out the middle of very long lines, which quote an argument or a file without line breaks.
fn brief(text: &str) -> String {
    const END: usize = 1_000;
    let line = |line: &str| {
        let ends = line.char_indices().nth(END).zip(line.char_indices().nth_back(END));
        match ends {
            Some(((begin, _), (end, _))) if begin < end => {
                format!("{}…{}", &line[..begin], &line[end..])
            }
            _ => line.to_owned(),
        }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}
