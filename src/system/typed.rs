//! Owns [`Parser`], which turns the bytes that a terminal sends into keys, pastes and clicks, and separates
//! them from its answers. An incomplete sequence never blocks what follows it. The caller passes in the bytes
//! and the time.

mod answer;
mod sequence;

use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use answer::{AnswerStep, ControlString};
use sequence::{click, ended, named};

/// An input from the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A key, a paste, a click, or a change of focus.
    Event(Event),
    /// The column of the cursor (from 0), as an answer.
    Column(u16),
    /// The text of an operating system command (OSC), as an answer: `11;rgb:0000/0000/0000`.
    Command(String),
    /// The terminal may have another size.
    Resized,
}

const ESCAPE: u8 = 0x1b;

/// How long to wait after an escape character alone, which is also a key.
const KEY: Duration = Duration::from_millis(20);

/// How long to wait for the rest of a sequence or a character, and for the end of an answer. A person who has
/// typed something that looks like the beginning of one will type on.
const SEQUENCE: Duration = Duration::from_millis(100);

/// How long to wait for the next piece while an answer is owed, which a slow connection may deliver in pieces.
const OWED: Duration = Duration::from_secs(3);

/// How long to wait for all pieces of an answer that is owed.
const WHOLE: Duration = Duration::from_secs(10);

/// The longest pause within a paste.
const PAUSE: Duration = Duration::from_secs(1);

/// The maximum number of bytes kept of a sequence; meaningful ones are shorter.
const LONGEST: usize = 64;

/// The maximum number of bytes kept of a paste.
const LONGEST_PASTE: usize = 1 << 16;

const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// Parses the bytes of a terminal. Unknown sequences are dropped.
#[derive(Debug, Default)]
pub struct Parser {
    /// The beginning of a key's sequence.
    held: Vec<u8>,
    /// The beginning of a paste, if one has begun.
    paste: Option<Vec<u8>>,
    /// The beginning of an answer, if one has begun.
    answer: Option<ControlString>,
    /// When the last escape character came.
    escaped: Option<Instant>,
    /// When the last bytes came.
    latest: Option<Instant>,
    /// Until when the terminal may still answer a question.
    owed: Option<Instant>,
    /// The byte that erases, besides `^H` and `^?`.
    erase: Option<u8>,
}

/// Composes a letter and the mark that follows it into one key, if there is a character for both.
fn composed(letter: &Typed, mark: &Typed) -> Option<Typed> {
    let (Typed::Event(Event::Key(letter)), Typed::Event(Event::Key(mark))) = (letter, mark) else {
        return None;
    };
    let (KeyCode::Char(base), KeyCode::Char(c)) = (letter.code, mark.code) else { return None };
    let composed = crate::words::compose(base, c)?;
    Some(Typed::Event(Event::Key(KeyEvent { code: KeyCode::Char(composed), ..*letter })))
}

impl Parser {
    /// Sets the byte that the terminal's settings call the one that erases.
    pub const fn set_erase(&mut self, byte: u8) {
        self.erase = Some(byte);
    }

    /// Expects answers of the terminal until this time.
    pub const fn expect_answers(&mut self, until: Instant) {
        self.owed = Some(until);
    }

    /// Parses bytes that came at this time, and calls `give` with what they complete.
    pub fn read(&mut self, bytes: &[u8], now: Instant, give: &mut impl FnMut(Typed)) {
        self.latest = Some(now);
        // A letter and its mark come together from a key that has both.
        let mut before = None;
        for byte in bytes {
            self.take(*byte, &mut |typed| {
                let composed = before.as_ref().and_then(|before| composed(before, &typed));
                let marked = composed.is_some();
                if let Some(before) = std::mem::replace(&mut before, composed.or(Some(typed)))
                    && !marked
                {
                    give(before);
                }
            });
        }
        before.map(give);
    }

