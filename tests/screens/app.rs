//! Tests of the state machine, as triples: before, keys, after.

use super::apps::requested;
use crate::support::game::{self, WORDS, app, variant};
use crate::support::records::played;
use crate::support::{letter, word};
use evil_hangman::app::keys::Action;
use evil_hangman::app::{
    App, ChallengeDialog, ChallengeFault, ChallengeItem, ChallengeStep, Consequence, Effect, Event,
    HomeLine, Input, Interrupted, Overlay, Pane, Pick, Preference, Remark, Request, Row, Screen,
    Ticket,
};
use evil_hangman::engine::{self, Opponent, Reason, Reply};
use evil_hangman::game::challenge::{Challenge, ChallengeLine};
use evil_hangman::game::judgement::{AnalysisInput, Judge, Judgement};
use evil_hangman::game::library::{ListChoice, StartingWords};
use evil_hangman::game::occasion::{Day, Occasion};
use evil_hangman::game::spec::{Difficulty, Holder, Length, LivesChoice};
use evil_hangman::game::{GameSpec, Library, Lives, Outcome};
use evil_hangman::guesser::GuesserKind;
use evil_hangman::history::{Career, InPlay, Record};
use evil_hangman::position::Position;
use evil_hangman::text::challenge::{self, message};
use evil_hangman::text::keys::Reach;
use evil_hangman::text::{form, screens};
use evil_hangman::view::View;
use evil_hangman::words::{ENGLISH, EmbeddedList, Family, Guess, Places, Word};
use evil_hangman::worker;

/// Returns all effects of these keys, separated by blanks; a token that is no key is typed letter by letter.
fn effects(app: &mut App, keys: &str) -> Vec<Effect> {
    game::keys(keys).into_iter().flat_map(|key| app.handle(&Input::Key(key))).collect()
}

/// Returns the requests among effects.
fn requests(effects: Vec<Effect>) -> Vec<Request> {
    requested!(effects, request => request)
}

/// Returns the events among effects.
fn events(effects: Vec<Effect>) -> Vec<Event> {
    let event = |effect| match effect {
        Effect::Event(event) => Some(event),
        Effect::Request(_) => None,
    };
    effects.into_iter().filter_map(event).collect()
}

/// Says what a remark is about, without its words.
fn remarked(remark: &Remark) -> String {
    let guess = |guess: &Guess| guess.text(&ENGLISH);
    match remark {
        Remark::Answered { guess: of, places } => match places.count() {
            0 => format!("no {}", guess(of)),
            times => format!("{times} {}", guess(of)),
        },
        Remark::Refused(of, error) => format!("{} {}", guess(of), variant(error)),
        Remark::WhatIf { turn, .. } => format!("what if {turn}"),
        Remark::Notice(notice) => notice.clone(),
        Remark::Hint(advice) => format!("hint {}", ENGLISH.upper(advice.best.letter)),
        other => variant(other),
    }
}

/// Describes the app in a line.
fn seen(app: &App) -> String {
    let screen = match app.screen() {
        Screen::Setup(setup) => game::form(app, setup),
        Screen::Playing(playing) => {
            let round = &playing.round;
            let flag = |is: bool, name: &str| if is { format!(" {name}") } else { String::new() };
            let count = flag(playing.shows_words_left, &format!("of {}", round.words_left()));
            let helped = flag(round.peeked(), "peeked") + &flag(round.hinted(), "hinted");
            let (pattern, left) = (round.pattern(), round.misses_left());
            format!("playing: {pattern}{count} {left} left{helped} | {}", remarked(&playing.remark))
        }
        // Rounds in which the player holds the word have tests of their own.
        Screen::Holding(_) | Screen::HeldOver(_) => String::from("held"),
        Screen::Puzzle(screen) => format!("puzzle {}", screen.number),
        Screen::Story(story) => match (story.pane, story.turn()) {
            (Pane::Words, _) => format!("story: word {}", story.word_number),
            (Pane::Turns, None) => String::from("story: no turn"),
            (Pane::Turns, Some(turn)) => {
                let (number, guess) = (story.turn_number, turn.guess.text(&ENGLISH));
                format!("story: turn {number} {guess} {} → {}", turn.before(), turn.after())
            }
        },
        Screen::GameOver(over) => {
            let finished = &over.finished;
            format!("{:?}: {} [{:?}]", finished.outcome, finished.word, over.menu.selected())
        }
        Screen::Statistics(results) => {
            let unread = if results.career.is_none() { " unread" } else { "" };
            format!("statistics{unread}")
        }
    };
    let in_front = app.overlays().iter().rev().map(|overlay| match overlay {
        Overlay::Help => String::from("help over "),
        Overlay::Pause(menu) => format!("pause [{:?}] over ", menu.selected()),
        Overlay::Confirm(asked) => format!("sure? {:?} over ", asked.consequence),
        Overlay::Share { copied } => format!("share {copied} over "),
        Overlay::Lesson(lesson) => {
            let round = &lesson.round;
            format!("lesson {} {} over ", round.pattern(), round.words_left())
        }
        Overlay::Challenge(_) => String::from("challenge over "),
    });
    in_front.collect::<String>() + &screen
}

/// Checks (keys, what is seen then) one after another on the same app.
#[track_caller]
fn check(app: &mut App, steps: &[(&str, &str)]) {
    for (keys, expected) in steps {
        let _ = effects(app, keys);
        assert_eq!(seen(app), *expected, "after {keys}");
    }
}

/// Returns a round with the nine words against greedy.
fn round() -> App {
    round_of(|_| {})
}

fn round_of(change: impl FnOnce(&mut GameSpec)) -> App {
    let mut app = app(change);
    app.begin();
    app
}

const HOME: &str = "home: [Play] of greedy English test 4 3";

// ---- The title and the settings.

#[test]
fn the_title_has_a_line_for_each_thing_to_play_and_the_settings_behind_it() {
    check(
        &mut app(|_| {}),
        &[
            ("", HOME),
            ("↓", "home: [Today] of greedy English test 4 3"),
            ("↓", "home: [Puzzles] of greedy English test 4 3"),
            ("↓", HOME),
            ("s", "settings: [greedy] English test 4 3"),
            ("f ↓", "settings: fair [English] test 4 3"),
            ("↓ f ↓ ← ←", "settings: fair English en/full [2] 3"),
            ("1 1 1", "settings: fair English en/full [12] 3"),
            ("↓ p Esc", "home: [Play] of fair English en/full 12 perfect"),
        ],
    );
    check(&mut app(|_| {}), &[("Enter", "playing: ---- 3 left | Begin")]);
}

#[test]
fn another_language_is_chosen_in_its_own_row() {
    let keys = [
        ("s ↓ g", "settings: greedy [German] de/everyday 4 3"),
        ("i", "settings: greedy [Italian] it/everyday 4 3"),
    ];
    check(&mut app(|_| {}), &keys);
}

#[test]
fn a_length_that_the_list_has_not_got_is_no_choice_and_another_list_brings_its_nearest_along() {
    check(&mut app(|_| {}), &[("s ↓ ↓ ↓ 5", "settings: greedy English test [4] 3")]);
    check(&mut app(|_| {}), &[("s ↓ ↓ ↓ 8 ↑ Enter", "home: [Play] of greedy English test 8 3")]);
}

#[test]
fn beginning_without_words_of_the_length_opens_the_settings_and_says_why() {
    let app = round_of(|chosen| {
        chosen.length = Length::Letters(40);
        chosen.list = ListChoice::Embedded(EmbeddedList::EVERYDAY);
    });
    let seen = seen(&app);
    let expected = "settings: greedy English en/everyday [40] 3 ! \"no word of the list en/everyday has 40 letters";
    assert!(seen.starts_with(expected), "{seen}");
}

