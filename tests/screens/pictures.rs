//! Tests that the pictures in the README are up to date.

#[path = "../../examples/pictures/gallery.rs"]
#[allow(dead_code)]
mod gallery;
#[path = "../../examples/pictures/scenes.rs"]
mod scenes;
#[path = "../../examples/pictures/svg.rs"]
mod svg;

use std::fs;
use std::path::Path;

#[test]
fn no_picture_is_stale() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
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
    let kept = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name());
    for name in kept.map(|name| name.into_string().unwrap()) {
        assert!(names.contains(&name), "{name} is no picture of the program's");
    }
}
