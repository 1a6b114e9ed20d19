//! Owns the calls that save and load what the player must not lose. Each is a function of its own, so that
//! tests can make any of them fail.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::here;

#[cfg(any(test, feature = "faults"))]
pub mod faults;
#[cfg(any(test, feature = "faults"))]
use faults::{is_simulated, step};

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
#[allow(clippy::unnecessary_wraps, reason = "the one that simulates faults fails")]
const fn step(_: Call) -> io::Result<()> {
    Ok(())
}

#[cfg(not(any(test, feature = "faults")))]
const fn is_simulated() -> bool {
    false
}

/// Creates a folder and its missing parents, private to the user.
///
/// # Errors
/// Returns the system's error, [`ErrorKind::NotADirectory`] if something else has its name.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    step(Call::Folder)?;
    here::private_folder(folder).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => ErrorKind::NotADirectory.into(),
        _ => error,
    })
}

/// Opens a file with these options. Anything that is not a file (a pipe, a device, a folder) is refused, and
/// opening it never blocks.
///
/// # Errors
/// Returns the system's error, [`ErrorKind::IsADirectory`] for a folder, and [`ErrorKind::InvalidInput`] for
/// anything else that is not a file.
pub fn open(options: &OpenOptions, path: &Path) -> io::Result<File> {
    step(Call::Open)?;
    if here::is_strangers_link(path) {
        return Err(io::Error::new(ErrorKind::PermissionDenied, "it is a link of another user"));
    }
    // Checked before opening, since opening alone can affect a device.
    match fs::metadata(path) {
        Ok(there) => super::is_file(&there)?,
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let file = here::without_waiting(&mut options.clone()).open(path)?;
    super::is_file(&file.metadata()?)?;
    Ok(file)
}

/// Returns the length of a file in bytes; 0 if it does not exist.
///
/// # Errors
/// Returns the system's error.
pub(crate) fn length(path: &Path) -> io::Result<u64> {
    step(Call::Read)?;
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(0),
        metadata => metadata.map(|metadata| metadata.len()),
    }
}

/// Reads the rest of an open file, up to `most` bytes.
///
/// # Errors
/// Returns the system's error, and [`ErrorKind::FileTooLarge`] if there is more.
pub fn read(file: &File, most: u64) -> io::Result<Vec<u8>> {
    step(Call::Read)?;
    // Refused before it is read, which may take long.
    if file.metadata()?.len() > most {
        return Err(super::too_large(most));
    }
    super::read_bounded(file, most)
}

/// Returns a reader of an open file as far as it has been written, and gives up its lock: nothing that has been written
/// changes.
///
/// # Errors
/// Returns the system's error, and [`ErrorKind::FileTooLarge`] if there are more than `most` bytes.
pub(crate) fn written(file: File, most: u64) -> io::Result<impl Read> {
    step(Call::Read)?;
    let length = file.metadata()?.len();
    if length > most {
        return Err(super::too_large(most));
    }
    let _ = file.unlock();
    Ok(file.take(length))
}

/// Reads at most `most` bytes of an open file from this offset on.
///
/// # Errors
/// Returns the system's error.
pub(crate) fn read_from(mut file: &File, offset: u64, most: u64) -> io::Result<Vec<u8>> {
    step(Call::Read)?;
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(offset))?;
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes all bytes with a single call. If that fails, some of them may have been written.
///
/// # Errors
/// Returns the system's error, [`ErrorKind::StorageFull`] if only some bytes were written.
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

/// Flushes a file to disk, so that it survives a power failure.
///
/// # Errors
/// Returns the system's error.
pub fn sync(file: &File) -> io::Result<()> {
    step(Call::Sync)?;
    if is_simulated() { Ok(()) } else { file.sync_data() }
}

/// Flushes a folder's entries to disk, so that its files survive a power failure, on systems that support it.
pub(crate) fn sync_folder(folder: &Path) {
    if step(Call::Sync).is_ok() && !is_simulated() {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

/// Truncates a file to this length in bytes.
///
/// # Errors
/// Returns the system's error.
pub fn cut(file: &File, length: u64) -> io::Result<()> {
    step(Call::Cut)?;
    file.set_len(length)
}

/// Appends a line, given with its line break, to a file opened for reading and writing: with a single write,
/// or not at all. Once this returns, the line survives a power failure.
///
/// # Errors
/// Returns the system's error. If the system reported a failure wrongly, the line may be there.
pub(crate) fn add_line(file: &mut File, line: &str) -> io::Result<()> {
    let before = file.seek(SeekFrom::End(0))?;
    // If a power failure tore the last line, this one must not become part of it.
    let line = if ends_a_line(file, before)? { line.to_owned() } else { format!("\n{line}") };
    let written = write(file, line.as_bytes()).and_then(|()| sync(file));
    if written.is_err() {
        // Half a line would be harmless, but it is tidier to remove it.
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

/// Replaces the content of a file, which is private to the user. Whatever happens, it has the old content or the new one,
/// if the caller holds a lock: the draft has one name.
///
/// # Errors
/// Returns the system's error; the existing file is unchanged then.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let draft = path.with_extension("tmp");
    let mut options = super::private_options();
    let mut file = open(options.write(true).create(true).truncate(true), &draft)?;
    write(&mut file, bytes)?;
    // Closed before it is moved, because not every system can replace an open file.
    drop(file);
    rename(&draft, path)
}

/// Gives a file another name, instead of what has that name.
///
/// # Errors
/// Returns the system's error.
pub(crate) fn rename(from: &Path, to: &Path) -> io::Result<()> {
    step(Call::Rename)?;
    fs::rename(from, to)
}

/// Removes a file.
///
/// # Errors
/// Returns the system's error.
pub fn remove(path: &Path) -> io::Result<()> {
    step(Call::Remove)?;
    fs::remove_file(path)
}

/// Locks a file in a way of the standard library's until it is closed: [`File::try_lock`] for writers and owners, or
/// [`File::try_lock_shared`] for readers.
pub type Lock = fn(&File) -> Result<(), TryLockError>;

/// Tries to lock a file without waiting.
///
/// # Errors
/// Returns [`ErrorKind::WouldBlock`] if another program holds the lock, or else why the file cannot be locked: the file
/// system has no locks, or its lock server does not respond.
pub(crate) fn try_lock(file: &File, lock: Lock) -> io::Result<()> {
    step(Call::Lock)?;
    Ok(lock(file)?)
}

/// Locks a file, waiting at most `patience` for the program that holds it.
///
/// # Errors
/// Returns [`ErrorKind::WouldBlock`] if the program holds the lock for longer, or else why the file cannot be locked.
pub fn lock(file: &File, lock: Lock, patience: Duration) -> io::Result<()> {
    const STEP: Duration = Duration::from_millis(1);
    let mut waited = Duration::ZERO;
    loop {
        let tried = try_lock(file, lock);
        if !is_busy(&tried) || waited >= patience || is_simulated() {
            return tried;
        }
        thread::sleep(STEP);
        waited += STEP;
    }
}

/// Returns whether a file was not locked because another program holds the lock.
pub(crate) fn is_busy(tried: &io::Result<()>) -> bool {
    tried.as_ref().is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
}
