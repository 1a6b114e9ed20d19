//! Tests of the terminal parser, with input whole and in pieces.

use std::iter;

use super::*;
use crossterm::event::{MouseButton, MouseEventKind};

use proptest::prelude::*;

fn read(bytes: &[u8]) -> Vec<Typed> {
    let mut parser = Parser::default();
    let mut typed = read_pieces(&mut parser, &[bytes], Duration::ZERO);
    parser.give_up();
    typed.extend(iter::from_fn(|| parser.pop()));
    typed
}

/// Reads pieces with a pause before each. What has come by then is all of it if it was waited for no longer.
fn read_pieces(parser: &mut Parser, pieces: &[&[u8]], pause: Duration) -> Vec<Typed> {
    let (mut now, mut typed) = (Instant::now(), Vec::new());
    for piece in pieces {
        if parser.waits_until().is_some_and(|end| !pause.is_zero() && now >= end) {
            parser.give_up();
        }
        parser.read(piece, now);
        typed.extend(iter::from_fn(|| parser.pop()));
        now += pause;
    }
    typed
}

fn chars(text: &str) -> Vec<Typed> {
    text.chars().map(|c| char(c, false)).collect()
}

fn ctrl_c() -> Typed {
    key(KeyCode::Char('c'), KeyModifiers::CONTROL)
}

#[test]
fn a_letter_and_its_mark_are_one_key() {
    assert_eq!(read("a\u{308}o\u{308}x".as_bytes()), chars("äöx"));
    assert_eq!(read("и\u{306}".as_bytes()), chars("й"));
    assert_eq!(read("ab\u{327}".as_bytes()), chars("ab\u{327}"));
}

