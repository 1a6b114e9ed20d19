//! Owns the reading of settings from the configuration file and the environment, and writing them as a file.

use std::ffi::OsString;
use std::fmt;
use std::io::ErrorKind::{NotADirectory, NotFound};
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::de::{DeserializeSeed, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::settings::NAMES;
use super::{Config, ConfigError, SETTINGS, Setting, Settings, parse};
use crate::system::files;
use crate::wordfile::is_standard_input;
use crate::words::shown;

/// The maximum number of bytes read.
const MOST: u64 = 1 << 20;

const PREFIX: &str = "EVIL_HANGMAN_";

/// Variables that are not settings; they are read elsewhere.
const OTHERS: [&str; 4] = ["SEED", "CONFIG", "HOME", "TEST"];

const HEADER: &str = "\
# Evil Hangman: every setting, with its default value.
#
# Your own file is config.toml in the folder that `evil-hangman --help` names. It only needs the settings
# that you want to change. Environment variables named after the settings (EVIL_HANGMAN_OPPONENT and so
# on) override the file, and flags override both; what you last chose in the game is below all three.
# The game never writes to this file.
";

impl Config {
    /// Reads a file; `None` if it does not exist.
    pub(super) fn read(path: &Path) -> Result<Option<Self>, ConfigError> {
        match files::read_text(path, MOST) {
            Ok(text) => {
                let mut config = Self::parse(&text, path)?;
                if let Some(folder) = path.parent() {
                    config.start_at(folder);
                }
                Ok(Some(config))
            }
            Err(error) if matches!(error.kind(), NotFound | NotADirectory) => Ok(None),
            Err(error) => Err(ConfigError::Unreadable(path.to_owned(), error)),
        }
    }

    /// Resolves relative paths against a folder.
    fn start_at(&mut self, folder: &Path) {
        if let Some(Some(words)) = &mut self.words
            && !is_standard_input(words)
        {
            *words = resolved(words, folder);
        }
        if let Some(theme) = self.theme.as_mut().filter(|theme| parse::is_path(theme)) {
            *theme = resolved(theme.as_ref(), folder).to_string_lossy().into_owned();
        }
    }

    fn parse(text: &str, path: &Path) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let line = line_of(text, error.span());
            // The first line has no more than the number of the line.
            let told = error.to_string();
            let mut details = shown(told.find("\n  ").map_or(&*told, |end| &told[end + 1..]), true);
            if is_about_a_backslash(text, &error) {
                details = format!("{}\n{BACKSLASHES}", details.trim_end());
            }
            ConfigError::Invalid { path: path.to_owned(), line, details }
        })
    }

    pub(super) fn from_environment(
        variables: impl Iterator<Item = (String, OsString)>,
    ) -> Result<Self, ConfigError> {
        let mut config = Self::default();
        for (name, value) in variables {
            let setting = match name.strip_prefix(PREFIX) {
                Some(setting) => setting,
                // A variable that other programs use, too.
                None if name == "ACCESSIBLE" => &name,
                None => continue,
            };
            let Some(setting) = Setting::named(&setting.to_lowercase())
                .filter(|_| setting.chars().all(|c| !c.is_lowercase()))
            else {
                if OTHERS.contains(&setting) {
                    continue;
                }
                let settings = NAMES.iter().map(|name| name.to_uppercase());
                let known = settings.chain(OTHERS.map(str::to_owned));
                let known: Vec<_> = known.map(|name| PREFIX.to_owned() + &name).collect();
                return Err(ConfigError::UnknownVariable { name, known: known.join(", ") });
            };
            // Scripts unset a variable by setting it to nothing.
            if value.is_empty() {
                continue;
            }
            (setting.set)(&mut config, &value).map_err(|reason| {
                let value = value.to_string_lossy().into_owned();
                ConfigError::Variable { name, value, reason }
            })?;
        }
        Ok(config)
    }
}

