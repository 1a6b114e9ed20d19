//! Tests of alphabets: cases, folds, names and spellings.

use super::*;

#[test]
fn case_is_ignored_and_look_alikes_are_not_letters() {
    for (index, c) in ('a'..='z').enumerate() {
        let letter = ENGLISH.letter(c).unwrap();
        assert_eq!(letter.index(), index);
        assert_eq!(ENGLISH.letter(c.to_ascii_uppercase()), Some(letter));
        assert_eq!(ENGLISH.lower(letter), c);
        assert_eq!(ENGLISH.upper(letter), c.to_ascii_uppercase());
    }
    for stranger in ['é', '1', ' ', 'ſ', '\u{212a}', 'ß', '\u{1b}'] {
        assert_eq!(ENGLISH.letter(stranger), None, "{stranger:?}");
    }
    assert_eq!(ENGLISH.upper(Letter::new(26).unwrap()), '?');
}

#[test]
fn each_alphabet_has_both_cases_of_every_letter_a_key_a_name_and_ascii_for_it() {
    for alphabet in Alphabet::ALL {
        let code = alphabet.code();
        assert_eq!(Alphabet::of(&code.to_uppercase()), Some(alphabet));
        assert_eq!(Alphabet::named(&alphabet.language().to_lowercase()), Some(alphabet));
        assert_eq!(alphabet.lower.len(), alphabet.upper.len(), "{code}");
        assert!(alphabet.len() <= Letter::MAX);
        for letter in alphabet.letters() {
            let (lower, upper) = (alphabet.lower(letter), alphabet.upper(letter));
            assert_eq!(alphabet.letter(lower), Some(letter), "{code} {lower}");
            assert_eq!(alphabet.letter(upper), Some(letter), "{code} {upper}");
            assert_eq!(Script::of(lower), Some(alphabet.script), "{code} {lower}");
            let name = alphabet.name(letter);
            assert!(name.is_ascii() && !name.is_empty(), "{code} {name}");
            if code != "tr" {
                assert!(upper.to_lowercase().eq([lower]), "{code} {lower} {upper}");
            }
        }
        let different = |written: Vec<String>| {
            assert!(written.iter().all(|text| text.is_ascii() && !text.is_empty()), "{code}");
            written.iter().collect::<std::collections::HashSet<_>>().len() == written.len()
        };
        let letters = || alphabet.letters();
        let ascii = |upper| in_ascii(upper).unwrap_or_else(|| upper.to_string());
        let upper = letters().map(|letter| alphabet.upper(letter));
        assert!(different(upper.map(ascii).collect()), "{code}");
        let names = letters().map(|letter| alphabet.name(letter).into());
        assert!(different(names.collect()), "{code}");
        assert!(alphabet.keyboard().all(|row| row.len() <= 13), "{code}");
        let mut keys: Vec<_> = alphabet.keyboard().flatten().collect();
        keys.sort_unstable();
        assert!(keys.into_iter().eq(alphabet.letters()), "{code}");
    }
    assert_eq!(Alphabet::of("xx"), None);
}

#[test]
fn folds_are_made_of_letters_of_the_alphabet() {
    for alphabet in Alphabet::ALL {
        for fold in alphabet.own_folds {
            assert!(alphabet.lower.iter().all(|&c| !fold.is(c)), "{} {fold:?}", alphabet.code);
        }
        for fold in alphabet.own_folds.iter().chain(alphabet.other_folds) {
            let mut letters = fold.letters.chars();
            let are_own = letters.all(|c| alphabet.lower.contains(&c));
            assert!(are_own, "{} {fold:?}", alphabet.code);
        }
    }
}

