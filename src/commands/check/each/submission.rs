//! Owns [`Submission`]: a folder that somebody has handed in, and the copy of it in which it is compiled and run.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use tempfile::TempDir;

use crate::error::Error;
use crate::players::{self, Sandbox, Surroundings};

/// The most bytes in a submission.
const ROOM: u64 = 256 << 20;

/// A folder that somebody has handed in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Submission {
    /// Its path from the current folder, or else the whole path. This is what the submission is called.
    pub name: String,
    folder: PathBuf,
}

/// A copy of a submission, which is removed when it is dropped.
pub struct Workplace {
    folder: TempDir,
}

impl Submission {
    /// Returns the submissions in these folders, each once, in order. A glob also finds files, which are none, and the
    /// folder with the results.
    ///
    /// # Errors
    /// Returns [`Error`] if a folder can't be read.
    pub fn all(folders: &[PathBuf], results: &Path) -> Result<Vec<Self>, Error> {
        let here = env::current_dir().and_then(|here| here.canonicalize()).unwrap_or_default();
        let results = results.canonicalize().ok();
        let submission = |folder: &PathBuf| {
            let folder =
                folder.canonicalize().map_err(|error| Error::unreadable(folder, &error))?;
            let name = folder.strip_prefix(&here).unwrap_or(&folder).to_string_lossy().into_owned();
            Ok(Self { name, folder })
        };
        let mut all = folders.iter().map(submission).collect::<Result<Vec<_>, Error>>()?;
        all.retain(|one| one.folder.is_dir() && Some(&one.folder) != results.as_ref());
        all.sort();
        all.dedup();
        Ok(all)
    }

    /// Returns the path of the file with its results in a folder.
    pub fn results(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.json", self.name.trim_start_matches('/')))
    }

    /// Returns a short text that changes with the submission and with everything else that its grade depends on.
    ///
    /// # Errors
    /// Returns the system's error if something can't be read.
    pub fn fingerprint(&self, settings: &str, with: Option<&Path>) -> io::Result<String> {
        let mut hasher = DefaultHasher::new();
        settings.hash(&mut hasher);
        let folders = [Some(self.folder.as_path()), with];
        for folder in folders.into_iter().flatten() {
            each_file(folder, &mut |path, file| {
                path.hash(&mut hasher);
                if file.is_file() {
                    fs::read(folder.join(path))?.hash(&mut hasher);
                }
                Ok(())
            })?;
        }
        Ok(format!("{:016x}", hasher.finish()))
    }

    /// Copies the submission, the files that are handed out with it, and what the commands name as `$HERE/...`, to a
    /// folder.
    ///
    /// # Errors
    /// Returns the system's error.
    pub fn copy(
        &self,
        folder: TempDir,
        with: Option<&Path>,
        commands: &[&str],
    ) -> io::Result<Workplace> {
        let place = Workplace { folder };
        copy(&self.folder, &place.copy())?;
        with.map_or(Ok(()), |with| copy(with, &place.copy()))?;
        fs::create_dir_all(place.here())?;
        let here = env::current_dir()?;
        for name in commands.iter().flat_map(|command| named_here(command)) {
            let (from, to) = (here.join(name), place.here().join(name));
            if from.is_dir() {
                copy(&from, &to)?;
            } else if from.is_file() {
                to.parent().map_or(Ok(()), fs::create_dir_all)?;
                fs::copy(from, to)?;
            }
        }
        Ok(place)
    }
}

impl Workplace {
    fn copy(&self) -> PathBuf {
        self.folder.path().join("submission")
    }

    fn here(&self) -> PathBuf {
        self.folder.path().join("here")
    }

    /// Returns what a program finds around it here.
    pub fn surroundings(
        &self,
        is_compiler: bool,
        kept: &[String],
        sandbox: Option<&Sandbox>,
    ) -> Surroundings {
        Surroundings {
            copy: Some(self.copy()),
            is_compiler,
            here: Some(self.here()),
            kept: kept.to_vec(),
            sandbox: sandbox.cloned(),
        }
    }
}

/// Calls `with` for everything below a folder, in order, with the path from there. Links are not followed.
fn each_file(
    folder: &Path,
    with: &mut impl FnMut(&Path, fs::FileType) -> io::Result<()>,
) -> io::Result<()> {
    let mut open = vec![PathBuf::new()];
    while let Some(path) = open.pop() {
        let mut entries = fs::read_dir(folder.join(&path))?.collect::<io::Result<Vec<_>>>()?;
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            let (path, kind) = (path.join(entry.file_name()), entry.file_type()?);
            with(&path, kind)?;
            if kind.is_dir() {
                open.push(path);
            }
        }
    }
    Ok(())
}

/// Copies what is in a folder to another one. Pipes and devices are left out.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    let mut size = 0;
    each_file(from, &mut |path, kind| {
        let (from, to) = (from.join(path), to.join(path));
        if kind.is_dir() {
            return fs::create_dir_all(to);
        }
        if kind.is_symlink() {
            let _ = fs::remove_file(&to);
            return players::link(&fs::read_link(from)?, &to);
        }
        if kind.is_file() {
            size += from.metadata()?.len();
            if size > ROOM {
                return Err(io::ErrorKind::FileTooLarge.into());
            }
            fs::copy(from, to)?;
        }
        Ok(())
    })
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
