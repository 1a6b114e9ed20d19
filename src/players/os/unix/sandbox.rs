//! Owns [`Sandbox`]: bubblewrap, a program that gives another one namespaces of its own.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::players::Start;

/// What is shown of the system, all of it read-only.
const SYSTEM: [&str; 9] =
    ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt"];

/// Files and folders of the system that hold secrets.
const SECRETS: [&str; 6] = [
    "/etc/shadow",
    "/etc/shadow-",
    "/etc/gshadow",
    "/etc/gshadow-",
    "/etc/sudoers",
    "/etc/krb5.keytab",
];
const SECRET_FOLDERS: [&str; 3] = ["/etc/ssh", "/etc/ssl/private", "/etc/sudoers.d"];

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
        let sandbox = Self { program, runtimes: runtimes() };
        let mut command = sandbox.command();
        command.args(sandbox.walls()).args(["--", "true"]);
        command.stdin(Stdio::null()).stdout(Stdio::null());
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

    /// Returns the command that starts it, without flags.
    pub fn command(&self) -> Command {
        Command::new(&self.program)
    }

    /// Returns the flags that every program has.
    fn walls(&self) -> Vec<OsString> {
        let flags = "--unshare-user --uid 65534 --gid 65534 --unshare-pid --unshare-net --unshare-ipc --unshare-uts \
                     --die-with-parent --proc /proc --dev /dev --size";
        let mut flags: Vec<OsString> = flags.split_whitespace().map(OsString::from).collect();
        flags.extend([ROOM, "--tmpfs", "/tmp"].map(OsString::from));
        let system = SYSTEM.iter().map(Path::new);
        for shown in system.chain(self.runtimes.iter().map(PathBuf::as_path)) {
            flags.extend(["--ro-bind-try".into(), shown.into(), shown.into()]);
        }
        for file in SECRETS.into_iter().filter(|file| Path::new(file).exists()) {
            flags.extend(["--ro-bind", "/dev/null", file].map(OsString::from));
        }
        for folder in SECRET_FOLDERS.into_iter().filter(|folder| Path::new(folder).exists()) {
            flags.extend(["--tmpfs", folder, "--remount-ro", folder].map(OsString::from));
        }
        // What bubblewrap makes itself lies in memory, without a bound.
        flags.extend(
            ["--size", ROOM, "--tmpfs", "/dev/shm", "--remount-ro", "/dev"].map(OsString::from),
        );
        flags
    }

    /// Makes the command run another one inside, with the copy of a submission.
    pub fn prepare(&self, command: &mut Command, start: &Start<'_>, limited: &str) {
        let around = start.environment;
        command.args(self.walls());
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

/// Returns the folders with the programs on `PATH` that are not the system's. With `NAME/bin`, all of `NAME` is shown, except
/// where that is a folder of many other things.
fn runtimes() -> Vec<PathBuf> {
    let home = env::home_dir().unwrap_or_default();
    let many = ["", ".local", ".cargo"].map(|name| home.join(name));
    let folder = |entry: PathBuf| {
        let is_bin = ["bin", "shims", "sbin"].iter().any(|name| entry.ends_with(name));
        let above = entry.parent().filter(|above| is_bin && above.parent().is_some());
        match above {
            Some(above) if !many.iter().any(|many| many == above) => above.to_owned(),
            _ => entry,
        }
    };
    let path = env::var_os("PATH").unwrap_or_default();
    let entries = env::split_paths(&path).filter(|entry| entry.is_absolute());
    let outside = |folder: &PathBuf| !SYSTEM.iter().any(|shown| folder.starts_with(shown));
    entries.map(folder).filter(outside).collect()
}
