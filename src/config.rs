//! The settings: defaults < file < environment < flags. Reads the files, never writes any.

mod choices;
mod error;
mod file;
pub mod parse;
pub mod remembered;
mod settings;

pub use crate::game::Difficulty;
pub use choices::{Background, GlyphChoice, Motion, OFFERED_LENGTHS, When};
pub use error::ConfigError;
pub use settings::{Config, Flag, Part, SETTINGS, Setting, Settings};

use std::ffi::OsString;
use std::path::PathBuf;

impl Config {
    /// The settings in force: the flags over the environment over a file over the defaults.
    ///
    /// # Errors
    /// As [`Config::given`] has them.
    pub(crate) fn resolve(
        flags: Self,
        environment: impl Iterator<Item = (String, OsString)>,
        file: &ConfigFile,
    ) -> Result<Settings, ConfigError> {
        Self::given(flags, environment, file).map(Self::over_defaults)
    }

    /// What is set by somebody: the flags over the environment over a file.
    ///
    /// # Errors
    /// [`ConfigError`] names the file and the line, or the variable, and what would be right.
    pub fn given(
        flags: Self,
        environment: impl Iterator<Item = (String, OsString)>,
        file: &ConfigFile,
    ) -> Result<Self, ConfigError> {
        let environment = Self::from_environment(environment)?;
        let file = match file {
            ConfigFile::None => Self::default(),
            ConfigFile::Named(path) => {
                Self::read(path)?.ok_or_else(|| ConfigError::Missing(path.clone()))?
            }
            ConfigFile::Own => match Self::own_path() {
                Some(path) => Self::read(&path)?.unwrap_or_default(),
                None => Self::default(),
            },
        };
        let places = [flags, environment, file].map(Self::decided);
        Ok(places.into_iter().reduce(Self::over).unwrap_or_default())
    }

    /// Two settings that answer one question are answered together: a list above comes before a file
    /// of words below, and a number of guesses before a difficulty.
    fn decided(mut self) -> Self {
        if self.list.is_some() {
            self.words.get_or_insert(None);
        }
        if self.guesses.is_some() {
            self.difficulty.get_or_insert(Difficulty::Custom);
        }
        self
    }
}

/// Which configuration file to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigFile {
    /// None at all.
    None,
    /// The player's own, if there is one.
    Own,
    /// This one, which must be there.
    Named(PathBuf),
}
