//! Finds out which programs of a teacher's commands can't be run where submissions run, and what a compiler says is wrong.

use std::env;
use std::process::{Command, Stdio};
use std::time::Duration;

use super::Check;
use crate::players::{Environment, Exit, NotBuilt, Sandbox, Start, build};
use crate::system;
use crate::text::commands::check as text;

/// The processor time that a submission may take to compile.
pub const COMPILING: Duration = Duration::from_secs(120);

/// Returns the program that a command begins with, if it isn't installed.
pub fn missing<'a>(
    check: &Check<'_>,
    command: &'a str,
    sandbox: Option<&Sandbox>,
) -> Option<&'a str> {
    let first = command.split_whitespace().next().filter(is_plain)?;
    // A shell that doesn't find it prints nothing; one that can't be started does.
    let is_missing = match run(check, &format!("command -v {first}"), sandbox) {
        Err(NotBuilt::Failed(Exit::Status(1), said) | NotBuilt::Missing(said)) => said.is_empty(),
        _ => false,
    };
    is_missing.then_some(first)
}

/// Returns the sentence about a program in the teacher's command for compiling that can say its version here, but not where
/// submissions run, such as a compiler that needs what is in the home folder.
pub fn hidden(check: &Check<'_>, sandbox: Option<&Sandbox>) -> Option<String> {
    let own = check.arguments.compile.as_deref()?;
    let path = env::var_os("PATH")?;
    let is_program = |word: &&str| env::split_paths(&path).any(|dir| dir.join(word).is_file());
    let mut programs = own.split_whitespace().filter(is_plain).filter(is_program);
    let program = programs.find(|program| {
        // Without `exec`, the shell might have one of its own.
        let asks = format!("exec {program} --version");
        let fails = || matches!(run(check, &asks, sandbox), Err(NotBuilt::Failed(..)));
        let mut here = Command::new(program);
        here.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        fails() && here.status().is_ok_and(|status| status.success())
    })?;
    Some(text::hidden(program, sandbox.is_some()))
}

/// Returns whether a word of a command may be the name of a program.
fn is_plain(word: &&str) -> bool {
    word.chars().all(|c| c.is_alphanumeric() || "-+._".contains(c))
}

/// Runs a command in an empty folder, as submissions are compiled.
fn run(check: &Check<'_>, command: &str, sandbox: Option<&Sandbox>) -> Result<String, NotBuilt> {
    let folder = check.arena.folder().unwrap_or_else(|error| system::end_short(&error));
    let (copy, sandbox) = (Some(folder.path().to_owned()), sandbox.cloned());
    let around = Environment { copy, sandbox, ..check.arguments.limits.environment() };
    let (environment, temporary) = (&around, folder.path());
    let start = Start { command, environment, temporary, words: None };
    build(&start, COMPILING, &check.arena.stop)
}

/// Returns what a compiler printed, the line that says what is wrong first.
pub fn first_error(exit: Exit, said: &str) -> String {
    // What a linker misses comes before its error.
    let is_error = |line: &&str| {
        [
            "error:",
            "Error:",
            "error CS",
            "error[",
            "error TS",
            "undefined reference",
            "multiple definition",
        ]
        .iter()
        .any(|it| line.contains(it))
    };
    match said.lines().find(is_error) {
        Some(line) if said.starts_with(line) => said.to_owned(),
        Some(line) => format!("{line}\n{said}"),
        None => format!("{exit}\n{said}"),
    }
}
