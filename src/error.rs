//! Owns [`Error`]: why the program can't do what was asked for, as a sentence and an exit status.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::config::ConfigError;
use crate::evaluation::Stopped;
use crate::game::challenge::ChallengeError;
use crate::game::library::LibraryError;
use crate::historyfile::KeepError;
use crate::lists::{ListsError, WithoutError};
use crate::solver::LexiconError;
use crate::solver::proof::Unproven;
use crate::system::{Stop, files};

/// The reason why a request can't be fulfilled.
#[derive(Debug)]
pub struct Error {
    sentence: String,
    status: u8,
}

impl Error {
    /// Creates the error of a wrong request, which the user can fix.
    pub fn usage(sentence: impl fmt::Display) -> Self {
        Self { sentence: sentence.to_string(), status: 2 }
    }

    /// Creates the error of a correct request that failed, or of a check that did not pass.
    pub fn failure(sentence: impl fmt::Display) -> Self {
        Self { sentence: sentence.to_string(), status: 1 }
    }

    /// Creates the error of a file that cannot be written.
    pub fn unwritable(path: &Path, error: &io::Error) -> Self {
        let advice = files::to_write(error);
        Self::of_file(error, format!("{path:?} cannot be written ({error}); {advice}"))
    }

    /// Creates the error of a file that cannot be read.
    pub fn unreadable(path: &Path, error: &io::Error) -> Self {
        let advice = files::to_read(error);
        Self::of_file(error, format!("{path:?} cannot be read ({error}); {advice}"))
    }

    fn of_file(error: &io::Error, sentence: String) -> Self {
        match error.kind() {
            ErrorKind::NotFound | ErrorKind::AlreadyExists => Self::usage(sentence),
            _ => Self::failure(sentence),
        }
    }

    /// Returns the error with the exit status of a program that was ended, if it was.
    pub fn if_ended(self, stop: &Stop) -> Self {
        Self { status: stop.status(false).unwrap_or(self.status), ..self }
    }

    /// Returns the exit status: 2 for a usage error, 1 for a failure, 0 if the output's reader closed it.
    pub const fn status(&self) -> u8 {
        self.status
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        let status = u8::from(error.kind() != ErrorKind::BrokenPipe);
        Self { sentence: format!("input or output failed: {error}"), status }
    }
}

impl From<ChallengeError> for Error {
    fn from(error: ChallengeError) -> Self {
        // A result of another challenge is what the check is for; a broken line is a mistake.
        let status = if error == ChallengeError::OtherResult { 1 } else { 2 };
        Self { sentence: format!("challenge: {error}"), status }
    }
}

/// Converts errors of these types, each to one kind with a prefix.
macro_rules! from {
    ($($error:ty: $kind:ident $(($prefix:literal))?),* $(,)?) => {$(
        impl From<$error> for $crate::error::Error {
            fn from(error: $error) -> Self {
                Self::$kind(format!("{}{error}", concat!($($prefix)?)))
            }
        }
    )*};
}
pub(crate) use from;

from! {
    String: usage,
    ConfigError: usage,
    LibraryError: usage("--length: "),
    ListsError: usage,
    WithoutError: usage,
    KeepError: failure,
    LexiconError: failure("the list cannot be solved: "),
    Unproven: failure("no proof written: "),
    Stopped: failure,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_user_can_fix_exits_with_2_a_failure_with_1_and_a_closed_output_with_0() {
        assert_eq!(Error::from(String::new()).status(), 2);
        assert_eq!(Error::from(ChallengeError::OtherResult).status(), 1);
        for (kind, of_file, of_stream) in [
            (ErrorKind::NotFound, 2, 1),
            (ErrorKind::PermissionDenied, 1, 1),
            (ErrorKind::BrokenPipe, 1, 0),
        ] {
            let error = io::Error::from(kind);
            assert_eq!(Error::unreadable(Path::new("a"), &error).status(), of_file);
            assert_eq!(Error::from(error).status(), of_stream);
        }
    }
}
