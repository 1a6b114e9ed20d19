//! Tests of the state machine, as triples of text: before, keys, after.

use crate::support::game::{self, WORDS, app};
use crate::support::records::played;
use evil_hangman::app::keys::Action;
use evil_hangman::app::{
    App, Duel, DuelFault, DuelStep, Effect, Event, FormError, Input, Key, Lesson, Offer, Overlay,
    Pane, Preferences, Remark, Request, Row, Screen, Ticket,
};
use evil_hangman::engine::{GuessError, Opponent, Reason, Reply};
use evil_hangman::game::{
    AnalysisInput, Challenge, Day, Difficulty, Holder, Judge, Judgement, Library, ListChoice,
    Lives, OpeningChoice, Outcome, StartingWords, UserList,
};
use evil_hangman::guesser::{GuesserKind, Merit};
use evil_hangman::history::{Career, InPlay, Record};
use evil_hangman::position::Position;
use evil_hangman::text::end::result_to_share;
use evil_hangman::text::keys::Reach;
use evil_hangman::text::{Medium, confirm, menu, remark::remark, round::in_play, screens};
use evil_hangman::words::{ENGLISH, Family, ListBuilder, Places, Tier, Word};
use evil_hangman::worker;

/// Returns whether an effect was requested by a screen itself, not by a key.
fn is_beside(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Event(Event::Answered { .. } | Event::Helped | Event::Ended | Event::Notice(_))
            | Effect::Request(
                Request::Keep(_)
                    | Request::Save(_)
                    | Request::LookAhead(..)
                    | Request::FindPar(..)
                    | Request::Judge(..)
                    | Request::ReadStatistics(..)
                    | Request::Choose(..)
                    | Request::KeepAccuracy(..)
                    | Request::FindToday
            )
    )
}

/// Handles an input that has at most one effect, apart from those requested by screens themselves.
fn handle(app: &mut App, input: &Input) -> Option<Effect> {
    let mut effects = app.handle(input);
    effects.retain(|effect| !is_beside(effect));
    assert!(effects.len() <= 1, "{effects:?}");
    effects.pop()
}

/// Presses keys, separated by blanks; `word` as a whole is typed letter by letter.
fn press(app: &mut App, keys: &str) -> Option<Effect> {
    let mut effect = None;
    for key in game::keys(keys) {
        assert_eq!(effect, None, "{key} is pressed after the program has ended");
        effect = handle(app, &Input::Key(key));
    }
    effect
}

/// Returns whether the result to share was copied, if it is shown.
fn copied(app: &App) -> Option<bool> {
    app.overlays().iter().find_map(|overlay| match overlay {
        Overlay::Share { copied } => Some(*copied),
        _ => None,
    })
}

fn is_helped(app: &App) -> bool {
    matches!(app.overlays().last(), Some(Overlay::Help(_)))
}

/// Describes the app in a line or two.
fn seen(app: &App) -> String {
    let screen = match app.screen() {
        Screen::Setup(setup) => game::form(app, setup),
        Screen::Playing(playing) => {
            let round = playing.round();
            let count = if playing.shows_words_left() {
                format!(" of {}", round.words_left())
            } else {
                String::new()
            };
            let peeked = if round.peeked() { " peeked" } else { "" };
            let hinted = if round.hinted() { " hinted" } else { "" };
            let xray = playing.xray().filter(|xray| xray.words).map(|xray| {
                let letter = ENGLISH.upper(xray.turn.guess.letter().unwrap());
                format!(" X-ray {letter} {} of {}", xray.scrolled, xray.turn.families.len())
            });
            let xray = xray.unwrap_or_default();
            let remark = remark(playing.remark(), round, Medium::Screen);
            let pattern = round.pattern();
            let pause = app.overlays().iter().find_map(|overlay| match overlay {
                Overlay::Pause(pause) => Some(menu::pause(pause.selected(), playing.is_saved())),
                _ => None,
            });
            let pause = pause.map(|label| format!(" pause: {label}")).unwrap_or_default();
            format!(
                "playing: {pattern}{count} {} left{peeked}{hinted}{xray} | {remark}{pause}",
                round.misses_left()
            )
        }
        // Rounds in which the player holds the word have tests of their own.
        Screen::Holding(_) | Screen::HeldOver(_) => String::from("held"),
        Screen::Story(story) => {
            let xray =
                if story.xray() { format!(" X-ray {}", story.scrolled()) } else { String::new() };
            let word = story.word().map(|word| word.to_string()).unwrap_or_default();
            match (story.pane(), story.turn()) {
                (Pane::Words, _) => format!("story: word {} {word}{xray}", story.word_number()),
                (Pane::Turns, None) => String::from("story: no turn"),
                (Pane::Turns, Some(turn)) => {
                    let letter = ENGLISH.upper(turn.guess.letter().unwrap());
                    let number = story.turn_number();
                    format!(
                        "story: turn {number} {letter} {} → {}{xray}",
                        turn.before(),
                        turn.after()
                    )
                }
            }
        }
        Screen::GameOver(over) => {
            let item = menu::after(over.menu().selected(), over).long;
            let shares = copied(app).is_some();
            let share =
                shares.then(|| result_to_share(over).lines(true, Reach::Keys).swap_remove(2));
            let share = share.map(|hits| format!(" share: {hits}")).unwrap_or_default();
            {
                let finished = over.finished();
                let ended = match finished.outcome {
                    Outcome::Won => "won",
                    Outcome::Lost => "lost",
                    Outcome::GivenUp => "given up",
                };
                format!("over: {ended}: {}. {item}{share}", finished.word)
            }
        }
        Screen::Statistics(results) => {
            let page = format!("{:?}", results.page()).to_lowercase();
            let played = results.group().map(|group| format!(" {}", group.all.played));
            let unread = if results.career().is_none() { " unread" } else { "" };
            format!("statistics: {page}{}{unread}", played.unwrap_or_default())
        }
    };
    let screen = match app.offered() {
        Some(offer) => {
            format!("{} over {screen}", menu::offer(offer.menu().selected()))
        }
        None => screen,
    };
    if is_helped(app) { format!("help over {screen}") } else { screen }
}

/// Checks (keys, what is seen then) one after another on the same app.
#[track_caller]
fn check(app: &mut App, steps: &[(&str, &str)]) {
    for (keys, expected) in steps {
        assert_eq!(press(app, keys), None, "{keys} ends the program");
        assert_eq!(seen(app), *expected, "after {keys}");
    }
}

#[test]
fn enter_plays_from_every_row_of_the_form() {
    for down in 0..6 {
        let mut app = app(|_| {});
        press(&mut app, &"↓ ".repeat(down));
        check(&mut app, &[("Enter", "playing: ---- 3 left | Guess a letter.")]);
    }
}

#[test]
fn a_round_is_lost_guess_by_guess_and_played_again() {
    let mut app = app(|_| {});
    app.begin();
    check(
        &mut app,
        &[
            ("e", "playing: ---- 2 left | There is no E."),
            ("O", "playing: -OO- 2 left | There are two O's."),
            ("t", "playing: -OO- 1 left | There is no T."),
            ("t 7 Tab", "playing: -OO- of 2 1 left | Please guess a letter from a to z."),
            ("t", "playing: -OO- of 2 1 left | You have already guessed T."),
            ("F2", "playing: -OO- 1 left | You have already guessed T."),
            ("z", "over: lost: GOOD. Play again"),
            ("x y", "over: lost: GOOD. Play again"),
            ("Enter", "playing: ---- 3 left | Guess a letter."),
        ],
    );
}

#[test]
fn a_round_that_is_over_is_copied_and_shown_without_its_letters() {
    let mut app = app(|_| {});
    app.begin();
    let over = "over: lost: GOOD. Play again";
    let shown = format!("{over} share: ⬛🟩⬛⬛");
    check(&mut app, &[("e o t z", over)]);
    for close in ["Esc", "Enter", "s"] {
        assert_eq!(press(&mut app, "s"), Some(Effect::Event(Event::Copy)));
        check(
            &mut app,
            &[
                ("x ↓", &shown),
                ("?", &format!("help over {shown}")),
                ("Esc", &shown),
                (close, over),
            ],
        );
    }
    check(&mut app, &[("Enter", "playing: ---- 3 left | Guess a letter.")]);
}

#[test]
fn a_round_is_won() {
    let mut app = app(|chosen| chosen.length = 6);
    app.begin();
    check(
        &mut app,
        &[
            ("i s", "playing: SI-SI- 3 left | There are two S's."),
            ("x", "over: won: SIXSIX. Play again"),
            ("↓ ↓ Enter", "setup: [greedy] test 6 3 hidden play"),
        ],
    );
}

#[test]
fn lengths_are_stepped_over_gaps_and_typed_ones_name_the_nearest() {
    check(
        &mut app(|_| {}),
        &[
            ("↓ ↓ ↓ →", "setup: greedy test [6] 3 hidden play"),
            ("→ →", "setup: greedy test [8] 3 hidden play"),
            ("← ← ←", "setup: greedy test [2] 3 hidden play"),
            ("←", "setup: greedy test [2] 3 hidden play"),
            ("5", "setup: greedy test [5] 3 hidden play"),
            (
                "Enter",
                "setup: greedy test [5] 3 hidden play ! no word of the list test has 5 letters; the nearest are 4 and 6",
            ),
            ("9 9", "setup: greedy test [99] 3 hidden play"),
            (
                "Enter",
                "setup: greedy test [99] 3 hidden play ! no word of the list test has 99 letters; the longest have 8",
            ),
            (
                "Backspace Backspace Enter",
                "setup: greedy test [] 3 hidden play ! enter the word length",
            ),
            // No length has three digits: what comes after two of them is another number.
            ("1 2 9", "setup: greedy test [9] 3 hidden play"),
            ("9 6", "setup: greedy test [6] 3 hidden play"),
            ("Backspace 4 Enter", "playing: ---- 3 left | Guess a letter."),
        ],
    );
}

#[test]
fn everything_typed_survives_a_correction() {
    check(
        &mut app(|_| {}),
        &[
            ("↓ ↓ ↓ 7 ↓ 0 F2 ↓ ↓", "setup: greedy test 7 0 shown [play]"),
            (
                "Enter",
                "setup: greedy test [7] 0 shown play ! no word of the list test has 7 letters; the nearest are 6 and 8",
            ),
            ("8 ↓ ↓ ↓", "setup: greedy test 8 0 shown [play]"),
            (
                "Enter",
                "setup: greedy test 8 [0] shown play ! at least one miss has to lose: take a whole number above zero",
            ),
            ("12 ↓ ↓ Enter", "playing: -------- of 1 12 left | Guess a letter."),
        ],
    );
}

