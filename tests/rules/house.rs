//! Tests of the house rules that the compiler and clippy don't check.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{files, project};

/// Where there is code.
const SOURCES: [&str; 4] = ["src", "crates/words/src", "crates/solver/src", "crates/hangman/src"];

/// Returns every file that is not of tests alone, as a path from its folder, with its code before its tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for source in SOURCES.map(project) {
        for path in files(&source) {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
            all.push((path.strip_prefix(&source).unwrap().to_owned(), code.to_owned()));
        }
    }
    let of_tests = ["tests", "handout", "faults"].map(std::ffi::OsStr::new);
    all.retain(|(path, _)| !path.with_extension("").iter().any(|part| of_tests.contains(&part)));
    all
}

/// Modules that may check the operating system: those for it, those for child processes, a command of crossterm that needs
/// it on Windows, and the keys, one of which Windows doesn't have.
const KNOW_THE_SYSTEM: [&str; 4] = ["system", "players/os", "tui/mouse", "app/keys/table"];

#[test]
fn platform_checks_are_confined_to_their_modules() {
    let mut asking = BTreeSet::new();
    for (path, text) in sources() {
        let asks = |line: &str| {
            let condition = line.contains("cfg(") || line.contains("cfg!(");
            condition && ["unix", "windows", "target_"].iter().any(|system| line.contains(system))
        };
        if text.lines().any(asks) {
            let room = KNOW_THE_SYSTEM
                .iter()
                .find(|room| path.with_extension("") == Path::new(room) || path.starts_with(room));
            asking
                .insert(*room.unwrap_or_else(|| panic!("{} asks for the system", path.display())));
        }
    }
    assert_eq!(asking, BTreeSet::from(KNOW_THE_SYSTEM), "a room that asks no more");
}

#[test]
fn every_file_says_first_what_it_owns_and_stays_short() {
    for (path, text) in sources() {
        assert!(text.starts_with("//! "), "{} begins with what it owns", path.display());
        let lines = text.lines().count();
        assert!(lines <= 400, "{} has {lines} lines", path.display());
    }
}

#[test]
fn widths_are_asked_of_unicode_width() {
    let shown = ["ui", "tui", "line", "text", "play", "commands"];
    for (path, text) in sources() {
        if shown.iter().any(|module| path.with_extension("").starts_with(module)) {
            let mut code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let counted = code.find(|line| line.contains("chars().count()"));
            assert_eq!(counted, None, "{}: characters are no columns", path.display());
        }
    }
}

/// The modules of the program, from the lowest row up. Those in one row don't know each other.
const LAYERS: [&[&str]; 11] = [
    &["system", "history"],
    &["wordfile", "historyfile", "app"],
    &["text", "worker"],
    &["view", "config", "players"],
    &["line", "ui", "cli"],
    &["lists"],
    &["services", "error"],
    &["tui"],
    &["play"],
    &["commands"],
    &["main"],
];

#[test]
fn modules_import_only_from_those_below_them() {
    let layer = |module: &str| LAYERS.iter().position(|row| row.contains(&module));
    let (mut upward, mut seen) = (BTreeSet::new(), 0);
    for (path, code) in sources() {
        let module = path.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        let Some(own) = layer(module) else { continue };
        for used in code.split("crate::").skip(1) {
            let used = used.split(|c: char| !c.is_ascii_lowercase()).next().unwrap();
            let Some(other) = layer(used).filter(|_| used != module) else { continue };
            seen += 1;
            if other >= own {
                upward.insert(format!("{module} -> {used} ({})", path.display()));
            }
        }
    }
    assert!(upward.is_empty() && seen > 300, "{seen} {upward:#?}");
}

#[test]
fn the_full_screen_is_drawn_from_views_alone() {
    let mut known = BTreeSet::new();
    for (path, code) in
        sources().into_iter().filter(|(path, _)| path.with_extension("").starts_with("ui"))
    {
        for used in code.split("crate::").skip(1) {
            let used = used.split(|c: char| !c.is_ascii_lowercase()).next().unwrap().to_owned();
            assert!(["ui", "view", "words"].contains(&&*used), "{} names {used}", path.display());
            known.insert(used);
        }
    }
    assert!(known.contains("view"));
}

#[test]
fn the_page_leaves_the_word_i_to_the_opponent() {
    let is_ours = |path: &PathBuf| {
        path.extension().is_some_and(|it| it == "js") && !path.ends_with("lit-html.js")
    };
    let scripts = files(&project("web/page")).into_iter().filter(is_ours);
    for path in scripts.chain([project("web/src/text.rs")]) {
        for line in fs::read_to_string(&path).unwrap().lines() {
            let is_said = !line.trim_start().starts_with("//") && line.contains(['"', '`']);
            let mut words = line.split(|c: char| !c.is_alphanumeric());
            assert!(!is_said || words.all(|word| word != "I"), "{}: {line}", path.display());
        }
    }
}

/// Modules of the program that are pure; clippy sees to the packages.
const PURE: [&str; 6] = ["app", "history", "text", "ui", "view", "worker"];

#[test]
fn what_is_pure_names_no_file_no_clock_no_thread_and_no_terminal() {
    let world = ["fs", "env", "thread", "process", "time::Instant", "time::SystemTime"];
    let mut known = BTreeSet::new();
    for (path, code) in sources() {
        let module = path.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        for (at, _) in code.match_indices("std::") {
            // One path, or several in braces.
            let used = &code[at + "std::".len()..];
            let used = match used.strip_prefix('{') {
                Some(several) => several.split(';').next().unwrap().split(',').collect(),
                None => vec![used],
            };
            for used in used {
                let named = world.iter().find(|name| used.trim_start().starts_with(**name));
                let Some(named) = named else { continue };
                assert!(!PURE.contains(&module), "{} names std::{named}", path.display());
                known.insert(*named);
            }
        }
        let terminal = ["crossterm", "stdin()", "stdout()", "stderr()"];
        let is_free = terminal.iter().all(|name| !code.contains(name));
        assert!(!PURE.contains(&module) || is_free, "{}", path.display());
    }
    assert!(known.len() > 3, "elsewhere they are used: {known:?}");
}
