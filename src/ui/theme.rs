//! Owns [`Theme`]: which colours and which characters the game is painted with. It knows neither files
//! nor the environment.
//!
//! Colours have [roles](Role), never names, and a theme is a table of roles. Colour never carries
//! meaning alone, so the game is the same without.

mod built_in;
mod depth;
mod glyphs;
mod paint;
mod parse;
mod roles;

pub use built_in::BuiltIn;
pub use depth::{Depth, Ground};
pub use glyphs::Glyphs;
pub use paint::{Paint, contrast, rgb};
pub use parse::ThemeError;
pub use roles::Role;

use ratatui::style::{Color, Modifier, Style};

use roles::ByRole;

/// How everything looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    paints: ByRole<Paint>,
    depth: Depth,
    /// The characters that are drawn with.
    pub glyphs: Glyphs,
}

impl Theme {
    /// A built-in theme, in as many colours as there are.
    #[must_use]
    pub fn new(theme: BuiltIn, depth: Depth, glyphs: Glyphs) -> Self {
        Self { paints: parse::built_in(theme), depth: Depth::True, glyphs }.at(depth)
    }

    /// The theme that a file's text describes, in as many colours as there are. Roles that the text does
    /// not name are those of its `base`, or of `base` where it names none.
    ///
    /// # Errors
    /// [`ThemeError`] where the text is no TOML, or names a role, a colour or a base that there is not; it shows
    /// the line with a caret below what is wrong, and what would be right.
    pub fn parse(
        text: &str,
        base: BuiltIn,
        depth: Depth,
        glyphs: Glyphs,
    ) -> Result<Self, ThemeError> {
        let paints = parse::paints(text, base)?;
        Ok(Self { paints, depth: Depth::True, glyphs }.at(depth))
    }

    /// This theme in fewer colours: the nearest of 256; of sixteen, whose looks nobody knows, those that
    /// the theme `terminal` has; without colours the shapes of `mono`.
    fn at(self, depth: Depth) -> Self {
        let fewer = |role: Role| {
            let paint = self.paints[role];
            match depth {
                Depth::True => paint,
                Depth::Indexed => paint.indexed(),
                Depth::Sixteen if paint.is_true() => parse::built_in(BuiltIn::Terminal)[role],
                Depth::Sixteen => paint,
                Depth::None => parse::built_in(BuiltIn::Mono)[role],
            }
        };
        Self { paints: ByRole::from_fn(fewer), depth, ..self }
    }

    /// How a role is painted. Roles of text have no ground of their own and can stand on every ground.
    #[must_use]
    pub fn style(&self, role: Role) -> Style {
        self.paints[role].style()
    }

    /// The colour of a role where it fills a pixel: the ground of a ground, the ink of an ink.
    #[must_use]
    pub fn colour(&self, role: Role) -> Color {
        let paint = self.paints[role];
        let (first, second) = match role.is_ground() {
            true => (paint.ground, paint.ink),
            false => (paint.ink, paint.ground),
        };
        first.or(second).unwrap_or(Color::Reset)
    }

    /// Whether a role shows as an area that differs from the ground around it. Where it does not, a
    /// widget draws an outline or a mark instead.
    #[must_use]
    pub(crate) fn fills(&self, role: Role) -> bool {
        let paint = self.paints[role];
        let reversed = paint.modifier.contains(Modifier::REVERSED);
        reversed || paint.ground.is_some_and(|ground| ground != self.colour(Role::Ground))
    }

    /// The whole screen before anything is painted on it: the text's colour on the ground.
    #[must_use]
    pub fn whole(&self) -> Style {
        self.style(Role::Ground).patch(self.style(Role::Ink))
    }

    /// Whether anything is painted in a colour.
    #[must_use]
    pub fn has_colours(&self) -> bool {
        Role::ALL.iter().any(|role| {
            let paint = self.paints[*role];
            let colours = [paint.ink, paint.ground].into_iter().flatten();
            colours.into_iter().any(|colour| colour != Color::Reset)
        })
    }

    /// How many colours there are.
    #[must_use]
    pub const fn depth(&self) -> Depth {
        self.depth
    }

    /// The game's name and other headings.
    pub(super) fn title(&self) -> Style {
        self.style(Role::Ink).add_modifier(Modifier::BOLD)
    }

    /// The selected row of a menu or a form.
    pub(super) fn selected(&self) -> Style {
        self.style(Role::Chosen)
    }
}

#[cfg(test)]
mod tests;