#[test]
fn what_is_chosen_is_remembered_and_so_is_whether_words_left_are_shown() {
    let chosen = |app: &mut App, keys: &str| requested!(effects(app, keys), Request::Remember(choice) => choice);
    let letters = |letters| Some(Preference::Length(Length::Letters(letters)));
    let lives = |lives| Some(Preference::Lives(LivesChoice::Number(Lives::at_least_one(lives))));
    let perfect = LivesChoice::Named(Difficulty::Perfect);
    for (keys, form, choice) in [
        ("s", "[greedy] English test 4 3", None),
        ("s f", "[fair] English test 4 3", Some(Preference::Opponent(Opponent::Fair.into()))),
        ("s ↓ ↓ ↓ 8", "greedy English test [8] 3", letters(8)),
        (
            "s ↓ ↓ ↓ S",
            "greedy English test [surprise] 3",
            Some(Preference::Length(Length::Surprise)),
        ),
        ("s ↓ ↓ ↓ ↓ →", "greedy English test 4 [4]", lives(4)),
        ("s ↓ ↓ ↓ ↓ p", "greedy English test 4 [perfect]", Some(Preference::Lives(perfect))),
        ("s ↓ ↓ ↓ ↓ 7 ↓ ↑ ←", "greedy English test 4 [6]", lives(6)),
        ("s ↑ →", "greedy English test 4 3 [talks]", Some(Preference::Voice(true))),
    ] {
        let mut app = app(|_| {});
        assert_eq!(chosen(&mut app, keys).pop(), choice, "{keys}");
        assert_eq!(seen(&app), format!("settings: {form}"), "{keys}");
    }
    let mut app = app(|_| {});
    assert_eq!(chosen(&mut app, "s f Enter Enter Tab").pop(), Some(Preference::WordsLeft(true)));
    check(&mut app, &[("Esc ↓ ↓ Enter Enter", "playing: ---- of 9 3 left | Begin")]);
}

#[test]
fn only_what_is_played_follows_the_end_of_a_round() {
    let mut app = round();
    check(
        &mut app,
        &[
            ("e o t z", "Lost: GOOD [Again]"),
            ("Enter", "playing: ---- 3 left | Begin"),
            ("Esc ↓ Enter", "GivenUp: BETA [Again]"),
            ("Esc", HOME),
        ],
    );
}

#[test]
fn leaving_and_suspending_are_asked_of_the_outside() {
    for keys in ["q", "F1 Esc q", "s Esc Esc q"] {
        assert!(events(effects(&mut app(|_| {}), keys)).contains(&Event::Quit), "{keys}");
    }
    // One Esc too many leaves nothing.
    assert!(!events(effects(&mut app(|_| {}), "F1 Esc Esc Esc")).contains(&Event::Quit));
    for before in ["", "F1", "s ↓ ↓ ↓"] {
        for (key, event) in
            [("Ctrl-C", Event::Interrupt), ("Ctrl-Z", Event::Suspend), ("Ctrl-L", Event::Redraw)]
        {
            let keys = format!("{before} {key}");
            assert!(events(effects(&mut app(|_| {}), &keys)).contains(&event), "{keys}");
        }
    }
    assert!(events(effects(&mut round(), "Esc ↑ Enter")).contains(&Event::Quit));
}

#[test]
fn a_notice_is_shown_once_and_never_holds_up_the_game() {
    let mut app = app(|_| {}).with_notice(Some("lines were left out".into()));
    assert_eq!(app.notice(), Some("lines were left out"));
    app.begin();
    check(&mut app, &[("", "playing: ---- 3 left | lines were left out")]);
    assert_eq!(app.notice(), None);
    let _ = effects(&mut app, "e");
    let _ = app.handle(&Input::Notice("a failure".into()));
    check(&mut app, &[("", "playing: ---- 2 left | no E")]);
    check(&mut app, &[("o t z Enter", "playing: ---- 3 left | a failure")]);
}

#[test]
fn par_is_asked_for_once_and_named_lives_follow_it() {
    let pars = |app: &mut App, keys: &str| {
        let asked = effects(app, keys);
        requested!(asked, Request::FindPar(start, words) => (start.length, words.len()))
    };
    let mut app = app(|chosen| chosen.lives = LivesChoice::Named(Difficulty::Even));
    assert_eq!(pars(&mut app, "s"), [(4, 9)]);
    assert_eq!(pars(&mut app, "↓ ↓ ↓ →"), [(6, 1)]);
    assert_eq!(pars(&mut app, "F1 F1"), []);
    let _ = effects(&mut app, "←");
    assert_eq!(app.next_par(), None);
    let _ = app.handle(&Input::Par(StartingWords::blank(ListChoice::User, 4), 4));
    assert_eq!((app.next_par(), app.next_lives().get()), (Some(4), 6));
    check(&mut app, &[("Enter Enter", "playing: ---- 6 left | Begin")]);
}

// ---- A round.

#[test]
fn letters_are_answered_refused_or_no_letters() {
    check(
        &mut round(),
        &[
            ("e", "playing: ---- 2 left | no E"),
            ("O", "playing: -OO- 2 left | 2 O"),
            ("t 7", "playing: -OO- 1 left | NotALetter"),
            ("Tab t", "playing: -OO- of 2 1 left | T AlreadyGuessed"),
            ("F2 Ctrl-E Alt-e Home", "playing: -OO- 1 left | T AlreadyGuessed"),
            ("z", "Lost: GOOD [Again]"),
            ("x y", "Lost: GOOD [Again]"),
        ],
    );
    check(
        &mut round_of(|chosen| chosen.length = Length::Letters(6)),
        &[("i s x", "Won: SIXSIX [Again]")],
    );
}

#[test]
fn a_paste_is_no_guess() {
    let mut app = round();
    let _ = app.handle(&Input::Paste("hello".into()));
    check(&mut app, &[("", "playing: ---- 3 left | Pasted")]);
}

#[test]
fn the_pause_resumes_gives_up_leads_home_and_quits() {
    check(
        &mut round(),
        &[
            ("e Esc", "pause [Confirm] over playing: ---- 2 left | no E"),
            ("a ↓ b", "pause [GiveUp] over playing: ---- 2 left | no E"),
            ("Esc", "playing: ---- 2 left | no E"),
            ("Esc Enter", "playing: ---- 2 left | no E"),
            ("Esc ↓ ↓ Enter", HOME),
        ],
    );
}

#[test]
fn the_help_covers_everything_and_keeps_it() {
    let mut app = app(|_| {});
    check(
        &mut app,
        &[("?", "help over home: [Play] of greedy English test 4 3"), ("x ↓ Esc", HOME)],
    );
    check(
        &mut app,
        &[
            ("Enter F1 e", "help over playing: ---- 3 left | Begin"),
            ("F1 e ?", "help over playing: ---- 2 left | no E"),
            ("Enter", "playing: ---- 2 left | no E"),
        ],
    );
}

#[test]
fn the_sizes_of_the_groups_are_free_and_their_words_are_help() {
    let sizes = |app: &App| {
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(app)) };
        let sizes = playing
            .xray()
            .map(|xray| xray.turn.families.iter().map(|family| family.size).collect::<Vec<_>>());
        (sizes, playing.round.peeked())
    };
    let mut app = app(|_| {}).showing_words_left(true);
    app.begin();
    for (keys, expected) in [
        ("", (None, false)),
        ("e", (Some(vec![3, 2, 2, 1, 1]), false)),
        ("Tab", (None, false)),
        ("Tab o", (Some(vec![2, 1]), false)),
        ("F4", (Some(vec![2, 1]), true)),
    ] {
        let _ = effects(&mut app, keys);
        assert_eq!(sizes(&app), expected, "after {keys}");
    }
}

