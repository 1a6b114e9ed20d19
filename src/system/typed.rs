//! Owns [`Parser`], which turns the bytes that a terminal sends into keys, pastes and clicks, and separates
//! them from its answers. An incomplete sequence never blocks what follows it. The caller passes in the bytes
//! and the time.

#[cfg(any(windows, test))]
pub mod burst;
mod sequence;

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

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

/// The maximum number of bytes kept of a sequence, and of an answer that means something; meaningful ones are shorter.
const LONGEST: usize = 64;

/// The number of bytes after which an unfinished answer is given up.
const LONGEST_ANSWER: usize = 1 << 16;

/// The maximum number of bytes kept of a paste.
const LONGEST_PASTE: usize = 1 << 16;

/// The bytes that open an answer after an escape character: a control string (ECMA-48, 5.6), such as OSC or DCS.
const OPENS_ANSWER: &[u8] = b"]P_^X";
const PASTE_BEGINS: &[u8] = b"\x1b[200~";
const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// Parses the bytes of a terminal. Unknown sequences are dropped.
#[derive(Debug, Default)]
pub struct Parser {
    /// The bytes of a key, a paste or an answer that has begun.
    held: Vec<u8>,
    /// What is complete, and was not taken yet.
    ready: VecDeque<Typed>,
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

    /// Parses bytes that came at this time.
    pub fn read(&mut self, bytes: &[u8], now: Instant) {
        self.latest = Some(now);
        bytes.iter().for_each(|byte| self.take(*byte));
    }

    /// Takes the next input that is complete.
    pub fn pop(&mut self) -> Option<Typed> {
        self.ready.pop_front()
    }

    fn give(&mut self, typed: Typed) {
        // A letter and its mark come together from a key that has both.
        let composed = self.ready.back().and_then(|letter| composed(letter, &typed));
        if composed.is_some() {
            self.ready.pop_back();
        }
        self.ready.push_back(composed.unwrap_or(typed));
    }

    /// Returns whether what is held is an answer of the terminal.
    fn is_answer(&self) -> bool {
        matches!(self.held[..], [ESCAPE, opened, ..] if OPENS_ANSWER.contains(&opened))
    }

    /// Returns how long to wait for the rest of what has begun; `None` if nothing has.
    pub fn waits_until(&self) -> Option<Instant> {
        let latest = self.latest?;
        let began = self.escaped.unwrap_or(latest);
        let is_owed = self.owed.is_some_and(|until| began < until);
        let is_answer = self.is_answer();
        Some(match &self.held[..] {
            [] => return None,
            held if held.starts_with(PASTE_BEGINS) => latest + PAUSE,
            [ESCAPE, b'[', b'0'..=b'9', ..] if is_owed => (latest + OWED).min(began + WHOLE),
            _ if is_answer && is_owed => (latest + OWED).min(began + WHOLE),
            // Nothing that a person types takes this long.
            _ if is_answer => began + SEQUENCE,
            [ESCAPE] if !is_owed => latest + KEY,
            _ => latest + SEQUENCE,
        })
    }

    /// Ends what has begun, because its rest did not come in time.
    pub fn give_up(&mut self) {
        let held = std::mem::take(&mut self.held);
        match held[..] {
            [ESCAPE, begun @ ..0x80] => self.give(char(begun.into(), true)),
            // Behind an answer, the escape character is a key as well.
            [ESCAPE] | [ESCAPE, .., ESCAPE] if !held.starts_with(PASTE_BEGINS) => {
                self.give(key(KeyCode::Esc, KeyModifiers::NONE));
            }
            _ => {}
        }
        if let Some(paste) = held.strip_prefix(PASTE_BEGINS) {
            self.give(pasted(paste));
        }
    }

    fn take(&mut self, byte: u8) {
        match &self.held[..] {
            [] => self.first(byte, false),
            [ESCAPE] => match byte {
                b'[' | b'O' => self.held.push(byte),
                _ if OPENS_ANSWER.contains(&byte) => self.held.push(byte),
                ESCAPE => self.give(key(KeyCode::Esc, KeyModifiers::NONE)),
                // Two keys that came together, such as Esc and Ctrl-C.
                0..=0x1f | 0x7f => {
                    self.held.clear();
                    self.give(key(KeyCode::Esc, KeyModifiers::NONE));
                    self.first(byte, false);
                }
                _ => {
                    self.held.clear();
                    self.first(byte, true);
                }
            },
            [ESCAPE, b'O'] => {
                self.held.clear();
                match byte {
                    b'M' => self.give(key(KeyCode::Enter, KeyModifiers::NONE)),
                    0x20..=0x7e => {
                        if let Some(code) = named(byte) {
                            self.give(key(code, KeyModifiers::NONE));
                        }
                    }
                    _ => self.take(byte),
                }
            }
            held if held.starts_with(PASTE_BEGINS) => self.paste(byte),
            [ESCAPE, b'[', ..] => self.sequence(byte),
            _ if self.is_answer() => self.answer(byte),
            _ => self.character(byte),
        }
    }