#[test]
fn composed_and_decomposed_texts_are_read_alike_and_keep_their_spelling() {
    let played = |alphabet: &Alphabet, text: &str| {
        let letters = alphabet.read(text)?;
        Ok(letters.into_iter().map(|letter| alphabet.upper(letter)).collect::<String>())
    };
    for (alphabet, text, letters, spelled) in [
        (&ENGLISH, "Hello", "HELLO", None),
        (&GERMAN, "Straße", "STRASSE", Some("STRAẞE")),
        (&GERMAN, "Ha\u{308}user", "HÄUSER", None),
        (&GERMAN, "café", "CAFE", Some("CAFÉ")),
        (&SPANISH, "corazón", "CORAZON", Some("CORAZÓN")),
        (&SPANISH, "an\u{303}o", "AÑO", None),
        (&FRENCH, "e\u{301}le\u{300}ve", "ELEVE", Some("ÉLÈVE")),
        (&FRENCH, "ŒUVRE", "OEUVRE", Some("ŒUVRE")),
        (&ITALIAN, "perché", "PERCHE", Some("PERCHÉ")),
        (&DUTCH, "ĳsvrĳ", "IJSVRIJ", Some("ĲSVRĲ")),
        (&POLISH, "źdźbło", "ŹDŹBŁO", None),
        (&RUSSIAN, "ёлка", "ЕЛКА", Some("ЁЛКА")),
        (&FINNISH, "šakki", "SAKKI", Some("ŠAKKI")),
        (&TURKISH, "Isırık", "ISIRIK", None),
        (&TURKISH, "kâğıt", "KAĞIT", Some("KÂĞIT")),
        (&TURKISH, "İyi", "İYİ", None),
        (&TURKISH, "i\u{307}yi", "İYİ", None),
        (&SWEDISH, "idé", "IDE", Some("IDÉ")),
        (&DANISH, "Händel", "HÆNDEL", Some("HÄNDEL")),
        (&NORWEGIAN, "én", "EN", Some("ÉN")),
        (&PORTUGUESE, "coração", "CORACAO", Some("CORAÇÃO")),
        (&CZECH, "příliš", "PŘÍLIŠ", None),
        (&GREEK, "λόγος", "ΛΟΓΟΣ", Some("ΛΟΓΟΣ")),
        (&GREEK, "ΆΡΧΑΪΚΌΣ", "ΑΡΧΑΙΚΟΣ", Some("ΑΡΧΑΪΚΟΣ")),
        (&UKRAINIAN, "м'ята", "МЯТА", Some("М'ЯТА")),
    ] {
        assert_eq!(played(alphabet, text), Ok(letters.to_owned()), "{text}");
        let spelling = alphabet.spelling(text).map(|spelling| alphabet.spelled_upper(&spelling));
        assert_eq!(spelling.as_deref(), spelled, "{text}");
    }
    assert_eq!(played(&POLISH, "naïve"), Err('ï'));
    assert_eq!(played(&RUSSIAN, "каt"), Err('t'));
    assert_eq!(GERMAN.letter('ß'), GERMAN.letter('s'));
    assert_eq!(FRENCH.letter('œ'), None);
    assert_eq!(RUSSIAN.letter('Ё'), RUSSIAN.letter('е'));
    assert_eq!(TURKISH.letter('I'), TURKISH.letter('ı'));
}

#[test]
fn a_language_is_named_by_its_code_a_tag_or_a_name() {
    let code = |name| Alphabet::named(name).map(Alphabet::code);
    for (name, expected) in [
        ("de_DE", Some("de")),
        ("de_DE.UTF-8", Some("de")),
        ("pt-BR", Some("pt")),
        ("Deutsch", Some("de")),
        ("Español", Some("es")),
        ("ESPAN\u{303}OL", Some("es")),
        ("Türkçe", Some("tr")),
        ("german", Some("de")),
        ("no_NO", Some("nb")),
        ("hu", None),
        ("hu-HU", None),
        ("-", None),
        ("", None),
    ] {
        assert_eq!(code(name), expected, "{name}");
    }
    for alphabet in Alphabet::ALL {
        assert_eq!(code(alphabet.own_name), Some(alphabet.code()));
        assert_eq!(code(alphabet.language()), Some(alphabet.code()));
    }
}
