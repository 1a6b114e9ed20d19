//! Tests of settings: flags, the configuration file, the environment and word lists, with the real binary.

use std::fs;

use crate::support::{Arguments, GAME, Place, Ran};

/// Runs the program with these variables.
fn run_with(place: &Place, flags: impl Arguments, variables: &[(&str, &str)], input: &str) -> Ran {
    Ran::of(place.command(GAME, flags).envs(variables.iter().copied()), input)
}

/// Returns the value of a setting with these flags and variables.
fn setting(place: &Place, name: &str, flags: impl Arguments, variables: &[(&str, &str)]) -> String {
    let said = run_with(place, (flags, "--print-config"), variables, "").ok();
    let line = said.lines().find_map(|line| line.strip_prefix(&format!("{name} = ")));
    line.unwrap_or("none").to_owned()
}

const OWN: &str = "evil-hangman/config.toml";

#[test]
fn what_is_wrong_in_a_flag_is_refused_with_what_would_be_right() {
    let place = Place::with(&[
        ("w.txt", &b"go\nally\nsixsix\n"[..]),
        ("folder/x", b""),
        ("empty.txt", b""),
        ("numbers.txt", b"# mine\n1\nit's\n"),
        ("latin.txt", b"one\ntwo\ncaf\xe9\n"),
    ]);
    for (flags, named) in [
        ("--opponent nice", &["--opponent", "merciless", "greedy", "fair", "friend"][..]),
        ("--list huge", &["--list", "everyday, full"]),
        ("--length 0", &["--length", "from 1 to 64", "surprise"]),
        ("--length eight", &["--length", "from 1 to 64"]),
        ("--length 65", &["--length", "from 1 to 64"]),
        ("--lives 0", &["--lives", "above zero"]),
        ("--lives 1.5", &["--lives", "number of lives", "gentle, even, perfect"]),
        ("--seed x", &["--seed"]),
        ("--colour blue", &["--colour", "auto, always, never"]),
        ("--glyphs runes", &["--glyphs", "auto, unicode, ascii"]),
        ("--list everyday --words w.txt", &["--list", "--words"]),
        ("--livess 3", &["--livess", "--lives"]),
        ("more", &["more", "--help lists the commands"]),
        ("--words w.txt --length 3", &["--length", "2 and 4"]),
        ("--words w.txt --length 64", &["--length", "6"]),
        ("--length 60", &["everyday", "60 letters", "longest"]),
        ("--opponent friend --length 7", &["--length", "friend"]),
        ("--language fr --list full", &["full of French", "--list everyday"]),
        ("--config none.toml", &["none.toml", "no such file", "--config"]),
        ("--config folder", &["folder", "cannot be read"]),
        ("--config latin.txt", &["latin.txt", "UTF-8", "--no-config"]),
        ("--config w.txt --no-config", &["--config", "--no-config", "cannot be used with"]),
        ("--print-theme auto", &["dusk", "paper"]),
        ("--print-theme gloom", &["gloom", "dusk, paper"]),
        ("--words gone.txt", &["gone.txt", "no such file"]),
        ("--words folder", &["folder", "text file"]),
        ("--words empty.txt", &["no word"]),
        ("--words numbers.txt", &["no word"]),
        ("--words latin.txt", &["line 3", "byte 4", "UTF-8"]),
        ("--words empty.txt/below", &["empty.txt"]),
        ("--words -", &["standard input", "no word"]),
        ("--words gone\x1b[31m.txt", &["gone"]),
        ("--daily --words w.txt", &["--daily", "--words"]),
        ("--daily --day 1", &["--daily", "--day"]),
        ("--day 0", &["--day", "from 1"]),
        ("--line w.txt", &["w.txt", "--line", "--help lists the commands"]),
        ("--day 4000000", &["--day", "4000000 hasn't begun", "--daily"]),
        ("--day 4294967296", &["--day", "from 1", "earlier"]),
        ("--lives 99999999999999999999", &["--lives", "up to 4294967295"]),
        ("--length -3", &["--length", "from 1 to 64"]),
        ("evaluate --hold-out -1", &["--hold-out", "above 0 and below 1"]),
        ("puzzles --level 11", &["--level", "from 1 to 10"]),
        ("solve --memory 0", &["--memory", "from 1 to 65535"]),
        ("replay --what-if x", &["--what-if", "whole number"]),
        ("solve --nodes x", &["--nodes", "whole number from 0"]),
        ("replay empty.txt", &["empty.txt", "eh1"]),
        ("--puzzle 3 --length 8", &["--puzzle", "--length", "cannot be used with"]),
        ("check --adapter console --each ann/ -lead/", &["--each ./*/"]),
        ("check --adapter console --each ann/ --lead/", &["--each ./*/"]),
    ] {
        place.run(flags).refused(named);
    }
}

