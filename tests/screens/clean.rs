//! Tests that with `--clean` no blocked word is ever shown: full games on the full screen and in sentences, with every
//! screen that names words.

use std::collections::HashSet;

use crate::support::game;
use evil_hangman::app::{App, Input, Key, Request, Screen, Session};
use evil_hangman::engine::{Opponent, Setter};
use evil_hangman::game::{Holder, ListChoice, ListName, Round, Transcript};
use evil_hangman::guesser::GuesserKind;
use evil_hangman::words::{Candidates, ENGLISH, EmbeddedList, list_of};
use evil_hangman::worker::judged;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::{UNICODE, game_of_the_day, picture, playing, said_to, text};

/// Words of five letters of which half are blocked, so that often no other is left.
const WORDS: &str = "cocks raped rapes penis sluts boobs tires locks socks rocks tapes tenis menus plots \
                     slots books";

static BLOCKED: &str = include_str!("../../crates/words/assets/words/blocked/en.txt");

fn app(holder: Holder, seed: u64) -> App {
    let spec = game::spec(holder, ListChoice::User, 5, 4);
    let mut app = App::new(game::own(&ENGLISH, WORDS).with_clean(true), spec, seed);
    app.begin();
    app
}

pub(super) fn host(request: Request) -> Option<Input> {
    match request {
        Request::Think(question, ticket) => Some(Input::Answer(ticket, question.at_once()?)),
        Request::Advise(_, view, ticket) => {
            Some(Input::Advice(ticket, GuesserKind::Frequency.guesser().advise(&view)))
        }
        Request::Judge(input, ticket) => Some(Input::Judged(ticket, judged(&input))),
        _ => None,
    }
}

/// Returns the blocked words of the list in a text, also where signs or blanks separate their letters.
fn found(text: &str) -> Vec<&'static str> {
    let blocked: HashSet<_> = BLOCKED.lines().collect();
    let words = WORDS.split_whitespace().filter(|word| blocked.contains(word));
    let lower = text.to_lowercase();
    let plain: HashSet<_> = lower.split(|c: char| !c.is_alphanumeric()).collect();
    let letters = |line: &str| line.chars().filter(|c| c.is_alphabetic()).collect();
    let squeezed: Vec<String> = lower.lines().map(letters).collect();
    let is_there =
        |word: &&str| plain.contains(word) || squeezed.iter().any(|line| line.contains(word));
    words.filter(is_there).collect()
}

fn letters(rng: &mut Xoshiro256PlusPlus) -> Vec<char> {
    let mut letters: Vec<_> = "acekilmnoprstuxb".chars().collect();
    letters.shuffle(rng);
    letters
}

#[test]
fn no_blocked_word_is_on_any_screen() {
    let (mut ends, mut unshown) = (0, 0);
    for seed in 0..16 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for opponent in [Opponent::Greedy, Opponent::Merciless, Opponent::Merciful, Opponent::Fair]
        {
            let mut session = Session::new(app(opponent.into(), seed), host);
            session.feed(Input::Begin);
            let mut keys = vec![String::from("F4")];
            keys.extend(letters(&mut rng).into_iter().map(String::from));
            // Rounds are played to their end, or given up.
            if seed % 2 == 0 {
                keys.truncate(rng.random_range(2..12));
            }
            // Whatever the end offers: the story with its words, the proof, the comparison, what if.
            let tail = "Esc ↓ Enter p c Enter Enter ↓ Esc ↓ Enter Tab ↓ ↓ a Esc Esc s Esc";
            keys.extend(tail.split(' ').map(String::from));
            for key in &keys {
                session.feed(Input::Key(key.parse::<Key>().unwrap()));
                for size in [(100, 30), (40, 16)] {
                    let shown = text(&picture(session.app(), &UNICODE, size));
                    unshown += usize::from(shown.contains("won't show"));
                    let seen = found(&shown);
                    assert!(seen.is_empty(), "{seed} {opponent} {key} {seen:?}\n{shown}");
                }
            }
            ends += 1;
        }
    }
    assert!(ends == 64 && unshown > 0, "{unshown}");
}