    /// Returns how long to wait for the rest of what has begun; `None` if nothing has.
    pub fn waits_until(&self) -> Option<Instant> {
        let latest = self.latest?;
        let began = self.escaped.unwrap_or(latest);
        let is_owed = self.owed.is_some_and(|until| began < until);
        Some(match (&self.answer, &self.paste, &self.held[..]) {
            (None, Some(_), _) => latest + PAUSE,
            (None, None, []) => return None,
            (Some(_), ..) | (None, None, [ESCAPE, b'[', b'0'..=b'9', ..]) if is_owed => {
                (latest + OWED).min(began + WHOLE)
            }
            // Nothing that a person types takes this long.
            (Some(_), ..) => began + SEQUENCE,
            (None, None, [ESCAPE]) if !is_owed => latest + KEY,
            (None, None, _) => latest + SEQUENCE,
        })
    }

    /// Ends what has begun, because its rest did not come in time.
    pub fn give_up(&mut self, give: &mut impl FnMut(Typed)) {
        if let Some(paste) = self.paste.take() {
            give(pasted(&paste));
        }
        if let Some(answer) = self.answer.take() {
            if let Some(opened) = answer.only_opened() {
                give(char(opened.into(), true));
            } else if answer.is_escaped() {
                give(key(KeyCode::Esc, KeyModifiers::NONE));
            }
        }
        match std::mem::take(&mut self.held)[..] {
            [ESCAPE] => give(key(KeyCode::Esc, KeyModifiers::NONE)),
            [ESCAPE, begun @ (b'[' | b'O')] => give(char(begun.into(), true)),
            _ => {}
        }
    }

    fn take(&mut self, byte: u8, give: &mut impl FnMut(Typed)) {
        if let Some(answer) = &mut self.answer {
            let step = answer.take(byte);
            if step != AnswerStep::Part
                && let Some(answer) = self.answer.take()
            {
                match step {
                    AnswerStep::Breaks if answer.is_escaped() => {
                        self.held.push(ESCAPE);
                        self.take(byte, give);
                    }
                    AnswerStep::Breaks => self.take(byte, give),
                    _ => {
                        answer.into_command().map(Typed::Command).map(give);
                    }
                }
            }
            return;
        }
        if let Some(paste) = &mut self.paste {
            if paste.len() >= LONGEST_PASTE + PASTE_ENDS.len() {
                paste.remove(LONGEST_PASTE);
            }
            paste.push(byte);
            if paste.ends_with(PASTE_ENDS) {
                give(pasted(&paste[..paste.len() - PASTE_ENDS.len()]));
                self.paste = None;
            }
            return;
        }
        match &self.held[..] {
            [] => self.first(byte, false, give),
            [ESCAPE] => match byte {
                b'[' | b'O' => self.held.push(byte),
                ESCAPE => give(key(KeyCode::Esc, KeyModifiers::NONE)),
                // Two keys that came together, such as Esc and Ctrl-C.
                0..=0x1f | 0x7f => {
                    self.held.clear();
                    give(key(KeyCode::Esc, KeyModifiers::NONE));
                    self.first(byte, false, give);
                }
                _ => {
                    self.held.clear();
                    self.answer = ControlString::opened_by(byte);
                    if self.answer.is_none() {
                        self.first(byte, true, give);
                    }
                }
            },
            [ESCAPE, b'O'] => {
                self.held.clear();
                match byte {
                    b'M' => give(key(KeyCode::Enter, KeyModifiers::NONE)),
                    0x20..=0x7e => {
                        if let Some(code) = named(byte) {
                            give(key(code, KeyModifiers::NONE));
                        }
                    }
                    _ => self.take(byte, give),
                }
            }
            [ESCAPE, b'[', ..] => self.sequence(byte, give),
            _ => self.character(byte, give),
        }
    }

