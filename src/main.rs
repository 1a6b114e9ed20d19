//! Parses the arguments, does what they ask for, and turns what comes of it into an exit status.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;
use evil_hangman::cli::Cli;
use evil_hangman::commands;

fn main() -> ExitCode {
    match commands::run(&Cli::parse()) {
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
