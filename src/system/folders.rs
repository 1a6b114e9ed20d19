//! Owns the paths of the player's folders. Each system has its own conventions, and `EVIL_HANGMAN_HOME`
//! overrides them with a single folder. Guests have none. No folder is created here.

use std::env;
use std::path::PathBuf;

use etcetera::{BaseStrategy, choose_base_strategy};

use super::guest;

/// The environment variable that overrides all folders.
pub const HOME: &str = "EVIL_HANGMAN_HOME";

/// The name of the game's folder within each of the system's.
const OWN: &str = "evil-hangman";

/// Returns the folder of the configuration file; `None` without a home directory.
#[must_use]
pub fn config() -> Option<PathBuf> {
    folder(|base| base.config_dir())
}

/// Returns the folder of saved rounds; `None` without a home directory.
#[must_use]
pub fn state() -> Option<PathBuf> {
    folder(|base| base.state_dir().unwrap_or_else(|| base.data_dir()))
}

/// Returns the folder of words taught by the player; `None` without a home directory.
#[must_use]
pub fn data() -> Option<PathBuf> {
    folder(|base| base.data_dir())
}

fn folder(of: impl Fn(&dyn Base) -> PathBuf) -> Option<PathBuf> {
    if guest::is_here() {
        return None;
    }
    if let Some(home) = env::var_os(HOME).filter(|home| !home.is_empty()) {
        return Some(PathBuf::from(home));
    }
    Some(of(&choose_base_strategy().ok()?).join(OWN))
}

/// The folders of a user, by the conventions of some system.
trait Base {
    fn config_dir(&self) -> PathBuf;
    fn data_dir(&self) -> PathBuf;
    fn state_dir(&self) -> Option<PathBuf>;
}

impl<T: BaseStrategy> Base for T {
    fn config_dir(&self) -> PathBuf {
        BaseStrategy::config_dir(self)
    }

    fn data_dir(&self) -> PathBuf {
        BaseStrategy::data_dir(self)
    }

    fn state_dir(&self) -> Option<PathBuf> {
        BaseStrategy::state_dir(self)
    }
}
