//! Tests of the console adapter, with programs that were written for people.

use std::fs;
use std::process::{Child, Command};

use serde_json::Value;

use super::submissions::{class, grades, nothing_is_wrong};
use super::support::*;

/// Grades right programs in several languages, and a last one that crashes.
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
const PROMPTS: &str = "(?i)word of what size => LENGTH\n";

/// Grades programs with these habits. All right ones get full points, whatever can't be judged of them. Each game starts two
/// programs, so most habits are looked at in one process.
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
            "end-length" => {
                assert!(*points < 10.0 && is_only("wrong_length", kinds), "{habit}: {kinds}");
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

/// Plays three games with each program of these habits, or nine. No answer is another than the program's own, and no mistake is
/// missed or invented.
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
const LOOKS_WRONG: &str = "total whole-words limit capitals enter-guesses odd-words odd-loop difficulty base nearly bullets newest end-word-only debug debug-end debug-words endless counts end-list not-all";

/// What isn't understood in most games, so that there is no grade.
const NOT_READ: &str = "history commands";

/// What looks like a miss, a crash or the end.
const LOOKS_LIKE_AN_END: &str = "middots squares german previous next-round says-lost didnt-win stop status true-false early once";

/// Boards of other looks.
const BOARDS: &str = "boxes column upper dots alphabet-row two-lines spelled dash misses-row tag arrow framed \
                      brackets uneven wide beside late";

/// All others.
const HABITS: &str = "plain smallest commas list colours gallows shouts file-first dictionary-name arguments menu \
                      players no-length levels own-length wordless no-longest picky six below at-most instructions used clock numbers used-after turn-menu keys says \
                      enter clear no-end highscore garbage-status again says-least hits-cost families yes-only \
                      what-size countdown progress upper-list allowed budget bare no-prompt range old-new now \
                      sentence flood give-up end-word enter-dots both settings-menu level one-early last-word hints refuses choice in-prompt unflushed swapped threads reader ticks all-words words-left unsaid latin end-length petals";

#[test]
fn the_console_adapter_accuses_no_program_of_what_only_looks_wrong() {
    understands(&[LOOKS_WRONG, NOT_READ].join(" "));
}

#[test]
fn the_console_adapter_invents_no_miss_no_crash_and_no_end() {
    understands(LOOKS_LIKE_AN_END);
}

#[test]
fn the_console_adapter_knows_the_habits_of_programs_for_people_and_never_invents_an_answer() {
    understands(&[HABITS, BOARDS].join(" "));
    // Some are graded as a teacher does it.
    let all = [HABITS, BOARDS, LOOKS_WRONG, LOOKS_LIKE_AN_END, "wrapper"].join(" ");
    // Fewer games than these don't draw the list on which `end-list` makes up a word.
    habits(swept("what-size bare newest once ticks", &all), swept("4", "20"));
}

/// The program that guesses a person's word, with habits.
const SOLVER: &str = include_str!("../../submissions/habits/solver.py");

#[test]
fn the_console_adapter_plays_guessers_for_people_and_never_invents_a_guess() {
    let guessers = include_str!("../../submissions/guessers.py");
    nothing_is_wrong(["guessers.py"], &[("guessers.py", guessers), ("solver.py", SOLVER)]);
}

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

#[test]
fn a_program_cannot_write_into_the_output_of_its_adapter() {
    // Where user namespaces are refused and there is no sandbox, one that runs as root can do everything.
    let Some(_) = with(&SANDBOX) else { return };
    habits("writes", "8");
}

/// A class of 25 programs in four languages, each with a mistake, and a last one with the habit of a person. Returns `None`
/// without their compilers.
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
