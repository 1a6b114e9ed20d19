//! Owns [`Parser`]: makes keys, pastes and clicks of the bytes that a terminal sends. Whatever comes,
//! a part that never ends holds up nothing behind it. Reads nothing itself, and knows no clock.

use std::time::Duration;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// What a terminal sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A key, a paste, a click, or that the terminal is looked at.
    Event(Event),
    /// The column (from 0) that the cursor is in, as an answer.
    Column(u16),
    /// The terminal may have another size.
    Resized,
}

const ESCAPE: u8 = 0x1b;

/// How long the rest of a key is waited for after its escape character alone, which is also a key.
const KEY: Duration = Duration::from_millis(20);

/// How long the rest of a sequence or of a character is waited for.
const SEQUENCE: Duration = Duration::from_millis(100);

/// How long a paste may pause.
const PAUSE: Duration = Duration::from_secs(1);

/// Bytes of a sequence that are kept; those that mean something have fewer.
const LONGEST: usize = 64;

/// Bytes of a paste that are kept.
const LONGEST_PASTE: usize = 1 << 16;

const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// Makes events of bytes. What it was given and does not understand is dropped.
#[derive(Debug, Default)]
pub struct Parser {
    /// The beginning of a key.
    held: Vec<u8>,
    /// The beginning of a paste, while there is one.
    paste: Option<Vec<u8>>,
}

impl Parser {
    /// Takes some bytes, and gives what they complete.
    pub fn read(&mut self, bytes: &[u8], give: &mut impl FnMut(Typed)) {
        for byte in bytes {
            self.take(*byte, give);
        }
    }

    /// How long the rest of what has begun is worth waiting for; none where nothing has begun.
    #[must_use]
    pub fn waits(&self) -> Option<Duration> {
        match (&self.paste, &self.held[..]) {
            (Some(_), _) => Some(PAUSE),
            (None, []) => None,
            (None, [ESCAPE]) => Some(KEY),
            (None, _) => Some(SEQUENCE),
        }
    }

    /// Ends what has begun: its rest did not come in time.
    pub fn give_up(&mut self, give: &mut impl FnMut(Typed)) {
        if let Some(paste) = self.paste.take() {
            give(pasted(&paste));
        }
        match std::mem::take(&mut self.held)[..] {
            [ESCAPE] => give(key(KeyCode::Esc, KeyModifiers::NONE)),
            [ESCAPE, begun @ (b'[' | b'O')] => give(char(begun.into(), true)),
            _ => {}
        }
    }

    fn take(&mut self, byte: u8, give: &mut impl FnMut(Typed)) {
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
                _ => {
                    self.held.clear();
                    self.first(byte, true, give);
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

    /// The first byte of a key, or the one behind the escape character that stands for Alt.
    fn first(&mut self, byte: u8, alt: bool, give: &mut impl FnMut(Typed)) {
        let plain = if alt { KeyModifiers::ALT } else { KeyModifiers::NONE };
        let control = |c: u8| key(KeyCode::Char(c.into()), plain | KeyModifiers::CONTROL);
        match byte {
            ESCAPE => self.held.push(byte),
            b'\r' => give(key(KeyCode::Enter, plain)),
            b'\t' => give(key(KeyCode::Tab, plain)),
            0x7f => give(key(KeyCode::Backspace, plain)),
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
            // No character begins so.
            _ => {}
        }
    }

    /// A byte behind the beginning of a character of several.
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
                text.chars().for_each(|c| give(char(c, alt)));
                self.held.clear();
            }
            Err(error) if error.error_len().is_some() => self.held.clear(),
            Err(_) => {}
        }
    }

    /// A byte behind `ESC [`.
    fn sequence(&mut self, byte: u8, give: &mut impl FnMut(Typed)) {
        let old_click = self.held.get(2) == Some(&b'M');
        match byte {
            // Old clicks end after three bytes, which may be anything but control characters.
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
            0x40..=0x7e => {
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
            // Nothing that may stand in a sequence: it was none, and this is a key of its own.
            _ => {
                self.held.clear();
                self.take(byte, give);
            }
        }
    }
}

