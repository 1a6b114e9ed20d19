//! Owns [`ConfigError`]: every way in which a setting can be wrong.

use std::io;
use std::path::PathBuf;

use crate::system::files;

/// Why the settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file asked for is not there.
    #[error(
        "configuration file {0:?}: there is no such file; check the path (--config or EVIL_HANGMAN_CONFIG)"
    )]
    Missing(PathBuf),
    /// The file cannot be read.
    #[error(
        "configuration file {0:?}: cannot be read ({1}); {advice}, or play with --no-config",
        advice = files::to_read(.1)
    )]
    Unreadable(PathBuf, #[source] io::Error),
    /// Something in the file is wrong; the second part shows where.
    #[error("configuration file {path:?}, line {line}:\n{details}")]
    Invalid {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The line itself with a caret below what is wrong, and what would be right.
        details: String,
    },
    /// An environment variable has a value that it cannot have.
    #[error("environment variable {name}={value:?}: {reason}")]
    Variable {
        /// The variable.
        name: String,
        /// Its value.
        value: String,
        /// What would be right.
        reason: String,
    },
    /// There is no setting of this name.
    #[error("environment variable {name}: there is no such setting; there are {known}")]
    UnknownVariable {
        /// The variable.
        name: String,
        /// The names that there are.
        known: String,
    },
}