#[test]
fn a_mistake_in_the_file_is_shown_and_the_file_is_left_alone() {
    let file = "\n# mine\nopponent = \"\\u001b[31m\"\n";
    let place = Place::with(&[(OWN, file)]);
    place.run("").refused(&[OWN, "line 3", "^", "greedy"]);
    assert_eq!(place.read(OWN), file);
    place.run("--no-config --print-config").ok();
}

#[test]
fn a_quoted_line_without_an_end_does_not_flood_the_screen() {
    let flood = "[".repeat(100_000);
    let place = Place::with(&[("flood.toml", &flood)]);
    for flags in [
        "--config flood.toml --line",
        "--theme ./flood.toml --line",
        "replay flood.toml",
        &format!("--length {flood}"),
    ] {
        let ran = place.run(flags);
        assert_eq!((ran.status, ran.err.len() / 10_000), (Some(2), 0), "{}", ran.err);
    }
}

#[test]
fn what_is_printed_is_the_file_of_the_project() {
    let printed = Place::new().run("--print-config").ok();
    let is_same = printed == include_str!("../../config.toml");
    assert!(is_same, "print it again: cargo run -- --no-config --print-config > config.toml");
}

#[test]
fn flags_come_before_variables_before_the_file_and_each_file_has_a_name() {
    let place = Place::with(&[
        (
            OWN,
            "length = 5\nlives = 5\nopponent = \"Fair\"\nwords = \"w.txt\"\ntheme = \"t.toml\"\n",
        ),
        ("my.toml", "length = 4\n"),
        ("xdg/evil-hangman/config.toml", "length = 3\n"),
    ]);
    let variables = [("EVIL_HANGMAN_LENGTH", "6"), ("EVIL_HANGMAN_LIVES", "6")];
    let shown = |name| setting(&place, name, "--length 7", &variables);
    assert_eq!(["length", "lives", "opponent"].map(shown), ["7", "6", "\"fair\""]);
    // A path is below the folder of the file, and a list that is named now comes before it.
    assert!(shown("words").ends_with("evil-hangman/w.txt\""));
    assert!(shown("theme").ends_with("evil-hangman/t.toml\""));
    assert_eq!(setting(&place, "words", "--list everyday", &[]), "none");
    // A variable that is empty names no file, and one folder can be named for all files.
    assert_eq!(setting(&place, "length", "", &[("EVIL_HANGMAN_CONFIG", "")]), "5");
    assert_eq!(setting(&place, "language", "", &[("EVIL_HANGMAN_LANGUAGE", "PL")]), "\"pl\"");
    let named = [("EVIL_HANGMAN_CONFIG", "my.toml")];
    assert_eq!(setting(&place, "length", "", &named), "4");
    assert_eq!(setting(&place, "length", "--no-config", &named), "\"level\"");
    if cfg!(unix) {
        let xdg = place.path("xdg");
        let xdg = [("XDG_CONFIG_HOME", xdg.to_str().unwrap()), ("EVIL_HANGMAN_HOME", "")];
        assert_eq!(setting(&place, "length", "", &xdg), "3");
    }
}

#[test]
fn what_was_chosen_last_is_below_everything_that_is_asked_for() {
    let place = Place::with(&[("djur.txt", "apa\nkatt\n")]);
    let choose = |flags: &str, typed: &str| {
        place.fed(flags, typed).ok();
    };
    let words = |flags: &str| place.fed(flags, "settings\nquit\n").out;
    choose("--no-history", "6 letters\nquit\n");
    assert!(words("").contains("8 letters"), "nothing is remembered of what is not to be kept");
    choose("", "6 letters\n9 lives\ngerman\nquit\n");
    assert_eq!(place.names("evil-hangman"), ["choices.lock", "choices.toml"]);
    let file = place.read("evil-hangman/choices.toml");
    for line in ["length = 6", "lives = 9", "language = \"de\""] {
        assert!(file.contains(line), "{file}");
    }
    assert!(words("").contains("6 letters") && words("--length 7").contains("7 letters"));
    let plain = words("--no-config");
    assert!(plain.contains("8 letters"), "{plain}");
    // A file of words is in the language that is named, or else in English.
    let own = words("--words djur.txt");
    assert!(own.contains("djur.txt"), "{own}");
    choose("--words djur.txt --language sv", "quit\n");
    place.write(OWN, "length = 7\n");
    assert!(words("").contains("7 letters"), "the file says so");
    assert_eq!(setting(&place, "length", "", &[]), "7");
}

