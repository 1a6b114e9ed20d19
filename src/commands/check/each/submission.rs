//! Owns [`Submission`]: a folder that somebody has handed in, and the copy of it in which it is compiled and run.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use sha2::{Digest, Sha256};

use super::grades::Grades;
use crate::cli::CheckArguments;
use crate::commands::adapter::Adapter;
use crate::commands::matches::distinct;
use crate::error::Error;
use crate::players::{self, Environment};
use crate::system;
use crate::text::commands::check as text;
use crate::words::{cell, shown};

/// The most bytes in a submission, and the number that each file and folder counts besides its own.
const ROOM: u64 = 256 << 20;
const BLOCK: u64 = 4 << 10;

/// A folder that somebody has handed in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Submission {
    /// Its path from the current folder, or else the whole path, as a cell of a table: what the submission is called, and no
    /// other one.
    pub name: String,
    folder: PathBuf,
}

/// What a teacher has named.
pub struct Given {
    /// The folders with a submission, each once, in order.
    pub submissions: Vec<Submission>,
    /// Files, which a glob also finds.
    pub files: Vec<PathBuf>,
    /// Folders with the results of earlier checks.
    pub results: Vec<PathBuf>,
}

impl Given {
    /// Sorts these paths. The folder of this check's results is left out.
    ///
    /// # Errors
    /// Returns [`Error`] if a folder can't be read, or if there is no submission.
    pub fn of(given: &[PathBuf], results: &Path) -> Result<Self, Error> {
        let here = env::current_dir().and_then(|here| here.canonicalize()).unwrap_or_default();
        let own = results.canonicalize().ok();
        let (mut submissions, mut files, mut results) = (Vec::new(), Vec::new(), Vec::new());
        for path in given {
            let folder = path.canonicalize().map_err(|error| Error::unreadable(path, &error))?;
            let is_own = Some(&folder) == own.as_ref();
            if !folder.is_dir() {
                files.push(path.clone());
            } else if !is_own && Grades::are_in(&folder) {
                results.push(path.clone());
            } else if !is_own {
                let full = named(path, &folder);
                let below =
                    full.strip_prefix(&here).ok().filter(|path| path.components().count() > 0);
                let name = cell(&printable(below.unwrap_or(&full)));
                submissions.push(Submission { name, folder });
            }
        }
        if submissions.is_empty() {
            return Err(Error::usage(match files.first() {
                Some(file) => text::only_files(file),
                None => text::NO_SUBMISSION.to_owned(),
            }));
        }
        submissions.sort();
        submissions.dedup();
        let names = distinct(submissions.iter().map(|one| one.name.clone()));
        submissions.iter_mut().zip(names).for_each(|(one, name)| one.name = name);
        Ok(Self { submissions, files, results })
    }
}

impl Submission {
    /// Returns the number of folders in it if it looks like the folder of a class: with several, and not as many files.
    pub fn folders(&self) -> Option<usize> {
        let is_seen = |entry: &fs::DirEntry| !entry.file_name().to_string_lossy().starts_with('.');
        let entries = fs::read_dir(&self.folder).ok()?.flatten().filter(is_seen);
        let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|entry| entry.path().is_dir());
        (folders.len() > files.len().max(1)).then_some(folders.len())
    }

    /// Returns a short text that changes with the submission and with everything else that its grade depends on. What
    /// can't be read is left out, since there is no grade then.
    pub fn fingerprint(&self, settings: &str) -> String {
        let mut hash = Hash::default();
        hash.add(settings);
        hash.add(digest(&self.folder).unwrap_or_default());
        let mut text = hash.hex();
        text.truncate(16);
        text
    }

    /// Copies the submission to a folder, with the teacher's files. Returns what its program finds around it there. A shortage
    /// of this program's own ends everything.
    ///
    /// # Errors
    /// Returns a sentence if the submission is too large or can't be read.
    pub fn copy(&self, to: &Path, arguments: &CheckArguments) -> Result<Environment, String> {
        let (copy, here) = (to.join("submission"), to.join("here"));
        let made = fs::create_dir(&copy).and_then(|()| fs::create_dir(&here));
        made.unwrap_or_else(|error| system::end_short(&error));
        self::copy(&self.folder, &copy, ROOM).map_err(|(path, error)| match error.kind() {
            io::ErrorKind::FileTooLarge => text::too_large(ROOM),
            _ if system::is_shortage(&error) => system::end_short(&error),
            _ => text::unreadable(&path, &error),
        })?;
        let mut is_empty = true;
        let look = each_file(&copy, &mut |_, kind| {
            is_empty &= kind.is_dir();
            Ok(())
        });
        if look.is_ok() && is_empty {
            return Err(text::NOTHING_THERE.to_owned());
        }
        furnish(&copy, &here, arguments).unwrap_or_else(|error| system::end_short(&error));
        let (copy, here) = (Some(copy), Some(here));
        Ok(Environment { copy, here, ..arguments.limits.environment() })
    }
}

