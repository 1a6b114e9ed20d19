//! How many colours there are, and whether the background is dark.

use super::paint::luminance;

/// How many colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// None; only bold, dim, reverse and underline.
    None,
    /// The terminal's sixteen.
    Sixteen,
    /// 256.
    Indexed,
    /// All.
    True,
}

/// Whether the terminal's background is dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Brightness {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
}

impl Brightness {
    /// Returns the brightness of a ground of this colour.
    pub(crate) fn of_colour(colour: (u8, u8, u8)) -> Self {
        // Above this luminance L, black text is easier to read than white text: it is where the contrasts (L
        // + 0.05) / 0.05 and 1.05 / (L + 0.05) of WCAG 2.2 are equal.
        let middle = (1.05_f64 * 0.05).sqrt() - 0.05;
        if luminance(colour) > middle { Self::Light } else { Self::Dark }
    }
}