#[test]
fn guesses_can_be_any_whole_number_above_zero_that_matters() {
    check(
        &mut app(|_| {}),
        &[
            ("↓ ↓ ↓ ↓ ←", "setup: greedy test 4 [2] hidden play"),
            ("← ← ←", "setup: greedy test 4 [1] hidden play"),
            ("x", "setup: greedy test 4 [1] hidden play ! type digits here, or step with ← and →"),
            ("1000000", "setup: greedy test 4 [1000000] hidden play"),
            (
                "↓ ↓ Enter",
                "setup: greedy test 4 [26] hidden play ! nobody can miss more than 25 letters: 26 is the \
                 largest number that matters",
            ),
            ("←", "setup: greedy test 4 [25] hidden play"),
            ("→ →", "setup: greedy test 4 [26] hidden play"),
            ("4294967295 Enter ↓ ↓ Enter e", "playing: ---- 25 left | There is no E."),
        ],
    );
    // What settings ask for is played as they ask.
    let mut app = app(|chosen| chosen.lives = "1000000".parse().unwrap());
    check(&mut app, &[("↓ ↓ ↓ ↓ ↓ ↓ Enter e", "playing: ---- 999999 left | There is no E.")]);
}

#[test]
fn values_are_chosen_by_arrows_blanks_and_first_letters() {
    check(
        &mut app(|_| {}),
        &[
            ("f", "setup: [fair] test 4 3 hidden play"),
            ("f", "setup: [friend] test 0 letters 3 hidden play"),
            ("g", "setup: [greedy] test 4 3 hidden play"),
            ("Space", "setup: [merciful] test 4 3 hidden play"),
            ("← ←", "setup: [merciless] test 4 3 hidden play"),
            ("←", "setup: [you] test 4 3 play"),
            ("←", "setup: [friend] test 0 letters 3 hidden play"),
            ("→ → →", "setup: [greedy] test 4 3 hidden play"),
            ("↓ ↓ u", "setup: greedy [unabridged] 4 3 hidden play"),
            ("s", "setup: greedy [standard] 4 3 hidden play"),
            ("→ →", "setup: greedy [test] 4 3 hidden play"),
        ],
    );
}

#[test]
fn a_friends_word_is_hidden_and_may_be_any() {
    let mut app = app(|_| {});
    check(
        &mut app,
        &[
            (
                "f f Tab Enter",
                "setup: friend test [0 letters] 3 hidden play ! have somebody else type a word here",
            ),
            (
                "qo 1",
                "setup: friend test [2 letters] 3 hidden play ! a word has only the letters a to z",
            ),
            ("ph ↓ ↓ Enter", "playing: ---- 3 left | Guess a letter."),
            ("q o p h", "over: won: QOPH. Play again"),
            ("Enter", "setup: friend test [0 letters] 3 hidden play"),
        ],
    );
}

#[test]
fn the_pause_resumes_gives_up_starts_anew_and_quits() {
    let mut app = app(|_| {});
    app.begin();
    check(
        &mut app,
        &[
            ("e Esc", "playing: ---- 2 left | There is no E. pause: Resume"),
            ("a ↓ b", "playing: ---- 2 left | There is no E. pause: Give up"),
            ("Esc", "playing: ---- 2 left | There is no E."),
            ("Esc Enter", "playing: ---- 2 left | There is no E."),
            ("Esc ↓ ↓ Enter", "setup: [greedy] test 4 3 hidden play"),
            ("↓ ↓ ↓ ↓ ↓ ↓ Enter Esc ↓ Enter", "over: given up: BETA. Play again"),
            ("Esc ↓ ↓ ↓ ↓ ↓ ↓ Enter Esc ↑", "playing: ---- 3 left | Guess a letter. pause: Quit"),
        ],
    );
    assert_eq!(press(&mut app, "Enter"), Some(Effect::Event(Event::Quit)));
}

#[test]
fn the_sizes_of_the_groups_are_free_and_their_words_are_help() {
    let sizes = |app: &App| {
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(app)) };
        let sizes = playing
            .xray()
            .map(|xray| xray.turn.families.iter().map(|family| family.size).collect::<Vec<_>>());
        (sizes, playing.round().peeked())
    };
    let mut app = app(|chosen| chosen.shows_words_left = true);
    app.begin();
    for (keys, expected) in [
        ("", (None, false)),
        ("e", (Some(vec![3, 2, 2, 1, 1]), false)),
        ("Tab", (None, false)),
        ("Tab o", (Some(vec![2, 1]), false)),
        ("F4", (Some(vec![2, 1]), true)),
    ] {
        press(&mut app, keys);
        assert_eq!(sizes(&app), expected, "after {keys}");
    }
}

#[test]
fn escape_closes_the_xray_before_it_pauses() {
    let mut app = app(|_| {});
    app.begin();
    effects(&mut app, "e F4");
    let xray = |app: &App| matches!(app.screen(), Screen::Playing(round) if round.shows_words());
    assert!(xray(&app));
    check(&mut app, &[("Esc", "playing: ---- 2 left peeked | There is no E.")]);
    assert!(!xray(&app));
    check(&mut app, &[("Esc", "playing: ---- 2 left peeked | There is no E. pause: Resume")]);
    // A hint leaves it open.
    effects(&mut app, "Esc F4 F3");
    assert!(xray(&app));
    effects(&mut app, "Esc");
    assert!(!xray(&app) && app.overlays().is_empty(), "{}", seen(&app));
}

#[test]
fn the_help_covers_everything_and_keeps_it() {
    let mut app = app(|_| {});
    check(
        &mut app,
        &[
            ("?", "help over setup: [greedy] test 4 3 hidden play"),
            ("x ↓ Esc", "setup: [greedy] test 4 3 hidden play"),
            (
                "↓ ↓ ↓ ?",
                "setup: greedy test [4] 3 hidden play ! type digits here, or step with ← and →",
            ),
            (
                "F1",
                "help over setup: greedy test [4] 3 hidden play ! type digits here, or step with ← and →",
            ),
        ],
    );
    app.begin();
    check(
        &mut app,
        &[
            ("e", "help over playing: ---- 3 left | Guess a letter."),
            ("F1 e ?", "help over playing: ---- 2 left | There is no E."),
            ("Enter", "playing: ---- 2 left | There is no E."),
        ],
    );
}

#[test]
fn leaving_and_suspending_are_asked_of_the_outside() {
    // From the form back to the title, and only from there out.
    check(
        &mut app(|_| {}),
        &[("↓ Esc", "setup: [play]"), ("↓", "setup: [greedy] test 4 3 hidden play")],
    );
    for keys in ["Esc Esc", "F1 Esc Esc Esc"] {
        assert_eq!(press(&mut app(|_| {}), keys), Some(Effect::Event(Event::Quit)), "{keys}");
    }
    // Who has played is asked, so that Esc alone never ends the program.
    let mut played = app(|_| {}).asking_first();
    played.begin();
    check(
        &mut played,
        &[
            ("e Esc ↓ Enter ↑ Enter", "over: given up: GOOD. Play again"),
            ("Esc Esc Esc Esc Esc Esc", "setup: [play]"),
        ],
    );
    assert_eq!(press(&mut played, "Esc"), None);
    assert!(matches!(played.overlays().last(), Some(Overlay::Confirm(_))));
    assert_eq!(press(&mut played, "Enter"), None, "what changes nothing is selected");
    assert_eq!(press(&mut played, "Esc ↑ Enter"), Some(Effect::Event(Event::Quit)));
    for before in ["", "F1", "↓ ↓ ↓"] {
        for (key, effect) in [
            ("Ctrl-C", Effect::Event(Event::Interrupt)),
            ("Ctrl-Z", Effect::Event(Event::Suspend)),
            ("Ctrl-L", Effect::Event(Event::Redraw)),
        ] {
            assert_eq!(press(&mut app(|_| {}), &format!("{before} {key}")), Some(effect));
        }
    }
    let mut over = app(|_| {});
    over.begin();
    assert_eq!(press(&mut over, "Esc ↓ Enter ← Enter"), Some(Effect::Event(Event::Quit)));
}

#[test]
fn an_arrow_up_at_the_end_of_a_round_does_not_lead_to_the_button_that_quits() {
    let mut app = app(|_| {});
    app.begin();
    press(&mut app, "Esc ↓ Enter ↓ ↑ ↑");
    assert!(seen(&app).ends_with("Play again"), "{}", seen(&app));
    check(&mut app, &[("Enter", "playing: ---- 3 left | Guess a letter.")]);
}

#[test]
fn a_paste_is_typed_into_a_field_and_is_no_guess() {
    let paste = |app: &mut App, text: &str| {
        assert_eq!(handle(app, &Input::Paste(text.into())), None);
        seen(app)
    };
    let mut app = app(|_| {});
    press(&mut app, "↓ ↓ ↓");
    assert_eq!(paste(&mut app, "6\n9"), "setup: greedy test [6] 3 hidden play");
    app.begin();
    assert_eq!(
        paste(&mut app, "hello"),
        "playing: ---- 3 left | Pasted text isn't a guess; type one letter."
    );
}

#[test]
fn only_a_bare_letter_is_a_guess() {
    let mut app = app(|_| {});
    app.begin();
    check(&mut app, &[("Ctrl-E Alt-e ↑ F7 Home", "playing: ---- 3 left | Guess a letter.")]);
}

#[test]
fn the_last_choices_are_remembered_and_so_is_the_gauge() {
    check(
        &mut app(|_| {}),
        &[
            ("f ↓ ↓ ↓ 6 ↓ 5 ↓ ↓ Enter", "playing: ------ 5 left | Guess a letter."),
            ("Tab Esc ↓ Enter", "over: given up: SIXSIX. Play again"),
            ("Esc", "setup: [fair] test 6 5 shown play"),
        ],
    );
}

#[test]
fn the_same_seed_and_keys_are_the_same_session() {
    let play = || {
        let mut app = app(|chosen| chosen.opponent = Opponent::Fair.into());
        app.begin();
        let mut rounds = Vec::new();
        for _ in 0..5 {
            press(&mut app, "Esc ↓ Enter");
            rounds.push(seen(&app));
            press(&mut app, "Enter");
        }
        rounds
    };
    let rounds = play();
    assert_eq!(rounds, play());
    assert!(rounds.iter().any(|round| *round != rounds[0]), "{rounds:?}");
}

#[test]
fn a_notice_is_told_once_and_never_holds_up_the_game() {
    let mut app = app(|_| {}).with_notice(Some("3 lines were left out".into()));
    assert_eq!(app.notice(), Some("3 lines were left out"));
    app.begin();
    check(&mut app, &[("", "playing: ---- 3 left | 3 lines were left out")]);
    assert_eq!(app.notice(), None);
}

#[test]
fn beginning_without_words_of_the_length_shows_the_form_and_why() {
    let mut app = app(|chosen| {
        chosen.length = 40;
        chosen.list = ListChoice::Embedded(Tier::Common);
    });
    app.begin();
    let seen = seen(&app);
    assert!(
        seen.starts_with("setup: greedy common [40] 3 hidden play ! no word of the common list"),
        "{seen}"
    );
}

