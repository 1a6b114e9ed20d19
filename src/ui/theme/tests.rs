//! Themes are read, say what is wrong with them, and depend on no hue; `tests/screens/eyes.rs` measures them.

use super::*;

/// What has some of the sixteen colours, in the theme that uses the terminal's own.
const COLOURED: [Role; 6] =
    [Role::Found, Role::Lost, Role::Loss, Role::Life, Role::Snow, Role::Gauge];

/// The ground and the sixteen colours of usual palettes: two of xterm's, both of Solarized, Campbell, GNOME, Tango.
const PALETTES: [&str; 7] = [
    "101114 1d1f21 cc6666 8cb369 de935f 6a9fb5 b294bb 70c0b1 c5c8c6 666a6f f28b82 b5d68f f0c674 81a2be d7b5e0 8abeb7 ffffff",
    "ffffff 000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
    "002b36 073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3",
    "fdf6e3 073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3",
    "0c0c0c 0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2",
    "1e1e1e 171421 c01c28 26a269 a2734c 12488b a347ba 2aa1b3 d0cfcc 5e5c64 f66151 33da7a e9ad0c 2a7bde c061cb 33c7de ffffff",
    "2e3436 2e3436 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf 555753 ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2 eeeeec",
];

#[test]
fn the_terminals_own_colours_can_be_seen_in_every_usual_palette() {
    let theme = Theme::new(BuiltIn::Terminal, Depth::Sixteen, Glyphs::UNICODE);
    let sixteen = "black red green yellow blue magenta cyan gray darkgray lightred lightgreen lightyellow lightblue \
                   lightmagenta lightcyan white";
    let sixteen: Vec<Color> = sixteen.split(' ').map(|name| name.parse().unwrap()).collect();
    for palette in PALETTES {
        let colours =
            palette.split(' ').map(|hex| Color::from_u32(u32::from_str_radix(hex, 16).unwrap()));
        let colours: Vec<_> = colours.collect();
        let looks = |colour: Option<Color>| {
            let at = sixteen.iter().position(|other| Some(*other) == colour);
            at.map_or(colours[0], |at| colours[at + 1])
        };
        for role in COLOURED {
            let style = theme.style(role);
            assert!(style.fg.is_some_and(|ink| ink != Color::Reset), "{role:?}");
            let found = contrast(looks(style.fg), looks(style.bg)).unwrap();
            // Solarized's bright blue is a grey.
            assert!(found >= 2.9, "{role:?}: {found:.2} in {palette}");
        }
    }
}

#[test]
fn with_the_terminals_own_colours_nothing_depends_on_a_hue() {
    for (theme, depth) in [
        (BuiltIn::Terminal, Depth::True),
        (BuiltIn::Dusk, Depth::Sixteen),
        (BuiltIn::Paper, Depth::Sixteen),
        (BuiltIn::Contrast, Depth::Sixteen),
        (BuiltIn::Mono, Depth::True),
        (BuiltIn::Paper, Depth::None),
    ] {
        let theme = Theme::new(theme, depth, Glyphs::UNICODE);
        for role in Role::ALL.into_iter().filter(|role| !COLOURED.contains(role)) {
            let style = theme.style(role);
            for colour in [style.fg, style.bg].into_iter().flatten() {
                assert_eq!(colour, Color::Reset, "{role:?}");
            }
        }
        // States that matter differ in their attributes, or only one of them has a ground.
        let look = |role| (theme.style(role).add_modifier, theme.style(role).bg.is_some());
        assert_ne!(look(Role::Found), look(Role::Lost));
        assert_ne!(look(Role::Found), look(Role::Tile));
        assert_ne!(look(Role::Faint), look(Role::Ink));
        assert_ne!(look(Role::Chosen), look(Role::Card));
    }
}

#[test]
fn without_colours_nothing_fills_a_card() {
    for theme in BuiltIn::ALL {
        let with = |depth| Theme::new(theme, depth, Glyphs::UNICODE);
        assert_eq!(with(Depth::True).has_colours(), theme != BuiltIn::Mono);
        assert!(!with(Depth::None).fills(Role::Card) && !with(Depth::None).has_colours());
    }
    let own = "[roles]\ncard = \"white on blue reverse\"";
    let own = Theme::parse(own, BuiltIn::Dusk, Depth::None, Glyphs::UNICODE).unwrap();
    assert!(!own.fills(Role::Card));
}

#[test]
fn every_built_in_theme_names_every_role() {
    for theme in BuiltIn::ALL {
        let table: toml::Table = toml::from_str(theme.text()).unwrap();
        let roles = table["roles"].as_table().unwrap();
        assert_eq!(roles.len(), Role::ALL.len(), "{}", theme.name());
        assert!(own(theme.text()).is_ok(), "{}", theme.name());
        assert_eq!(BuiltIn::named(theme.name()), Some(theme));
    }
}

fn own(text: &str) -> Result<Theme, ThemeError> {
    Theme::parse(text, BuiltIn::Dusk, Depth::True, Glyphs::UNICODE)
}

#[test]
fn a_theme_of_ones_own_changes_a_few_roles_of_its_base() {
    let theme = own("base = \"paper\"\n[roles]\nhit = \"#0000ff bold\"\n").unwrap();
    let paper = Theme::new(BuiltIn::Paper, Depth::True, Glyphs::UNICODE);
    assert_eq!(theme.style(Role::Hit).fg, Some(Color::Rgb(0, 0, 255)));
    assert_eq!(theme.style(Role::Miss), paper.style(Role::Miss));
    let dusk = Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE);
    assert_eq!(own("").unwrap().style(Role::Ink), dusk.style(Role::Ink));
    // One of the terminal's own colours stays where there are no others.
    let own = "[roles]\nhit = \"magenta\"";
    let own = Theme::parse(own, BuiltIn::Dusk, Depth::Sixteen, Glyphs::UNICODE).unwrap();
    assert_eq!(own.style(Role::Hit).fg, Some(Color::Magenta));
}

#[test]
fn a_mistake_in_a_theme_is_shown_with_its_line_a_caret_and_what_would_be_right() {
    for (wrong, line, expected) in [
        ("[roles]\nhitt = \"red\"", 2, "unknown variant `hitt`, expected one of `ground`, `card`"),
        ("[roles]\nhit = \"redd\"", 2, "\"redd\" is no colour: write #rrggbb"),
        ("[roles]\nhit = \"red blue\"", 2, "one colour too many"),
        ("[roles]\nhit = \"red on\"", 2, "a colour must follow"),
        ("[roles]\nhit = \"#12345\"", 2, "is no colour"),
        ("[roles]\nhit = 3", 2, "string"),
        ("base = \"dark\"", 1, "unknown variant `dark`, expected one of `dusk`"),
        ("colour = 1", 1, "unknown field"),
        ("[roles", 1, "^"),
    ] {
        let error = own(wrong).unwrap_err();
        assert_eq!(error.line, line, "{wrong}: {error}");
        assert!(
            error.details.starts_with("  |") && error.details.contains('^'),
            "{wrong}: {error}"
        );
        assert!(error.details.contains(expected), "{wrong}: {error}");
    }
}

#[test]
fn the_nearest_of_256_is_near() {
    for (colour, index) in
        [((0, 0, 0), 16), ((255, 255, 255), 231), ((255, 0, 0), 196), ((8, 8, 8), 232)]
    {
        let paint = Style::new().fg(Color::from(colour));
        assert_eq!(paint::indexed(paint).fg, Some(Color::Indexed(index)), "{colour:?}");
    }
}
