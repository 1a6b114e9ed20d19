//! Every built-in theme is measured: it can be read, on every ground, by every eye.

use super::*;

/// Every theme with colours that are known, in every depth that has them.
fn measured() -> Vec<(&'static str, Theme)> {
    let themes = [BuiltIn::Dusk, BuiltIn::Paper, BuiltIn::Contrast];
    let depths = [Depth::True, Depth::Indexed];
    themes
        .into_iter()
        .flat_map(|theme| {
            depths.map(|depth| (theme.name(), Theme::new(theme, depth, Glyphs::UNICODE)))
        })
        .collect()
}

/// Text that can stand on every ground that has no ink of its own.
const TEXT: [Role; 7] =
    [Role::Ink, Role::Muted, Role::Faint, Role::Accent, Role::Hit, Role::Miss, Role::Danger];

/// Shapes, on the same grounds.
const SHAPES: [Role; 4] = [Role::Wood, Role::Grain, Role::Rope, Role::Gauge];

/// Grounds that text of every role stands on.
const OPEN: [Role; 3] = [Role::Ground, Role::Card, Role::Chosen];

fn ratio(theme: &Theme, ink: Role, ground: Role) -> f64 {
    contrast(theme.colour(ink), theme.colour(ground)).unwrap()
}

#[test]
fn text_can_be_read_and_shapes_can_be_seen() {
    let mut wrong = Vec::new();
    for (name, theme) in measured() {
        let strict = name == "contrast";
        for ground in OPEN {
            for (roles, least) in [(&TEXT[..], 4.5), (&SHAPES[..], 3.0)] {
                let least = if strict { 7.0 } else { least };
                for role in roles {
                    let found = ratio(&theme, *role, ground);
                    if found < least {
                        wrong.push(format!(
                            "{name} ({:?}): {} on {} {found:.2}",
                            theme.depth(),
                            role.name(),
                            ground.name()
                        ));
                    }
                }
            }
        }
        for role in Role::ALL.into_iter().filter(|role| role.is_ground() && !OPEN.contains(role)) {
            let style = theme.style(role);
            let found = contrast(style.fg.unwrap(), style.bg.unwrap()).unwrap();
            if found < if strict { 7.0 } else { 4.5 } {
                wrong.push(format!("{name} ({:?}): {} {found:.2}", theme.depth(), role.name()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
