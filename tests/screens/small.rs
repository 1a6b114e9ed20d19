//! Tests of small screens: what they must show, and what no screen may claim.

use evil_hangman::app::{Effect, EndItem, HeldEnding, Key, Request, Screen};
use evil_hangman::text::menu;
use evil_hangman::worker::Worker;

use super::*;

/// Returns a screen as one line of words, wherever its sentences are wrapped.
fn told(app: &App, size: (u16, u16)) -> String {
    let text = text(&picture(app, &UNICODE, size));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const SMALL: [(u16, u16); 5] = [(120, 40), (80, 24), (60, 16), (40, 30), (40, 12)];

#[test]
fn every_way_on_is_seen_at_the_end_of_a_round() {
    let ends = [
        playing("e o t z x v q"),
        playing("e Esc ↓ Enter"),
        won(),
        sealed("a b c z x v q"),
        story("↓ ↓ w g h c v z x"),
        holding("- e Enter - e a Enter y"),
    ];
    for end in ends {
        let labels: Vec<_> = match end.screen() {
            Screen::GameOver(over) => {
                over.menu().items().iter().map(|item| menu::after(*item, over)).collect()
            }
            Screen::HeldOver(over) => match over.ending() {
                HeldEnding::Done(menu) => {
                    menu.items().iter().map(|item| menu::after_reverse(*item)).collect()
                }
                ending => panic!("{ending:?}"),
            },
            _ => panic!("no end"),
        };
        for size in SMALL {
            let told = told(&end, size);
            for label in &labels {
                let is_seen = [label.long, label.short].iter().any(|name| told.contains(name));
                assert!(is_seen, "{label:?} at {size:?}: {told}");
            }
        }
    }
}

#[test]
fn the_game_of_the_day_ends_with_a_card() {
    let mut app = game_of_the_day();
    let mut answers = Vec::new();
    for effect in app.handle(&Input::Key("q".parse::<Key>().unwrap())) {
        if let Effect::Request(request @ Request::Think(..)) = effect {
            Worker::default().execute(request, &|| false, &mut |answer| answers.push(answer));
        }
    }
    for answer in answers {
        let _ = app.handle(&answer);
    }
    let app = press(app, "Esc ↓ Enter");
    for size in SMALL {
        let told = told(&app, size);
        for part in [": given up", "1 miss", "Your first", "ext "] {
            assert!(told.contains(part), "{part} at {size:?}: {told}");
        }
        let is_whole = told.contains("with 1 miss") && told.contains(" in 4 h");
        assert!(is_whole || size.0 < 60, "{size:?}: {told}");
    }
    let whole = told(&app, (120, 40));
    assert!(whole.contains("□") && whole.contains("Press s to share this one."), "{whole}");
}

#[test]
fn sentences_are_shortened_before_they_are_cut() {
    let told = told(&press(playing("Tab"), "z"), (25, 8));
    assert!(told.contains("There is no Z.") && !told.contains('…'), "{told}");
}

#[test]
fn footers_name_what_else_there_is() {
    let title = told(&assignment(), (80, 24));
    for page in ["s settings", "p progress", "help"] {
        assert!(title.contains(page), "{page}: {title}");
    }
    let held = told(&holding("y"), (80, 24));
    assert!(held.contains("←→ place"), "{held}");
    let naming = told(&playing("Enter"), (40, 12));
    assert!(naming.contains("Esc back"), "{naming}");
}

#[test]
fn what_is_typed_for_a_length_is_seen_at_every_size() {
    for size in SMALL {
        let app = press(known_par(), "s ↓ ↓ ↓ 1 5");
        assert!(told(&app, size).contains("15"), "{size:?}: {}", told(&app, size));
    }
}

#[test]
fn the_help_names_no_key_that_does_nothing() {
    let help = |app: App| told(&press(app, "F1"), (120, 40));
    let fair = help(sealed("a b c z x v q"));
    assert!(!fair.contains("cheated"), "{fair}");
}

#[test]
fn after_a_yes_it_says_how_to_answer_where() {
    for size in SMALL {
        let told = told(&holding("y"), size);
        assert!(told.contains("Space marks each") && told.contains("then Enter."), "{told}");
    }
}

#[test]
fn the_page_on_par_names_the_number() {
    let app = press(assignment(), "F7 → →");
    let par = app.lesson().unwrap().rounds()[0].lives().get() - 1;
    let told = told(&app, (120, 40));
    assert!(par == 2 && told.contains("loses 2 lives"), "{told}");
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
            let lines = size.1 < 8 || (keys.contains("Enter") && keys.contains("Space"));
            assert!(lines, "{size:?}:\n{marked}");
        }
    }
}

#[test]
fn a_story_that_is_cut_says_so_and_its_ends_are_a_key_away() {
    for theme in [&*UNICODE, &*ASCII] {
        let (down, up) = if theme.glyphs.unicode { ("↓", "↑") } else { ("Down", "Up") };
        let size = (40, 12);
        let seen = |keys| text(&picture(&story(keys), theme, size));
        let (top, bottom) = (seen("End Home"), seen("End"));
        assert!(top.contains(" 1 e") && !top.contains(" 7 q"), "{size:?}:\n{top}");
        assert!(bottom.contains(" 7 q") && !bottom.contains(" 1 e"), "{size:?}:\n{bottom}");
        assert!(top.contains(&format!("{down} more")), "{size:?}:\n{top}");
        assert!(bottom.contains(&format!("{up} more")), "{size:?}:\n{bottom}");
    }
}

#[test]
fn the_help_is_scrolled_by_pages_and_to_its_ends() {
    for size in [(60, 16), (40, 12)] {
        let help = |keys: &str| text(&picture(&playing(&format!("F1 {keys}")), &UNICODE, size));
        let top = help("");
        let first = top.contains("↓ more") && !top.contains("↑ ↓");
        assert!(first, "{size:?}:\n{top}");
        assert_eq!(help("PageDown"), help("↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓"), "{size:?}");
        assert_eq!(help("PageDown PageUp"), top, "{size:?}");
        assert_eq!(help("End"), help(&"↓ ".repeat(60)), "{size:?}");
        assert_ne!(help("End ↑"), help("End"), "one key up is seen at once at {size:?}");
        assert_eq!(help("End ↑ ↓"), help("End"), "{size:?}");
        assert_eq!(help("End Home"), top, "{size:?}");
    }
}

#[test]
fn a_round_without_letters_has_no_story_and_one_that_is_told_no_idle_keys() {
    for keys in ["Esc ↓ Enter", "Esc ↓ Enter c"] {
        let app = playing(keys);
        let Screen::GameOver(over) = app.screen() else { panic!("{keys}") };
        assert!(!over.menu().items().contains(&EndItem::Story), "{keys}");
    }
}