#[test]
fn no_blocked_word_that_is_typed_stays_on_the_screen() {
    let word = |word: &str| word.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let refused = format!("z Enter {} Enter Esc", word("sluts"));
    let guessed = format!("Enter {} Enter Enter {} Enter", word("penis"), word("penis"));
    let other = format!("Enter {} Enter Esc c Esc Esc ↓ Enter p {}", word("tires"), word("boobs"));
    for (opponent, keys) in [
        (Opponent::Greedy, format!("Enter {}", word("sluts"))),
        (Opponent::Greedy, format!("e {refused}")),
        (Opponent::Greedy, guessed.clone()),
        (Opponent::Fair, guessed),
        (Opponent::Greedy, other),
    ] {
        let mut session = Session::new(app(opponent.into(), 3), host);
        session.feed(Input::Begin);
        for key in keys.split(' ') {
            session.feed(Input::Key(key.parse::<Key>().unwrap()));
            for size in [(100, 30), (40, 16)] {
                let shown = text(&picture(session.app(), &UNICODE, size));
                assert_eq!(found(&shown), Vec::<&str>::new(), "{opponent} {keys}: {key}\n{shown}");
            }
        }
    }
    // The word that a pupil thought of, typed at the end.
    let mut session = Session::new(app(Holder::You, 1), host);
    session.feed(Input::Begin);
    let mut named = false;
    for key in "n Enter ".repeat(10).trim().split(' ').chain(word("penis").split(' ')) {
        session.feed(Input::Key(key.parse::<Key>().unwrap()));
        let shown = text(&picture(session.app(), &UNICODE, (100, 30)));
        assert_eq!(found(&shown), Vec::<&str>::new(), "{key}\n{shown}");
        named |= matches!(session.app().screen(), Screen::HeldOver(_));
    }
    assert!(named);
}

#[test]
fn no_blocked_word_is_said() {
    let mut unshown = 0;
    for seed in 0..16 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for opponent in [Opponent::Greedy, Opponent::Merciless, Opponent::Merciful, Opponent::Fair]
        {
            let mut script = Vec::new();
            for letter in letters(&mut rng) {
                script.extend([letter.to_string(), String::from("x-ray"), String::from("more")]);
            }
            script.truncate(rng.random_range(6..40));
            let end = "word sluts/word penis/give up/words/more/prove socks/more/prove penis/more/story/more/more/slips/share/again/n";
            script.extend(end.split('/').map(String::from));
            let session = Session::new(app(opponent.into(), seed), host);
            let said = said_to(session, script.iter().map(String::as_str));
            unshown += usize::from(said.contains("I won't show"));
            let heard = found(&said);
            assert!(heard.is_empty(), "{seed} {opponent} {heard:?}\n{said}");
        }
    }
    assert!(unshown > 1, "{unshown}");
}

#[test]
fn a_word_that_a_pupil_thinks_of_is_not_named() {
    for word in WORDS.split_whitespace() {
        // Yes to each letter of the word, no to the others, whatever is asked.
        let mut session = Session::new(app(Holder::You, 1), host);
        session.feed(Input::Begin);
        for _ in 0..20 {
            let Screen::Holding(holding) = session.app().screen() else { break };
            let Some(letter) = holding.letter() else { break };
            let lower = ENGLISH.lower(letter).unwrap();
            for at in word.chars() {
                session.feed(Input::Key(if at == lower { "Space" } else { "→" }.parse().unwrap()));
            }
            session.feed(Input::Key("Enter".parse().unwrap()));
            let shown = text(&picture(session.app(), &UNICODE, (100, 30)));
            let seen = found(&shown);
            assert!(seen.is_empty(), "{word} {seen:?}\n{shown}");
        }
    }
    let answers = ["n", "n", "n", "n", "n", "n", "penis", "n", "n"];
    let said = said_to(Session::new(app(Holder::You, 1), host), answers);
    assert_eq!(found(&said), Vec::<&str>::new(), "{said}");
}

fn everyday(clean: bool) -> Candidates {
    EmbeddedList::EVERYDAY.load().of_length(4).unwrap().candidates().clean(clean)
}

