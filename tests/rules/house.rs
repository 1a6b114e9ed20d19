//! Tests of the architecture: imports run downhill, pure modules stay pure, and every file says what it owns.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The layers from the bottom up. A module may import from earlier layers only, not from its own or later
/// ones.
const FLOORS: &[&[&str]] = &[
    &["mixing", "threads"],
    &["words", "solver"],
    &["lexicons", "position"],
    &["engine", "guesser"],
    &["game", "puzzles"],
    &["history"],
    &["system"],
    &["evaluation", "referee", "wordfile", "historyfile", "ownwords"],
    &["app"],
    &["text", "worker"],
    &["view"],
    &["line", "ui", "config", "players"],
    &["cli"],
    &["lists"],
    &["services"],
    &["tui"],
    &["play"],
    &["commands"],
    &["main"],
];

/// Modules that use no files, clock, threads or terminal, and no randomness of their own.
const PURE: &[&str] = &[
    "mixing",
    "words",
    "solver",
    "lexicons",
    "position",
    "engine",
    "guesser",
    "game",
    "puzzles",
    "history",
    "evaluation",
    "referee",
    "app",
    "text",
    "worker",
    "view",
];

/// What pure modules must not use.
const OUTSIDE: &[&str] = &[
    "system",
    "ratatui",
    "crossterm",
    "std::fs",
    "std::env",
    "std::thread",
    "std::time",
    "std::net",
    "std::process",
    "SysRng",
    "println!",
    "print!",
    "stdin(",
];

/// Returns every source file with its top-level module and its text.
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
    let solver = sources().into_iter().find(|(path, ..)| path == Path::new("solver.rs")).unwrap().2;
    assert!(without_tests(&solver).contains("pub struct Solver"));
}

/// Returns the lines of code, without comments.
fn code(text: &str) -> Vec<String> {
    let text = without_tests(text);
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.map(str::to_owned).collect()
}

/// Returns every source file except those for tests.
fn sources_without_tests() -> Vec<(PathBuf, String, String)> {
    let files = sources();
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
    assert!(of_tests.contains(&PathBuf::from("solver/tests.rs")));
    files.into_iter().filter(|(path, ..)| !of_tests.contains(path)).collect()
}

/// Modules that may check the operating system: those for it, those for child processes, and a command of
/// crossterm that needs it on Windows.
const KNOW_THE_SYSTEM: [&str; 3] = ["system", "players/os", "tui/mouse"];