/// Begins a round against an opponent that searches.
fn thinking_app() -> App {
    let mut app = app(|chosen| chosen.opponent = Opponent::Merciless.into());
    app.begin();
    app
}

/// Presses a key for a letter and returns the question for the opponent.
#[track_caller]
fn asked(app: &mut App, keys: &str) -> (Ticket, char, u32) {
    match press(app, keys) {
        Some(Effect::Request(Request::Think(question, ticket))) => {
            (ticket, ENGLISH.upper(question.letter), question.position.misses_left())
        }
        other => panic!("{keys} asks nothing: {other:?}"),
    }
}

/// Returns a reply with the letter at these places.
fn reply(letter: char, places: Places) -> Reply {
    Reply {
        guess: ENGLISH.letter(letter).unwrap().into(),
        families: vec![Family { places, size: 1 }],
        kept: 0,
        reason: Reason::Largest,
        proven: true,
    }
}

/// Returns the reply that there is no such letter.
fn no(letter: char) -> Reply {
    reply(letter, Places::NONE)
}

/// Answers that there is no such letter.
fn miss(app: &mut App, ticket: Ticket, letter: char) -> Option<Effect> {
    handle(app, &Input::Answer(ticket, no(letter)))
}

#[test]
fn an_opponent_that_thinks_is_waited_for_and_nothing_typed_is_lost() {
    let mut app = thinking_app();
    let (first, letter, left) = asked(&mut app, "e");
    assert_eq!((letter, left), ('E', 3));
    check(
        &mut app,
        &[
            ("o 7 e z", "playing: ---- 3 left | Guess a letter."),
            ("Tab", "playing: ---- of 9 3 left | Guess a letter."),
        ],
    );
    // After the first answer, the letter typed in the meantime is asked.
    let Some(Effect::Request(Request::Think(question, second))) = miss(&mut app, first, 'e') else {
        panic!("O is asked")
    };
    assert_eq!(ENGLISH.upper(question.letter), 'O');
    assert_eq!(seen(&app), "playing: ---- of 3 2 left | There is no E.");
    let hit = reply('o', Places::from_bits(0b0110));
    let Some(Effect::Request(Request::Think(question, third))) =
        handle(&mut app, &Input::Answer(second, hit))
    else {
        panic!("7 and e are no guesses, Z is asked")
    };
    assert_eq!(ENGLISH.upper(question.letter), 'Z');
    assert_eq!(seen(&app), "playing: -OO- of 2 2 left | You have already guessed E.");
    assert_eq!(miss(&mut app, third, 'z'), None);
    assert_eq!(seen(&app), "playing: -OO- of 2 1 left | There is no Z.");
}

#[test]
fn a_round_can_be_paused_and_left_while_the_opponent_thinks() {
    let mut app = thinking_app();
    let (ticket, ..) = asked(&mut app, "e");
    check(
        &mut app,
        &[("Esc ↓ ↓", "playing: ---- 3 left | Guess a letter. pause: Give up and change settings")],
    );
    assert_eq!(press(&mut app, "Enter"), None);
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "setup: [merciless] test 4 3 hidden play");
    // A late answer to an earlier round is ignored.
    app.begin();
    let (next, ..) = asked(&mut app, "o");
    assert_ne!(next, ticket);
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "playing: ---- 3 left | Guess a letter.");
    assert_eq!(miss(&mut app, next, 'o'), None);
    assert_eq!(seen(&app), "playing: ---- 2 left | There is no O.");
}

#[test]
fn a_round_that_ends_behind_the_pause_waits_for_it() {
    let mut app = app(|chosen| {
        chosen.opponent = Opponent::Merciless.into();
        chosen.lives = "1".parse().unwrap();
    });
    app.begin();
    let (ticket, ..) = asked(&mut app, "e");
    press(&mut app, "Esc");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "playing: ---- 0 left | There is no E. pause: Resume");
    press(&mut app, "Enter");
    assert!(seen(&app).starts_with("over: lost:"), "{}", seen(&app));
}

#[test]
fn an_answer_that_ends_the_round_ends_it() {
    let mut app = app(|chosen| {
        chosen.opponent = Opponent::Merciless.into();
        chosen.lives = "1".parse().unwrap();
    });
    app.begin();
    let (ticket, ..) = asked(&mut app, "e");
    press(&mut app, "a b c");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert!(seen(&app).starts_with("over: lost:"), "{}", seen(&app));
}

#[test]
fn the_whole_word_is_typed_and_sent_with_enter() {
    let mut app = app(|_| {});
    app.begin();
    check(
        &mut app,
        &[
            ("e Enter", "playing: ---- 2 left | Type the whole word. A wrong word costs a life."),
            ("7", "playing: ---- 2 left | Please guess a letter from a to z."),
            (
                "c o o l d",
                "playing: ---- 2 left | All 4 letters are there. Press Enter to guess this word, or Backspace to change it.",
            ),
            ("Esc", "playing: ---- 2 left | There is no E."),
            (
                "Enter h o p e Enter",
                "playing: ---- 2 left | It can't be HOPE: there is no E. This costs no life.",
            ),
            (
                "Backspace Enter",
                "playing: ---- 2 left | 1 letter is still missing. This costs no life.",
            ),
            (
                "Esc Enter z o o m Enter",
                "playing: ---- 2 left | ZOOM isn't in my list, so it can't be the word. This costs no life.",
            ),
            // The next letter begins another word.
            (
                "c o o Enter",
                "playing: ---- 2 left | 1 letter is still missing. This costs no life.",
            ),
            ("Esc Enter Enter", "playing: ---- 2 left | There is no E."),
            ("Enter c o o l Enter", "playing: ---- 1 left | It isn't COOL."),
            ("Enter c o o l Enter", "playing: ---- 1 left | You have already guessed COOL."),
        ],
    );
    press(&mut app, "Esc Enter a l l y Enter");
    assert!(seen(&app).starts_with("over: lost:"), "{}", seen(&app));
}

#[test]
fn letters_that_are_known_stand_in_the_word_and_can_be_typed_or_left_out() {
    for typed in
        ["c l", "c o o l", "c o l", "x Backspace c l", "c x Backspace l", "c o o Backspace c l"]
    {
        let mut app = app(|_| {});
        app.begin();
        press(&mut app, "e o Enter");
        let missing = "Type the missing letters or the whole word. A wrong word costs a life.";
        check(&mut app, &[("", &format!("playing: -OO- 2 left | {missing}"))]);
        press(&mut app, &format!("{typed} Enter"));
        assert_eq!(seen(&app), "playing: -OO- 1 left | It isn't COOL.", "{typed}");
    }
    let mut app = app(|_| {});
    app.begin();
    check(
        &mut app,
        &[
            (
                "e o Enter c Enter",
                "playing: -OO- 2 left | 1 letter is still missing. This costs no life.",
            ),
            // Letters that are known fill no gap.
            (
                "Backspace c o o Enter",
                "playing: -OO- 2 left | 1 letter is still missing. This costs no life.",
            ),
            (
                "l d",
                "playing: -OO- 2 left | All 4 letters are there. Press Enter to guess this word, or Backspace to change it.",
            ),
        ],
    );
}

#[test]
fn a_whole_word_that_contradicts_the_letters_shown_is_refused_with_what_contradicts() {
    for (typed, letter) in [("g o d s", 'o'), ("f e e l", 'e'), ("b o o e", 'e'), ("c l d x", 'o')]
    {
        let mut app = app(|_| {});
        app.begin();
        press(&mut app, &format!("e o Enter {typed} Enter"));
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(&app)) };
        let Remark::Refused(guess, GuessError::RuledOut(by)) = playing.remark() else {
            panic!("{typed}: {:?}", playing.remark())
        };
        assert_eq!(guess.text(&ENGLISH), typed.replace(' ', "").to_uppercase());
        assert_eq!(*by, ENGLISH.letter(letter).unwrap(), "{typed}");
        assert_eq!(playing.round().misses(), 1, "it costs nothing");
    }
}

#[test]
fn a_word_that_is_sent_while_the_opponent_thinks_waits_for_its_answer() {
    let mut app = thinking_app();
    let (ticket, ..) = asked(&mut app, "e");
    press(&mut app, "Enter c o o l Enter");
    assert_eq!(miss(&mut app, ticket, 'e'), None);
    assert_eq!(seen(&app), "playing: ---- 1 left | It isn't COOL.");
}

/// All words of the player's own list that have this length.
fn own(length: usize) -> StartingWords {
    StartingWords::blank(ListChoice::User, length)
}

/// Returns the requests for par (letters, words) when these keys are pressed, in order.
fn pars(app: &mut App, keys: &str) -> Vec<(usize, usize)> {
    let par = |effect: &Effect| match effect {
        Effect::Request(Request::FindPar(start, words)) => Some((start.length, words.len())),
        _ => None,
    };
    effects(app, keys).iter().filter_map(par).collect()
}

#[test]
fn par_is_asked_for_once_for_what_the_form_shows() {
    let mut app = app(|_| {});
    let begun = app.handle(&Input::Begin);
    assert!(matches!(
        &begun[..],
        [Effect::Request(Request::FindPar(start, words)), ..]
            if *start == own(4) && words.len() == 9
    ));
    assert_eq!(pars(&mut app, "↓ ↑ F1 Esc"), [], "it is asked for once");
    handle(&mut app, &Input::Par(own(4), 4));
    assert_eq!(pars(&mut app, "↓ ↓ ↓ 7 8"), [], "no words have 7 letters, nor 78");
    assert_eq!(pars(&mut app, "Backspace Backspace 8"), [(8, 1)]);
    assert_eq!(pars(&mut app, "Backspace 4"), [], "that is known");
    press(&mut app, "↑ ↑ ↑ f f");
    assert_eq!(pars(&mut app, "↓ e l e p h a n t"), [], "nobody knows what one word costs");
}

/// Returns the app with this difficulty, which knows par for three lengths.
fn with_difficulty(difficulty: Difficulty) -> App {
    let mut app = app(|chosen| chosen.difficulty = difficulty);
    for (length, par) in [(4, 4), (6, 0), (8, 1)] {
        handle(&mut app, &Input::Par(own(length), par));
    }
    app
}

