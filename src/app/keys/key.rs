//! Owns [`Key`], independent of the library that reads the keyboard.

use std::fmt;
use std::str::FromStr;

/// A key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// Which key.
    pub code: Code,
    /// Whether Ctrl was held.
    pub ctrl: bool,
    /// Whether Alt was held.
    pub alt: bool,
}

/// Which key it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are those on the keys")]
pub enum Code {
    /// A key that types a character, as it would be typed.
    Char(char),
    Enter,
    Esc,
    Tab,
    BackTab,
    Backspace,
    Delete,
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    /// F1 is 1.
    F(u8),
}

impl Key {
    /// Returns the character that the key types, if any.
    pub const fn typed(self) -> Option<char> {
        let Self { code: Code::Char(c), ctrl: false, alt: false } = self else { return None };
        Some(c)
    }

    /// Returns the letter that the key types, if any, which may be a guess.
    pub fn letter(self) -> Option<char> {
        self.typed().filter(|c| c.is_alphabetic())
    }
}

/// The keys that have names, as screens and scripts spell them.
const NAMED: [(Code, &str); 15] = [
    (Code::Enter, "Enter"),
    (Code::Esc, "Esc"),
    (Code::Tab, "Tab"),
    (Code::BackTab, "Shift-Tab"),
    (Code::Backspace, "Backspace"),
    (Code::Delete, "Delete"),
    (Code::Up, "↑"),
    (Code::Down, "↓"),
    (Code::Left, "←"),
    (Code::Right, "→"),
    (Code::Home, "Home"),
    (Code::End, "End"),
    (Code::PageUp, "PageUp"),
    (Code::PageDown, "PageDown"),
    (Code::Char(' '), "Space"),
];

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = NAMED.iter().find(|(code, _)| *code == self.code);
        let name = match (self.code, named) {
            (_, Some((_, name))) => (*name).to_owned(),
            (Code::F(number), _) => format!("F{number}"),
            (Code::Char(c), _) if self.ctrl => c.to_uppercase().to_string(),
            (Code::Char(c), _) => c.to_string(),
            (code, None) => format!("{code:?}"),
        };
        let ctrl = if self.ctrl { "Ctrl-" } else { "" };
        let alt = if self.alt { "Alt-" } else { "" };
        f.pad(&format!("{ctrl}{alt}{name}"))
    }
}

/// The error for a text that is not the name of a key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no key {0:?}")]
pub struct NoSuchKey(String);

impl FromStr for Key {
    type Err = NoSuchKey;

    fn from_str(text: &str) -> Result<Self, NoSuchKey> {
        let (ctrl, rest) = text.strip_prefix("Ctrl-").map_or((false, text), |rest| (true, rest));
        let (alt, name) = rest.strip_prefix("Alt-").map_or((false, rest), |rest| (true, rest));
        let mut characters = name.chars();
        let code = match (NAMED.iter().find(|(_, known)| *known == name), characters.next()) {
            (Some((code, _)), _) => *code,
            (None, Some('F')) if name.len() > 1 => {
                Code::F(name[1..].parse().map_err(|_| NoSuchKey(text.to_owned()))?)
            }
            (None, Some(c)) if characters.next().is_none() => {
                Code::Char(if ctrl { c.to_ascii_lowercase() } else { c })
            }
            _ => return Err(NoSuchKey(text.to_owned())),
        };
        Ok(Self { code, ctrl, alt })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_written_and_read_alike() {
        for text in "a A ? Enter Esc Shift-Tab F2 F12 Ctrl-C Alt-x Space ←".split(' ') {
            assert_eq!(text.parse::<Key>().unwrap().to_string(), text);
        }
        assert_eq!("Ctrl-C".parse(), Ok(Key { code: Code::Char('c'), ctrl: true, alt: false }));
        for text in ["", "Return", "Fx", "ab"] {
            assert!(text.parse::<Key>().is_err(), "{text:?}");
        }
    }
}
