//! Where the player's own files are. Each system has its own habits, and `EVIL_HANGMAN_HOME` puts all of
//! them into one folder. A guest has none. Makes none of them.

use std::env;
use std::path::PathBuf;

use etcetera::{BaseStrategy, choose_base_strategy};

use super::guest;

/// The variable that names one folder for everything.
pub const HOME: &str = "EVIL_HANGMAN_HOME";

/// The folder of the game in each of the system's.
const OWN: &str = "evil-hangman";

/// The folder of the configuration file; nothing where there is no home.
#[must_use]
pub fn config() -> Option<PathBuf> {
    folder(|base| base.config_dir())
}

/// The folder of what the game keeps: rounds that were played and the one in play.
#[must_use]
pub fn state() -> Option<PathBuf> {
    folder(|base| base.state_dir().unwrap_or_else(|| base.data_dir()))
}

/// The folder of what the player gives the game for good: the words that it was taught.
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

/// The system's folders, whatever its habits.
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
