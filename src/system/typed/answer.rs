//! Owns [`Answer`]: a control string (ECMA-48, 5.6) with which a terminal answers a question. Bounds it, and finds
//! its end.

/// Bytes of an answer that are kept; those that mean something have fewer.
const KEPT: usize = 64;

/// Bytes after which what began like an answer is none.
const LONGEST: usize = 1 << 16;

const ESCAPE: u8 = 0x1b;

/// A string that has begun and not ended.
#[derive(Debug, Default)]
pub(super) struct Answer {
    /// The byte behind the escape character that opened it.
    opened: u8,
    text: Vec<u8>,
    /// How many bytes it has, kept or not.
    length: usize,
    /// Whether the last byte was an escape character, which `\` makes the end.
    escaped: bool,
    /// The first byte of a character that is not complete, and how many bytes it lacks: they may look
    /// like the end.
    character: (u8, u8),
}

/// What a byte does to a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// It is a part of it.
    Part,
    /// It ends it.
    Ends,
    /// It is no part of it, and the string has no end.
    Breaks,
}

impl Answer {
    /// The string that a byte behind an escape character opens: OSC, DCS, APC, PM or SOS.
    pub(super) fn opened_by(byte: u8) -> Option<Self> {
        matches!(byte, b']' | b'P' | b'_' | b'^' | b'X')
            .then(|| Self { opened: byte, ..Self::default() })
    }

    pub(super) fn take(&mut self, byte: u8) -> Step {
        if self.escaped {
            return if byte == b'\\' { Step::Ends } else { Step::Breaks };
        }
        let (first, lacks) = self.character;
        let continues = lacks > 0 && (0x80..=0xbf).contains(&byte);
        self.character = match byte {
            _ if continues => (first, lacks - 1),
            0xc2..=0xdf => (byte, 1),
            0xe0..=0xef => (byte, 2),
            0xf0..=0xf4 => (byte, 3),
            _ => (0, 0),
        };
        match byte {
            ESCAPE => self.escaped = true,
            0x07 => return Step::Ends,
            // U+009C, the end of a string, in UTF-8 and as a byte of its own.
            0x9c if !continues || first == 0xc2 => return Step::Ends,
            0x80..=0x9f if !continues => return Step::Breaks,
            // Ctrl-C, Enter and the like are keys, wherever they stand.
            0..=0x1f | 0x7f => return Step::Breaks,
            _ if self.length >= LONGEST => return Step::Breaks,
            _ => {
                self.length += 1;
                if self.text.len() < KEPT {
                    self.text.push(byte);
                }
            }
        }
        Step::Part
    }

    /// The byte that opened it, while nothing else has come.
    pub(super) fn only_opened(&self) -> Option<u8> {
        (self.length == 0 && !self.escaped).then_some(self.opened)
    }

    /// Whether an escape character came last.
    pub(super) const fn is_escaped(&self) -> bool {
        self.escaped
    }

    /// What an operating system command (OSC) says; nothing for other strings, and for one that was not
    /// kept whole.
    pub(super) fn into_command(self) -> Option<String> {
        let is_whole = self.opened == b']' && self.length == self.text.len();
        is_whole.then(|| String::from_utf8(self.text).ok()).flatten()
    }
}
