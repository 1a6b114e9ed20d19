//! Tests of what submissions look like when they are handed in: their folders, lists, names and starts. The programs are right,
//! so whatever the folder looks like, they get full points, or none and the reason.

use std::collections::BTreeMap;
use std::fs;

use super::support::{rows, with_python};
use crate::support::{Place, Ran, project, there_is};

/// A right program for a person, without the line that reads WORDS.
const PROGRAM: &str = r#"
n = int(input("Word length: ")); left = int(input("Guesses: "))
words = [word for word in WORDS if len(word) == n]; board = "_" * n; used = []
while left and "_" in board:
    print("Word:", board)
    letter = input("Letter: ").lower()
    if len(letter) != 1 or letter in used: continue
    used.append(letter); families = {}
    for word in words: families.setdefault("".join(letter if x == letter else y for x, y in zip(word, board)), []).append(word)
    best = max(families, key=lambda family: len(families[family]))
    left -= best == board; board = best; words = families[best]
print("Word:", board)
print("You win!" if left else "You lose! The word was " + words[0])
"#;

/// The words of a student's own list.
const OWN: &str = "ant\nape\nbear\nbird\nbull\ncat\ncow\ndeer\ndog\nduck\nfish\nfrog\ngoat\nhen\nlion\nmole\nmoth\nmouse\npuma\nseal\n";

/// Reads a list of Windows, and one that begins with the number of its words.
const CUTS: &str =
    "WORDS = [line[:-1] for line in open('words.txt', newline='').read().split('\\n')[:-1]]";
const COUNTS: &str = "LIST = open('words.txt')\nWORDS = [LIST.readline().strip() for _ in range(int(LIST.readline()))]";

