//! Owns [`gathered`], which recognises pastes. The console of Windows sends them as if they were typed.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use super::Typed;

/// The most characters that are taken for typed ones if they come at once, as over a slow connection.
pub const TYPED_AT_ONCE: usize = 5;

/// Returns what events that came at once mean: a paste if they are many characters and no other key.
pub fn gathered(mut events: Vec<Event>) -> Vec<Typed> {
    // A console reports released keys, too.
    events.retain(|event| !event.is_key_release());
    let text: Option<String> =
        events.iter().filter_map(Event::as_key_event).map(character).collect();
    let mut inputs = Vec::new();
    if let Some(text) = text.filter(|text| text.chars().count() > TYPED_AT_ONCE) {
        events.retain(|event| event.as_key_event().is_none());
        inputs.push(Typed::Event(Event::Paste(text)));
    }
    inputs.extend(events.into_iter().map(|event| match event {
        Event::Resize(..) => Typed::Resized,
        event => Typed::Event(event),
    }));
    inputs
}

/// Returns the character that a key types; `None` if it does something else.
fn character(key: KeyEvent) -> Option<char> {
    // AltGr, which types characters, is both.
    let [control, alt] =
        [KeyModifiers::CONTROL, KeyModifiers::ALT].map(|held| key.modifiers.contains(held));
    if control != alt {
        return None;
    }
    match key.code {
        KeyCode::Char(c) => Some(c),
        KeyCode::Enter => Some('\n'),
        KeyCode::Tab => Some('\t'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::KeyEventKind;

    /// Returns the events of a console for this text: each key is pressed and released.
    fn typed(text: &str) -> Vec<Event> {
        let key = |c, kind| {
            let code = if c == '\n' { KeyCode::Enter } else { KeyCode::Char(c) };
            Event::Key(KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind))
        };
        text.chars()
            .flat_map(|c| [KeyEventKind::Press, KeyEventKind::Release].map(|kind| key(c, kind)))
            .collect()
    }

    #[test]
    fn many_characters_at_once_are_a_paste_and_few_are_keys() {
        let paste = |text: &str| Typed::Event(Event::Paste(text.to_owned()));
        assert_eq!(gathered(typed("Wörter,\nслова\n")), [paste("Wörter,\nслова\n")]);
        let few = gathered(typed("hello"));
        assert_eq!(few.len(), 5, "released keys are dropped");
        assert!(!few.contains(&paste("hello")));
        let mut events = typed("letters");
        events.push(Event::Resize(20, 5));
        assert_eq!(gathered(events), [paste("letters"), Typed::Resized]);
    }

    #[test]
    fn other_keys_and_commands_are_no_paste() {
        for (code, modifiers) in [
            (KeyCode::Left, KeyModifiers::NONE),
            (KeyCode::Char('c'), KeyModifiers::CONTROL),
            (KeyCode::Char('c'), KeyModifiers::ALT),
        ] {
            let mut events = typed("letters");
            events.push(Event::Key(KeyEvent::new(code, modifiers)));
            assert_eq!(gathered(events).len(), 8, "{code:?}");
        }
        let mut events = typed("someone");
        let at = KeyEvent::new(KeyCode::Char('@'), KeyModifiers::CONTROL | KeyModifiers::ALT);
        events.push(Event::Key(at));
        assert_eq!(gathered(events), [Typed::Event(Event::Paste("someone@".into()))]);
    }
}
