//! The colours and attributes of a role, as theme files write them; and the comparison of colours.

use ratatui::style::{Color, Modifier, Style};

/// The attributes by their names in theme files.
const ATTRIBUTES: [(&str, Modifier); 5] = [
    ("bold", Modifier::BOLD),
    ("dim", Modifier::DIM),
    ("italic", Modifier::ITALIC),
    ("underline", Modifier::UNDERLINED),
    ("reverse", Modifier::REVERSED),
];

/// The six levels of each channel for the colours 16 to 231 of 256, as in xterm.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// Returns whether a style needs more colours than the terminal's sixteen.
pub(super) fn is_true(style: Style) -> bool {
    let more = |colour| matches!(colour, Some(Color::Rgb(..) | Color::Indexed(16..)));
    more(style.fg) || more(style.bg)
}

/// Returns a style with the nearest of 256 colours.
pub(super) fn indexed(style: Style) -> Style {
    Style { fg: style.fg.map(nearest), bg: style.bg.map(nearest), ..style }
}

/// Parses how a role is painted, as a theme file writes it.
pub(super) fn parsed(text: &str) -> Result<Style, String> {
    let mut style = Style::new();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        if word == "on" {
            let name = words.next().ok_or("a colour must follow \"on\"")?;
            style.bg = Some(colour(name)?);
        } else if let Some((_, modifier)) = ATTRIBUTES.iter().find(|(name, _)| *name == word) {
            style = style.add_modifier(*modifier);
        } else if style.fg.is_none() {
            style.fg = Some(colour(word)?);
        } else {
            return Err(format!(
                "{word:?} is one colour too many; a colour behind the text comes after \"on\""
            ));
        }
    }
    Ok(style)
}

/// The colours that a terminal has itself, as an error names them.
const NAMES: &str = "default, black, red, green, yellow, blue, magenta, cyan, gray, white, dark-gray, bright-red, bright-green, \
                     bright-yellow, bright-blue, bright-magenta, bright-cyan";

/// Parses a colour of a theme file.
fn colour(word: &str) -> Result<Color, String> {
    let attributes: Vec<_> = ATTRIBUTES.iter().map(|(name, _)| *name).collect();
    match word {
        "default" => Ok(Color::Reset),
        word => word.parse().map_err(|_| {
            format!(
                "{word:?} is no colour: write #rrggbb, a number from 0 to 255, or one of {NAMES}; {} may follow",
                attributes.join(", ")
            )
        }),
    }
}

/// Returns the red, green and blue of a colour; `None` if they are unknown, as for the terminal's own
/// sixteen.
pub fn rgb(colour: Color) -> Option<(u8, u8, u8)> {
    match colour {
        Color::Rgb(r, g, b) => Some((r, g, b)),
        Color::Indexed(index @ 16..=231) => {
            let step = |divisor: u8| STEPS[usize::from((index - 16) / divisor % 6)];
            Some((step(36), step(6), step(1)))
        }
        Color::Indexed(index @ 232..) => {
            let grey = 8 + 10 * (index - 232);
            Some((grey, grey, grey))
        }
        _ => None,
    }
}

/// Returns the nearest of 256 colours by weighted distance ("redmean",
/// <https://www.compuphase.com/cmetric.htm>), among those that look the same in every terminal.
fn nearest(colour: Color) -> Color {
    let Color::Rgb(r, g, b) = colour else { return colour };
    let distance = |index: &u8| {
        let (x, y, z) = rgb(Color::Indexed(*index)).unwrap_or_default();
        let apart = |a: u8, b: u8| (i64::from(a) - i64::from(b)).pow(2);
        let red = (i64::from(r) + i64::from(x)) / 2;
        ((512 + red) * apart(r, x)) / 256 + 4 * apart(g, y) + ((767 - red) * apart(b, z)) / 256
    };
    (16..=255).min_by_key(distance).map_or(colour, Color::Indexed)
}

/// Returns the contrast ratio of two colours (1 ..= 21) by WCAG 2.2; `None` if one of them is unknown.
pub fn contrast(one: Color, other: Color) -> Option<f64> {
    let (one, other) = (luminance(rgb(one)?), luminance(rgb(other)?));
    Some((one.max(other) + 0.05) / (one.min(other) + 0.05))
}

/// Returns the relative luminance (0 ..= 1) by WCAG 2.2.
pub fn luminance((r, g, b): (u8, u8, u8)) -> f64 {
    let linear = |channel: u8| {
        let share = f64::from(channel) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