#[test]
fn a_difficulty_with_a_name_follows_length_list_and_opponent() {
    check(
        &mut with_difficulty(Difficulty::Even),
        &[
            ("↓ ↓ ↓", "setup: greedy test [4] 8 hidden play"),
            ("→", "setup: greedy test [6] 4 hidden play"),
            ("← ←", "setup: greedy test [2] 8 hidden play"),
            ("→", "setup: greedy test [4] 8 hidden play"),
            ("↓ → ↑", "setup: greedy test [4] 6 hidden play"),
            ("→", "setup: greedy test [6] 2 hidden play"),
            ("↓ →", "setup: greedy test 6 [1] hidden play"),
            ("→ →", "setup: greedy test 6 [1] hidden play"),
            // Its own number stays, even one that no perfect player could win with.
            ("7 ↑ ←", "setup: greedy test [4] 7 hidden play"),
            ("↓ ←", "setup: greedy test 4 [8] hidden play"),
            ("→ → → →", "setup: greedy test 4 [5] hidden play"),
            ("← ← ← ←", "setup: greedy test 4 [10] hidden play"),
            ("↑ ↑ c", "setup: greedy [common] 4 18 hidden play"),
            // Nobody knows what somebody else's word costs.
            ("↑ ↑ f f", "setup: [friend] common 0 letters 8 hidden play"),
            ("↓ ↓ ↓ elephant", "setup: friend common [8 letters] 8 hidden play"),
            ("↑ ↑ ↑ y", "setup: [you] common 4 6 play"),
            ("g", "setup: [greedy] common 4 18 hidden play"),
        ],
    );
}

#[test]
fn a_key_leaves_the_length_to_chance_and_a_length_by_hand_takes_it_back() {
    check(
        &mut app(|_| {}),
        &[
            ("*", "setup: greedy test [any] 3 hidden play"),
            ("↑ ↓", "setup: greedy test [any] 3 hidden play"),
            (
                "x",
                "setup: greedy test [any] 3 hidden play ! type digits here, or step with ← and →",
            ),
            // A step goes on from the length before.
            ("→", "setup: greedy test [6] 3 hidden play"),
            ("Ctrl-N", "setup: greedy test [any] 3 hidden play"),
            ("8", "setup: greedy test [8] 3 hidden play"),
            ("↑ *", "setup: greedy test [any] 3 hidden play"),
            ("*", "setup: greedy test [8] 3 hidden play"),
            ("↑ ↑ ↑ f f *", "setup: [friend] test 0 letters 3 hidden play"),
        ],
    );
}

#[test]
fn a_blank_start_is_remembered_if_it_was_chosen_in_the_form() {
    let chosen = |first: OpeningChoice, keys: &str| {
        let mut app = app(|chosen| chosen.opening = first);
        let effects = effects(&mut app, keys);
        effects.iter().find_map(|effect| match effect {
            Effect::Request(Request::ChooseOpening(opening)) => Some(*opening),
            _ => None,
        })
    };
    let (book, blank) = (OpeningChoice::Book, OpeningChoice::None);
    // From the first row, the button is above, and above it what rounds begin with.
    for (first, keys, expected) in [
        (book, "↑ ↑ → Enter", Some(blank)),
        (book, "↑ ↑ → F5 Esc Enter", Some(blank)),
        (blank, "↑ ↑ ← Enter", Some(book)),
        (book, "↑ ↑ Enter", None),
        (blank, "↑ ↑ Enter", None),
    ] {
        assert_eq!(chosen(first, keys), expected, "{first} {keys}");
    }
}

/// The length, the misses and par of each of some rounds of any length, and whether it is remembered that chance chooses.
fn rounds_of_any_length(seed: u64) -> (Vec<(usize, Lives, usize)>, bool) {
    let list = ListChoice::Embedded(Tier::Common);
    let mut chosen = app(|_| {}).preferences().clone();
    let opening = OpeningChoice::Random;
    chosen = Preferences { list, length: 9, difficulty: Difficulty::Sharp, opening, ..chosen };
    let mut app = App::new(Library::new(None), chosen, seed).with_any_length(true);
    let begun = effects(&mut app, "Enter");
    let remembered = begun.iter().find_map(|effect| match effect {
        Effect::Request(Request::Choose(_, any_length)) => Some(*any_length),
        _ => None,
    });
    // The same form, a new one, other rounds.
    let rounds = [
        "",
        "e Esc ↓ Enter Esc Enter",
        "e Esc ↓ Enter Enter",
        "e Esc ↓ Enter Enter",
        "e Esc ↓ Enter Enter",
    ];
    let rounds = rounds.map(|keys| {
        press(&mut app, keys);
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(&app)) };
        let round = playing.round();
        let length = round.length();
        let par = round.value().unwrap_or_else(|| Tier::Common.value(length).unwrap());
        (length, round.lives(), par)
    });
    press(&mut app, "e Esc ↓ Enter r");
    let Screen::Playing(same) = app.screen() else { panic!("{}", seen(&app)) };
    assert_eq!(same.round().length(), rounds[4].0, "the same again");
    (rounds.to_vec(), remembered.unwrap())
}

#[test]
fn rounds_of_any_length_have_a_new_one_each_and_the_misses_of_their_difficulty() {
    let (rounds, remembered) = rounds_of_any_length(1);
    for (length, lives, par) in &rounds {
        assert!((5..=12).contains(length), "{rounds:?}");
        assert_eq!(lives.get() as usize, par + 1 + 1, "{rounds:?}");
    }
    let lengths: std::collections::BTreeSet<_> = rounds.iter().map(|(length, ..)| length).collect();
    assert!(lengths.len() >= 3, "{rounds:?}");
    assert!(remembered, "the next run leaves it to chance, too");
    assert_eq!(rounds_of_any_length(1).0, rounds);
    assert_ne!(rounds_of_any_length(2).0, rounds);
}

#[test]
fn par_that_is_known_late_is_followed_late_and_a_number_of_ones_own_never() {
    let mut app = app(|chosen| chosen.difficulty = Difficulty::Gentle);
    check(&mut app, &[("↓ ↓ ↓ →", "setup: greedy test [6] 3 hidden play")]);
    handle(&mut app, &Input::Par(own(6), 0));
    check(&mut app, &[("", "setup: greedy test [6] 6 hidden play")]);
    let mut app = with_difficulty(Difficulty::Custom);
    check(&mut app, &[("↓ ↓ ↓ →", "setup: greedy test [6] 3 hidden play")]);
}

#[test]
fn the_first_time_there_is_one_choice_and_an_arrow_shows_the_others() {
    let mut first = app(|_| {}).ready(true);
    check(
        &mut first,
        &[
            ("", "setup: [play]"),
            ("x", "setup: [greedy] test 4 3 hidden play"),
            ("↑", "setup: greedy test 4 3 hidden [play]"),
            ("↓", "setup: [greedy] test 4 3 hidden play"),
        ],
    );
    check(
        &mut app(|_| {}).ready(true),
        &[("F1", "help over setup: [play]"), ("F1 ↓", "setup: [greedy] test 4 3 hidden play")],
    );
    check(&mut app(|_| {}).ready(true), &[("Enter", "playing: ---- 3 left | Guess a letter.")]);
    // What the screen says of today's game is so at once.
    let asked = effects(&mut app(|_| {}).ready(true), "F6");
    assert!(
        asked.iter().any(|effect| matches!(effect, Effect::Request(Request::ReadStatistics(_))))
    );
    check(
        &mut app(|_| {}).ready(false),
        &[
            ("", "setup: greedy test 4 3 hidden [play]"),
            ("Enter", "playing: ---- 3 left | Guess a letter."),
        ],
    );
}

#[test]
fn what_is_chosen_for_a_round_is_remembered() {
    let mut app = app(|_| {});
    let effects = effects(&mut app, "f ↓ ↓ ↓ ↓ 9 ↓ ↓ Enter");
    let chosen = effects.iter().find_map(|effect| match effect {
        Effect::Request(Request::Choose(chosen, false)) => Some(chosen),
        _ => None,
    });
    let expected = Preferences {
        opponent: Opponent::Fair.into(),
        lives: "9".parse().unwrap(),
        ..self::app(|_| {}).preferences().clone()
    };
    assert_eq!(chosen.map(|chosen| &**chosen), Some(&expected));
}

#[test]
fn a_hint_that_is_asked_for_while_the_opponent_thinks_waits_its_turn() {
    let mut app = thinking_app();
    let (first, ..) = asked(&mut app, "e");
    assert_eq!(press(&mut app, "F3 o"), None);
    let effects: Vec<_> =
        app.handle(&Input::Answer(first, no('e'))).into_iter().filter(|e| !is_beside(e)).collect();
    assert!(
        matches!(
            &effects[..],
            [Effect::Request(Request::Advise(..)), Effect::Request(Request::Think(question, _))]
                if ENGLISH.upper(question.letter) == 'O'
        ),
        "{effects:?}"
    );
    // Alone it is looked for as soon as the answer is there.
    let mut app = thinking_app();
    let (first, ..) = asked(&mut app, "e");
    assert_eq!(press(&mut app, "F3"), None);
    let Some(Effect::Request(Request::Advise(..))) = miss(&mut app, first, 'e') else {
        panic!("no hint")
    };
    assert_eq!(seen(&app), "playing: ---- 2 left | Looking for a good letter …");
}

#[test]
fn an_opponent_that_thinks_looks_ahead_once_for_each_letter() {
    let mut app = app(|chosen| chosen.opponent = Opponent::Merciless.into());
    app.begin();
    let looks = |effects: &[Effect]| {
        effects.iter().filter(|e| matches!(e, Effect::Request(Request::LookAhead(..)))).count()
    };
    assert_eq!(looks(&app.handle(&Input::Begin)), 1);
    assert_eq!(looks(&effects(&mut app, "Tab F4 Esc Esc e o")), 0, "it is about to answer");
    let (ticket, ..) = asked(&mut thinking_app(), "e");
    let answered = app.handle(&Input::Answer(ticket, no('e')));
    assert_eq!(looks(&answered), 0, "O is asked about at once");
}

/// Presses F3 and returns the question for the adviser.
#[track_caller]
fn ask_for_a_hint(app: &mut App) -> (GuesserKind, Box<Position>, Ticket) {
    match press(app, "F3") {
        Some(Effect::Request(Request::Advise(kind, view, ticket))) => (kind, view, ticket),
        other => panic!("{other:?} is no question"),
    }
}

/// Answers it.
fn advise(app: &mut App, (kind, view, ticket): (GuesserKind, Box<Position>, Ticket)) {
    let advice = kind.guesser().advise(&view);
    let effects = app.handle(&Input::Advice(ticket, advice));
    assert!(effects.iter().all(is_beside), "{effects:?}");
}

#[test]
fn a_hint_names_a_letter_then_the_next_best_and_is_remembered() {
    let mut app = app(|_| {});
    app.begin();
    let question = ask_for_a_hint(&mut app);
    assert_eq!(question.0, GuesserKind::Perfect, "an evil opponent keeps families");
    check(&mut app, &[("", "playing: ---- 3 left | Looking for a good letter …")]);
    advise(&mut app, question);
    let is_best = |app: &App| {
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(app)) };
        assert!(playing.round().hinted());
        match playing.remark() {
            Remark::Hint(advice) if advice.best.letter == ENGLISH.letter('e').unwrap() => true,
            Remark::NextBest(advice) if !advice.others.is_empty() => false,
            other => panic!("{other:?}"),
        }
    };
    for expected in [true, false, true] {
        assert_eq!(is_best(&app), expected);
        press(&mut app, "F3");
    }
    check(&mut app, &[("e", "playing: ---- 2 left hinted | There is no E.")]);
}

