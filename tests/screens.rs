//! Every screen at every size, as pictures in text; and what pictures in text do not show: styles,
//! and that no size, however odd, is too much.

#[path = "screens/clicks.rs"]
mod clicks;
#[path = "screens/cursor.rs"]
mod cursor;
#[path = "screens/moments.rs"]
mod moments;
#[path = "support/records.rs"]
mod records;

use std::fmt::Write;
use std::iter;
use std::sync::LazyLock;

use evil_hangman::app::keys::Action;
use evil_hangman::app::{App, Effect, Errand, Input, Key, Offer, Preferences};
use evil_hangman::engine::Opponent;
use evil_hangman::game::{
    Day, Difficulty, Holder, Judge, Library, ListChoice, SameLetters, UserList,
};
use evil_hangman::guesser::GuesserKind;
use evil_hangman::history::{Career, Record, Worth};
use evil_hangman::thinker::same_letters;
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme, draw};
use evil_hangman::words::{ENGLISH, ListBuilder, Tier};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use records::played;

/// The sizes that the game is made for, in columns and rows.
const SIZES: [(u16, u16); 8] =
    [(160, 50), (120, 40), (100, 30), (80, 24), (60, 16), (40, 30), (40, 12), (20, 5)];

/// Those at which a screen is looked at that differs from another in a part.
const FEW: [(u16, u16); 3] = [(100, 30), (80, 24), (40, 12)];

static UNICODE: LazyLock<Theme> =
    LazyLock::new(|| Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE));
static ASCII: LazyLock<Theme> =
    LazyLock::new(|| Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII));

fn app(words: &str, length: usize, guesses: &str, opponent: impl Into<Holder>) -> App {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(words.replace(' ', "\n").as_bytes()).unwrap();
    let words = list.finish().unwrap().0;
    let library = Library::new(Some(UserList { name: "animals".into(), words }));
    let guesses = guesses.parse().unwrap();
    let list = ListChoice::User;
    App::new(
        library,
        Preferences {
            opponent: opponent.into(),
            list,
            length,
            guesses,
            difficulty: Difficulty::Custom,
            shows_words_left: false,
        },
        1,
    )
}

const ASSIGNMENT: &str = "ally beta cool deal else flew good hope ibex ox to no sevenths elephant";

/// A game with the assignment's words, some shorter and some longer ones.
fn assignment() -> App {
    app(ASSIGNMENT, 4, "6", Opponent::Greedy)
}

/// Presses keys, written with blanks between them.
fn press(mut app: App, keys: &str) -> App {
    for key in keys.split_whitespace() {
        let effects = app.handle(&Input::Key(key.parse::<Key>().unwrap()));
        if effects.iter().any(|effect| matches!(effect, Effect::Copy(_))) {
            let _ = app.handle(&Input::Copied);
        }
    }
    app
}

fn playing(keys: &str) -> App {
    let mut app = assignment();
    app.begin();
    press(app, keys)
}

/// What a key asks of the outside.
fn asked<T>(app: &mut App, key: &str, what: impl Fn(Errand) -> Option<T>) -> Option<T> {
    let effects = app.handle(&Input::Key(key.parse().unwrap()));
    effects.into_iter().find_map(|effect| match effect {
        Effect::Ask(errand) => what(errand),
        _ => None,
    })
}

fn picture(app: &App, theme: &Theme, (columns, rows): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| draw(app, theme, frame)).unwrap();
    terminal.backend().buffer().clone()
}

fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width.max(1));
    let rows = buffer.content.chunks(width);
    let line =
        |row: &[ratatui::buffer::Cell]| row.iter().map(|cell| cell.symbol()).collect::<String>();
    rows.map(|row| line(row).trim_end().to_owned() + "\n").collect()
}

/// The screen at several sizes, one below the other.
fn at_sizes(app: &App, theme: &Theme, sizes: &[(u16, u16)]) -> String {
    let mut pictures = String::new();
    for (columns, rows) in sizes {
        let picture = text(&picture(app, theme, (*columns, *rows)));
        writeln!(pictures, "=== {columns}×{rows}\n{picture}").unwrap();
    }
    pictures
}

macro_rules! screens {
    ($($sizes:ident $name:ident: $app:expr, $theme:expr;)*) => {
        $(
            #[test]
            fn $name() {
                insta::assert_snapshot!(stringify!($name), at_sizes(&$app, &$theme, &$sizes));
            }
        )*
    };
}