#[test]
fn escape_closes_the_words_before_it_pauses() {
    let shows = |app: &App| matches!(app.screen(), Screen::Playing(it) if it.shows_words);
    let mut app = round();
    for (keys, expected) in [("e F4", true), ("Esc", false), ("F4 F3", true), ("Esc", false)] {
        let _ = effects(&mut app, keys);
        assert_eq!((shows(&app), app.overlays().len()), (expected, 0), "after {keys}");
    }
    check(
        &mut app,
        &[("Esc", "pause [Confirm] over playing: ---- 2 left peeked | LookingForHint")],
    );
}

#[test]
fn the_whole_word_is_typed_and_sent_with_enter() {
    check(
        &mut round(),
        &[
            ("e Enter", "playing: ---- 2 left | NameTheWord"),
            ("7", "playing: ---- 2 left | NotALetter"),
            ("coold", "playing: ---- 2 left | NameIsFull"),
            ("Esc", "playing: ---- 2 left | no E"),
            ("Enter coo Enter", "playing: ---- 2 left | NameHasGaps"),
            ("l Enter", "playing: ---- 1 left | no COOL"),
            ("Enter good Enter", "Lost: ALLY [Again]"),
        ],
    );
    // What contradicts the letters shown costs nothing.
    for word in ["gold", "feel", "booe", "cldx"] {
        let mut app = round();
        let _ = effects(&mut app, &format!("e o Enter {word} Enter"));
        assert_eq!(seen(&app), format!("playing: -OO- 2 left | {} RuledOut", word.to_uppercase()));
    }
}

#[test]
fn letters_that_are_known_stand_in_the_word_and_can_be_typed_or_left_out() {
    for typed in ["cl", "cool", "col", "x Backspace cl", "cx Backspace l", "coo Backspace cl"] {
        let mut app = round();
        check(&mut app, &[("e o Enter", "playing: -OO- 2 left | NameTheWord")]);
        let _ = effects(&mut app, &format!("{typed} Enter"));
        assert_eq!(seen(&app), "playing: -OO- 1 left | no COOL", "{typed}");
    }
}

// ---- An opponent that thinks.

/// Begins a round against an opponent that searches.
fn thinking() -> App {
    round_of(|chosen| chosen.opponent = Opponent::Merciless.into())
}

/// Presses keys and returns the question for the opponent: the ticket and the letter.
#[track_caller]
fn asked(app: &mut App, keys: &str) -> (Ticket, char) {
    question(effects(app, keys)).unwrap_or_else(|| panic!("{keys} asks nothing"))
}

/// Returns the question for the opponent among effects.
fn question(effects: Vec<Effect>) -> Option<(Ticket, char)> {
    let upper = |letter| ENGLISH.upper(letter);
    requested!(effects, Request::Think(asked, ticket) => (ticket, upper(asked.letter))).pop()
}

/// Answers with the letter at these places.
fn answer(app: &mut App, ticket: Ticket, c: char, places: Places) -> Vec<Effect> {
    let (guess, families) = (letter(c), vec![Family { places, size: 1 }]);
    let choice = engine::Choice { places, reason: Reason::Largest, proven: true };
    let reply = Reply::of(guess, families, choice).unwrap();
    app.handle(&Input::Answer(ticket, reply))
}

/// Answers that there is no such letter; returns the next question, if there is one.
fn miss(app: &mut App, ticket: Ticket, c: char) -> Option<(Ticket, char)> {
    question(answer(app, ticket, c, Places::NONE))
}

#[test]
fn an_opponent_that_thinks_is_waited_for_and_nothing_typed_is_lost() {
    let mut app = thinking();
    let (first, letter) = asked(&mut app, "e");
    assert_eq!(letter, 'E');
    check(&mut app, &[("o 7 e z Tab", "playing: ---- of 9 3 left | Begin")]);
    let (second, letter) = miss(&mut app, first, 'e').unwrap();
    assert_eq!((letter, seen(&app).as_str()), ('O', "playing: ---- of 3 2 left | no E"));
    let answered = answer(&mut app, second, 'o', Places::from_bits(0b0110));
    let (third, letter) = question(answered).unwrap();
    assert_eq!(letter, 'Z', "7 and e are no guesses");
    assert_eq!(seen(&app), "playing: -OO- of 2 2 left | E AlreadyGuessed");
    assert_eq!(miss(&mut app, third, 'z'), None);
    assert_eq!(seen(&app), "playing: -OO- of 2 1 left | no Z");
}

#[test]
fn a_round_can_be_left_while_the_opponent_thinks_and_a_late_answer_is_ignored() {
    let mut app = thinking();
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "Esc ↓ ↓ Enter");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "home: [Play] of merciless English test 4 3");
    let (next, _) = asked(&mut app, "Enter o");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "playing: ---- 3 left | Begin");
    assert_eq!(miss(&mut app, next, 'o'), None);
    assert_eq!(seen(&app), "playing: ---- 2 left | no O");
}

#[test]
fn a_round_that_ends_behind_the_pause_waits_for_it() {
    let last_life = |chosen: &mut GameSpec| {
        chosen.opponent = Opponent::Merciless.into();
        chosen.lives = LivesChoice::Number(Lives::at_least_one(1));
    };
    let mut app = round_of(last_life);
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "Esc");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "pause [Confirm] over playing: ---- 0 left | no E");
    let _ = effects(&mut app, "Enter");
    assert!(seen(&app).starts_with("Lost:"), "{}", seen(&app));
    // So does one that ends behind the question whether to give it up, whatever the answer is.
    for answer in ["Enter", "↑ Enter"] {
        let mut app = thinking().asking_first();
        for letter in ['a', 'b', 'd'] {
            let (ticket, _) = asked(&mut app, &letter.to_string());
            if letter == 'd' {
                let _ = effects(&mut app, "Esc ↓ Enter");
            }
            assert_eq!(miss(&mut app, ticket, letter), None);
        }
        let asked_whether = "sure? GivesUp { for_another: false, todays: false } over playing: ";
        assert_eq!(seen(&app), format!("{asked_whether}---- 0 left | no D"));
        let _ = effects(&mut app, answer);
        assert!(seen(&app).starts_with("Lost:"), "{answer}: {}", seen(&app));
    }
    // Without the pause it ends at once, whatever was typed ahead.
    let mut app = round_of(last_life);
    let (ticket, _) = asked(&mut app, "e a b c");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert!(seen(&app).starts_with("Lost:"), "{}", seen(&app));
}

#[test]
fn a_word_or_a_hint_that_is_asked_for_meanwhile_waits_for_the_answer() {
    let mut app = thinking();
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "Enter cool Enter");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "playing: ---- 1 left | no COOL");
    let mut app = thinking();
    let (ticket, _) = asked(&mut app, "e");
    let _ = effects(&mut app, "F3 o");
    assert_eq!(miss(&mut app, ticket, 'e').map(|(_, letter)| letter), Some('O'));
}

#[test]
fn an_opponent_that_thinks_looks_ahead_once_for_each_letter() {
    let looks = |effects: Vec<Effect>| requested!(effects, Request::LookAhead(..) => ()).len();
    let mut app = thinking();
    assert_eq!(looks(app.handle(&Input::Begin)), 1);
    assert_eq!(looks(effects(&mut app, "Tab F4 Esc Esc e o")), 0, "it is about to answer");
}

// ---- Hints.

/// Presses F3 and returns the question for the adviser.
#[track_caller]
fn ask_for_a_hint(app: &mut App) -> (GuesserKind, Box<Position>, Ticket) {
    let asked = effects(app, "F3");
    let mut asked = requested!(asked, Request::Advise(kind, at, ticket) => (kind, at, ticket));
    asked.pop().expect("nobody is asked")
}

