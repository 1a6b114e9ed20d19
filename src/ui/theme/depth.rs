//! What the environment says about colours: how many there are, and whether the background is dark. Variables
//! and the terminal's answers are passed in.

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

impl Depth {
    /// Returns the number of colours that the environment suggests. `variable` returns the value of a
    /// variable.
    ///
    /// `NO_COLOR` (<https://no-color.org>) comes first. If `CLICOLOR_FORCE` is set to anything but 0
    /// (<https://bixense.com/clicolors>), a terminal that seems to have no colours gets sixteen; otherwise there are none if
    /// `CLICOLOR` is 0.
    pub fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() {
            return Self::None;
        }
        let seen = Self::seen(&variable);
        let forced = set("CLICOLOR_FORCE").is_some_and(|value| value != "0");
        match seen {
            seen if forced => seen.max(Self::Sixteen),
            _ if set("CLICOLOR").is_some_and(|value| value == "0") => Self::None,
            seen => seen,
        }
    }

    /// Returns the colours of the terminal, or sixteen if it seems to have none, for players who always want
    /// colours.
    pub fn wanted(variable: impl Fn(&str) -> Option<String>) -> Self {
        Self::seen(&variable).max(Self::Sixteen)
    }

    /// Returns what the terminal supports, whatever the player wants.
    fn seen(variable: &impl Fn(&str) -> Option<String>) -> Self {
        let [colours, term] =
            ["COLORTERM", "TERM"].map(|name| variable(name).unwrap_or_default().to_lowercase());
        let ends = |end: &str| term.ends_with(end);
        if matches!(colours.as_str(), "truecolor" | "24bit")
            || ends("-direct")
            || WITH_ALL.iter().any(|name| term == *name || term.starts_with(&format!("{name}-")))
        {
            Self::True
        } else if term == "dumb" || ends("-mono") || ends("-m") || term.starts_with("vt1") {
            Self::None
        } else if term.contains("256") {
            Self::Indexed
        } else {
            Self::Sixteen
        }
    }
}

/// Terminals whose name in `TERM` says that they have all colours.
const WITH_ALL: [&str; 6] =
    ["alacritty", "contour", "foot", "wezterm", "xterm-ghostty", "xterm-kitty"];

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
    /// Parses the variable `COLORFGBG`: the numbers of ink and ground among the sixteen colours, sometimes
    /// with another number between them.
    pub fn of_variable(value: &str) -> Option<Self> {
        let (_, ground) = value.rsplit_once(';')?;
        match ground.trim().parse::<u8>().ok()? {
            7 | 15 => Some(Self::Light),
            0..=15 => Some(Self::Dark),
            _ => None,
        }
    }

    /// Parses a terminal's answer to `OSC 11 ; ?`: `rgb:RRRR/GGGG/BBBB`, with one to four hexadecimal digits
    /// per channel.
    pub fn of_answer(answer: &str) -> Option<Self> {
        let colour = answer.split_once("rgb").map(|(_, rest)| rest)?;
        let channels = colour.split_once(':').map(|(_, rest)| rest)?;
        let mut read = channels.split('/').map(|digits| {
            let end = digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(digits.len());
            let digits = &digits[..end.min(4)];
            let most = 16_u32.pow(digits.len() as u32).checked_sub(1).filter(|most| *most > 0)?;
            Some((u32::from_str_radix(digits, 16).ok()? * 255 / most) as u8)
        });
        let mut next = || read.next().flatten();
        let colour = (next()?, next()?, next()?);
        Some(Self::of_colour(colour))
    }

    /// Returns the brightness of a ground of this colour.
    pub(super) fn of_colour(colour: (u8, u8, u8)) -> Self {
        // Above this luminance L, black text is easier to read than white text: it is where the contrasts (L
        // + 0.05) / 0.05 and 1.05 / (L + 0.05) of WCAG 2.2 are equal.
        let middle = (1.05_f64 * 0.05).sqrt() - 0.05;
        if luminance(colour) > middle { Self::Light } else { Self::Dark }
    }
}
