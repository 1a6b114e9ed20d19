//! Every screen at every size, as pictures in text; and what pictures in text do not show: styles,
//! and that no size, however odd, is too much.

use std::fmt::Write;
use std::sync::LazyLock;

use evil_hangman::app::{App, Input, Key, Offer, Preferences};
use evil_hangman::engine::Opponent;
use evil_hangman::game::{Holder, Judgement, Library, ListChoice, Story, UserList};
use evil_hangman::guesser::GuesserKind;
use evil_hangman::history::{Record, Statistics};
use evil_hangman::ui::{BuiltIn, Depth, Glyphs, Theme, draw, place_at};
use evil_hangman::words::{ENGLISH, ListBuilder, Tier};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// The sizes that the game is made for, in columns and rows.
const SIZES: [(u16, u16); 6] = [(120, 40), (80, 24), (60, 16), (40, 12), (20, 5), (1, 1)];

static UNICODE: LazyLock<Theme> =
    LazyLock::new(|| Theme::new(BuiltIn::Dusk, Depth::True, Glyphs::UNICODE));

fn app(words: &str, length: usize, guesses: &str, opponent: impl Into<Holder>) -> App {
    let mut list = ListBuilder::new(&ENGLISH);
    list.feed(words.replace(' ', "\n").as_bytes()).unwrap();
    let words = list.finish().unwrap().0;
    let library = Library::new(Some(UserList { name: "animals".into(), words }));
    let guesses = guesses.parse().unwrap();
    let list = ListChoice::User;
    App::new(
        library,
        Preferences { opponent: opponent.into(), list, length, guesses, shows_words_left: false },
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
        let _ = app.handle(&Input::Key(key.parse::<Key>().unwrap()));
    }
    app
}

fn playing(keys: &str) -> App {
    let mut app = assignment();
    app.begin();
    press(app, keys)
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

/// The screen at every size, one below the other.
fn at_every_size(app: &App, theme: &Theme) -> String {
    let mut pictures = String::new();
    for (columns, rows) in SIZES {
        let picture = text(&picture(app, theme, (columns, rows)));
        writeln!(pictures, "=== {columns}×{rows}\n{picture}").unwrap();
    }
    pictures
}

macro_rules! screens {
    ($($name:ident: $app:expr, $theme:expr;)*) => {
        $(
            #[test]
            fn $name() {
                insta::assert_snapshot!(stringify!($name), at_every_size(&$app, &$theme));
            }
        )*
    };
}

screens! {
    setup: assignment(), UNICODE;
    setup_with_a_wrong_length: press(assignment(), "↓ ↓ 7 Enter"), UNICODE;
    setup_for_a_friend: press(assignment(), "f f ↓ o x"), UNICODE;
    setup_with_a_notice: assignment().with_notice(Some(
        "12 lines of animals are not words and were skipped; the first is line 3: it's".into()
    )), UNICODE;
    setup_with_par: known_par(), UNICODE;
    playing_first_letter: playing(""), UNICODE;
    playing_with_hits_and_misses: playing("e o t t"), UNICODE;
    playing_with_the_gauge: playing("e Tab"), UNICODE;
    playing_in_ascii: playing("e o t Tab"), Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
    playing_paused: playing("e Esc ↓"), UNICODE;
    playing_a_long_word: long_word(), UNICODE;
    playing_with_many_guesses: many_guesses(), UNICODE;
    help_over_the_form: press(assignment(), "F1"), UNICODE;
    help_over_a_round: playing("F1"), UNICODE;
    playing_sealed: sealed("o"), UNICODE;
    playing_sealed_with_the_gauge: sealed("o Tab"), UNICODE;
    game_over_sealed: sealed("a b c z x v q"), UNICODE;
    game_over_shared: playing("e o t z x v q s"), UNICODE;
    game_over_shared_in_ascii: playing("e o t z x v q s"), Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
    game_over_won: won(), UNICODE;
    game_over_lost: playing("e o t Tab z x v q"), UNICODE;
    game_over_that_could_not_be_kept: unkept(), UNICODE;
    an_interrupted_round: offered(), UNICODE;
    statistics: results(""), UNICODE;
    statistics_with_help_in_ascii: results("Tab"), Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
    statistics_of_nothing: press(assignment(), "F5"), UNICODE;
    setup_for_your_word: press(assignment(), "y"), UNICODE;
    holding_a_question: holding(""), UNICODE;
    holding_with_marks: holding("n → l → →"), UNICODE;
    holding_in_ascii: holding("n → l"), Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
    holding_a_contradiction: holding("n - - l Enter"), UNICODE;
    holding_off_the_list: holding("n - - l Enter ↑ Enter"), UNICODE;
    holding_paused: holding("n Esc"), UNICODE;
    holding_64_letters: holding_a_long_word(), UNICODE;
    help_over_a_question: holding("F1"), UNICODE;
    held_over_asking_for_the_word: holding("n n Esc ↓ Enter q o 7 Enter"), UNICODE;
    held_over_with_slips: holding("n n Esc ↓ Enter e l s e Enter"), UNICODE;
    held_over_with_an_unknown_word: holding("n n Esc ↓ Enter q o p h Enter"), UNICODE;
    held_over_found: holding("- e Enter - e a Enter d Enter - - - l Enter"), UNICODE;
    game_over_given_up: playing("e Esc ↓ Enter ↓"), UNICODE;
    xray_before_the_first_letter: playing("F4"), UNICODE;
    xray_of_a_letter: playing("e F4"), UNICODE;
    xray_in_ascii: playing("e F4 o"), Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
    xray_of_many_families: real_round("F4 e s ↓"), UNICODE;
    story_of_a_lost_round: story("↓ ↓"), UNICODE;
    story_judged: judged(), UNICODE;
    story_with_the_xray: story("↓ F4"), UNICODE;
    story_of_other_words: story("Tab ↓"), UNICODE;
    story_without_a_letter: playing("Esc ↓ Enter ↓ Enter"), UNICODE;
    story_in_ascii: story("↓"), Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII);
    help_over_a_story: story("F1"), UNICODE;
}

