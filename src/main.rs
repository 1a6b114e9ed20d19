//! Parses the arguments, does what they ask for, and turns what comes of it into an exit status.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;
use evil_hangman::cli::Cli;
use evil_hangman::commands;
use evil_hangman::system;
use evil_hangman::words::shown;

fn main() -> ExitCode {
    // Where that cannot be had the program ends as any other does.
    let _ = system::fail_beyond_file_size();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refused(&error),
    };
    match commands::run(&cli) {
        Ok(status) => ExitCode::from(status),
        Err(error) => {
            let status = error.status();
            if status != 0 {
                // Nobody may be there to read it; the status says it all the same.
                let _ = writeln!(io::stderr(), "evil-hangman: {error}");
            }
            ExitCode::from(status)
        }
    }
}

/// Says what is wrong with the arguments, or what was asked about them; says them so that a terminal does
/// not obey them.
fn refused(error: &clap::Error) -> ExitCode {
    let plain = error.to_string();
    let safe = shown(&plain, true);
    let told = match safe == plain {
        true => error.print(),
        false => write!(io::stderr(), "{safe}"),
    };
    match told {
        // Help that was asked for and does not arrive is a failure; of a mistake the status tells anyway.
        Err(told) if error.exit_code() == 0 && told.kind() != ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "evil-hangman: {told}");
            ExitCode::FAILURE
        }
        _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
    }
}