    /// Handles a byte of an answer.
    fn answer(&mut self, byte: u8) {
        let is_escaped = self.held.len() > 2 && self.held.last() == Some(&ESCAPE);
        match byte {
            b'\\' if is_escaped => self.answered(1),
            0x07 if !is_escaped => self.answered(0),
            ESCAPE if !is_escaped => self.held.push(byte),
            0x20..=0x7e | 0x80.. if !is_escaped && self.held.len() < LONGEST_ANSWER + 2 => {
                self.held.push(byte);
            }
            // Ctrl-C, Enter and the like are keys, wherever they occur.
            _ => {
                self.held.clear();
                self.held.extend(is_escaped.then_some(ESCAPE));
                self.take(byte);
            }
        }
    }

    /// Ends an answer without its last bytes. Only an operating system command (OSC) means something.
    fn answered(&mut self, after: usize) {
        let held = std::mem::take(&mut self.held);
        let text = &held[2..held.len() - after];
        if let (b']', 0..=LONGEST, Ok(text)) = (held[1], text.len(), str::from_utf8(text)) {
            self.give(Typed::Command(text.to_owned()));
        }
    }

    /// Handles a byte of a paste.
    fn paste(&mut self, byte: u8) {
        let longest = PASTE_BEGINS.len() + LONGEST_PASTE;
        if self.held.len() >= longest + PASTE_ENDS.len() {
            self.held.remove(longest);
        }
        self.held.push(byte);
        if let Some(begun) = self.held.strip_suffix(PASTE_ENDS) {
            let typed = pasted(&begun[PASTE_BEGINS.len()..]);
            self.held.clear();
            self.give(typed);
        }
    }

    /// Handles the first byte of a key, or the byte after the escape character that means Alt.
    fn first(&mut self, byte: u8, alt: bool) {
        let plain = if alt { KeyModifiers::ALT } else { KeyModifiers::NONE };
        let control = |c: u8| key(KeyCode::Char(c.into()), plain | KeyModifiers::CONTROL);
        match byte {
            ESCAPE => {
                self.escaped = self.latest;
                self.held.push(byte);
            }
            // Enter that is pressed before the game reads keys is a line feed.
            b'\r' | b'\n' => self.give(key(KeyCode::Enter, plain)),
            b'\t' => self.give(key(KeyCode::Tab, plain)),
            0x08 | 0x7f => self.give(key(KeyCode::Backspace, plain)),
            _ if Some(byte) == self.erase => self.give(key(KeyCode::Backspace, plain)),
            0 => self.give(control(b' ')),
            1..=0x1a => self.give(control(byte - 1 + b'a')),
            0x1c..=0x1f => self.give(control(byte - 0x1c + b'4')),
            0x20..=0x7e => self.give(char(byte.into(), alt)),
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
    fn character(&mut self, byte: u8) {
        if !(0x80..=0xbf).contains(&byte) {
            self.held.clear();
            return self.take(byte);
        }
        self.held.push(byte);
        let alt = self.held[0] == ESCAPE;
        let bytes = &self.held[usize::from(alt)..];
        match std::str::from_utf8(bytes) {
            Ok(text) => {
                let c = text.chars().next();
                self.held.clear();
                if let Some(c) = c {
                    self.give(char(c, alt));
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
    fn sequence(&mut self, byte: u8) {
        let old_click = self.held.get(2) == Some(&b'M');
        match byte {
            // Old mouse reports end after three bytes, which may be anything but control characters.
            0x20.. if old_click => {
                self.held.push(byte);
                if let [_, _, _, button, x, y] = self.held[..] {
                    let [button, x, y] = [button, x, y].map(|byte| u16::from(byte - 0x20));
                    self.held.clear();
                    if let Some(click) = click(button, x, y, false) {
                        self.give(click);
                    }
                }
            }
            b'[' if self.held.len() == 2 => self.held.push(byte),
            b'M' if self.held.len() == 2 => self.held.push(byte),
            // Otherwise `$`, with which rxvt ends a key with Shift, comes before the last byte.
            0x40..=0x7e | b'$' if byte != b'$' || self.is_a_numbered_key() => {
                self.held.push(byte);
                if self.held != PASTE_BEGINS {
                    let held = std::mem::take(&mut self.held);
                    if let Some(typed) = ended(&held[2..held.len() - 1], byte) {
                        self.give(typed);
                    }
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
                self.take(byte);
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
