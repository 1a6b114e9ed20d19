//! Tests of settings: flags, the configuration file, the environment and word lists, with the real binary.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::fed;
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
        let mut command = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
        command.args(flags).current_dir(&self.0).env_clear();
        command.env("EVIL_HANGMAN_HOME", self.0.path().join("evil-hangman"));
        command.envs(variables.iter().map(|(name, value)| (name, value.as_ref())));
        let output = fed(command, input);
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
fn what_is_wrong_in_a_flag_is_refused_with_what_would_be_right() {
    let place = Place::with(&[
        ("w.txt", "go\nally\nsixsix\n"),
        ("folder/x", ""),
        ("empty.txt", ""),
        ("numbers.txt", "# mine\n1\nit's\n"),
    ]);
    place.write("latin.txt", b"one\ntwo\ncaf\xe9\n");
    for (flags, named) in [
        ("--opponent nice", &["--opponent", "greedy, merciful, fair, friend"][..]),
        ("--list huge", &["--list", "everyday, full"]),
        ("--length 0", &["--length", "from 1 to 64", "surprise"]),
        ("--length eight", &["--length", "from 1 to 64"]),
        ("--lives 0", &["--lives", "above zero"]),
        ("--lives 1.5", &["--lives", "gentle, even, sharp, perfect"]),
        ("--seed x", &["--seed"]),
        ("--colour blue", &["--colour", "auto, always, never"]),
        ("--glyphs runes", &["--glyphs", "auto, unicode, ascii"]),
        ("--list everyday --words w.txt", &["--list", "--words"]),
        ("--livess 3", &["--livess", "--lives"]),
        ("more", &["more"]),
        ("--words w.txt --length 3", &["--length", "2 and 4"]),
        ("--words w.txt --length 64", &["--length", "6"]),
        ("--length 60", &["everyday", "60 letters", "longest"]),
        ("--config none.toml", &["none.toml", "no such file", "--config"]),
        ("--config folder", &["folder", "cannot be read"]),
        ("--config latin.txt", &["latin.txt", "UTF-8", "--no-config"]),
        ("--config w.txt --no-config", &["--config", "--no-config", "cannot be used with"]),
        ("--print-theme auto", &["dusk", "paper"]),
        ("--print-theme gloom", &["gloom", "dusk, paper"]),
        ("--words gone.txt", &["gone.txt", "no such file", "--words"]),
        ("--words folder", &["folder", "text file"]),
        ("--words empty.txt", &["no word"]),
        ("--words numbers.txt", &["no word"]),
        ("--words latin.txt", &["line 3", "byte 4", "UTF-8"]),
        ("--words empty.txt/below", &["empty.txt"]),
        ("--words -", &["standard input", "no word"]),
        ("--words gone\x1b[31m.txt", &["gone"]),
        ("--daily --words w.txt", &["--daily", "--words"]),
    ] {
        let flags: Vec<&str> = flags.split(' ').collect();
        place.run(&flags).refused_naming(named);
    }
}

#[test]
fn a_wrong_variable_is_named() {
    let place = Place::new();
    for (name, value, named) in [
        ("EVIL_HANGMAN_LENGTH", "99", "from 1 to 64"),
        ("EVIL_HANGMAN_LIVES", "0", "above zero"),
        ("EVIL_HANGMAN_WORDS_LEFT", "perhaps", "yes or no"),
        ("EVIL_HANGMAN_LIFES", "5", "EVIL_HANGMAN_LIVES"),
        ("EVIL_HANGMAN_SEED", "x", "seed"),
        ("EVIL_HANGMAN_CONFIG", "gone.toml", "no such file"),
    ] {
        let run = place.run_with(&[], &[(name, value)], "");
        run.refused_naming(&[named]);
        assert!(run.complaints.contains(if named == "no such file" { value } else { name }));
    }
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        let variables = [("EVIL_HANGMAN_LENGTH", OsStr::from_bytes(b"\xff"))];
        place.run_with(&[], &variables, "").refused_naming(&["EVIL_HANGMAN_LENGTH"]);
    }
}

