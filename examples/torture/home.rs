//! Owns [`Home`]: the folder of saved rounds, and what other programs do to it.

use std::fs::{self, OpenOptions};
use std::io::Write;

use evil_hangman::historyfile::Store;
#[cfg(feature = "faults")]
use evil_hangman::system::files::disk::faults::{self, DiskFault};
use tempfile::TempDir;

/// A folder of saved rounds.
pub struct Home {
    folder: TempDir,
    /// The number of rounds when the program was last started.
    kept: usize,
}

impl Home {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), kept: 0 }
    }

    pub fn store(&self) -> Store {
        Store::at(self.folder.path().to_owned())
    }

    /// Checks that no saved round is lost, whatever else is in the folder.
    pub fn check(&mut self) {
        restore_locks();
        let kept = self.store().read().expect("what was kept").records.len();
        assert!(kept >= self.kept, "{} rounds were kept, and {kept} are left", self.kept);
        self.kept = kept;
    }

    /// Puts something into the folder that is not the game's: pipes, which block or never end, a folder, and
    /// malformed rounds.
    pub fn litter(&self, kind: usize) {
        let path = |name: &str| self.folder.path().join(name);
        // Existing files are left alone.
        match kind {
            0 => pipe(&path("round.json")),
            1 => pipe(&path("round.tmp")),
            2 => drop(fs::write(path("today.json"), "{\"v\":1,\"round\":\"eh1\"}")),
            3 => drop(fs::create_dir(path("today.tmp"))),
            // A line without an end, and a torn one.
            4 => self.add(&[b'x'; 1 << 16]),
            5 => self.add(b"{\"v\":1,\"at\":18446744073709551615,"),
            // The rounds once more, as somebody puts them there who moves to another computer.
            6 => {
                let rounds = fs::read(self.store().path()).unwrap_or_default();
                self.add(&[&b"\n\xef\xbb\xbf"[..], &rounds].concat());
            }
            _ => link(&path("round.json")),
        }
    }

    fn add(&self, bytes: &[u8]) {
        let path = self.store().path();
        let file = OpenOptions::new().append(true).open(path);
        // There may be no rounds yet.
        let _ = file.and_then(|mut file| file.write_all(bytes));
    }

    /// Makes every attempt to lock a file fail from now on.
    pub fn lose_locks(&self) {
        #[cfg(feature = "faults")]
        faults::begin(DiskFault::NoLocks, 1);
    }

    /// Makes every attempt to write fail from now on.
    pub fn fill(&self) {
        #[cfg(feature = "faults")]
        faults::begin(DiskFault::Full, 1);
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        restore_locks();
    }
}

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
