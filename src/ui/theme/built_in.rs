//! The themes that come with the game.

/// A theme that comes with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuiltIn {
    /// Bone and red on near black.
    Dusk,
    /// Ink and red on paper.
    Paper,
    /// The terminal's own colours.
    Terminal,
    /// 7:1 everywhere.
    Contrast,
    /// No colours at all.
    Mono,
}

impl BuiltIn {
    /// Every one.
    pub const ALL: [Self; 5] =
        [Self::Dusk, Self::Paper, Self::Terminal, Self::Contrast, Self::Mono];

    /// What settings call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dusk => "dusk",
            Self::Paper => "paper",
            Self::Terminal => "terminal",
            Self::Contrast => "contrast",
            Self::Mono => "mono",
        }
    }

    /// The one of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// Its file, to start one's own from.
    #[must_use]
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