screens! {
    SIZES setup: assignment(), UNICODE;
    FEW setup_with_a_wrong_length: press(assignment(), "↓ ↓ 7 Enter"), UNICODE;
    FEW setup_for_a_friend: press(assignment(), "f f ↓ o x"), UNICODE;
    FEW setup_with_a_notice: assignment().with_notice(Some(
        "12 lines of animals are not words and were skipped; the first is line 3: it's".into()
    )), UNICODE;
    SIZES setup_with_par: known_par(), UNICODE;
    FEW setup_with_records: known_records(), UNICODE;
    FEW setup_for_your_word: press(assignment(), "y"), UNICODE;
    FEW setup_in_ascii: known_par(), ASCII;
    SIZES setup_the_first_time: assignment().ready(true), UNICODE;
    SIZES setup_of_the_first_game: first_game(), UNICODE;
    SIZES playing_first_letter: playing(""), UNICODE;
    SIZES playing_with_hits_and_misses: playing("e o t t"), UNICODE;
    SIZES playing_with_the_gauge: real_round("e a i Tab"), UNICODE;
    FEW playing_in_ascii: playing("e o t Tab"), ASCII;
    FEW playing_a_long_word: long_word(), UNICODE;
    FEW playing_twenty_letters: twenty_letters(), UNICODE;
    FEW playing_with_one_miss_left: one_miss(), UNICODE;
    FEW playing_with_26_misses: misses_26(), UNICODE;
    FEW playing_with_many_guesses: many_guesses(), UNICODE;
    FEW playing_sealed: sealed("o"), UNICODE;
    FEW playing_sealed_with_the_gauge: sealed("o Tab"), UNICODE;
    SIZES playing_paused: playing("e Esc ↓"), UNICODE;
    FEW help_over_the_form: press(assignment(), "F1"), UNICODE;
    SIZES help_over_a_round: playing("F1"), UNICODE;
    FEW help_over_a_question: holding("F1"), UNICODE;
    FEW help_over_a_story: story("F1 ↓ ↓ ↓"), UNICODE;
    SIZES xray_of_many_families: real_round("F4 e s"), UNICODE;
    FEW xray_scrolled_past_many_families: real_round("F4 e s ↓ ↓ ↓"), UNICODE;
    FEW xray_before_the_first_letter: playing("F4"), UNICODE;
    FEW xray_of_a_letter: playing("e F4"), UNICODE;
    FEW xray_in_ascii: playing("e F4 o"), ASCII;
    SIZES game_over_won: won(), UNICODE;
    SIZES game_over_lost: playing("e o t Tab z x v q"), UNICODE;
    SIZES game_over_with_many_words: real_round("q x z j v w k y"), UNICODE;
    SIZES game_over_given_up: playing("e Esc ↓ Enter ↓"), UNICODE;
    FEW game_over_sealed: sealed("a b c z x v q"), UNICODE;
    FEW game_over_that_could_not_be_kept: unkept(), UNICODE;
    FEW game_over_in_ascii: playing("e o t z x v q"), ASCII;
    FEW game_over_shared: playing("e o t z x v q s"), UNICODE;
    FEW game_over_shared_in_ascii: playing("e o t z x v q s"), ASCII;
    FEW proving_a_word: playing("e o t z x v q p ↓ Enter Enter Enter"), UNICODE;
    FEW proving_in_ascii: playing("e o t z x v q p Enter"), ASCII;
    SIZES lesson_on_families: press(assignment(), "F7 e"), UNICODE;
    FEW lesson_on_looking_ahead: press(assignment(), "F7 → e"), UNICODE;
    FEW lesson_on_par: press(assignment(), "F7 → → o"), UNICODE;
    FEW lesson_in_ascii: press(assignment(), "F7 e o"), ASCII;
    SIZES an_interrupted_round: offered(), UNICODE;
    SIZES story_of_a_lost_round: story("↓ ↓"), UNICODE;
    FEW story_judged: judged(), UNICODE;
    FEW story_with_the_xray: story("↓ F4"), UNICODE;
    FEW story_of_other_words: story("Tab ↓"), UNICODE;
    FEW story_without_a_letter: playing("Esc ↓ Enter ↓ Enter"), UNICODE;
    FEW story_in_ascii: story("↓"), ASCII;
    FEW what_if: story("↓ ↓ w g"), UNICODE;
    FEW the_end_of_a_what_if: story("↓ ↓ w g h c v z x"), UNICODE;
    SIZES story_against_others: against(), UNICODE;
    SIZES statistics: results(""), UNICODE;
    FEW statistics_scrolled: results("↓ ↓ ↓ ↓ ↓ ↓"), UNICODE;
    FEW statistics_with_help_in_ascii: results("Tab"), ASCII;
    FEW statistics_daily: days("Tab Tab"), UNICODE;
    SIZES statistics_ladder: days("Tab Tab Tab"), UNICODE;
    FEW statistics_board: results("←"), UNICODE;
    FEW statistics_ladder_in_ascii: days("← ←"), ASCII;
    SIZES setup_with_a_day_done: days("Esc"), UNICODE;
    FEW setup_of_a_first_day: first_day(), UNICODE;
    SIZES statistics_of_nothing: nothing_played(), UNICODE;
    SIZES holding_a_question: holding(""), UNICODE;
    FEW holding_with_marks: holding("n → l → →"), UNICODE;
    FEW holding_in_ascii: holding("n → l"), ASCII;
    SIZES holding_a_contradiction: holding("n - - l Enter"), UNICODE;
    FEW holding_off_the_list: holding("n - - l Enter ↑ Enter"), UNICODE;
    FEW holding_paused: holding("n Esc"), UNICODE;
    FEW holding_64_letters: holding_a_long_word(), UNICODE;
    SIZES held_over_asking_for_the_word: holding("n n Esc ↓ Enter q o 7 Enter"), UNICODE;
    FEW held_over_with_slips: holding("n n Esc ↓ Enter e l s e Enter"), UNICODE;
    FEW held_over_with_an_unknown_word: holding("n n Esc ↓ Enter q o p h Enter"), UNICODE;
    FEW held_over_found: holding("- e Enter - e a Enter d Enter - - - l Enter"), UNICODE;
}

