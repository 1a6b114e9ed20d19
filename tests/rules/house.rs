//! Tests of the house rules that neither the compiler nor clippy checks.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Where there is code.
const SOURCES: [&str; 4] = ["src", "crates/words/src", "crates/solver/src", "crates/hangman/src"];

/// Returns every file in source folders, as a path from its folder, with its top-level module and its text.
fn sources(folders: &[&str]) -> Vec<(PathBuf, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for source in folders.iter().map(|source| root.join(source)) {
        let mut folders = vec![source.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let inside = path.strip_prefix(&source).unwrap();
                    let module =
                        inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
                    let text = fs::read_to_string(&path).unwrap();
                    files.push((inside.to_owned(), module.to_owned(), text));
                }
            }
        }
    }
    files
}

/// Returns the text of a file without test code: each item after a `#[cfg(test)]` is dropped up to the end of
/// its block or, if it has none, of its statement.
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
fn code_after_tests_is_checked_too() {
    let text = "mod a;\n#[cfg(test)]\nmod tests;\nmod b;\nimpl A {\n    #[cfg(test)]\n    fn f() {\n        \
                if x {\n        }\n    }\n    fn g() {}\n}\n#[cfg(test)]\nmod more {\n    fn h() {}\n}\n";
    assert_eq!(without_tests(text), "mod a;\nmod b;\nimpl A {\n    fn g() {}\n}\n");
}

/// Returns the lines of code, without comments.
fn code(text: &str) -> Vec<String> {
    let text = without_tests(text);
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.map(str::to_owned).collect()
}

/// Returns every file in source folders except those for tests.
fn sources_without_tests(folders: &[&str]) -> Vec<(PathBuf, String, String)> {
    let files = sources(folders);
    let mut of_tests = Vec::new();
    for (path, _, text) in &files {
        let lines: Vec<_> = text.lines().map(str::trim).collect();
        for pair in lines.windows(2).filter(|pair| pair[0] == "#[cfg(test)]") {
            if let Some(name) = pair[1].strip_prefix("mod ").and_then(|name| name.strip_suffix(';'))
            {
                of_tests.push(path.with_extension("").join(format!("{name}.rs")));
            }
        }
    }
    files.into_iter().filter(|(path, ..)| !of_tests.contains(path)).collect()
}

/// Modules that may check the operating system: those for it, those for child processes, and a command of
/// crossterm that needs it on Windows.
const KNOW_THE_SYSTEM: [&str; 3] = ["system", "players/os", "tui/mouse"];

#[test]
fn platform_checks_are_confined_to_their_modules() {
    let mut asking = BTreeSet::new();
    for (path, _, text) in sources_without_tests(&SOURCES) {
        let asks = |line: &str| {
            let condition = line.contains("cfg(") || line.contains("cfg!(");
            condition && ["unix", "windows", "target_"].iter().any(|system| line.contains(system))
        };
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        if code.lines().any(asks) {
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
    for (path, _, text) in sources(&SOURCES) {
        assert!(text.starts_with("//! "), "{} begins with what it owns", path.display());
        let lines = without_tests(&text).lines().count();
        assert!(lines <= 400, "{} has {lines} lines", path.display());
    }
}

#[test]
fn widths_are_asked_of_unicode_width() {
    for (path, module, text) in sources_without_tests(&SOURCES) {
        if ["ui", "tui", "line", "text", "play", "commands"].contains(&&*module) {
            let counted = code(&text).into_iter().find(|line| line.contains("chars().count()"));
            assert_eq!(counted, None, "{}: characters are no columns", path.display());
        }
    }
}
