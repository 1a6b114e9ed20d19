//! Owns [`Help`], how far the help has been scrolled.

/// The help in front of a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// How many lines it has been scrolled down, as far as there is anything below.
    pub scrolled: u16,
}

impl Help {
    /// About as many lines as the help has in the narrowest terminal.
    pub(in crate::app) const LONGEST: u16 = 64;
}
