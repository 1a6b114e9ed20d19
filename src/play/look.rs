//! Finds the theme for the settings and the terminal.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use ratatui::crossterm::terminal;

use super::surroundings::Surroundings;
use crate::config::parse::is_path;
use crate::config::{Background, GlyphChoice, Motion, Settings, When};
use crate::line::Display;
use crate::system::{self, files};
use crate::text::Medium;
use crate::tui::{AUTO, Animation, Appearance};
use crate::ui::theme::{Brightness, BuiltIn, Depth, Glyphs, Theme, ThemeError};
use crate::words::shown;

/// The largest theme file in bytes.
const MOST: u64 = 1 << 20;

/// The reason why a theme can't be used.
#[derive(Debug, thiserror::Error)]
pub enum ThemeFileError {
    /// There is no theme and no file with this name.
    #[error(
        "theme {0:?}: there is no such theme; there are auto, {names}, and files whose names end in .toml",
        names = BuiltIn::names().join(", ")
    )]
    Unknown(String),
    /// The file cannot be read.
    #[error("theme file {0:?}: cannot be read ({1}); {advice} (--theme)", advice = files::to_read(.1))]
    Unreadable(PathBuf, #[source] io::Error),
    /// The automatic theme has no text of its own.
    #[error(
        "--print-theme auto: auto is dusk on a dark terminal and paper on a light one; print one of those"
    )]
    Auto,
    /// No built-in theme has this name.
    #[error(
        "--print-theme {0:?}: there is no such theme; there are {names}",
        names = BuiltIn::names().join(", ")
    )]
    NotBuiltIn(String),
    /// The file is invalid.
    #[error("theme file {0:?}, {1}")]
    Invalid(PathBuf, #[source] ThemeError),
}

/// Returns the text of a built-in theme.
pub(super) fn text(name: &str) -> Result<&'static str, ThemeFileError> {
    match BuiltIn::named(name) {
        Some(theme) => Ok(theme.text()),
        None if name == AUTO => Err(ThemeFileError::Auto),
        None => Err(ThemeFileError::NotBuiltIn(name.to_owned())),
    }
}

/// Returns whether a theme has this name.
pub fn is_theme(name: &str) -> bool {
    name == AUTO || BuiltIn::named(name).is_some()
}

/// Returns the appearance for the settings, including what the terminal has to be asked first.
pub(super) fn appearance(
    settings: &Settings,
    around: &Surroundings,
) -> Result<Appearance, ThemeFileError> {
    let set = |name: &str| around.variable(name);
    let depth = match settings.colour {
        When::Always => Depth::wanted(set),
        When::Never => Depth::None,
        When::Auto => Depth::of(set),
    };
    // With NO_COLOR, crossterm would write colour changes without numbers, which reset bold and reverse. The
    // theme takes NO_COLOR into account already.
    crossterm::style::force_color_output(true);
    let glyphs = glyphs(settings.glyphs, set);
    let own = match settings.theme.as_str() {
        name if is_theme(name) => None,
        name => Some(own(name, depth, glyphs)?),
    };
    let variable = || set("COLORFGBG").and_then(|value| Brightness::of_variable(&value));
    let brightness = match settings.background {
        Background::Dark => Some(Brightness::Dark),
        Background::Light => Some(Brightness::Light),
        Background::Auto => variable(),
    };
    let moves = moves(settings.motion, depth > Depth::None, set);
    let can_answer = system::READS_SEQUENCES
        && set("TERM").is_some_and(|term| term != "linux" && term != "dumb");
    let asks_background = brightness.is_none() && settings.theme == AUTO && depth >= Depth::Indexed;
    let asks_width = settings.glyphs == GlyphChoice::Auto && glyphs.unicode;
    Ok(Appearance {
        own,
        depth,
        glyphs,
        used: shown(&settings.theme, false),
        brightness,
        asks: can_answer && (asks_background || asks_width),
        takes_plain: asks_width,
        figure: settings.figure,
        // The player can change from a theme without colours to another one.
        motion: Animation::new(settings.motion == Motion::On, moves),
        mouse: settings.mouse,
    })
}