#[test]
fn lives_are_a_name_or_a_number_and_start_at_once_with_a_length() {
    let place = Place::new();
    let flags = "--length 8 --opening none --lives";
    // A perfect player needs 6 for the everyday words of 8 letters.
    for (name, lives) in [("gentle", "9"), ("even", "7"), ("perfect", "6"), ("3", "3")] {
        let said = place.fed((flags, name), "give up\nyes\nquit\n").out;
        let number = said.split(" lives").next().and_then(|it| it.split_whitespace().last());
        assert_eq!(number, Some(lives), "{name}: {said}");
    }
    for (lives, warns) in [("3", true), ("6", false), ("25", false), ("26", true)] {
        let run = place.run((flags, lives));
        let told = run.err.contains(&format!("--lives {lives}"));
        assert_eq!((run.status, told), (Some(0), warns), "{}", run.err);
    }
}

#[cfg(unix)]
#[test]
fn devices_pipes_and_files_without_end_are_refused_or_bounded() {
    let place = Place::new();
    assert!(place.command("mkfifo", ["pipe"]).status().unwrap().success());
    std::os::unix::fs::symlink("/dev/zero", place.path("zero")).unwrap();
    for name in ["pipe", "zero"] {
        for flag in ["--words", "--config"] {
            place.run([flag, name]).refused(&[name, "not a regular file"]);
        }
        for command in [&["verify", name, "--list", "everyday"][..], &["replay", name, "--line"]] {
            let run = place.run(command);
            assert!(run.status == Some(1) || run.status == Some(2), "{run:?}");
            assert!(run.err.contains(name), "{run:?}");
        }
    }
    fs::File::create(place.path("large.toml")).unwrap().set_len(64 << 20).unwrap();
    place.run("--config large.toml").refused(&["large.toml", "more than 1 MiB"]);
    fs::remove_file(place.path("pipe")).unwrap();
    // A file passed by a shell is read: <(…) is a pipe, too.
    let shell = r#"exec 3<w; cat w | "$0" solve --words /dev/fd/0"#;
    place.write("w", "ally\nbeta\n");
    let ran = place.shell(shell, "");
    assert_eq!(ran.status, Some(0), "{ran:?}");
}

#[test]
fn lines_left_out_are_counted_and_the_first_is_shown_harmlessly() {
    let place = Place::new();
    let list = "ok\n\x1b[31mred\n\x1b]0;title\x07\n\u{9b}31m\nit's\ntwo words\n\n# fine\nr2d2\n";
    place.write("w.txt", list);
    let play = |words: &str| {
        let flags = ["--words", words, "--length", "2", "--lives", "1"];
        place.fed(flags, "z\nquit\n")
    };
    let run = play("w.txt");
    assert_eq!(run.status, Some(0), "{run:?}");
    for told in ["6 lines of w.txt", "line 2", "[31mred"] {
        assert!(run.err.contains(told), "{}", run.err);
    }
    let harmless = |text: &str| text.chars().all(|c| c == '\n' || !c.is_control());
    assert!(harmless(&run.out) && harmless(&run.err), "{run:?}");
    place.write("all.txt", "\u{feff}OK\r\n\r\n# fine\r\nok\r\n");
    assert!(play("all.txt").ok().contains(" OK."));
}

#[test]
fn the_status_shows_whether_a_seal_holds() {
    // Computed with Python's hashlib.
    let [word, salt] = ["elephant", "000102030405060708090a0b0c0d0e0f"];
    let fair = [word, salt, "83e7-573b-96a5-f516-d510-d0df-9390-7992"];
    let place = Place::new();
    let with = |index: usize, text: &'static str| {
        let mut arguments = fair;
        arguments[index] = text;
        place.run(("verify", arguments))
    };
    let said = place.run(("verify", fair)).ok();
    assert_eq!(with(2, "83E7573B96A5F516D510D0DF93907992").ok(), said);
    for (index, other) in [
        (0, "sevenths"),
        (1, "000102030405060708090a0b0c0d0e10"),
        (2, "83e7-573b-96a5-f516-d510-d0df-9390-7993"),
    ] {
        let run = with(index, other);
        assert_eq!((run.status, run.err.as_str()), (Some(1), ""), "{run:?}");
    }
    with(0, "e1ephant").refused(&["'1' is not a letter"]);
    with(1, "0001").refused(&["SALT", "a salt is 32 hexadecimal digits"]);
    with(2, "83e7-573b").refused(&["SEAL", "a seal is 32 hexadecimal digits"]);
}

