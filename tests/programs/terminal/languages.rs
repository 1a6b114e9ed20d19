//! A game on the full screen in each language that has a built-in list, in its own letters.

use super::{BEGUN, OVER, Terminal};
use evil_hangman::words::{Alphabet, Tier};

/// By language, letters that are in few words, as they are typed: composed, decomposed, in either case, or as
/// another letter that is played alike.
const TYPED: [(&str, &[&str]); 10] = [
    ("en", &["q", "X", "z"]),
    ("de", &["ä", "O\u{308}", "ü", "y"]),
    ("es", &["ñ", "W", "k"]),
    ("fr", &["w", "Ç", "k"]),
    ("it", &["j", "w", "K"]),
    ("nl", &["q", "Y", "x"]),
    ("pl", &["ź", "N\u{301}", "Ć", "q"]),
    ("ru", &["ъ", "Ё", "щ", "ф", "ц"]),
    ("fi", &["å", "A\u{30a}", "q", "Ö"]),
    ("tr", &["j", "ğ", "I", "i", "ö"]),
];

/// Plays a letter and waits for the answer to it; says whether the round is over.
fn guess(terminal: &mut Terminal, typed: &str, alphabet: &'static Alphabet) -> bool {
    let letter = alphabet.upper(alphabet.typed(typed).unwrap());
    terminal.press(typed);
    let answers = [
        format!("There is no {letter}."),
        format!("There is one {letter}."),
        format!("There are two {letter}s."),
        format!(" {letter}s."),
        format!("You have already guessed {letter}."),
    ];
    let answers: Vec<&str> = [OVER].into_iter().chain(answers.iter().map(String::as_str)).collect();
    terminal.expect_any(&answers) == OVER
}

#[test]
fn every_language_is_played_in_its_own_letters() {
    let with_lists = |alphabet: &&Alphabet| Tier::of(alphabet).next().is_some();
    let codes = Alphabet::ALL.into_iter().filter(with_lists).map(Alphabet::code);
    assert!(codes.eq(TYPED.map(|(code, _)| code)));
    for (code, typed) in TYPED {
        let alphabet = Alphabet::of(code).unwrap();
        let flags = ["--language", code, "--length", "12", "--lives", "3", "--opponent", "greedy"];
        let mut terminal = Terminal::play(&flags);
        terminal.expect(BEGUN);
        let others = alphabet.letters().map(|letter| alphabet.upper(letter).to_string());
        let letters = typed.iter().map(|typed| (*typed).to_owned()).chain(others);
        let mut letters = letters.take_while(|typed| !guess(&mut terminal, typed, alphabet));
        assert!(letters.by_ref().count() < alphabet.len(), "{code}: the round has no end");
        terminal.expect("It claims ");
        terminal.press("\x03");
        terminal.ends(130);
    }
}

#[test]
fn a_key_of_another_layout_gets_a_line_that_names_the_right_one() {
    for (code, wrong, told) in [
        ("ru", "q", "These words have Cyrillic letters"),
        ("de", "ж", "These words have Latin letters"),
        ("tr", "q", "Please guess a letter from a to z."),
    ] {
        let flags = ["--language", code, "--length", "6", "--lives", "9", "--opponent", "greedy"];
        let mut terminal = Terminal::play(&flags);
        terminal.expect(BEGUN);
        terminal.press_for(wrong, told);
        terminal.press("\x03");
        terminal.ends(130);
    }
}

#[test]
fn the_language_of_the_system_is_offered_once_and_not_taken() {
    let offer = "There are German words too";
    let german = [("LANG", "de_DE.UTF-8")];
    let mut terminal = Terminal::start(&[super::GAME], &german);
    terminal.expect(offer);
    terminal.press_for("\r", BEGUN);
    terminal.expect("common");
    terminal.press("\x03");
    terminal.ends(130);
    for (flags, variables) in [
        (&["--language", "de"][..], german),
        (&["--language", "en"], german),
        (&[], [("LANG", "sv_SE.UTF-8")]),
    ] {
        let mut terminal = Terminal::start(&[&[super::GAME], flags].concat(), &variables);
        terminal.expect("PLAY");
        assert!(!terminal.contents().contains("words too"), "{flags:?}");
        terminal.press("\x03");
        terminal.ends(130);
    }
}

#[test]
fn the_form_goes_from_one_language_to_the_next_and_back() {
    let mut terminal = Terminal::play(&[]);
    terminal.expect("PLAY");
    // The rows unfold, and the second is the language.
    terminal.press_for("\x1b[B", "LANGUAGE");
    terminal.press("\x1b[B");
    terminal.press_for("\x1b[C", "German");
    terminal.press_for("f", "French");
    terminal.press_for("\x1b[D", "Spanish");
    terminal.press("\x03");
    terminal.ends(130);
}