#[test]
fn a_round_that_is_left_is_judged_as_well_at_once_or_the_next_time() {
    let mut app = app(|_| {});
    app.begin();
    let (input, ticket) = judged(&effects(&mut app, "e o Esc ↓ ↓ Enter"));
    assert_eq!(input.guesses.len(), 2);
    let all = Judge::new(u64::MAX).judge(&input, &|| false, &mut |_| ());
    let found = app.handle(&Input::Judged(ticket, all));
    let kept =
        |effect: &Effect| matches!(effect, Effect::Request(Request::KeepAccuracy((_, 2), _)));
    assert!(found.iter().any(kept), "{found:?}");
    // The program ended before it could be judged: the next one does it, once.
    let line = br#"{"v":1,"at":1,"app":"0","round":"eh1 common greedy 4 3 1 E- O6","outcome":"given_up","misses":1,"letters":2,"peeked":false,"hinted":false,"word":"good"}"#;
    let record = Record::parse(line).unwrap();
    let career = Career::of(&[record], 1);
    let mut app = self::app(|_| {});
    let read = |app: &mut App, career: &Career| {
        app.handle(&Input::Statistics(Default::default(), Box::new(career.clone()), None))
    };
    let asked = read(&mut app, &career);
    assert_eq!(judged(&asked).0.guesses.len(), 2);
    assert_eq!(read(&mut app, &career), []);
}

#[test]
fn statistics_open_at_the_end_of_a_round_and_lead_back_to_it() {
    let mut app = app(|_| {});
    app.begin();
    let (input, ticket) = judged(&effects(&mut app, "e t z"));
    let _ = effects(&mut app, "F5");
    assert!(matches!(app.screen(), Screen::Statistics(_)));
    // Results that arrive in the meantime are there afterwards.
    let all = Judge::new(u64::MAX).judge(&input, &|| false, &mut |_| ());
    let _ = app.handle(&Input::Judged(ticket, all.clone()));
    let _ = effects(&mut app, "Esc");
    match app.screen() {
        Screen::GameOver(over) => assert_eq!(over.judgement(), Some(&all)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_friend_is_waited_for_without_a_complaint() {
    let friend = |chosen: &mut Preferences| chosen.opponent = Opponent::Friend.into();
    let app = self::app(friend).ready(true);
    let remark = |app: &App| match app.screen() {
        Screen::Setup(form) => (form.focus(), form.error().cloned()),
        other => panic!("{other:?}"),
    };
    assert_eq!(remark(&app), (Row::Word, None));
    let mut begun = self::app(friend);
    begun.begin();
    assert_eq!(remark(&begun), (Row::Word, None));
    let _ = effects(&mut begun, "Enter");
    assert_eq!(remark(&begun), (Row::Word, Some(FormError::NoWord)));
}

#[test]
fn a_hint_blocks_nothing_and_one_that_comes_too_late_is_none() {
    let mut app = app(|_| {});
    app.begin();
    let question = ask_for_a_hint(&mut app);
    check(
        &mut app,
        &[
            ("F3", "playing: ---- 3 left | Looking for a good letter …"),
            ("e", "playing: ---- 2 left | There is no E."),
        ],
    );
    advise(&mut app, question);
    check(&mut app, &[("", "playing: ---- 2 left | There is no E.")]);
}

#[test]
fn against_a_fair_opponent_a_hint_says_how_many_words_are_found() {
    let mut app = app(|chosen| chosen.opponent = Opponent::Fair.into());
    app.begin();
    let question = ask_for_a_hint(&mut app);
    assert_eq!(question.0, GuesserKind::LookaheadWins);
    assert_eq!(question.1.words_left(), 9, "no more is known");
    advise(&mut app, question);
    let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(&app)) };
    assert!(
        matches!(playing.remark(), Remark::Hint(advice) if advice.best.merit == Merit::Wins(1.0))
    );
}

#[test]
fn about_a_friends_word_of_a_length_without_words_there_is_no_hint() {
    let mut app = app(|chosen| chosen.opponent = Opponent::Friend.into());
    check(&mut app, &[("↓ ↓ ↓ o w l ↓ ↓ Enter", "playing: --- 3 left | Guess a letter.")]);
    let nothing = "The list has no words of this length to go by.";
    check(&mut app, &[("F3", &format!("playing: --- 3 left | {nothing}"))]);
}

#[test]
fn the_x_ray_follows_the_letters_scrolls_and_is_peeking() {
    let mut app = app(|_| {});
    app.begin();
    check(
        &mut app,
        &[
            ("F4", &format!("playing: ---- 3 left | {}", screens::NO_XRAY_YET)),
            ("e F4", "playing: ---- 2 left peeked X-ray E 0 of 5 | There is no E."),
            ("↓ ↓ ↓ ↓ ↓ ↓", "playing: ---- 2 left peeked X-ray E 4 of 5 | There is no E."),
            ("↑", "playing: ---- 2 left peeked X-ray E 3 of 5 | There is no E."),
            ("o", "playing: -OO- 2 left peeked X-ray O 0 of 2 | There are two O's."),
            ("o", "playing: -OO- 2 left peeked X-ray O 0 of 2 | You have already guessed O."),
            ("F4", "playing: -OO- 2 left peeked | You have already guessed O."),
        ],
    );
}

#[test]
fn esc_goes_back_one_step() {
    let mut app = app(|_| {});
    app.begin();
    check(
        &mut app,
        &[
            ("e o t z c", "story: turn 0 E 9 → 3"),
            ("F4", "story: turn 0 E 9 → 3 X-ray 0"),
            ("Esc", "story: turn 0 E 9 → 3"),
            // Back in time, lost again: the story is still there.
            ("w z x v Esc", "story: turn 0 E 9 → 3"),
        ],
    );
}

#[test]
fn the_lesson_ends_with_play() {
    let mut app = app(|_| {});
    press(&mut app, "F7 Enter Enter →");
    assert!(app.lesson().is_some_and(Lesson::is_last), "→ stays");
    press(&mut app, "Enter");
    assert!(app.lesson().is_none() && seen(&app).starts_with("playing: ----"), "{}", seen(&app));
    // In a round it goes on with that.
    press(&mut app, "e F1 F7 Enter Enter Enter");
    assert!(app.lesson().is_none() && seen(&app).contains("There is no E."), "{}", seen(&app));
}

#[test]
fn the_computer_has_six_misses_unless_somebody_says_otherwise() {
    let mut app = app(|chosen| {
        (chosen.list, chosen.length) = (ListChoice::Embedded(Tier::Common), 8);
        chosen.difficulty = Difficulty::Even;
        chosen.opponent = Opponent::Merciless.into();
    });
    let misses = |app: &App| match app.screen() {
        Screen::Setup(form) => form.lives().to_owned(),
        _ => unreachable!(),
    };
    let usual = Tier::Common.value(8).unwrap() + 1 + 3;
    assert_eq!(misses(&app), usual.to_string());
    press(&mut app, "y");
    assert_eq!(misses(&app), "6");
    press(&mut app, "m");
    assert_eq!(misses(&app), usual.to_string());
    press(&mut app, "y ↓ ↓ ↓ ↓ 9");
    assert_eq!(misses(&app), "9");
}

/// Returns the single request to judge a finished round.
fn judged(effects: &[Effect]) -> (AnalysisInput, Ticket) {
    let asked: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Request(Request::Judge(input, ticket)) => Some(((**input).clone(), *ticket)),
            _ => None,
        })
        .collect();
    assert_eq!(asked.len(), 1, "{effects:?}");
    asked.into_iter().next().unwrap()
}

#[test]
fn a_round_is_told_turn_by_turn_and_as_if_it_had_been_another_word() {
    let mut app = app(|_| {});
    app.begin();
    let (input, ticket) = judged(&effects(&mut app, "e o t z ↓ Enter"));
    let words: Vec<_> =
        input.positions.iter().map(|at| (at.words_left(), at.misses_left())).collect();
    assert_eq!(words, [(9, 3), (3, 2), (2, 2), (2, 1), (2, 0)]);
    let judged = worker::judged(&input);
    assert_eq!(judged.margins, [Some(0), Some(0), Some(0), Some(-1), Some(-2)].to_vec());
    let kept = app.handle(&Input::Judged(ticket, judged.clone()));
    let [Effect::Request(Request::KeepAccuracy(_, accuracy))] = &kept[..] else {
        panic!("{kept:?}")
    };
    assert_eq!((accuracy.guesses, accuracy.good, accuracy.given_away), (4, 2, Some(2)));
    let Screen::Story(story) = app.screen() else { panic!("the story is told") };
    assert_eq!(story.judgement(), Some(&judged));
    assert_eq!(judged.lost_at(), Some(2), "T took the last chance");
    check(
        &mut app,
        &[
            ("", "story: turn 0 E 9 → 3"),
            ("↓ F4 ↓", "story: turn 1 O 3 → 2 X-ray 1"),
            ("Enter Enter Enter", "story: turn 3 Z 2 → 2 X-ray 0"),
            ("Tab", "story: word 0 COOL X-ray 0"),
            ("↓ ↓ F4", "story: word 1 GOOD X-ray 0"),
            ("Esc F4", "story: turn 3 Z 2 → 2"),
            ("Esc", "over: lost: GOOD. See how it cheated"),
            ("↓ ↓ Enter", "setup: [greedy] test 4 3 hidden play"),
        ],
    );
}

#[test]
fn what_if_goes_back_to_a_turn_plays_on_and_counts_nowhere() {
    let mut app = app(|_| {});
    app.begin();
    let mut asked = effects(&mut app, "e o t z ↓ Enter");
    assert_eq!(kept(&asked).len(), 1);
    asked.clear();
    let mut follow = |keys: &str, expected: &str| {
        asked.extend(effects(&mut app, keys));
        assert_eq!(seen(&app), expected, "after {keys}");
    };
    follow("↓ ↓", "story: turn 2 T 2 → 2");
    let back = "You are back before guess 3: guess something other than T, and Greedy plays on. This round doesn't count.";
    follow("w", &format!("playing: -OO- 2 left | {back}"));
    follow("g", "playing: -OO- 1 left | There is no G.");
    follow("c l", "over: won: COOL. Back to the story");
    // It can be shared for what it is, and told like any other.
    follow("s Esc → → Enter", "story: turn 0 E 9 → 3");
    // One that was gone back in can be gone back in.
    let first = "You are back before your first guess: guess something other than E, and Greedy plays on. This round doesn't count.";
    follow("w", &format!("playing: ---- 3 left | {first}"));
    follow("a", "playing: ---- 2 left | There is no A.");
    follow("Esc", "story: turn 0 E 9 → 3");
    follow("Esc ← ← Enter", "story: turn 2 T 2 → 2");
    follow("Esc", "over: lost: GOOD. See how it cheated");
    // The X-ray is put away first.
    follow("Enter w i F4", "playing: ---- 2 left peeked X-ray I 0 of 2 | There is no I.");
    follow("Esc", "playing: ---- 2 left peeked | There is no I.");
    follow("Esc", "story: turn 0 E 9 → 3");
    asked.extend(effects(&mut app, "w i Ctrl-C"));
    let lasting = |effect: &&Effect| {
        matches!(effect, Effect::Request(Request::Keep(_) | Request::Save(_) | Request::Choose(..)))
    };
    assert_eq!(asked.iter().filter(lasting).collect::<Vec<_>>(), [] as [&Effect; 0]);
}

