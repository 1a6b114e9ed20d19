//! Lines of the protocol: what is written is read as the same, and what is no line is named.

use proptest::prelude::*;

use super::*;
use hangman_words::ENGLISH;

fn from_player(line: &str) -> Result<Option<FromPlayer>, NotALine> {
    FromPlayer::parse(line, &ENGLISH)
}

#[test]
fn reading_forgives_case_spaces_and_line_ends() {
    let e = ENGLISH.letter('e').unwrap();
    let places: Places = [1, 4].into_iter().collect();
    for line in ["hit e 2 5", "HIT E 5 2\r\n", "  hit\t e  2,5 ", "hit 2 5 2", "\u{feff}hit e 2 5"]
    {
        let Ok(Some(FromPlayer::Answer(letter, found))) = from_player(line) else {
            panic!("{line:?}")
        };
        assert!(found == places && letter.is_none_or(|letter| letter == e), "{line:?}");
    }
    assert_eq!(from_player("Guess E"), Ok(Some(FromPlayer::Guess(e))));
    assert_eq!(from_player("READY"), Ok(Some(FromPlayer::Ready)));
    let turn = ToPlayer::parse("Turn -E-- 6", &ENGLISH).unwrap().unwrap();
    assert_eq!(turn.line(&ENGLISH), "turn -e-- 6");
    assert_eq!(from_player("  # thinking of e"), Ok(None));
    assert_eq!(from_player(" \t"), Ok(None));
    assert_eq!(from_player("hangman 1"), Ok(Some(FromPlayer::Hangman(1, String::new()))));
}

#[test]
fn what_is_no_line_says_what_is_missing() {
    for (line, message) in [
        ("e", "there is no line that begins with \"e\""),
        ("guess", "\"guess\" needs one letter of the alphabet: guess e"),
        ("guess ab", "\"guess\" needs one letter of the alphabet: guess e"),
        ("guess 5", "\"guess\" needs one letter of the alphabet: guess e"),
        ("hit e", "\"hit\" needs positions, from 1: hit e 2 5"),
        ("miss e 3", "\"miss\" needs no positions; a letter that is there is a hit"),
        ("word", "\"word\" needs a word of letters: word beetle"),
        ("hangman one", "\"hangman\" needs a version: hangman 1 NAME"),
    ] {
        assert_eq!(from_player(line).unwrap_err().to_string(), message, "{line}");
    }
    for place in ["0", "x", "65"] {
        let error = from_player(&format!("hit e {place}")).unwrap_err().to_string();
        let positions = "positions are numbers from 1 to the length of the word";
        assert_eq!(error, format!("there is no position {place}; {positions}"));
    }
}

#[test]
fn what_is_no_order_says_what_is_missing() {
    let endless = format!("turn {}a 6", "-".repeat(64));
    for (line, message) in [
        ("hit", "\"hit\" needs positions, from 1: hit e 2 5"),
        ("hit 2 5", "\"hit\" needs a letter: hit e 2 5"),
        ("miss", "\"miss\" needs a letter: miss e"),
        ("turn --e-", "\"turn\" needs a pattern and misses left: turn --e- 6"),
        (&endless, "\"turn\" needs a pattern and misses left: turn --e- 6"),
    ] {
        let error = ToPlayer::parse(line, &ENGLISH).unwrap_err().to_string();
        assert_eq!(error, message, "{line}");
    }
}

#[test]
fn a_line_that_a_later_version_may_have_is_no_order() {
    assert_eq!(ToPlayer::parse("colour green", &ENGLISH), Ok(None));
}

fn message() -> impl Strategy<Value = ToPlayer> {
    let letter = (0usize..26).prop_map(|index| Letter::new(index).unwrap());
    let word = "[a-z]{1,12}".prop_map(|word| Word::parse(&word, &ENGLISH).unwrap());
    let pattern = "[a-z-]{1,64}".prop_map(|text| pattern(&text, &ENGLISH).unwrap());
    prop_oneof![
        (any::<u32>(), prop_oneof![Just(Side::Guesser), Just(Side::Setter)])
            .prop_map(|(version, role)| ToPlayer::Hangman(version, role)),
        Just(ToPlayer::Alphabet(&ENGLISH)),
        "[a-z/]([a-z /.]*[a-z/])?".prop_map(ToPlayer::Words),
        any::<u64>().prop_map(ToPlayer::Seed),
        (1usize..65, any::<u32>()).prop_map(|(length, misses)| ToPlayer::Game(length, misses)),
        (pattern, any::<u32>()).prop_map(|(pattern, left)| ToPlayer::Turn(pattern, left)),
        letter.clone().prop_map(ToPlayer::Guess),
        (letter, any::<u64>())
            .prop_map(|(letter, bits)| ToPlayer::Answer(letter, Places::from_bits(bits))),
        Just(ToPlayer::Reveal),
        (any::<bool>(), prop::option::of(word)).prop_map(|(won, word)| ToPlayer::Result(won, word)),
        Just(ToPlayer::Quit),
    ]
}

proptest! {
    #[test]
    fn what_is_written_is_read_as_the_same(message in message()) {
        let line = message.line(&ENGLISH);
        prop_assert_eq!(ToPlayer::parse(&line, &ENGLISH).unwrap(), Some(message.clone()));
        prop_assert_eq!(&line, line.trim());
        let loud = format!("  {}\r\n", line.replace(' ', " \t"));
        if !matches!(message, ToPlayer::Words(_)) {
            prop_assert_eq!(ToPlayer::parse(&loud.to_uppercase(), &ENGLISH).unwrap(), Some(message));
        }
    }

    #[test]
    fn no_text_whatever_is_too_strange_to_be_read(line in any::<String>()) {
        let _ = FromPlayer::parse(&line, &ENGLISH);
        let _ = ToPlayer::parse(&line, &ENGLISH);
    }
}
