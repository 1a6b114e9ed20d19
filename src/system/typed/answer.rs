//! Owns [`ControlString`]: a control string (ECMA-48, 5.6) with which a terminal answers a question. It limits its
//! length, and finds its end.

/// The maximum number of bytes kept of an answer; meaningful ones are shorter.
const KEPT: usize = 64;

/// The number of bytes after which an unfinished answer is given up.
const LONGEST: usize = 1 << 16;

const ESCAPE: u8 = 0x1b;

/// A control string that has begun.
#[derive(Debug, Default)]
pub struct ControlString {
    /// The byte after the escape character that opened it.
    opened: u8,
    text: Vec<u8>,
    /// The number of bytes, kept or not.
    length: usize,
    /// Whether the last byte was an escape character, after which `\` ends the string.
    escaped: bool,
}

/// The effect of a byte on a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerStep {
    /// It belongs to the string.
    Part,
    /// It ends the string.
    Ends,
    /// It does not belong to the string, which remains unfinished.
    Breaks,
}

impl ControlString {
    /// Starts the string that this byte opens after an escape character: OSC, DCS, APC, PM or SOS.
    pub fn opened_by(byte: u8) -> Option<Self> {
        matches!(byte, b']' | b'P' | b'_' | b'^' | b'X')
            .then(|| Self { opened: byte, ..Self::default() })
    }

    pub fn take(&mut self, byte: u8) -> AnswerStep {
        if self.escaped {
            return if byte == b'\\' { AnswerStep::Ends } else { AnswerStep::Breaks };
        }
        match byte {
            ESCAPE => self.escaped = true,
            0x07 => return AnswerStep::Ends,
            // Ctrl-C, Enter and the like are keys, wherever they occur.
            0..=0x1f | 0x7f => return AnswerStep::Breaks,
            _ if self.length >= LONGEST => return AnswerStep::Breaks,
            _ => {
                self.length += 1;
                if self.text.len() < KEPT {
                    self.text.push(byte);
                }
            }
        }
        AnswerStep::Part
    }

    /// Returns the byte that opened the string if nothing else has come yet.
    pub fn only_opened(&self) -> Option<u8> {
        (self.length == 0 && !self.escaped).then_some(self.opened)
    }

    /// Returns whether the last byte was an escape character.
    pub const fn is_escaped(&self) -> bool {
        self.escaped
    }

    /// Returns the text of an operating system command (OSC); `None` for other strings and for one that was
    /// too long to be kept.
    pub fn into_command(self) -> Option<String> {
        let is_whole = self.opened == b']' && self.length == self.text.len();
        is_whole.then(|| String::from_utf8(self.text).ok()).flatten()
    }
}
