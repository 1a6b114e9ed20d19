//! Owns [`Surroundings`]: everything besides the arguments that decides how a game starts.

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal};
use std::path::Path;

use rand::TryRng;
use rand::rngs::SysRng;

use super::{TerminalError, look};
use crate::app::{App, Spoken};
use crate::cli::Cli;
use crate::config::{self, Choices, Config, ConfigError, ConfigFile, Settings};
use crate::error::Error;
use crate::historyfile::{Keeper, Lost, Store};
use crate::puzzles::Progress;
use crate::system::folders::Folders;
use crate::system::guest;
use crate::text::Medium;

/// The environment variables, the configuration file, the player's folders and the kind of input.
pub struct Surroundings {
    variables: Vec<(String, OsString)>,
    file: ConfigFile,
    folders: Folders,
    /// Whether standard input is a terminal.
    pub(super) typed: bool,
    /// The seed of a game that nobody chose one for; drawn from the system's randomness if there is none.
    chance: Option<u64>,
    /// What could not be saved by the end.
    lost: Lost,
    /// Whether the settings that the player chose in the game are ignored.
    ignores_choices: bool,
}

/// The settings in force, and what else earlier games left.
pub(crate) struct Remembered {
    pub settings: Settings,
    puzzles: Progress,
    spoken: Spoken,
}

impl Remembered {
    /// Returns the game with the settings that it begins with however it is played, and with what earlier ones left: without
    /// that it would save as if nothing had been solved.
    pub(super) fn by(&self, app: App) -> App {
        let app = app.remembering(self.puzzles, self.spoken.clone());
        app.showing_words_left(self.settings.words_left).with_bell(self.settings.bell)
    }
}

impl Surroundings {
    /// Returns those of this process. A guest might bring variables along over the network, so a guest has
    /// none.
    pub(crate) fn of_process(cli: &Cli) -> Self {
        let variables = (!guest::is_here()).then(std::env::vars_os).into_iter().flatten();
        let variables =
            variables.filter_map(|(name, value)| Some((name.into_string().ok()?, value)));
        Self::new(cli, variables.collect(), Folders::of_user(), io::stdin().is_terminal())
    }

    /// Returns those of a program at the end of a pipe that keeps its files in this folder. Games that nobody chose a
    /// seed for have this one, so that the same answers get the same game.
    pub fn in_a_pipe(cli: &Cli, variables: &[(&str, &str)], folder: &Path, chance: u64) -> Self {
        let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), value.into()));
        let around = Self::new(cli, variables.collect(), Folders::all_in(folder), false);
        Self { chance: Some(chance), ..around }
    }

    fn new(cli: &Cli, variables: Vec<(String, OsString)>, folders: Folders, typed: bool) -> Self {
        let (file, lost) = (ConfigFile::None, Lost::default());
        let ignores_choices = cli.no_config;
        let mut around =
            Self { variables, file, folders, typed, chance: None, lost, ignores_choices };
        let named = cli.config.clone();
        let named = named.or_else(|| Some(around.set("EVIL_HANGMAN_CONFIG")?.into()));
        let own = || around.folders.config_file().map(ConfigFile::Own);
        if !cli.no_config && !cli.guest {
            let file = named.map(ConfigFile::Named).or_else(own);
            around.file = file.unwrap_or(ConfigFile::None);
        }
        around
    }

    /// Returns a variable, unless it is empty.
    fn set(&self, name: &str) -> Option<&OsStr> {
        let (_, value) = self.variables.iter().find(|(set, _)| set == name)?;
        Some(value.as_os_str()).filter(|value| !value.is_empty())
    }

    /// Returns a variable, unless it is empty or no text.
    pub(super) fn variable(&self, name: &str) -> Option<String> {
        self.set(name)?.to_str().map(str::to_owned)
    }

    /// Returns the settings that are given: flags override variables, and those override the file.
    ///
    /// # Errors
    /// Returns [`ConfigError`] for a variable or a file that cannot be read.
    pub(crate) fn given(&self, flags: Config) -> Result<Config, ConfigError> {
        Config::given(flags, self.variables.iter().cloned(), &self.file)
    }

    /// Returns the settings in force: what is given, then the defaults.
    ///
    /// # Errors
    /// Returns [`ConfigError`] for a variable or a file that cannot be read.
    pub(crate) fn settings(&self, flags: Config) -> Result<Settings, Error> {
        Ok(self.given(flags)?.over_defaults())
    }

    /// Returns what a game begins with: what is given, then what the player chose in the game, then the defaults.
    pub(crate) fn remembered(&self, config: Config) -> Remembered {
        let keeper = self.keeper(&config.clone().over_defaults());
        let choices = keeper.choices().as_deref().map(Choices::read).unwrap_or_default();
        // Nothing but the settings is left out, since what else is there is saved again.
        let (puzzles, spoken) = (choices.puzzles, choices.spoken.clone());
        let chosen = if self.ignores_choices { Choices::default() } else { choices };
        let settings = chosen.drop_missing(look::is_theme).below(config);
        Remembered { settings, puzzles, spoken }
    }

    /// Returns the medium in which this player gets results. If the settings cannot be read, a command that needs none of
    /// them doesn't fail because of that.
    pub(crate) fn medium(&self) -> Medium {
        let settings = self.settings(Config::default());
        settings.map_or(Medium::Screen, |settings| look::medium(&settings))
    }

    /// Returns the seed of the environment variable, if it is set.
    ///
    /// # Errors
    /// Returns [`ConfigError::Variable`] if it is no number.
    pub(super) fn seed(&self) -> Result<Option<u64>, ConfigError> {
        let name = "EVIL_HANGMAN_SEED";
        let Some(value) = self.set(name) else { return Ok(None) };
        let value = value.to_string_lossy().into_owned();
        match config::parse::any_number(&value) {
            Ok(seed) => Ok(Some(seed)),
            Err(reason) => Err(ConfigError::Variable { name: name.to_owned(), value, reason }),
        }
    }

    /// Returns the seed of a game that nobody chose one for.
    pub(super) fn any_seed(&self) -> u64 {
        self.chance.unwrap_or_else(any_seed)
    }

    /// Returns what saves the rounds, if the settings allow it.
    pub(super) fn keeper(&self, settings: &Settings) -> Keeper {
        if guest::is_here() {
            return Keeper::of_a_guest();
        }
        Keeper::new(self.store().filter(|_| settings.history)).with_lost(self.lost.clone())
    }

    /// Returns the exit status of a game that has ended with this one.
    ///
    /// # Errors
    /// Returns [`TerminalError::NotSaved`] if something could not be saved.
    pub(super) fn ended(&self, status: u8) -> Result<u8, Error> {
        match self.lost.take() {
            Some(error) => Err(TerminalError::NotSaved(error).into()),
            None => Ok(status),
        }
    }

    /// Returns where rounds are saved; `None` without a folder for them.
    pub(crate) fn store(&self) -> Option<Store> {
        self.folders.state.clone().map(Store::at)
    }
}

/// Returns a random seed.
pub fn any_seed() -> u64 {
    // If the system has no randomness, any number will do for a game.
    SysRng.try_next_u64().unwrap_or_else(|_| std::process::id().into())
}
