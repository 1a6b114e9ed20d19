//! The built-in themes.

use super::Brightness;

crate::words::named! {
    /// A built-in theme.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BuiltIn {
        /// Bone and red on near black.
        Dusk = "dusk",
        /// Ink and red on paper.
        Paper = "paper",
        /// The terminal's own colours.
        Terminal = "terminal",
        /// Contrast of at least 7:1 everywhere.
        Contrast = "contrast",
        /// No colours at all.
        Mono = "mono",
    }
}

impl BuiltIn {
    /// Returns whether it suits a terminal with this background.
    pub const fn fits(self, background: Brightness) -> bool {
        match self {
            Self::Dusk | Self::Contrast => matches!(background, Brightness::Dark),
            Self::Paper => matches!(background, Brightness::Light),
            Self::Terminal | Self::Mono => true,
        }
    }

    /// Returns the text of its file, as a starting point for other themes.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Dusk => include_str!("../../../assets/themes/dusk.toml"),
            Self::Paper => include_str!("../../../assets/themes/paper.toml"),
            Self::Terminal => include_str!("../../../assets/themes/terminal.toml"),
            Self::Contrast => include_str!("../../../assets/themes/contrast.toml"),
            Self::Mono => include_str!("../../../assets/themes/mono.toml"),
        }
    }
}
