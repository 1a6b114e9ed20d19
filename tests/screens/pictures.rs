//! Tests that the pictures in the README are up to date.

#[path = "../../examples/pictures/scenes.rs"]
mod scenes;
#[path = "../../examples/pictures/svg.rs"]
mod svg;

use std::fs;

use crate::support::{names as support_names, project};

#[test]
fn the_animation_shows_the_trick_within_five_seconds() {
    let text = fs::read_to_string(project("assets/pictures/round.svg")).unwrap();
    let group = text.split("<g ").find(|group| group.contains("splits 37,136"));
    let group = group.expect("the X-ray is in the picture");
    let field = |name: &str| group.split(&format!(" {name}=\"")).nth(1)?.split('"').next();
    let length: f64 = field("dur").unwrap().trim_end_matches('s').parse().unwrap();
    let number = |text: &str| text.parse::<f64>().unwrap();
    let times: Vec<_> = field("keyTimes").unwrap().split(';').map(number).collect();
    let shown = field("values").unwrap().split(';').position(|value| value == "inline").unwrap();
    let begins = times[shown] * length;
    let ends = times.get(shown + 1).map_or(length, |time| time * length);
    assert!(begins < 2.0 && ends - begins > 2.0, "from {begins} s to {ends} s");
}

#[test]
#[ignore = "nightly: any changed word changes them"]
fn no_picture_is_stale() {
    let folder = project("assets/pictures");
    let mut stale = Vec::new();
    let mut names = Vec::new();
    for (name, picture) in scenes::all() {
        let kept = fs::read_to_string(folder.join(&name)).unwrap_or_default();
        if kept.replace("\r\n", "\n") != picture {
            stale.push(name.clone());
        }
        names.push(name);
    }
    assert!(stale.is_empty(), "cargo run --example pictures makes these again: {stale:?}");
    names.sort();
    assert_eq!(support_names(&folder), names, "all are pictures of the program's");
}
