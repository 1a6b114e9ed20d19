//! Owns the guard: a process next to this one that ends the players when this one is gone, however it ended. It notices this
//! at the end of a pipe.

use std::io::{self, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::system::ASKING_TO_END;

/// The guard process, if there is one.
static GUARD: Mutex<Option<Guard>> = Mutex::new(None);

/// The guard's script. It ignores the signals that are named after the folder, and reads the groups that begin (+) and end
/// (-). At the end of its input it kills those that are left, and removes the folder.
const SCRIPT: &str = r#"
    folder=$1
    shift
    trap '' INT "$@"
    groups=' '
    while read -r line; do
        group=${line#?}
        case $line in
            +*) groups="$groups$group " ;;
            -*) groups="${groups%% $group *} ${groups#* $group }" ;;
        esac
    done
    for group in $groups; do kill -s KILL -- "-$group"; done
    # Players within players have guards of their own.
    rm -rf -- "$folder" || { sleep 0.2; rm -rf -- "$folder"; }
"#;

struct Guard {
    process: Child,
    /// The pipe to it stays open until this program ends.
    pipe: ChildStdin,
}

fn guarding() -> MutexGuard<'static, Option<Guard>> {
    GUARD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process that kills the players that are started from now on, and removes the folder, if this process is killed.
///
/// # Errors
/// Returns the system's error if no process can be started.
pub fn watch_over(folder: &Path) -> io::Result<()> {
    let mut process = Command::new("/bin/sh")
        .args(["-c", SCRIPT, "guard"])
        .arg(folder)
        .args(ASKING_TO_END.map(|signal| signal.to_string()))
        // A signal to this process's group must not reach the guard.
        .process_group(0)
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let pipe = process.stdin.take().ok_or_else(|| io::Error::other("there is no pipe"))?;
    *guarding() = Some(Guard { process, pipe });
    Ok(())
}

/// Tells the guard of a group that has been started (+) or has ended (-).
pub fn tell(what: char, group: i32) {
    if let Some(guard) = &mut *guarding() {
        // A guard that somebody has killed can't be helped.
        let _ = writeln!(guard.pipe, "{what}{group}");
    }
}

/// Ends that process.
pub fn dismiss_guard() {
    if let Some(mut guard) = guarding().take() {
        // Killed before its input ends, even if it was stopped.
        let _ = guard.process.kill();
        let _ = guard.process.wait();
    }
}
