//! Owns the resolution of settings: defaults < file < environment < flags. It reads files but never writes
//! any.

mod choices;
mod error;
mod file;
pub mod parse;
mod remembered;
mod settings;

pub use choices::{Background, GlyphChoice, Motion, OFFERED_LENGTHS, When};
pub use error::ConfigError;
pub use remembered::Choices;
pub use settings::{Config, Flag, SETTINGS, Setting, SettingGroup, Settings};

use std::ffi::OsString;
use std::path::PathBuf;

impl Config {
    /// Returns the settings given explicitly: flags take precedence over the environment and a file.
    ///
    /// # Errors
    /// Returns [`ConfigError`] if a file is missing or unreadable, or if it or a variable has an invalid
    /// setting.
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
            ConfigFile::Own(path) => Self::read(path)?.unwrap_or_default(),
        };
        let places = [flags, environment, file].map(Self::decided);
        Ok(places.into_iter().reduce(Self::over).unwrap_or_default())
    }

    /// Makes a list that is given with higher precedence override a file of words.
    fn decided(mut self) -> Self {
        if self.list.is_some() {
            self.words.get_or_insert(None);
        }
        self
    }
}

/// Which configuration file to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConfigFile {
    /// No file.
    None,
    /// The player's own file, which need not exist.
    Own(PathBuf),
    /// A file that must exist.
    Named(PathBuf),
}
