//! What the environment says about colours: how many there are, and whether the background is dark. Variables and the
//! terminal's answers are passed in.

use crate::ui::theme::{Brightness, Depth};

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
            // The consoles of Windows have had all colours since 2017, and set neither variable.
            || (term.is_empty() && variable("OS").is_some_and(|name| name == "Windows_NT"))
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        let depth = |variables: &'static [(&str, &str)]| {
            Depth::of(|name| {
                let found = variables.iter().find(|(variable, _)| *variable == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        for (variables, expected) in [
            (&[("COLORTERM", "truecolor"), ("TERM", "xterm-256color")][..], Depth::True),
            (&[("TERM", "xterm-256color")][..], Depth::Indexed),
            (&[("TERM", "screen-256color"), ("COLORTERM", "")][..], Depth::Indexed),
            (&[("TERM", "xterm-direct")][..], Depth::True),
            (&[("TERM", "linux")][..], Depth::Sixteen),
            (&[("TERM", "foot")][..], Depth::True),
            (&[("OS", "Windows_NT")][..], Depth::True),
            (&[("OS", "Windows_NT"), ("TERM", "xterm-256color")][..], Depth::Indexed),
            (&[("TERM", "foot-extra")][..], Depth::True),
            (&[("TERM", "wezterm")][..], Depth::True),
            (&[("TERM", "xterm-ghostty")][..], Depth::True),
            (&[("TERM", "xterm-kitty")][..], Depth::True),
            (&[("TERM", "xterm-256color"), ("CLICOLOR", "0")][..], Depth::None),
            (&[("TERM", "linux"), ("CLICOLOR", "0"), ("CLICOLOR_FORCE", "1")][..], Depth::Sixteen),
            (&[("TERM", "vt100")][..], Depth::None),
            (&[("TERM", "vt100"), ("CLICOLOR_FORCE", "1")][..], Depth::Sixteen),
            (&[("TERM", "vt100"), ("CLICOLOR_FORCE", "0")][..], Depth::None),
            (&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")][..], Depth::None),
            (&[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")][..], Depth::None),
            (&[("COLORTERM", "truecolor"), ("NO_COLOR", "")][..], Depth::True),
        ] {
            assert_eq!(depth(variables), expected, "{variables:?}");
        }
    }

    #[test]
    fn light_and_dark_grounds_are_distinguished() {
        for (answer, expected) in [
            ("\x1b]11;rgb:1010/1111/1414\x1b\\", Some(Brightness::Dark)),
            ("\x1b]11;rgb:ffff/ffff/ffff\x07", Some(Brightness::Light)),
            ("\x1b]11;rgb:fdfd/f6f6/e3e3\x1b\\", Some(Brightness::Light)),
            ("\x1b]11;rgb:0000/2b2b/3636\x1b\\", Some(Brightness::Dark)),
            ("\x1b]11;rgba:ff/ff/ff/80\x1b\\", Some(Brightness::Light)),
            ("\x1b]11;rgb:0/0/0\x07", Some(Brightness::Dark)),
            ("\x1b]11;rgb:zz/0/0\x07", None),
            ("\x1b[?62c", None),
            ("", None),
        ] {
            assert_eq!(Brightness::of_answer(answer), expected, "{answer:?}");
        }
        for (value, expected) in [
            ("15;0", Some(Brightness::Dark)),
            ("0;15", Some(Brightness::Light)),
            ("0;default;15", Some(Brightness::Light)),
            ("12;7", Some(Brightness::Light)),
            ("15;default", None),
            ("", None),
        ] {
            assert_eq!(Brightness::of_variable(value), expected, "{value:?}");
        }
    }
}
