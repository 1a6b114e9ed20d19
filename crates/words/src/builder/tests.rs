//! How lists are read: every way to write one, what is left out, and what is refused.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::super::fault::LineFault;
use super::super::{ENGLISH, EmbeddedList, FRENCH, POLISH};
use super::*;

/// Parses the text in pieces of this size.
fn read(text: &[u8], piece: usize) -> Result<(WordList, LeftOut), ListError> {
    let mut list = ListBuilder::default();
    for piece in text.chunks(piece) {
        list.feed(piece)?;
    }
    list.finish()
}

fn words(list: &WordList) -> BTreeSet<String> {
    list.by_length().flat_map(|listed| listed.words()).map(|word| word.played()).collect()
}

fn set(words: &str) -> BTreeSet<String> {
    words.split(' ').map(str::to_owned).collect()
}

#[test]
fn duplicates_take_no_memory() {
    let mut list = ListBuilder::new(&ENGLISH);
    let text = "no\nox\nif\nox\n".repeat(PIECE / 12);
    for _ in 0..36 {
        list.feed(text.as_bytes()).unwrap();
    }
    let room = list.words.room();
    assert!(room < 3_000_000, "room for {room} of 3,100,000 lines");
    assert_eq!(list.finish().unwrap().0.total(), 3);
}

/// How lists are written: the words that are read, the number of lines that are left out, and the first of those.
#[test]
fn every_way_to_write_a_list_is_read_in_any_pieces() {
    let long = "a".repeat(65);
    let odd =
        format!("g\0od\ngood\nit's\nr2d2\ntwo words\n\u{1b}[31mred\ncaf\u{e9}\n{long}\nfine\n");
    let returns = format!("cat\rdog\r\nhen\n\rit's\r{}", "cow\r".repeat(3_000));
    let endless = format!("good\na{}\nfine\n", "é".repeat(40_000));
    for (text, expected, left_out) in [
        (
            "\u{feff}Apple\r\nBEE\n\n  \n# a remark\n   # another\nbee\napple\nzoo",
            "APPLE BEE ZOO",
            (0, None),
        ),
        ("a\r", "A", (0, None)),
        // Blanks and no-break spaces around a word are ignored.
        (
            "  cat\n\tdog\t\n\u{a0}hen\u{a0}\r\n\u{202f}cow \n \u{a0} \n",
            "CAT COW DOG HEN",
            (0, None),
        ),
        (&returns, "CAT COW DOG HEN", (1, Some(5))),
        // A dictionary of Hunspell is read without its count and its flags.
        ("\u{feff}3\r\ncat/SM\r\ndog/\thuman\r\nhen\r\n", "CAT DOG HEN", (0, None)),
        (&odd, "FINE GOOD", (7, Some(1))),
        (&endless, "FINE GOOD", (1, Some(2))),
    ] {
        for piece in [1, 2, 3, 4, 5, 7, 11, 17, 23, 40, 1 << 16, 1 << 20] {
            let (list, left) = read(text.as_bytes(), piece).unwrap();
            let told = format!("{text:.40?} in pieces of {piece}");
            assert_eq!(words(&list), set(expected), "{told}");
            assert_eq!((left.lines, left.first.map(|it| it.line)), left_out, "{told}");
            assert_eq!(left.likely, None, "{told}");
        }
    }
    // Without a count, a slash is no flag.
    let Err(ListError::NoWords(left_out)) = read(b"cat/SM\n", 9) else { panic!() };
    assert_eq!(left_out.first.unwrap().fault, LineFault::Columns('/'));
}

#[test]
fn what_a_notice_shows_is_harmless() {
    let first = |text: &str| read(text.as_bytes(), 99).unwrap().1.first.unwrap().text;
    assert_eq!(first("\u{1b}[31mred\nok\n"), "\\u{1b}[31mred");
    assert_eq!(first("a\tb\nok\n"), "a\\tb");
    assert_eq!(first(&format!("{}\nok\n", "'".repeat(99))), format!("{}…", "'".repeat(40)));
}

#[test]
fn a_text_without_words_or_not_utf_8_is_refused() {
    for (text, lines) in [(&b""[..], 0), (b"# nothing\n", 0), (b"no 12\n34\n", 2)] {
        let Err(ListError::NoWords(left_out)) = read(text, 5) else { panic!("{text:?}") };
        assert_eq!(left_out.lines, lines);
    }
    for piece in 1..20 {
        let error = read(b"one\ntwo\ncaf\xe9\nfour\n", piece).unwrap_err();
        assert_eq!(error, ListError::NotUtf8 { line: 3, byte: 4, encoding: "LATIN1" });
    }
    let second = ListError::NotUtf8 { line: 2, byte: 3, encoding: "LATIN1" };
    assert_eq!(read(b"ok\nno\xff", 99).unwrap_err(), second);
    for no_text in [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"] {
        assert_eq!(read(no_text, 99).unwrap_err(), ListError::NotText);
    }
}