/// Answers it.
fn advise(app: &mut App, (kind, view, ticket): (GuesserKind, Box<Position>, Ticket)) {
    let _ = app.handle(&Input::Advice(ticket, kind.guesser().advise(&view)));
}

#[test]
fn a_hint_names_a_letter_and_one_that_comes_too_late_is_none() {
    let mut app = round();
    let question = ask_for_a_hint(&mut app);
    assert_eq!(question.0, GuesserKind::Perfect, "an evil opponent keeps families");
    check(&mut app, &[("", "playing: ---- 3 left | LookingForHint")]);
    advise(&mut app, question);
    check(&mut app, &[("", "playing: ---- 3 left hinted | hint E")]);
    let mut app = round();
    let question = ask_for_a_hint(&mut app);
    check(&mut app, &[("F3 e", "playing: ---- 2 left | no E")]);
    advise(&mut app, question);
    check(&mut app, &[("", "playing: ---- 2 left | no E")]);
    let mut app = round_of(|chosen| chosen.opponent = Opponent::Fair.into());
    let question = ask_for_a_hint(&mut app);
    assert_eq!((question.0, question.1.words_left()), (GuesserKind::LookaheadWins, 9));
}

#[test]
fn only_today_asks_before_the_first_help() {
    let mut free = round().asking_first();
    check(&mut free, &[("e F4", "playing: ---- 2 left peeked | no E")]);
    let mut day = app(|_| {}).asking_first();
    let _ = told(&mut day, "↓ Enter", &[]);
    let _ = effects(&mut day, "F3");
    let sure = |app: &App| matches!(app.overlays().last(), Some(Overlay::Confirm(it)) if it.consequence == Consequence::Help);
    assert!(sure(&day), "{}", seen(&day));
    // A letter is a guess without the help, and a yes takes it, which is asked once.
    let (ticket, _) = asked(&mut day, "z");
    miss(&mut day, ticket, 'z');
    assert!(!sure(&day), "{}", seen(&day));
    assert_eq!(requested!(effects(&mut day, "F3 ↑ Enter"), Request::Advise(..) => ()).len(), 1);
    let _ = effects(&mut day, "F4");
    assert!(!sure(&day), "{}", seen(&day));
}

// ---- The end of a round.

/// Returns the single request to judge a finished round.
fn judged(effects: Vec<Effect>) -> (AnalysisInput, Ticket) {
    let mut asked = requested!(effects, Request::Judge(input, ticket) => (*input, ticket));
    assert_eq!(asked.len(), 1);
    asked.remove(0)
}

#[test]
fn a_round_that_is_over_is_shared_and_said_to_be_copied_if_it_was() {
    let mut app = round();
    let over = "Lost: GOOD [Again]";
    check(&mut app, &[("e o t z", over)]);
    for close in ["Esc", "Enter", "s"] {
        assert_eq!(events(effects(&mut app, "s")), [Event::Copy]);
        check(&mut app, &[("x ↓", "share false over Lost: GOOD [Again]")]);
        let _ = app.handle(&Input::Copied);
        check(
            &mut app,
            &[
                ("?", "help over share true over Lost: GOOD [Again]"),
                ("Esc", "share true over Lost: GOOD [Again]"),
                (close, over),
            ],
        );
    }
}

#[test]
fn a_round_is_shown_turn_by_turn_with_its_judgement() {
    let mut app = round();
    let (input, ticket) = judged(effects(&mut app, "e o t z c"));
    let words: Vec<_> =
        input.positions.iter().map(|at| (at.words_left(), at.misses_left())).collect();
    assert_eq!(words, [(9, 3), (3, 2), (2, 2), (2, 1), (2, 0)]);
    let judged = worker::judged(&input);
    let _ = app.handle(&Input::Judged(ticket, judged.clone()));
    let Screen::Story(story) = app.screen() else { panic!("{}", seen(&app)) };
    assert_eq!(story.end.judgement(), Some(&judged));
    check(
        &mut app,
        &[
            ("", "story: turn 0 E 9 → 3"),
            ("↓", "story: turn 1 O 3 → 2"),
            ("Enter Enter Enter", "story: turn 3 Z 2 → 2"),
            ("Tab", "story: word 0"),
            ("↓ ↓", "story: word 1"),
            ("Esc", "story: turn 3 Z 2 → 2"),
            ("Esc", "Lost: GOOD [Again]"),
        ],
    );
    // A judgement of another round is none of this one.
    let _ = effects(&mut app, "Enter e o t z c");
    let late = Judgement { margins: vec![Some(0)], ..Judgement::default() };
    assert_eq!(app.handle(&Input::Judged(ticket, late)), []);
    let Screen::Story(story) = app.screen() else { panic!("{}", seen(&app)) };
    assert_eq!(story.end.judgement(), None);
}

#[test]
fn what_if_goes_back_to_a_turn_plays_on_and_counts_nowhere() {
    let mut app = round();
    let mut asked = effects(&mut app, "e o t z c");
    assert_eq!(kept(&asked).len(), 1);
    asked.clear();
    let mut follow = |keys: &str, expected: &str| {
        asked.extend(effects(&mut app, keys));
        assert_eq!(seen(&app), expected, "after {keys}");
    };
    follow("↓ ↓", "story: turn 2 T 2 → 2");
    follow("w", "playing: -OO- 2 left | what if 2");
    follow("g", "playing: -OO- 1 left | no G");
    follow("c l", "Won: COOL [Again]");
    // One that was gone back in can be gone back in.
    follow("c w", "playing: ---- 3 left | what if 0");
    follow("a", "playing: ---- 2 left | no A");
    follow("Esc", "story: turn 0 E 9 → 3");
    follow("Esc Esc", "story: turn 2 T 2 → 2");
    follow("w i F4", "playing: -OO- 1 left peeked | no I");
    // The words are put away first.
    follow("Esc", "playing: -OO- 1 left peeked | no I");
    follow("Esc", "story: turn 2 T 2 → 2");
    asked.extend(effects(&mut app, "w i Ctrl-C"));
    let lasting =
        requested!(asked, Request::Keep(_) | Request::Save(_) | Request::Remember(_) => ());
    assert_eq!(lasting, []);
}

#[test]
fn the_same_round_is_tried_again_and_counts_nowhere() {
    let mut app = round();
    let _ = effects(&mut app, "e o t z r");
    for _ in 0..2 {
        assert_eq!(app.occasion(), Some(&Occasion::Free.again()), "{}", seen(&app));
        let ended = kept(&effects(&mut app, "e o t z"));
        assert_eq!(ended.len(), 1);
        let _ = effects(&mut app, "r");
    }
    // What was tried again is played on like the first.
    let _ = effects(&mut app, "e o t z Enter");
    assert_eq!(app.occasion(), Some(&Occasion::Free));
    let _ = effects(&mut app, "e o t z");
    app.go_back_to(2);
    for _ in 0..2 {
        assert_eq!(app.occasion(), Some(&Occasion::WhatIf(2)), "{}", seen(&app));
        let _ = effects(&mut app, "x v r");
    }
}

/// Returns what is saved of finished rounds: transcript and outcome, once per request.
fn kept(effects: &[Effect]) -> Vec<(String, Outcome)> {
    requested!(effects, Request::Keep(ended) => (ended.transcript.to_string(), ended.outcome))
}