#[test]
fn a_judgement_of_another_round_is_none_of_this_one() {
    let mut app = app(|_| {});
    app.begin();
    let (_, old) = judged(&effects(&mut app, "e o t z ↓ Enter Esc Enter"));
    let (_, new) = judged(&effects(&mut app, "Esc ↑ Enter e o t z ↓ Enter"));
    assert_ne!(new, old);
    let late = Judgement { margins: vec![Some(0)], ..Judgement::default() };
    assert_eq!(app.handle(&Input::Judged(old, late)), []);
    let Screen::Story(story) = app.screen() else { panic!() };
    assert_eq!(story.judgement(), None);
}

#[test]
fn a_letter_that_was_meant_for_the_round_is_none_for_its_end() {
    let mut app = app(|_| {});
    app.begin();
    press(&mut app, "e o t z");
    let end = "over: lost: GOOD. Play again";
    assert_eq!(seen(&app), end);
    for hasty in ["c", "p", "s", "S"] {
        assert_eq!(app.handle(&Input::Hasty(hasty.parse().unwrap())), [], "{hasty}");
        assert_eq!(seen(&app), end, "{hasty}");
    }
    // No other key is a guess.
    let _ = app.handle(&Input::Hasty("→".parse().unwrap()));
    assert_eq!(seen(&app), end.replace("Play again", "See how it cheated"));
    let _ = app.handle(&Input::Hasty("Enter".parse().unwrap()));
    assert_eq!(seen(&app), "story: turn 0 E 9 → 3");
    let _ = app.handle(&Input::Hasty("w".parse().unwrap()));
    assert!(seen(&app).starts_with("playing: ----"));
}

/// Returns all effects of these keys, separated by blanks.
fn effects(app: &mut App, keys: &str) -> Vec<Effect> {
    let keys = keys.split_whitespace().map(|name| name.parse::<Key>().unwrap());
    keys.flat_map(|key| app.handle(&Input::Key(key))).collect()
}

/// Returns what is saved of finished rounds: transcript and outcome, once per request.
fn kept(effects: &[Effect]) -> Vec<(String, Outcome)> {
    let kept = effects.iter().filter_map(|effect| match effect {
        Effect::Request(Request::Keep(ended)) => {
            Some((ended.transcript.to_string(), ended.outcome))
        }
        _ => None,
    });
    kept.collect()
}

#[test]
fn a_round_that_ends_is_kept_once_however_it_ends() {
    for (keys, end, outcome) in [
        ("e t z", "greedy 4 3 1 E- T- Z-", Outcome::Lost),
        ("e Esc ↓ Enter", "greedy 4 3 1 E-", Outcome::GivenUp),
        ("e Esc ↓ ↓ Enter", "greedy 4 3 1 E-", Outcome::GivenUp),
    ] {
        let mut app = app(|_| {});
        app.begin();
        let effects = effects(&mut app, keys);
        let kept = kept(&effects);
        assert_eq!(kept.len(), 1, "{keys}");
        assert!(kept[0].0.starts_with("eh1 test#") && kept[0].0.ends_with(end), "{kept:?}");
        assert_eq!(kept[0].1, outcome, "{keys}");
        let keeps = |effect: &Effect| matches!(effect, Effect::Request(Request::Keep(_)));
        let leaves = |effect: &Effect| {
            matches!(effect, Effect::Event(Event::Quit) | Effect::Event(Event::Interrupt))
        };
        let left = effects.iter().position(leaves).unwrap_or(effects.len());
        assert!(effects[..left].iter().any(keeps), "before the program ends");
        let kept_at = effects.iter().position(keeps).unwrap();
        let saves = |effect: &Effect| matches!(effect, Effect::Request(Request::Save(_)));
        assert!(!effects[kept_at..].iter().any(saves), "{keys}: it is not in play any more");
    }
    let mut over = app(|chosen| chosen.length = 6);
    over.begin();
    let won = kept(&effects(&mut over, "i s x"));
    assert_eq!((won.len(), won[0].1), (1, Outcome::Won));
    assert_eq!(kept(&effects(&mut over, "Ctrl-C")), [], "it is kept already");
    for left in ["e Ctrl-C", "e F1 Ctrl-C", "e Esc ↑ Enter", "Ctrl-C"] {
        let mut app = app(|_| {});
        app.begin();
        assert_eq!(kept(&effects(&mut app, left)), [], "{left}: it waits for the next start");
    }
    let mut friend = app(|chosen| chosen.opponent = Opponent::Friend.into());
    let deal = Word::parse("deal", &ENGLISH).unwrap();
    friend.begin_challenge(&Challenge::new(deal, Lives::at_least_one(3), 1));
    let given_up = kept(&effects(&mut friend, "e Ctrl-C"));
    assert_eq!(given_up[0].1, Outcome::GivenUp, "a friend's word is written nowhere");
    assert_eq!(kept(&effects(&mut app(|_| {}), "Ctrl-C")), [], "there was no round");
}

/// Returns the saved round after these keys, if the last one saved it.
fn saved(app: &mut App, keys: &str) -> Option<InPlay> {
    let save = |effect: Effect| match effect {
        Effect::Request(Request::Save(round)) => Some(*round),
        _ => None,
    };
    effects(app, keys).into_iter().filter_map(save).last()
}

#[test]
fn a_round_is_to_be_resumed_from_its_first_answer_to_its_last() {
    let mut app = app(|_| {});
    assert_eq!(saved(&mut app, "↓ ↑"), None);
    app.begin();
    assert_eq!(saved(&mut app, "Esc Esc 7 Tab Tab"), None, "nothing has happened yet");
    let round = saved(&mut app, "e Tab").unwrap();
    assert!(round.transcript.to_string().ends_with("greedy 4 3 1 E-"));
    assert!(!round.peeked && round.shows_words_left && !round.hinted);
    assert_eq!(saved(&mut app, "Esc Esc e"), None, "nothing has changed");
    assert!(saved(&mut app, "t").is_some());
    assert_eq!(saved(&mut app, "z"), None, "it is over");
}

/// Returns a round after an E and an O, as an earlier session left it.
fn left() -> InPlay {
    let mut app = app(|chosen| chosen.lives = "5".parse().unwrap());
    app.begin();
    saved(&mut app, "e o Tab Tab").unwrap()
}

/// Returns the form with an offer to resume that round.
fn offered() -> App {
    let mut app = app(|chosen| chosen.length = 6);
    let offer = Offer::of(&left(), app.library()).unwrap();
    assert_eq!(in_play(offer.round()), "4 letters, 4 of 5 lives left, Greedy");
    app.offer(offer);
    let _ = app.handle(&Input::Begin);
    app
}

#[test]
fn an_interrupted_round_is_resumed_left_or_given_up() {
    let mut app = offered();
    check(
        &mut app,
        &[
            ("", "Resume over setup: [greedy] test 6 3 hidden play"),
            ("↓ x Tab", "Give up over setup: [greedy] test 6 3 hidden play"),
            ("F1", "help over Give up over setup: [greedy] test 6 3 hidden play"),
            ("Esc ↓", "Resume over setup: [greedy] test 6 3 hidden play"),
        ],
    );
    assert_eq!(effects(&mut app, "Enter")[0], Effect::Request(Request::TakeOver));
    check(
        &mut app,
        &[
            ("", "playing: -OO- 4 left | Here is where you were. Guess a letter."),
            ("t", "playing: -OO- 3 left | There is no T."),
        ],
    );
    for keys in ["Esc", "↓ Enter"] {
        let mut app = offered();
        assert_eq!(effects(&mut app, keys)[0], Effect::Request(Request::Leave));
        assert_eq!(seen(&app), "setup: [greedy] test 6 3 hidden play");
    }
    let mut app = offered();
    let effects = effects(&mut app, "↑ Enter");
    assert_eq!(effects[0], Effect::Request(Request::TakeOver));
    let kept = kept(&effects);
    assert!(kept[0].0.ends_with("greedy 4 5 1 E- O6") && kept[0].1 == Outcome::GivenUp, "{kept:?}");
    assert!(seen(&app).starts_with("over: given up:"), "{}", seen(&app));
}

#[test]
fn the_form_shows_the_players_own_settings_after_a_round_that_had_others() {
    let mut resumed = offered();
    let _ = effects(&mut resumed, "Enter t");
    let _ = resumed.handle(&Input::Act(Action::NewGame));
    assert_eq!(seen(&resumed), "setup: [greedy] test 6 3 hidden play");

    // What was chosen in the form, and not played yet.
    let mut today = app(|_| {});
    let asked = effects(&mut today, "→ F6");
    let chosen = seen(&today);
    let Some(Effect::Request(Request::ReadStatistics(ticket))) = asked.last() else {
        panic!("{asked:?}")
    };
    let _ = today.handle(&Input::Statistics(*ticket, Box::new(Career::of(&[], NOON)), None));
    assert!(matches!(today.screen(), Screen::Playing(_)), "{}", seen(&today));
    let _ = today.handle(&Input::Act(Action::NewGame));
    assert_eq!(seen(&today), chosen);
    assert!(chosen.contains("[merciful]"), "{chosen}");
}

#[test]
fn the_lesson_ends_in_a_round_that_cheats_as_it_says() {
    for opponent in [Holder::You, Opponent::Fair.into(), Opponent::Merciful.into()] {
        let mut app = app(|chosen| chosen.opponent = opponent);
        let _ = effects(&mut app, "F7 Enter Enter Enter");
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(&app)) };
        assert_eq!(playing.round().engine().opponent(), Opponent::Merciless);
    }
}

#[test]
fn an_offered_round_stays_where_it_is_when_the_program_is_left() {
    assert_eq!(effects(&mut offered(), "Ctrl-C")[0], Effect::Event(Event::Interrupt));
}

#[test]
fn a_round_whose_words_are_not_there_is_not_offered() {
    let other = |words: &str| {
        let mut list = ListBuilder::new(&ENGLISH);
        list.feed(words.as_bytes()).unwrap();
        Library::new(Some(UserList { name: "test".into(), words: list.finish().unwrap().0 }))
    };
    assert!(Offer::of(&left(), &Library::new(None)).is_none());
    assert!(Offer::of(&left(), &other("cool\ngood\n")).is_none());
    assert!(Offer::of(&left(), &other(&WORDS.replace(' ', "\n"))).is_some());
}