/// One of each screen, as it is most of the time.
fn every_screen() -> Vec<(&'static str, App)> {
    vec![
        ("setup", known_par()),
        ("playing", real_round("e a i Tab")),
        ("playing without the count", playing("e o t")),
        ("x-ray", real_round("F4 e s")),
        ("pause", playing("e Esc")),
        ("help", playing("F1")),
        ("won", won()),
        ("lost", playing("e o t z x v q")),
        ("given up", playing("e Esc ↓ Enter")),
        ("sealed", sealed("a b c z x v q")),
        ("share", playing("e o t z x v q s")),
        ("story", judged()),
        ("words", story("Tab ↓")),
        ("what if", story("↓ w g")),
        ("the end of a what if", story("↓ ↓ w g h c v z x")),
        ("against others", against()),
        ("statistics", results("")),
        ("nothing played", nothing_played()),
        ("resume", offered()),
        ("question", holding("n → l")),
        ("contradiction", holding("n - - l Enter")),
        ("asking", holding("n n Esc ↓ Enter q o")),
        ("found", holding("- e Enter - e a Enter d Enter - - - l Enter")),
    ]
}

#[test]
fn a_pasted_word_cannot_turn_a_line_around() {
    let mut app = holding("n n Esc ↓ Enter");
    let _ = app.handle(&Input::Paste("\u{202e}drow\u{202c}".to_owned()));
    for key in ["", "Enter"] {
        app = press(app, key);
        for size in [(120, 40), (80, 24), (40, 12)] {
            let told = text(&picture(&app, &UNICODE, size));
            assert!(told.contains("\\u{202e}drow"), "{told}");
            assert!(!told.contains('\u{202e}'), "{told}");
        }
    }
}

/// The styles of a picture: a letter for each, and what each letter stands for.
fn styles(buffer: &Buffer) -> String {
    let mut seen: Vec<ratatui::style::Style> = Vec::new();
    let width = usize::from(buffer.area.width);
    let mut rows = String::new();
    for row in buffer.content.chunks(width) {
        let mut line = String::new();
        for cell in row {
            let style = cell.style();
            let at = seen.iter().position(|other| *other == style).unwrap_or_else(|| {
                seen.push(style);
                seen.len() - 1
            });
            line.push(if at == 0 { '.' } else { char::from(b'A' + (at - 1) as u8) });
        }
        writeln!(rows, "{}", line.trim_end_matches('.')).unwrap();
    }
    for (at, style) in seen.iter().enumerate() {
        let letter = if at == 0 { '.' } else { char::from(b'A' + (at - 1) as u8) };
        let colour =
            |colour: Option<Color>| colour.map_or(String::new(), |colour| colour.to_string());
        let (fg, bg) = (colour(style.fg), colour(style.bg));
        writeln!(rows, "{letter} {fg} on {bg} {:?}", style.add_modifier).unwrap();
    }
    rows
}

