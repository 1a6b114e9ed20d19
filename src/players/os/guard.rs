//! Owns the guard: a process next to this one that ends the players when this one is gone, however it ended.
//! It notices this at the end of a pipe.

use std::io::{self, Write};
use std::os::fd::AsFd;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

use nix::fcntl::{FcntlArg, OFlag, fcntl};

/// The guard process, if there is one.
static GUARD: Mutex<Option<Guard>> = Mutex::new(None);

/// The environment variable that marks every player and what it starts, so that processes that have left
/// their group can be found.
const MARK: &str = "HANGMAN_ARENA";

/// The guard's script. It keeps a list of groups; at the end of its input, it kills these groups and every
/// other process with the mark, and removes the folder.
const SCRIPT: &str = r#"
    trap '' HUP INT QUIT TERM USR1 USR2 ALRM
    groups=
    while read -r what group; do
        case $what in
            begun) groups="$groups $group" ;;
            ended)
                left=
                for other in $groups; do [ "$other" = "$group" ] || left="$left $other"; done
                groups=$left ;;
        esac
    done
    for group in $groups; do kill -s KILL -- "-$group"; done
    for again in 1 2 3; do
        for process in /proc/[0-9]*; do
            if grep -qsF -e "$2" "$process/environ"; then kill -s KILL "${process#/proc/}"; fi
        done
    done
    rm -rf -- "$1"
"#;

struct Guard {
    child: Child,
    input: ChildStdin,
    mark: String,
    folder: PathBuf,
}

fn guarding() -> MutexGuard<'static, Option<Guard>> {
    GUARD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts the guard for the folder and for all players that are started from now on. Returns its process
/// number.
///
/// # Errors
/// Returns the system's error if no process can be started.
pub fn begin(folder: &Path) -> io::Result<i32> {
    // No other folder has this random name. Its path may contain anything, so it is not part of the mark.
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let mark = format!("{MARK}={name}.");
    let mut child = Command::new("/bin/sh")
        .args(["-c", SCRIPT, "guard"])
        .arg(folder)
        .arg(&mark)
        // A signal to this process's group must not reach the guard.
        .process_group(0)
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let process = child.id() as i32;
    let input = child.stdin.take().ok_or_else(|| io::Error::other("there is no pipe"))?;
    // A guard that was stopped must not stop the match.
    fcntl(input.as_fd(), FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
    *guarding() = Some(Guard { child, input, mark, folder: folder.to_owned() });
    Ok(process)
}

/// Ends the guard, which is no longer needed.
pub fn dismiss() {
    if let Some(mut guard) = guarding().take() {
        // Killed before its input ends, even if it was stopped.
        let _ = guard.child.kill();
        let _ = guard.child.wait();
    }
}

/// Adds the mark to the environment of a command. Its temporary files are in the folder that the guard removes, so that those
/// of a match within a match go, too.
pub fn mark(command: &mut Command) -> &mut Command {
    if let Some(guard) = &*guarding()
        && let Some((name, value)) = guard.mark.split_once('=')
    {
        command.env(name, value).env("TMPDIR", &guard.folder);
    }
    command
}

/// Reports a new process group to the guard.
pub fn begun(group: i32) {
    tell("begun", group);
}

/// Reports to the guard that a process group has ended.
pub fn ended(group: i32) {
    tell("ended", group);
}

fn tell(what: &str, group: i32) {
    if let Some(guard) = &mut *guarding() {
        // A guard that is gone can't do anything.
        let _ = guard.input.write_all(format!("{what} {group}\n").as_bytes());
    }
}