#[test]
fn a_game_is_started_by_its_text_with_its_settings_and_its_seed() {
    let place = Place::new();
    // There are few words of this length, so that the end is judged quickly.
    let text = "eh1 en/everyday fair 14 4 42 - E-";
    let flags = "--opponent fair --list everyday --length 14 --lives 4 --opening none";
    let script = "z\nx\nq\nj\nquit\n";
    let expected = place.fed((flags, "--seed 42"), script).ok();
    assert_eq!(place.fed(["--game", text], script).ok(), expected);
    // Quotes are easily lost.
    assert_eq!(place.fed(("--game", text), script).ok(), expected);
    assert_eq!(place.run(("share", text)).ok(), place.run(["share", text]).ok());
    let seed = [("EVIL_HANGMAN_SEED", "42")];
    assert_eq!(run_with(&place, flags, &seed, script).ok(), expected);
    // Settings from elsewhere are overridden.
    place.write(OWN, "opponent = \"greedy\"\nwords = \"none.txt\"\nlength = 9\nlives = 9\n");
    let set =
        [("EVIL_HANGMAN_LENGTH", "3"), ("EVIL_HANGMAN_LIST", "full"), ("EVIL_HANGMAN_SEED", "7")];
    assert_eq!(run_with(&place, ["--game", text], &set, script).ok(), expected);
}

#[test]
fn a_text_that_starts_no_game_is_refused_with_what_would() {
    let place = Place::with(&[("w.txt", "deal\nbeta\n"), ("v.txt", "deal\n")]);
    let refused = |game: &str, flags: &str, named: &[&str]| {
        place.run((["--game", game], flags)).refused(named);
    };
    let embedded = "eh1 en/everyday fair 6 4 42 -";
    for flags in ["--opponent greedy", "--length 4", "--lives 4", "--seed 1"] {
        let name = flags.split(' ').next().unwrap();
        refused(embedded, flags, &["--game", name, "cannot be used with"]);
        place.run(("--daily", flags)).refused(&["--daily", name]);
    }
    place.run(["--daily", "--game", embedded]).refused(&["--daily", "--game"]);
    let example = "eh1 en/full merciless 8 10 42 -";
    refused("", "", &["begins no transcript", example]);
    refused("eh1 en/everyday fair 6", "", &["ends before", example]);
    refused("eh1 en/everyday nice 6 4 42 -", "", &["nice", example]);
    refused("eh1 en/everyday fair 44 4 42 -", "", &["--game", "everyday", "the longest have"]);
    refused(
        "eh1 en/everyday friend 4 4 42 -",
        "",
        &["--game", "friend's word", "--opponent friend"],
    );
    refused(embedded, "--words w.txt", &["the list en/everyday", "leave --words out"]);
    let own = "eh1 w.txt#0000000000000007 greedy 4 4 42 -";
    refused(own, "", &["w.txt", "give the same words with --words FILE"]);
    refused(own, "--words v.txt", &["w.txt\" have changed", "--words FILE"]);
}

#[test]
fn every_way_into_the_game_keeps_how_far_the_puzzles_are() {
    let solved = |place: &Place| {
        let file = place.read("evil-hangman/choices.toml");
        let line = file.lines().find(|line| line.starts_with("puzzles")).unwrap().to_owned();
        let fields: Vec<_> = line.split(' ').map(str::to_owned).collect();
        [3, 4].map(|field| fields[field].clone())
    };
    const LOST: &str = "eh1 en/everyday merciless 6 1 1 - E-";
    for (arguments, before) in [
        (&["--line", "--no-config"][..], ""),
        (&["replay", LOST, "--what-if", "1", "--line"], "z\n"),
        (&["--line", "--game", LOST], "z\n"),
    ] {
        let choices = "puzzles = \"5 0 38 6 9 9 9 9 2 0 0 0 0 0\"\n";
        let place = Place::with(&[("evil-hangman/choices.toml", choices)]);
        let ran = place.fed(arguments, format!("{before}puzzle\nq\nx\nz\nj\nquit\n"));
        assert_eq!(solved(&place), ["-1", "38"], "{arguments:?}: {}", ran.out);
    }
}
