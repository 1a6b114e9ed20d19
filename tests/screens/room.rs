//! Tests of what screens do with their room, and of what they name alike.

use evil_hangman::text::screens::{BY_EAR, WORDS_LEFT};

use super::*;

fn seen(app: &App, size: (u16, u16)) -> String {
    text(&picture(app, &UNICODE, size))
}

/// Returns the row in which a text begins.
#[track_caller]
fn row(app: &App, size: (u16, u16), wanted: &str) -> u16 {
    find(&picture(app, &UNICODE, size), wanted).1
}

#[test]
fn the_card_of_pause_leaves_the_words_and_the_groups_where_it_can() {
    let paused = real_round("Tab e a i Esc");
    for size in [(200, 60), (160, 50), (120, 40), (100, 30)] {
        let seen = seen(&paused, size);
        assert!(seen.contains(WORDS_LEFT) && seen.contains("groups."), "{size:?}:\n{seen}");
    }
}

#[test]
fn the_lines_above_and_below_a_screen_are_at_its_edges_however_large_it_is() {
    for size in [(45, 90), (300, 100)] {
        for (name, app) in every_screen() {
            let seen = seen(&app, size);
            let [first, last] = [seen.lines().next(), seen.lines().last()];
            assert!(first.unwrap().contains("HANGMAN"), "{name} at {size:?}:\n{seen}");
            assert!(!last.unwrap().is_empty(), "{name} at {size:?}:\n{seen}");
        }
    }
}

#[test]
fn progress_without_a_chart_has_the_figure() {
    let nothing = press(new_player(), "p");
    for size in [(120, 40), (80, 24), (60, 16), (40, 12), (45, 90)] {
        let seen = seen(&nothing, size);
        assert!(seen.contains('▟') || seen.contains('▜'), "{size:?}:\n{seen}");
    }
}

#[test]
fn what_a_setting_means_touches_no_other_setting() {
    for mut app in [press(new_player(), "s"), press(known_par(), "s")] {
        for row in app.rows().collect::<Vec<_>>() {
            for pick in app.choices(row) {
                let _ = app.handle(&Input::Pick(row, pick));
                let seen = seen(&app, (120, 40));
                let rows: Vec<_> = seen.lines().map(|row| row.chars().skip(45).collect()).collect();
                let below = rows.iter().skip_while(|row: &&String| !row.contains("Opponent"));
                let below = below.collect::<Vec<_>>();
                let mut runs = below.split(|row| row.trim().is_empty()).map(<[_]>::len);
                assert!(runs.all(|rows| rows <= 2), "a note has several rows:\n{seen}");
            }
        }
    }
}

#[test]
fn the_end_of_a_round_has_a_blank_row_above_its_buttons_on_small_screens_too() {
    let end = playing("e o t Tab z x v q");
    let seen = seen(&end, (60, 16));
    let rows: Vec<_> = seen.lines().collect();
    let at = usize::from(row(&end, (60, 16), "▸"));
    assert!(rows[at - 1].trim().is_empty(), "{seen}");
}

#[test]
fn a_question_that_is_not_drawn_leaves_its_rows_to_others() {
    let held = holding("n");
    for size in [(45, 90), (40, 30)] {
        let [lives, asked] = ["●", "Is there"].map(|wanted| row(&held, size, wanted));
        assert!(asked - lives <= 5, "{size:?}:\n{}", seen(&held, size));
    }
}

#[test]
fn how_sure_the_computer_is_is_seen_whole_on_the_smallest_whole_screens() {
    let told = seen(&holding("n 3 Enter"), (30, 10));
    assert!(!told.contains('…'), "{told}");
}

#[test]
fn the_buttons_of_a_puzzle_and_the_groups_grow_with_the_screen() {
    let wide = |size| {
        let picture = picture(&puzzle(CIGAR, "u c"), &UNICODE, size);
        let (x, y) = find(&picture, "▸");
        (y - 1..=y + 1).all(|row| picture[(x, row)].bg == picture[(x, y)].bg)
    };
    assert!(wide((200, 60)) && wide((120, 40)) && !wide((80, 24)));
    let round = real_round("Tab e a i");
    let groups = |size| {
        let first = row(&round, size, "groups.");
        let seen = seen(&round, size);
        let below = seen.lines().skip(usize::from(first) + 2);
        below.take_while(|row| row.contains('█') || row.trim().is_empty()).count()
    };
    assert!(groups((200, 60)) > groups((80, 24)));
}

#[test]
fn the_line_above_a_round_stays_the_same_at_its_end() {
    for keys in ["", "z x v q"] {
        let round = press(new_player(), &format!("s ↓ ↓ ↓ → Esc Enter {keys}"));
        let about = View::of(&round, Reach::Keys).about;
        assert_eq!(about.len(), 1, "{about:?}");
    }
}

#[test]
fn help_on_the_title_says_how_to_play_by_ear() {
    assert!(seen(&press(new_player(), "F1"), (120, 40)).contains(BY_EAR));
    assert!(!seen(&playing("F1"), (120, 40)).contains(BY_EAR));
}

#[test]
fn who_thinks_of_the_word_is_said_once() {
    let said = said_to(Session::new(new_player(), |_| None), ["set opponent you"]);
    assert_eq!(said.to_lowercase().matches("you think of a word").count(), 1, "{said}");
}

#[test]
fn a_puzzle_says_what_it_kept_only_where_something_is_gone() {
    let told = |letter: &str| seen(&puzzle(CIGAR, letter), (200, 60));
    assert!(told("i").contains("kept"), "{}", told("i"));
    assert!(!told("z").contains("kept"), "{}", told("z"));
}

#[test]
fn the_choices_of_a_challenge_are_whole_on_the_smallest_whole_screens() {
    for keys in ["d", "d Enter c o o l Enter"] {
        let told = seen(&press(assignment(), keys), (30, 10));
        assert!(!told.contains('…'), "{told}");
    }
}

#[test]
fn the_word_is_drawn_before_there_are_blank_rows() {
    let word = |size| row(&playing(""), size, "●") - row(&playing(""), size, "▀▀▀▀▀");
    assert_eq!(word((60, 16)), 1, "{}", seen(&playing(""), (60, 16)));
}
