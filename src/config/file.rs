//! Reads settings from the configuration file and the environment, and writes them out again.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::{fs, ops::Range};

use etcetera::{BaseStrategy, choose_base_strategy};

use super::{Config, ConfigError, DEFAULTS, parse};

/// What environment variables of the game begin with.
const PREFIX: &str = "EVIL_HANGMAN_";

/// Variables that are flags of the program rather than settings; they are read where flags are.
const FLAGS: [&str; 2] = ["SEED", "CONFIG"];

impl Config {
    /// The embedded defaults.
    ///
    /// # Errors
    /// None, as long as `config.toml` at the top of the project is right.
    pub fn defaults() -> Result<Self, ConfigError> {
        Self::parse(DEFAULTS, Path::new("config.toml"))
    }

    /// Where the player's own file is, be it there or not.
    #[must_use]
    pub fn own_path() -> Option<PathBuf> {
        let folder = choose_base_strategy().ok()?.config_dir();
        Some(folder.join("evil-hangman").join("config.toml"))
    }

    /// Reads a file; `None` if there is none.
    pub(super) fn read(path: &Path) -> Result<Option<Self>, ConfigError> {
        match fs::read_to_string(path) {
            Ok(text) => {
                let mut config = Self::parse(&text, path)?;
                let words = config.words.as_mut().filter(|words| words.as_os_str() != "-");
                if let (Some(words), Some(folder)) = (words, path.parent()) {
                    *words = folder.join(&words);
                }
                Ok(Some(config))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(ConfigError::Unreadable(path.to_owned(), error)),
        }
    }

    fn parse(text: &str, path: &Path) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let line = line_of(text, error.span());
            let details = printable(&error.to_string());
            ConfigError::Invalid { path: path.to_owned(), line, details }
        })
    }

    /// The settings that environment variables give.
    pub(super) fn from_environment(
        variables: impl Iterator<Item = (String, OsString)>,
    ) -> Result<Self, ConfigError> {
        let mut config = Self::default();
        for (name, value) in variables {
            let Some(setting) = name.strip_prefix(PREFIX) else { continue };
            // Set to nothing is how scripts unset a variable.
            if value.is_empty() && SETTINGS.contains(&setting.to_lowercase().as_str()) {
                continue;
            }
            if setting == "WORDS" {
                // A path need not be UTF-8.
                config.words = Some(PathBuf::from(value));
                continue;
            }
            let value = value.into_string().map_err(|value| ConfigError::Variable {
                name: name.clone(),
                value: value.to_string_lossy().into_owned(),
                reason: String::from("is not UTF-8"),
            })?;
            let wrong =
                |reason| ConfigError::Variable { name: name.clone(), value: value.clone(), reason };
            match setting {
                "OPPONENT" => config.opponent = Some(parse::holder(&value).map_err(wrong)?),
                "LIST" => config.list = Some(parse::tier(&value).map_err(wrong)?),
                "LENGTH" => config.length = Some(parse::length(&value).map_err(wrong)?),
                "GUESSES" => config.guesses = Some(parse::guesses(&value).map_err(wrong)?),
                "COUNT" => config.count = Some(parse::yes_or_no(&value).map_err(wrong)?),
                "LINE" => config.line = Some(parse::yes_or_no(&value).map_err(wrong)?),
                "HISTORY" => config.history = Some(parse::yes_or_no(&value).map_err(wrong)?),
                "COLOUR" => config.colour = Some(parse::when(&value).map_err(wrong)?),
                "GLYPHS" => config.glyphs = Some(parse::glyphs(&value).map_err(wrong)?),
                flag if FLAGS.contains(&flag) => {}
                _ => {
                    let settings = SETTINGS.iter().map(|name| name.to_uppercase());
                    let flags = FLAGS.iter().map(|name| (*name).to_owned());
                    let known: Vec<_> =
                        settings.chain(flags).map(|name| PREFIX.to_owned() + &name).collect();
                    return Err(ConfigError::UnknownVariable { name, known: known.join(", ") });
                }
            }
        }
        Ok(config)
    }

    /// The settings as a file with comments: the defaults' text with these values in it.
    #[must_use]
    pub fn to_commented_toml(&self) -> String {
        let values = toml::Table::try_from(self).unwrap_or_default();
        let line = |line: &str| {
            let bare = line.strip_prefix("# ").unwrap_or(line);
            let setting = bare.split_once(" = ").map(|(name, _)| name);
            match setting.and_then(|name| Some((name, values.get(name)?))) {
                Some((name, value)) => format!("{name} = {value}\n"),
                None => format!("{line}\n"),
            }
        };
        DEFAULTS.lines().map(line).collect()
    }
}

/// The names of the settings, as files have them.
const SETTINGS: [&str; 10] = [
    "opponent", "list", "words", "length", "guesses", "count", "line", "history", "colour",
    "glyphs",
];

/// A text of several lines as it can be shown: a file may hold what a terminal would obey.
fn printable(text: &str) -> String {
    let harmless = |c: char| c == '\n' || !c.is_control();
    let escape = |c: char| if harmless(c) { c.to_string() } else { c.escape_debug().to_string() };
    text.chars().map(escape).collect()
}

