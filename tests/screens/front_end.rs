//! Tests that the example front end plays the game.

#[allow(dead_code)]
#[path = "../../examples/front_end.rs"]
mod example;

use super::lives_left;

const SOURCE: &str = include_str!("../../examples/front_end.rs");

fn shown(keys: &str) -> String {
    let mut out = Vec::new();
    example::play(keys.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_round_is_played_to_its_end() {
    let screens = shown("Enter\ne\nt a o i n s r z x v j q\n");
    let screens: Vec<_> = screens.split_inclusive('\n').collect();
    let screens: Vec<String> = screens.chunks(24).map(<[_]>::concat).collect();
    let [setup, empty, guessed, over] = &screens[..] else { panic!("{screens:#?}") };
    assert!(setup.contains("PLAY"), "{setup}");
    assert!(empty.contains(&lives_left(7)), "{empty}");
    assert!(guessed.contains(&lives_left(6)), "{guessed}");
    assert!(over.contains("How it cheated"), "{over}");
}

#[test]
fn it_takes_less_than_a_hundred_lines_and_no_operating_system() {
    assert!(SOURCE.lines().count() < 100);
    for forbidden in ["cfg(feature", "::services", "::tui", "::historyfile", "::system"] {
        assert!(!SOURCE.contains(forbidden), "{forbidden}");
    }
}
