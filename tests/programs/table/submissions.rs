//! Tests of the adapters with submissions in the styles of several courses, as a teacher would grade them.

use std::collections::BTreeMap;
use std::fs;
use std::process::{Child, Command};

use serde_json::Value;

use super::support::*;

/// Returns a folder with submissions; `None` where one of these commands can't be run.
fn class(names: &[&str], commands: &[&str]) -> Option<Place> {
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
fn grades(
    place: &Place,
    names: &[&str],
    arguments: impl Arguments,
) -> BTreeMap<String, (f64, String)> {
    // The last game is about a small dictionary, too, which saves most of the time.
    place.run((("check --jobs 2", ANIMALS), ("--each", names), arguments));
    let rows = graded(place).into_iter();
    rows.map(|row| (row[0].to_owned(), (row[1].parse().unwrap(), row[4].to_owned()))).collect()
}

/// Grades right programs in several languages, and a last one that crashes.
#[cfg(target_os = "linux")]
#[test]
fn the_console_adapter_drives_programs_that_were_written_for_people() {
    let names = swept(
        &["bob", "cyd", "gus", "joe"][..],
        &["ada", "bob", "cyd", "dan", "eve", "fay", "gus", "hal", "ivy", "joe"],
    );
    let Some(place) = class(names, &["python3 --version", "g++ --version"]) else { return };
    let rules = "--adapter console --cases";
    let (last, others) = names.split_last().unwrap();
    grades(&place, others, (rules, "2"));
    // The last one crashes on some letters, as it would with a person.
    let grades = grades(&place, &[last], (rules, "8"));
    for (name, (points, kinds)) in &grades {
        match name.as_str() {
            "joe" => assert!(*points < 7.0 && kinds.contains("ended"), "{kinds}"),
            _ => assert_eq!((*points, kinds.as_str()), (10.0, ""), "{name}"),
        }
    }
    assert_eq!(grades.len(), names.len());
    let results: Value = serde_json::from_str(&place.read("results/joe.json")).unwrap();
    assert_eq!(results["score"].as_f64(), Some(grades["joe"].0));
}

/// The question of a habit that the adapter does not know.
#[cfg(target_os = "linux")]
const PROMPTS: &str = "(?i)word of what size => LENGTH\n";

/// Grades programs with these habits. All right ones get full points, whatever can't be judged of them. Each game starts two
/// programs, so most habits are looked at in one process.
#[cfg(target_os = "linux")]
fn habits(habits: &str, cases: &str) {
    let habits: Vec<_> = habits.split(' ').collect();
    let Some(place) = with_python() else { return };
    place.write("console.py", place.run("adapter console").ok());
    place.write("prompts.txt", PROMPTS);
    for habit in &habits {
        place.write(&format!("{habit}/habit"), format!("{habit}\n"));
        place.write(&format!("{habit}/game.py"), include_str!("../../submissions/habits/game.py"));
    }
    // Hundreds of starts take as long as nothing else here, so what they share is compiled once.
    let compiled =
        "import py_compile; py_compile.compile('console.py', 'console.pyc', doraise=True)";
    assert!(place.command("python3", ["-c", compiled]).status().unwrap().success());
    let play = "read -r habit <habit; case $habit in arguments) set -- --args 'FILE LENGTH GUESSES';; \
                dictionary-name) set -- --dictionary lexicon;; what-size) set -- --prompts $HERE/prompts.txt;; \
                wrapper) sleep 0.3 | cat;; esac; exec python3 -S $HERE/console.pyc \"$@\" python3 -IS game.py";
    let grades = grades(&place, &habits, ["--run", play, "--rule", "byu", "--cases", cases]);
    assert_eq!(grades.len(), habits.len());
    for (habit, (points, kinds)) in &grades {
        match habit.as_str() {
            "smallest" | "writes" => {
                assert!(*points < 7.0 && kinds.contains("size"), "{habit}: {kinds}")
            }
            "early" => {
                assert!(*points < 10.0 && kinds.contains("ended"), "{habit}: {kinds}")
            }
            "end-list" => {
                assert!(*points < 10.0 && is_only("not_on_the_list", kinds), "{habit}: {kinds}");
            }
            "once" => assert!(*points < 10.0 && is_only("second_game", kinds), "{habit}: {kinds}"),
            "newest" => assert!(*points < 10.0 && is_only("board", kinds), "{habit}: {kinds}"),
            "end-word" | "end-word-only" => {
                assert!(*points < 10.0 && is_only("does_not_fit", kinds), "{habit}: {kinds}");
            }
            _ => assert_eq!((*points, kinds.as_str()), (10.0, ""), "{habit}"),
        }
    }
}

/// Returns whether a submission has mistakes of this kind only.
fn is_only(kind: &str, kinds: &str) -> bool {
    kinds.starts_with(kind) && !kinds.contains(';')
}

/// Runs a program in Python that prints what the console adapter, a module, gets wrong.
fn nothing_is_wrong(arguments: impl Arguments, files: &[(&str, &str)]) {
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

/// Plays three games with each program of these habits, or nine. No answer is another than the program's own, and no mistake is
/// missed or invented.
#[cfg(target_os = "linux")]
fn understands(habits: &str) {
    let files = [
        ("habits.py", include_str!("../../submissions/habits.py")),
        ("game.py", include_str!("../../submissions/habits/game.py")),
        ("words.txt", include_str!("../../../assets/lists/animals.txt")),
        ("prompts.txt", PROMPTS),
    ];
    let habits: Vec<_> = habits.split(' ').collect();
    nothing_is_wrong((["-S", "habits.py", swept("1", "3")], habits), &files);
}

/// What only looks wrong.
#[cfg(target_os = "linux")]
const LOOKS_WRONG: &str = "total whole-words limit capitals enter-guesses odd-words odd-loop difficulty base nearly bullets newest end-word-only debug debug-end debug-words endless counts end-list not-all";

/// What isn't understood in most games, so that there is no grade.
#[cfg(target_os = "linux")]
const NOT_READ: &str = "history commands";

/// What looks like a miss, a crash or the end.
#[cfg(target_os = "linux")]
const LOOKS_LIKE_AN_END: &str = "middots squares german previous next-round says-lost didnt-win stop status true-false early once";

/// Boards of other looks.
#[cfg(target_os = "linux")]
const BOARDS: &str = "boxes column upper dots alphabet-row two-lines spelled dash misses-row tag arrow framed \
                      brackets uneven wide beside late";

/// All others.
#[cfg(target_os = "linux")]
const HABITS: &str = "plain smallest commas list colours gallows shouts file-first dictionary-name arguments menu \
                      players no-length levels own-length wordless no-longest picky six below at-most instructions used clock numbers used-after turn-menu keys says \
                      enter clear no-end highscore garbage-status again says-least hits-cost families yes-only \
                      what-size countdown progress upper-list allowed budget bare no-prompt range old-new now \
                      sentence flood give-up end-word enter-dots both settings-menu level one-early last-word hints refuses choice in-prompt unflushed swapped threads ticks all-words";

#[cfg(target_os = "linux")]
#[test]
fn the_console_adapter_accuses_no_program_of_what_only_looks_wrong() {
    understands(&[LOOKS_WRONG, NOT_READ].join(" "));
}

#[cfg(target_os = "linux")]
#[test]
fn the_console_adapter_invents_no_miss_no_crash_and_no_end() {
    understands(LOOKS_LIKE_AN_END);
}

#[cfg(target_os = "linux")]
#[test]
fn the_console_adapter_knows_the_habits_of_programs_for_people_and_never_invents_an_answer() {
    understands(&[HABITS, BOARDS].join(" "));
    // Some are graded as a teacher does it.
    let all = [HABITS, BOARDS, LOOKS_WRONG, LOOKS_LIKE_AN_END, "wrapper"].join(" ");
    // Fewer games than these don't draw the list on which `end-list` makes up a word.
    habits(swept("what-size bare newest once ticks", &all), swept("4", "20"));
}

/// The program that guesses a person's word, with habits.
#[cfg(target_os = "linux")]
const SOLVER: &str = include_str!("../../submissions/habits/solver.py");

#[cfg(target_os = "linux")]
#[test]
fn the_console_adapter_plays_guessers_for_people_and_never_invents_a_guess() {
    let guessers = include_str!("../../submissions/guessers.py");
    nothing_is_wrong(["guessers.py"], &[("guessers.py", guessers), ("solver.py", SOLVER)]);
}

#[cfg(target_os = "linux")]
#[test]
fn guessers_for_people_are_measured_and_graded_and_one_that_names_no_letter_is_not() {
    let Some(place) = with_python() else { return };
    place.write("console.py", place.run("adapter console").ok());
    place.write("solver.py", SOLVER);
    let measured = |habit: &str, words: &str| {
        let guesser = format!("cmd:python3 console.py python3 -IS solver.py {habit}");
        place.run((("evaluate", words), ANIMALS, ["--guesser", &guesser]))
    };
    // It has the words of the evaluation, though it was handed in without any.
    let ran = measured("dots", "--sample 4");
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    assert!(ran.out.contains("4 of 4"), "{ran:?}");
    // One that was understood is accused of a crash, and one that wasn't says why.
    for (habit, why) in [
        ("crash", "KeyError"),
        ("secret", "> no letter: it asks for the word itself: 'Please enter the word"),
    ] {
        let ran = measured(habit, "--length 3 --sample 1");
        assert!(ran.status == Some(1) && ran.out.contains(why), "{ran:?}");
    }
    for habit in ["dots", "secret"] {
        place.write(&format!("{habit}/solver.py"), SOLVER);
        place.write(&format!("{habit}/habit"), habit);
    }
    let guesser = "cmd:python3 $HERE/console.py python3 -IS solver.py $(cat habit)";
    let check = ("check --cases 2 --each dots secret", ANIMALS, ["--guesser", guesser]);
    assert_eq!(place.run(check).status, Some(1));
    let grades = graded(&place).into_iter().map(|row| row[1].to_owned());
    assert_eq!(grades.collect::<Vec<_>>(), ["10.00", "no grade"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_cannot_write_into_the_output_of_its_adapter() {
    // Where user namespaces are refused and there is no sandbox, one that runs as root can do everything.
    let Some(_) = with(&SANDBOX) else { return };
    habits("writes", "8");
}

/// A class of 25 programs in four languages, each with a mistake, and a last one with the habit of a person. Returns `None`
/// without their compilers.
#[cfg(target_os = "linux")]
fn class_with_mistakes() -> Option<(Place, Vec<String>)> {
    let place = with(&["g++ --version", "javac -version", "node --version"])?;
    let mistakes = ["right", "smallest", "shifted", "crash", "loop", "word"];
    let files = ["game.cpp", "Game.java", "game.js", "game.py"];
    let mut names = Vec::new();
    for (mistake, file) in mistakes.iter().flat_map(|mistake| files.map(|file| (mistake, file))) {
        let name = format!("{mistake}-{}", file.split('.').nth(1).unwrap());
        let source = fs::read(project("tests/submissions/mistakes").join(file)).unwrap();
        place.write(&format!("{name}/{file}"), source);
        place.write(&format!("{name}/habit"), mistake);
        names.push(name);
    }
    place.write("right-habits/habit", "enter");
    place.write("right-habits/game.py", include_str!("../../submissions/habits/game.py"));
    names.push(String::from("right-habits"));
    Some((place, names))
}

/// Returns the arguments that check that class.
const MISTAKES: &str = "--adapter console --cases 14 --move-time 1s";

#[cfg(target_os = "linux")]
#[test]
#[ignore = "a sweep"]
fn the_same_mistakes_are_found_in_every_language() {
    let Some((place, names)) = class_with_mistakes() else { return };
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    let grades = grades(&place, &names, MISTAKES);
    assert_eq!(grades.len(), 25);
    for (name, (points, kinds)) in grades {
        let kind = match name.split('-').next().unwrap() {
            "right" => "",
            "shifted" => "no_word_fits",
            "crash" => "ended",
            "loop" => "too_slow",
            _ => "size",
        };
        assert_eq!(points == 10.0, kind.is_empty(), "{name} {kinds}");
        // Places that are shifted may be those of a smaller family, and the word at the end then has others.
        let follows = |other: &str| {
            kind == "no_word_fits"
                && ["size ", "does_not_fit "].iter().any(|it| other.starts_with(it))
        };
        assert!(kinds.starts_with(kind), "{name}: {kinds}");
        assert!(kinds.split("; ").skip(1).all(follows), "{name}: {kinds}");
    }
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "a sweep"]
fn a_busy_machine_changes_no_grade() {
    struct Busy(Child);
    impl Drop for Busy {
        fn drop(&mut self) {
            self.0.kill().unwrap();
            self.0.wait().unwrap();
        }
    }
    let Some((place, names)) = class_with_mistakes() else { return };
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    let at_rest = grades(&place, &names, MISTAKES);
    let busy = || Command::new("sh").args(["-c", "while :; do :; done"]).spawn().unwrap();
    let _busy: Vec<_> = (0..10).map(|_| Busy(busy())).collect();
    habits("plain families enter no-end wrapper keys", "4");
    assert_eq!(grades(&place, &names, (MISTAKES, "--again")), at_rest);
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