/// Returns the player's own theme.
fn own(name: &str, depth: Depth, glyphs: Glyphs) -> Result<Theme, ThemeFileError> {
    if !is_path(name) {
        return Err(ThemeFileError::Unknown(name.into()));
    }
    let path = PathBuf::from(name);
    match files::read_text(&path, MOST) {
        Ok(text) => Theme::parse(&text, BuiltIn::Dusk, depth, glyphs)
            .map_err(|error| ThemeFileError::Invalid(path, error)),
        Err(error) => Err(ThemeFileError::Unreadable(path, error)),
    }
}

/// Returns how sentences are written on standard output.
pub(crate) fn display(settings: &Settings, around: &Surroundings) -> Display {
    let unicode = glyphs(settings.glyphs, |name| around.variable(name)).unicode;
    let columns = io::stdout().is_terminal().then(|| {
        let (columns, _) = system::terminal_size(terminal::size().unwrap_or_default());
        columns.into()
    });
    Display { unicode, columns, to: Medium::Speech(settings.letters) }
}

/// Returns the medium that the settings ask for: speech, or a screen.
pub(crate) const fn medium(settings: &Settings) -> Medium {
    match settings.accessible || settings.line {
        true => Medium::Speech(settings.letters),
        false => Medium::Screen,
    }
}

/// Returns the characters that the settings, the terminal or the locale suggest.
fn glyphs(choice: GlyphChoice, set: impl Fn(&str) -> Option<String>) -> Glyphs {
    match choice {
        GlyphChoice::Unicode => Glyphs::UNICODE,
        GlyphChoice::Ascii => Glyphs::ASCII,
        GlyphChoice::Auto => {
            let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(&set);
            // Without a locale, assume UTF-8, which nearly every terminal supports.
            let utf_8 = locale.is_none_or(|locale| {
                let locale = locale.to_lowercase();
                locale.contains("utf-8") || locale.contains("utf8")
            });
            let console = set("TERM").is_some_and(|term| term == "linux");
            if utf_8 && !console { Glyphs::UNICODE } else { Glyphs::ASCII }
        }
    }
}

/// Returns whether anything moves at all: in a terminal with colours, unless the environment asks for rest (`NO_MOTION` or
/// `REDUCE_MOTION` set to anything but 0).
fn moves(motion: Motion, colours: bool, set: impl Fn(&str) -> Option<String>) -> bool {
    let asks = |name| set(name).is_some_and(|value| !value.is_empty() && value != "0");
    match motion {
        Motion::On => true,
        Motion::Off => false,
        Motion::Auto => colours && !asks("NO_MOTION") && !asks("REDUCE_MOTION"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_and_the_console_say_which_characters_there_are() {
        let unicode = |name: &str, value: &str| {
            let set = |wanted: &str| (wanted == name).then(|| value.to_owned());
            glyphs(GlyphChoice::Auto, set).unicode
        };
        assert!(unicode("", "") && unicode("LANG", "C.UTF-8") && unicode("LC_ALL", "de_DE.utf8"));
        assert!(!unicode("LC_ALL", "C") && !unicode("TERM", "linux"));
        assert!(!glyphs(GlyphChoice::Ascii, |_| None).unicode);
    }

    #[test]
    fn the_environment_can_ask_for_rest() {
        let none = |_: &str| None;
        let with = |set: &'static str| move |name: &str| (name == set).then(|| String::from("1"));
        assert!(moves(Motion::Auto, true, none));
        assert!(!moves(Motion::Auto, false, none), "not without colours");
        for name in ["NO_MOTION", "REDUCE_MOTION"] {
            assert!(!moves(Motion::Auto, true, with(name)), "{name}");
            assert!(moves(Motion::On, false, with(name)), "{name}");
        }
        assert!(!moves(Motion::Off, true, none));
        assert!(moves(Motion::Auto, true, |_| Some(String::from("0"))));
    }
}