#[test]
fn a_bell_rings_once_for_a_miss_and_for_the_end() {
    let rings = |app: &mut App, keys: &str| {
        let effects = effects(app, keys);
        effects.iter().filter(|effect| **effect == Effect::Event(Event::Ring)).count()
    };
    let mut app = app(|_| {}).with_bell(true);
    // The words have no E, then two O's; the last miss is the end, too.
    for (keys, times) in [("Enter", 0), ("e", 1), ("o", 0), ("e", 0), ("z", 1), ("x", 1)] {
        assert_eq!(rings(&mut app, keys), times, "{keys}: {}", seen(&app));
    }
    assert!(seen(&app).starts_with("over: lost"), "{}", seen(&app));
    assert_eq!(rings(&mut app, "Enter e"), 1);
    assert_eq!(rings(&mut app, "Esc ↓ Enter"), 0, "giving up is quiet");
    let mut quiet = game::app(|_| {});
    assert_eq!(rings(&mut quiet, "Enter e o z x"), 0);
}

#[test]
fn a_what_if_is_tried_again_at_one_key() {
    let mut app = app(|_| {});
    press(&mut app, "Enter o t z x v c Enter");
    app.go_back_to(2);
    for _ in 0..2 {
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(&app)) };
        assert_eq!(
            (playing.round().occasion().what_if(), playing.round().replies().len()),
            (Some(2), 2)
        );
        press(&mut app, "x v r");
    }
}

#[test]
fn statistics_are_read_shown_and_left_for_the_form_as_it_was() {
    let mut app = app(|_| {});
    press(&mut app, "↓ ↓ ↓ 6");
    let asked = effects(&mut app, "F5");
    let [Effect::Request(Request::ReadStatistics(ticket))] = asked[..] else {
        panic!("nothing is read: {asked:?}")
    };
    check(&mut app, &[("", "statistics: clean unread"), ("x", "statistics: clean unread")]);
    let mut statistics = Career::default();
    statistics.statistics.helped.all.played = 3;
    let notice = Some(String::from("one line is wrong"));
    handle(&mut app, &Input::Statistics(ticket, Box::new(statistics.clone()), notice));
    let Screen::Statistics(results) = app.screen() else { panic!("{}", seen(&app)) };
    assert_eq!(results.notice(), Some("one line is wrong"));
    check(
        &mut app,
        &[
            ("", "statistics: helped 3"),
            ("←", "statistics: clean 0"),
            ("← ←", "statistics: daily"),
            ("Shift-Tab", "statistics: practice"),
            ("Shift-Tab", "statistics: helped 3"),
            ("Tab → Tab", "statistics: ladder"),
            // There is no board without a win.
            ("Tab Tab", "statistics: helped 3"),
            ("F1", "help over statistics: helped 3"),
            ("F1 Esc", "setup: greedy test [6] 3 hidden play"),
        ],
    );
    // A late result is ignored.
    handle(&mut app, &Input::Statistics(ticket, Box::new(statistics), None));
    assert_eq!(seen(&app), "setup: greedy test [6] 3 hidden play");
}

/// The first numbered day at noon, in seconds since 1970.
const NOON: u64 = 1_795_219_200 + 43_200;

/// Starts the daily game from the form at noon, after these rounds.
fn daily(rounds: &[&str]) -> App {
    let records: Vec<_> = rounds.iter().map(|round| played(round, NOON, false)).collect();
    let career = Box::new(Career::of(&records, NOON));
    let mut app = app(|chosen| chosen.shows_words_left = true);
    let form = "setup: [greedy] test 4 3 shown play";
    let reads = |effects: &[Effect]| {
        let mut tickets = effects.iter().filter_map(|effect| match effect {
            Effect::Request(Request::ReadStatistics(ticket)) => Some(*ticket),
            _ => None,
        });
        tickets.next().expect("nobody is asked what day it is")
    };
    let early = reads(&app.handle(&Input::Begin));
    let asked = reads(&effects(&mut app, "F6"));
    // The result of an earlier request may be yesterday's.
    handle(&mut app, &Input::Statistics(early, career.clone(), None));
    assert_eq!(seen(&app), form);
    handle(&mut app, &Input::Statistics(asked, career.clone(), None));
    // It begins once.
    handle(&mut app, &Input::Statistics(asked, career, None));
    app
}

#[test]
fn the_game_of_the_day_is_a_key_away_and_counts_once() {
    let mut first = daily(&[]);
    check(
        &mut first,
        &[(
            "",
            "playing: ----------- of 25696 10 left | Evil Hangman #1 (2026-11-21). This attempt counts.",
        )],
    );
    let kept = kept(&effects(&mut first, "Ctrl-C"));
    assert_eq!(kept, [], "nothing was guessed");

    let game = format!("{} Z-", Day::FIRST.game());
    let mut again = daily(&[&game]);
    check(
        &mut again,
        &[
            (
                "",
                "playing: ----------- of 25696 10 left | Evil Hangman #1 (2026-11-21), for practice: your \
                 first attempt has counted.",
            ),
            ("Esc ↓ ↓ Enter", "setup: [greedy] test 4 3 shown play"),
        ],
    );
    assert!(matches!(again.screen(), Screen::Setup(_)), "what was chosen before is chosen still");
}

/// Returns the first attempt at the daily game, after a letter.
fn attempt() -> InPlay {
    let mut day = daily(&[]);
    let (ticket, ..) = asked(&mut day, "e");
    let saved =
        day.handle(&Input::Answer(ticket, no('e'))).into_iter().find_map(|effect| match effect {
            Effect::Request(Request::Save(round)) => Some(*round),
            _ => None,
        });
    saved.expect("an attempt is kept")
}

#[test]
fn the_first_attempt_of_the_day_goes_on_whatever_was_left_after_it() {
    let left = attempt();
    let practice = format!("{} Z-", Day::FIRST.game());
    for rounds in [&[][..], &[practice.as_str()]] {
        let mut app = app(|_| {});
        // A newer round is offered, and is for another time.
        app.offer(Offer::of(&self::left(), app.library()).unwrap());
        assert_eq!(effects(&mut app, "Esc")[0], Effect::Request(Request::Leave));
        let asked = effects(&mut app, "F6");
        let [Effect::Request(Request::FindToday), Effect::Request(Request::ReadStatistics(ticket))] =
            asked[..]
        else {
            panic!("nobody is asked: {asked:?}")
        };
        handle(&mut app, &Input::Interrupted(Box::new(left.clone())));
        let records: Vec<_> = rounds.iter().map(|round| played(round, NOON, false)).collect();
        let career = Box::new(Career::of(&records, NOON));
        let begun = app.handle(&Input::Statistics(ticket, career, None));
        assert!(begun.contains(&Effect::Request(Request::TakeOver)));
        assert!(
            seen(&app).ends_with("| Here is where you were. Guess a letter."),
            "{}",
            seen(&app)
        );
        let Screen::Playing(playing) = app.screen() else { unreachable!() };
        assert_eq!(playing.round().replies().len(), 1);
    }
}

/// Returns the question in the dialog in front of the screen.
fn asked_first(app: &App) -> Option<String> {
    app.overlays().iter().find_map(|overlay| match overlay {
        Overlay::Confirm(asked) => {
            let (title, told) =
                (confirm::title(asked.consequence()), confirm::question(asked.consequence()));
            Some(format!("{title} {told}"))
        }
        _ => None,
    })
}

/// Returns a round that counts neither on the ladder nor as a daily game, and that asks first.
fn app_of_nothing() -> App {
    let mut app = app(|_| {}).asking_first();
    app.begin();
    app
}

#[test]
fn a_round_is_given_up_only_with_a_yes() {
    let gives_up = "Give up this round? The round ends here, without a win.";
    for (item, yes) in [("Esc ↓ Enter", "over: given up:"), ("Esc ↓ ↓ Enter", "setup: [greedy]")]
    {
        let mut app = app_of_nothing();
        press(&mut app, &format!("e {item}"));
        assert_eq!(asked_first(&app).as_deref(), Some(gives_up), "{item}");
        press(&mut app, "Esc");
        assert!(asked_first(&app).is_none() && seen(&app).contains("pause: Give up"), "{item}");
        // Who keeps playing is back in the round.
        press(&mut app, "Enter Enter");
        assert!(asked_first(&app).is_none() && !seen(&app).contains("pause"), "{item}");
        press(&mut app, &format!("{item} ↑ Enter"));
        assert!(seen(&app).starts_with(yes), "{}", seen(&app));
        // Before a letter nothing is lost.
        let mut app = app_of_nothing();
        press(&mut app, item);
        assert!(asked_first(&app).is_none() && seen(&app).starts_with(yes), "{}", seen(&app));
    }
    // A click asks as well.
    let mut app = app_of_nothing();
    press(&mut app, "e Esc");
    assert_eq!(handle(&mut app, &Input::Choose(1)), None);
    assert!(asked_first(&app).is_some());
    assert_eq!(handle(&mut app, &Input::Choose(0)), None);
    assert!(seen(&app).starts_with("over: given up:"), "{}", seen(&app));
    // So does an interrupted round.
    let mut app = offered().asking_first();
    press(&mut app, "↑ Enter");
    assert_eq!(asked_first(&app).as_deref(), Some(gives_up));
    press(&mut app, "Esc");
    assert!(seen(&app).starts_with("Give up over setup"), "{}", seen(&app));
    let todays =
        "Give up this round? It is your first attempt at today's game, the only one that counts.";
    let mut day = daily(&[]).asking_first();
    let (ticket, ..) = asked(&mut day, "e");
    miss(&mut day, ticket, 'e');
    press(&mut day, "Esc ↓ Enter");
    assert_eq!(asked_first(&day).as_deref(), Some(todays));
    press(&mut day, "Enter");
    assert!(seen(&day).starts_with("playing:"), "nobody loses it by two keys: {}", seen(&day));
    // The same where it is offered, whatever the form is about.
    let mut day = game::app(|_| {}).asking_first();
    let begun = day.handle(&Input::Begin);
    let [.., Effect::Request(Request::ReadStatistics(ticket))] = begun[..] else {
        panic!("{begun:?}")
    };
    handle(&mut day, &Input::Statistics(ticket, Box::new(Career::of(&[], NOON)), None));
    day.offer(Offer::of(&attempt(), day.library()).unwrap());
    press(&mut day, "↑ Enter");
    assert_eq!(asked_first(&day).as_deref(), Some(todays));
}

#[test]
fn an_answer_that_ends_the_round_waits_behind_the_question() {
    let mut app = thinking_app().asking_first();
    let (ticket, ..) = asked(&mut app, "e");
    miss(&mut app, ticket, 'e');
    let (ticket, ..) = asked(&mut app, "t");
    miss(&mut app, ticket, 't');
    let (ticket, ..) = asked(&mut app, "z");
    press(&mut app, "Esc ↓ Enter");
    assert!(asked_first(&app).is_some());
    miss(&mut app, ticket, 'z');
    // The menu is still there, and what it says is still so.
    assert!(seen(&app).contains("pause: Give up"), "{}", seen(&app));
    press(&mut app, "↑ Enter");
    assert!(seen(&app).starts_with("over: lost:"), "{}", seen(&app));
}