#[test]
fn a_round_that_ends_is_kept_once_however_it_ends() {
    for (keys, end, outcome) in
        [("e t z", "E- T- Z-", Outcome::Lost), ("e Esc ↓ Enter", "E-", Outcome::GivenUp)]
    {
        let kept = kept(&effects(&mut round(), keys));
        assert_eq!(kept.len(), 1, "{keys}");
        assert!(kept[0].0.ends_with(end) && kept[0].1 == outcome, "{kept:?}");
    }
    for left in ["e Ctrl-C", "e F1 Ctrl-C", "e Esc ↑ Enter", "e Esc ↓ ↓ Enter", "Ctrl-C"] {
        assert_eq!(kept(&effects(&mut round(), left)), [], "{left}: it waits for the title");
    }
    let mut friend = app(|_| {});
    friend.begin_challenge(&Challenge::new(word("deal"), Lives::at_least_one(3), 1));
    let given_up = kept(&effects(&mut friend, "e Ctrl-C"));
    assert_eq!(given_up[0].1, Outcome::GivenUp, "a friend's word is written nowhere");
}

#[test]
fn a_bell_rings_once_for_a_miss_and_for_the_end() {
    let rings = |app: &mut App, keys: &str| {
        events(effects(app, keys)).into_iter().filter(|event| *event == Event::Ring).count()
    };
    let mut app = app(|_| {}).with_bell(true);
    for (keys, times) in [("Enter", 0), ("e", 1), ("o", 0), ("e", 0), ("z", 1), ("x", 1)] {
        assert_eq!(rings(&mut app, keys), times, "{keys}: {}", seen(&app));
    }
    assert_eq!(rings(&mut app, "Enter e"), 1);
    assert_eq!(rings(&mut app, "Esc ↓ Enter"), 0, "giving up is quiet");
    assert_eq!(rings(&mut round(), "e o z x"), 0);
}

#[test]
fn events_say_what_has_happened() {
    let mut app = round();
    let mut happened = |keys: &str| events(effects(&mut app, keys));
    let answered = |c, places: &[usize]| Event::Answered {
        guess: letter(c).into(),
        places: places.iter().copied().collect(),
    };
    for (keys, expected) in [
        ("Tab 7", vec![]),
        ("e", vec![answered('e', &[])]),
        ("e", vec![]),
        ("o", vec![answered('o', &[1, 2])]),
        ("t z", vec![answered('t', &[]), answered('z', &[]), Event::Ended]),
        ("s", vec![Event::Copy]),
        ("Ctrl-C", vec![Event::Interrupt]),
    ] {
        assert_eq!(happened(keys), expected, "{keys}");
    }
}

// ---- Interrupted rounds.

/// Returns the saved round after these keys, if the last one saved it.
fn saved(app: &mut App, keys: &str) -> Option<InPlay> {
    requested!(effects(app, keys), Request::Save(round) => *round).pop()
}

#[test]
fn a_round_is_to_be_resumed_from_its_first_answer_to_its_last() {
    let mut app = round();
    for (keys, saves) in [
        ("Esc Esc 7 Tab Tab", false),
        ("e Tab", true),
        ("Esc Esc e", false),
        ("t", true),
        ("z", false),
    ] {
        assert_eq!(saved(&mut app, keys).is_some(), saves, "{keys}");
    }
}

/// Returns a round after an E and an O, as an earlier session left it.
fn left() -> InPlay {
    let five = LivesChoice::Number(Lives::at_least_one(5));
    saved(&mut round_of(|chosen| chosen.lives = five), "e o Tab Tab").unwrap()
}

/// Returns the title after that round was found.
fn found() -> App {
    let mut app = app(|chosen| chosen.length = Length::Letters(6));
    let asked = requests(app.handle(&Input::Begin));
    assert!(asked.contains(&Request::FindInterrupted), "{asked:?}");
    let _ = app.handle(&Input::Interrupted(Box::new(left())));
    app
}

#[test]
fn an_interrupted_round_is_the_first_line_of_the_title() {
    let home = |line: &str| format!("home: [{line}] of greedy English test 6 3");
    let mut app = found();
    check(&mut app, &[("", &home("Continue")), ("↓", &home("Play")), ("↑", &home("Continue"))]);
    assert_eq!(effects(&mut app, "Enter")[0], Effect::Request(Request::TakeOver));
    check(
        &mut app,
        &[
            ("", "playing: -OO- 4 left | Resumed"),
            ("t z x v", "Lost: GOOD [Again]"),
            // Playing on is like what was played.
            ("Enter", "playing: ---- 5 left | Begin"),
        ],
    );
    // Who chooses something wants to play with it.
    check(&mut found(), &[("s → Esc", "home: [Play] of fair English test 6 3")]);
    // Once the title is back, there may be another round or none.
    let mut app = found();
    let asked = requests(effects(&mut app, "↓ Enter Esc ↓ ↓ Enter"));
    assert!(asked.contains(&Request::FindInterrupted) && app.interrupted().is_none(), "{asked:?}");
    check(&mut app, &[("", &home("Play"))]);
}

#[test]
fn another_round_gives_up_the_one_that_was_left_and_asks_first() {
    let begun = "playing: ---- 3 left | Begin";
    let mut app = found().asking_first();
    let home = "home: [Play] of greedy English test 6 3";
    check(&mut app, &[("↓ Enter", &format!("sure? GivesUpLeft over {home}")), ("Enter", home)]);
    app = self::app(|chosen| chosen.length = Length::Letters(4)).asking_first();
    let _ = app.handle(&Input::Interrupted(Box::new(left())));
    // Nothing is lost before the first letter.
    let before = requests(effects(&mut app, "↓ Enter ↑ Enter"));
    assert!(!before.iter().any(|request| matches!(request, Request::Keep(_))), "{before:?}");
    assert_eq!(seen(&app), begun);
    let after = requests(effects(&mut app, "e o"));
    let [Request::Keep(ended), Request::Save(_), ..] = &after[..] else { panic!("{after:?}") };
    let given_up = (&ended.transcript, ended.outcome);
    assert_eq!(given_up, (&left().transcript, Outcome::GivenUp));
    // Today's game has a place of its own.
    let mut today = self::app(|chosen| chosen.length = Length::Letters(4)).asking_first();
    let day = Occasion::Today(Day::FIRST);
    let _ = today.handle(&Input::Interrupted(Box::new(InPlay { occasion: day, ..left() })));
    assert!(today.interrupted().is_some() && !today.has_begun_today(), "of the first day");
    assert!(kept(&effects(&mut today, "↓ Enter e")).is_empty());
    assert_eq!(seen(&today), "playing: ---- 2 left | no E");
}

#[test]
fn a_round_whose_words_are_not_there_cannot_be_continued() {
    assert!(Interrupted::of(&left(), &Library::new(None)).is_none());
    for (words, is_there) in [("cool good", false), (WORDS, true)] {
        let found = Interrupted::of(&left(), &game::own(&ENGLISH, words));
        assert_eq!(found.is_some(), is_there, "{words}");
    }
}

#[test]
fn a_round_is_given_up_only_with_a_yes() {
    let sure = |app: &App| matches!(app.overlays().last(), Some(Overlay::Confirm(_)));
    for (item, yes) in [("Esc ↓ Enter", "GivenUp:"), ("Esc ↓ ↓ Enter", "home: [Play]")] {
        let mut app = round().asking_first();
        // A round that is saved can be left for the title.
        let _ = app.handle(&Input::Saving { works: false, notice: None });
        let _ = effects(&mut app, &format!("e {item}"));
        assert!(sure(&app), "{}", seen(&app));
        // Who keeps playing is back in the round.
        check(&mut app, &[("Enter", "playing: ---- 2 left | no E")]);
        let _ = effects(&mut app, &format!("{item} ↑ Enter"));
        assert!(seen(&app).starts_with(yes), "{}", seen(&app));
        // Before a letter nothing is lost.
        let mut app = round().asking_first();
        let _ = effects(&mut app, item);
        assert!(seen(&app).starts_with(yes), "{}", seen(&app));
    }
}