/// What a sequence means, by what stands between `ESC [` and its last byte, and by that byte.
fn ended(inside: &[u8], last: u8) -> Option<Typed> {
    let inside = std::str::from_utf8(inside).ok()?;
    if let Some(code) = inside.strip_prefix('[') {
        let is_console_key = code.is_empty() && (b'A'..=b'E').contains(&last);
        return is_console_key.then(|| key(KeyCode::F(last - b'A' + 1), KeyModifiers::NONE));
    }
    if let Some(inside) = inside.strip_prefix('<') {
        let [button, x, y] = three(inside)?;
        return match last {
            b'M' | b'm' => click(button, x, y, last == b'm'),
            _ => None,
        };
    }
    let mut numbers = inside.split(';');
    let first = numbers.next().unwrap_or("");
    let mut second = numbers.next().unwrap_or("1").split(':');
    let (modifiers, kind) = (second.next().unwrap_or(""), second.next());
    let number: Option<u32> = first.split(':').next().and_then(|first| first.parse().ok());
    let code = match last {
        b'R' if !inside.is_empty() => {
            let column: u16 = modifiers.parse().ok()?;
            return Some(Typed::Column(column.saturating_sub(1)));
        }
        b'M' => {
            let [button, x, y] = three(inside)?;
            return click(button.checked_sub(0x20)?, x, y, false);
        }
        b'I' => return Some(Typed::Event(Event::FocusGained)),
        b'O' => return Some(Typed::Event(Event::FocusLost)),
        b'Z' => KeyCode::BackTab,
        b'~' => numbered(number?)?,
        b'u' => match number? {
            9 => KeyCode::Tab,
            13 => KeyCode::Enter,
            27 => KeyCode::Esc,
            127 => KeyCode::Backspace,
            // Keys without a character, in a private area.
            57_344..=63_743 => return None,
            number => KeyCode::Char(char::from_u32(number)?),
        },
        last => named(last)?,
    };
    let held = modifiers.parse::<u8>().unwrap_or(1).saturating_sub(1);
    let names = [
        KeyModifiers::SHIFT,
        KeyModifiers::ALT,
        KeyModifiers::CONTROL,
        KeyModifiers::SUPER,
        KeyModifiers::HYPER,
        KeyModifiers::META,
    ];
    let held = names.into_iter().enumerate().filter(|(bit, _)| held >> bit & 1 == 1);
    let held: KeyModifiers = held.map(|(_, name)| name).collect();
    let kind = match kind {
        Some("2") => KeyEventKind::Repeat,
        Some("3") => KeyEventKind::Release,
        _ => KeyEventKind::Press,
    };
    Some(Typed::Event(Event::Key(KeyEvent::new_with_kind(code, held, kind))))
}

/// The keys whose sequences end in a letter.
fn named(last: u8) -> Option<KeyCode> {
    Some(match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(last - b'P' + 1),
        _ => return None,
    })
}

/// The keys whose sequences have a number and end in `~`.
fn numbered(number: u32) -> Option<KeyCode> {
    let function = |first: u32| u8::try_from(number - first + 1).ok().map(KeyCode::F);
    match number {
        1 | 7 => Some(KeyCode::Home),
        2 => Some(KeyCode::Insert),
        3 => Some(KeyCode::Delete),
        4 | 8 => Some(KeyCode::End),
        5 => Some(KeyCode::PageUp),
        6 => Some(KeyCode::PageDown),
        11..=15 => function(11),
        17..=21 => function(12),
        23..=26 => function(13),
        28 | 29 => function(14),
        31..=34 => function(15),
        _ => None,
    }
}

/// Three numbers, of a report of the mouse.
fn three(text: &str) -> Option<[u16; 3]> {
    let numbers: Option<Vec<u16>> =
        text.split(';').map(|number| number.parse::<u16>().ok()).collect();
    numbers?.try_into().ok()
}

/// A report of the mouse: what it did, and the column and the row, from 1.
fn click(button: u16, x: u16, y: u16, released: bool) -> Option<Typed> {
    let which = match button & 0b1100_0011 {
        0 => Some(MouseButton::Left),
        1 => Some(MouseButton::Middle),
        2 => Some(MouseButton::Right),
        _ => None,
    };
    let moves = button & 0b10_0000 != 0;
    let kind = match (which, moves, button & 0b1100_0011) {
        (Some(which), true, _) => MouseEventKind::Drag(which),
        (Some(which), false, _) if released => MouseEventKind::Up(which),
        (Some(which), false, _) => MouseEventKind::Down(which),
        (None, true, 3) => MouseEventKind::Moved,
        // Old reports do not say which button was let go.
        (None, false, 3) => MouseEventKind::Up(MouseButton::Left),
        (None, _, 0b0100_0000) => MouseEventKind::ScrollUp,
        (None, _, 0b0100_0001) => MouseEventKind::ScrollDown,
        _ => return None,
    };
    let names = [(4, KeyModifiers::SHIFT), (8, KeyModifiers::ALT), (16, KeyModifiers::CONTROL)];
    let held = names.into_iter().filter(|(bit, _)| button & bit != 0);
    let modifiers = held.map(|(_, name)| name).collect();
    let (column, row) = (x.checked_sub(1)?, y.checked_sub(1)?);
    Some(Typed::Event(Event::Mouse(MouseEvent { kind, column, row, modifiers })))
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