/// Explains the mistake that everybody makes with a path of Windows.
const BACKSLASHES: &str = "A backslash means something else between double quotes: put the path between single quotes, or \
                           write two for each.";

/// Returns whether a mistake is that of a backslash in a value.
fn is_about_a_backslash(text: &str, error: &toml::de::Error) -> bool {
    let line = line_of(text, error.span()).checked_sub(1).and_then(|at| text.lines().nth(at));
    let is_escape = ["escape", "unicode"].iter().any(|it| error.message().contains(it));
    is_escape && line.is_some_and(|line| line.contains('\\'))
}

impl Settings {
    /// Returns the settings as a file with comments.
    pub(crate) fn to_commented_toml(&self) -> String {
        let mut text = HEADER.to_owned();
        for setting in SETTINGS {
            text.push('\n');
            for line in setting.explained() {
                text.push_str(&format!("# {line}\n"));
            }
            match (setting.value)(self) {
                Some(value) => text.push_str(&format!("{} = {value}\n", setting.name)),
                None => text.push_str(&format!("# {} = \"\"\n", setting.name)),
            }
        }
        text
    }
}

impl<'de> Deserialize<'de> for Config {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(ConfigVisitor)
    }
}

struct ConfigVisitor;

struct ValueSeed<'a>(&'static Setting, &'a mut Config);

impl<'de> Visitor<'de> for ConfigVisitor {
    type Value = Config;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("settings")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Config, M::Error> {
        let mut config = Config::default();
        while let Some(setting) = map.next_key()? {
            map.next_value_seed(ValueSeed(setting, &mut config))?;
        }
        Ok(config)
    }
}

// An error returned here or by a seed is reported at its position in the file.
impl<'de> Deserialize<'de> for &'static Setting {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Setting::named(&name).ok_or_else(|| serde::de::Error::unknown_field(&name, NAMES))
    }
}

impl<'de> DeserializeSeed<'de> for ValueSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        let Self(setting, config) = self;
        // Only an integer can be valid TOML that has no place in a value.
        let value = toml::Value::deserialize(from)
            .map_err(|_| serde::de::Error::custom("the number is too large"))?;
        let set = match value {
            toml::Value::String(text) if !setting.flag.is_switch() => {
                (setting.set)(config, text.as_ref())
            }
            // TOML has its own booleans, so the words that flags accept are not valid here.
            value if setting.flag.is_switch() && !value.is_bool() => {
                Err(String::from("must be true or false"))
            }
            value => (setting.set)(config, value.to_string().as_ref()),
        };
        set.map_err(serde::de::Error::custom)
    }
}

/// Returns a path in a file of this folder: `~/` is the player's home directory.
fn resolved(path: &Path, folder: &Path) -> PathBuf {
    let below_home = path.strip_prefix("~").ok().zip(etcetera::home_dir().ok());
    below_home.map_or_else(|| folder.join(path), |(path, home)| home.join(path))
}