#[test]
fn a_mistake_in_the_file_is_shown_harmlessly_and_the_file_is_left_alone() {
    for (file, line, named) in [
        ("words_left = true\nlivess = 4\n", "line 2", "lives"),
        ("opponent = \"nice\"\r\n", "line 1", "greedy, merciful, fair, friend"),
        ("\n# mine\nlist = \"huge\"", "line 3", "everyday, full"),
        ("lives = 0\n", "line 1", "above zero"),
        ("words_left = \"perhaps\"\n", "line 1", "true or false"),
        ("length = 4\nlength = 5\n", "line 2", "duplicate key"),
        ("length 4\n", "line 1", "="),
        ("[game]\nlength = 4\n", "line 1", "game"),
        ("opponent = \"\\u001b[31m\"\n", "line 1", "greedy"),
    ] {
        let place = Place::with(&[(OWN, file)]);
        place.run(&[]).refused_naming(&[OWN, line, "^", named]);
        assert_eq!(fs::read_to_string(place.0.path().join(OWN)).unwrap(), file);
        assert_eq!(place.run(&["--no-config", "--print-config"]).status, Some(0), "{file}");
    }
}

#[test]
fn what_is_printed_reads_back_as_the_same() {
    assert_eq!(
        Place::new().run(&["--print-config"]).went_well(),
        include_str!("../../config.toml")
    );
    for flags in [
        &["--opponent", "fair", "--list", "everyday", "--length", "5", "--lives", "4294967295"][..],
        &["--words-left", "--line", "--no-history", "--colour", "never", "--length", "surprise"],
        &["--words", "/a \"strange\" \\ path/w'1'.txt", "--lives", "sharp"],
        &["--words", "w.txt"],
    ] {
        let place = Place::new();
        let printed = place.run(&[flags, &["--print-config"]].concat()).went_well();
        place.write("elsewhere/printed.toml", &printed);
        let again =
            place.run(&["--config", "elsewhere/printed.toml", "--print-config"]).went_well();
        let is_set = |line: &&str| !line.starts_with('#');
        let [again, printed] =
            [&again, &printed].map(|it| it.lines().filter(is_set).collect::<Vec<_>>());
        assert_eq!(again, printed, "{flags:?}");
    }
}

#[test]
fn flags_come_before_variables_before_the_file_before_choices_before_the_defaults() {
    let place = Place::with(&[(OWN, "length = 5\nlives = 5\nopponent = \"fair\"\n")]);
    let variables = [("EVIL_HANGMAN_LENGTH", "6"), ("EVIL_HANGMAN_LIVES", "6")];
    let setting = |name| place.setting(name, &["--length", "7"], &variables);
    let names = ["length", "lives", "opponent", "list"];
    assert_eq!(names.map(setting), ["7", "6", "\"fair\"", "\"everyday\""]);
    assert_eq!(place.setting("length", &["--no-config"], &[]), "8");
    assert_eq!(place.setting("accessible", &[], &[("ACCESSIBLE", "1")]), "true");
    let own_words = [("EVIL_HANGMAN_WORDS", "/w.txt")];
    assert_eq!(place.setting("words", &[], &own_words), "\"/w.txt\"");
    assert_eq!(place.setting("words", &["--list", "everyday"], &own_words), "none");
    // A variable that is empty names no file, and one folder can be named for all files.
    place.write("my.toml", "length = 4\n");
    place.write("xdg/evil-hangman/config.toml", "length = 3\n");
    assert_eq!(place.setting("length", &[], &[("EVIL_HANGMAN_CONFIG", "")]), "5");
    let named = [("EVIL_HANGMAN_CONFIG", "my.toml")];
    assert_eq!(place.setting("length", &[], &named), "4");
    assert_eq!(place.setting("length", &["--no-config"], &named), "8");
    if cfg!(unix) {
        let xdg = place.0.path().join("xdg");
        let xdg = [("XDG_CONFIG_HOME", xdg.to_str().unwrap()), ("EVIL_HANGMAN_HOME", "")];
        assert_eq!(place.setting("length", &[], &xdg), "3");
    }
}

/// Returns how many letters the word of a game has that is given up at once, and how many lives there are.
fn dealt(place: &Place, flags: &[&str]) -> (usize, String) {
    let run = place.run_with(flags, &[] as &[(&str, &str)], "give up\nyes\nquit\n");
    let word = |line: &str| Some(line.split_once(": ")?.1.split(", ").count());
    let letters = run.said.lines().find(|line| line.starts_with("Word: ")).and_then(word);
    let lives = run.said.split(" lives").next().unwrap_or_default();
    (letters.unwrap_or_default(), lives.rsplit(' ').next().unwrap_or_default().to_owned())
}

