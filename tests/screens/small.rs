//! Tests of small screens: what they must show, and what no screen may claim.

use evil_hangman::app::Figure;
use evil_hangman::text::menu;
use evil_hangman::text::proof::another_length;

use super::*;

/// Returns a screen as one line of words, wherever its sentences are wrapped.
fn told(app: &App, size: (u16, u16)) -> String {
    let text = text(&picture(app, &UNICODE, size));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Fails unless each of these sizes shows these texts.
#[track_caller]
fn assert_told<T: AsRef<str>>(app: &App, texts: &[T], sizes: &[(u16, u16)]) {
    for size in sizes {
        let told = told(app, *size);
        for text in texts.iter().map(T::as_ref) {
            assert!(told.contains(text), "{text:?} at {size:?}: {told}");
        }
    }
}

const SMALL: [(u16, u16); 5] = [(120, 40), (80, 24), (60, 16), (40, 30), (40, 16)];

#[test]
fn every_way_on_is_seen_at_the_end_of_a_round() {
    let ends = [
        playing("e o t z x v q"),
        playing("e Esc ↓ Enter"),
        won(),
        sealed("a b c z x v q"),
        story("↓ ↓ w g h c v z x"),
        holding("2 Enter 3 Enter y"),
    ];
    for end in ends {
        let labels: Vec<_> = match end.screen() {
            Screen::GameOver(over) => {
                over.menu.items().iter().map(|item| menu::after(*item, over)).collect()
            }
            Screen::HeldOver(over) => match &over.ending {
                HeldEnding::Done(menu) => {
                    menu.items().iter().map(|item| menu::label(*item).into()).collect()
                }
                ending => panic!("{ending:?}"),
            },
            _ => panic!("no end"),
        };
        assert_told(&end, &labels, &SMALL);
    }
}

#[test]
fn how_a_round_ended_is_large_where_there_is_room() {
    let words = "animosity apartment architect assistant astronaut attention";
    let nine = begun(app(words, 9, 2, Opponent::Greedy), "q z");
    for end in [nine, won(), playing("e o t z x v q"), unkept(), real_round("q x z j v w k y")] {
        for size in [(160, 50), (120, 40), (100, 30), (80, 24)] {
            let told = told(&end, size);
            let is_written = ["SET FREE", "HANGED"].iter().any(|text| told.contains(text));
            assert!(!is_written, "{size:?}: {told}");
        }
    }
}

#[test]
fn the_footers_of_small_screens_name_what_nothing_else_names() {
    assert_told(&assignment(), &["q quit"], &[(80, 24)]);
    assert_told(&playing("e o t z x v q"), &["s share"], &[(60, 16)]);
    assert_told(&real_round("q x z j v w k y"), &["s share"], &[(60, 16)]);
}

#[test]
fn how_to_say_yes_and_how_to_say_no_is_seen_at_every_size() {
    for theme in [&*UNICODE, &*ASCII] {
        for size in SIZES {
            let seen = |keys| text(&picture(&holding(keys), theme, size));
            let question = seen("");
            let keys = question.trim_end().lines().last().unwrap();
            assert!(keys.contains(" yes") && keys.contains(" no"), "{size:?}:\n{question}");
            let marked = seen("Space");
            let keys = marked.trim_end().lines().last().unwrap();
            assert!(!keys.contains(" no"), "what is marked is no no, at {size:?}:\n{marked}");
            let lines = size.1 < 8 || (keys.contains("Enter") && marked.contains("Space"));
            assert!(lines, "{size:?}:\n{marked}");
        }
    }
}

#[test]
fn a_story_that_is_cut_says_so_and_its_ends_are_a_key_away() {
    let long = |keys| {
        let app = begun(app(ASSIGNMENT, 4, 12, Opponent::Greedy), "e o t z x v q j k w y b p");
        press(press(app, "↓ Enter"), keys)
    };
    for theme in [&*UNICODE, &*ASCII] {
        let (down, up) = if theme.glyphs.unicode { ("↓", "↑") } else { ("Down", "Up") };
        let size = (40, 16);
        let seen = |keys| text(&picture(&long(keys), theme, size));
        let (top, bottom) = (seen("End Home"), seen("End"));
        assert!(top.contains(" 1 e") && !top.contains("13 p"), "{size:?}:\n{top}");
        assert!(bottom.contains("13 p") && !bottom.contains(" 1 e"), "{size:?}:\n{bottom}");
        assert!(top.contains(&format!("{down} more")), "{size:?}:\n{top}");
        assert!(bottom.contains(&format!("{up} more")), "{size:?}:\n{bottom}");
    }
}

#[test]
fn the_groups_of_a_turn_and_the_way_back_are_a_key_away_at_every_size() {
    for size in SMALL {
        assert_ne!(told(&story(""), size), told(&story("F4"), size), "{size:?}");
    }
    for app in [playing("e"), story(""), story("Tab"), playing("e o t z x v q"), holding("n")] {
        assert_told(&app, &["Esc "], &SMALL);
    }
}

#[test]
fn of_a_typed_word_of_another_length_the_length_is_said() {
    let word = Word::parse("ox", &ENGLISH).unwrap();
    assert_told(&story("Tab o x"), &[another_length(&word, 4)], &SMALL);
}

#[test]
fn a_word_that_is_typed_to_its_end_has_no_cursor_on_it() {
    for size in [(120, 40), (80, 24), (60, 16), (40, 16)] {
        let typed = |keys: &str| picture(&playing(&format!("Enter {keys}")), &UNICODE, size);
        let marks = |buffer: &Buffer| {
            let is_mark = |cell: &&ratatui::buffer::Cell| {
                cell.symbol() == "▴" || cell.modifier.contains(Modifier::REVERSED)
            };
            buffer.content.iter().filter(is_mark).count()
        };
        assert_eq!(marks(&typed("g o o")), 1 + marks(&typed("g o o d")), "{size:?}");
        assert_eq!(marks(&typed("g o o d")), marks(&typed("g o o d s")), "{size:?}");
    }
}

#[test]
fn the_groups_have_a_place_where_a_multiplexer_takes_a_row_or_two_of_an_ordinary_terminal() {
    let title = "F4 shows how each letter splits the words.";
    assert_told(&real_round("e"), &[title], &[(100, 22), (80, 22), (80, 23), (80, 24)]);
}

#[test]
fn a_terminal_too_small_for_whole_screens_shows_the_pattern_the_lives_and_the_message() {
    let parts = ["_ O O _", &*lives_left(5), "two O"];
    assert_told(&playing("e o"), &parts, &[(39, 30), (80, 15), (30, 10), (20, 5)]);
    assert!(!told(&playing("e o"), (19, 5)).contains("lives"));
}

#[test]
fn the_keys_that_scroll_groups_hide_nothing_of_their_title() {
    let groups = real_round("q x z j v w k y ↓ Enter ↓ ↓ F4");
    for width in 30..=60 {
        assert_told(&groups, &["Z splits 2,574 words into 10 groups. ←→ "], &[(width, 11)]);
    }
}

#[test]
fn the_keys_that_scroll_groups_scroll_them_at_every_height() {
    for height in 6..=12 {
        let at = |keys| told(&real_round(keys), (25, height));
        let [before, after] = ["e F4", "e F4 ↓"].map(at);
        assert!(before.contains("↑↓") && before != after, "{height}: {before}");
    }
}

#[test]
fn a_button_that_has_no_room_ends_in_a_sign_of_it() {
    assert_told(&press(assignment(), "d"), &["… "], &[(20, 30), (24, 30)]);
}

#[test]
fn what_a_line_of_the_title_starts_is_not_painted_over() {
    let sizes = [(44, 40), (40, 30), (60, 20), (80, 24), (100, 30)];
    assert_told(&rising(&[]), &["level 1: 7 letters, "], &sizes);
    assert_told(&rising(&[]), &["level 1 of 12", "Su "], &[(60, 30), (80, 30), (90, 24)]);
    let merciless = app(ASSIGNMENT, 4, 12, Opponent::Merciless);
    let whole = "4 letters against Merciless, 12 lives";
    assert_told(&merciless, &[whole], &[(48, 30), (53, 30), (80, 30)]);
}

#[test]
fn news_of_the_title_is_seen_whole_beside_its_figure() {
    let mut app = assignment();
    let news = "2 lines of mine.txt are not words and were skipped; the first is line 1, älg: 'ä' is not a letter of English";
    let _ = app.handle(&Input::Notice(news.into()));
    assert_told(&app, &["of English"], &[(80, 24), (100, 30), (120, 40)]);
    // Nothing is left of what was there before the news.
    let _ = app.handle(&Input::Notice("a failure".into()));
    assert!(told(&app, (24, 8)).contains("a failure s settings"), "{}", told(&app, (24, 8)));
}

#[test]
fn a_lesson_that_is_over_takes_no_letters() {
    for (keys, takes) in [("h q z", true), ("h q z j x", false)] {
        let told = told(&press(assignment(), keys), (80, 24));
        assert_eq!(told.contains("a–z guess"), takes, "{told}");
    }
}

#[test]
fn no_sign_that_there_is_more_covers_a_choice() {
    for size in [(25, 8), (20, 5)] {
        for row in 0..4 {
            // Above the choices there is text.
            let app = assignment().with_themes(vec!["dusk".to_owned()], "dusk");
            let app = app.with_figure(Figure::Gallows);
            let app = begun(app, &format!("e Esc {}", "↓ ".repeat(row)));
            let Some(Overlay::Pause(items)) = app.overlays().last() else { panic!("no pause") };
            let label = menu::pause(items.selected(), &app);
            let seen = text(&picture(&app, &UNICODE, size));
            let row = seen.lines().find(|line| line.contains(label));
            assert!(row.is_some_and(|row| !row.contains("more")), "{label} at {size:?}:\n{seen}");
        }
    }
}

#[test]
fn a_card_without_a_frame_has_room_for_what_is_typed_and_for_a_key_with_what_it_does() {
    let pause = assignment().with_themes(vec!["dusk".to_owned()], "dusk");
    let pause = begun(pause, "e Esc");
    for size in [(20, 5), (24, 8)] {
        assert_told(&press(assignment(), "d Enter o x"), &["Type a word", "••"], &[size]);
        assert_told(&pause, &["F8 theme: dusk"], &[size]);
    }
}

#[test]
fn whole_words_are_shown_whole_in_a_story_of_nothing_else() {
    let story = begun(assignment(), "Enter c o o l Enter Enter e l s e Enter Esc ↓ Enter c");
    for size in [(120, 40), (80, 24), (40, 16)] {
        let shown = text(&picture(&story, &UNICODE, size));
        for word in ["1 cool  ", "2 else  "] {
            assert!(shown.contains(word), "{word} at {size:?}\n{shown}");
        }
    }
}

#[test]
fn a_group_keeps_its_number_where_its_pattern_has_no_room() {
    let word = &"abcdefghij".repeat(7)[..64];
    let words = format!("{word} {}", word.replace('j', "k"));
    let round = begun(app(&words, 64, 26, Opponent::Greedy), "j F4");
    for size in [(120, 40), (60, 30)] {
        let shown = text(&picture(&round, &UNICODE, size));
        let group = |line: &str| {
            let (pattern, number) = line.trim_end_matches([' ', '│']).rsplit_once("… ")?;
            (pattern.contains("---") && number.trim() == "1").then_some(())
        };
        assert_eq!(shown.lines().filter_map(group).count(), 2, "{size:?}\n{shown}");
    }
}

#[test]
fn a_pasted_round_says_in_which_language_it_is() {
    let pasted = pasted(real(), "eh1 de/everyday merciless 7 7 3 -");
    assert_told(&pasted, &["in German"], &SMALL);
}

#[test]
fn what_is_wrong_with_a_pasted_line_is_seen_at_every_size() {
    for (line, begins) in [
        ("eh1 zoo#1234abcd merciless 7 7 3 -", "This round uses"),
        ("eh1 en/everyday merciless 7 7 3 N9-A", "This round can't"),
        ("eh1 en/everyday merciless 7", "This is not"),
        ("ehd1 6 12", "This is not"),
    ] {
        assert_told(&pasted(real(), line), &[begins], &SIZES);
    }
}
