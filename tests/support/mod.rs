//! Shared by several tests: running the real binary without a terminal, and the game without the binary.

#![allow(dead_code, unused_imports, reason = "no test needs all of it")]

#[path = "../../src/tests/mod.rs"]
mod shared;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant};

use evil_hangman::historyfile::{Rounds, Store};
use tempfile::TempDir;

pub use shared::*;

/// The program.
pub const GAME: &str = env!("CARGO_BIN_EXE_evil-hangman");

/// Returns the path of a file in the project.
pub fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns the paths of all files below a path.
pub fn files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    names(path).iter().flat_map(|name| files(&path.join(name))).collect()
}

/// Returns the names of the files in a folder, in order; none if there is no folder.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Where programs are found: first those of the system, whose Python starts five times sooner than what a version manager
/// puts in front of it.
pub static PATH: LazyLock<String> =
    LazyLock::new(|| format!("/usr/bin:{}", std::env::var("PATH").unwrap()));

/// Returns whether a program can be run here; if not, prints what is not tested, or fails where everything is to be. Each is
/// tried once, since a compiler takes as long to say its version as a test.
pub fn there_is(program: &str, arguments: impl Arguments) -> bool {
    static KNOWN: Mutex<BTreeMap<Vec<String>, bool>> = Mutex::new(BTreeMap::new());
    let arguments = arguments.all();
    let command = [&[program.to_owned()], &*arguments].concat();
    let found = *KNOWN.lock().unwrap().entry(command).or_insert_with(|| {
        let tried = Command::new(program).env("PATH", &*PATH).args(&arguments).output();
        tried.is_ok_and(|output| output.status.success())
    });
    if !found {
        assert!(std::env::var_os("TEST_ALL").is_none(), "{program} {arguments:?} can't be run");
        eprintln!("NOT TESTED: {program} {arguments:?} can't be run here");
    }
    found
}

/// Returns the cells of a column of a table.
pub fn column(table: &str, name: &str) -> Vec<String> {
    let mut rows = csv::Reader::from_reader(table.as_bytes());
    let at = rows.headers().unwrap().iter().position(|header| header == name).unwrap();
    rows.records().map(|row| row.unwrap()[at].to_owned()).collect()
}

/// Sends a signal to a program.
pub fn kill(signal: &str, process: u32) {
    let kill = format!("kill -{signal} {process}");
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
}

/// Waits until something is so, and fails if that takes too long.
pub fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !holds() {
        assert!(Instant::now() < end, "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Arguments of a command line: a text with blanks between them, a list, or several of these in turn, such as
/// `("stats", ["--words", path])`. An argument that may contain blanks belongs in a list, whose items are taken as they are.
pub trait Arguments {
    /// Returns each argument.
    fn all(&self) -> Vec<String>;
}

impl Arguments for str {
    fn all(&self) -> Vec<String> {
        self.split_whitespace().map(str::to_owned).collect()
    }
}

impl Arguments for String {
    fn all(&self) -> Vec<String> {
        self.as_str().all()
    }
}

impl<T: AsRef<str>> Arguments for [T] {
    fn all(&self) -> Vec<String> {
        self.iter().map(|argument| argument.as_ref().to_owned()).collect()
    }
}

impl<T: AsRef<str>, const N: usize> Arguments for [T; N] {
    fn all(&self) -> Vec<String> {
        self[..].all()
    }
}

impl<T: AsRef<str>> Arguments for Vec<T> {
    fn all(&self) -> Vec<String> {
        self[..].all()
    }
}

impl<A: Arguments + ?Sized> Arguments for &A {
    fn all(&self) -> Vec<String> {
        (**self).all()
    }
}

impl<A: Arguments, B: Arguments> Arguments for (A, B) {
    fn all(&self) -> Vec<String> {
        [self.0.all(), self.1.all()].concat()
    }
}

impl<A: Arguments, B: Arguments, C: Arguments> Arguments for (A, B, C) {
    fn all(&self) -> Vec<String> {
        ((&self.0, &self.1), &self.2).all()
    }
}

/// A run of the program.
#[derive(Debug)]
pub struct Ran {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// Runs a command with this input. Nothing that it prints may control a terminal.
    pub fn of(mut command: impl std::borrow::BorrowMut<Command>, input: impl AsRef<[u8]>) -> Self {
        let command = command.borrow_mut();
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        // A program may end before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_ref());
        Self::from(child.wait_with_output().unwrap())
    }

    /// Returns the output of a run that must succeed without errors.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!((self.status, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Returns the object that a run printed.
    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|_| panic!("{self:?}"))
    }

    /// Fails unless the run was refused with a usage error that has these texts.
    #[track_caller]
    pub fn refused(&self, texts: &[&str]) {
        assert_eq!((self.status, self.out.as_str()), (Some(2), ""), "{self:?}");
        // Values may be quoted as in TOML's own messages.
        let error = self.err.replace('`', "");
        for text in texts {
            assert!(error.contains(text), "no “{text}” in:\n{error}");
        }
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let [out, err] =
            [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        assert!(!out.contains('\x1b') && !err.contains('\x1b'), "{out:?} {err:?}");
        Self { status: output.status.code(), out, err }
    }
}

/// A folder to run the program in, with the folder of the program's own files.
pub struct Place(TempDir);

impl Place {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// Creates one with these files.
    pub fn with<T: AsRef<[u8]>>(files: &[(&str, T)]) -> Self {
        let place = Self::new();
        for (name, text) in files {
            place.write(name, text);
        }
        place
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Writes the files of an archive: each is a line `-- path --` and the lines below it, in which no `--` has a blank after it.
    pub fn unpack(&self, archive: &str) {
        for file in archive.split("-- ").skip(1) {
            let (path, text) = file.split_once(" --\n").unwrap();
            self.write(path, text);
        }
    }

    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Writes a script that can be run.
    #[cfg(unix)]
    pub fn program(&self, name: &str, script: &str) {
        use std::os::unix::fs::PermissionsExt;
        self.write(name, script);
        fs::set_permissions(self.path(name), fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// Returns the names of the files in a folder, in order.
    pub fn names(&self, folder: &str) -> Vec<String> {
        names(&self.path(folder))
    }

    /// Prepares any program to be run here. The environment of the user who runs the tests does not affect
    /// it.
    pub fn command(&self, program: &str, arguments: impl Arguments) -> Command {
        let mut command = Command::new(program);
        command.args(arguments.all()).current_dir(&self.0).env_clear();
        command.env("PATH", &*PATH);
        command.env("EVIL_HANGMAN_HOME", self.path("evil-hangman")).env("LC_ALL", "C.UTF-8");
        command
    }

    /// Runs the program without input.
    pub fn run(&self, arguments: impl Arguments) -> Ran {
        self.fed(arguments, "")
    }

    /// Runs a shell script in which `$0` is the program, and the arguments are its own.
    pub fn shell(&self, script: &str, arguments: impl Arguments) -> Ran {
        Ran::of(self.command("sh", (["-c", script, GAME], arguments)), "")
    }

    /// Runs the program with this input.
    pub fn fed(&self, arguments: impl Arguments, input: impl AsRef<[u8]>) -> Ran {
        Ran::of(self.command(GAME, arguments), input)
    }
}
