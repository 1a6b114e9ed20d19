//! Tests of a round in which the player holds the word, as triples of text: before, keys, after.

use std::ops::Deref;

use crate::support::game;
use evil_hangman::app::{App, Effect, Event, HeldEnding, Input, Overlay, Request, Screen, Ticket};
use evil_hangman::game::{Holder, ListChoice};
use evil_hangman::guesser::GuesserKind;
use evil_hangman::position::Position;
use evil_hangman::text::Medium;
use evil_hangman::text::remark::in_reverse;
use evil_hangman::text::reverse::{self, doubt};
use evil_hangman::words::{ENGLISH, Word};

/// A game, and the request for a letter that is pending.
struct Game {
    app: App,
    wanted: Option<(Box<Position>, Ticket)>,
}

impl Game {
    /// Handles an input; a request for a letter is kept until [`think`] answers it.
    fn handle(&mut self, input: &Input) -> Vec<Effect> {
        let mut effects = self.app.handle(input);
        effects.retain(|effect| match effect {
            Effect::Request(Request::Advise(GuesserKind::Learned, view, ticket)) => {
                self.wanted = Some((view.clone(), *ticket));
                false
            }
            effect => !matches!(
                effect,
                Effect::Request(Request::FindPar(..))
                    | Effect::Event(Event::PlayerAnswered(_) | Event::TookBack(_) | Event::Ended)
            ),
        });
        effects
    }

    fn begin(&mut self) {
        self.app.begin();
        assert_eq!(self.handle(&Input::Begin), []);
    }
}