/// Returns the full path of a folder, with the name that it was given, which may be that of a link to it.
fn named(given: &Path, folder: &Path) -> PathBuf {
    let parent = given.parent().and_then(|parent| Path::new(".").join(parent).canonicalize().ok());
    // Without a last name, as in `..`, there is only the folder's own.
    let named = parent.zip(given.file_name()).map(|(parent, name)| parent.join(name));
    named.unwrap_or_else(|| folder.to_owned())
}

/// Returns a path as text that can be printed. Two that differ in bytes that are none, such as letters in Latin-1, are two texts.
fn printable(path: &Path) -> String {
    let mut text = String::new();
    for chunk in path.as_os_str().as_encoded_bytes().utf8_chunks() {
        text += &shown(chunk.valid(), false);
        text.extend(chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}")));
    }
    text
}

/// Adds the files that are handed out with a submission to its copy, and to `here` what the commands name as `$HERE/...` and
/// the adapter.
fn furnish(to: &Path, here: &Path, arguments: &CheckArguments) -> io::Result<()> {
    let all = |from: &Path, to: &Path| copy(from, to, u64::MAX).map_err(|(_, error)| error);
    arguments.with.as_ref().map_or(Ok(()), |with| all(with, to))?;
    for name in arguments.commands().flat_map(named_here) {
        let (from, to) = (env::current_dir()?.join(name), here.join(name));
        if from.is_dir() {
            fs::create_dir_all(&to)?;
            all(&from, &to)?;
        } else if from.is_file() {
            to.parent().map_or(Ok(()), fs::create_dir_all)?;
            remove(&to)?;
            fs::copy(from, to)?;
        }
    }
    let Some(adapter) = arguments.adapter.map(Adapter::of) else { return Ok(()) };
    let to = here.join(adapter.file);
    remove(&to)?;
    fs::write(to, adapter.source)
}

/// Calls `with` for everything below a folder, in order, with the path from there. Links are not followed. An error comes
/// with the path.
fn each_file(
    folder: &Path,
    with: &mut impl FnMut(&Path, fs::FileType) -> io::Result<()>,
) -> Result<(), (PathBuf, io::Error)> {
    let mut open = vec![PathBuf::new()];
    while let Some(path) = open.pop() {
        let entries = || fs::read_dir(folder.join(&path))?.collect::<io::Result<Vec<_>>>();
        let mut entries = entries().map_err(|error| (path.clone(), error))?;
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let path = path.join(entry.file_name());
            let kind = entry.file_type().and_then(|kind| with(&path, kind).map(|()| kind));
            match kind {
                Ok(kind) if kind.is_dir() => open.push(path),
                Ok(_) => {}
                Err(error) => return Err((path, error)),
            }
        }
    }
    Ok(())
}

