//! The settings that are one of a few names. Owns the names, not what they do.

use serde::Serialize;

/// The lengths of which every built-in list has words, for shells to offer.
pub const OFFERED_LENGTHS: [&str; 17] =
    ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18"];

macro_rules! choices {
    ($($(#[$about:meta])* $choice:ident { $($(#[$doc:meta])* $value:ident = $name:literal,)+ })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $choice { $($(#[$doc])* $value,)+ }

        impl $choice {
            /// Every value, with its name.
            pub const ALL: &'static [(Self, &'static str)] = &[$((Self::$value, $name)),+];

            /// The names of all values.
            #[must_use]
            pub fn names() -> Vec<&'static str> {
                Self::ALL.iter().map(|(_, name)| *name).collect()
            }
        }
    )+};
}

choices! {
    /// When to do something that the game can also decide by itself.
    When {
        /// As the surroundings suggest.
        #[default]
        Auto = "auto",
        /// In any case.
        Always = "always",
        /// In no case.
        Never = "never",
    }

    /// Which characters to draw with.
    GlyphChoice {
        /// As the terminal and the locale suggest.
        #[default]
        Auto = "auto",
        /// Box drawing, blocks and circles.
        Unicode = "unicode",
        /// Characters that every terminal has.
        Ascii = "ascii",
    }

    /// What the terminal's own background is.
    Background {
        /// As the terminal tells.
        #[default]
        Auto = "auto",
        /// Dark.
        Dark = "dark",
        /// Light.
        Light = "light",
    }

    /// Whether anything on the screen moves.
    Motion {
        /// Unless the surroundings speak against it.
        #[default]
        Auto = "auto",
        /// In any case.
        On = "on",
        /// In no case.
        Off = "off",
    }
}
