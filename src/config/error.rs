//! Owns [`ConfigError`]: every way in which a setting can be wrong.

use std::io;
use std::path::PathBuf;

use crate::system::files;

/// The reason why the settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The requested file does not exist.
    #[error(
        "configuration file {0:?}: there is no such file; check the path (--config or EVIL_HANGMAN_CONFIG)"
    )]
    Missing(PathBuf),
    /// The file is not readable.
    #[error(
        "configuration file {0:?}: cannot be read ({1}); {advice}, or play with --no-config",
        advice = files::to_read(.1)
    )]
    Unreadable(PathBuf, #[source] io::Error),
    /// The file has an error.
    #[error("configuration file {path:?}, line {line}:\n{details}")]
    Invalid {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The line with a caret below the error, and what would be valid.
        details: String,
    },
    /// An environment variable has an invalid value.
    #[error("environment variable {name}={value:?}: {reason}")]
    Variable {
        /// The name of the variable.
        name: String,
        /// Its value.
        value: String,
        /// What would be valid.
        reason: String,
    },
    /// No setting has this name.
    #[error("environment variable {name}: there is no such setting; there are {known}")]
    UnknownVariable {
        /// The name of the variable.
        name: String,
        /// The valid names.
        known: String,
    },
}
