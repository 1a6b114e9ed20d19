//! What a terminal's bytes mean, whole and in pieces.

use super::*;

use proptest::prelude::*;

fn read(bytes: &[u8]) -> Vec<Typed> {
    let (mut parser, mut typed) = (Parser::default(), Vec::new());
    parser.read(bytes, &mut |event| typed.push(event));
    parser.give_up(&mut |event| typed.push(event));
    typed
}

fn chars(text: &str) -> Vec<Typed> {
    text.chars().map(|c| char(c, false)).collect()
}

fn ctrl_c() -> Typed {
    key(KeyCode::Char('c'), KeyModifiers::CONTROL)
}

#[test]
fn keys_are_what_terminals_send_for_them() {
    let none = KeyModifiers::NONE;
    let control = KeyModifiers::CONTROL;
    for (bytes, code, modifiers) in [
        ("\r", KeyCode::Enter, none),
        ("\t", KeyCode::Tab, none),
        ("\x7f", KeyCode::Backspace, none),
        ("\x1b", KeyCode::Esc, none),
        ("\x0c", KeyCode::Char('l'), control),
        ("\0", KeyCode::Char(' '), control),
        ("\x1b[A", KeyCode::Up, none),
        ("\x1bOB", KeyCode::Down, none),
        ("\x1b[1;5C", KeyCode::Right, control),
        ("\x1b[Z", KeyCode::BackTab, none),
        ("\x1b[3~", KeyCode::Delete, none),
        ("\x1b[5;5~", KeyCode::PageUp, control),
        ("\x1bOP", KeyCode::F(1), none),
        ("\x1b[[B", KeyCode::F(2), none),
        ("\x1b[15~", KeyCode::F(5), none),
        ("\x1b[17~", KeyCode::F(6), none),
        ("\x1b[24~", KeyCode::F(12), none),
        ("\x1b[34~", KeyCode::F(20), none),
        ("\x1b[99;5u", KeyCode::Char('c'), control),
        ("\x1bz", KeyCode::Char('z'), KeyModifiers::ALT),
        ("\x1bé", KeyCode::Char('é'), KeyModifiers::ALT),
        ("\x1b[", KeyCode::Char('['), KeyModifiers::ALT),
    ] {
        assert_eq!(read(bytes.as_bytes()), [key(code, modifiers)], "{bytes:?}");
    }
    assert_eq!(read("aé界😀".as_bytes()), chars("aé界😀"));
    assert_eq!(read(b"\x1b[12;34R"), [Typed::Column(33)]);
}

#[test]
fn clicks_are_read_in_each_of_their_three_spellings() {
    for bytes in [&b"\x1b[<0;4;3M"[..], b"\x1b[32;4;3M", b"\x1b[M \x24\x23"] {
        let [Typed::Event(Event::Mouse(event))] = read(bytes)[..] else { panic!("{bytes:?}") };
        assert_eq!(event.kind, MouseEventKind::Down(MouseButton::Left));
        assert_eq!((event.column, event.row), (3, 2));
    }
}

#[test]
fn a_paste_is_one_event_whatever_is_in_it() {
    let paste = |text: &str| Typed::Event(Event::Paste(text.to_owned()));
    assert_eq!(read(b"\x1b[200~a\x03\x1b[Ab\x1b[201~c"), [paste("a\x03\x1b[Ab"), char('c', false)]);
    assert_eq!(read(b"\x1b[200~never ended"), [paste("never ended")]);
    let long = [&b"\x1b[200~"[..], &vec![b'x'; 1 << 20], PASTE_ENDS, b"e"].concat();
    assert_eq!(read(&long), [paste(&"x".repeat(LONGEST_PASTE)), char('e', false)]);
}

#[test]
fn what_never_ends_does_not_swallow_ctrl_c() {
    for begun in
        ["\x1b[", "\x1b[1;", "\x1b[<0;12", "\x1b[M", "\x1b[M!", "\x1bO", "\x1b[?", "\x1b[[,"]
    {
        let mut bytes = begun.as_bytes().to_vec();
        bytes.push(3);
        assert_eq!(read(&bytes), [ctrl_c()], "{begun:?}");
    }
    for begun in [&b"\xc3"[..], b"\xe7\x95", b"\xf0\x9f", b"\xff", b"\x80"] {
        assert_eq!(read(&[begun, b"\x03"].concat()), [ctrl_c()], "{begun:?}");
    }
}

#[test]
fn nothing_is_waited_for_without_end() {
    let mut parser = Parser::default();
    for bytes in [&b"\x1b"[..], b"[", b"200", b"~", b"x"] {
        parser.read(bytes, &mut |_| {});
        assert!(parser.waits().is_some_and(|time| time <= PAUSE));
    }
    parser.give_up(&mut |_| {});
    assert_eq!(parser.waits(), None);
}

proptest! {
    #[test]
    fn pieces_mean_the_same_as_the_whole(
        pieces in prop::collection::vec(
            prop_oneof![
                prop::collection::vec(any::<u8>(), 0..4),
                prop::sample::select(vec![
                    "\x1b", "\x1b[", "\x1b[1;5", "A", "\x1b[200~", "\x1b[201~", "é", "\x1b[<0;1;1M", "\x1b[M",
                ]).prop_map(|text| text.as_bytes().to_vec()),
            ],
            0..30,
        ),
    ) {
        let whole = read(&pieces.concat());
        let (mut parser, mut typed) = (Parser::default(), Vec::new());
        for piece in &pieces {
            parser.read(piece, &mut |event| typed.push(event));
        }
        parser.give_up(&mut |event| typed.push(event));
        prop_assert_eq!(typed, whole);
        prop_assert_eq!(parser.waits(), None);
        let stopped = read(&[&pieces.concat()[..], PASTE_ENDS, b"\x03"].concat());
        prop_assert_eq!(stopped.last(), Some(&ctrl_c()));
    }
}
