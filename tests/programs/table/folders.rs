//! Tests of what submissions look like when they are handed in: their folders, lists, names and starts. The programs are right,
//! so whatever the folder looks like, they get full points, or none and the reason.

use std::collections::BTreeMap;
use std::fs;

use super::support::*;

/// The words of a student's own list.
const OWN: &str = include_str!("../../submissions/folders/words.txt");

/// Returns a folder with the submissions of an archive; `None` without Python. Two words in it stand for that list, and for a
/// right program for a person without the line that reads its list.
fn handed_in(archive: &str) -> Option<Place> {
    let program = include_str!("../../submissions/folders/program.py");
    let place = with_python()?;
    place.unpack(&archive.replace("PROGRAM\n", program).replace("OWN\n", OWN));
    Some(place)
}

/// Checks submissions in a few games. Returns what it printed, and the points and the sentence of each row, by path.
fn check(
    place: &Place,
    names: &[&str],
    more: impl Arguments,
) -> (Ran, BTreeMap<String, (String, String)>) {
    // Of all lengths, so that none is odd and has a start of its own.
    let check = ("check --cases 1 --length 1..26", ANIMALS);
    let ran = place.run((check, ("--each", names), more));
    (ran, rows(place))
}

/// Checks programs for people, which have these points and a sentence with this text.
#[track_caller]
fn get(place: &Place, more: impl Arguments, expected: &[(&str, &str, &str)]) -> Ran {
    let names: Vec<_> = expected.iter().map(|(name, ..)| *name).collect();
    let (ran, rows) = check(place, &names, ("--adapter console", more));
    for (name, points, text) in expected {
        let (given, sentence) = &rows[*name];
        assert!(given == points && sentence.contains(text), "{name}: {given} {sentence} {ran:?}");
        assert!(given != "10.00" || sentence.is_empty(), "{name}: {sentence}");
    }
    ran
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_finds_the_words_of_the_test_wherever_it_looks_for_its_list() {
    let lists = include_str!("../../submissions/folders/lists.txt");
    let Some(place) = handed_in(lists) else { return };
    for (name, list) in [
        ("one-line", OWN.replace('\n', " ")),
        ("one-line-alone", OWN.trim_end().replace('\n', " ")),
        ("upper-case", OWN.to_uppercase()),
        ("line-ends", OWN.replace('\n', "\r\n")),
        ("counted", format!("{}\n{OWN}", OWN.lines().count())),
        ("frequencies", OWN.to_uppercase().replace('\n', "\t7\n")),
    ] {
        place.write(&format!("{name}/words.txt"), list);
    }
    let names = place.names("");
    assert_eq!(names.len(), 18);
    get(&place, "", &names.iter().map(|name| (&**name, "10.00", "")).collect::<Vec<_>>());
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_plays_with_other_words_gets_no_grade_and_the_reason() {
    let others = include_str!("../../submissions/folders/other-words.txt");
    let Some(place) = handed_in(others) else { return };
    let words: Vec<_> = OWN.lines().collect();
    place.write("json/animals.json", serde_json::to_string(&words).unwrap());
    let expected = [
        ("code", "no grade", "it reads words that aren't ours"),
        ("elsewhere", "no grade", "it reads a file that isn't there (FileNotFoundError"),
        ("json", "no grade", "it reads words that aren't ours"),
        ("own-length", "no grade", "it reads words that aren't ours"),
    ];
    get(&place, "", &expected);
}

#[cfg(target_os = "linux")]
#[test]
fn scripts_in_other_languages_are_tried_before_the_games_also_with_commands_of_the_teacher() {
    let Some(place) = with(&["perl --version", "python3 --version"]) else { return };
    let program = include_str!("../../submissions/folders/program.pl");
    let archive = include_str!("../../submissions/folders/perl.txt");
    let archive = archive.replace("ARGUMENTS\n", &program.replacen("<STDIN>", "shift @ARGV", 2));
    place.unpack(&archive.replace("PROGRAM\n", program).replace("OWN\n", OWN));
    let mut expected = [
        ("list", "10.00", ""),
        ("elsewhere", "10.00", ""),
        ("code", "no grade", "it reads words that aren't ours"),
        ("alone", "no grade", "--compile 'go build -o evil *.go'"),
    ];
    let needs = "it needs what isn't here (ReferenceError: prompt";
    let others =
        [("arguments", "10.00", ""), ("unnamed", "10.00", ""), ("browser", "no grade", needs)];
    get(&place, "", &[&expected[..], &others].concat());
    let run = "python3 $HERE/console.py perl game.pl";
    expected[3].2 = "it reads a file that isn't there (Can't open perl script";
    get(&place, ["--run", run], &expected);
    // What is compiled and then found is tried, too.
    let compile = "test ! -e game.pl || { echo '#!/usr/bin/perl'; cat game.pl; } >evil && chmod +x evil # a comment";
    get(&place, ["--compile", compile], &[expected[0], expected[2]]);
    // Where there is a compiler, too, it comes first.
    let compile = "grep -q open game.pl # a comment";
    expected[2] = ("code", "0.00", "It doesn't compile");
    get(&place, ["--run", run, "--compile", compile], &expected[..3]);
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_machine_lacks_and_what_no_board_shows_cost_no_points() {
    let no_fault = include_str!("../../submissions/folders/no-fault.txt");
    let Some(place) = handed_in(no_fault) else { return };
    let cuts = "it cuts the last letter of every word: its list has another form";
    let expected = [
        ("counts", "no grade", "it reads a number first: its list has another form"),
        ("cuts", "no grade", cuts),
        ("module", "no grade", "it needs what isn't here (ModuleNotFoundError"),
        ("network", "no grade", "it needs what isn't here (ConnectionError"),
        ("own-words", "no grade", "it opens no file: its words are in its code"),
        ("unseen", "no grade", "the board after a letter was not found"),
    ];
    let ran = get(&place, "", &expected);
    assert_eq!(ran.out.matches("--try").count(), 1, "the way out is named once: {ran:?}");
    // One that is checked alone isn't right, and hasn't lost what was not played.
    place.write("unseen/console.py", place.run("adapter console").ok());
    let alone = "cmd:cd unseen && python3 console.py python3 game.py";
    let ran = place.run(("check --cases 8", ["--setter", alone]));
    assert!(ran.out.starts_with("No grade: "), "{ran:?}");
    assert!(!ran.out.contains("No mistake") && !ran.out.contains("Unfinished"), "{ran:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn no_program_takes_the_place_of_the_adapter() {
    let hijacks = include_str!("../../submissions/folders/hijacks.txt");
    let Some(place) = handed_in(hijacks) else { return };
    get(&place, "", &[("leaves-a-process", "10.00", ""), ("names-a-module", "10.00", "")]);
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_that_plays_is_started_and_is_named() {
    let starts = include_str!("../../submissions/folders/starts.txt");
    let Some(place) = handed_in(starts) else { return };
    let expected = [
        ("arguments", "10.00", ""),
        ("options", "10.00", ""),
        ("package", "10.00", ""),
        ("screens", "10.00", ""),
        ("switches", "no grade", "game.py seems to want arguments"),
        ("notes", "no grade", "PHP or Lua in the folder, only notes.md; for another language"),
        ("packed", "no grade", "only Ann.ZIP; unpack it"),
        ("never-called", "0.00", "ended before it asked for anything"),
        ("two", "10.00", ""),
        ("wants", "no grade", "--args \"FILE LENGTH GUESSES\""),
    ];
    let ran = get(&place, "", &expected);
    for taken in [
        "game.py FILE LENGTH]",
        "evil/__main__.py, not evil/game.py]",
        "hm.py, not a_driver.py, test_hm.py]",
    ] {
        assert!(ran.out.contains(&format!("[started as {taken}")), "{ran:?}");
    }
    assert!(place.read("results/two.json").contains("It was started as hm.py"));
}

#[cfg(target_os = "linux")]
#[test]
fn java_is_compiled_with_blanks_in_names_in_latin_1_and_with_tests_beside_it() {
    let Some(place) = with(&["javac -version", "python3 --version"]) else { return };
    let game = include_str!("../../submissions/mistakes/Game.java");
    // An e with an accent in Latin-1 is not UTF-8.
    place.write("ann/Evil Hangman/Game.java", [b"// Ren\xe9\n", game.as_bytes()].concat());
    place.unpack(include_str!("../../submissions/folders/java.txt"));
    // The arguments are read by another class than the one that is started.
    place.write("settings/Game.java", game.replace("main(String[] args)", "play()"));
    // A program that would run in the compiler; there is none of this name.
    place.write("ann/META-INF/services/javax.annotation.processing.Processor", "Nobody\n");
    let no_class = "there is no class that Java can start: none has a public static void main";
    let expected = [
        ("ann", "10.00", ""),
        ("handed-out", "no grade", "it needs what isn't here (class Level): a name"),
        ("import", "0.00", "error: cannot find symbol: class Scanner"),
        ("no-main", "no grade", no_class),
        ("of-an-object", "no grade", no_class),
        ("settings", "10.00", ""),
        ("with-tests", "0.00", "error: cannot find symbol: class Sting"),
    ];
    let ran = get(&place, "", &expected);
    assert!(ran.out.contains("[started as Evil Hangman/Game.java, not Evil Hangman/Dict.java]"));
}

#[test]
fn what_an_ide_has_compiled_is_not_taken_for_the_class_of_a_course() {
    let Some(place) = with(&["javac -version"]) else { return };
    for file in files(&project("tests/submissions/byu/hangman")) {
        let name = file.file_name().unwrap().to_str().unwrap();
        place.write(&format!("bob/Evil Hangman/src/hangman/{name}"), fs::read(&file).unwrap());
    }
    let quick = "-J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC";
    let sources = format!("javac {quick} -d bob/bin/production bob/*/src/hangman/*.java");
    assert!(place.command("sh", ["-c", &sources]).status().unwrap().success());
    place.write("bob/passoff/EvilTests.java", "import org.junit.*;\nclass EvilTests {}\n");
    let (ran, rows) = check(&place, &["bob"], "--adapter java-byu");
    assert_eq!(rows["bob"], ("10.00".into(), String::new()), "{ran:?}");
}

#[test]
fn several_programs_in_c_are_compiled_apart_and_a_class_goes_on_after_three_that_do_not_compile() {
    let Some(place) = with(&["gcc --version", "python3 --version"]) else { return };
    place.unpack(include_str!("../../submissions/folders/c.txt"));
    let run = "for file in 'evil-one.c' 'evil-two of them.c'; do \"./$file\" || exit; done; exec python3 $HERE/setter.py";
    place.write("setter.py", fs::read(project("examples/players/python/setter.py")).unwrap());
    let names = ["a", "b", "c", "d", "e", "f"];
    let (ran, rows) = check(&place, &names, ["--adapter", "console", "--run", run]);
    let points = names.map(|name| rows[name].0.as_str());
    assert_eq!(points, ["0.00", "0.00", "0.00", "10.00", "10.00", "no grade"], "{ran:?}");
    for (name, says) in [("a", "./game.c:1:"), ("b", "./error.c:1:"), ("c", "undefined reference")]
    {
        let first = rows[name].1.split("\\n").next().unwrap();
        assert!(first.starts_with("It doesn't compile.") && first.contains(says), "{first}");
    }
    assert!(rows["f"].1.starts_with("No grade: it needs what isn't here (course50.h)"), "{rows:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn what_another_file_includes_is_a_part_of_it_and_cpp_may_lack_headers_that_others_include() {
    let Some(place) = with(&["g++ --version", "python3 --version"]) else { return };
    place.unpack(include_str!("../../submissions/folders/cpp.txt"));
    place.write("setter.py", fs::read(project("examples/players/python/setter.py")).unwrap());
    let run = "./evil && exec python3 $HERE/setter.py";
    let names = ["part", "loose", "wrong", "elsewhere"];
    let (ran, rows) = check(&place, &names, ["--adapter", "console", "--run", run]);
    let points = names.map(|name| rows[name].0.as_str());
    assert_eq!(points, ["10.00", "10.00", "0.00", "no grade"], "{ran:?}");
    let elsewhere = "its path on another machine (/Users/ann/words.txt)";
    assert!(rows["elsewhere"].1.contains(elsewhere), "{rows:?}");
    assert_eq!(ran.out.matches("[started as").count(), 1, "{ran:?}");
    for says in ["because of ./game.cpp:3:", "extra qualification"] {
        assert!(ran.out.contains(says), "{ran:?}");
    }
}

#[test]
fn what_is_not_here_is_what_a_program_imports_or_includes() {
    let place = Place::new();
    let script = format!("{}\nfails", include_str!("../../../assets/adapters/java.sh"));
    for (errors, lacks) in [
        ("A.java:1: error: package com.x does not exist\nimport com.x.Y;\n", "(package com.x)"),
        (
            "A.java:2: error: package org.x does not exist\n  import static org.x.Y.*;\n",
            "(package org.x)",
        ),
        ("a.c:1:10: fatal error: my part.h: No such file or directory\n", "(my part.h)"),
        ("a.c:1:10: fatal error: 'cs50.h' file not found\n", "(cs50.h)"),
        // A name that is written wrong.
        ("A.java:2: error: package system does not exist\n  system.out.println();\n", ""),
        ("A.java:1: error: package java.utill does not exist\nimport java.utill.List;\n", ""),
        ("A.java:1: error: package org.junit does not exist\nimport org.junit.Test;\n", ""),
    ] {
        place.write("errors", errors);
        let ran = place.command("sh", ["-c", &script]).env("TMPDIR", ".").output().unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        let reason = said.strip_suffix(errors).unwrap().trim_end();
        let expected = format!("no grade: it needs what isn't here {lacks}");
        assert_eq!(reason.is_empty(), lacks.is_empty(), "{errors}");
        assert!(lacks.is_empty() || reason.starts_with(&expected), "{reason}");
    }
}

#[test]
fn what_is_no_submission_is_named_with_a_way_out() {
    let place = Place::new();
    place.write("zips/ann.zip", "PK");
    place.write("zips/bob.py", "");
    fs::create_dir_all(place.path("class/empty/inner")).unwrap();
    let run = "--run true";
    let with = "--run true --with zips/bob.py";
    let unpack = "\"zips/ann.zip\" is a file, and a submission is a folder; unpack it";
    for (given, more, says) in [
        ("zips/ann.zip", run, unpack),
        ("zips/bob.py", run, "put it into a folder of its own"),
        ("results", run, "there is no submission"),
        ("class", with, "--with \"zips/bob.py\" is a file"),
    ] {
        let (ran, _) = check(&place, &[given], more);
        assert!(ran.status == Some(2) && ran.err.contains(says), "{given:?} {ran:?}");
    }
    let missing = ["--compile", "no-such-compiler -O *.c", "--run", "true"];
    let (ran, rows) = check(&place, &["class/empty"], missing);
    assert!(ran.status == Some(1) && rows["class/empty"].0 == "no grade", "{ran:?}");
    assert!(ran.err.contains("there is no program \"no-such-compiler\" here"), "{ran:?}");
    let (ran, rows) = check(&place, &["zips/ann.zip", "class/empty"], run);
    assert_eq!(ran.status, Some(1), "a submission has no grade");
    assert!(ran.out.contains("Not checked, because a submission is a folder: \"zips/ann.zip\""));
    assert_eq!(rows["class/empty"].0, "no grade");
    assert_eq!(rows["class/empty"].1, "No grade: there is nothing in the folder.");
    place.write("class/ann/notes.md", "");
    let other = ["--results", "other", "--run", "cat $HERE/consle.py"];
    let (ran, _) = check(&place, &["class", "results"], other);
    for says in [
        "\"class\" is checked as one submission. If its 2 folders are one each, use --each class/*/",
        "because they have the results of an earlier check: \"results\"",
        "$HERE/consle.py isn't in this folder",
    ] {
        assert!(ran.out.contains(says), "{ran:?}");
    }
}

#[cfg(unix)]
#[test]
fn every_submission_has_a_row_although_its_name_is_as_anothers_or_it_has_a_table() {
    let place = Place::new();
    for name in ["ann", "=bob", "'=bob"] {
        place.write(&format!("{name}/setter.py"), "");
    }
    check(&place, &["=bob"], "--run false");
    place.write("ann/grades.csv", place.read("results/grades.csv"));
    let (_, rows) = check(&place, &["ann", "=bob", "'=bob"], "--run false");
    assert_eq!(rows.into_keys().collect::<Vec<_>>(), ["'=bob", "'=bob (2)", "ann"]);
    // Texts for the students, and what a desktop leaves where it shows a folder.
    for file in ["ann.txt", ".DS_Store"] {
        place.write(&format!("results/{file}"), "");
    }
    let (ran, _) = check(&place, &["ann", "results"], ["--results", "other", "--run", "false"]);
    assert!(ran.out.contains("the results of an earlier check: \"results\""), "{ran:?}");
}

#[cfg(unix)]
#[test]
fn a_submission_has_the_name_that_it_was_given() {
    let place = Place::new();
    place.write("handed-in/17/setter.py", "");
    fs::create_dir(place.path("class")).unwrap();
    std::os::unix::fs::symlink(place.path("handed-in/17"), place.path("class/ann")).unwrap();
    let given = ["class/ann", "./class/../class/ann/", "handed-in/17"];
    let (_, rows) = check(&place, &given, "--run false");
    assert_eq!(rows.into_keys().collect::<Vec<_>>(), ["class/ann", "handed-in/17"]);
    // Two names in Latin-1, an o and a u with dots, and one that a terminal would obey.
    let both = "mkdir \"$(printf 'M\\366ller')\" \"$(printf 'M\\374ller')\" \"$(printf 'M\\033[2J')\" && \
                for each in M*; do echo >$each/setter.py; done && exec \"$0\" check --run false --each M*";
    let ran = place.shell(both, "");
    let rows: Vec<_> =
        super::support::rows(&place).into_keys().filter(|name| name.starts_with('M')).collect();
    assert_eq!(rows, ["M\\u{1b}[2J", "M\\xf6ller", "M\\xfcller"]);
    assert!(!ran.out.contains('\u{1b}'), "{ran:?}");
}

#[test]
fn a_class_in_python_is_the_derived_one_and_its_broken_contract_is_named() {
    let Some(place) = with_python() else { return };
    let evil = fs::read_to_string(project("tests/submissions/python/evil.py")).unwrap();
    let base = "class Base:\n    def guess(self, letter): raise NotImplementedError\n";
    let class = evil.lines().find(|line| line.starts_with("class ")).unwrap();
    let name = class.trim_start_matches("class ").trim_end_matches(':');
    let derived = format!("class {name}(Base):");
    place.write("ann/evil.py", format!("{base}{}", evil.replacen(class, &derived, 1)));
    place.write("ann/a.py", "input()\nclass Person:\n    def guess(self, letter): pass\n");
    place.write("bob/evil.py", evil.replace("self.words", "self.rest"));
    // A class can say something in the name of its adapter, which sees every answer.
    let speaks = "import __main__\nclass Evil:\n    def __init__(self, words, length, misses): self.n = length\n    \
                  def guess(self, letter): __main__.say('# unseen all'); return '-' * self.n\n";
    place.write("cleo/evil.py", speaks);
    let rules = "--adapter python --rule washington";
    place.run((("check --cases 20", ANIMALS), ("--each cleo", rules)));
    let spoken = rows(&place);
    assert!(spoken["cleo"].0.parse::<f64>().unwrap() < 5.0, "{spoken:?}");
    let (_, rows) = check(&place, &["ann", "bob"], rules);
    assert_eq!(rows["ann"], ("10.00".into(), String::new()));
    let broken = "The class breaks the contract of words: there is no such list or method.";
    assert_eq!(rows["bob"].1, broken);
}
