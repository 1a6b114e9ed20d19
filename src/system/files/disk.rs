//! The calls by which what the player must not lose comes to the disk and back, each a function of its
//! own, so that a test can have any of them fail.

use std::fs::{self, DirEntry, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use fs4::{FileExt, TryLockError};
use tempfile::TempPath;

use super::here;

#[cfg(any(test, feature = "faults"))]
pub mod faults;
#[cfg(any(test, feature = "faults"))]
use faults::{is_simulated, step};

/// What is asked of the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    Folder,
    Open,
    Lock,
    Read,
    Write,
    Sync,
    Cut,
    Rename,
    Remove,
}

#[cfg(not(any(test, feature = "faults")))]
#[allow(clippy::unnecessary_wraps)]
const fn step(_: Call) -> io::Result<()> {
    Ok(())
}

#[cfg(not(any(test, feature = "faults")))]
const fn is_simulated() -> bool {
    false
}

/// Makes a folder, and those that it is in, that nobody else may look into, where they are missing.
///
/// # Errors
/// What the system says.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    step(Call::Folder)?;
    here::private_folder(folder)
}

/// Opens a file in this way. What is no file (a pipe, a device, a folder) is refused, and opening it is not
/// waited for.
///
/// # Errors
/// What the system says; [`ErrorKind::IsADirectory`] for a folder and [`ErrorKind::InvalidInput`] for what
/// is no file.
pub fn open(options: &OpenOptions, path: &Path) -> io::Result<File> {
    step(Call::Open)?;
    // Asked first, since opening alone does something to a device.
    match fs::metadata(path) {
        Ok(there) => super::is_file(&there)?,
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let file = here::without_waiting(&mut options.clone()).open(path)?;
    super::is_file(&file.metadata()?)?;
    Ok(file)
}

/// How many bytes a file has; 0 if it is not there.
///
/// # Errors
/// What the system says.
pub(crate) fn length(path: &Path) -> io::Result<u64> {
    step(Call::Read)?;
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(0),
        metadata => metadata.map(|metadata| metadata.len()),
    }
}

