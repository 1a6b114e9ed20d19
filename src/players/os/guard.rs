//! Watches over the players from a process beside this one, which notices by the end of a pipe that this one has
//! gone, however it went.

use std::io::{self, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The process that watches, if there is one.
static GUARD: Mutex<Option<Guard>> = Mutex::new(None);

/// The variable that marks every player and what it starts, so that those are found which left their group.
const MARK: &str = "HANGMAN_ARENA";

/// What it does: it learns which groups there are, and when it learns no more, ends them and whatever else has
/// the mark, and removes the folder.
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
            dismissed) exit ;;
        esac
    done
    for group in $groups; do kill -s KILL -- "-$group"; done
    for again in 1 2 3; do
        for process in /proc/[0-9]*; do
            if grep -qsF -- "$2" "$process/environ"; then kill -s KILL "${process#/proc/}"; fi
        done
    done
    rm -rf -- "$1"
"#;

struct Guard {
    child: Child,
    input: ChildStdin,
    mark: String,
}

fn guarding() -> MutexGuard<'static, Option<Guard>> {
    GUARD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts the process that watches over the players that are started from now on, and over a folder. Returns its
/// number.
///
/// # Errors
/// What the system says where no process can be started.
pub(super) fn begin(folder: &Path) -> io::Result<i32> {
    // The folder's name has never been used before.
    let mark = format!("{MARK}={}", folder.display());
    let mut child = Command::new("/bin/sh")
        .args(["-c", SCRIPT, "guard"])
        .arg(folder)
        .arg(&mark)
        // What ends this process's group is not to end it.
        .process_group(0)
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let process = child.id() as i32;
    let input = child.stdin.take().ok_or_else(|| io::Error::other("there is no pipe"))?;
    *guarding() = Some(Guard { child, input, mark });
    Ok(process)
}

/// Ends it: there is nothing to watch over any more.
pub(super) fn dismiss() {
    if let Some(Guard { mut child, mut input, .. }) = guarding().take() {
        let _ = input.write_all(b"dismissed\n");
        drop(input);
        let _ = child.wait();
    }
}

/// Has a command marked.
pub(super) fn mark(command: &mut Command) -> &mut Command {
    if let Some(guard) = &*guarding()
        && let Some((name, value)) = guard.mark.split_once('=')
    {
        command.env(name, value);
    }
    command
}

/// Tells that a group of processes has begun.
pub(super) fn begun(group: i32) {
    tell("begun", group);
}

/// Tells that a group of processes has ended.
pub(super) fn ended(group: i32) {
    tell("ended", group);
}

fn tell(what: &str, group: i32) {
    if let Some(guard) = &mut *guarding() {
        // A guard that is gone watches over nothing.
        let _ = guard.input.write_all(format!("{what} {group}\n").as_bytes());
    }
}
