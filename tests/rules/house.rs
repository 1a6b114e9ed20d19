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
    for (path, _, text) in sources(&SOURCES) {
        assert!(text.starts_with("//! "), "{} begins with what it owns", path.display());
        let lines = without_tests(&text).lines().count();
        assert!(lines <= 400, "{} has {lines} lines", path.display());
    }
}

/// A string literal: its line (from 1), the code before it in its statement, and its text.
struct Literal {
    line: usize,
    before: String,
    text: String,
}

/// Returns every string literal outside tests. Character literals, comments and nested quotes are handled.
fn literals(text: &str) -> Vec<Literal> {
    let text = without_tests(text);
    let (mut found, mut rest, mut line, mut before) = (Vec::new(), text.as_str(), 1, String::new());
    while let Some(c) = rest.chars().next() {
        let raw = rest.strip_prefix('r').map(|raw| raw.trim_start_matches('#')).filter(|raw| {
            raw.starts_with('"') && !before.ends_with(|c: char| c.is_alphanumeric() || c == '_')
        });
        let taken = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(raw) = raw {
            let hashes = rest.len() - raw.len() - 1;
            let end = format!("\"{}", "#".repeat(hashes));
            let inside = &raw[1..];
            let inside = &inside[..inside.find(&end).expect("a raw string ends")];
            found.push(Literal { line, before: before.clone(), text: inside.to_owned() });
            rest.len() - raw.len() + 1 + inside.len() + end.len()
        } else if c == '"' {
            let mut escaped = false;
            let end = rest.char_indices().skip(1).find(|(_, c)| {
                let ends = *c == '"' && !escaped;
                escaped = *c == '\\' && !escaped;
                ends
            });
            let end = end.expect("a string ends").0;
            found.push(Literal { line, before: before.clone(), text: rest[1..end].to_owned() });
            end + 1
        } else if rest.starts_with("'\\") {
            3 + rest[3..].find('\'').expect("a character ends")
        } else if c == '\'' && rest.chars().nth(2) == Some('\'') {
            rest.char_indices().nth(3).map_or(rest.len(), |(at, _)| at)
        } else {
            c.len_utf8()
        };
        before.push_str(if taken == c.len_utf8() { &rest[..taken] } else { "" });
        if before.ends_with([';', '}', '{']) {
            before.clear();
        }
        line += rest[..taken].matches('\n').count();
        rest = &rest[taken..];
    }
    found
}

/// Returns the part of a string that people read, without placeholders and escapes.
fn read_by_people(text: &str) -> String {
    let mut read = String::new();
    let mut depth = 0;
    let mut chars =
        text.replace("{{", "").replace("}}", "").chars().collect::<Vec<_>>().into_iter();
    while let Some(c) = chars.next() {
        match c {
            '\\' => {
                chars.next();
                read.push(' ');
            }
            '{' => depth += 1,
            '}' => depth -= 1,
            c if depth == 0 => read.push(c),
            _ => {}
        }
    }
    read
}

/// Returns whether a string is a sentence or a label.
fn is_prose(text: &str) -> bool {
    let read = read_by_people(text);
    let is_word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let label = read.trim().starts_with(char::is_uppercase)
        && read.contains(char::is_lowercase)
        && read.trim().chars().all(|c| c.is_alphabetic() || " -".contains(c));
    label || read.split_whitespace().filter(is_word).count() > 1
}

/// Modules besides `text` that may contain text for people, and why. Errors have their messages beside their
/// variants, so `#[error(…)]` is allowed everywhere.
const SPEAKS_FOR_ITSELF: &[(&str, &str)] = &[
    ("app/keys", "the names on the keys, as files and tests write them"),
    ("cli", "what --help says stands with the flags, since clap makes it from them"),
    ("commands/check/each.rs", "a command line for the shell"),
    ("commands/check/tests/tiny.rs", "what a program under test prints"),
    ("config", "a setting is spelled once: its flag, its help and its line of the file"),
    ("error.rs", "an error's message"),
    ("engine/opponent.rs", "what an opponent does, in the paragraph that is all there is of it"),
    ("engine/rule.rs", "a rule in the words of its flags, which reports for programs print too"),
    ("game/library.rs", "a part of an error's message"),
    ("players", "lines of the protocol, names of signals, and a shell's command"),
    ("referee", "the protocol, which is the same in every language"),
    ("system", "an error's message"),
    ("tui/ask.rs", "what terminals are asked, in their language"),
    ("ui/theme/paint.rs", "what is wrong in a theme's file, beside what finds it"),
    ("ui/theme/parse.rs", "what is wrong in a theme's file, beside what finds it"),
    ("wordfile.rs", "what a list from standard input is called, in transcripts too"),
    ("tui.rs", "marks of the screen for tests"),
];

#[test]
fn sentences_are_only_in_text() {
    let mut misplaced = Vec::new();
    let mut used = vec![0; SPEAKS_FOR_ITSELF.len()];
    // The libraries below have error messages and names of letters.
    for (path, module, text) in sources_without_tests(&["src", "crates/hangman/src"]) {
        if module == "text" {
            continue;
        }
        let inside = path.to_str().unwrap();
        let exempt = SPEAKS_FOR_ITSELF.iter().position(|(place, _)| {
            inside == *place || inside == format!("{place}.rs") || path.starts_with(place)
        });
        for literal in literals(&text) {
            let before: String = literal.before.split_whitespace().collect();
            let is_for_developers =
                ["expect(", "panic!(", "unreachable!(", "assert!(", "reason=", "must_use="]
                    .iter()
                    .any(|call| before.rfind(call).is_some_and(|at| !before[at..].contains(')')));
            let is_an_error =
                before.rfind("#[error(").is_some_and(|at| !before[at..].contains(")]"));
            let serde = before.rfind("#[serde(").is_some_and(|at| !before[at..].contains(")]"));
            if !is_prose(&literal.text) || is_for_developers || is_an_error || serde {
                continue;
            }
            match exempt {
                Some(at) => used[at] += 1,
                None => misplaced.push(format!("{inside}:{}: {:?}", literal.line, literal.text)),
            }
        }
    }
    assert!(misplaced.is_empty(), "move these to src/text:\n{}", misplaced.join("\n"));
    for ((place, why), used) in SPEAKS_FOR_ITSELF.iter().zip(used) {
        assert!(used > 0, "{place} ({why}) has no text for people any more");
    }
}

#[test]
fn strings_are_found_and_sentences_among_them() {
    let text = "fn f() { g(\"a \\\" b\", '\"', r#\"raw \"x\" y\"#, 'a'); } // \"no\"\n\n#[cfg(test)]\nmod t { \"t\" }\n}\n";
    let found: Vec<_> = literals(text).into_iter().map(|literal| literal.text).collect();
    assert_eq!(found, ["a \\\" b", "raw \"x\" y"]);
    for prose in
        ["Pause", "as it was", "{letter} guessed, {misses} left.", "YOU WIN", "Let me think …"]
    {
        assert!(is_prose(prose), "{prose}");
    }
    for other in ["{} {dot} {}", "common", "qwertyuiop", "{left:<width$}", "\\n", "A", "rgb", "X-"]
    {
        assert!(!is_prose(other), "{other}");
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