#[test]
fn what_was_chosen_last_is_below_everything_that_is_asked_for() {
    let place = Place::with(&[("djur.txt", "apa\nkatt\n")]);
    let choose = |flags: &[&str], typed: &str| {
        place.run_with(flags, &[] as &[(&str, &str)], typed).went_well();
    };
    let words =
        |flags: &[&str]| place.run_with(flags, &[] as &[(&str, &str)], "settings\nquit\n").said;
    choose(&["--no-history"], "6 letters\nquit\n");
    assert!(words(&[]).contains("8 letters"), "nothing is remembered of what is not to be kept");
    choose(&[], "6 letters\n9 lives\ngerman\nquit\n");
    let file = fs::read_to_string(place.0.path().join("evil-hangman/choices.toml")).unwrap();
    for line in ["length = 6", "lives = 9", "language = \"de\""] {
        assert!(file.contains(line), "{file}");
    }
    assert!(words(&[]).contains("6 letters") && words(&["--length", "7"]).contains("7 letters"));
    let plain = words(&["--no-config"]);
    assert!(plain.contains("8 letters"), "{plain}");
    // A file of words is in the language that is named, or else in English.
    let own = words(&["--words", "djur.txt"]);
    assert!(own.contains("list djur.txt"), "{own}");
    choose(&["--words", "djur.txt", "--language", "sv"], "quit\n");
    place.write(OWN, "length = 7\n");
    assert!(words(&[]).contains("7 letters"), "the file says so");
    assert_eq!(place.setting("length", &[], &[]), "7");
}

