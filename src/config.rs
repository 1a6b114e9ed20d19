//! The settings: defaults < file < environment < flags. Reads the files, never writes any.

mod error;
mod file;
pub mod parse;

pub use error::ConfigError;

use std::ffi::OsString;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::game::{Guesses, Holder};
use crate::words::Tier;

/// The commented defaults, which are also the documentation of every setting.
pub const DEFAULTS: &str = include_str!("../config.toml");

/// Settings as one place gives them; what it does not say, a place below it does.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Who holds the word.
    #[serde(default, deserialize_with = "from_toml::holder")]
    pub opponent: Option<Holder>,
    /// Which embedded list.
    #[serde(default, deserialize_with = "from_toml::tier")]
    pub list: Option<Tier>,
    /// The player's own list; it comes before [`Config::list`] of the same place.
    pub words: Option<PathBuf>,
    /// Letters in the word (1 ..= 64).
    #[serde(default, deserialize_with = "from_toml::length")]
    pub length: Option<usize>,
    /// Misses that lose the round.
    #[serde(default, deserialize_with = "from_toml::guesses")]
    pub guesses: Option<Guesses>,
    /// Whether the words left are shown from the start.
    #[serde(default, deserialize_with = "from_toml::true_or_false")]
    pub count: Option<bool>,
    /// Whether to play in plain sentences.
    #[serde(default, deserialize_with = "from_toml::true_or_false")]
    pub line: Option<bool>,
    /// Whether rounds are kept from one session to the next.
    #[serde(default, deserialize_with = "from_toml::true_or_false")]
    pub history: Option<bool>,
    /// Whether to use colours.
    #[serde(default, deserialize_with = "from_toml::when")]
    pub colour: Option<When>,
    /// Which characters to draw with.
    #[serde(default, deserialize_with = "from_toml::glyphs")]
    pub glyphs: Option<GlyphChoice>,
}

/// When to do something that the game can also decide by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum When {
    /// As the surroundings suggest.
    #[default]
    Auto,
    /// In any case.
    Always,
    /// In no case.
    Never,
}

/// Which characters to draw with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GlyphChoice {
    /// As the terminal and the locale suggest.
    #[default]
    Auto,
    /// Box drawing, blocks and circles.
    Unicode,
    /// Characters that every terminal has.
    Ascii,
}

impl When {
    /// Every value, with its name.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Auto, "auto"), (Self::Always, "always"), (Self::Never, "never")];
}

impl GlyphChoice {
    /// Every value, with its name.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Auto, "auto"), (Self::Unicode, "unicode"), (Self::Ascii, "ascii")];
}

impl Config {
    /// These settings, and for those that are not given the ones of a place below.
    #[must_use]
    pub fn over(self, below: Self) -> Self {
        let own_list = self.list.is_some() || self.words.is_some();
        Self {
            opponent: self.opponent.or(below.opponent),
            list: self.list.or(below.list),
            // Which words to play with is one question: a list above comes before a file below.
            words: if own_list { self.words } else { below.words },
            length: self.length.or(below.length),
            guesses: self.guesses.or(below.guesses),
            count: self.count.or(below.count),
            line: self.line.or(below.line),
            history: self.history.or(below.history),
            colour: self.colour.or(below.colour),
            glyphs: self.glyphs.or(below.glyphs),
        }
    }

    /// The settings that hold: the flags over the environment over a file over the defaults.
    ///
    /// `file` is the file that was asked for; without it the player's own is read if there is one.
    ///
    /// # Errors
    /// [`ConfigError`] names the file and the line, or the variable, and what would be right.
    pub fn resolve(
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
        Ok(flags.over(environment).over(file).over(Self::defaults()?))
    }
}

/// How each kind of value is read from a file.
mod from_toml {
    use serde::Deserializer;

    use super::{GlyphChoice, Guesses, Holder, Tier, When, parse};

    macro_rules! readers {
        ($($name:ident -> $kind:ty;)*) => {
            $(pub(super) fn $name<'de, D: Deserializer<'de>>(from: D) -> Result<Option<$kind>, D::Error> {
                parse::toml(from, parse::$name)
            })*
        };
    }

    readers! {
        holder -> Holder;
        tier -> Tier;
        length -> usize;
        guesses -> Guesses;
        true_or_false -> bool;
        when -> When;
        glyphs -> GlyphChoice;
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