#[test]
fn platform_checks_are_confined_to_their_modules() {
    let mut asking = BTreeSet::new();
    for (path, _, text) in sources_without_tests() {
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

fn floor(module: &str) -> Option<usize> {
    FLOORS.iter().position(|modules| modules.contains(&module))
}

#[test]
fn imports_run_downhill_only() {
    let mut seen = 0;
    for (path, module, text) in sources() {
        if module == "lib" {
            continue;
        }
        let own = floor(&module).unwrap_or_else(|| panic!("{} is on no floor", path.display()));
        for used in paths(&path, &text) {
            let other = used.split("::").next().unwrap_or_default();
            let Some(below) = floor(other).filter(|_| other != module) else { continue };
            seen += 1;
            assert!(below < own, "{}: {module} must not know {used}", path.display());
        }
    }
    assert!(seen > 1_000, "the test looks at imports: {seen}");
}

/// Returns the paths that a file names, from the root of the library, in `use` lines and anywhere else in its
/// code: `use super::{a, b::C};` in `x/y.rs` gives `x::a` and `x::b::C`. Paths of other crates stay as written.
fn paths(path: &Path, text: &str) -> Vec<String> {
    let code = code(text).join("\n");
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let starts = code
        .match_indices("use ")
        .filter(|(at, _)| code[..*at].ends_with(['\n', ' ', ')']) || *at == 0);
    let (mut found, mut elsewhere, mut read) = (Vec::new(), String::new(), 0);
    for (at, start) in starts.filter(|(at, _)| {
        code[..*at].trim_end().ends_with([';', '}', ')', ']', '{', 'b'])
            || code[..*at].trim().is_empty()
    }) {
        let statement = code[at + start.len()..].split(';').next().unwrap();
        elsewhere += &code[read..at];
        read = at + start.len() + statement.len();
        let tree = statement.split_whitespace().collect::<Vec<_>>();
        let tree = match tree.iter().position(|word| *word == "as") {
            Some(renamed) if !statement.contains('{') => tree[..renamed].concat(),
            _ => tree.join(" ").replace(" as _", "").replace(' ', ""),
        };
        spread(&tree, String::new(), &mut found);
    }
    elsewhere += &code[read..];
    for (at, _) in elsewhere.match_indices("::") {
        let start = elsewhere[..at].rfind(|c| !is_part(c)).map_or(0, |before| before + 1);
        let named: String = elsewhere[start..].chars().take_while(|c| is_part(*c)).collect();
        let head = named.split("::").next().unwrap_or_default();
        if ["crate", "super", "self", "std", "evil_hangman"].contains(&head)
            && elsewhere[start..at] == *head
        {
            found.push(named.trim_end_matches(':').to_owned());
        }
    }
    let own = module(path);
    let from = |tree: &String| {
        let rest = tree.strip_prefix("crate::").or_else(|| tree.strip_prefix("evil_hangman::"));
        if let Some(rest) = rest {
            return rest.to_owned();
        }
        let head = tree.split("::").next().unwrap_or_default();
        if ["std", "ratatui", "crossterm"].contains(&head) {
            return tree.clone();
        }
        let (mut base, mut rest) = (own.clone(), tree.as_str());
        while let Some(after) = rest.strip_prefix("super::") {
            base.pop();
            rest = after;
        }
        base.push(rest.strip_prefix("self::").unwrap_or(rest).to_owned());
        base.join("::")
    };
    found.iter().map(from).collect()
}

/// Expands the braces of an import.
fn spread(tree: &str, before: String, found: &mut Vec<String>) {
    let Some((head, inside)) = tree.split_once('{') else {
        found.push(before + tree);
        return;
    };
    let inside = inside.strip_suffix('}').unwrap_or(inside);
    let (mut depth, mut part) = (0, String::new());
    for c in inside.chars().chain([',']) {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if c != ',' || depth > 0 {
            part.push(c);
        } else if !part.is_empty() {
            spread(&std::mem::take(&mut part), format!("{before}{head}"), found);
        }
    }
}

/// Returns the module path of a file: `a/b.rs` is `a`, `b`.
fn module(path: &Path) -> Vec<String> {
    path.with_extension("").iter().map(|part| part.to_str().unwrap().to_owned()).collect()
}

/// Returns the pairs of siblings of which the first imports from the second, directly or through their
/// parent.
fn siblings(files: &[(PathBuf, String, String)]) -> BTreeSet<(String, String)> {
    let modules: BTreeSet<_> = files.iter().map(|(path, ..)| module(path).join("::")).collect();
    // What a module re-exports from a child: `a::X` is `a::b::X`.
    let mut handed_on = BTreeMap::new();
    for (path, _, text) in files {
        let own = if path == Path::new("lib.rs") { Vec::new() } else { module(path) };
        for import in paths(path, text) {
            let name = import.rsplit("::").next().unwrap_or_default();
            handed_on.insert([own.clone(), vec![name.to_owned()]].concat().join("::"), import);
        }
    }
    let mut pairs = BTreeSet::new();
    for (path, _, text) in files {
        let own = module(path);
        for mut import in paths(path, text) {
            while let Some(further) = handed_on.get(&import).filter(|further| **further != import) {
                import.clone_from(further);
            }
            let other: Vec<_> = import.split("::").map(str::to_owned).collect();
            let same = own.iter().zip(&other).take_while(|(own, other)| own == other).count();
            if same < own.len() && same < other.len() {
                let (own, other) = (own[..=same].join("::"), other[..=same].join("::"));
                if modules.contains(&own) && modules.contains(&other) {
                    pairs.insert((own, other));
                }
            }
        }
    }
    pairs
}

#[test]
fn no_two_siblings_import_each_other() {
    let pairs = siblings(&sources_without_tests());
    assert!(pairs.len() > 200, "the test looks at imports: {}", pairs.len());
    let both: Vec<_> = pairs
        .iter()
        .filter(|(one, other)| one < other && pairs.contains(&(other.clone(), one.clone())))
        .collect();
    assert!(both.is_empty(), "move what they share below both: {both:?}");
}

#[test]
fn cycles_are_found_through_braces_and_parents() {
    let file = |path: &str, text: &str| (PathBuf::from(path), String::new(), text.to_owned());
    let files = [
        file("a.rs", "mod b;\nmod c;\npub use b::{B, More};\n"),
        file("a/b.rs", "use std::fmt;\nuse super::{\n    d::D,\n    c::{C, E},\n};\n"),
        file(
            "a/c.rs",
            "use crate::a::{self, B};\n#[cfg(test)]\nmod tests {\n    use super::super::d::D;\n}\n",
        ),
        file("a/d.rs", ""),
    ];
    let pair = |one: &str, other: &str| (format!("a::{one}"), format!("a::{other}"));
    assert_eq!(siblings(&files), [pair("b", "c"), pair("b", "d"), pair("c", "b")].into());
}

#[test]
fn pure_modules_stay_pure() {
    let pure: Vec<_> =
        sources().into_iter().filter(|(_, module, _)| PURE.contains(&module.as_str())).collect();
    assert!(pure.len() > 15);
    for (path, _, text) in pure {
        assert_eq!(impurities(&path, &text), [""; 0], "{}", path.display());
    }
}

/// Returns what a file uses although a pure module must not.
fn impurities(path: &Path, text: &str) -> Vec<&'static str> {
    let (code, paths) = (code(text).join("\n"), paths(path, text));
    let touches = |outside: &&&str| match outside.ends_with(['!', '(']) || **outside == "SysRng" {
        true => code.contains(**outside),
        false => {
            paths.iter().any(|path| (path.clone() + "::").starts_with(&format!("{outside}::")))
        }
    };
    OUTSIDE.iter().filter(touches).copied().collect()
}

#[test]
fn threads_and_files_are_seen_through_braces_and_in_the_middle_of_code() {
    let found = |text| impurities(Path::new("words/list.rs"), text);
    assert_eq!(found("use std::{\n    fs,\n    sync::Arc,\n};\n"), ["std::fs"]);
    assert_eq!(found("fn f() {\n    let n = std::thread::scope(|_| 3);\n}\n"), ["std::thread"]);
    assert_eq!(found("use super::super::system::files;\n"), ["system"]);
    assert_eq!(found("// std::thread\nuse crate::threads::both;\n"), [""; 0]);
    let named = paths(Path::new("app/x.rs"), "fn f() {\n    crate::text::g(super::y::h());\n}\n");
    assert_eq!(named, ["text::g", "app::y::h"]);
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
fn the_map_of_the_modules_names_every_one_and_the_library_documents_those_for_others() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let map = std::fs::read_to_string(root.join("DESIGN.md")).unwrap();
    let library = std::fs::read_to_string(root.join("src/lib.rs")).unwrap();
    let hidden: Vec<_> = library.split("#[doc(hidden)]\npub mod ").skip(1).collect();
    let is_hidden =
        |module: &str| hidden.iter().any(|rest| rest.starts_with(&format!("{module};")));
    for modules in FLOORS {
        for module in modules
            .iter()
            .filter(|module| !["main", "mixing", "lexicons", "threads"].contains(module))
        {
            assert!(map.contains(&format!("`{module}`")), "DESIGN.md does not explain {module}");
            let for_others =
                ["words", "solver", "position", "engine", "guesser", "game", "puzzles"]
                    .contains(module);
            assert_eq!(is_hidden(module), !for_others, "{module}");
            assert_eq!(library.contains(&format!("[`{module}`]")), for_others, "{module}");
        }
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
    ("engine/opponent.rs", "what an opponent does, in the paragraph that is all there is of it"),
    ("engine/rule.rs", "a rule in the words of its flags, which reports for programs print too"),
    ("game/library.rs", "a part of an error's message"),
    ("players", "lines of the protocol, names of signals, and a shell's command"),
    ("referee", "the protocol, which is the same in every language"),
    ("solver/lexicon.rs", "an error's message"),
    ("solver/proof.rs", "an error's message"),
    ("system", "an error's message"),
    ("tui/ask.rs", "what terminals are asked, in their language"),
    ("ui/theme/paint.rs", "what is wrong in a theme's file, beside what finds it"),
    ("ui/theme/parse.rs", "what is wrong in a theme's file, beside what finds it"),
    ("words/alphabet", "names of languages, letters and scripts"),
    ("words/blocked.rs", "what stands for a word wherever one is written"),
    ("words/builder.rs", "an error's message"),
    ("words/fault.rs", "an error's message"),
    ("wordfile.rs", "what a list from standard input is called, in transcripts too"),
    ("tui.rs", "marks of the screen for tests"),
];

#[test]
fn sentences_are_only_in_text() {
    let mut misplaced = Vec::new();
    let mut used = vec![0; SPEAKS_FOR_ITSELF.len()];
    for (path, module, text) in sources_without_tests() {
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
    for (path, module, text) in sources_without_tests() {
        if ["ui", "tui", "line", "text", "play", "commands"].contains(&&*module) {
            let counted = code(&text).into_iter().find(|line| line.contains("chars().count()"));
            assert_eq!(counted, None, "{}: characters are no columns", path.display());
        }
    }
}

#[test]
fn only_words_and_their_proofs_know_that_they_are_english() {
    for (path, module, text) in sources_without_tests() {
        let proven = ["engine/proofs.rs", "game/book.rs"];
        if module != "words" && !proven.iter().any(|known| path.ends_with(known)) {
            let named = code(&text).into_iter().find(|line| line.contains("ENGLISH"));
            assert_eq!(named, None, "{}", path.display());
        }
    }
}

/// Returns the public functions that can fail, each with its documentation.
fn fallible(text: &str) -> Vec<(String, String)> {
    let text = without_tests(text);
    let lines: Vec<_> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let head = line.trim_start();
        if !["pub fn ", "pub const fn ", "pub async fn "]
            .iter()
            .any(|start| head.starts_with(start))
        {
            continue;
        }
        let signature: String =
            lines[at..].iter().take_while(|line| !line.trim().is_empty()).copied().collect();
        let signature = signature.split(['{', ';']).next().unwrap().to_owned();
        let returned = signature.rsplit_once(") ->").map_or("", |(_, returned)| returned.trim());
        if returned.starts_with("Result<") || returned.starts_with("io::Result<") {
            let above = lines[..at].iter().rev().take_while(|line| {
                ["///", "#[", "pub", ")]"].iter().any(|start| line.trim_start().starts_with(start))
            });
            let documented: Vec<_> = above.map(|line| line.trim()).collect();
            let documented: String = documented.into_iter().rev().collect::<Vec<_>>().join("\n");
            found.push((signature, documented));
        }
    }
    found
}

#[test]
fn fallible_functions_document_their_errors() {
    let mut seen = 0;
    let mut silent = Vec::new();
    for (path, _, text) in sources() {
        for (signature, documented) in fallible(&text) {
            seen += 1;
            let when = documented.split_once("# Errors").map_or("", |(_, when)| when);
            let when = when.split("\n/// # ").next().unwrap_or("").replace("///", "");
            // The name of a type alone is not a condition.
            let words = when.split_whitespace().filter(|word| !word.starts_with("[`")).count();
            if words < 3 {
                silent.push(format!("{}: {signature}: {}", path.display(), when.trim()));
            }
        }
    }
    assert!(seen > 60, "the test looks at functions: {seen}");
    assert!(silent.is_empty(), "{} say not when they fail:\n{}", silent.len(), silent.join("\n"));
}