// ---- Today and levels.

/// The first numbered day at noon, in seconds since 1970.
const NOON: u64 = 1_795_219_200 + 43_200;

fn career(records: &[Record]) -> Box<Career> {
    Box::new(Career::of(records, NOON))
}

/// Presses a key, and answers with the statistics of these rounds what it asks for.
fn told(app: &mut App, keys: &str, records: &[Record]) -> Vec<Effect> {
    let mut all = effects(app, keys);
    let ticket = requested!(&all, Request::ReadStatistics(ticket) => *ticket).pop();
    let ticket = ticket.expect("nothing is read");
    all.extend(app.handle(&Input::Statistics(ticket, career(records), None)));
    all
}

/// Returns a round of the level that these rounds have led to.
fn rising(records: &[Record]) -> App {
    let mut app = super::apps::rising(records);
    let _ = effects(&mut app, "Enter");
    app
}

#[test]
fn the_game_of_the_day_counts_once_and_leads_home() {
    let mut first = app(|_| {});
    let _ = told(&mut first, "↓ Enter", &[]);
    let Some(Occasion::Today(day)) = first.occasion().cloned() else { panic!("{}", seen(&first)) };
    assert_eq!(day, Day::at(NOON));
    assert_eq!(*first.spec(), *app(|_| {}).spec(), "the player's own settings stay");
    let mut again = app(|_| {});
    let game = day.game(&ENGLISH).unwrap();
    let played = played(&format!("{game} Z-"), Occasion::Today(day)).ended;
    let _ = told(&mut again, "↓ Enter", &[Record::new(played, NOON)]);
    assert_eq!(again.occasion(), Some(&Occasion::Today(day).again()));
    check(&mut again, &[("Esc ↓ Enter Enter", HOME)]);
}

#[test]
fn the_first_attempt_of_the_day_goes_on_if_it_was_interrupted() {
    let mut day = app(|_| {});
    let _ = told(&mut day, "↓ Enter", &[]);
    let (ticket, _) = asked(&mut day, "z");
    let answered = answer(&mut day, ticket, 'z', Places::NONE);
    let left = requested!(answered, Request::Save(round) => round).pop();
    // The title knows, also where another round waits that can be continued.
    assert!(!day.has_begun_today());
    let _ = effects(&mut day, "Esc ↓ ↓ Enter");
    assert!(day.has_begun_today(), "{}", seen(&day));
    let found = |left: InPlay| {
        let mut app = app(|_| {});
        let asked = effects(&mut app, "↓ Enter");
        let [.., Effect::Request(Request::ReadStatistics(ticket))] = asked[..] else {
            panic!("{asked:?}")
        };
        let _ = app.handle(&Input::Interrupted(left.into()));
        let begun = app.handle(&Input::Statistics(ticket, career(&[]), None));
        (app, begun)
    };
    let left = *left.unwrap();
    let (app, begun) = found(left.clone());
    assert!(begun.contains(&Effect::Request(Request::TakeOver)));
    assert!(seen(&app).ends_with("| Resumed"), "{}", seen(&app));
    // The game of another day is given up once today's takes its place.
    let earlier = Occasion::Today(Day::FIRST);
    let (mut app, begun) = found(InPlay { occasion: earlier.clone(), ..left });
    assert!(!begun.contains(&Effect::Request(Request::TakeOver)));
    let (ticket, _) = self::asked(&mut app, "z");
    let answered = answer(&mut app, ticket, 'z', Places::NONE);
    let given_up = requested!(answered, Request::Keep(ended) => (ended.occasion, ended.outcome));
    assert_eq!(given_up, [(earlier, Outcome::GivenUp)]);
}

#[test]
fn playing_on_is_the_next_level() {
    let won = || played("eh1 en/everyday merciless 7 13 1 - E*", Occasion::Level(1));
    for (rounds, level) in [(vec![], 1), (vec![won()], 3), (vec![won(), won()], 5)] {
        let mut app = rising(&rounds);
        assert_eq!(app.occasion(), Some(&Occasion::Level(level)), "{}", seen(&app));
        // Given up is lost.
        let _ = effects(&mut app, "Esc ↓ Enter Enter");
        let lower = Occasion::Level(level.saturating_sub(1).max(1));
        assert_eq!(app.occasion(), Some(&lower), "{}", seen(&app));
        // Tried again, it counts for no level.
        let _ = effects(&mut app, "Esc ↓ Enter r");
        assert_eq!(app.occasion(), Some(&lower.again()), "{}", seen(&app));
    }
}

// ---- A friend.

#[test]
fn a_challenge_is_one_of_three_things() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "d");
    let items = app.challenge().and_then(|it| it.menu.as_ref()).map(|menu| menu.items().to_vec());
    assert_eq!(items.unwrap(), [ChallengeItem::Word, ChallengeItem::Line, ChallengeItem::Round]);
    for (keys, asked) in [("Enter", ChallengeStep::TypeWord), ("↓ Enter", ChallengeStep::TypeLine)]
    {
        let _ = effects(&mut app, keys);
        assert_eq!(step(&app), Some(asked));
        let _ = effects(&mut app, "Esc");
        assert_eq!(step(&app), Some(ChallengeStep::Choose));
    }
    let _ = effects(&mut app, "↓ Enter");
    assert!(
        matches!(step(&app), Some(ChallengeStep::Send(ChallengeLine::Round(_)))),
        "{:?}",
        step(&app)
    );
    check(&mut app, &[("Esc", HOME)]);
}

fn step(app: &App) -> Option<ChallengeStep> {
    app.challenge().map(|challenge| challenge.step.clone())
}

/// Returns the line that is to be sent.
fn sent(app: &App) -> ChallengeLine {
    app.challenge().and_then(ChallengeDialog::to_send).cloned().unwrap()
}

#[test]
fn a_friend_who_is_here_gets_the_word_at_once() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "d Enter qoph");
    assert!(app.challenge().is_some_and(ChallengeDialog::is_secret));
    let _ = effects(&mut app, "Enter ↓ Enter");
    assert_eq!(app.occasion(), Some(&Occasion::HandedOver));
    let lives = Lives::OF_A_FRIENDS_WORD;
    check(
        &mut app,
        &[
            ("", &format!("playing: ---- {lives} left | Begin")),
            ("q o p h", "Won: QOPH [Again]"),
            ("Enter", HOME),
        ],
    );
    // With a friend as the opponent, a word is all that is needed, and nothing is copied.
    let mut begun = round_of(|chosen| chosen.opponent = Opponent::Friend.into());
    assert_eq!(step(&begun), Some(ChallengeStep::TypeWord), "{}", seen(&begun));
    assert_eq!(events(effects(&mut begun, "qoph Enter")), []);
    let _ = effects(&mut begun, "Enter");
    assert_eq!(begun.occasion(), Some(&Occasion::Challenge), "{}", seen(&begun));
}

#[test]
fn a_friend_elsewhere_gets_a_line_and_sends_one_back() {
    let mut ann = app(|_| {});
    let events = events(effects(&mut ann, "d Enter deal Enter"));
    assert_eq!(events, [Event::Copy]);
    let ChallengeLine::Word(sent) = sent(&ann) else { panic!("{}", seen(&ann)) };
    assert_eq!(sent.lives(), Challenge::LIVES);
    let mut ben = app(|_| {});
    let _ = ben.handle(&Input::Paste(sent.to_string()));
    assert!(matches!(step(&ben), Some(ChallengeStep::Received(_))), "{}", seen(&ben));
    let _ = effects(&mut ben, "Enter z Enter dead Enter d e a l");
    let Screen::GameOver(over) = ben.screen() else { panic!("{}", seen(&ben)) };
    let result = over.challenge_result().unwrap();
    let _ = effects(&mut ann, "Enter");
    let _ = ann.handle(&Input::Paste(format!("{sent} {result}")));
    let Some(ChallengeStep::Checked(_, played)) = step(&ann) else { panic!("{}", seen(&ann)) };
    assert_eq!((played.guesses.len(), played.misses), (6, 2), "words are guesses, too");
    // Alone, the result needs the line that was sent.
    let _ = effects(&mut ann, "Esc");
    let _ = ann.handle(&Input::Paste(result));
    assert!(matches!(step(&ann), Some(ChallengeStep::TypeSent(_))));
    let _ = ann.handle(&Input::Paste(sent.to_string()));
    assert!(matches!(step(&ann), Some(ChallengeStep::Checked(..))));
}

