//! Shared by several tests: running the real binary without a terminal, and the game without the binary.

#![allow(dead_code, reason = "no test needs all of it")]

pub mod game;
pub mod records;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Returns the program with these arguments, run in this folder, where it also keeps its files. The
/// environment of the user who runs the tests does not affect it.
pub fn program(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    command
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("EVIL_HANGMAN_HOME", folder)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::null());
    command
}

/// Runs the program without input.
pub fn run(arguments: &[&str], folder: &Path) -> Output {
    program(arguments, folder).output().unwrap()
}

/// Runs the program with this input.
pub fn with_input(arguments: &[&str], folder: &Path, input: &str) -> Output {
    fed(program(arguments, folder), input)
}

/// Runs a program with this input.
pub fn fed(mut command: Command, input: impl AsRef<[u8]>) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_ref());
    child.wait_with_output().unwrap()
}

/// Returns the standard output.
pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Returns the standard error.
pub fn error(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}
