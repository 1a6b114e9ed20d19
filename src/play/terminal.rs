//! What the terminal can do, and the look that suits it.

use std::io::{self, IsTerminal};

use crate::config::{GlyphChoice, Settings, When};
use crate::system;
use crate::ui::{BuiltIn, Depth, Glyphs, Theme};

/// Whether there is a terminal to read keys from and to draw on.
pub(super) fn has_full_screen(words_from_stdin: bool) -> bool {
    let keys = io::stdin().is_terminal() || words_from_stdin && system::terminal_input().is_ok();
    let dumb = set("TERM").is_some_and(|term| term == "dumb");
    keys && io::stdout().is_terminal() && !dumb
}

/// The colours and characters that suit the terminal, unless the settings say otherwise.
pub(super) fn theme(settings: &Settings) -> Theme {
    let depth = match settings.colour {
        When::Always => Depth::wanted(set),
        When::Never => Depth::None,
        When::Auto => Depth::of(set),
    };
    let glyphs = match settings.glyphs {
        GlyphChoice::Unicode => Glyphs::UNICODE,
        GlyphChoice::Ascii => Glyphs::ASCII,
        GlyphChoice::Auto if knows_unicode() => Glyphs::UNICODE,
        GlyphChoice::Auto => Glyphs::ASCII,
    };
    // With NO_COLOR set crossterm would write colour changes without their numbers, and those undo
    // bold and reverse. The theme has decided already, so it need not.
    crossterm::style::force_color_output(true);
    Theme::new(BuiltIn::Dusk, depth, glyphs)
}

/// Whether the locale and the terminal show more than ASCII.
fn knows_unicode() -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    // Without a locale there is nothing against it, and nearly every terminal knows UTF-8.
    let utf_8 = locale.is_none_or(|locale| {
        let locale = locale.to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    });
    utf_8 && set("TERM").is_none_or(|term| term != "linux")
}

/// A variable that is set to something.
fn set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
