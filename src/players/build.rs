//! Owns [`build`], which compiles somebody else's program.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::os::{Came, Process};
use crate::words::shown;

/// How long a compiler is waited for at a time.
const SLICE: Duration = Duration::from_millis(50);

/// Runs a shell command to its end. `stop` ends it early.
///
/// # Errors
/// Returns why it failed, with the end of what it printed.
pub fn build(command: &str, time: Duration, stop: &AtomicBool) -> Result<(), String> {
    let mut process = Process::spawn(command, None).map_err(|error| error.to_string())?;
    process.close_input();
    let until = Instant::now() + time;
    let mut said = Vec::new();
    loop {
        if Instant::now() >= until || stop.load(Ordering::Relaxed) {
            return Err(format!("It took more than {} ms.", time.as_millis()));
        }
        match process.read(&mut said, SLICE) {
            Ok(Came::Bytes(_) | Came::Nothing) => {}
            Ok(Came::End) | Err(_) => break,
        }
    }
    let left = until.saturating_duration_since(Instant::now());
    let status = process.status(left).unwrap_or_default();
    if status == "exit status 0" {
        return Ok(());
    }
    process.drain_errors(SLICE);
    said.append(&mut process.last_errors);
    let said = String::from_utf8_lossy(&said).into_owned();
    let said: Vec<_> = said.lines().map(|line| shown(line, false)).collect();
    Err(format!("{status}\n{}", said.join("\n")))
}
