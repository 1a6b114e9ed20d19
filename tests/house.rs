//! The house rules that a test can see: imports run downhill, and pure modules stay pure.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors from below; a module may use those before it in the list, never those after it.
/// Modules on the same floor do not know each other.
const FLOORS: [&[&str]; 14] = [
    &["words", "solver"],
    &["engine", "guesser"],
    &["game"],
    &["history"],
    &["evaluation", "wordfile", "historyfile", "ownwords"],
    &["prose"],
    &["app"],
    &["line", "ui", "config"],
    &["cli"],
    &["thinker"],
    &["tui"],
    &["play"],
    &["commands"],
    &["main"],
];

/// Modules that read and write nothing, draw nothing, and take chance from outside.
const PURE: [&str; 9] =
    ["words", "solver", "engine", "guesser", "game", "history", "evaluation", "prose", "app"];

/// What only the outside may touch.
const OUTSIDE: [&str; 11] = [
    "ratatui",
    "crossterm",
    "std::fs",
    "std::env",
    "std::time",
    "std::net",
    "std::process",
    "SysRng",
    "println!",
    "print!",
    "stdin(",
];

/// Every source file with the floor's module that it belongs to and its text.
fn sources() -> Vec<(PathBuf, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let inside = path.strip_prefix(&root).unwrap();
                let module =
                    inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
                let text = fs::read_to_string(&path).unwrap();
                files.push((inside.to_owned(), module.to_owned(), text));
            }
        }
    }
    files
}

/// The part of a file that is not its tests.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

/// The lines that are code, not comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    without_tests(text).lines().filter(|line| !line.trim_start().starts_with("//"))
}

fn floor(module: &str) -> Option<usize> {
    FLOORS.iter().position(|modules| modules.contains(&module))
}

/// The modules of the house that a line of code names.
fn named(line: &str) -> Vec<&str> {
    let paths = line.match_indices("crate::").map(|(at, found)| &line[at + found.len()..]);
    let paths = paths
        .chain(line.match_indices("evil_hangman::").map(|(at, found)| &line[at + found.len()..]));
    paths
        .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or(""))
        .collect()
}

#[test]
fn imports_run_downhill_only() {
    let mut seen = 0;
    for (path, module, text) in sources() {
        if module == "lib" {
            continue;
        }
        let own = floor(&module).unwrap_or_else(|| panic!("{} is on no floor", path.display()));
        for line in code(&text) {
            for used in named(line).into_iter().filter(|used| *used != module) {
                let Some(other) = floor(used) else { continue };
                seen += 1;
                assert!(other < own, "{}: {module} must not know {used}: {line}", path.display());
            }
        }
    }
    assert!(seen > 30, "the test looks at imports: {seen}");
}

#[test]
fn pure_modules_stay_pure() {
    let pure: Vec<_> =
        sources().into_iter().filter(|(_, module, _)| PURE.contains(&module.as_str())).collect();
    assert!(pure.len() > 15);
    for (path, _, text) in pure {
        for line in code(&text) {
            let touched = OUTSIDE.iter().find(|outside| line.contains(*outside));
            assert_eq!(touched, None, "{}: {line}", path.display());
        }
    }
}

#[test]
fn every_file_says_first_what_it_owns_and_stays_short() {
    for (path, _, text) in sources() {
        assert!(text.starts_with("//! "), "{} begins with what it owns", path.display());
        let lines = without_tests(&text).lines().count();
        assert!(lines <= 400, "{} has {lines} lines", path.display());
    }
}

#[test]
fn the_map_in_the_library_names_every_module() {
    let files = sources();
    let (_, _, library) = files.iter().find(|(_, module, _)| module == "lib").unwrap();
    for modules in FLOORS {
        for module in modules.iter().filter(|module| **module != "main") {
            assert!(library.contains(&format!("[`{module}`]")), "lib.rs does not explain {module}");
        }
    }
}