/// Returns the line (from 1) on which a span begins.
fn line_of(text: &str, span: Option<Range<usize>>) -> usize {
    let before = span.and_then(|span| text.get(..span.start)).unwrap_or_default();
    before.matches('\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::super::When;
    use super::*;
    use crate::game::spec::Length;

    fn parse_toml(text: &str) -> Result<Config, ConfigError> {
        Config::parse(text, Path::new("my.toml"))
    }

    fn variables(pairs: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let pairs = pairs.iter().map(|(name, value)| ((*name).to_owned(), OsString::from(*value)));
        Config::from_environment(pairs)
    }

    #[test]
    fn every_setting_is_read_from_a_file_and_from_the_environment_as_it_is_printed() {
        for setting in SETTINGS {
            let printed = (setting.value)(&Settings::default());
            let other = if setting.name == "language" { "de" } else { "w.txt" };
            let value = printed.unwrap_or_else(|| toml::Value::from(other));
            let file = parse_toml(&format!("{} = {value}", setting.name)).unwrap();
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let name = PREFIX.to_owned() + &setting.name.to_uppercase();
            assert_eq!(variables(&[(&name, &text)]).unwrap(), file);
            assert_ne!(file, Config::default(), "{}", setting.name);
            assert!(!setting.summary().is_empty());
        }
    }

    #[test]
    fn a_mistake_is_shown_with_its_line_a_caret_and_what_would_be_right() {
        for (wrong, expected) in [
            ("words_left = true\nlivess = 4\n", "`lives`"),
            ("opponent = \"nice\"", "one of merciless, greedy"),
            (r#"words = "C:\Users\ann\words.txt""#, "single quotes"),
            (r#"words = "C:\words.txt""#, "single quotes"),
            ("lives = 0", "above zero"),
            ("lives = -3", "above zero"),
            ("lives = \"many\"", "a whole number"),
            ("lives = 1.5", "a whole number"),
            ("opponent = [\"fair\"]", "one of merciless"),
            ("length = 65", "from 1 to 64"),
            ("words_left = 1", "true or false"),
            ("mouse = \"yes\"", "true or false"),
            ("list = 3", "one of everyday"),
            ("list = 99999999999999999999", "the number is too large"),
            ("figure = \"guillotine\"", "one of gallows, flower, snowman, rocket"),
            ("motion = true", "one of auto, on, off"),
            ("background = \"pink\"", "one of auto, dark, light"),
            ("lives = \"hard\"", "one of gentle, even, perfect"),
            ("theme = \"\"", "the name of a theme or the path of a file"),
            ("list = ", "^"),
            ("length 4", "="),
            ("[game]\nlength = 4", "game"),
            ("length = 4\r\nlength = 5", "duplicate key"),
            ("opponent = \"\\u001b[31m\"", "one of merciless"),
        ] {
            let message = parse_toml(wrong).unwrap_err().to_string();
            let is_second = wrong.starts_with("words_left = true") || wrong.contains('\r');
            let line = if is_second { 2 } else { 1 };
            let place = format!("configuration file \"my.toml\", line {line}:\n  |");
            assert!(message.starts_with(&place) && message.contains('^'), "{message}");
            assert!(!message.contains('\u{1b}'), "{message:?}");
            assert!(message.contains(expected), "{message}");
        }
    }

    #[test]
    fn a_variable_that_is_wrong_or_unknown_is_named() {
        let config =
            variables(&[("HOME", "/"), ("EVIL_HANGMAN_LENGTH", "5"), ("EVIL_HANGMAN_SEED", "x")]);
        assert_eq!(config.unwrap().length, Some(Length::Letters(5)));
        let error = variables(&[("EVIL_HANGMAN_WORDS_LEFT", "perhaps")]).unwrap_err().to_string();
        let variable = "environment variable EVIL_HANGMAN_WORDS_LEFT";
        assert_eq!(error, format!("{variable}=\"perhaps\": must be yes or no"));
        let error = variables(&[("EVIL_HANGMAN_LIFES", "5")]).unwrap_err().to_string();
        for name in ["EVIL_HANGMAN_LIFES", "EVIL_HANGMAN_LIVES"] {
            assert!(error.contains(name), "{error}");
        }
        assert_eq!(variables(&[("ACCESSIBLE", "1")]).unwrap().accessible, Some(true));
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStringExt;
            let odd = ("EVIL_HANGMAN_LENGTH".to_owned(), OsString::from_vec(vec![0xff]));
            let error = Config::from_environment([odd].into_iter()).unwrap_err().to_string();
            assert!(error.contains("EVIL_HANGMAN_LENGTH"), "{error}");
        }
    }

    #[test]
    fn what_is_printed_is_read_as_the_same_settings() {
        let words = Some("/a \"strange\" \\ path/w'1'.txt".into());
        let colour = When::Never;
        let settings =
            Settings { words, length: Length::Letters(5), colour, ..Settings::default() };
        let read = parse_toml(&settings.to_commented_toml()).unwrap();
        assert_eq!(read.decided().over_defaults(), settings);
    }
}