impl Deref for Game {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

fn app(length: usize) -> Game {
    let app = game::app(|chosen| {
        chosen.opponent = Holder::You;
        chosen.length = evil_hangman::game::Length::Letters(length);
    });
    Game { app, wanted: None }
}

/// Presses keys, separated by blanks; `word` as a whole is typed letter by letter.
fn press(app: &mut Game, keys: &str) -> Option<Effect> {
    let mut effect = None;
    for key in game::keys(keys) {
        assert_eq!(effect, None, "{key} is pressed after the program has ended");
        effect = app.handle(&Input::Key(key)).pop().filter(|effect| {
            !matches!(effect, Effect::Request(Request::ReadStatistics(_) | Request::Choose(..)))
        });
    }
    effect
}

/// Describes the app in a line or two.
fn seen(app: &App) -> String {
    match app.screen() {
        Screen::Setup(setup) => game::form(app, setup),
        Screen::Holding(holding) => {
            let round = holding.round();
            let place = |(place, known): (usize, &Option<_>)| {
                let c = match known {
                    Some(letter) => ENGLISH.upper(*letter),
                    None if holding.marks().contains(place) => '*',
                    None => '-',
                };
                if holding.cursor() == Some(place) { format!("[{c}]") } else { c.to_string() }
            };
            let pattern = round.pattern();
            let places: String = pattern.letters().iter().enumerate().map(place).collect();
            let asked = holding.letter().map_or('?', |letter| ENGLISH.upper(letter));
            let mut shown = format!("{asked} {places} {} left", round.misses_left());
            if let Some((word, menu)) = holding.word() {
                let yes = if menu.selected() { "yes" } else { "no" };
                shown = format!(
                    "{} [{yes}] {} left",
                    reverse::is_it(word, Medium::Screen),
                    round.misses_left()
                );
            }
            if let Some(doubting) = holding.doubting() {
                let answers = doubting.items().iter().enumerate().map(|(number, found)| {
                    let text =
                        found.as_ref().map_or("go on".to_owned(), |found| doubt(found, &ENGLISH));
                    if number == doubting.position() { format!("[{text}]") } else { text }
                });
                shown = format!("doubt {places}: {}", answers.collect::<Vec<_>>().join(", "));
            }
            let thinking = if holding.is_thinking() { "thinking " } else { "" };
            let is_paused = app.overlays().iter().any(|it| matches!(it, Overlay::Pause(_)));
            let pause = if is_paused { " pause" } else { "" };
            format!(
                "{thinking}{shown} | {}{pause}",
                in_reverse(holding.remark(), holding.round(), Medium::Screen)
            )
        }
        Screen::HeldOver(over) => {
            let told = reverse::verdict(over.round(), over.word(), Medium::Screen);
            let slips = over
                .word()
                .map(|word| reverse::slips(over.round(), word, Medium::Screen))
                .unwrap_or_default();
            let ending = match over.ending() {
                HeldEnding::Telling(field) => format!("word: {}", field.text()),
                HeldEnding::Offering(menu) => format!("remember: {}", menu.selected()),
                HeldEnding::Done(menu) => format!("{:?}", menu.selected()),
            };
            let remark = over
                .remark()
                .map(|remark| format!(" ! {}", in_reverse(remark, over.round(), Medium::Screen)))
                .unwrap_or_default();
            format!("held: {} {ending}{remark}", [vec![told], slips].concat().join(" "))
        }
        Screen::Playing(_) | Screen::GameOver(_) | Screen::Story(_) | Screen::Statistics(_) => {
            String::from("another round")
        }
    }
}

/// Checks (keys, what is seen then) one after another on the same app.
#[track_caller]
fn check(app: &mut Game, steps: &[(&str, &str)]) {
    for (keys, expected) in steps {
        assert_eq!(press(app, keys), None, "{keys} ends the program");
        assert_eq!(seen(app), *expected, "after {keys}");
    }
}

/// Answers all pending requests for letters.
fn think(app: &mut Game) {
    while let Some((view, ticket)) = app.wanted.take() {
        let advice = GuesserKind::Frequency.guesser().advise(&view);
        assert_eq!(app.handle(&Input::Advice(ticket, advice)), []);
    }
}

/// Does the same as [`check`], and answers requests for letters after each step.
#[track_caller]
fn check_held(app: &mut Game, steps: &[(&str, &str)]) {
    think(app);
    for (keys, expected) in steps {
        for key in keys.split(' ') {
            assert_eq!(press(app, key), None, "{keys} asks for something");
            think(app);
        }
        assert_eq!(seen(app), *expected, "after {keys}");
    }
}

/// Returns a round in which the player holds a word of four letters.
fn held_app() -> Game {
    let mut app = app(4);
    app.begin();
    app
}

#[test]
fn the_form_has_a_way_to_think_of_a_word() {
    let mut app = app(4);
    check(
        &mut app,
        &[
            ("m y", "setup: [you] test 4 3 play"),
            (
                "↓ ↓ ↓ 7 Enter",
                "setup: you test [7] 3 play ! no word of the list test has 7 letters; the nearest are 6 and 8",
            ),
            ("4 ↓ ↓", "setup: you test 4 3 [play]"),
            ("Enter", "thinking ? ---- 3 left | Think of a word of 4 letters."),
        ],
    );
    think(&mut app);
    assert_eq!(seen(&app), "E [-]--- 3 left | Think of a word of 4 letters.");
}

#[test]
fn a_word_is_found_by_marking_places_with_keys_clicks_and_the_pattern() {
    let mut app = held_app();
    // The player holds DEAL.
    check_held(
        &mut app,
        &[
            ("→ Space", "E -[*]-- 3 left | Where is it? Space marks each E, then Enter."),
            ("→ → → ←", "E -*[-]- 3 left | Where is it? Space marks each E, then Enter."),
            ("Enter", "A [-]E-- 3 left | You said: E at 2."),
            ("-", "A -[E]-- 3 left | You said: E at 2."),
            ("e", "A -E[-]- 3 left | You said: E at 2."),
            ("a", "A -E*[-] 3 left | Where is it? Space marks each A, then Enter."),
            ("a a", "A -E** 3 left | That was the last place. Press Enter to answer."),
            ("← - ←", "A -E*[-] 3 left | Where is it? Space marks each A, then Enter."),
        ],
    );
    assert_eq!(app.handle(&Input::Click(3)), []);
    assert_eq!(seen(&app), "A -E*[*] 3 left | Where is it? Space marks each A, then Enter.");
    assert_eq!(app.handle(&Input::Click(1)), []);
    assert_eq!(seen(&app), "A -[E]** 3 left | Place 2 has an E already.");
    check_held(&mut app, &[("Backspace", "A [-]E-- 3 left | Press y if there is an A, n if not.")]);
    assert_eq!(app.handle(&Input::Paste("-ea-".into())), []);
    check_held(
        &mut app,
        &[
            ("Enter", "Is it DEAL? [yes] 3 left | You said: A at 3."),
            ("Enter", "held: I found it without a miss: DEAL. Again"),
            ("Enter", "E [-]--- 3 left | Think of a word of 4 letters."),
        ],
    );
}

const WHERE: &str = "Where is it? Space marks each L, then Enter.";

#[test]
fn no_is_said_with_n_unless_the_letter_is_n_and_never_with_enter() {
    let mut round = held_app();
    check_held(
        &mut round,
        &[
            ("n", "L [-]--- 2 left | You said: no E."),
            ("x", "L [-]--- 2 left | Press y if there is an L, n if not."),
            ("y", &format!("L [-]--- 2 left | {WHERE}")),
            ("Enter", "L [-]--- 2 left | Mark a place first (Space), or press n."),
            ("Space", &format!("L [*]--- 2 left | {WHERE}")),
            ("Space Enter", "L [-]--- 2 left | Mark a place first (Space), or press n."),
            ("y 3 4 4", &format!("L [-]-*- 2 left | {WHERE}")),
            ("Backspace 9", "L [-]--- 2 left | That was the last place. Press Enter to answer."),
            ("l", &format!("L *[-]-- 2 left | {WHERE}")),
            ("n", "L *[-]-- 2 left | You have marked L: Enter confirms, Backspace clears."),
            ("Backspace Enter", "L [-]--- 2 left | Press y if there is an L, n if not."),
            ("n", "Is it GOOD? [yes] 1 left | You said: no L."),
        ],
    );
    let mut app = app(2);
    app.begin();
    check_held(
        &mut app,
        &[
            ("n", "doubt --: [No O? If O at 2, 2 words fit], go on | You said: no O."),
            ("Enter -o Enter", "G [-]O 3 left | You said: O at 2."),
            ("n", "Is it NO? [yes] 2 left | You said: no G."),
            ("y", "held: I found it with 1 miss: NO. Again"),
        ],
    );
}

#[test]
fn the_last_answer_is_taken_back_and_asked_once_more() {
    let mut app = held_app();
    check_held(
        &mut app,
        &[
            ("Backspace", "E [-]--- 3 left | There is nothing to undo."),
            ("n n", "Is it GOOD? [yes] 1 left | You said: no L."),
            ("Backspace", "L [-]--- 2 left | Undone."),
            ("Backspace", "E [-]--- 3 left | Undone."),
            ("---e Enter", "Is it HOPE? [yes] 3 left | You said: E at 4."),
        ],
    );
}

#[test]
fn the_last_word_is_asked_about_and_a_no_is_a_miss() {
    let mut app = held_app();
    check_held(
        &mut app,
        &[
            (
                "n -l Enter",
                "doubt -L--: [L at 2? If that's wrong, 3 words fit], No E? If that's wrong, 2 words fit, go on | You said: L at 2.",
            ),
            ("Enter n", "Is it GOOD? [yes] 1 left | You said: no L."),
            ("Backspace", "L [-]--- 2 left | Undone."),
            ("---l Enter", "Is it COOL? [yes] 2 left | You said: L at 4."),
        ],
    );
    let mut app = held_app();
    check_held(
        &mut app,
        &[
            ("-e-- Enter --a- Enter", "Is it DEAL? [yes] 3 left | You said: A at 3."),
            ("x", "Is it DEAL? [yes] 3 left | You said: A at 3."),
            ("→", "Is it DEAL? [no] 3 left | You said: A at 3."),
            (
                "Enter",
                "doubt -EA-: [Not DEAL? If that's wrong, 1 word fits], A at 3? If A at 4, 1 word fits, E at 2?, go on | You said: not DEAL.",
            ),
        ],
    );
}

#[test]
fn a_contradiction_is_told_at_once_and_any_answer_can_be_gone_back_to() {
    let mut app = held_app();
    // COOL and GOOD without E; then an L at the third place, which no such word has.
    check_held(
        &mut app,
        &[
            (
                "n --l- Enter",
                "doubt --L-: [L at 3? If that's wrong, 3 words fit], No E?, go on | You said: L at 3.",
            ),
            (
                "x Space",
                "doubt --L-: [L at 3? If that's wrong, 3 words fit], No E?, go on | You said: L at 3.",
            ),
            (
                "↑",
                "doubt --L-: L at 3? If that's wrong, 3 words fit, No E?, [go on] | You said: L at 3.",
            ),
            (
                "↑",
                "doubt --L-: L at 3? If that's wrong, 3 words fit, [No E?], go on | You said: L at 3.",
            ),
            ("Enter", "E [-]--- 3 left | Undone."),
            ("n --l- Enter Enter", "L [-]--- 2 left | Undone."),
        ],
    );
}

#[test]
fn off_its_list_the_computer_goes_on_and_asks_for_the_word() {
    let mut app = held_app();
    // The player holds BLIP.
    check_held(
        &mut app,
        &[
            (
                "n -l Enter",
                "doubt -L--: [L at 2? If that's wrong, 3 words fit], No E? If that's wrong, 2 words fit, go on | You said: L at 2.",
            ),
            ("↑ Enter", "A [-]L-- 2 left | Then I'll go on without my list."),
        ],
    );
    let Screen::Holding(holding) = app.screen() else { panic!("a round") };
    assert!(holding.round().is_off_list());
    check_held(
        &mut app,
        &[
            ("n n", "held: I have no lives left: you win. word: "),
            (
                "bli7 Enter",
                "held: I have no lives left: you win. word: bli7 ! '7' is not a letter; a word is made of letters alone.",
            ),
            (
                "Backspace Enter",
                "held: I have no lives left: you win. word: bli ! Your word has 4 letters, and BLI has 3 letters.",
            ),
            ("p Enter", "held: You win: I didn't find BLIP. remember: true"),
            ("↓ ↑ ↓", "held: You win: I didn't find BLIP. remember: false"),
            ("Enter", "held: You win: I didn't find BLIP. Again"),
        ],
    );
}

/// Returns a round that the computer loses because it does not know the word.
fn unknown_word() -> Game {
    let mut app = held_app();
    check_held(&mut app, &[("Esc ↓ Enter", "held: You ended the round. word: ")]);
    check_held(&mut app, &[("qoph Enter", "held: You win: I didn't find QOPH. remember: true")]);
    app
}

#[test]
fn an_unknown_word_is_remembered_if_the_player_agrees_and_known_from_then_on() {
    let word = Word::parse("qoph", &ENGLISH).unwrap();
    for yes in ["Enter", "y"] {
        let mut app = unknown_word();
        assert_eq!(press(&mut app, yes), Some(Effect::Request(Request::Remember(word.clone()))));
        assert_eq!(app.handle(&Input::Remembered(Ok(word.clone()))), []);
        assert_eq!(seen(&app), "held: You win: I didn't find QOPH. Again ! I'll remember QOPH.");
        press(&mut app, "Enter");
        let Some((view, _)) = app.wanted.take() else { panic!("a letter is wanted") };
        assert!(view.listed().has(&word));
        check_held(
            &mut app,
            &[("Esc ↓ Enter qoph Enter", "held: You win: I didn't find QOPH. Again")],
        );
        // The computer guesses the word, and never sets it.
        assert!(!app.library().of_length(ListChoice::User, 4).unwrap().has(&word));
    }
    let mut app = unknown_word();
    press(&mut app, "y");
    assert_eq!(app.handle(&Input::Remembered(Err("The disk is full.".into()))), []);
    assert_eq!(seen(&app), "held: You win: I didn't find QOPH. Again ! The disk is full.");
    for no in ["n", "Esc", "↓ Enter"] {
        check_held(&mut unknown_word(), &[(no, "held: You win: I didn't find QOPH. Again")]);
    }
}

#[test]
fn a_wrong_answer_is_pointed_at_in_the_end() {
    check_held(
        &mut held_app(),
        &[
            ("n n n ↑ Enter", "held: I have no lives left: you win. word: "),
            (
                "else Enter",
                "held: I didn't find ELSE. You said that there is no E, but E is letter 1 and 4 of ELSE. You said that there is no L, but L is letter 2 of ELSE. It happens; with them right I might have found your word. Again",
            ),
        ],
    );
}

#[test]
fn a_letter_that_comes_late_is_waited_for_and_one_of_another_question_is_none() {
    let mut app = held_app();
    let (view, old) = app.wanted.take().unwrap();
    let advice = GuesserKind::Frequency.guesser().advise(&view);
    check(
        &mut app,
        &[
            ("Enter Space e", "thinking ? ---- 3 left | Think of a word of 4 letters."),
            ("Esc", "thinking ? ---- 3 left | Think of a word of 4 letters. pause"),
            ("↓ ↓ Enter", "setup: [you] test 4 3 play"),
        ],
    );
    app.begin();
    assert_eq!(app.handle(&Input::Advice(old, advice)), []);
    assert_eq!(seen(&app), "thinking ? ---- 3 left | Think of a word of 4 letters.");
    think(&mut app);
    press(&mut app, "n");
    assert_eq!(seen(&app), "thinking E ---- 2 left | You said: no E.");
    assert_eq!((app.takes_clicks(), app.handle(&Input::Click(0))), (true, Vec::new()));
    press(&mut app, "F1");
    assert!(!app.takes_clicks());
}
