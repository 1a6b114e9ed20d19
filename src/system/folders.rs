//! Owns the paths of the player's folders. Each system has its own conventions, and `EVIL_HANGMAN_HOME`
//! overrides them with a single folder. Guests have none. No folder is created here.

use std::env;
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};

use super::guest;

/// The environment variable that overrides all folders.
pub const HOME: &str = "EVIL_HANGMAN_HOME";

/// The name of the game's folder within each of the system's.
const OWN: &str = "evil-hangman";

/// The player's folders, which need not exist; `None` for a guest and without a home directory.
#[derive(Clone, Debug, Default)]
pub struct Folders {
    /// The folder of the configuration file.
    pub config: Option<PathBuf>,
    /// The folder of saved rounds.
    pub state: Option<PathBuf>,
}

impl Folders {
    /// Returns the folders of the user who runs the program.
    pub(crate) fn of_user() -> Self {
        if guest::is_here() {
            return Self::default();
        }
        if let Some(home) = env::var_os(HOME).filter(|home| !home.is_empty()) {
            return Self::all_in(&PathBuf::from(home));
        }
        let Ok(base) = choose_base_strategy() else { return Self::default() };
        let state = base.state_dir().unwrap_or_else(|| base.data_dir());
        let own = |folder: PathBuf| Some(folder.join(OWN));
        Self { config: own(base.config_dir()), state: own(state) }
    }

    /// Returns the player's configuration file, which need not exist.
    pub(crate) fn config_file(&self) -> Option<PathBuf> {
        Some(self.config.as_ref()?.join("config.toml"))
    }

    /// Returns the folders of a player who keeps everything in one folder.
    pub(crate) fn all_in(folder: &Path) -> Self {
        let folder = Some(folder.to_owned());
        Self { config: folder.clone(), state: folder }
    }
}
