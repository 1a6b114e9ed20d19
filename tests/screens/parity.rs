//! Tests that the full screen and the plain sentences play the same game: the same script through both gives
//! the same round, the same requests and the same end.

use super::*;
use evil_hangman::text::reverse::WHAT_WAS_IT;

fn app(opponent: impl Into<Holder>) -> App {
    let spec = game::spec(opponent, ListChoice::User, 4, 3);
    let mut app = App::new(game::own(&ENGLISH, game::WORDS), spec, 7).showing_words_left(false);
    app.begin();
    app
}

/// Describes a request whose effects outlast the game.
fn told(request: &Request) -> Option<String> {
    match request {
        Request::Think(question, _) => Some(format!("think about {:?}", question.letter)),
        Request::Advise(kind, view, _) => Some(format!("advise {kind:?} {:?}", view.guessed())),
        Request::Keep(ended) => {
            let (round, peeked, hinted) = (&ended.transcript, ended.peeked, ended.hinted);
            Some(format!("keep {round} {:?} {peeked} {hinted}", ended.outcome))
        }
        Request::Save(round) => Some(format!("save {} {}", round.transcript, round.hinted)),
        _ => None,
    }
}

/// Returns the host of both games, which answers immediately and records the requests.
fn host(asked: &RefCell<Vec<String>>) -> impl FnMut(Request) -> Option<Input> + '_ {
    move |request| {
        asked.borrow_mut().extend(told(&request));
        super::host(request)
    }
}

fn on_the_full_screen(app: App, keys: &str) -> Vec<String> {
    let asked = RefCell::new(Vec::new());
    let mut session = Session::new(app, host(&asked));
    session.feed(Input::Begin);
    game::keys(keys).for_each(|key| drop(session.feed(key)));
    drop(session);
    asked.into_inner()
}

fn in_sentences(app: App, sentences: &[&str]) -> Vec<String> {
    let asked = RefCell::new(Vec::new());
    let said = said_to(Session::new(app, host(&asked)), sentences.iter().copied());
    assert!(said.ends_with("Goodbye.\n"));
    asked.into_inner()
}

#[test]
fn a_script_of_letters_hints_and_ends_is_the_same_in_keys_and_in_sentences() {
    let what_if = vec!["e", "o", "t", "z", "what if 1", "a", "back", "quit"];
    for (keys, sentences, kept) in [
        ("e o t z", vec!["e", "o", "t", "z"], 1),
        ("e F3 e o F3 F3 t z", vec!["e", "hint", "e", "O", "Hint", "hint", "t", "z"], 1),
        ("e Esc ↓ Enter", vec!["e", "give up", "yes"], 1),
        ("e Enter z a n y Enter Esc o Ctrl-C", vec!["e", "word zany", "o"], 0),
        ("Enter b e t a Enter Enter d e a l Enter e Ctrl-C", vec!["word beta", "deal", "e"], 1),
        ("e F3 Ctrl-C", vec!["e", "hint"], 0),
        ("e F3 F3 F3 o Ctrl-C", vec!["e", "hint", "hint", "hint", "o"], 0),
        ("e F4 Ctrl-C", vec!["e", "x-ray"], 0),
        // To the title, and with the next letter into another round.
        ("e Esc ↓ Enter Esc Enter o Ctrl-C", vec!["e", "give up", "settings", "again", "o"], 1),
        ("e o t z → Enter ↓ w l Ctrl-C", vec!["e", "o", "t", "z", "what if 2", "l"], 1),
        ("e o t z → Enter w a Esc ↓ Enter Ctrl-C", what_if, 1),
        ("Ctrl-C", vec![], 0),
        ("e o t z Enter l a e Ctrl-C", vec!["e", "o", "t", "z", "again", "l", "a", "e"], 2),
    ] {
        for opponent in [Opponent::Greedy, Opponent::Merciless, Opponent::Fair] {
            let screen = on_the_full_screen(app(opponent), keys);
            let lines = in_sentences(app(opponent), &sentences);
            assert_eq!(lines, screen, "{opponent}: {keys}");
            let keeps = screen.iter().filter(|told| told.starts_with("keep")).count();
            if opponent != Opponent::Fair {
                assert_eq!(keeps, kept, "{opponent}: {keys}");
            }
        }
    }
}

#[test]
fn that_a_round_is_to_end_is_no_answer_about_a_letter() {
    for (answer, ends) in [("y", true), ("yes", true), ("n", false)] {
        let session = Session::new(app(Holder::You).asking_first(), super::host);
        let said = said_to(session, ["n", "give up", answer, "quit"]);
        assert_eq!(said.contains(WHAT_WAS_IT), ends, "{said}");
    }
}

#[test]
fn what_was_left_out_of_the_statistics_is_heard_with_them() {
    let host = |request| match request {
        Request::ReadStatistics(ticket) => {
            let career = Box::new(Career::of(&[], super::NOW));
            Some(Input::Statistics(ticket, career, Some("a line was skipped".to_owned())))
        }
        _ => None,
    };
    let said = said_to(Session::new(super::assignment(), host), ["stats", "quit"]);
    assert_eq!(said.matches("A line was skipped.").count(), 1, "{said}");
}

#[test]
fn a_word_that_the_player_holds_is_asked_for_alike() {
    for (keys, sentences) in [
        // DEAL, with an answer that is taken back.
        ("2 Enter Backspace 2 Enter 3 Enter y Ctrl-C", vec!["2", "undo", "2", "--a-", "y", "n"]),
        // Answers that contradict each other, until no word is left, and then one that is taken back.
        ("n 3 Enter Space Enter n Backspace n Ctrl-C", vec!["n", "3", "1", "n", "undo", "n"]),
        // A word that is not on the list.
        ("n 2 Enter ↑ Enter n n b l i p Enter Ctrl-C", vec!["n", "2", "", "n", "n", "blip", "n"]),
    ] {
        let screen = on_the_full_screen(app(Holder::You), keys);
        let lines = in_sentences(app(Holder::You), &sentences);
        assert_eq!(lines, screen, "{keys}");
        assert!(screen.len() > 2, "{screen:?}");
    }
}
