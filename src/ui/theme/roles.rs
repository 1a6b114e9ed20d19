//! The roles of colours, and tables of them.

use serde::Deserialize;

macro_rules! roles {
    ($($(#[doc = $doc:literal])* $role:ident $ground:literal,)*) => {
        /// The purpose of something that is painted. Every colour of the game has one of these roles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Role {
            $($(#[doc = $doc])* $role,)*
        }

        impl Role {
            /// Every role, in the order of the theme files.
            pub const ALL: [Self; ROLES] = [$(Self::$role,)*];

            /// Returns whether it is an area that text can be on; the others are text and shapes.
            pub const fn is_ground(self) -> bool {
                match self {
                    $(Self::$role => $ground,)*
                }
            }
        }

        /// The number of roles.
        pub const ROLES: usize = [$(Role::$role,)*].len();
    };
}

roles! {
    /// The whole screen.
    Ground true,
    /// A card, raised above the ground.
    Card true,
    /// The card, row or value that has the focus.
    Chosen true,
    /// A tile whose letter is not known.
    Tile true,
    /// A tile whose letter was found, and the key that found it.
    Found true,
    /// A tile whose letter is revealed at the end, though the player didn't find it.
    Lost true,
    /// A key that can be pressed.
    Key true,
    /// The button that continues.
    Button true,
    /// Text.
    Ink false,
    /// Text that explains and labels.
    Muted false,
    /// Rules, marks and what has been used up.
    Faint false,
    /// Anything that stands out: headings of cards, the chosen value, lives.
    Accent false,
    /// A letter that is in the word, and good news.
    Hit false,
    /// A letter that is not, and bad news.
    Miss false,
    /// The computer's side: its name, its share, the words it kept.
    Danger false,
    /// Shapes in the colour of danger: bars of what was lost, the game's large name.
    Loss false,
    /// The misses that are left, as shapes.
    Life false,
    /// Wood in the light.
    Wood false,
    /// Wood in the shade, and the ground of figures.
    Grain false,
    /// The rope.
    Rope false,
    /// Snow and other things that are white, where that is not lost on the ground.
    Snow false,
    /// Water.
    Water false,
    /// Bars for comparison.
    Gauge false,
}