#[test]
fn lives_are_a_name_or_a_number_and_start_at_once_with_a_length() {
    let place = Place::new();
    let dealt = |lives: &str| {
        let flags = ["--length", "8", "--opening", "none", "--lives", lives];
        dealt(&place, &flags).1
    };
    // A perfect player needs 5 for the everyday words of 8 letters.
    for (name, lives) in [("gentle", "10"), ("even", "8"), ("sharp", "6"), ("perfect", "5")] {
        assert_eq!(dealt(name), lives, "{name}");
    }
    assert_eq!(dealt("3"), "3");
    for (lives, warns) in [("3", true), ("5", false), ("25", false), ("26", true)] {
        let run = place.run(&["--length", "8", "--opening", "none", "--lives", lives]);
        let told = run.complaints.contains(&format!("--lives {lives}"));
        assert_eq!((run.status, told), (Some(0), warns), "{}", run.complaints);
    }
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
        for command in [&["verify", name, "--list", "everyday"][..], &["replay", name, "--line"]] {
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
fn lines_left_out_are_counted_and_the_first_is_shown_harmlessly() {
    let place = Place::new();
    let list = "ok\n\x1b[31mred\n\x1b]0;title\x07\n\u{9b}31m\nit's\ntwo words\n\n# fine\nr2d2\n";
    place.write("w.txt", list);
    let play = |words: &str| {
        let flags = ["--words", words, "--length", "2", "--lives", "1"];
        place.run_with(&flags, &[] as &[(&str, &str)], "z\nquit\n")
    };
    let run = play("w.txt");
    assert_eq!(run.status, Some(0), "{run:?}");
    for told in ["6 lines of w.txt", "line 2", "[31mred"] {
        assert!(run.complaints.contains(told), "{}", run.complaints);
    }
    let harmless = |text: &str| text.chars().all(|c| c == '\n' || !c.is_control());
    assert!(harmless(&run.said) && harmless(&run.complaints), "{run:?}");
    place.write("all.txt", "\u{feff}OK\r\n\r\n# fine\r\nok\r\n");
    assert!(play("all.txt").went_well().contains(" OK."));
}

#[test]
fn nothing_is_ever_written_beside_the_users_files() {
    let place = Place::with(&[(OWN, "length = 4\n"), ("w.txt", "ally\n")]);
    let typed = "1 life\ne\nquit\n";
    place.run_with(&["--words", "w.txt"], &[] as &[(&str, &str)], typed).went_well();
    let names = |folder: &Path| {
        let mut names: Vec<_> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(names(place.0.path()), ["evil-hangman", "w.txt"]);
    let own = names(&place.0.path().join("evil-hangman"));
    assert_eq!(own, ["choices.toml", "config.toml", "history.jsonl", "rounds.lock"]);
}

#[test]
fn a_seal_that_holds_is_told_from_one_that_does_not_by_the_status() {
    // Computed with Python's hashlib.
    let fair = [
        "verify-fair",
        "elephant",
        "000102030405060708090a0b0c0d0e0f",
        "83e7-573b-96a5-f516-d510-d0df-9390-7992",
    ];
    let place = Place::new();
    let with = |index: usize, text: &'static str| {
        let mut arguments = fair;
        arguments[index] = text;
        place.run(&arguments)
    };
    let said = place.run(&fair).went_well();
    assert_eq!(with(3, "83E7573B96A5F516D510D0DF93907992").went_well(), said);
    for (index, other) in [
        (1, "sevenths"),
        (2, "000102030405060708090a0b0c0d0e10"),
        (3, "83e7-573b-96a5-f516-d510-d0df-9390-7993"),
    ] {
        let run = with(index, other);
        assert_eq!((run.status, run.complaints.as_str()), (Some(1), ""), "{run:?}");
    }
    with(1, "e1ephant").refused_naming(&["'1' is not a letter"]);
    with(2, "0001").refused_naming(&["SALT", "a salt is 32 hexadecimal digits"]);
    with(3, "83e7-573b").refused_naming(&["SEAL", "a seal is 32 hexadecimal digits"]);
}

#[test]
fn a_game_is_started_by_its_text_with_its_settings_and_its_seed() {
    let place = Place::new();
    let text = "eh1 en/everyday fair 6 4 42 - E-";
    let flags = ["--opponent", "fair", "--list", "everyday", "--length", "6", "--lives", "4"];
    let flags = [&flags[..], &["--opening", "none"]].concat();
    let chosen = [&flags[..], &["--seed", "42"]].concat();
    let script = "z\nx\nq\nj\nquit\n";
    let none: [(&str, &str); 0] = [];
    let expected = place.run_with(&chosen, &none, script).went_well();
    assert_eq!(place.run_with(&["--game", text], &none, script).went_well(), expected);
    let seed = [("EVIL_HANGMAN_SEED", "42")];
    assert_eq!(place.run_with(&flags, &seed, script).went_well(), expected);
    // Settings from elsewhere are overridden.
    place.write(OWN, "opponent = \"greedy\"\nwords = \"none.txt\"\nlength = 9\nlives = 9\n");
    let set =
        [("EVIL_HANGMAN_LENGTH", "3"), ("EVIL_HANGMAN_LIST", "full"), ("EVIL_HANGMAN_SEED", "7")];
    assert_eq!(place.run_with(&["--game", text], &set, script).went_well(), expected);
}

#[test]
fn a_text_that_starts_no_game_is_refused_with_what_would() {
    let place = Place::with(&[("w.txt", "deal\nbeta\n"), ("v.txt", "deal\n")]);
    let refused = |game: &str, flags: &[&str], named: &[&str]| {
        place.run(&[&["--game", game], flags].concat()).refused_naming(named);
    };
    let embedded = "eh1 en/everyday fair 6 4 42 -";
    for flags in [["--opponent", "greedy"], ["--length", "4"], ["--lives", "4"], ["--seed", "1"]] {
        refused(embedded, &flags, &["--game", flags[0], "cannot be used with"]);
        place.run(&["--daily", flags[0], flags[1]]).refused_naming(&["--daily", flags[0]]);
    }
    place.run(&["--daily", "--game", embedded]).refused_naming(&["--daily", "--game"]);
    let example = "eh1 en/full merciless 8 10 42 -";
    refused("", &[], &["begins no transcript", example]);
    refused("eh1 en/everyday fair 6", &[], &["ends before", example]);
    refused("eh1 en/everyday nice 6 4 42 -", &[], &["nice", example]);
    refused("eh1 en/everyday fair 44 4 42 -", &[], &["--game", "everyday", "the longest have"]);
    refused(
        "eh1 en/everyday friend 4 4 42 -",
        &[],
        &["--game", "friend's word", "--opponent friend"],
    );
    refused(embedded, &["--words", "w.txt"], &["the list en/everyday", "leave --words out"]);
    let own = "eh1 w.txt#0000000000000007 greedy 4 4 42 -";
    refused(own, &[], &["w.txt", "give the same words with --words FILE"]);
    refused(own, &["--words", "v.txt"], &["w.txt\" are others", "--words FILE"]);
}