#[test]
fn styles_of_every_screen_in_two_themes() {
    for theme in [BuiltIn::Dusk, BuiltIn::Mono] {
        let depth = if theme == BuiltIn::Mono { Depth::None } else { Depth::True };
        let look = Theme::new(theme, depth, Glyphs::UNICODE);
        let mut all = String::new();
        for (name, app) in every_screen() {
            writeln!(all, "=== {name}\n{}", styles(&picture(&app, &look, (80, 24)))).unwrap();
        }
        insta::assert_snapshot!(format!("styles_in_{}", theme.name()), all);
    }
}

/// The end of a lost round, told again.
fn story(keys: &str) -> App {
    press(playing("e o t Tab z x v q ↓ Enter"), keys)
}

/// The same letters against others.
fn against() -> App {
    let mut app = story("");
    let Some((round, ticket)) = asked(&mut app, "a", |errand| match errand {
        Errand::Compare(round, ticket) => Some((round, ticket)),
        _ => None,
    }) else {
        panic!("nothing is compared")
    };
    let found = same_letters(&round, &SameLetters::AGAINST);
    let _ = app.handle(&Input::Compared(ticket, found));
    app
}

fn judged() -> App {
    let mut app = playing("e o t z x v");
    let Some((case, ticket)) = asked(&mut app, "q", |errand| match errand {
        Errand::Judge(case, ticket) => Some((case, ticket)),
        _ => None,
    }) else {
        panic!("nothing is to be judged")
    };
    let mut app = press(app, "↓ Enter");
    let judgement = Judge::new(u64::MAX).judge(&case, &|| false, &mut |_| ());
    let _ = app.handle(&Input::Judged(ticket, judgement));
    app
}

/// The form as somebody finds it who has played once and changed nothing, at the difficulty.
fn first_game() -> App {
    let preferences = Preferences {
        opponent: Opponent::Merciless.into(),
        list: ListChoice::Embedded(Tier::Common),
        length: 8,
        guesses: "10".parse().unwrap(),
        difficulty: Difficulty::Even,
        shows_words_left: true,
    };
    press(App::new(Library::new(None), preferences, 1).ready(false), "↑ ↑")
}

/// A round with the words of a real list.
fn real_round(keys: &str) -> App {
    let guesses = "8".parse().unwrap();
    let list = ListChoice::Embedded(Tier::Common);
    let opponent = Opponent::Greedy;
    let preferences = Preferences {
        opponent: opponent.into(),
        list,
        length: 8,
        guesses,
        difficulty: Difficulty::Custom,
        shows_words_left: false,
    };
    let mut app = App::new(Library::new(None), preferences, 1);
    app.begin();
    press(app, keys)
}

fn sealed(keys: &str) -> App {
    let words = "ally beta cool deal else flew good hope ibex";
    let mut app = app(words, 4, "3", Opponent::Fair);
    app.begin();
    press(app, keys)
}

/// The first numbered day, at 19:48.
const NOW: u64 = 1_795_219_200 + 71_280;

/// Many rounds: what the statistics are like after a year.
fn results(keys: &str) -> App {
    let opponents = ["merciless", "merciless", "greedy", "fair", "fair", "merciless", "friend"];
    let outcomes = ["lost", "won", "lost", "won", "won", "lost", "given_up"];
    let letters = ["E", "A", "I", "O", "T", "S", "R", "N"];
    let record = |index: usize| {
        let letter = |at: usize| letters[(index + at) % 8];
        let misses = |count| (0..count).map(|at| format!(" {}-", letter(at))).collect::<String>();
        let answers = match outcomes[index * index / 5 % 7] {
            "lost" => misses(8),
            "won" => format!("{} {}*", misses(index % 6), letter(index % 6)),
            _ => misses(index % 4),
        };
        let length = 4 + index * index % 9;
        let round = format!("eh1 common {} {length} 8 1{answers}", opponents[index % 7]);
        let record = played(&round, 1, index.is_multiple_of(5));
        let given_away = (opponents[index % 7] != "fair").then_some(index % 4);
        let worth = Worth { guesses: 9, good: 6 + index % 3, given_away };
        Record { worth: Some(worth), ..record }
    };
    let records: Vec<_> = (0..1300).map(record).collect();
    let mut app = assignment();
    let Some(ticket) = asked(&mut app, "F5", |errand| match errand {
        Errand::ReadStatistics(ticket) => Some(ticket),
        _ => None,
    }) else {
        panic!("nothing is read")
    };
    let notice = Some(String::from("one line of history.jsonl is not a record and was skipped"));
    let career = Career::of(&records, NOW);
    let _ = app.handle(&Input::Statistics(ticket, Box::new(career), notice));
    press(app, keys)
}