/// The end of a lost round, told again.
fn story(keys: &str) -> App {
    press(playing("e o t Tab z x v q ↓ Enter"), keys)
}

fn judged() -> App {
    let mut app = playing("e o t z x v q ↓ Enter");
    let (round, ticket) = app.to_judge().unwrap();
    let left = Story::positions(round).into_iter().map(|(_, left)| left);
    let values = [3, 2, 1, 1, 1, 1, 1, 1].map(Some);
    let judgement = Judgement::new(values.into_iter().zip(left));
    let _ = app.handle(&Input::Judged(ticket, judgement));
    app
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

/// Many rounds: what the statistics are like after a year.
fn results(keys: &str) -> App {
    let outcomes = ["lost", "won", "lost", "won", "won", "lost", "given_up"];
    let opponents = ["merciless", "merciless", "greedy", "fair", "fair", "merciless", "friend"];
    let letters = ["E- A1 S08", "A- E2 T-", "I- E- O-", "S- Q- Z- E1", "R- E- A- T1"];
    let record = |index: usize| {
        let round = format!(
            "eh1 common {} {} 10 1 {}",
            opponents[index % 7],
            4 + index * index % 9,
            (0..=index % 3).map(|more| letters[(index + more) % 5]).collect::<Vec<_>>().join(" ")
        );
        let line = format!(
            r#"{{"v":1,"at":1,"app":"0","round":"{round}","outcome":"{}","misses":0,"letters":0,"peeked":{},"hinted":false,"word":"DEAL"}}"#,
            outcomes[index * index / 5 % 7],
            index.is_multiple_of(5),
        );
        Record::parse(line.as_bytes()).unwrap()
    };
    let records: Vec<_> = (0..1300).map(record).collect();
    let mut app = press(assignment(), "F5");
    let notice = Some(String::from("one line of history.jsonl is not a record and was skipped"));
    let statistics = Statistics::of(&records);
    let _ = app.handle(&Input::Statistics(Box::new(statistics), notice));
    press(app, keys)
}

/// The form with an interrupted round in front of it.
fn offered() -> App {
    let round = playing("e o Tab").in_play().unwrap();
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
    let think = |app: &mut App| {
        while let Some((view, ticket)) = app.wanted_letter() {
            let _ = app.handle(&Input::Advice(ticket, GuesserKind::Frequency.mind().advise(&view)));
        }
    };
    app.begin();
    think(&mut app);
    for key in keys.split_whitespace() {
        app = press(app, key);
        think(&mut app);
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

#[test]
fn no_size_is_too_small_or_too_large_for_any_screen() {
    let screens = [
        assignment(),
        press(assignment(), "f f F1"),
        playing("e"),
        playing("e Tab Esc"),
        won(),
        press(won(), "s"),
        long_word(),
        many_guesses(),
        results(""),
        offered(),
        unkept(),
        holding("→ Space"),
        holding("n - - l Enter"),
        holding_a_long_word(),
        holding("n n Esc ↓ Enter q o 7 Enter"),
        holding("n n Esc ↓ Enter e l s e Enter"),
        holding("n n Esc ↓ Enter q o p h Enter"),
    ];
    let sizes = (0..30).flat_map(|width| (0..20).map(move |height| (width, height)));
    let large = [(300, 3), (3, 300), (300, 100), (u16::MAX, 1), (60, 15), (59, 24), (200, 12)];
    for size in sizes.chain(large) {
        for screen in &screens {
            picture(screen, &UNICODE, size);
            picture(screen, &Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII), size);
            for at in [(0, 0), (2, 3), (u16::MAX, u16::MAX)] {
                let _ = place_at(screen, Rect::new(0, 0, size.0, size.1), at.into());
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
    let (row, line) = lines.lines().enumerate().find(|(_, line)| line.contains(wanted)).unwrap();
    let column = line[..line.find(wanted).unwrap()].chars().count();
    (column as u16, row as u16)
}

#[test]
fn nothing_jumps_when_letters_are_guessed_or_the_gauge_is_shown() {
    for size in [(120, 40), (80, 24), (60, 16)] {
        let places = |app: &App, wanted: &[&str]| -> Vec<_> {
            let buffer = picture(app, &UNICODE, size);
            wanted.iter().map(|wanted| find(&buffer, wanted)).collect()
        };
        let parts = ["●", " w ", " b ", "guess"];
        let before = places(&playing(""), &parts);
        for keys in ["e", "e o", "e o t", "Tab", "e Tab", "e o e"] {
            assert_eq!(places(&playing(keys), &parts), before, "after {keys} at {size:?}");
        }
    }
}

#[test]
fn a_hit_a_miss_and_an_unused_letter_differ_in_shape_and_in_colour() {
    let app = playing("e o");
    let buffer = picture(&app, &UNICODE, (80, 24));
    let style = |wanted: &str| {
        let (column, row) = find(&buffer, wanted);
        buffer[(column + 1, row)].style()
    };
    assert_eq!(style("[O]").fg, Some(Color::Green));
    assert_eq!(style("·e·").fg, Some(Color::Red));
    assert_eq!(style(" q ").fg, Some(Color::Reset));
}

#[test]
fn without_colour_there_is_none_and_ascii_is_ascii() {
    for app in [
        assignment(),
        playing("e o t Tab"),
        playing("e Esc"),
        won(),
        press(won(), "s"),
        press(assignment(), "F1"),
        results(""),
        offered(),
    ] {
        let buffer =
            picture(&app, &Theme::new(BuiltIn::Mono, Depth::None, Glyphs::ASCII), (80, 24));
        for cell in &buffer.content {
            assert!(cell.symbol().is_ascii(), "{:?}", cell.symbol());
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
        }
    }
    let plain =
        picture(&assignment(), &Theme::new(BuiltIn::Mono, Depth::None, Glyphs::UNICODE), (80, 24));
    let (column, row) = find(&plain, "Opponent");
    assert!(
        plain[(column, row)].modifier.contains(Modifier::REVERSED),
        "the selected row is marked"
    );
}

#[test]
fn the_form_shows_how_many_words_each_length_of_the_list_has() {
    let preferences = Preferences {
        opponent: Opponent::Greedy.into(),
        list: ListChoice::Embedded(Tier::Common),
        length: 8,
        guesses: "8".parse().unwrap(),
        shows_words_left: false,
    };
    let buffer = picture(&App::new(Library::new(None), preferences, 1), &UNICODE, (80, 24));
    let shown = text(&buffer);
    assert!(shown.contains('█') && shown.contains("common"), "{shown}");
}

#[test]
fn nothing_jumps_while_the_computer_guesses() {
    for size in [(120, 40), (80, 24), (60, 16)] {
        let places = |keys: &str| {
            let buffer = picture(&holding(keys), &UNICODE, size);
            ["●", "Is there a", " left"].map(|wanted| find(&buffer, wanted))
        };
        for keys in ["n", "→ Space", "n - - - l Enter", "n Backspace"] {
            assert_eq!(places(keys), places(""), "after {keys} at {size:?}");
        }
    }
}

#[test]
fn the_place_under_the_pointer_is_the_one_that_is_drawn_there() {
    for size in [(120, 40), (80, 24), (60, 16), (40, 12), (20, 5)] {
        // Each of the four places is marked in turn, and so is what is drawn.
        for place in 0..4 {
            let keys = format!("{} Space", "→ ".repeat(place));
            let app = holding(&keys);
            let buffer = picture(&app, &UNICODE, size);
            let mut cells = buffer.area.positions();
            let at = cells.find(|at| buffer[*at].modifier.contains(Modifier::REVERSED)).unwrap();
            assert_eq!(buffer[at].symbol(), "e", "marked, and in reverse under the cursor");
            assert_eq!(place_at(&app, buffer.area, at), Some(place), "{size:?}");
        }
    }
    let area = Rect::new(0, 0, 80, 24);
    assert_eq!(place_at(&playing(""), area, (30, 5).into()), None, "in other rounds there is none");
    assert_eq!(place_at(&holding("F1"), area, (30, 5).into()), None);
}