/// The line, from 1, on which a span begins.
fn line_of(text: &str, span: Option<Range<usize>>) -> usize {
    let before = span.and_then(|span| text.get(..span.start)).unwrap_or_default();
    before.matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::super::{ConfigFile, GlyphChoice, When};
    use super::*;
    use crate::engine::Opponent;
    use crate::words::Tier;

    fn parse_toml(text: &str) -> Result<Config, ConfigError> {
        Config::parse(text, Path::new("my.toml"))
    }

    fn variables(pairs: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let pairs = pairs.iter().map(|(name, value)| ((*name).to_owned(), OsString::from(*value)));
        Config::from_environment(pairs)
    }

    #[test]
    fn the_defaults_give_every_setting_but_the_list_of_ones_own() {
        let defaults = Config::defaults().unwrap();
        let table = toml::Table::try_from(&defaults).unwrap();
        let missing: Vec<_> = SETTINGS.iter().filter(|name| !table.contains_key(**name)).collect();
        assert_eq!(missing, [&"words"]);
        assert!(table.keys().all(|name| SETTINGS.contains(&name.as_str())));
        assert_eq!(
            (defaults.opponent, defaults.list),
            (Some(Opponent::Merciless.into()), Some(Tier::Unabridged))
        );
        assert_eq!((defaults.colour, defaults.glyphs), (Some(When::Auto), Some(GlyphChoice::Auto)));
    }

    #[test]
    fn a_mistake_is_shown_with_its_line_a_caret_and_what_would_be_right() {
        let message = |text: &str| parse_toml(text).unwrap_err().to_string();
        let unknown = message("count = true\nguesss = 4\n");
        assert!(unknown.starts_with("configuration file \"my.toml\", line 2:"), "{unknown}");
        assert!(unknown.contains("^^^^^^") && unknown.contains("`guesses`"), "{unknown}");
        let opponent = message("opponent = \"nice\"");
        assert!(
            opponent.contains("^^^^^^") && opponent.contains("one of merciless, greedy"),
            "{opponent}"
        );
        for (wrong, expected) in [
            ("guesses = 0", "above zero"),
            ("guesses = -3", "above zero"),
            ("guesses = \"many\"", "a whole number"),
            ("guesses = 1.5", "a whole number"),
            ("opponent = [\"fair\"]", "one of merciless"),
            ("length = 65", "from 1 to 64"),
            ("count = 1", "true or false"),
            ("list = 3", "one of common"),
            ("list = ", "^"),
        ] {
            let message = message(wrong);
            assert!(message.contains("line 1") && message.contains('^'), "{message}");
            assert!(message.contains(expected), "{message}");
        }
    }

    #[test]
    fn flags_come_before_the_environment_before_the_file_before_the_defaults() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("my.toml");
        std::fs::write(&path, "length = 5\nguesses = 5\ncount = true\nwords = \"w.txt\"\n")
            .unwrap();
        let environment = [("EVIL_HANGMAN_GUESSES".to_owned(), "6".into())];
        let flags = Config { count: Some(false), ..Config::default() };
        let file = ConfigFile::Named(path);
        let config = Config::resolve(flags, environment.into_iter(), &file).unwrap();
        assert_eq!(config.length, Some(5));
        assert_eq!(config.guesses.unwrap().get(), 6);
        assert_eq!(config.count, Some(false));
        assert_eq!(config.opponent, Some(Opponent::Merciless.into()));
        assert_eq!(config.words, Some(folder.path().join("w.txt")), "next to the file");
        let flags = Config { list: Some(Tier::Common), ..Config::default() };
        let config = Config::resolve(flags, std::iter::empty(), &file).unwrap();
        assert_eq!(config.words, None, "a list given with a flag comes before words in a file");
    }

    #[test]
    fn a_variable_that_is_wrong_or_unknown_is_named() {
        let config =
            variables(&[("HOME", "/"), ("EVIL_HANGMAN_LENGTH", "5"), ("EVIL_HANGMAN_SEED", "x")]);
        assert_eq!(config.unwrap().length, Some(5));
        let error = variables(&[("EVIL_HANGMAN_COUNT", "perhaps")]).unwrap_err().to_string();
        assert_eq!(error, "environment variable EVIL_HANGMAN_COUNT=\"perhaps\": must be yes or no");
        let error = variables(&[("EVIL_HANGMAN_GESSES", "5")]).unwrap_err().to_string();
        assert!(
            error.contains("EVIL_HANGMAN_GESSES") && error.contains("EVIL_HANGMAN_GUESSES"),
            "{error}"
        );
    }

    #[test]
    fn what_is_printed_is_read_as_the_same_settings() {
        let mut config = Config::defaults().unwrap();
        assert_eq!(config.to_commented_toml(), DEFAULTS);
        config.words = Some("a \"b\".txt".into());
        config.length = Some(5);
        config.colour = Some(When::Never);
        assert_eq!(parse_toml(&config.to_commented_toml()).unwrap(), config);
    }
}
