//! Owns [`Home`]: the folder of a life's rounds, and what becomes of it.

use std::fs::{self, OpenOptions};
use std::io::Write;

use evil_hangman::historyfile::Store;
use tempfile::TempDir;

/// A folder of rounds.
pub struct Home {
    folder: TempDir,
    /// The rounds that were there when the program was started last.
    kept: usize,
}

impl Home {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), kept: 0 }
    }

    pub fn store(&self) -> Store {
        Store::at(self.folder.path().to_owned())
    }

    /// No round that was kept is lost, whatever lies beside it.
    pub fn check(&mut self) {
        restore_locks();
        let kept = self.store().read().expect("what was kept").records.len();
        assert!(kept >= self.kept, "{} rounds were kept, and {kept} are left", self.kept);
        self.kept = kept;
    }

    /// Puts something there that the game has not made: pipes, which never end and never begin, a folder, and what
    /// is no round.
    pub fn litter(&self, kind: usize) {
        let path = |name: &str| self.folder.path().join(name);
        // Whatever is there already stays.
        match kind {
            0 => pipe(&path("round-a.json")),
            1 => pipe(&path("round-b.lock")),
            2 => drop(fs::write(path("round-c.json"), "{\"v\":1,\"round\":\"eh1\"}")),
            3 => drop(fs::create_dir(path("round-d.json"))),
            // A line without an end, and one that is torn.
            4 => self.add(&[b'x'; 1 << 16]),
            5 => self.add(b"{\"v\":1,\"at\":18446744073709551615,"),
            _ => link(&path("round-e.json")),
        }
    }

    fn add(&self, bytes: &[u8]) {
        let path = self.store().path();
        let file = OpenOptions::new().append(true).open(path);
        // There may be no rounds yet.
        let _ = file.and_then(|mut file| file.write_all(bytes));
    }

    /// Nothing can be locked from now on.
    pub fn lose_locks(&self) {
        #[cfg(feature = "faults")]
        {
            use evil_hangman::system::files::disk::faults::{self, Fault};
            faults::begin(Fault::NoLocks, 1);
        }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        restore_locks();
    }
}

/// Files can be locked again.
fn restore_locks() {
    #[cfg(feature = "faults")]
    evil_hangman::system::files::disk::faults::end();
}

#[cfg(unix)]
fn pipe(path: &std::path::Path) {
    let _ = nix::unistd::mkfifo(path, nix::sys::stat::Mode::S_IRWXU);
}

#[cfg(unix)]
fn link(path: &std::path::Path) {
    let _ = std::os::unix::fs::symlink("/dev/zero", path);
}

#[cfg(not(unix))]
fn pipe(_: &std::path::Path) {}

#[cfg(not(unix))]
fn link(_: &std::path::Path) {}
