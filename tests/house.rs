//! The house rules that a test can see: imports run downhill, and pure modules stay pure.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors from below; a module may use those before it in the list, never those after it.
/// Modules on the same floor do not know each other.
const FLOORS: [&[&str]; 17] = [
    &["mixing"],
    &["words", "solver"],
    &["engine", "guesser"],
    &["game"],
    &["history"],
    &["system"],
    &["evaluation", "referee", "wordfile", "historyfile", "ownwords"],
    &["prose"],
    &["app"],
    &["line", "ui", "config", "players"],
    &["cli"],
    &["thinker", "lists"],
    &["desk"],
    &["tui"],
    &["play"],
    &["commands"],
    &["main"],
];

/// Modules that read and write nothing, draw nothing, and take chance from outside.
const PURE: [&str; 11] = [
    "mixing",
    "words",
    "solver",
    "engine",
    "guesser",
    "game",
    "history",
    "evaluation",
    "referee",
    "prose",
    "app",
];

/// What only the outside may touch.
const OUTSIDE: [&str; 12] = [
    "crate::system",
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

/// A file without what only tests have: each item below a `#[cfg(test)]`, to the end of its block or, where
/// it has none, of its statement.
fn without_tests(text: &str) -> String {
    let mut kept = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line.trim() != "#[cfg(test)]" {
            kept += line;
            kept.push('\n');
            continue;
        }
        let margin = &line[..line.len() - line.trim_start().len()];
        let ends = [format!("{margin}}}"), format!("{margin}}};"), format!("{margin}}},")];
        for line in lines.by_ref() {
            let begins = line.starts_with(margin) && !line[margin.len()..].starts_with(' ');
            let is_whole = begins && (line.ends_with(';') || line.ends_with(','));
            if is_whole || ends.iter().any(|end| line == end) {
                break;
            }
        }
    }
    kept
}

#[test]
fn what_stands_below_tests_is_read_too() {
    let text = "mod a;\n#[cfg(test)]\nmod tests;\nmod b;\nimpl A {\n    #[cfg(test)]\n    fn f() {\n        \
                if x {\n        }\n    }\n    fn g() {}\n}\n#[cfg(test)]\nmod more {\n    fn h() {}\n}\n";
    assert_eq!(without_tests(text), "mod a;\nmod b;\nimpl A {\n    fn g() {}\n}\n");
    let solver = sources().into_iter().find(|(path, ..)| path == Path::new("solver.rs")).unwrap().2;
    assert!(without_tests(&solver).contains("pub struct Solver"));
}

/// The lines that are code, not comments.
fn code(text: &str) -> Vec<String> {
    let text = without_tests(text);
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.map(str::to_owned).collect()
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
            for used in named(&line).into_iter().filter(|used| *used != module) {
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
        for module in modules.iter().filter(|module| !["main", "mixing"].contains(module)) {
            assert!(library.contains(&format!("[`{module}`]")), "lib.rs does not explain {module}");
        }
    }
}