/// A text of a fixed length for any number of parts, which changes with each of them (SHA-256).
#[derive(Default)]
pub struct Hash(Sha256);

impl Hash {
    /// Adds a part.
    pub fn add(&mut self, part: impl AsRef<[u8]>) {
        let part = part.as_ref();
        self.0.update((part.len() as u64).to_le_bytes());
        self.0.update(part);
    }

    /// Returns the text.
    pub fn hex(self) -> String {
        self.0.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Returns a text that changes with a file, or with the files in a folder. Beyond [`ROOM`], only their names and lengths count.
///
/// # Errors
/// Returns the system's error if something can't be read.
pub fn digest(at: &Path) -> io::Result<String> {
    let mut hash = Hash::default();
    if at.is_file() {
        hash.add(fs::read(at)?);
        return Ok(hash.hex());
    }
    let mut size = 0;
    each_file(at, &mut |path, kind| {
        hash.add(path.as_os_str().as_encoded_bytes());
        let path = at.join(path);
        if kind.is_symlink() {
            hash.add(fs::read_link(path)?.as_os_str().as_encoded_bytes());
        } else if kind.is_file() {
            let length = path.metadata()?.len();
            hash.add(length.to_le_bytes());
            size += length;
            if size <= ROOM {
                hash.add(fs::read(path)?);
            }
        }
        Ok(())
    })
    .map_err(|(_, error)| error)?;
    Ok(hash.hex())
}

/// Copies the contents of a folder to another one, up to `room` bytes. Pipes and devices are left out. An error comes with
/// the path.
fn copy(from: &Path, to: &Path, room: u64) -> Result<(), (PathBuf, io::Error)> {
    let mut size = 0;
    each_file(from, &mut |path, kind| {
        let (from, to) = (from.join(path), to.join(path));
        size += BLOCK;
        if kind.is_file() {
            size += from.metadata()?.len();
        }
        if size > room {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let is_copied = kind.is_file() || kind.is_symlink() || kind.is_dir();
        let has_folder = || fs::symlink_metadata(&to).is_ok_and(|there| there.is_dir());
        if !is_copied || kind.is_dir() && has_folder() {
            return Ok(());
        }
        remove(&to)?;
        match kind {
            _ if kind.is_dir() => fs::create_dir(to),
            _ if kind.is_symlink() => players::link(&fs::read_link(from)?, &to),
            _ => fs::copy(from, to).map(drop),
        }
    })
}

/// Removes the file, folder or link with this path, if there is one. Writing to it instead would fail if it is read-only,
/// and change another file if it is a link.
fn remove(path: &Path) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Ok(there) if there.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

/// Returns the paths that a command names below `$HERE`.
pub fn named_here(command: &str) -> impl Iterator<Item = &str> {
    let after = ["$HERE", "${HERE}"].into_iter().flat_map(|name| command.split(name).skip(1));
    after.filter_map(|rest| {
        let path = rest.trim_start_matches('"').strip_prefix('/')?;
        let ends = |c: char| c.is_whitespace() || "\"';&|<>()$`:,".contains(c);
        let path = path.split(ends).next().unwrap_or_default();
        let is_below = Path::new(path)
            .components()
            .all(|part| matches!(part, std::path::Component::Normal(_)));
        (!path.is_empty() && is_below).then_some(path)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_here_are_those_that_a_command_names() {
        for (command, expected) in [
            ("javac -d . $HERE/A.java hangman/*.java", &["A.java"][..]),
            ("python3 \"$HERE\"/a/b.py --prompts ${HERE}/p.txt; x", &["a/b.py", "p.txt"]),
            ("java -cp .:$HERE/lib:$HERE/x.jar A", &["lib", "x.jar"]),
            ("cat $HERE/../secret $HERE; echo $HEREAFTER", &[]),
        ] {
            let mut found: Vec<_> = named_here(command).collect();
            found.sort_unstable();
            assert_eq!(found, expected, "{command}");
        }
    }
}
