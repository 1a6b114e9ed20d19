//! Tests of the adapters with submissions in the styles of several courses, as a teacher would grade them.

use std::collections::BTreeMap;
use std::process::Command;

use super::support::*;

/// Returns a folder with submissions; `None` where one of these commands can't be run.
pub fn class(names: &[&str], commands: &[&str]) -> Option<Place> {
    let place = with(commands)?;
    for name in names {
        let from = project("tests/submissions").join(name);
        let copied = Command::new("cp").arg("-r").arg(from).arg(place.path(name)).status();
        assert!(copied.unwrap().success());
    }
    Some(place)
}

/// Shows that there is Java.
const JAVA: [&str; 2] = ["javac -version", "java -version"];

/// Checks every submission in a folder, with that folder as `$HERE`. Returns the rows of the table, by name.
pub fn grades(
    place: &Place,
    names: &[&str],
    arguments: impl Arguments,
) -> BTreeMap<String, (f64, String)> {
    // The last game is about a small dictionary, too, which saves most of the time.
    place.run((("check --jobs 2", ANIMALS), ("--each", names), arguments));
    let rows = graded(place).into_iter();
    rows.map(|row| (row[0].to_owned(), (row[1].parse().unwrap(), row[4].to_owned()))).collect()
}

/// Runs a program in Python that prints what the console adapter, a module, gets wrong.
pub fn nothing_is_wrong(arguments: impl Arguments, files: &[(&str, &str)]) {
    let Some(place) = with_python() else { return };
    place.write("console.py", place.run("adapter console").ok());
    place.write("forks.py", include_str!("../../submissions/forks.py"));
    for (name, text) in files {
        place.write(name, text);
    }
    let ran = Ran::of(place.command("python3", arguments), "");
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (Some(0), "", ""));
}

#[test]
fn the_console_adapter_takes_questions_for_what_they_are() {
    let questions = include_str!("../../submissions/questions.py");
    nothing_is_wrong(["questions.py"], &[("questions.py", questions)]);
}

/// Grades a class in Java. Returns its points and the kinds of its mistakes.
fn java(place: &Place, name: &str, adapter: &str) -> (f64, String) {
    let grades = grades(place, &[name], ["--adapter", adapter, "--cases", swept("2", "3")]);
    grades[name].clone()
}

#[test]
fn the_classes_of_courses_play_unchanged_and_are_held_to_their_contracts() {
    let classes = [
        ("washington", "java-washington", ""),
        ("texas", "java-texas", swept("contract makeGuess 3", "contract makeGuess 4")),
        ("byu-second-game", "java-byu", "second_game"),
        ("byu-earlier", "java-byu", ""),
        // Each time, `folders.rs` grades it beside what else lies in its folder.
        ("byu", "java-byu", ""),
    ];
    for &(name, adapter, broken) in swept(&classes[..4], &classes) {
        let Some(place) = class(&[name], &JAVA) else { return };
        let (points, kinds) = java(&place, name, adapter);
        // A contract costs a tenth, and so does a state that is kept; nothing else is wrong.
        let expected = if broken.is_empty() { 10.0..=10.0 } else { 9.0..=9.99 };
        assert!(expected.contains(&points) && kinds.starts_with(broken), "{points} {kinds}");
        assert!(!kinds.contains(';'), "one cause is one mistake: {kinds}");
    }
}

#[test]
#[ignore = "a sweep"]
fn a_missing_method_is_one_sentence() {
    let Some(place) = class(&["byu", "texas-exception"], &JAVA) else { return };
    let file = "byu/hangman/EvilHangmanGame.java";
    let source =
        place.read(file).replace(" implements IEvilHangmanGame", "").replace("@Override", "");
    for (method, kinds) in
        [("getGuessedLetters", "contract getGuessedLetters 4"), ("makeGuess", "ended 3")]
    {
        place.write(file, source.replace(method, "another"));
        let graded = java(&place, "byu", "java-byu");
        assert_eq!(graded.1, kinds, "{method}");
        assert_eq!(graded.0 > 8.9, method != "makeGuess");
    }
    let table = place.read("results/grades.csv");
    assert!(table.contains("EvilHangmanGame has no method makeGuess(char)"), "{table}");
    place.write(file, source.replace("return words;", "return words.size() > 1 ? words : null;"));
    assert_eq!(java(&place, "byu", "java-byu").1.split(' ').next(), Some("ended"));
    assert!(place.read("results/byu.json").contains("makeGuess returns no word after"));
    let graded = java(&place, "texas-exception", "java-texas");
    assert_eq!(graded, (9.0, String::from("contract makeGuess 4")));
}

#[test]
fn a_class_in_python_plays_and_what_does_not_compile_gets_no_points() {
    let Some(place) = class(&["python"], &["python3 --version"]) else { return };
    place.write("zoe/notes.md", "");
    let rules = ["--adapter", "python", "--compile", "test -f evil.py"];
    let rules = (rules, "--rule washington --cases 14");
    let grades = grades(&place, &["python", "zoe"], rules);
    assert_eq!(grades["python"], (10.0, String::new()));
    assert_eq!(grades["zoe"].0, 0.0);
    // What the student's code starts may print what it likes.
    let run = ["--run", "CLEAR=1 python3 $HERE/python.py clear.py"];
    let clears = ("--env CLEAR --adapter python --rule byu --cases 2", run);
    assert_eq!(self::grades(&place, &["python"], clears)["python"], (10.0, String::new()));
    // A student who is checked again gets another row, and the others keep theirs.
    place.write("zoe/evil.py", "import nothing");
    let grades = self::grades(&place, &["zoe"], rules);
    assert_eq!(grades["python"].0, 10.0);
    assert_eq!(grades["zoe"].1, "ended 3", "it compiles now");
}

#[test]
fn the_python_adapter_finds_the_class_by_itself() {
    let Some(place) = with_python() else { return };
    let evil = include_str!("../../submissions/python/evil.py");
    let classes = include_str!("../../submissions/found/classes.txt");
    place.unpack(&classes.replace("EVIL\n", evil));
    let names = ["any-name", "folder", "others", "package", "several", "without"];
    let grades = grades(&place, &names, "--adapter python --cases 3");
    let (without, others) = (&grades["without"], names.split_last().unwrap().1);
    for name in others {
        assert_eq!(grades[*name], (10.0, String::new()), "{name}");
    }
    assert_eq!(without.0, 0.0);
    let table = place.read("results/grades.csv");
    assert!(table.contains("python.py: no file has a class with a method guess"), "{table}");
}
