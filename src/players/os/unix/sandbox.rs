//! Owns [`Sandbox`]: bubblewrap, a program that gives another one namespaces of its own.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::players::Start;

/// What is shown of the system, all of it read-only. Debian has the list of a compiler's own packages elsewhere.
const SYSTEM: [&str; 10] = [
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/etc",
    "/opt",
    "/var/lib/ghc",
];

/// The most bytes of temporary files, and of the submission's folder.
const ROOM: &str = "268435456";

/// Where a program finds its submission, and where that is copied from.
const COPY: &str = "/submission";
const ORIGINAL: &str = "/original";
const HERE: &str = "/here";

/// The submission after compiling, as an archive.
const COMPILED: &str = "/compiled.tar";

/// Fills a folder of bounded size, and runs the command, which finds no arguments. A compiler's folder is packed
/// into a file, the only one outside of it that anything inside can write to, so no file may be larger than the room, which
/// `ulimit` counts in half kilobytes.
const COPY_AND_RUN: &str = "cp -R /original/. . && eval \"shift; $1\"";
const UNPACK_AND_RUN: &str = "tar -xf /compiled.tar && eval \"shift; $1\"";
const COPY_AND_COMPILE: &str =
    "ulimit -f 524288 && cp -R /original/. . && (eval \"shift; $1\") && tar -cf /compiled.tar .";

/// Namespaces of their own for other programs.
#[derive(Clone, Debug)]
pub struct Sandbox {
    /// The program, with its folder: looked up for each start, it would be started by a copy of this whole process.
    program: PathBuf,
    /// The folders with runtimes outside of the system's own.
    runtimes: Vec<PathBuf>,
    /// The files and folders of the system's settings that not everybody may read.
    secrets: Vec<PathBuf>,
}

impl Sandbox {
    /// Tries whether sandboxes work here.
    ///
    /// # Errors
    /// Returns why they don't, to continue a sentence.
    pub fn find() -> Result<Self, String> {
        let path = env::var_os("PATH").unwrap_or_default();
        let program =
            env::split_paths(&path).map(|folder| folder.join("bwrap")).find(|it| it.is_file());
        let program = program.ok_or("bubblewrap (bwrap) is not installed")?;
        let mut sandbox = Self { program, runtimes: runtimes(), secrets: Vec::new() };
        add_secrets(Path::new("/etc"), &mut sandbox.secrets);
        let mut command = sandbox.command();
        command.args(["--", "true"]).stdin(Stdio::null()).stdout(Stdio::null());
        match command.output() {
            Ok(output) if output.status.success() => Ok(sandbox),
            Ok(output) => {
                let said = String::from_utf8_lossy(&output.stderr);
                let last = said.lines().last().unwrap_or("it fails without a word");
                Err(format!("bubblewrap doesn't work here: {last}"))
            }
            Err(error) => Err(format!("bubblewrap cannot be started: {error}")),
        }
    }