#[test]
fn what_is_sent_is_read_whatever_a_messenger_makes_of_it() {
    let mut ann = app(|_| {});
    let _ = effects(&mut ann, "d Enter deal Enter");
    let word = sent(&ann);
    let mut eve = app(|_| {});
    let _ = effects(&mut eve, "d ↓ ↓ Enter");
    for line in [word, sent(&eve)] {
        let message = message(&line);
        assert!(message.starts_with(char::is_alphabetic) && !message.contains('\n'), "{message}");
        let quoted = format!("> {}", message.replace(". ", ".\n> "));
        for text in [
            message.clone(),
            format!("> {quoted}\n\nHere it is again."),
            // A whole conversation.
            format!("{} {message} {}", "Hello! ".repeat(300), "What do you think? ".repeat(300)),
        ] {
            // Wherever it is pasted: on the title, and at each step.
            for keys in ["", "d", "d Enter", "d Enter q x", "d ↓ Enter"] {
                let mut ben = app(|_| {});
                let _ = effects(&mut ben, keys);
                let _ = ben.handle(&Input::Paste(text.clone()));
                let Some(ChallengeStep::Received(received)) = step(&ben) else {
                    panic!("{keys:?}: {text}: {}", seen(&ben))
                };
                assert_eq!(received, line, "{text}");
            }
        }
    }
}

#[test]
fn two_play_the_same_round_and_compare_it() {
    let mut ann = app(|_| {});
    let _ = effects(&mut ann, "d ↓ ↓ Enter");
    let Some(ChallengeStep::Send(line)) = step(&ann) else { panic!("{}", seen(&ann)) };
    let _ = effects(&mut ann, "Enter e t z");
    assert!(seen(&ann).starts_with("Lost:"), "{}", seen(&ann));
    let mut ben = app(|_| {});
    let _ = ben.handle(&Input::Paste(format!("evil-hangman --game \"{line}\"")));
    let _ = effects(&mut ben, "Enter");
    assert_eq!(ben.occasion(), Some(&Occasion::Challenge));
    let _ = effects(&mut ben, "o a i");
    let Screen::GameOver(over) = ben.screen() else { panic!("{}", seen(&ben)) };
    let _ = ann.handle(&Input::Paste(over.challenge_result().unwrap()));
    let Some(ChallengeStep::Compared(theirs, Some(own))) = step(&ann) else {
        panic!("{:?}", step(&ann))
    };
    assert_eq!((own.outcome, own.lost()), (Outcome::Lost, 3));
    assert_eq!((theirs.outcome, theirs.lost()), (Outcome::Lost, 3));
    // A round that has just ended can be sent, too.
    let _ = effects(&mut ann, "Esc Ctrl-D");
    let mut over = round();
    let _ = effects(&mut over, "e t z → → → Enter Enter");
    assert!(matches!(step(&over), Some(ChallengeStep::Send(ChallengeLine::Round(_)))));
    check(&mut over, &[("Enter", "Lost: GOOD [Challenge]")]);
}

#[test]
fn a_round_of_both_is_compared_whenever_the_own_result_is_known() {
    let own = "eh1 en/everyday merciless 7 7 3 - E- A- I-";
    let round = |answers: &str| format!("eh1 en/everyday merciless 7 7 3 - {answers}");
    let record = played(&round("E- A- O*"), Occasion::Challenge);
    let saved = || Career::of(std::slice::from_ref(&record), super::apps::NOW);
    let nothing = || Career::of(&[], super::apps::NOW);
    for (career, pasted, expected) in [
        (saved(), round("E- O7f"), "They did better."),
        (saved(), round("E- A- O7f"), "It's a tie."),
        (saved(), round("E- A- I- O7f"), "You did better."),
        (saved(), round("E- A- I- S- T- R- N-"), "You did better."),
        // The own line may come first or last, and the one that was sent may be quoted.
        (
            saved(),
            format!("{} and {}", round("E- O7f"), record.ended.transcript),
            "They did better.",
        ),
        (saved(), format!("{} {}", round("E- O7f"), round("")), "They did better."),
        // Nothing is known but what is pasted: first the own line.
        (
            nothing(),
            format!("{own} {}", round("E- A- I- S-")),
            "It's a tie: neither of you found the word.",
        ),
        (nothing(), format!("{own} {}", round("E- O7f")), "They did better."),
        (nothing(), round("E- O7f"), "They found the word, losing 1 of 7 lives."),
    ] {
        let mut app = super::apps::real();
        app.know(career, None);
        let _ = app.handle(&Input::Paste(pasted.clone()));
        let told = challenge::step(app.challenge().unwrap(), true, Reach::Keys).first;
        assert_eq!(told.last().map(String::as_str), Some(expected), "{pasted}: {told:?}");
    }
}

#[test]
fn a_round_of_both_is_compared_after_the_end_was_left() {
    let mut ann = app(|_| {});
    ann.know(Career::of(&[], super::apps::NOW), None);
    let _ = effects(&mut ann, "d ↓ ↓ Enter");
    let line = sent(&ann);
    let _ = effects(&mut ann, "Enter e t z Esc");
    assert_eq!(seen(&ann), HOME);
    let _ = ann.handle(&Input::Paste(format!("{line} Z-")));
    let Some(ChallengeStep::Compared(theirs, Some(own))) = step(&ann) else {
        panic!("{:?}", step(&ann))
    };
    assert_eq!((own.outcome, theirs.outcome), (Outcome::Lost, Outcome::GivenUp));
}

#[test]
fn a_round_that_cannot_begin_here_is_not_offered() {
    for (line, says) in [
        ("eh1 zoo#1234abcd merciless 7 7 3 -", "a word list of your friend's own"),
        ("eh1 en/everyday merciless 7 7 3 N9-A", "no word fits its start, N9-A."),
        ("eh1 en/everyday merciless 60 7 3 -", "No word of the list en/everyday has 60 letters"),
        ("eh1 en/everyday merciless 7", "This is not the whole line of a round"),
    ] {
        // Only its author has the list of the first.
        for keys in ["", "d ↓ Enter"] {
            let mut app = super::apps::real();
            let _ = effects(&mut app, keys);
            let _ = app.handle(&Input::Paste(line.to_owned()));
            let fault = app.challenge().and_then(|it| it.fault.as_ref()).map(challenge::fault);
            assert!(fault.is_some_and(|fault| fault.contains(says)), "{line}: {:?}", step(&app));
            assert!(!matches!(step(&app), Some(ChallengeStep::Received(_))), "{line}");
            assert_eq!(app.notice(), None);
        }
    }
}

#[test]
fn enter_on_an_empty_field_waits_for_a_line() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "d ↓ Enter Enter Space Enter");
    let fault = |app: &App| app.challenge().and_then(|it| it.fault.clone());
    assert_eq!((step(&app), fault(&app)), (Some(ChallengeStep::TypeLine), None));
    let _ = app.handle(&Input::Paste(super::apps::answered()));
    let _ = effects(&mut app, "Enter");
    assert!(matches!(step(&app), Some(ChallengeStep::TypeSent(_))), "{:?}", step(&app));
    assert_eq!(fault(&app), None);
    assert!(shown_in_front(&app).contains("To see how it went, paste what you sent."));
}