/// The rest of a file that is open, if it is no longer than this many bytes.
///
/// # Errors
/// What the system says where it cannot be read, and [`ErrorKind::FileTooLarge`] where it is longer.
pub fn read(file: &File, most: u64) -> io::Result<Vec<u8>> {
    step(Call::Read)?;
    let mut bytes = Vec::new();
    super::bounded(file, most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What comes next in a file that is open, up to this many bytes.
///
/// # Errors
/// What the system says where it cannot be read.
pub(crate) fn read_some(file: &File, most: u64) -> io::Result<Vec<u8>> {
    step(Call::Read)?;
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes all of it at once, or fails; then a part of it may have been written.
///
/// # Errors
/// What the system says; [`ErrorKind::StorageFull`] where it took a part only.
pub fn write(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    if let Err(error) = step(Call::Write) {
        if error.kind() == ErrorKind::WriteZero {
            file.write_all(&bytes[..bytes.len() / 2])?;
        }
        return Err(error);
    }
    match file.write(bytes)? {
        count if count == bytes.len() => Ok(()),
        _ => Err(ErrorKind::StorageFull.into()),
    }
}

/// Waits until what was written outlasts a power cut.
///
/// # Errors
/// What the system says.
pub fn sync(file: &File) -> io::Result<()> {
    step(Call::Sync)?;
    if is_simulated() { Ok(()) } else { file.sync_data() }
}

/// Waits until it outlasts a power cut that there are these files in a folder. Not every system can be
/// asked for that.
pub(crate) fn sync_folder(folder: &Path) {
    if step(Call::Sync).is_ok() && !is_simulated() {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

/// Cuts a file off behind this many bytes.
///
/// # Errors
/// What the system says.
pub fn cut(file: &File, length: u64) -> io::Result<()> {
    step(Call::Cut)?;
    file.set_len(length)
}

/// Adds a line, which has its end, at the end of a file that can be read, too: with a single write, or
/// not at all. When this returns, a power cut does not take it any more.
///
/// # Errors
/// What the system says; where it says so of what it has done, the line may be there.
pub(crate) fn add_line(file: &mut File, line: &str) -> io::Result<()> {
    let before = file.seek(SeekFrom::End(0))?;
    // Where a power cut tore the last line, this one must not become a part of it.
    let line = if ends_a_line(file, before)? { line.to_owned() } else { format!("\n{line}") };
    let written = write(file, line.as_bytes()).and_then(|()| sync(file));
    if written.is_err() {
        // Half a line would do no harm, but none is tidier.
        let _ = cut(file, before);
    }
    written
}

fn ends_a_line(file: &mut File, length: u64) -> io::Result<bool> {
    if length == 0 {
        return Ok(true);
    }
    let mut last = [0];
    step(Call::Read)?;
    file.seek(SeekFrom::Start(length - 1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

/// A file under a name of its own, to be moved into its place whole.
#[derive(Debug)]
pub struct Draft(TempPath);

impl Draft {
    /// Writes it. Its name begins and ends as `named` says.
    ///
    /// # Errors
    /// What the system says.
    pub fn new(folder: &Path, named: (&str, &str), bytes: &[u8]) -> io::Result<Self> {
        step(Call::Open)?;
        let mut builder = tempfile::Builder::new();
        let mut file = builder.prefix(named.0).suffix(named.1).tempfile_in(folder)?;
        write(file.as_file_mut(), bytes)?;
        // Closed before it is moved: an open file cannot be replaced everywhere.
        Ok(Self(file.into_temp_path()))
    }

    /// Its name between the beginning and the end that were asked for, which no other has.
    #[must_use]
    pub(crate) fn unique(&self, named: (&str, &str)) -> String {
        let name = self.0.file_name().unwrap_or_default().to_string_lossy();
        name.trim_start_matches(named.0).trim_end_matches(named.1).to_owned()
    }

    /// Moves it into its place, over what is there.
    ///
    /// # Errors
    /// What the system says; what was there is there still.
    pub fn place(self, path: &Path) -> io::Result<()> {
        step(Call::Rename)?;
        self.0.persist(path).map_err(|error| error.error)
    }
}

/// Removes a file.
///
/// # Errors
/// What the system says.
pub fn remove(path: &Path) -> io::Result<()> {
    step(Call::Remove)?;
    fs::remove_file(path)
}

/// What is in a folder; nothing where it cannot be looked into.
pub fn entries(folder: &Path) -> impl Iterator<Item = DirEntry> + use<> {
    let entries = step(Call::Read).and_then(|()| fs::read_dir(folder));
    entries.into_iter().flatten().flatten()
}

/// Whether others may lock a file that is locked for it, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// To read: many at the same time.
    Shared,
    /// To write, or to own: one alone.
    Alone,
}

/// How a lock was tried.
#[derive(Debug)]
pub enum Locked {
    /// The file is locked until it is closed.
    Held,
    /// Somebody else holds it.
    Busy,
    /// Nobody can lock it, for this reason: the file system has no locks, or the server that keeps them
    /// does not answer.
    Never(io::Error),
}

/// Tries to lock a file.
pub(crate) fn try_lock(file: &File, lock: Lock) -> Locked {
    match step(Call::Lock) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::WouldBlock => return Locked::Busy,
        Err(error) => return Locked::Never(error),
    }
    let tried = match lock {
        Lock::Alone => FileExt::try_lock(file),
        Lock::Shared => FileExt::try_lock_shared(file),
    };
    match tried {
        Ok(()) => Locked::Held,
        Err(TryLockError::WouldBlock) => Locked::Busy,
        Err(TryLockError::Error(error)) => Locked::Never(error),
    }
}

/// Locks a file, and waits for the program that holds it, but not for longer than this.
pub fn lock(file: &File, lock: Lock, patience: Duration) -> Locked {
    const STEP: Duration = Duration::from_millis(1);
    let mut waited = Duration::ZERO;
    loop {
        let tried = try_lock(file, lock);
        if !matches!(tried, Locked::Busy) || waited >= patience || is_simulated() {
            return tried;
        }
        thread::sleep(STEP);
        waited += STEP;
    }
}
