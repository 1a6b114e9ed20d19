//! Owns the settings that are one of a few names, without their effects.

/// The word lengths that shell completion offers; every built-in list has words of each.
pub const OFFERED_LENGTHS: [&str; 16] =
    ["3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18"];

crate::words::named! {
    /// When to do something that the game can also decide itself.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum When {
        /// As detected.
        #[default]
        Auto = "auto",
        /// Always.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

crate::words::named! {
    /// The characters to draw with.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum GlyphChoice {
        /// Detected from the terminal and the locale.
        #[default]
        Auto = "auto",
        /// Box drawing, blocks and circles.
        Unicode = "unicode",
        /// ASCII only.
        Ascii = "ascii",
    }
}

crate::words::named! {
    /// The brightness of the terminal's own background.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Background {
        /// As reported by the terminal.
        #[default]
        Auto = "auto",
        /// Dark.
        Dark = "dark",
        /// Light.
        Light = "light",
    }
}

crate::words::named! {
    /// Whether anything on the screen moves.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Motion {
        /// Unless the environment or the terminal suggests otherwise.
        #[default]
        Auto = "auto",
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
    }
}