/// Somebody who has played the game of the day and climbed.
fn days(keys: &str) -> App {
    let game = |back: u64| Day::at(NOW - back * 86_400).game().to_string();
    let rounds = [
        (3, format!("{} Z- Q- X- J-", game(3))),
        (2, format!("{} Z- Q- X- J- V- K- E*", game(2))),
        (1, format!("{} Z- Q- X- J- V- K- W- E*", game(1))),
        (0, format!("{} Z- Q- X- J- V- K- W- E*", game(0))),
        (0, "eh1 common merciful 8 13 1 E*".to_owned()),
        (0, "eh1 common fair 8 8 1 E*".to_owned()),
    ];
    let record = |(back, round): &(u64, String)| played(round, NOW - back * 86_400, false);
    read(rounds.iter().map(record).collect(), keys)
}

/// The statistics of these rounds, after some keys.
fn read(records: Vec<Record>, keys: &str) -> App {
    let mut app = assignment();
    let Some(ticket) = asked(&mut app, "F5", |errand| match errand {
        Errand::ReadStatistics(ticket) => Some(ticket),
        _ => None,
    }) else {
        panic!("nothing is read")
    };
    let _ = app.handle(&Input::Statistics(ticket, Box::new(Career::of(&records, NOW)), None));
    press(app, keys)
}

/// The form of somebody who has played nothing yet.
fn first_day() -> App {
    read(Vec::new(), "Esc")
}

/// The form with an interrupted round in front of it.
fn offered() -> App {
    let mut played = playing("e o");
    let Some(round) = asked(&mut played, "Tab", |errand| match errand {
        Errand::Save(round) => Some(round),
        _ => None,
    }) else {
        panic!("nothing is saved")
    };
    let mut app = assignment();
    let offer = Offer::of(&round, app.library()).unwrap();
    app.offer(offer);
    app
}

fn unkept() -> App {
    let mut app = playing("e o");
    let _ = app.handle(&Input::Notice("Rounds cannot be kept in \"/state/history.jsonl\" (Permission denied); check the folder, or play with --no-history.".into()));
    press(app, "t z x v q")
}

/// A round about a word that the player holds, with a guesser that answers at once.
fn holding(keys: &str) -> App {
    think_and_press(app(ASSIGNMENT, 4, "6", Holder::You), keys)
}

fn think_and_press(mut app: App, keys: &str) -> App {
    let think = |effect| match effect {
        Effect::Ask(Errand::Advise(_, view, ticket)) => {
            Some(Input::Advice(ticket, GuesserKind::Frequency.mind().advise(&view)))
        }
        _ => None,
    };
    app.begin();
    let keys = keys.split_whitespace().map(|key| Input::Key(key.parse().unwrap()));
    for input in iter::once(Input::Begin).chain(keys) {
        let mut next = Some(input);
        while let Some(input) = next {
            next = app.handle(&input).into_iter().find_map(think);
        }
    }
    app
}

fn holding_a_long_word() -> App {
    let word = "abcdefghij".repeat(7)[..64].to_owned();
    think_and_press(app(&word, 64, "26", Holder::You), "a → → → → → → → → → Space")
}

fn known_par() -> App {
    let mut app = press(assignment(), "←");
    let _ = app.handle(&Input::Par(ListChoice::User, 4, 5));
    app
}

fn won() -> App {
    let mut app = app("elephant", 8, "3", Opponent::Fair);
    app.begin();
    press(app, "z e l p h a n t")
}

fn long_word() -> App {
    let word = "abcdefghij".repeat(7)[..64].to_owned();
    let mut app = app(&word, 64, "26", Opponent::Greedy);
    app.begin();
    press(app, "a e z")
}

fn many_guesses() -> App {
    let mut app = app("ox no to", 2, "4000000000", Opponent::Greedy);
    app.begin();
    press(app, "a b c d e Tab")
}

/// A word of twenty letters, half of it found.
fn twenty_letters() -> App {
    let mut app = app("counterdemonstration", 20, "8", Opponent::Greedy);
    app.begin();
    press(app, "o n z e")
}

