//! Owns the meaning of sequences that begin with `ESC [`: keys, mouse reports, and the position of the
//! cursor.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::{Typed, key};

/// Returns the meaning of a sequence, given what is between `ESC [` and its last byte, and that byte.
pub fn ended(inside: &[u8], last: u8) -> Option<Typed> {
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
    // Xterm's modifyOtherKeys says in another order what CSI u says.
    if last == b'~'
        && let Some((modifiers, code)) =
            inside.strip_prefix("27;").and_then(|rest| rest.split_once(';'))
    {
        return ended(format!("{code};{modifiers}").as_bytes(), b'u');
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
        b'I' => return Some(Typed::Event(Event::FocusGained)),
        b'O' => return Some(Typed::Event(Event::FocusLost)),
        b'Z' => KeyCode::BackTab,
        b'~' | b'$' | b'^' | b'@' => numbered(number?)?,
        b'u' => match number? {
            9 => KeyCode::Tab,
            13 => KeyCode::Enter,
            27 => KeyCode::Esc,
            8 | 127 => KeyCode::Backspace,
            // Keys without a character have codes in a private use area.
            57_344..=63_743 => return None,
            number => KeyCode::Char(char::from_u32(number)?),
        },
        last => named(last)?,
    };
    // The last byte says what rxvt means, and a number what others do: Shift is 1, and Control 4.
    let held = match last {
        b'$' => 1,
        b'^' => 4,
        b'@' => 5,
        _ => modifiers.parse::<u8>().unwrap_or(1).saturating_sub(1),
    };
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

/// Returns the key whose sequence ends in this letter.
pub fn named(last: u8) -> Option<KeyCode> {
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

/// Returns the key whose sequence has this number and ends in `~`.
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

/// Parses the three numbers of a mouse report.
fn three(text: &str) -> Option<[u16; 3]> {
    let numbers: Option<Vec<u16>> =
        text.split(';').map(|number| number.parse::<u16>().ok()).collect();
    numbers?.try_into().ok()
}

/// Returns the event of a mouse report with this button code, column and row (from 1).
pub fn click(button: u16, x: u16, y: u16, released: bool) -> Option<Typed> {
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
        // Old reports do not say which button was released.
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
