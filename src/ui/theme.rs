//! Owns [`Theme`]: the colours and characters that the game is painted with. It doesn't use files or the
//! environment.
//!
//! Colours have [roles](Role), never names, and a theme is a table of roles. Colour never carries information
//! alone, so the game is the same without it.

mod built_in;
mod depth;
mod glyphs;
mod paint;
mod parse;
mod roles;

pub use built_in::BuiltIn;
pub use depth::{Brightness, Depth};
pub use glyphs::Glyphs;
pub use paint::{contrast, rgb};
pub use parse::ThemeError;
pub use roles::Role;

use ratatui::style::{Color, Modifier, Style};

/// How each role is painted, by its number. What isn't set stays as it was.
type Paints = [Style; Role::ALL.len()];

/// The colours and characters of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    paints: Paints,
    /// The characters to draw with.
    pub glyphs: Glyphs,
}

impl Theme {
    /// Returns a built-in theme in as many colours as there are.
    pub fn new(theme: BuiltIn, depth: Depth, glyphs: Glyphs) -> Self {
        Self { paints: parse::built_in(theme), glyphs }.at(depth)
    }

    /// Parses the text of a theme file, and reduces it to as many colours as there are. Roles that the text
    /// doesn't name come from its `base`, or from the parameter `base` if it names none.
    ///
    /// # Errors
    /// Returns [`ThemeError`] if the text isn't TOML, or if it names an unknown role, colour or base. The
    /// error shows the line with a caret below the mistake, and what would be valid.
    pub fn parse(
        text: &str,
        base: BuiltIn,
        depth: Depth,
        glyphs: Glyphs,
    ) -> Result<Self, ThemeError> {
        let paints = parse::paints(text, base)?;
        Ok(Self { paints, glyphs }.at(depth))
    }

    /// Reduces the theme to fewer colours: to the nearest of 256; to those of the theme `terminal` if there
    /// are sixteen, since nobody knows what these look like; or to the shapes of `mono`.
    fn at(self, depth: Depth) -> Self {
        let fewer = |role: Role| {
            let paint = self.paints[role as usize];
            match depth {
                Depth::True => paint,
                Depth::Indexed => paint::indexed(paint),
                Depth::Sixteen if paint::is_true(paint) => {
                    parse::built_in(BuiltIn::Terminal)[role as usize]
                }
                Depth::Sixteen => paint,
                Depth::None => parse::built_in(BuiltIn::Mono)[role as usize],
            }
        };
        Self { paints: Role::ALL.map(fewer), ..self }
    }

    /// Returns the style of a role. Roles of text have no ground of their own and can be on any ground.
    pub fn style(&self, role: Role) -> Style {
        self.paints[role as usize]
    }

    /// Returns the colour of a role for filling a pixel: the ground of a ground, and the ink of an ink.
    pub fn colour(&self, role: Role) -> Color {
        let Style { fg: ink, bg: ground, .. } = self.style(role);
        let colour = if role.is_ground() { ground.or(ink) } else { ink.or(ground) };
        colour.unwrap_or(Color::Reset)
    }

    /// Returns whether a role is visible as an area that differs from the ground around it. If not, a widget
    /// draws an outline or a mark instead.
    pub(crate) fn fills(&self, role: Role) -> bool {
        let style = self.style(role);
        let reversed = style.add_modifier.contains(Modifier::REVERSED);
        reversed || style.bg.is_some_and(|ground| ground != self.colour(Role::Ground))
    }

    /// Returns the style of an empty screen: the text's colour on the ground.
    pub fn whole(&self) -> Style {
        self.style(Role::Ground).patch(self.style(Role::Ink))
    }

    /// Returns whether anything has a colour.
    pub fn has_colours(&self) -> bool {
        let colours = self.paints.iter().flat_map(|paint| [paint.fg, paint.bg]);
        colours.flatten().any(|colour| colour != Color::Reset)
    }

    /// Returns the style of the game's name and other headings.
    pub(super) fn title(&self) -> Style {
        self.style(Role::Ink).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of the last miss: a block that stands out from everything beside it, with or without colours.
    pub(super) fn last(&self) -> Style {
        let style = self.style(Role::Button).add_modifier(Modifier::BOLD);
        if self.fills(Role::Button) { style } else { style.add_modifier(Modifier::REVERSED) }
    }

    /// Returns the style of the selected row of a menu or a form. Grounds that text of every role is readable on
    /// hardly differ from each other, so it is underlined, too.
    pub(super) fn selected(&self) -> Style {
        let style = self.style(Role::Chosen);
        if style.bg.is_some() { style.add_modifier(Modifier::UNDERLINED) } else { style }
    }
}

#[cfg(test)]
mod tests;
