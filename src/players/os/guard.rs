//! Owns the guard: a process next to this one that ends the players when this one is gone, however it ended. It notices this
//! at the end of a pipe.

use std::io;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The guard process, if there is one.
static GUARD: Mutex<Option<Guard>> = Mutex::new(None);

/// The environment variable with the marks of a player: its own after those of the players that have started it. Whatever it
/// starts inherits them.
const MARKS: &str = "HANGMAN_PLAYER";

/// The guard's script. At the end of its input it kills every process with the mark, and removes the folder.
const SCRIPT: &str = r#"
    trap '' HUP INT QUIT TERM USR1 USR2 ALRM
    while read -r line; do :; done
    for again in 1 2 3; do
        for process in /proc/[0-9]*; do
            if grep -qsF -e "$2" "$process/environ"; then kill -s KILL "${process#/proc/}"; fi
        done
    done
    rm -rf -- "$1"
"#;

struct Guard {
    /// The pipe to it stays open until this program ends.
    process: Child,
    folder: PathBuf,
}

fn guarding() -> MutexGuard<'static, Option<Guard>> {
    GUARD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process that kills the players that are started from now on, and removes the folder, if this process is killed.
///
/// # Errors
/// Returns the system's error if no process can be started.
pub fn watch_over(folder: &Path) -> io::Result<()> {
    let process = Command::new("/bin/sh")
        .args(["-c", SCRIPT, "guard"])
        .arg(folder)
        .arg(begun(Some(folder)))
        // A signal to this process's group must not reach the guard.
        .process_group(0)
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    *guarding() = Some(Guard { process, folder: folder.to_owned() });
    Ok(())
}

/// Ends that process.
pub fn dismiss_guard() {
    if let Some(mut guard) = guarding().take() {
        // Killed before its input ends, even if it was stopped.
        let _ = guard.process.kill();
        let _ = guard.process.wait();
    }
}

/// Returns how the marks of this program's players begin. No other folder has this random name; its path may contain anything.
fn begun(folder: Option<&Path>) -> String {
    let name = folder.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    format!("|{}.", name.unwrap_or_else(|| std::process::id().to_string()))
}

/// Marks a command, and returns the mark, which no other has. Its temporary files are in the folder that the guard removes, so
/// that those of a match within a match go, too.
pub fn mark(command: &mut Command) -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let guard = guarding();
    let folder = guard.as_ref().map(|guard| guard.folder.as_path());
    folder.map(|folder| command.env("TMPDIR", folder));
    let mark = format!("{}{}|", begun(folder), NEXT.fetch_add(1, Ordering::Relaxed));
    command.env(MARKS, std::env::var(MARKS).unwrap_or_default() + &mark);
    mark
}
