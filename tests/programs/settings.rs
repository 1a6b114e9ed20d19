//! Tests of settings: flags, the configuration file, the environment and word lists, with the real binary.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use tempfile::TempDir;

/// The result of a run.
#[derive(Debug)]
struct Run {
    status: Option<i32>,
    said: String,
    complaints: String,
}

impl Run {
    /// Fails unless the run was refused with a usage error that has these texts.
    fn refused_naming(&self, texts: &[&str]) {
        assert_eq!((self.status, self.said.as_str()), (Some(2), ""), "{self:?}");
        // Values may be quoted as in TOML's own messages.
        let complaints = self.complaints.replace('`', "");
        for text in texts {
            assert!(complaints.contains(text), "no “{text}” in:\n{complaints}");
        }
    }

    /// Fails unless the run succeeded without errors.
    fn went_well(self) -> String {
        assert_eq!((self.status, self.complaints.as_str()), (Some(0), ""), "{self:?}");
        self.said
    }
}

/// A folder to run the game in, which has the game's own folder.
struct Place(TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// Creates one with these files.
    fn with(files: &[(&str, &str)]) -> Self {
        let place = Self::new();
        for (name, text) in files {
            place.write(name, text);
        }
        place
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.0.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn run(&self, flags: &[&str]) -> Run {
        self.run_with(flags, &[] as &[(&str, &str)], "")
    }

    fn run_with<V: AsRef<OsStr>>(
        &self,
        flags: &[&str],
        variables: &[(&str, V)],
        input: &str,
    ) -> Run {
        let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
        command.args(flags).current_dir(&self.0).env_clear();
        command.env("EVIL_HANGMAN_HOME", self.0.path().join("evil-hangman"));
        command.envs(variables.iter().map(|(name, value)| (name, value.as_ref())));
        let output = command
            .write_stdin(input)
            .timeout(std::time::Duration::from_secs(20))
            .output()
            .unwrap();
        let (said, complaints) = (text(&output.stdout), text(&output.stderr));
        assert!(!said.contains('\x1b') && !complaints.contains('\x1b'), "{said:?} {complaints:?}");
        Run { status: output.status.code(), said, complaints }
    }

    /// Returns the value of a setting with these flags and variables.
    fn setting(&self, name: &str, flags: &[&str], variables: &[(&str, &str)]) -> String {
        let said = self.run_with(&[flags, &["--print-config"]].concat(), variables, "").went_well();
        let line = said.lines().find_map(|line| line.strip_prefix(&format!("{name} = ")));
        line.unwrap_or("none").to_owned()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

const OWN: &str = "evil-hangman/config.toml";

#[test]
fn a_wrong_flag_is_refused_with_the_right_values() {
    let place = Place::new();
    for (flags, named) in [
        (
            &["--opponent", "nice"][..],
            &["--opponent", "nice", "greedy, merciful, fair, friend"][..],
        ),
        (&["--list", "huge"], &["--list", "common, standard, unabridged"]),
        (&["--length", "0"], &["--length", "from 1 to 64"]),
        (&["--length", "99"], &["--length", "from 1 to 64"]),
        (&["--length", "eight"], &["--length", "from 1 to 64"]),
        (&["--lives", "0"], &["--lives", "above zero"]),
        (&["--lives=-1"], &["--lives", "above zero"]),
        (&["--lives", "1.5"], &["--lives", "above zero"]),
        (&["--seed", "x"], &["--seed"]),
        (&["--colour", "blue"], &["--colour", "auto, always, never"]),
        (&["--glyphs", "runes"], &["--glyphs", "auto, unicode, ascii"]),
        (&["--list", "common", "--words", "w.txt"], &["--list", "--words"]),
        (&["--gueses", "3"], &["--gueses", "--lives"]),
        (&["more"], &["more"]),
    ] {
        place.run(flags).refused_naming(named);
    }
}

#[test]
fn a_length_that_no_word_has_is_refused_with_the_nearest() {
    let place = Place::with(&[("w.txt", "go\nally\nsixsix\n")]);
    for (length, nearest) in [("1", "2"), ("3", "2 and 4"), ("5", "4 and 6"), ("64", "6")] {
        let run = place.run(&["--words", "w.txt", "--length", length]);
        run.refused_naming(&["--length", &format!("has {length} letter"), nearest]);
    }
    place.run(&["--length", "60"]).refused_naming(&["common", "60 letters", "longest"]);
}

#[test]
fn help_has_examples_and_version_is_the_version() {
    let place = Place::new();
    let help = place.run(&["--help"]).went_well();
    for text in
        ["Examples:", "evil-hangman --length 8 --lives 6", "--opponent", "printf", "config.toml"]
    {
        assert!(help.contains(text), "{text}: {help}");
    }
    let version = place.run(&["--version"]).went_well();
    assert_eq!(version, format!("evil-hangman {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn without_anything_the_settings_are_those_of_the_commented_file() {
    let printed = Place::new().run(&["--print-config"]).went_well();
    assert_eq!(printed, include_str!("../../config.toml"));
}

#[test]
fn what_is_printed_reads_back_as_the_same() {
    for flags in [
        &["--opponent", "fair", "--list", "common", "--length", "5", "--lives", "4294967295"][..],
        &["--words-left", "--line", "--no-history", "--colour", "never", "--glyphs", "ascii"],
        &["--words", "/a \"strange\" \\ path/w'1'.txt"],
        &["--words", "w.txt"],
    ] {
        let place = Place::new();
        let printed = place.run(&[flags, &["--print-config"]].concat()).went_well();
        place.write("elsewhere/printed.toml", &printed);
        let again =
            place.run(&["--config", "elsewhere/printed.toml", "--print-config"]).went_well();
        let settings = |text: &str| {
            text.lines()
                .filter(|line| !line.starts_with('#'))
                .map(str::to_owned)
                .collect::<Vec<_>>()
        };
        assert_eq!(settings(&again), settings(&printed), "{flags:?}");
    }
}

#[test]
fn a_setting_answers_to_its_old_name_and_is_told_by_its_own() {
    let told = |flags: &[&str], variables: &[(&str, &str)], file: &str| {
        let place = Place::with(&[]);
        place.write(OWN, file);
        let printed =
            place.run_with(&[flags, &["--print-config"]].concat(), variables, "").went_well();
        let lines = printed.lines().filter(|line| !line.starts_with('#'));
        assert!(lines.clone().all(|line| !line.starts_with("count")), "{printed}");
        let line = lines.clone().find_map(|line| line.strip_prefix("words_left = "));
        line.map(str::to_owned).unwrap()
    };
    assert_eq!(told(&[], &[], ""), "true");
    for file in ["words_left = false\n", "count = false\n"] {
        assert_eq!(told(&[], &[], file), "false", "{file}");
        for variable in ["EVIL_HANGMAN_WORDS_LEFT", "EVIL_HANGMAN_COUNT"] {
            assert_eq!(told(&[], &[(variable, "yes")], file), "true", "{variable}");
            for flag in ["--no-words-left", "--no-count"] {
                assert_eq!(told(&[flag], &[(variable, "yes")], file), "false", "{flag}");
            }
        }
        for flag in ["--words-left", "--count"] {
            assert_eq!(told(&[flag], &[], file), "true", "{flag}");
        }
    }
    let help = Place::with(&[]).run(&["--help"]).went_well();
    assert!(help.contains("--no-words-left") && !help.contains("--count"), "{help}");
}

#[test]
fn standard_input_is_printed_as_such() {
    let place = Place::with(&[]);
    let printed = place.run(&["--words", "-", "--print-config"]).went_well();
    place.write(OWN, printed);
    place.run(&[]).refused_naming(&["standard input", "no word"]);
}

#[test]
fn a_printed_relative_path_still_finds_the_list() {
    let place = Place::with(&[("w.txt", "ally\n")]);
    let printed = place.run(&["--words", "w.txt", "--length", "4", "--print-config"]).went_well();
    place.write(OWN, &printed);
    let run = place.run_with(&["--length", "4", "--lives", "1"], &[] as &[(&str, &str)], "e\n");
    assert!(run.went_well().contains("It claims the word was ALLY."));
}

#[test]
fn flags_come_before_the_environment_before_the_file_before_the_defaults() {
    let place =
        Place::with(&[(OWN, "length = 5\nguesses = 5\ncount = true\nopponent = \"fair\"\n")]);
    let variables = [("EVIL_HANGMAN_LENGTH", "6"), ("EVIL_HANGMAN_LIVES", "6")];
    let setting = |name| place.setting(name, &["--length", "7"], &variables);
    assert_eq!(
        ["length", "guesses", "words_left", "list"].map(setting),
        ["7", "6", "true", "\"common\""]
    );
    assert_eq!(place.setting("length", &["--no-config"], &[]), "8");
    let own_words = [("EVIL_HANGMAN_WORDS", "/w.txt")];
    assert_eq!(place.setting("words", &[], &own_words), "\"/w.txt\"");
    assert_eq!(place.setting("words", &["--list", "common"], &own_words), "none");
    assert_eq!(place.setting("list", &["--list", "common"], &own_words), "\"common\"");
}

#[test]
fn the_file_and_the_environment_answer_what_the_game_offers() {
    let place = Place::with(&[
        (OWN, "length = 4\nguesses = 2\nwords = \"../w.txt\"\n"),
        ("w.txt", "ally\nsixsix\n"),
    ]);
    let said =
        place.run_with(&[], &[("EVIL_HANGMAN_WORDS_LEFT", "yes")], "\n\ne\nz\nn\n").went_well();
    for text in [
        "Enter for 4",
        "Enter for 2",
        "Only one word is left.",
        "has 1 word of 4",
        "the word was ALLY.",
    ] {
        assert!(said.contains(text), "{text}: {said}");
    }
}

#[test]
fn a_mistake_in_the_file_is_shown_and_the_file_is_left_alone() {
    for (file, line, named) in [
        ("words_left = true\nguesss = 4\n", "line 2", "guesses"),
        ("opponent = \"nice\"\r\n", "line 1", "greedy, merciful, fair, friend"),
        ("\n# mine\nlist = \"huge\"", "line 3", "common, standard, unabridged"),
        ("guesses = 0\n", "line 1", "above zero"),
        ("length = 65\n", "line 1", "from 1 to 64"),
        ("colour = \"blue\"\n", "line 1", "auto, always, never"),
        ("glyphs = 1\n", "line 1", "auto, unicode, ascii"),
        ("words_left = \"perhaps\"\n", "line 1", "true or false"),
        ("length = 4\nlength = 5\n", "line 2", "duplicate key"),
        ("length 4\n", "line 1", "="),
        ("[game]\nlength = 4\n", "line 1", "game"),
    ] {
        let place = Place::with(&[(OWN, file)]);
        place.run(&[]).refused_naming(&[OWN, line, "^", named]);
        assert_eq!(fs::read_to_string(place.0.path().join(OWN)).unwrap(), file);
        assert_eq!(place.run(&["--no-config", "--print-config"]).status, Some(0), "{file}");
    }
}

#[test]
fn a_file_that_cannot_be_used_is_named() {
    let place = Place::with(&[("folder/x", "")]);
    place.run(&["--config", "none.toml"]).refused_naming(&[
        "none.toml",
        "no such file",
        "--config",
    ]);
    place.run(&["--config", "folder"]).refused_naming(&["folder", "cannot be read"]);
    place.write("latin.toml", b"# caf\xe9\n");
    place.run(&["--config", "latin.toml"]).refused_naming(&["latin.toml", "UTF-8"]);
    let variable = [("EVIL_HANGMAN_CONFIG", "gone.toml")];
    place.run_with(&[], &variable, "").refused_naming(&["gone.toml", "no such file"]);
}

#[test]
fn a_theme_without_a_text_of_its_own_is_told_from_one_that_is_not_there() {
    let place = Place::new();
    place.run(&["--print-theme", "auto"]).refused_naming(&["dusk", "paper", "print one of those"]);
    let odd = place.run(&["--print-theme", "gloom"]);
    odd.refused_naming(&["gloom", "dusk, paper"]);
    assert!(!odd.complaints.contains("auto"), "{odd:?}");
}

#[test]
fn a_configuration_that_cannot_be_read_has_two_ways_out() {
    let place = Place::with(&[("odd.toml", "")]);
    fs::write(place.0.path().join("odd.toml"), b"\xff").unwrap();
    place.run(&["--config", "odd.toml"]).refused_naming(&["save it as UTF-8 text", "--no-config"]);
}

#[test]
fn a_mistake_in_the_file_is_shown_harmlessly() {
    for file in ["x\x1b[31m = 1\n", "opponent = \"\\u001b[31m\"\n", "list = \"\x1b[31m\"\n"] {
        Place::with(&[(OWN, file)]).run(&[]).refused_naming(&[OWN, "line 1"]);
    }
}

#[test]
fn a_variable_set_to_nothing_names_no_file_and_a_file_is_not_named_in_vain() {
    let place = Place::with(&[(OWN, "length = 4\n"), ("my.toml", "length = 5\n")]);
    assert_eq!(place.setting("length", &[], &[("EVIL_HANGMAN_CONFIG", "")]), "4");
    assert_eq!(place.setting("length", &[], &[("EVIL_HANGMAN_CONFIG", "my.toml")]), "5");
    let both = ["--config", "my.toml", "--no-config"];
    place.run(&both).refused_naming(&["--config", "--no-config", "cannot be used with"]);
    let variable = [("EVIL_HANGMAN_CONFIG", "my.toml")];
    assert_eq!(place.setting("length", &["--no-config"], &variable), "8");
}

#[cfg(unix)]
#[test]
fn files_are_where_the_system_has_them_unless_one_folder_is_named_for_all() {
    let place =
        Place::with(&[(OWN, "length = 4\n"), ("xdg/evil-hangman/config.toml", "length = 5\n")]);
    let xdg = place.0.path().join("xdg");
    let xdg = [("XDG_CONFIG_HOME", xdg.to_str().unwrap()), ("EVIL_HANGMAN_HOME", "")];
    assert_eq!(place.setting("length", &[], &xdg), "5");
    assert_eq!(place.setting("length", &[], &[xdg[0]]), "4");
}

#[cfg(unix)]
#[test]
fn devices_pipes_and_files_without_end_are_refused_or_bounded() {
    let place = Place::new();
    let path = |name: &str| place.0.path().join(name);
    assert!(std::process::Command::new("mkfifo").arg(path("pipe")).status().unwrap().success());
    std::os::unix::fs::symlink("/dev/zero", path("zero")).unwrap();
    for name in ["pipe", "zero"] {
        for flag in ["--words", "--config"] {
            place.run(&[flag, name]).refused_naming(&[name, "not a regular file"]);
        }
        for command in [&["verify", name, "--list", "common"][..], &["replay", name, "--line"]] {
            let run = place.run(command);
            assert!(run.status == Some(1) || run.status == Some(2), "{run:?}");
            assert!(run.complaints.contains(name), "{run:?}");
        }
    }
    fs::File::create(path("large.toml")).unwrap().set_len(64 << 20).unwrap();
    place.run(&["--config", "large.toml"]).refused_naming(&["large.toml", "more than 1 MiB"]);
    fs::remove_file(path("pipe")).unwrap();
    // A file passed by a shell is read: <(…) is a pipe, too.
    let shell = r#"exec 3<w; cat w | EVIL_HANGMAN_HOME=. "$0" solve --words /dev/fd/0"#;
    place.write("w", "ally\nbeta\n");
    let mut command = std::process::Command::new("/bin/sh");
    command.args(["-c", shell, env!("CARGO_BIN_EXE_evil-hangman")]).current_dir(&place.0);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn more_guesses_than_can_be_missed_are_told() {
    let place = Place::new();
    let complaints = |lives: &str| {
        place.run(&["--length", "4", "--lives", lives, "--list", "common"]).complaints
    };
    assert_eq!(complaints("25"), "");
    let told = complaints("26");
    assert!(told.contains("--lives 26") && told.contains("cannot lose"), "{told}");
}

#[test]
fn a_wrong_variable_is_named() {
    let place = Place::new();
    for (name, value, named) in [
        ("EVIL_HANGMAN_LENGTH", "99", "from 1 to 64"),
        ("EVIL_HANGMAN_LIVES", "0", "above zero"),
        ("EVIL_HANGMAN_WORDS_LEFT", "perhaps", "yes or no"),
        ("EVIL_HANGMAN_OPPONENT", "nice", "greedy, merciful, fair, friend"),
        ("EVIL_HANGMAN_GESSES", "5", "EVIL_HANGMAN_LIVES"),
        ("EVIL_HANGMAN_SEED", "x", "seed"),
    ] {
        let run = place.run_with(&[], &[(name, value)], "");
        run.refused_naming(&[named]);
        assert!(run.complaints.contains(name), "{}", run.complaints);
    }
}

#[cfg(unix)]
#[test]
fn a_variable_that_is_not_utf_8_is_not_passed_over() {
    use std::os::unix::ffi::OsStrExt;
    let variables = [("EVIL_HANGMAN_LENGTH", OsStr::from_bytes(b"\xff"))];
    Place::new().run_with(&[], &variables, "").refused_naming(&["EVIL_HANGMAN_LENGTH"]);
}

#[test]
fn a_list_that_cannot_be_used_is_named_with_the_way_out() {
    let place = Place::with(&[
        ("folder/x", ""),
        ("empty.txt", ""),
        ("numbers.txt", "# mine\n1\n22\nit's\n"),
    ]);
    place.write("latin.txt", b"one\ntwo\ncaf\xe9\n");
    for (words, named) in [
        ("gone.txt", &["no such file", "--words"][..]),
        ("folder", &["folder", "text file"]),
        ("empty.txt", &["no word"]),
        ("numbers.txt", &["no word"]),
        ("latin.txt", &["line 3", "byte 4", "UTF-8"]),
        ("empty.txt/below", &["empty.txt"]),
    ] {
        let run = place.run(&["--words", words]);
        run.refused_naming(&[&[words], named].concat());
    }
    place.run(&["--words", "-"]).refused_naming(&["standard input", "no word"]);
    place.run(&["--words", "gone\x1b[31m.txt"]).refused_naming(&["gone"]);
}

#[cfg(unix)]
#[test]
fn a_list_that_may_not_be_read_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::with(&[("secret.txt", "word\n")]);
    let path = place.0.path().join("secret.txt");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o0)).unwrap();
    if fs::read(&path).is_ok() {
        return; // This user may read anything.
    }
    place.run(&["--words", "secret.txt"]).refused_naming(&[
        "secret.txt",
        "cannot be read",
        "permission",
    ]);
}

#[test]
fn lines_left_out_are_counted_and_the_first_is_shown_harmlessly() {
    let place = Place::new();
    let list = "ok\n\x1b[31mred\n\x1b]0;title\x07\n\u{9b}31m\nit's\ntwo words\n\n# fine\nr2d2\n";
    place.write("w.txt", list);
    let play = |words: &str| {
        place.run_with(
            &["--words", words, "--length", "2", "--lives", "1"],
            &[] as &[(&str, &str)],
            "z\nn\n",
        )
    };
    let run = play("w.txt");
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(run.complaints.contains("6 lines of w.txt"), "{}", run.complaints);
    assert!(
        run.complaints.contains("line 2") && run.complaints.contains("[31mred"),
        "{}",
        run.complaints
    );
    let harmless = |text: &str| text.chars().all(|c| c == '\n' || !c.is_control());
    assert!(harmless(&run.said) && harmless(&run.complaints), "{run:?}");
    assert!(run.said.contains("the word was OK."), "{}", run.said);
    place.write("one.txt", "ok\nno1\n");
    let one = play("one.txt").complaints;
    assert!(one.contains("ine 2 of one.txt") && one.contains("no1"), "{one}");
    place.write("all.txt", "\u{feff}OK\r\n\r\n# fine\r\nok\r\n");
    assert!(play("all.txt").went_well().contains("the word was OK."));
}

#[test]
fn a_complaint_that_nobody_reads_keeps_its_status() {
    use std::process::{Command, Stdio};
    let mut command = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    command
        .args(["--no-config", "--no-history", "--words", "-"])
        .env_clear()
        .stdin(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stderr.take());
    // The list is empty only once this is closed.
    drop(child.stdin.take());
    assert_eq!(child.wait().unwrap().code(), Some(2));
}

#[test]
fn nothing_is_ever_written_beside_the_users_files() {
    let place = Place::with(&[(OWN, "length = 4\n"), ("w.txt", "ally\n")]);
    place.run_with(&["--words", "w.txt"], &[] as &[(&str, &str)], "1\ne\nn\n").went_well();
    let names = |folder: &Path| {
        let mut names: Vec<_> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(names(place.0.path()), ["evil-hangman", "w.txt"]);
    let own = names(&place.0.path().join("evil-hangman"));
    assert_eq!(own, ["choices.toml", "config.toml", "history.jsonl"]);
}

/// A seal computed with Python's hashlib.
const FAIR: [&str; 4] = [
    "verify-fair",
    "elephant",
    "000102030405060708090a0b0c0d0e0f",
    "83e7-573b-96a5-f516-d510-d0df-9390-7992",
];

#[test]
fn a_seal_that_holds_is_told_from_one_that_does_not_by_the_status() {
    let place = Place::new();
    let with = |index: usize, text: &'static str| {
        let mut arguments = FAIR;
        arguments[index] = text;
        place.run(&arguments)
    };
    let said = place.run(&FAIR).went_well();
    assert_eq!(said, "The seal holds: the word was ELEPHANT before the first guess.\n");
    assert_eq!(with(3, "83E7573B96A5F516D510D0DF93907992").went_well(), said);
    for (index, other) in [
        (1, "sevenths"),
        (2, "000102030405060708090a0b0c0d0e10"),
        (3, "83e7-573b-96a5-f516-d510-d0df-9390-7993"),
    ] {
        let run = with(index, other);
        assert_eq!((run.status, run.complaints.as_str()), (Some(1), ""), "{run:?}");
        assert!(run.said.starts_with("The seal does not hold: "), "{run:?}");
    }
    with(1, "e1ephant").refused_naming(&["'1' is not a letter"]);
    with(2, "0001").refused_naming(&["SALT", "a salt is 32 hexadecimal digits"]);
    with(3, "83e7-573b").refused_naming(&["SEAL", "a seal is 32 hexadecimal digits"]);
}

#[test]
fn a_game_is_started_by_its_text_with_its_settings_and_its_seed() {
    let place = Place::new();
    let text = "eh1 common fair 6 4 42 E- A1 S08=3?";
    let flags = ["--opponent", "fair", "--list", "common", "--length", "6", "--lives", "4"];
    let chosen = [&flags[..], &["--seed", "42"]].concat();
    let script = "z\nx\nq\nj\nn\n";
    let none: [(&str, &str); 0] = [];
    let expected = place.run_with(&chosen, &none, script).went_well();
    assert!(expected.contains("You have 4 lives left.") && expected.contains("The word was "));
    assert_eq!(place.run_with(&["--game", text], &none, script).went_well(), expected);
    let seed = [("EVIL_HANGMAN_SEED", "42")];
    assert_eq!(place.run_with(&flags, &seed, script).went_well(), expected);
    // Settings from elsewhere are overridden.
    place.write(OWN, "opponent = \"greedy\"\nwords = \"none.txt\"\nlength = 9\nguesses = 9\n");
    let set = [
        ("EVIL_HANGMAN_LENGTH", "3"),
        ("EVIL_HANGMAN_LIST", "standard"),
        ("EVIL_HANGMAN_SEED", "7"),
    ];
    assert_eq!(place.run_with(&["--game", text], &set, script).went_well(), expected);
    assert_eq!(place.setting("length", &["--game", text], &[]), "6");
}

#[test]
fn a_text_that_starts_no_game_is_refused_with_what_would() {
    let place = Place::with(&[("w.txt", "deal\nbeta\n"), ("v.txt", "deal\n")]);
    let refused = |game: &str, flags: &[&str], named: &[&str]| {
        place.run(&[&["--game", game], flags].concat()).refused_naming(named);
    };
    let embedded = "eh1 common fair 6 4 42";
    for flags in [
        ["--opponent", "greedy"],
        ["--length", "4"],
        ["--lives", "4"],
        ["--seed", "1"],
        ["--list", "common"],
    ] {
        refused(embedded, &flags, &["--game", flags[0], "cannot be used with"]);
        place.run(&["--daily", flags[0], flags[1]]).refused_naming(&["--daily", flags[0]]);
    }
    place.run(&["--daily", "--game", embedded]).refused_naming(&["--daily", "--game"]);
    place.run(&["--daily", "--words", "w.txt"]).refused_naming(&["--daily", "--words"]);
    let example = "eh1 unabridged merciless 8 10 42";
    refused("", &[], &["begins no transcript", example]);
    refused("eh1 common fair 6", &[], &["ends before its seed", example]);
    refused("eh1 common nice 6 4 42", &[], &["nice", example]);
    refused("eh1 common fair 44 4 42", &[], &["--game", "common", "the longest have"]);
    refused("eh1 common friend 4 4 42", &[], &["--game", "friend's word", "--opponent friend"]);
    refused(embedded, &["--words", "w.txt"], &["the list common", "leave --words out"]);
    let own = "eh1 w.txt#0000000000000007 greedy 4 4 42";
    refused(own, &[], &["w.txt", "give the same words with --words FILE"]);
    refused(own, &["--words", "v.txt"], &["w.txt\" are others", "--words FILE"]);
}

#[test]
fn the_game_of_the_day_says_its_date_and_is_the_same_for_everybody() {
    let place = Place::new();
    let said = || {
        let said = place.run(&["--daily"]).went_well();
        let settings = ["opponent", "list", "length", "guesses"];
        (said, settings.map(|name| place.setting(name, &["--daily"], &[])))
    };
    // Midnight may fall between two of these, but not twice.
    let (first, second) = (said(), said());
    let (said, settings) = if first == second { first } else { said() };
    let named = said.strip_prefix("Evil Hangman #").and_then(|rest| rest.split_once(" ("));
    let (number, rest) = named.unwrap_or_else(|| panic!("{said}"));
    assert!(number.parse::<u64>().is_ok_and(|number| number > 0), "{said}");
    let (date, _) =
        rest.split_once("). This attempt counts.\n").unwrap_or_else(|| panic!("{said}"));
    let shape: String = date.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    assert_eq!(shape, "0000-00-00");
    assert_eq!(settings[..2], ["\"merciless\"", "\"unabridged\""]);
    assert!(said.contains(&format!("You have {} lives left.", settings[3])), "{said}");
    assert_eq!(said.matches("How many").count(), 0, "{said}");
}

#[test]
fn what_was_chosen_last_is_offered_again_unless_something_else_is_set() {
    let place = Place::new();
    let offered = |flags: &[&str]| {
        let said = place.run(flags).went_well();
        let enter = said.split("Enter for ").nth(1).unwrap_or_else(|| panic!("{said}"));
        enter.split(')').next().unwrap_or_default().to_owned()
    };
    assert_eq!(offered(&[]), "8");
    let no_variables = &[] as &[(&str, &str)];
    place.run_with(&["--no-history"], no_variables, "6\n9\nn\n").went_well();
    assert_eq!(offered(&[]), "8", "nothing is remembered of what is not to be kept");
    place.run_with(&[], no_variables, "6\n9\nn\n").went_well();
    assert_eq!(offered(&[]), "6");
    assert_eq!(offered(&["--length", "6"]), "9", "a number of one's own is remembered as such");
    assert_eq!(offered(&["--no-history"]), "8", "and forgotten");
    place.write(OWN, "length = 7\n");
    assert_eq!(offered(&[]), "7", "the file says so");
    let printed = place.run(&["--print-config"]).went_well();
    assert!(printed.contains("length = 7") && printed.contains("opponent = \"merciless\""));
}

#[test]
fn a_difficulty_is_a_name_for_misses_and_starts_at_once_with_a_length() {
    let place = Place::new();
    // A perfect player needs 8 misses for the common words of 8 letters.
    for (name, misses) in [("gentle", 13), ("even", 11), ("sharp", 9), ("perfect", 8)] {
        let said = place.run(&["--difficulty", name, "--length", "8"]).went_well();
        assert!(said.contains(&format!("You have {misses} lives left.")), "{name}: {said}");
    }
    // Below par, the game says at once what that means.
    let below = place.run(&["--length", "8", "--lives", "3"]);
    assert_eq!(
        (below.status, below.complaints.as_str()),
        (Some(0), "--lives 3: that is too few even for a perfect player, who needs 8 lives.\n")
    );
    assert!(below.said.contains("You have 3 lives left."), "{below:?}");
    let said = place.run(&["--length", "6", "--difficulty", "even"]).went_well();
    assert!(said.contains("You have 15 lives left."), "it follows the length: {said}");
    let both = ["--difficulty", "even", "--lives", "3"];
    place.run(&both).refused_naming(&["--difficulty", "--lives"]);
    let said = place.run(&["--no-count", "--length", "8", "--lives", "8"]).went_well();
    assert!(!said.contains("Words left:"), "{said}");
}
