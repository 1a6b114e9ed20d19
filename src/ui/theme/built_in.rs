//! The themes that come with the game.

use std::sync::LazyLock;

use super::paint::Paint;
use super::parse;
use super::roles::ByRole;

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

/// The themes as they are read, in the order of [`BuiltIn::ALL`].
static READ: LazyLock<[ByRole<Paint>; 5]> = LazyLock::new(|| {
    // A test reads each; a text with a mistake would leave its theme without colours.
    BuiltIn::ALL.map(|theme| {
        parse::paints(theme.text(), theme).unwrap_or_else(|_| ByRole::from_fn(|_| Paint::default()))
    })
});

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

    pub(super) fn paints(self) -> ByRole<Paint> {
        READ[self as usize]
    }
}