#[test]
fn keys_are_what_terminals_send_for_them() {
    let none = KeyModifiers::NONE;
    let control = KeyModifiers::CONTROL;
    for (bytes, code, modifiers) in [
        ("\r", KeyCode::Enter, none),
        ("\n", KeyCode::Enter, none),
        ("\t", KeyCode::Tab, none),
        ("\x7f", KeyCode::Backspace, none),
        ("\x08", KeyCode::Backspace, none),
        ("\x1b[27;5;99~", KeyCode::Char('c'), control),
        ("\x1b[27;5;13~", KeyCode::Enter, control),
        ("\x1b[27u", KeyCode::Esc, none),
        ("\x1b[13u", KeyCode::Enter, none),
        ("\x1b[101u", KeyCode::Char('e'), none),
        ("\x1b[8u", KeyCode::Backspace, none),
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
fn esc_and_ctrl_c_in_one_write_are_both_and_what_erases_is_set() {
    assert_eq!(read(b"\x1b\x03"), [key(KeyCode::Esc, KeyModifiers::NONE), ctrl_c()]);
    let mut parser = Parser::default();
    parser.set_erase(b'#');
    let typed = read_pieces(&mut parser, &[b"#"], Duration::ZERO);
    assert_eq!(typed, [key(KeyCode::Backspace, KeyModifiers::NONE)]);
}

#[test]
fn an_answer_that_is_owed_may_come_in_pieces() {
    for pieces in [[&b"\x1b]11;rgb:ff"[..], b"ff/ffff/ffff\x07"], [b"\x1b[1", b"2;34R"]] {
        let mut parser = Parser::default();
        parser.expect_answers(Instant::now() + Duration::from_secs(10));
        let typed = read_pieces(&mut parser, &pieces, Duration::from_millis(1500));
        let is_answer = matches!(typed[..], [Typed::Command(_) | Typed::Column(_)]);
        assert!(is_answer, "{pieces:?}: {typed:?}");
    }
}

#[test]
fn an_answer_that_never_ends_is_waited_for_ten_seconds_in_all() {
    for begun in ["\x1b]11;rgb:", "\x1b[1"] {
        let (mut parser, mut now) = (Parser::default(), Instant::now());
        let start = now;
        parser.expect_answers(now + Duration::from_secs(5));
        parser.read(begun.as_bytes(), now);
        while let Some(end) = parser.waits_until().filter(|end| now < *end) {
            assert!(end - now <= OWED && end - start <= WHOLE, "{begun:?}");
            now += Duration::from_secs(2);
            parser.read(b"1", now);
        }
        assert_eq!(parser.pop(), None);
        assert_eq!((now - start).as_secs(), 10, "{begun:?}");
    }
}

#[test]
fn rxvts_keys_with_shift_and_control_end_at_once() {
    for (bytes, code, modifiers) in [
        ("\x1b[13$e", KeyCode::F(3), KeyModifiers::SHIFT),
        ("\x1b[3$e", KeyCode::Delete, KeyModifiers::SHIFT),
        ("\x1b[3^e", KeyCode::Delete, KeyModifiers::CONTROL),
        ("\x1b[3@e", KeyCode::Delete, KeyModifiers::CONTROL | KeyModifiers::SHIFT),
    ] {
        assert_eq!(read(bytes.as_bytes()), [key(code, modifiers), char('e', false)], "{bytes:?}");
    }
    // A report of a mode has this byte before its last one.
    assert_eq!(read(b"\x1b[?2026;2$ye"), [char('e', false)]);
}

#[test]
fn clicks_are_read_in_both_spellings() {
    for bytes in [&b"\x1b[<0;4;3M"[..], b"\x1b[M \x24\x23"] {
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
    for begun in "[ [1; [<0;12 [M [M! O [? [[, ] ]11;rgb P _Gi=".split(' ') {
        assert_eq!(read(format!("\x1b{begun}\x03").as_bytes()), [ctrl_c()], "{begun:?}");
    }
    for begun in [&b"\xc3"[..], b"\xe7\x95", b"\xf0\x9f", b"\xff", b"\x80"] {
        assert_eq!(read(&[begun, b"\x03"].concat()), [ctrl_c()], "{begun:?}");
    }
}

#[test]
fn nothing_is_waited_for_without_end() {
    let mut parser = Parser::default();
    let now = Instant::now();
    for bytes in [&b"\x1b"[..], b"[", b"200", b"~", b"x"] {
        parser.read(bytes, now);
        assert!(parser.waits_until().is_some_and(|end| end <= now + PAUSE));
    }
    parser.give_up();
    assert_eq!(parser.waits_until(), None);
}

/// Returns answers of terminals without their delimiters, each with the byte after the escape character that
/// opens it.
fn answers() -> Vec<(char, String)> {
    vec![
        (']', String::from("10;rgb:0000/0000/0000")),
        (']', String::from("4;1;rgb:cdcd/0000/0000")),
        (']', format!("52;c;{}", "QUJD".repeat(10_000))),
        (']', String::from("l a title, \u{671c} too")),
        ('P', String::from(">|XTerm(390)")),
        ('P', String::from("1+r544e=787465726d")),
        ('_', String::from("Gi=31;OK")),
        ('^', String::from("private")),
        ('X', String::from("anything")),
    ]
}

#[test]
fn what_a_terminal_answers_is_no_key() {
    for (opens, text) in answers() {
        for end in ["\x1b\\", "\x07"] {
            let typed = read(format!("a\x1b{opens}{text}{end}b").as_bytes());
            let keys: Vec<_> =
                typed.into_iter().filter(|typed| !matches!(typed, Typed::Command(_))).collect();
            assert_eq!(keys, chars("ab"), "{opens} {text:.20} {end:?}");
        }
    }
}

#[test]
fn short_osc_answers_are_reported() {
    let command = |text: &str| Typed::Command(text.to_owned());
    for end in ["\x07", "\x1b\\"] {
        let twice = format!("\x1b]11;rgb:ffff/ffff/ffff{end}\x1b]4;7;rgb:0/0/0{end}");
        let both = ["11;rgb:ffff/ffff/ffff", "4;7;rgb:0/0/0"].map(command);
        assert_eq!(read(twice.as_bytes()), both);
    }
    assert_eq!(read(format!("\x1b]11;{}\x07", "1".repeat(100)).as_bytes()), []);
}

#[test]
fn an_answer_without_an_end_swallows_a_tenth_of_a_second_and_no_more() {
    for opens in [b"\x1b]", b"\x1bP", b"\x1b_"] {
        let mut parser = Parser::default();
        // A person types quickly.
        let pieces = [&opens[..], b"a", b"b", b"c", b"d", b"e", b"f"];
        let typed = read_pieces(&mut parser, &pieces, Duration::from_millis(30));
        assert_eq!(typed, chars("def"), "{opens:?}");
        assert_eq!(parser.waits_until(), None);
    }
    assert_eq!(read(b"\x1b]"), [key(KeyCode::Char(']'), KeyModifiers::ALT)], "a key of its own");
    assert_eq!(read(b"\x1b]11;\x1b"), [key(KeyCode::Esc, KeyModifiers::NONE)]);
    assert_eq!(read(b"\x1b]11;\x1b[A"), [key(KeyCode::Up, KeyModifiers::NONE)]);
    let endless = [b"\x1b]", &[b'1'; 1 << 16][..], b"e"].concat();
    assert_eq!(read(&endless), chars("e"));
}

proptest! {
    #[test]
    fn pieces_mean_the_same_as_the_whole(
        pieces in prop::collection::vec(
            prop_oneof![
                prop::collection::vec(any::<u8>(), 0..4),
                prop::sample::select(vec![
                    "\x1b", "\x1b[", "\x1b[1;5", "A", "\x1b[200~", "\x1b[201~", "é", "\x1b[<0;1;1M", "\x1b[M",
                    "\x1b]", "\x1bP", "\x1b\\",
                ]).prop_map(|text| text.as_bytes().to_vec()),
            ],
            0..30,
        ),
    ) {
        // A mark is put on its letter where both come at once.
        prop_assume!(!pieces.concat().iter().any(|byte| matches!(byte, 0xcc | 0xcd)));
        let whole = read(&pieces.concat());
        let mut parser = Parser::default();
        let each: Vec<_> = pieces.iter().map(Vec::as_slice).collect();
        let mut typed = read_pieces(&mut parser, &each, Duration::ZERO);
        parser.give_up();
        typed.extend(iter::from_fn(|| parser.pop()));
        prop_assert_eq!(typed, whole);
        prop_assert_eq!(parser.waits_until(), None);
        let stopped = read(&[&pieces.concat()[..], PASTE_ENDS, b"\x03"].concat());
        prop_assert_eq!(stopped.last(), Some(&ctrl_c()));
    }
}