#[test]
fn an_endless_line_takes_no_memory() {
    let mut endless = ListBuilder::new(&ENGLISH);
    for _ in 0..100 {
        endless.feed(&[0; 1 << 16]).unwrap();
        assert!(endless.unfinished.capacity() <= 4 << 16);
    }
}

#[test]
fn lengths_have_gaps_and_neighbours() {
    let (list, _) = read(b"a\nbcd\nefg\nhijkl\n", 99).unwrap();
    assert_eq!(list.lengths().collect::<Vec<_>>(), [1, 3, 5]);
    assert_eq!((list.count(2), list.count(3), list.count(65)), (0, 2, 0));
    assert_eq!(list.neighbours(4), (Some(3), Some(5)));
    assert_eq!(list.neighbours(9), (Some(5), None));
    assert_eq!(list.span(), 1..=5);
}

#[test]
fn words_are_played_folded_and_keep_their_spellings() {
    let mut list = ListBuilder::new(&FRENCH);
    list.feed("côté\nété\ncote\ne\u{301}te\u{301}\nCÔTE\nbas\nCôté\ncôte\n".as_bytes()).unwrap();
    let (list, left_out) = list.finish().unwrap();
    assert_eq!(left_out, LeftOut::default());
    assert_eq!(words(&list), set("BAS COTE ETE"));
    let spelled = |length, number| list.of_length(length).unwrap().word(number).unwrap().spelling();
    assert_eq!([spelled(3, 0), spelled(3, 1)], ["BAS", "ÉTÉ"]);
    assert_eq!(spelled(4, 0), "CÔTÉ/CÔTE/COTE");
    let only = list.only(|word| word.letters().len() == 4).unwrap();
    assert_eq!(only.of_length(4).unwrap().word(0).unwrap().spelling(), "CÔTÉ/CÔTE/COTE");
}

#[test]
fn the_words_of_a_list_know_what_it_is_called() {
    let read = |mut list: ListBuilder| {
        list.feed(b"kot\ndom\n").unwrap();
        list.finish().unwrap().0
    };
    let name = |list: &WordList| list.of_length(3).unwrap().list_name().to_owned();
    assert_eq!(name(&read(ListBuilder::new(&POLISH))), "pl");
    let pets = read(ListBuilder::new(&POLISH).named("pets\u{202e}.txt"));
    assert_eq!(name(&pets), r"pets\u{202e}.txt");
    assert_eq!(name(&pets.only(|word| word.played() == "KOT").unwrap()), pets.name());
    let everyday = EmbeddedList::EVERYDAY.load();
    let embedded = |list: &WordList| list.of_length(3).unwrap().embedded();
    assert_eq!(embedded(&everyday), Some(EmbeddedList::EVERYDAY));
    assert_eq!(embedded(&everyday.clean()), Some(EmbeddedList::EVERYDAY));
    // What has only some of the words is another list.
    assert_eq!(embedded(&everyday.only(|word| word.played() != "CAT").unwrap()), None);
}

#[test]
fn a_list_in_another_language_is_known_and_one_in_another_encoding_refused() {
    let polish = "źdźbło\nłąka\nświęto\nkot\n";
    let (_, left_out) = read(polish.as_bytes(), 99).unwrap();
    assert_eq!(left_out.likely.map(Alphabet::code), Some("pl"));
    let Err(ListError::NoWords(left_out)) = read("слово\nдом\n".as_bytes(), 99) else {
        panic!()
    };
    assert_eq!(left_out.likely.map(Alphabet::code), Some("ru"));
    // After a word, a comment names no language.
    for word in ["cote", "c\u{f4}t\u{e9}"] {
        let text = format!("# language: fr\n{word}\n# language: pl\nkot\n");
        assert_eq!(*read(text.as_bytes(), 99).unwrap().0.alphabet(), FRENCH, "{word}");
    }
}

#[test]
fn another_language_is_suggested_only_if_none_was_named_and_it_accepts_clearly_more_lines() {
    let likely = |list: ListBuilder, text: &str| {
        let mut list = list;
        list.feed(text.as_bytes()).unwrap();
        list.finish().unwrap().1.likely.map(Alphabet::code)
    };
    let english =
        "apple\nbanana\n".repeat(30) + "caf\u{e9}\n\u{c5}ngstr\u{f6}m\nM\u{fc}nchen\nit's\n";
    assert_eq!(likely(ListBuilder::default(), &english), None);
    let german = "haus\nmaus\nbaum\nb\u{e4}ume\nt\u{fc}r\nstra\u{df}e\nsch\u{f6}n\n";
    assert_eq!(likely(ListBuilder::default(), german), Some("de"));
    assert_eq!(likely(ListBuilder::default(), &format!("# language: en\n{german}")), None);
    let polish = "kot\n\u{17a}d\u{17a}b\u{142}o\nna\u{ef}f\nm\u{fc}sli\n";
    assert_eq!(likely(ListBuilder::new(&POLISH), polish), None);
    // Words of another script are no use to somebody whose words are in this one.
    let mixed = "apple\n".repeat(20) + &"\u{434}\u{43e}\u{43c}\n".repeat(9);
    assert_eq!(likely(ListBuilder::default(), &mixed), None);
}