/// Returns all that is said in front of the screen.
fn shown_in_front(app: &App) -> String {
    format!("{:?}", View::of(app, Reach::Keys).dialog)
}

#[test]
fn esc_goes_back_one_step_where_the_word_can_be_changed() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "d Enter deal Enter");
    let first = sent(&app).to_string();
    let _ = effects(&mut app, "Esc");
    assert_eq!(app.challenge().map(|it| &*it.typed), Some("deal"));
    let _ = effects(&mut app, "Backspace n Enter");
    let other = sent(&app).to_string();
    let salt = |line: &str| line.split(' ').nth(2).map(str::to_owned);
    assert_ne!(salt(&first), salt(&other), "one salt never masks two words");
    let _ = effects(&mut app, "Esc Space x Enter");
    let fault = app.challenge().and_then(|it| it.fault.clone());
    assert_eq!(fault, Some(ChallengeFault::Neither));
    // A word is no line that was sent.
    let _ = effects(&mut app, "Esc ↓ Enter deal Enter");
    let fault = app.challenge().and_then(|it| it.fault.clone());
    assert_eq!(fault, Some(ChallengeFault::Neither));
    check(&mut app, &[("Esc Esc", HOME)]);
}

// ---- Other pages.

#[test]
fn statistics_open_from_anywhere_and_lead_back() {
    let mut app = round();
    let (input, ticket) = judged(effects(&mut app, "e t z"));
    let _ = told(&mut app, "F5", &[]);
    assert!(seen(&app).starts_with("statistics") && !seen(&app).ends_with("unread"));
    // Results that arrive in the meantime are there afterwards.
    let all = Judge::new(u64::MAX).judge(&input, &|| false);
    let _ = app.handle(&Input::Judged(ticket, all.clone()));
    let _ = effects(&mut app, "Esc");
    let Screen::GameOver(over) = app.screen() else { panic!("{}", seen(&app)) };
    assert_eq!(over.judgement(), Some(&all));
    let mut title = self::app(|_| {});
    let _ = told(&mut title, "p", &[]);
    check(&mut title, &[("Esc", HOME)]);
}

#[test]
fn the_lesson_is_a_round_to_try_and_ends_where_it_was_opened() {
    let mut app = app(|_| {});
    for (keys, expected) in [
        ("F7", "lesson ---- 9 over home"),
        ("e", "lesson ---- 3 over home"),
        ("o", "lesson -OO- 2 over home"),
        ("Backspace", "lesson ---- 9 over home"),
    ] {
        let _ = effects(&mut app, keys);
        assert!(seen(&app).starts_with(&expected[..13]), "after {keys}: {}", seen(&app));
    }
    check(&mut app, &[("Enter", HOME)]);
    check(&mut app, &[("Enter e F1 F7 Enter", "playing: ---- 2 left | no E")]);
}

#[test]
fn a_sentence_asks_for_what_has_no_key_here() {
    let mut app = round();
    let _ = effects(&mut app, "e o t z");
    let over = seen(&app);
    let asked = requests(app.handle(&Input::ReadStatistics));
    assert!(matches!(asked[..], [Request::ReadStatistics(_)]), "{asked:?}");
    let _ = app.handle(&Input::GoBack(9));
    assert_eq!(seen(&app), over, "there is no such letter");
    let _ = app.handle(&Input::GoBack(2));
    assert_eq!(seen(&app), "playing: -OO- 2 left | what if 2");
    let _ = app.handle(&Input::Act(Action::Origin));
    assert_eq!(seen(&app), "story: turn 2 T 2 → 2");
    let _ = app.handle(&Input::Pick(Pick::Opponent(Opponent::Fair.into())));
    let _ = effects(&mut app, "Esc Esc");
    let _ = app.handle(&Input::Pick(Pick::Opponent(Holder::You)));
    let _ = app.handle(&Input::Start(HomeLine::Play));
    assert_eq!(seen(&app), "held");
}

#[test]
fn any_word_typed_in_the_story_fits_or_was_ruled_out_by_a_guess() {
    for (typed, ruled_out_by) in
        [("c o o l", None), ("a l l y", Some('o')), ("q q q q", Some('o')), ("e l s e", Some('e'))]
    {
        let app = super::apps::playing(&format!("e o t z x v q c Tab {typed}"));
        let Screen::Story(story) = app.screen() else { unreachable!() };
        let word = story.word().unwrap();
        assert_eq!(word.to_string(), typed.replace(' ', "").to_uppercase());
        let by = story.ruled_out(&word).map(|by| by.guess);
        assert_eq!(by, ruled_out_by.map(|c| letter(c).into()), "{typed}");
    }
    // There is room for four letters, and the list has what begins like them.
    let app = super::apps::playing("e o t z x v q c Tab g o o d s 5 б Backspace Backspace ↓");
    let Screen::Story(story) = app.screen() else { unreachable!() };
    let words: Vec<_> = story.words().map(Word::to_string).collect();
    assert_eq!((story.typed.text(), words), ("go", vec!["GOOD".to_owned()]));
}

/// Returns all that is said on the screen in front.
fn all_said(app: &App) -> String {
    format!("{:?}", View::of(app, Reach::Keys).parts)
}

#[test]
fn the_story_of_a_friends_word_names_no_command_that_cannot_replay_it() {
    let mut app = app(|_| {});
    app.begin_challenge(&Challenge::new(word("deal"), Lives::at_least_one(3), 1));
    let _ = effects(&mut app, "d e a l ↓ Enter");
    assert!(seen(&app).starts_with("story"), "{}", seen(&app));
    assert!(!all_said(&app).contains("replay"), "{}", all_said(&app));
    assert!(all_said(&super::apps::sealed("a b c z x v q c")).contains(screens::SEALED));
}

#[test]
fn the_length_is_what_will_be_played_where_there_are_no_levels() {
    let mut app = super::apps::rising(&[]);
    let length = |app: &App| form::value(Row::Length, app);
    assert_eq!(length(&app), "rises with you");
    for holder in [Opponent::Greedy.into(), Opponent::Fair.into(), Holder::You] {
        let _ = app.handle(&Input::Pick(Pick::Opponent(holder)));
        let letters = length(&app);
        assert!(letters.ends_with(" letters"), "{letters}");
        assert!(form::next_round(&app).contains(&letters), "{}", form::next_round(&app));
    }
}

#[test]
fn nothing_is_counted_of_a_friends_word_that_the_list_lacks() {
    for (friends, counts) in [("qoph", false), ("deal", true)] {
        let mut app = app(|_| {}).showing_words_left(true);
        app.begin_challenge(&Challenge::new(word(friends), Lives::at_least_one(3), 1));
        let _ = effects(&mut app, "e");
        let said = all_said(&app);
        let about_groups = said.contains("Groups");
        let counted = said.contains("ruled out") || said.contains(" left.\"");
        assert_eq!((counted, about_groups), (counts, counts), "{said}");
        assert_eq!(said.contains("no words are counted"), !counts, "{said}");
        let _ = effects(&mut app, "F4");
        let times = all_said(&app).matches("no words are counted").count();
        assert_eq!(times, usize::from(!counts), "once is enough");
    }
}

#[test]
fn once_one_word_is_left_the_remark_says_that_enter_names_it() {
    let told =
        |keys| all_said(&super::apps::playing(keys)).contains(screens::one_is_left(Reach::Keys));
    assert!(!told("Tab e a o") && told("Tab e a o g"));
    assert!(!told("e a o g"), "the number is hidden");
}
