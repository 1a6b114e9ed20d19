//! What the fuzzer does with bytes, target by target. Kept apart from the fuzzer so that tests/rules/corpora.rs
//! runs it on the corpora with any compiler.
#![allow(dead_code)]

use std::time::Instant;

use evil_hangman::config::Config;
use evil_hangman::game::Transcript;
use evil_hangman::history::{Figures, History, InPlay, Record};
use evil_hangman::referee::{FromPlayer, ToPlayer};
use evil_hangman::solver::proof;
use evil_hangman::system::files::read_line;
use evil_hangman::system::typed::{Parser, Typed};
use evil_hangman::words::{ENGLISH, ListBuilder, ListError, WordList};

fn words(bytes: &[u8]) -> Option<WordList> {
    let mut builder = ListBuilder::new(&ENGLISH);
    builder.feed(bytes).ok()?;
    builder.finish().ok().map(|(list, _)| list)
}

/// A word list: the same in two pieces as in one, words and refusals alike, and what is quoted is harmless.
pub fn list(data: &[u8]) {
    let Some((cut, data)) = data.split_first() else { return };
    let (first, second) = data.split_at(usize::from(*cut).min(data.len()));
    let read = |pieces: &[&[u8]]| {
        let mut builder = ListBuilder::default();
        pieces.iter().try_for_each(|piece| builder.feed(piece))?;
        let (list, left_out) = builder.finish()?;
        let sizes: Vec<_> = list.lengths().map(|length| (length, list.count(length))).collect();
        Ok::<_, ListError>((sizes, left_out))
    };
    let whole = read(&[data]);
    assert_eq!(read(&[first, second]), whole);
    let quoted = match whole {
        Ok((_, left_out)) => left_out.first.map(|refused| refused.to_string()),
        Err(error) => Some(error.to_string()),
    };
    assert!(!quoted.is_some_and(|quoted| quoted.is_empty() || quoted.contains(char::is_control)));
}

/// A configuration: a sentence or settings.
pub fn configuration(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Err(error) = toml::from_str::<Config>(text) {
        assert!(!error.to_string().is_empty());
    }
}

/// A transcript: what is read is written so that it is read alike.
pub fn transcript(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(read) = text.parse::<Transcript>() {
        assert_eq!(read.to_string().parse(), Ok(read));
    }
}

/// Lines of the history, whole and one by one.
pub fn record(data: &[u8]) {
    let _ = History::read(data);
    for line in data.split(|byte| *byte == b'\n') {
        let _ = (InPlay::parse(line), Record::parse(line), Figures::parse(line));
    }
}

/// A proof about the assignment's nine words: refused, or a value that can be.
pub fn proof(data: &[u8]) {
    let list = words(b"ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n");
    let Some(list) = list else { return };
    let Some(listed) = list.of_length(4) else { return };
    let _ = proof::length(data);
    if let Ok(proven) = proof::verify(data, listed.blocks()) {
        assert!(proven.value <= 26, "{proven:?}");
    }
}

/// Lines of an input: those of the text, and none that is longer than allowed.
pub fn lines(data: &[u8]) {
    let Some((most, data)) = data.split_first() else { return };
    let (mut input, mut read, most) = (data, Vec::new(), usize::from(*most));
    loop {
        match read_line(&mut input, most) {
            Ok(Some(line)) => read.push(line),
            Ok(None) => break,
            Err(_) => {
                let next = data.split_inclusive(|byte| *byte == b'\n').nth(read.len());
                assert!(next.is_some_and(|line| line.len() > most), "{next:?}");
                return;
            }
        }
    }
    let lines = data.split_inclusive(|byte| *byte == b'\n');
    assert!(lines.map(String::from_utf8_lossy).eq(read));
}

/// Lines of the protocol, from both sides.
pub fn protocol(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for line in text.lines() {
        let _ = ToPlayer::parse(line, &ENGLISH);
        let _ = FromPlayer::parse(line, &ENGLISH);
    }
}

/// What a terminal sends: the same in two pieces as in one, Ctrl-C always comes through, and an answer is no key.
pub fn terminal(data: &[u8]) {
    let Some((cut, data)) = data.split_first() else { return };
    let (first, second) = data.split_at(usize::from(*cut).min(data.len()));
    let now = Instant::now();
    let read = |pieces: &[&[u8]]| {
        let mut parser = Parser::default();
        for piece in pieces {
            parser.read(piece, now);
        }
        parser.give_up();
        assert_eq!(parser.waits_until(), None);
        std::iter::from_fn(|| parser.pop()).collect::<Vec<_>>()
    };
    let whole = read(&[data]);
    assert_eq!(read(&[first, second]), whole);
    let stopped = read(&[data, b"\x1b[201~\x03"]);
    assert_eq!(stopped.last(), read(&[b"\x03"]).last());
    // Whatever is printed, inside an answer it is no key.
    let printed: Vec<_> = data.iter().copied().filter(|byte| (0x20..0x7f).contains(byte)).collect();
    let answers = [["\x1b]", "\x1b\\"], ["\x1bP", "\x1b\\"], ["\x1b_", "\x07"]];
    for [opens, ends] in answers {
        let typed = read(&[opens.as_bytes(), &printed, ends.as_bytes()]);
        assert!(typed.iter().all(|typed| matches!(typed, Typed::Command(_))), "{typed:?}");
    }
}
