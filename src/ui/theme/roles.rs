//! The roles of colours, and tables of them.

use std::ops::Index;

macro_rules! roles {
    ($($(#[doc = $doc:literal])* $role:ident $name:literal $ground:literal,)*) => {
        /// The purpose of something that is painted. Every colour of the game has one of these roles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Role {
            $($(#[doc = $doc])* $role,)*
        }

        impl Role {
            /// Every role, in the order of the theme files.
            pub const ALL: [Self; COUNT] = [$(Self::$role,)*];

            /// Returns the name in theme files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$role => $name,)*
                }
            }

            /// Returns whether it is an area that text can be on; the others are text and shapes.
            pub const fn is_ground(self) -> bool {
                match self {
                    $(Self::$role => $ground,)*
                }
            }
        }

        const COUNT: usize = [$($name,)*].len();
    };
}

roles! {
    /// The whole screen.
    Ground "ground" true,
    /// A card, raised above the ground.
    Card "card" true,
    /// The card, row or value that has the focus.
    Chosen "chosen" true,
    /// A tile whose letter is not known.
    Tile "tile" true,
    /// A tile whose letter was found, and the key that found it.
    Found "found" true,
    /// A tile whose letter is revealed at the end, though the player didn't find it.
    Lost "lost" true,
    /// A key that can be pressed.
    Key "key" true,
    /// The button that continues.
    Button "button" true,
    /// Text.
    Ink "ink" false,
    /// Text that explains and labels.
    Muted "muted" false,
    /// Rules, marks and what has been used up.
    Faint "faint" false,
    /// Anything that stands out: headings of cards, the chosen value, lives.
    Accent "accent" false,
    /// A letter that is in the word, and good news.
    Hit "hit" false,
    /// A letter that is not, and bad news.
    Miss "miss" false,
    /// The computer's side: its name, its share, the words it kept.
    Danger "danger" false,
    /// Shapes in the colour of danger: bars of what was lost, the game's large name.
    Loss "loss" false,
    /// The misses that are left, as shapes.
    Life "life" false,
    /// Wood in the light.
    Wood "wood" false,
    /// Wood in the shade, and the ground of figures.
    Grain "grain" false,
    /// The rope.
    Rope "rope" false,
    /// Snow and other white things in the light.
    Snow "snow" false,
    /// Water.
    Water "water" false,
    /// Bars for comparison.
    Gauge "gauge" false,
}

/// A value for each role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByRole<T>([T; COUNT]);

impl<T> ByRole<T> {
    pub fn from_fn(of: impl Fn(Role) -> T) -> Self {
        Self(Role::ALL.map(of))
    }
}

impl<T> Index<Role> for ByRole<T> {
    type Output = T;

    fn index(&self, role: Role) -> &T {
        &self.0[role as usize]
    }
}
