//! Owns [`Wardrobe`]: the themes that may turn out to suit the terminal, and the figure.

use super::ask::Answer;
use crate::ui::figures::Figure;
use crate::ui::theme::{Glyphs, Ground, Theme};

/// The themes to choose from.
#[derive(Clone, Debug)]
pub struct Wardrobe {
    /// For a dark ground.
    pub dark: Theme,
    /// For a light one.
    pub light: Theme,
    /// The ground, as far as it is known; what is known is not asked.
    pub ground: Option<Ground>,
    /// Whether the terminal is asked about itself.
    pub asks: bool,
    /// Whether plain characters are taken where ambiguous ones are two cells wide.
    pub takes_plain: bool,
    /// What the misses finish.
    pub figure: Figure,
}

impl Wardrobe {
    /// One with a single theme, and no questions.
    #[must_use]
    pub const fn only(theme: Theme) -> Self {
        Self {
            dark: theme,
            light: theme,
            ground: None,
            asks: false,
            takes_plain: false,
            figure: Figure::Gallows,
        }
    }

    /// The theme for what is known, and for what the terminal has answered.
    pub(super) fn theme(&self, answer: Option<Answer>) -> Theme {
        let ground = self.ground.or(answer.and_then(|answer| answer.ground)).unwrap_or_default();
        let mut theme = match ground {
            Ground::Dark => self.dark,
            Ground::Light => self.light,
        };
        if self.takes_plain && answer.is_some_and(|answer| answer.is_wide) {
            theme.glyphs = Glyphs::ASCII;
        }
        theme
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{BuiltIn, Depth, Role};

    #[test]
    fn what_is_set_comes_before_what_the_terminal_says() {
        let theme = |theme| Theme::new(theme, Depth::True, Glyphs::UNICODE);
        let mut wardrobe = Wardrobe {
            dark: theme(BuiltIn::Dusk),
            light: theme(BuiltIn::Paper),
            ground: None,
            asks: true,
            takes_plain: true,
            figure: Figure::Gallows,
        };
        let light = Some(Answer { ground: Some(Ground::Light), is_wide: false });
        let ink = |theme: Theme| theme.style(Role::Ink);
        assert_eq!(ink(wardrobe.theme(None)), ink(wardrobe.dark));
        assert_eq!(ink(wardrobe.theme(light)), ink(wardrobe.light));
        wardrobe.ground = Some(Ground::Dark);
        assert_eq!(ink(wardrobe.theme(light)), ink(wardrobe.dark));
        let wide = Some(Answer { ground: None, is_wide: true });
        assert!(!wardrobe.theme(wide).glyphs.unicode);
        wardrobe.takes_plain = false;
        assert!(wardrobe.theme(wide).glyphs.unicode);
    }
}