fn one_miss() -> App {
    let mut app = app(ASSIGNMENT, 4, "1", Opponent::Fair);
    app.begin();
    app
}

fn misses_26() -> App {
    let mut app = app(ASSIGNMENT, 4, "26", Opponent::Greedy);
    app.begin();
    press(app, "z x q v j k Tab")
}

fn nothing_played() -> App {
    read(Vec::new(), "")
}

/// The form of somebody who has played before.
fn known_records() -> App {
    let mut app = results("Esc");
    let _ = app.handle(&Input::Par(ListChoice::User, 4, 5));
    app
}

#[test]
fn no_size_is_too_small_or_too_large_for_any_screen() {
    let sizes = (0..44).step_by(3).flat_map(|width| (0..24).map(move |height| (width, height)));
    let large = [
        (300, 3),
        (3, 300),
        (300, 100),
        (u16::MAX, 1),
        (60, 15),
        (59, 24),
        (200, 12),
        (139, 30),
        (141, 17),
    ];
    let mut screens = every_screen();
    screens.extend([
        ("a long word", long_word()),
        ("many guesses", many_guesses()),
        ("an error", unkept()),
        ("a long word of yours", holding_a_long_word()),
        ("slips", holding("n n Esc ↓ Enter e l s e Enter")),
    ]);
    for size in sizes.chain(large) {
        for (_, screen) in &screens {
            picture(screen, &UNICODE, size);
            picture(screen, &ASCII, size);
            let (_, targets) = clicks::targets(screen, &UNICODE, size);
            for at in [(0, 0), (2, 3), (u16::MAX, u16::MAX)] {
                let _ = (targets.click(at.into()), targets.wheel(at.into(), true));
            }
        }
    }
}

#[test]
fn below_the_smallest_size_one_sentence_names_it() {
    let shown = text(&picture(&playing(""), &UNICODE, (19, 6)));
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(shown, "Hangman needs 20 columns and 5 rows.");
}

/// The row and column where the text stands.
fn find(buffer: &Buffer, wanted: &str) -> (u16, u16) {
    let lines = text(buffer);
    let found = lines.lines().enumerate().find(|(_, line)| line.contains(wanted));
    let (row, line) = found.unwrap_or_else(|| panic!("no {wanted:?} in\n{lines}"));
    let column = line[..line.find(wanted).unwrap()].chars().count();
    (column as u16, row as u16)
}

#[test]
fn nothing_jumps_when_letters_are_guessed_or_anything_is_shown() {
    for size in [(160, 50), (120, 40), (100, 30), (80, 24), (40, 30)] {
        let places = |app: &App, wanted: &[&str]| -> Vec<_> {
            let buffer = picture(app, &UNICODE, size);
            wanted.iter().map(|wanted| find(&buffer, wanted)).collect()
        };
        let parts = ["●", "q", "misses left"];
        let parts = if size.0 < 60 { &parts[..1] } else { &parts[..] };
        let before = places(&playing("F4"), parts);
        for keys in ["", "e F4", "e o", "e o t", "F4 Tab Tab", "e Tab Tab", "e o e", "F4 F4"] {
            let after = places(&playing(keys), parts);
            assert_eq!(after, before, "after {keys} at {size:?}");
        }
    }
}

#[test]
fn the_xray_changes_nothing_but_its_own_place() {
    for (size, left) in [((160, 50), 107), ((120, 40), 50)] {
        let closed = picture(&real_round("e s Tab"), &UNICODE, size);
        let open = picture(&real_round("e s Tab F4"), &UNICODE, size);
        // The footer says what closes it.
        let board = |at: &ratatui::layout::Position| at.x < left && at.y > 1 && at.y + 1 < size.1;
        for at in closed.area.positions().filter(board) {
            assert_eq!(closed[at], open[at], "{at:?} at {size:?}");
        }
        assert_ne!(text(&closed), text(&open));
    }
}

/// What is left of a letter's look without colours: the characters around it and its attributes.
fn shape(buffer: &Buffer, column: u16, row: u16) -> (String, Modifier) {
    let around = (column.saturating_sub(1)..=column + 1).map(|x| buffer[(x, row)].symbol());
    let own = &buffer[(column, row)];
    let letter = own.symbol();
    let case = if letter.to_lowercase() == letter { "lower" } else { "upper" };
    let mut shape: String = around.collect();
    shape = shape.replace(letter, case);
    (shape, own.modifier)
}

