//! Converts the terminal's events to inputs.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::app::{Code, Input, Key};

/// Returns the input for an event; `None` for events that only need a new frame.
pub(super) fn input(event: Event) -> Option<Input> {
    match event {
        // Some terminals report released keys too.
        Event::Key(key) if key.kind != KeyEventKind::Release => self::key(key).map(Input::Key),
        Event::Paste(text) => Some(Input::Paste(text)),
        _ => None,
    }
}

fn key(event: KeyEvent) -> Option<Key> {
    let code = match event.code {
        KeyCode::Char(c) => Code::Char(c),
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Esc,
        KeyCode::Tab => Code::Tab,
        KeyCode::BackTab => Code::BackTab,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Delete => Code::Delete,
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        KeyCode::F(number) => Code::F(number),
        _ => return None,
    };
    let held = |modifier| event.modifiers.contains(modifier);
    let strange = KeyModifiers::SUPER | KeyModifiers::HYPER | KeyModifiers::META;
    if event.modifiers.intersects(strange) {
        return None;
    }
    let (ctrl, alt) = (held(KeyModifiers::CONTROL), held(KeyModifiers::ALT));
    // A Windows console reports AltGr as both.
    let is_plain = ctrl && alt && matches!(code, Code::Char(c) if !c.is_ascii_alphanumeric());
    Some(Key { code, ctrl: ctrl && !is_plain, alt: alt && !is_plain })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_release_is_no_key_and_modifiers_are_kept() {
        let mut event = KeyEvent::new(KeyCode::Char('a'), KeyModifiers::ALT);
        assert_eq!(input(Event::Key(event)), Some(Input::Key("Alt-a".parse().unwrap())));
        event.kind = KeyEventKind::Release;
        assert_eq!(input(Event::Key(event)), None);
        let command = KeyEvent::new(KeyCode::Char('a'), KeyModifiers::SUPER);
        assert_eq!(input(Event::Key(command)), None);
        assert_eq!(input(Event::Resize(1, 1)), None);
    }

    #[test]
    fn alt_gr_types_characters() {
        let both = KeyModifiers::CONTROL | KeyModifiers::ALT;
        let key = |c| input(Event::Key(KeyEvent::new(KeyCode::Char(c), both)));
        for c in ['ą', 'ґ', '?'] {
            let plain = Key { code: Code::Char(c), ctrl: false, alt: false };
            assert_eq!(key(c), Some(Input::Key(plain)), "{c}");
        }
        let e = Key { ctrl: true, alt: true, code: Code::Char('e') };
        assert_eq!(key('e'), Some(Input::Key(e)));
    }
}