    /// Returns the command that starts it, with the flags that every program has.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        // In the session of this process, /dev/tty would be the teacher's terminal. Root could write to /proc/sys.
        let flags = "--unshare-user --uid 65534 --gid 65534 --unshare-pid --unshare-net --unshare-ipc --unshare-uts \
                     --new-session --die-with-parent --proc /proc --ro-bind /proc/sys /proc/sys --dev /dev";
        command.args(flags.split_whitespace()).args(["--size", ROOM, "--tmpfs", "/tmp"]);
        let system = SYSTEM.iter().map(Path::new);
        for shown in system.chain(self.runtimes.iter().map(PathBuf::as_path)) {
            command.arg("--ro-bind-try").args([shown, shown]);
        }
        // Root could read them. Nothing can be put in place of what has been removed since, such as an editor's file.
        for secret in &self.secrets {
            match fs::symlink_metadata(secret) {
                Ok(about) if about.is_dir() => {
                    command.arg("--tmpfs").arg(secret).arg("--remount-ro").arg(secret);
                }
                Ok(_) => {
                    command.args(["--ro-bind", "/dev/null"]).arg(secret);
                }
                Err(_) => {}
            }
        }
        // What bubblewrap makes itself lies in memory, without a bound.
        command.args(["--size", ROOM, "--tmpfs", "/dev/shm", "--remount-ro", "/dev"]);
        command
    }

    /// Makes the command run another one inside, with the copy of a submission.
    pub fn prepare(command: &mut Command, start: &Start<'_>, limited: &str) {
        let around = start.environment;
        if let Some(words) = start.words {
            command.arg("--ro-bind").arg(words).arg(words);
        }
        if let Some(here) = &around.here {
            command.arg("--ro-bind").arg(here).arg(HERE);
        }
        command.args(["--size", ROOM, "--tmpfs", COPY]);
        let furnish = match (&around.compiled, start.words) {
            (Some(compiled), Some(_)) => {
                command.arg("--ro-bind").arg(compiled).arg(COMPILED);
                UNPACK_AND_RUN
            }
            (Some(compiled), None) => {
                command.arg("--bind").arg(compiled).arg(COMPILED);
                COPY_AND_COMPILE
            }
            (None, _) => COPY_AND_RUN,
        };
        if let Some(copy) = around.copy.as_ref().filter(|_| furnish != UNPACK_AND_RUN) {
            command.arg("--ro-bind").arg(copy).arg(ORIGINAL);
        }
        command.args(["--remount-ro", "/"]);
        command.args(["--chdir", COPY, "--", "/bin/sh", "-c", furnish, "sh", limited]);
        command.env("TMPDIR", "/tmp").env("HOME", COPY).env("HERE", HERE);
    }
}

/// Adds what not everybody may read in a folder.
fn add_secrets(folder: &Path, secrets: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let Ok(about) = entry.metadata() else { continue };
        match about.mode() & 0o5 {
            4.. if about.is_file() => {}
            5 if about.is_dir() => add_secrets(&entry.path(), secrets),
            _ if about.is_file() || about.is_dir() => secrets.push(entry.path()),
            _ => {}
        }
    }
}

/// Returns the folders with the programs on `PATH` that are not the system's. With `NAME/bin`, all of `NAME` is shown, except
/// where that is a folder of many other things. What the home folder or the current one is in is never shown.
fn runtimes() -> Vec<PathBuf> {
    let private = [env::home_dir(), env::current_dir().ok()];
    let private = private.into_iter().flatten().filter_map(|folder| folder.canonicalize().ok());
    let private: Vec<_> = private.collect();
    let is_private = |folder: &Path| {
        let folder = folder.canonicalize().unwrap_or_default();
        private.iter().any(|inner| inner.starts_with(&folder))
    };
    let folder = |entry: PathBuf| {
        let is_bin = ["bin", "shims", "sbin"].iter().any(|name| entry.ends_with(name));
        let is_mixed = |above: &Path| [".local", ".cargo"].iter().any(|name| above.ends_with(name));
        let above = entry.parent().filter(|above| is_bin && above.parent().is_some());
        match above {
            Some(above) if !is_mixed(above) && !is_private(above) => above.to_owned(),
            _ => entry,
        }
    };
    let path = env::var_os("PATH").unwrap_or_default();
    let entries = env::split_paths(&path).filter(|entry| entry.is_absolute());
    let outside = |folder: &PathBuf| !SYSTEM.iter().any(|shown| folder.starts_with(shown));
    entries.map(folder).filter(|folder| outside(folder) && !is_private(folder)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_that_has_been_removed_keeps_nothing_from_starting() {
        let secrets = ["/etc/gone", "/etc"].map(PathBuf::from).to_vec();
        let command = Sandbox { program: "bwrap".into(), runtimes: Vec::new(), secrets }.command();
        let walls: Vec<_> = command.get_args().collect();
        assert!(walls.iter().all(|flag| *flag != "/etc/gone"));
        let hides = ["--tmpfs", "/etc", "--remount-ro", "/etc"];
        assert!(walls.windows(4).any(|flags| flags == hides));
    }
}