#[test]
fn found_missed_unused_and_lost_letters_differ_without_colour() {
    for theme in [&UNICODE, &ASCII] {
        for size in [(120, 40), (80, 24), (60, 16)] {
            let buffer = picture(&playing("e o"), theme, size);
            let (_, row) = find(&buffer, "w  ");
            let key = |letter: &str| {
                let column = (0..buffer.area.width).find(|x| buffer[(*x, row)].symbol() == letter);
                shape(&buffer, column.unwrap(), row)
            };
            let (unused, found, missed) = (key("w"), key("O"), key("e"));
            assert_ne!(unused, found, "{size:?}");
            assert_ne!(unused, missed, "{size:?}");
            assert_ne!(found, missed, "{size:?}");
        }
        // The words that fitted as well: what was found is in capitals, the rest is not.
        let shown = text(&picture(&playing("e o t z x v q"), theme, (80, 24)));
        assert!(shown.contains("OO"), "{shown}");
        assert!(shown.contains("cOOl") || shown.contains("gOOd"), "{shown}");
    }
}

#[test]
fn every_screen_is_ascii_where_glyphs_are() {
    for (name, app) in every_screen() {
        for size in SIZES {
            let buffer = picture(&app, &ASCII, size);
            for cell in &buffer.content {
                assert!(cell.symbol().is_ascii(), "{name} at {size:?}: {:?}", cell.symbol());
                assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{name} at {size:?}");
            }
        }
    }
}

#[test]
fn the_cursor_is_where_the_focus_is() {
    for (keys, wanted) in [("", "Greedy"), ("↓ ↓ ↓ ↓ ↓", "PLAY"), ("↓ ↓ ↓ ↓", "hidden")]
    {
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        let app = press(assignment(), keys);
        terminal.draw(|frame| draw(&app, &UNICODE, frame)).unwrap();
        let buffer = terminal.backend().buffer().clone();
        let cursor =
            ratatui::backend::Backend::get_cursor_position(terminal.backend_mut()).unwrap();
        let (column, row) = find(&buffer, wanted);
        assert_eq!(cursor.y, row, "{wanted}");
        assert!(cursor.x.abs_diff(column) <= 2, "{wanted} at {column}, cursor at {}", cursor.x);
    }
}

#[test]
fn the_form_shows_how_many_words_each_length_of_the_list_has() {
    let preferences = Preferences {
        opponent: Opponent::Greedy.into(),
        list: ListChoice::Embedded(Tier::Common),
        length: 8,
        guesses: "8".parse().unwrap(),
        difficulty: Difficulty::Custom,
        shows_words_left: false,
    };
    let buffer = picture(&App::new(Library::new(None), preferences, 1), &UNICODE, (80, 24));
    let shown = text(&buffer);
    assert!(shown.contains('█') && shown.contains("common"), "{shown}");
}

#[test]
fn all_choices_are_visible_at_once_on_small_screens() {
    for size in [(80, 24), (60, 16), (40, 30), (40, 12)] {
        let shown = text(&picture(&known_par(), &UNICODE, size));
        for choice in
            ["Merciless", "Greedy", "Merciful", "Fair", "Friend", "You", "shown", "hidden"]
        {
            assert!(shown.contains(choice), "{choice} at {size:?}\n{shown}");
        }
    }
}

#[test]
fn the_kept_family_is_shown_however_far_the_xray_is_scrolled() {
    let kept = real_round("F4 e");
    let pattern = match kept.screen() {
        evil_hangman::app::Screen::Playing(playing) => {
            playing.round().engine().pattern().to_string()
        }
        _ => unreachable!(),
    };
    for size in SIZES {
        for scrolled in [0, 1, 5, 30, 500] {
            let app = press(real_round("F4 e"), &"↓ ".repeat(scrolled));
            let shown = text(&picture(&app, &UNICODE, size));
            let pointer = format!("▸ {pattern}");
            assert!(shown.contains(&pointer), "{scrolled} at {size:?}\n{shown}");
        }
    }
}