/// Returns the answers and the claim of a round with these letters.
fn played(opponent: Opponent, seed: u64, clean: bool) -> (Round, Vec<String>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut round = Round::new(opponent, everyday(clean), "9".parse().unwrap(), seed);
    let mut setter = Setter::default();
    for letter in letters(&mut rng) {
        let letter = ENGLISH.letter(letter).unwrap();
        if round.guess_with(&mut setter, letter, &|| false).is_err() {
            break;
        }
    }
    let told = round.replies().iter().map(|reply| format!("{:?}", reply.choice())).collect();
    (round, told)
}

#[test]
fn answers_and_values_are_the_same_with_and_without() {
    for seed in 0..12 {
        for opponent in [Opponent::Greedy, Opponent::Merciless] {
            let (clean, shown) = (played(opponent, seed, true), played(opponent, seed, false));
            assert_eq!(clean.1, shown.1, "{opponent} {seed}");
            assert_eq!(clean.0.words_left_by_turn(), shown.0.words_left_by_turn());
            assert!(clean.0.finish().word.is_shown());
        }
    }
}

#[test]
fn a_fair_opponent_draws_no_blocked_word_and_the_same_one_otherwise() {
    let mut others = 0;
    for seed in 0..400 {
        let drawn = |clean| {
            let list = list_of(&ENGLISH, WORDS);
            let words = list.of_length(5).unwrap().candidates().clean(clean);
            let round = Round::new(Opponent::Fair, words, "9".parse().unwrap(), seed);
            round.finish().word
        };
        let (clean, any) = (drawn(true), drawn(false));
        assert!(clean.is_shown(), "{seed}");
        let is_blocked = BLOCKED.lines().any(|word| word == any.played_lower());
        assert_eq!(clean == any, !is_blocked, "{seed} {any}");
        others += usize::from(is_blocked);
    }
    assert!(others > 50);
}

#[test]
fn a_transcript_makes_the_same_claim() {
    for seed in 0..40 {
        for opponent in [Opponent::Greedy, Opponent::Fair, Opponent::Merciful] {
            let (round, _) = played(opponent, seed, true);
            let written = Transcript::of(&round, ListName::Embedded(EmbeddedList::EVERYDAY));
            let line = written.to_string();
            assert!(line.starts_with("eh1 en/everyday ") && line.contains(" clean "), "{line}");
            let read: Transcript = line.parse().unwrap();
            assert_eq!(read, written);
            // The mark decides, whatever the reader has set.
            for clean in [false, true] {
                let again = read.replay(everyday(clean)).unwrap();
                assert_eq!(Transcript::of(&again, written.list.clone()), written);
                assert_eq!(again.finish().word, round.clone().finish().word, "{line}");
            }
            let game = Transcript::game(&format!("{line} and a remark"));
            assert_eq!(game.unwrap(), written.without_answers());
        }
        // A round that was not for pupils is replayed as it was, and hides what they must not see.
        let (round, _) = played(Opponent::Fair, seed, false);
        let old = Transcript::of(&round, ListName::Embedded(EmbeddedList::EVERYDAY));
        assert!(old.to_string().starts_with("eh1 "));
        let word = old.replay(everyday(true)).unwrap().finish().word;
        assert_eq!(word, round.finish().word);
        let is_blocked = BLOCKED.lines().any(|blocked| blocked == word.played_lower());
        assert_eq!(word.is_shown(), !is_blocked);
    }
}

#[test]
fn the_game_of_the_day_is_for_pupils() {
    let app = game_of_the_day();
    let Screen::Playing(daily) = app.screen() else { panic!("no game") };
    assert!(daily.round().is_clean());
    let line = Transcript::of(daily.round(), ListName::Embedded(EmbeddedList::FULL)).to_string();
    assert!(line.ends_with(" clean"), "{line}");
    // Other rounds are not, unless that is asked for.
    let Screen::Playing(playing) = playing("").screen().clone() else { panic!("no round") };
    assert!(!playing.round().is_clean());
}