/// Returns the ladder after these rounds, opened from the form or at the end of a lost round.
fn ladder(rounds: &[&str], chosen: impl FnOnce(&mut Preferences), at_the_end: bool) -> App {
    let records: Vec<_> = rounds.iter().map(|round| played(round, NOON, false)).collect();
    let mut app = app(chosen);
    if at_the_end {
        app.begin();
        let _ = effects(&mut app, "z x v");
    }
    let asked = effects(&mut app, "F5");
    let [.., Effect::Request(Request::ReadStatistics(ticket))] = asked[..] else {
        panic!("nothing is read: {asked:?}")
    };
    let career = Box::new(Career::of(&records, NOON));
    let _ = app.handle(&Input::Statistics(ticket, career, None));
    while !seen(&app).ends_with(": ladder") {
        let _ = effects(&mut app, "Tab");
    }
    app
}

#[test]
fn where_every_rung_is_climbed_enter_leads_back() {
    let won = |opponent: &str| format!("eh1 common {opponent} 8 8 1 E*");
    let won = ["merciful", "fair", "greedy", "merciless"].map(won);
    let mut app = ladder(&won.each_ref().map(String::as_str), |_| {}, false);
    check(&mut app, &[("Enter", "setup: [greedy] test 4 3 hidden play")]);
}

#[test]
fn what_goes_wrong_outside_is_a_notice_and_no_end() {
    let mut app = app(|_| {});
    app.begin();
    press(&mut app, "e");
    handle(&mut app, &Input::Notice("Rounds cannot be kept.".into()));
    check(&mut app, &[("", "playing: ---- 2 left | There is no E.")]);
    press(&mut app, "t z");
    assert_eq!(app.notice(), Some("Rounds cannot be kept."));
    check(&mut app, &[("Enter", "playing: ---- 3 left | Rounds cannot be kept.")]);
}

#[test]
fn copied_is_said_only_where_something_was_handed_to_the_terminal() {
    let over = |app: &App| copied(app).unwrap_or(false);
    let mut app = app(|chosen| chosen.lives = "1".parse().unwrap());
    app.begin();
    for key in ["z", "s"] {
        let _ = app.handle(&Input::Key(key.parse().unwrap()));
    }
    assert!(!over(&app), "it was asked for");
    let _ = app.handle(&Input::Copied);
    assert!(over(&app));
    for key in ["Esc", "s"] {
        let _ = app.handle(&Input::Key(key.parse().unwrap()));
    }
    assert!(!over(&app), "and is asked for again");
}

#[test]
fn how_it_cheats_is_tried_on_three_pages_wherever_one_is() {
    let page = |app: &App| {
        let lesson = app.lesson()?;
        let rounds = lesson.rounds().iter().map(|round| {
            let engine = round.engine();
            let words: Vec<_> = engine.candidates().words().map(|word| word.to_string()).collect();
            let (pattern, left) = (round.pattern(), round.misses_left());
            format!("{} {pattern} {left} {}", engine.opponent(), words.join(" "))
        });
        Some(rounds.collect::<Vec<_>>().join(" | "))
    };
    let mut app = app(|_| {});
    let nine = "ALLY BETA COOL DEAL ELSE FLEW GOOD HOPE IBEX";
    let form = seen(&app);
    for (keys, expected) in [
        ("F7", format!("greedy ---- 4 {nine}")),
        ("e", "greedy ---- 3 ALLY COOL GOOD".to_owned()),
        ("o e ?", "greedy -OO- 3 COOL GOOD".to_owned()),
        ("? Backspace", format!("greedy ---- 4 {nine}")),
        ("→", "greedy ---- 1 DEAL MONK TEAR | merciless ---- 1 DEAL MONK TEAR".to_owned()),
        ("e", "greedy -E-- 1 DEAL TEAR | merciless ---- 0 MONK".to_owned()),
        ("← →", "greedy ---- 1 DEAL MONK TEAR | merciless ---- 1 DEAL MONK TEAR".to_owned()),
    ] {
        press(&mut app, keys);
        assert_eq!(page(&app).as_deref(), Some(&*expected), "after {keys}");
    }
    // What a perfect player needs is always enough at the start, and never more than enough.
    press(&mut app, "Enter");
    let lesson = app.lesson().unwrap();
    let round = &lesson.rounds()[0];
    assert_eq!(lesson.value(round).map(|value| value + 1), Some(round.misses_left() as usize));
    press(&mut app, "→ Esc");
    assert_eq!((page(&app), seen(&app)), (None, form));
    // From the help of a round, and back to the round.
    app.begin();
    press(&mut app, "e F1 F7");
    assert!(page(&app).is_some() && !is_helped(&app));
    press(&mut app, "a Esc");
    assert_eq!(seen(&app), "playing: ---- 2 left | There is no E.");
}

/// Returns the events among these effects.
fn events(effects: Vec<Effect>) -> Vec<Event> {
    let event = |effect| match effect {
        Effect::Event(event) => Some(event),
        Effect::Request(_) => None,
    };
    effects.into_iter().filter_map(event).collect()
}

#[test]
fn events_say_what_has_happened() {
    let letter = |c| ENGLISH.letter(c).unwrap();
    let mut app = app(|_| {});
    app.begin();
    let mut happened = |keys: &str| events(effects(&mut app, keys));
    let answered = |c, places: &[usize]| Event::Answered {
        guess: letter(c).into(),
        places: places.iter().copied().collect(),
    };
    assert_eq!(happened("Tab 7"), []);
    assert_eq!(happened("e"), [answered('e', &[])]);
    assert_eq!(happened("e"), [], "refused");
    assert_eq!(happened("F4 F4 F4"), [Event::Helped], "the first help alone");
    assert_eq!(happened("o"), [answered('o', &[1, 2])]);
    assert_eq!(happened("t z"), [answered('t', &[]), answered('z', &[]), Event::Ended]);
    assert_eq!(happened("s"), [Event::Copy]);
    assert_eq!(happened("Ctrl-C"), [Event::Interrupt]);
}

#[test]
fn what_is_read_of_a_round_needs_no_other_screen() {
    let mut app = app(|_| {});
    app.begin();
    effects(&mut app, "e o");
    effects(&mut app, "t z");
    let over = seen(&app);
    let asked = app.handle(&Input::ReadStatistics);
    assert!(matches!(asked[..], [Effect::Request(Request::ReadStatistics(_))]), "{asked:?}");
    assert_eq!(seen(&app), over);
    let _ = app.handle(&Input::GoBack(9));
    assert_eq!(seen(&app), over, "there is no such letter");
    let _ = app.handle(&Input::GoBack(2));
    assert!(seen(&app).starts_with("playing: -OO- 2 left"), "{}", seen(&app));
    let _ = app.handle(&Input::Act(Action::Origin));
    assert_eq!(seen(&app), "story: turn 2 T 2 → 2");
    effects(&mut app, "Esc");
    let _ = app.handle(&Input::Act(Action::Again));
    assert!(seen(&app).starts_with("playing: ----"), "{}", seen(&app));
    effects(&mut app, "e");
    let _ = app.handle(&Input::Act(Action::NewGame));
    assert!(seen(&app).starts_with("setup"), "{}", seen(&app));
}

#[test]
fn whether_counts_are_shown_is_what_the_player_chose_last() {
    let shows = |app: &App| {
        let Screen::Playing(playing) = app.screen() else { panic!("{}", seen(app)) };
        playing.shows_words_left()
    };
    // In a round that is left for the form before its end, too.
    let mut app = app(|_| {});
    app.begin();
    press(&mut app, "Tab Esc ↓ ↓ Enter ↓ ↓ ↓ ↓ ↓ Enter");
    assert!(shows(&app));
    press(&mut app, "e Tab Esc ↓ Enter Enter");
    assert!(!shows(&app));
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
        assert_eq!(by, ruled_out_by.map(|c| ENGLISH.letter(c).unwrap().into()), "{typed}");
    }
    // There is room for four letters, and the list has what begins like them.
    let app = super::apps::playing("e o t z x v q c Tab g o o d s 5 б Backspace Backspace ↓");
    let Screen::Story(story) = app.screen() else { unreachable!() };
    let words: Vec<_> = story.words().map(Word::to_string).collect();
    assert_eq!((story.typed(), words), ("go", vec!["GOOD".to_owned()]));
}

#[test]
fn esc_goes_back_one_step_in_a_duel_where_the_word_can_be_changed() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "Ctrl-D d e a l Enter x 4 Esc");
    assert_eq!(app.duel().map(Duel::typed), Some("deal"), "x is no digit");
    let _ = effects(&mut app, "Space x Enter");
    assert_eq!(app.duel().and_then(Duel::fault), Some(&DuelFault::Neither));
    let _ = effects(&mut app, "Esc");
    assert!(app.duel().is_none() && matches!(app.screen(), Screen::Setup(_)));
}

#[test]
fn an_answer_to_a_duel_of_this_session_is_checked_at_once() {
    let mut app = app(|_| {});
    let _ = effects(&mut app, "Ctrl-D d e a l Enter 4 Enter");
    let Some(DuelStep::Send(sent)) = app.duel().map(Duel::step).cloned() else { panic!() };
    let guesses = ["e", "z"].map(|letter| ENGLISH.letter(letter.chars().next().unwrap()).unwrap());
    let answer = sent.result(&guesses.map(Into::into)).to_string();
    let _ = effects(&mut app, "Esc Ctrl-D");
    let _ = app.handle(&Input::Paste(answer.clone()));
    let step = app.duel().map(Duel::step);
    assert!(matches!(step, Some(DuelStep::Checked(about, _)) if *about == sent), "{step:?}");
    // That of another session needs the line that was sent.
    let mut app = self::app(|_| {});
    let _ = effects(&mut app, "Ctrl-D");
    let _ = app.handle(&Input::Paste(answer));
    assert!(matches!(app.duel().map(Duel::step), Some(DuelStep::Answered(_))));
}

#[test]
fn todays_attempt_begins_with_enter_after_a_card_that_says_what_it_is() {
    let mut app = app(|_| {}).asking_first();
    app.know(Career::of(&[], NOON));
    let _ = effects(&mut app, "F6");
    let told = asked_first(&app).unwrap();
    assert!(told.contains(" letters, ") && told.contains(" lives"), "{told}");
    assert!(told.ends_with("your first attempt counts."), "{told}");
    let _ = effects(&mut app, "Esc");
    assert!(app.overlays().is_empty() && matches!(app.screen(), Screen::Setup(_)));
    let asked = effects(&mut app, "F6 Enter");
    assert!(asked.contains(&Effect::Request(Request::FindToday)), "{asked:?}");
}