#[test]
fn the_families_that_the_xray_shows_and_those_that_it_tells_of_are_all_there_are() {
    for size in SIZES {
        let app = real_round("F4 e");
        let places = match app.screen() {
            evil_hangman::app::Screen::Playing(playing) => {
                playing.round().engine().pattern().length()
            }
            _ => unreachable!(),
        };
        let shown = text(&picture(&app, &UNICODE, size));
        let number = |before: &str| {
            let digits = shown.split(before).next().filter(|_| shown.contains(before))?;
            digits.split_whitespace().last()?.replace(',', "").parse::<usize>().ok()
        };
        let (Some(all), Some(told)) = (number(" families."), number(" more families below")) else {
            continue;
        };
        let is_pattern =
            |text: &str| text.len() == places && text.chars().all(|c| matches!(c, '-' | 'E'));
        // Where the X-ray takes the board's place, the word stands above it.
        let above = |line: &&str| line.split_whitespace().nth(2) == Some("misses");
        let rows = shown.lines().filter(|line| !above(line));
        let rows = rows.filter(|line| line.split_whitespace().any(is_pattern)).count();
        assert_eq!(rows + told, all, "{size:?}\n{shown}");
    }
}

#[test]
fn statistics_and_help_scroll_to_their_last_row_at_every_size() {
    for size in SIZES {
        let last = |mut app: App, wanted: &str| {
            let seen = (0..120).any(|_| {
                let _ = app.handle(&Input::Key("↓".parse().unwrap()));
                text(&picture(&app, &UNICODE, size)).contains(wanted)
            });
            assert!(seen, "{wanted} at {size:?}");
        };
        last(playing("F1"), "returns");
        last(results(""), "LETTERS THAT");
    }
}

#[test]
fn a_letter_writes_little() {
    use std::cell::RefCell;
    use std::rc::Rc;

    #[derive(Clone, Default)]
    struct Written(Rc<RefCell<usize>>);
    impl std::io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            *self.0.borrow_mut() += bytes.len();
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    for size in [(200, 60), (120, 40), (80, 24)] {
        for (before, key) in [("Tab", "e"), ("e s Tab", "a"), ("e", "s")] {
            let written = Written::default();
            let backend = ratatui::backend::CrosstermBackend::new(written.clone());
            let viewport = ratatui::Viewport::Fixed(Rect::new(0, 0, size.0, size.1));
            let options = ratatui::TerminalOptions { viewport };
            let mut terminal = Terminal::with_options(backend, options).unwrap();
            let app = real_round(before);
            terminal.draw(|frame| draw(&app, &UNICODE, frame)).unwrap();
            *written.0.borrow_mut() = 0;
            let app = press(app, key);
            terminal.draw(|frame| draw(&app, &UNICODE, frame)).unwrap();
            let bytes = *written.0.borrow();
            assert!(bytes <= 2_500, "{bytes} bytes for {key} after {before} at {size:?}");
        }
    }
}

#[test]
fn nothing_jumps_while_the_computer_guesses() {
    for size in [(120, 40), (80, 24), (60, 16)] {
        let places = |keys: &str| {
            let buffer = picture(&holding(keys), &UNICODE, size);
            ["●", "Is there a"].map(|wanted| find(&buffer, wanted))
        };
        for keys in ["n", "→ Space", "n Backspace"] {
            assert_eq!(places(keys), places(""), "after {keys} at {size:?}");
        }
    }
}

#[test]
fn the_place_under_the_pointer_is_the_one_that_is_drawn_there() {
    for size in [(120, 40), (80, 24), (60, 16), (40, 12), (20, 5)] {
        let area = Rect::new(0, 0, size.0, size.1);
        // Each of the four places is marked in turn; where the picture changed, there it is.
        for place in 0..4 {
            let before = holding(&"→ ".repeat(place));
            let after = holding(&format!("{} Space", "→ ".repeat(place)));
            let (old, new) = (picture(&before, &UNICODE, size), picture(&after, &UNICODE, size));
            let changed: Vec<_> = area.positions().filter(|at| old[*at] != new[*at]).collect();
            assert!(!changed.is_empty(), "{place} at {size:?}");
            let (_, targets) = clicks::targets(&after, &UNICODE, size);
            for at in changed {
                let here = Some(Input::Click(place));
                assert_eq!(targets.click(at), here, "{at:?} at {size:?}");
            }
        }
    }
    let is_place = |app: &App| {
        let (_, targets) = clicks::targets(app, &UNICODE, (80, 24));
        let area = Rect::new(0, 0, 80, 24);
        let is = |cell| matches!(targets.click(cell), Some(Input::Click(_)));
        area.positions().any(is)
    };
    assert!(is_place(&holding("")));
    assert!(!is_place(&playing("")), "in other rounds there is none");
    assert!(!is_place(&holding("F1")));
}