#[test]
fn a_line_that_is_refused_says_what_is_wrong() {
    use LineFault::{Columns, Letter, Numbered, Quoted, Several};
    for (line, fault) in [
        ("cat\t12", Columns('\t')),
        ("cat,12", Columns(',')),
        ("word,part of speech,count", Columns(',')),
        ("cat;noun", Columns(';')),
        ("the 23135851162", Columns(' ')),
        ("cat, dog, hen", Several(',')),
        ("the cat sat on the mat", Several(' ')),
        ("1. cat", Numbered),
        ("12) cat", Numbered),
        ("  7 cat", Numbered),
        ("7\tcat", Numbered),
        ("7: 12", Letter('7', &ENGLISH)),
        (": cat", Letter(':', &ENGLISH)),
        ("[\"cat\",\"dog\"]", Quoted),
        ("{\"cat\": 1,", Quoted),
        ("\"cat\",12", Quoted),
        ("ice cream", Letter(' ', &ENGLISH)),
        ("2nd", Letter('2', &ENGLISH)),
        ("с\u{430}t", Letter('с', &ENGLISH)),
        (&"a".repeat(65), LineFault::Length),
    ] {
        let Err(ListError::NoWords(left_out)) = read(format!("{line}\n").as_bytes(), 99) else {
            panic!("{line}")
        };
        let first = left_out.first.clone().unwrap();
        assert_eq!((first.line, first.fault), (1, fault), "{line}");
        let said = ListError::NoWords(left_out).to_string();
        assert!(said.contains(&fault.to_string()) && said.contains(&first.text), "{said}");
    }
    for (fault, said) in [
        (Letter('с', &ENGLISH), "'с' is a Cyrillic letter"),
        (Letter(' ', &ENGLISH), "a space is not a letter of English"),
        (Letter('2', &ENGLISH), "'2' is not a letter of English"),
        (LineFault::Length, "1 to 64 letters"),
    ] {
        assert!(fault.to_string().contains(said), "{fault}");
    }
}

#[test]
fn a_file_that_is_no_text_says_what_it_is() {
    let utf16 = |text: &str, order: fn(u16) -> [u8; 2]| -> Vec<u8> {
        text.encode_utf16().flat_map(order).collect()
    };
    for text in ["cat", "cat\ndog\n", "cat\r\ndog\r\n", "слово\r\nдом\r\n", "łąka\nkot\n"]
    {
        for piece in [1, 2, 99] {
            let read = |order| read(&utf16(text, order), piece).unwrap_err();
            assert_eq!(read(u16::to_le_bytes), ListError::Utf16("UTF-16LE"), "{text:?}");
            assert_eq!(read(u16::to_be_bytes), ListError::Utf16("UTF-16BE"), "{text:?}");
        }
    }
    assert_eq!(read(b"\xff\xfeh\0i\0\n\0", 99).unwrap_err(), ListError::Utf16("UTF-16"));
    let packed = read(b"\x1f\x8b\x08\0\0\0\0\0", 3).unwrap_err();
    assert_eq!(packed, ListError::Packed("zcat"));
    assert_eq!(read(b"PK\x03\x04\x14\0", 3).unwrap_err(), ListError::Packed("unzip -p"));
    assert_eq!(read(b"\x7fELF\x02\x01\0\0\xb0w\nword\n", 3).unwrap_err(), ListError::NotText);
}

proptest! {
    #[test]
    fn a_list_is_the_set_of_its_plain_lines(
        lines in prop::collection::vec("[a-dA-D{@`\\[é1]{0,3}[a-d]{0,70}", 1..60),
        piece in 1usize..2_000,
        crlf: bool,
    ) {
        let end = if crlf { "\r\n" } else { "\n" };
        let text = format!("#{end}{}", lines.join(end));
        let plain = |line: &&String| (1..=64).contains(&line.len()) && line.chars().all(|c| c.is_ascii_alphabetic());
        let expected: BTreeSet<_> = lines.iter().filter(plain).map(|l| l.to_uppercase()).collect();
        match read(text.as_bytes(), piece) {
            Ok((list, left_out)) => {
                prop_assert_eq!(words(&list), expected);
                let odd = lines.iter().filter(|line| !line.is_empty() && !plain(line)).count();
                prop_assert_eq!(left_out.lines, odd as u64);
            }
            Err(error) => prop_assert!(expected.is_empty(), "{}", error),
        }
    }
}
