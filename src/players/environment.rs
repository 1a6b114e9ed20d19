//! Owns [`Environment`]: what another program finds around it, and [`Start`], the way it is started.

use std::path::{Path, PathBuf};

use super::Limits;
use super::os::Sandbox;

/// What a program finds around it, and what it may use.
#[derive(Clone, Debug)]
pub struct Environment {
    /// What it may use.
    pub limits: Limits,
    /// The folder with a copy of the submission that it belongs to; `None` for one that runs where this process does.
    pub copy: Option<PathBuf>,
    /// The file to which a compiler in a sandbox packs what it has made of the copy, and from which programs get it. In a
    /// sandbox everything gets a copy of the copy.
    pub compiled: Option<PathBuf>,
    /// The folder that the command finds as `$HERE`.
    pub here: Option<PathBuf>,
    /// The names of environment variables that it keeps besides those that every program keeps.
    pub kept: Vec<String>,
    /// The sandbox in which it runs, if any.
    pub sandbox: Option<Sandbox>,
}

/// How a program is started.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The shell command.
    pub command: &'a str,
    /// What it finds around it.
    pub environment: &'a Environment,
    /// The folder for its temporary files.
    pub temporary: &'a Path,
    /// The file with its words; `None` for a compiler.
    pub words: Option<&'a Path>,
}

/// The environment variables that every program keeps.
const KEPT: [&str; 4] = ["PATH", "LANG", "LC_ALL", "LC_CTYPE"];

impl Environment {
    /// Returns the environment of a program that runs where this process does.
    pub const fn new(limits: Limits, kept: Vec<String>) -> Self {
        Self { limits, copy: None, compiled: None, here: None, kept, sandbox: None }
    }

    /// Returns the names of the environment variables that a program keeps.
    pub fn kept(&self) -> impl Iterator<Item = &str> {
        KEPT.into_iter().chain(self.kept.iter().map(String::as_str))
    }
}