/// Checks submissions in a few games. Returns what it printed, and the points and the sentence of each row, by path.
fn check(
    place: &Place,
    names: &[&str],
    more: &[&str],
) -> (Ran, BTreeMap<String, (String, String)>) {
    let words = project("assets/lists/animals.txt");
    // Of all lengths, so that none is odd and has a start of its own.
    let check = ["check", "--cases", "2", "--length", "1..26", "--words", words.to_str().unwrap()];
    let ran = place.run(&[&check[..], &["--each"], names, more].concat());
    (ran, rows(place))
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_finds_the_words_of_the_test_wherever_it_looks_for_its_list() {
    let Some(place) = with_python() else { return };
    let upper = OWN.to_uppercase();
    let line = OWN.replace('\n', " ");
    let windows = OWN.replace('\n', "\r\n");
    let counted = format!("{}\n{OWN}", OWN.lines().count());
    let beside = "from pathlib import Path\nWORDS = open(Path(__file__).resolve().parent / 'words.txt').read().split()";
    let above = "from pathlib import Path\nWORDS = (Path(__file__).parents[1] / 'res' / 'en.txt').read_text().split()";
    let intro = "print(open('intro.txt').readlines()[1])\nWORDS = open('dict.txt').read().split()";
    let shouts = "class Upper(str):\n    def lower(self): return self.upper()\n_input = input\ninput = lambda asks: Upper(_input(asks))\n\
                  WORDS = open('words.txt').read().split()";
    for (name, file, reads, list, text) in [
        (
            "sub-folder",
            "game.py",
            "WORDS = open('data/animals.txt').read().split()",
            "data/animals.txt",
            OWN,
        ),
        ("resolved", "game.py", beside, "words.txt", OWN),
        ("not-handed-in", "src/game.py", beside, "", ""),
        ("beside-code", "src/game/main.py", above, "src/res/en.txt", OWN),
        ("above", "game.py", "WORDS = open('../list.txt').read().split()", "", ""),
        (
            "backslash",
            "game.py",
            "WORDS = open('data\\\\list.txt').read().split()",
            "data/list.txt",
            OWN,
        ),
        (
            "one-line",
            "game.py",
            "WORDS = open('words.txt').readline().split()",
            "words.txt",
            &*line,
        ),
        ("upper-case", "game.py", shouts, "words.txt", &*upper),
        ("line-ends", "game.py", CUTS, "words.txt", &*windows),
        ("counted", "game.py", COUNTS, "words.txt", &*counted),
        ("other-texts", "game.py", intro, "intro.txt", "Hello!\nThink hard, please.\n"),
    ] {
        place.write(&format!("{name}/{file}"), format!("{reads}\n{PROGRAM}"));
        if !list.is_empty() {
            place.write(&format!("{name}/{list}"), text);
        }
    }
    let names = place.names("");
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    let (ran, rows) = check(&place, &names, &["--adapter", "console"]);
    assert_eq!(rows.len(), 11, "{ran:?}");
    for (name, row) in rows {
        assert_eq!(row, ("10.00".into(), String::new()), "{name}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_plays_with_other_words_gets_no_grade_and_the_reason() {
    let Some(place) = with_python() else { return };
    let json = OWN.trim_end().replace('\n', "\", \"");
    place.write("json/animals.json", format!("[\"{json}\"]"));
    for (name, reads) in [
        ("code", format!("WORDS = {OWN:?}.split()")),
        ("json", "import json\nWORDS = json.load(open('animals.json'))".into()),
        ("elsewhere", "WORDS = open('/home/ann/words.txt').read().split()".into()),
    ] {
        place.write(&format!("{name}/game.py"), format!("{reads}\n{PROGRAM}"));
    }
    let (ran, rows) = check(&place, &["code", "elsewhere", "json"], &["--adapter", "console"]);
    for (name, sentence) in [
        ("code", "it reads words that aren't ours"),
        ("json", "it reads words that aren't ours"),
        ("elsewhere", "it reads a file that isn't there (FileNotFoundError"),
    ] {
        assert!(rows[name].0 == "no grade" && rows[name].1.contains(sentence), "{name} {ran:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_machine_lacks_and_what_no_board_shows_cost_no_points() {
    let Some(place) = with_python() else { return };
    let listed = "WORDS = open('words.txt').read().split()";
    let unseen = PROGRAM
        .replace("\"_\"", "\"@\"")
        .replace("print(\"Word:\", board)", "print('-' * n, board, '-' * n, sep='\\n')")
        .replace(
            "    left -=",
            "    print('Wrong' if best == board else 'No lives lost')\n    left -=",
        );
    for (name, reads, program) in [
        ("cuts", CUTS, PROGRAM),
        ("counts", COUNTS, PROGRAM),
        ("module", &format!("import colour_of_words\n{listed}"), PROGRAM),
        ("network", "raise ConnectionError('no route to host')", PROGRAM),
        ("unseen", listed, &unseen),
    ] {
        place.write(&format!("{name}/game.py"), format!("{reads}\n{program}"));
    }
    let names = ["counts", "cuts", "module", "network", "unseen"];
    let (ran, rows) = check(&place, &names, &["--adapter", "console"]);
    for (name, sentence) in [
        ("cuts", "it cuts the last letter of every word: its list has another form"),
        ("counts", "it reads a number first: its list has another form"),
        ("module", "it needs what isn't here (ModuleNotFoundError"),
        ("network", "it needs what isn't here (ConnectionError"),
        ("unseen", "the board after a letter was not found"),
    ] {
        assert!(rows[name].0 == "no grade" && rows[name].1.contains(sentence), "{name} {ran:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_that_plays_is_started_and_is_named() {
    let Some(place) = with_python() else { return };
    let arguments = "import sys\nWORDS = open(sys.argv[1]).read().split()\ninput = lambda asks, given=iter(sys.argv[2:]), person=input: \
                     next(given, None) or person(asks)";
    let (listed, asks) =
        ("WORDS = open('words.txt').read().split()", "print(input('Test what? '))\n");
    for (path, source) in [
        ("arguments/game.py", format!("{arguments}\n{PROGRAM}")),
        ("two/a_driver.py", asks.to_owned()),
        ("two/hm.py", format!("{listed}\n{PROGRAM}")),
        ("two/test_hm.py", "import unittest\nif __name__ == '__main__': unittest.main()\n".into()),
        ("wants/game.py", "import sys\nprint(sys.argv[4])\n".into()),
        ("notes/notes.md", "soon".into()),
    ] {
        place.write(path, source);
    }
    let names = ["arguments", "notes", "two", "wants"];
    let (ran, rows) = check(&place, &names, &["--adapter", "console"]);
    for (name, points, sentence) in [
        ("arguments", "10.00", ""),
        ("two", "10.00", ""),
        ("wants", "no grade", "--args \"FILE LENGTH GUESSES\""),
        ("notes", "no grade", "no program in the folder, only notes.md"),
    ] {
        assert!(rows[name].0 == points && rows[name].1.contains(sentence), "{name} {rows:?}");
    }
    for taken in
        ["[started as game.py FILE LENGTH]", "[started as hm.py, not a_driver.py, test_hm.py]"]
    {
        assert!(ran.out.contains(taken), "{ran:?}");
    }
    assert!(place.read("results/two.json").contains("It was started as hm.py"));
}

#[cfg(target_os = "linux")]
#[test]
fn java_is_compiled_with_blanks_in_names_in_latin_1_and_with_tests_beside_it() {
    if !there_is("javac", &["-version"]) || !there_is("python3", &["--version"]) {
        return;
    }
    let place = Place::new();
    let game = include_str!("../../submissions/mistakes/Game.java");
    // An e with an accent in Latin-1 is not UTF-8.
    place.write("ann/Evil Hangman/Game.java", [b"// Ren\xe9\n", game.as_bytes()].concat());
    place.write("ann/habit", "right");
    place.write(
        "ann/Evil Hangman/GameTest.java",
        "import org.junit.*;\npublic class GameTest { @Test public void it() {} }\n",
    );
    place.write(
        "ann/Evil Hangman/Dict.java",
        "public class Dict { public static void main(String[] a) { System.out.println(\"all pass\"); } }\n",
    );
    let (ran, rows) = check(&place, &["ann"], &["--adapter", "console"]);
    assert_eq!(rows["ann"], ("10.00".into(), String::new()), "{ran:?}");
    assert!(ran.out.contains("[started as Evil Hangman/Game.java, not Evil Hangman/Dict.java]"));
}

#[test]
fn what_an_ide_has_compiled_is_not_taken_for_the_class_of_a_course() {
    if !there_is("javac", &["-version"]) {
        return;
    }
    let place = Place::new();
    let from = project("tests/submissions/byu/hangman");
    for file in fs::read_dir(&from).unwrap().map(|file| file.unwrap()) {
        let name = format!("bob/Evil Hangman/{}", file.file_name().to_str().unwrap());
        place.write(
            &name.replace("Hangman/", "Hangman/src/hangman/"),
            fs::read(file.path()).unwrap(),
        );
    }
    let sources = "javac -d bob/bin/production bob/*/src/hangman/*.java";
    assert!(place.command("sh", &["-c", sources]).status().unwrap().success());
    place.write("bob/passoff/EvilTests.java", "import org.junit.*;\nclass EvilTests {}\n");
    let (ran, rows) = check(&place, &["bob"], &["--adapter", "java-byu"]);
    assert_eq!(rows["bob"], ("10.00".into(), String::new()), "{ran:?}");
}

#[test]
fn several_programs_in_c_are_compiled_apart_and_a_class_goes_on_after_three_that_do_not_compile() {
    if !there_is("gcc", &["--version"]) || !there_is("python3", &["--version"]) {
        return;
    }
    let place = Place::new();
    for name in ["a", "b", "c"] {
        place.write(&format!("{name}/game.c"), "int main( { return 0; }\n");
    }
    let part = "int doubled(int n) { return 2 * n; }\n";
    let main = "int doubled(int n);\nint main(void) { return doubled(0); }\n";
    for (file, source) in [("part.c", part), ("one.c", main), ("two of them.c", main)] {
        place.write(&format!("d/src/{file}"), source);
    }
    let run = "for file in 'evil-one.c' 'evil-two of them.c'; do \"./$file\" || exit; done; exec python3 $HERE/setter.py";
    place.write("setter.py", fs::read(project("examples/players/python/setter.py")).unwrap());
    let (ran, rows) = check(&place, &["a", "b", "c", "d"], &["--adapter", "console", "--run", run]);
    let points = ["a", "b", "c", "d"].map(|name| rows[name].0.as_str());
    assert_eq!(points, ["0.00", "0.00", "0.00", "10.00"], "{ran:?}");
    assert!(rows["a"].1.starts_with("It doesn't compile."));
}

#[test]
fn what_is_no_submission_is_named_with_a_way_out() {
    let place = Place::new();
    place.write("zips/ann.zip", "PK");
    place.write("zips/bob.py", "");
    fs::create_dir_all(place.path("class/empty/inner")).unwrap();
    let run = ["--run", "true"];
    for (given, more, says) in [
        (
            &["zips/ann.zip"][..],
            &run[..],
            "\"zips/ann.zip\" is a file, and a submission is a folder; unpack it",
        ),
        (&["zips/bob.py"], &run, "put it into a folder of its own"),
        (&["results"], &run, "there is no submission"),
        (
            &["class"],
            &["--run", "true", "--with", "zips/bob.py"],
            "--with \"zips/bob.py\" is a file",
        ),
    ] {
        let (ran, _) = check(&place, given, more);
        assert!(ran.status == Some(2) && ran.err.contains(says), "{given:?} {ran:?}");
    }
    let missing = ["--compile", "no-such-compiler -O *.c", "--run", "true"];
    let (ran, rows) = check(&place, &["class/empty"], &missing);
    assert!(ran.status == Some(1) && rows["class/empty"].0 == "no grade", "{ran:?}");
    assert!(ran.err.contains("there is no program \"no-such-compiler\" here"), "{ran:?}");
    let (ran, rows) = check(&place, &["zips/ann.zip", "class/empty"], &run);
    assert_eq!(ran.status, Some(1), "a submission has no grade");
    assert!(ran.out.contains("Not checked, because a submission is a folder: \"zips/ann.zip\""));
    assert_eq!(
        rows["class/empty"],
        ("no grade".into(), "No grade: there is nothing in the folder.".into())
    );
    place.write("class/ann/notes.md", "");
    let other = ["--results", "other", "--run", "true"];
    let (ran, _) = check(&place, &["class", "results"], &other);
    for says in [
        "\"class\" is checked as one submission. If its 2 folders are one each, use --each class/*/",
        "because they have the results of an earlier check: \"results\"",
    ] {
        assert!(ran.out.contains(says), "{ran:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_submission_has_the_name_that_it_was_given() {
    let place = Place::new();
    place.write("handed-in/17/setter.py", "");
    fs::create_dir(place.path("class")).unwrap();
    std::os::unix::fs::symlink(place.path("handed-in/17"), place.path("class/ann")).unwrap();
    let given = ["class/ann", "./class/../class/ann/", "handed-in/17"];
    let (_, rows) = check(&place, &given, &["--run", "false"]);
    assert_eq!(rows.into_keys().collect::<Vec<_>>(), ["class/ann", "handed-in/17"]);
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
    let rules = ["--adapter", "python", "--rule", "washington"];
    let (_, rows) = check(&place, &["ann", "bob"], &rules);
    assert_eq!(rows["ann"], ("10.00".into(), String::new()));
    let broken = "The class breaks the contract of words: there is no such list or method.";
    assert_eq!(rows["bob"].1, broken);
}
