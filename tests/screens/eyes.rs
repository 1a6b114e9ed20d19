//! Tests of legibility: text has enough contrast in every theme with known colours, also for people without
//! green cones, and what a background means is also expressed without colours.

use std::collections::HashMap;

use evil_hangman::ui::theme::{Role, contrast, rgb};

use super::*;

/// Returns how a colour looks to people without green cones (Viénot, Brettel and Mollon, "Digital video
/// colourmaps for checking the legibility of displays by dichromats", 1999), in linear light.
fn deuteranopic(colour: Color) -> Option<Color> {
    let linear = |c: u8| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    let back = |c: f64| {
        let c = c.clamp(0.0, 1.0);
        let c = if c <= 0.003_130_8 { c * 12.92 } else { 1.055 * c.powf(1.0 / 2.4) - 0.055 };
        (c * 255.0).round() as u8
    };
    let (r, g, b) = rgb(colour)?;
    let (r, g, b) = (linear(r), linear(g), linear(b));
    let yellow = 0.292_75 * r + 0.707_25 * g;
    Some(Color::Rgb(back(yellow), back(yellow), back(-0.022_34 * r + 0.022_34 * g + b)))
}

/// Returns whether a cell has text rather than a piece of a drawing.
fn is_text(symbol: &str) -> bool {
    symbol.chars().all(|c| c.is_alphanumeric() || (c.is_ascii_graphic() && c != '_'))
        && !symbol.is_empty()
}

/// Every theme with colours that are known, in every depth that has them, with its name and the least contrast of its text.
fn measured() -> impl Iterator<Item = (String, Theme, f64)> {
    let is_known = |theme: &BuiltIn| !matches!(theme, BuiltIn::Terminal | BuiltIn::Mono);
    BuiltIn::ALL.into_iter().filter(is_known).flat_map(|theme| {
        let least = if theme == BuiltIn::Contrast { 7.0 } else { 4.5 };
        [Depth::True, Depth::Indexed].map(|depth| {
            let name = format!("{} ({depth:?})", theme.name());
            (name, Theme::new(theme, depth, Glyphs::UNICODE), least)
        })
    })
}

#[test]
fn on_every_screen_all_that_is_written_can_be_read() {
    let screens = every_screen();
    for (theme_name, theme, least) in measured() {
        // Each pair of colours is measured once.
        let mut pairs: HashMap<(Color, Color), String> = HashMap::new();
        for (name, app) in &screens {
            for size in [(120, 40), (40, 16)] {
                let buffer = picture(app, &theme, size);
                for cell in buffer.content.iter().filter(|cell| is_text(cell.symbol())) {
                    let place = || format!("{name} at {size:?}: {:?}", cell.symbol());
                    pairs.entry((cell.fg, cell.bg)).or_insert_with(place);
                }
            }
        }
        for ((ink, ground), place) in pairs {
            let told = format!("{theme_name}: {ink} on {ground}, {place}");
            // The terminal's own colours are unknown, so their contrast is not guaranteed.
            let found = contrast(ink, ground).unwrap_or_else(|| panic!("{told}"));
            assert!(found >= least, "{told}: {found:.2}");
            let eyes = deuteranopic(ink).zip(deuteranopic(ground));
            let found = eyes.and_then(|(ink, ground)| contrast(ink, ground)).unwrap();
            assert!(found >= 4.0_f64.max(least - 2.5), "{told}, without green cones: {found:.2}");
        }
    }
}

/// Shapes that can stand on every ground that has no ink of its own.
const SHAPES: [Role; 8] = {
    use Role::*;
    [Wood, Grain, Rope, Snow, Water, Gauge, Loss, Life]
};

#[test]
fn shapes_can_be_seen_on_every_ground() {
    for (name, theme, least) in measured() {
        for ground in [Role::Ground, Role::Card, Role::Chosen] {
            for role in SHAPES {
                let found = contrast(theme.colour(role), theme.colour(ground)).unwrap();
                // Shapes need less than text, except in the theme that is made for it.
                let least = if least > 5.0 { least } else { 3.0 };
                assert!(found >= least, "{name}: {role:?} on {ground:?}, {found:.2}");
            }
        }
    }
}

#[test]
fn with_and_without_green_cones_found_and_unfound_letters_differ_in_lightness() {
    for (name, theme, _) in measured() {
        let ground = |role| theme.style(role).bg.unwrap();
        for other in [Role::Lost, Role::Tile] {
            for eyes in [Some, deuteranopic] {
                let (found, other) = (eyes(ground(Role::Found)), eyes(ground(other)));
                let apart = contrast(found.unwrap(), other.unwrap()).unwrap();
                assert!(apart >= 3.0, "{name}: {apart:.2}");
            }
        }
    }
}

#[test]
fn where_bold_ink_is_bright_ink_it_is_not_the_colour_of_its_ground() {
    for theme in [BuiltIn::Terminal, BuiltIn::Mono] {
        let theme = Theme::new(theme, Depth::Sixteen, Glyphs::UNICODE);
        for (name, app) in every_screen() {
            for cell in picture(&app, &theme, (80, 24)).content {
                let is_dark = cell.modifier.contains(Modifier::REVERSED) || cell.fg == Color::Black;
                assert!(!is_dark || !cell.modifier.contains(Modifier::BOLD), "{name}: {cell:?}");
            }
        }
    }
}

#[test]
fn on_every_screen_what_a_ground_says_is_said_without_colours() {
    let plain = Theme::new(BuiltIn::Mono, Depth::None, Glyphs::UNICODE);
    let grounds = [Role::Chosen, Role::Button, Role::Found, Role::Lost]
        .map(|role| UNICODE.style(role).bg.unwrap());
    for (name, app) in every_screen() {
        for size in SIZES {
            let (coloured, colourless) =
                (picture(&app, &UNICODE, size), picture(&app, &plain, size));
            let width = usize::from(size.0);
            let rows = coloured.content.chunks(width).zip(colourless.content.chunks(width));
            for (row, (coloured, colourless)) in rows.enumerate() {
                let mut at = 0;
                for run in coloured.chunk_by(|one, other| one.bg == other.bg) {
                    let shown = &colourless[at..at + run.len()];
                    at += run.len();
                    let written = run.iter().any(|cell| is_text(cell.symbol()));
                    if !grounds.contains(&run[0].bg) || !written {
                        continue;
                    }
                    let says = shown.iter().any(|cell| {
                        !cell.modifier.is_empty() || ["[", "]", "▌", "▸"].contains(&cell.symbol())
                    });
                    let text: String = shown.iter().map(|cell| cell.symbol()).collect();
                    assert!(says, "{name} at {size:?}, row {row}: {text:?}");
                }
            }
        }
    }
}
