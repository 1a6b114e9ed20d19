//! Owns the settings that are one of a few names, without their effects.

use crate::text::names::choices;

/// The word lengths that shell completion offers; every built-in list has words of each.
pub const OFFERED_LENGTHS: [&str; 16] =
    ["3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18"];

choices! {
    /// When to do something that the game can also decide itself.
    When {
        /// As detected.
        #[default]
        Auto = "auto",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }

    /// The characters to draw with.
    GlyphChoice {
        /// Detected from the terminal and the locale.
        #[default]
        Auto = "auto",
        /// Box drawing, blocks and circles.
        Unicode = "unicode",
        /// ASCII only.
        Ascii = "ascii",
    }

    /// The brightness of the terminal's own background.
    Background {
        /// As reported by the terminal.
        #[default]
        Auto = "auto",
        /// Dark.
        Dark = "dark",
        /// Light.
        Light = "light",
    }

    /// Whether anything on the screen moves.
    Motion {
        /// Unless the environment or the terminal suggests otherwise.
        #[default]
        Auto = "auto",
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
    }
}