    /// Handles the first byte of a key, or the byte after the escape character that means Alt.
    fn first(&mut self, byte: u8, alt: bool, give: &mut impl FnMut(Typed)) {
        let plain = if alt { KeyModifiers::ALT } else { KeyModifiers::NONE };
        let control = |c: u8| key(KeyCode::Char(c.into()), plain | KeyModifiers::CONTROL);
        match byte {
            ESCAPE => {
                self.escaped = self.latest;
                self.held.push(byte);
            }
            // Enter that is pressed before the game reads keys is a line feed.
            b'\r' | b'\n' => give(key(KeyCode::Enter, plain)),
            b'\t' => give(key(KeyCode::Tab, plain)),
            0x08 | 0x7f => give(key(KeyCode::Backspace, plain)),
            _ if Some(byte) == self.erase => give(key(KeyCode::Backspace, plain)),
            0 => give(control(b' ')),
            1..=0x1a => give(control(byte - 1 + b'a')),
            0x1c..=0x1f => give(control(byte - 0x1c + b'4')),
            0x20..=0x7e => give(char(byte.into(), alt)),
            0xc2..=0xf4 => {
                if alt {
                    self.held.push(ESCAPE);
                }
                self.held.push(byte);
            }
            // No character begins with this byte.
            _ => {}
        }
    }

    /// Handles a continuation byte of a character.
    fn character(&mut self, byte: u8, give: &mut impl FnMut(Typed)) {
        if !(0x80..=0xbf).contains(&byte) {
            self.held.clear();
            return self.take(byte, give);
        }
        self.held.push(byte);
        let alt = self.held[0] == ESCAPE;
        let bytes = &self.held[usize::from(alt)..];
        match std::str::from_utf8(bytes) {
            Ok(text) => {
                let c = text.chars().next();
                self.held.clear();
                if let Some(c) = c {
                    give(char(c, alt));
                }
            }
            Err(error) if error.error_len().is_some() => self.held.clear(),
            Err(_) => {}
        }
    }

    /// Returns whether what is held is `ESC [` and a number, which only a key begins with.
    fn is_a_numbered_key(&self) -> bool {
        let number = self.held.get(2..).unwrap_or_default();
        !number.is_empty() && number.iter().all(u8::is_ascii_digit)
    }

    /// Handles a byte after `ESC [`.
    fn sequence(&mut self, byte: u8, give: &mut impl FnMut(Typed)) {
        let old_click = self.held.get(2) == Some(&b'M');
        match byte {
            // Old mouse reports end after three bytes, which may be anything but control characters.
            0x20.. if old_click => {
                self.held.push(byte);
                if let [_, _, _, button, x, y] = self.held[..] {
                    let [button, x, y] = [button, x, y].map(|byte| u16::from(byte - 0x20));
                    self.held.clear();
                    click(button, x, y, false).map(give);
                }
            }
            b'[' if self.held.len() == 2 => self.held.push(byte),
            b'M' if self.held.len() == 2 => self.held.push(byte),
            // Otherwise `$`, with which rxvt ends a key with Shift, comes before the last byte.
            0x40..=0x7e | b'$' if byte != b'$' || self.is_a_numbered_key() => {
                let held = std::mem::take(&mut self.held);
                if held == b"\x1b[200" && byte == b'~' {
                    self.paste = Some(Vec::new());
                } else {
                    ended(&held[2..], byte).map(give);
                }
            }
            0x20..=0x3f => {
                if self.held.len() < LONGEST {
                    self.held.push(byte);
                }
            }
            // Not valid in a sequence, so there was none, and this byte is a key of its own.
            _ => {
                self.held.clear();
                self.take(byte, give);
            }
        }
    }
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Typed {
    Typed::Event(Event::Key(KeyEvent::new(code, modifiers)))
}

fn char(c: char, alt: bool) -> Typed {
    let mut modifiers = if alt { KeyModifiers::ALT } else { KeyModifiers::NONE };
    if c.is_uppercase() {
        modifiers |= KeyModifiers::SHIFT;
    }
    key(KeyCode::Char(c), modifiers)
}

fn pasted(bytes: &[u8]) -> Typed {
    let kept = &bytes[..bytes.len().min(LONGEST_PASTE)];
    Typed::Event(Event::Paste(String::from_utf8_lossy(kept).into_owned()))
}

#[cfg(test)]
mod tests;
