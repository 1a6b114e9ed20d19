//! Tests of the player's own lists, with the real binary: where they come from and what they are
//! called.

use crate::support::{Arguments, GAME, Place, Ran};

/// Flags of a round with words of three letters.
const ROUND: &str = "--line --length 3 --lives 5 --no-history";

/// Plays with the words of a file.
fn play(words: &str, more: impl Arguments, place: &Place) -> Ran {
    place.fed((ROUND, ["--words", words], more), "z\nquit\n")
}

#[test]
fn a_list_whose_name_is_a_number_or_like_a_setting_is_chosen_by_its_name() {
    for name in ["set words 7", "list.txt", "list2", "mylist", "words.txt"] {
        let script = format!("full\n{name}\nquit\n");
        let name = name.trim_start_matches("set words ");
        let place = Place::with(&[(name, "cat\ndog\nhen\n")]);
        let said = place.fed(("--line", ["--words", name], ""), &script).ok();
        assert!(said.contains("3 words of your own."), "{name}: {said}");
    }
}

/// Runs each command that a refusal names, as a shell does.
#[cfg(unix)]
#[test]
fn what_is_to_be_typed_makes_a_list_of_the_file() {
    for bytes in [
        &b"cat\t12\ndog\t9\n"[..],
        b"1. cat\n2. dog\n",
        b"cat,12\ndog,9\n",
        b"cat;noun\ndog;noun\n",
        b"cat, dog, hen\n",
        b"the cat sat on the mat\n",
        b"[\n  \"cat\",\n  \"dog\"\n]\n",
        b"cat 12\ndog 9\n",
        b"c\0a\0t\0\n\0d\0o\0g\0\n\0",
        b"caf\xe9\ncat\n",
        // As gzip packs them.
        b"\x1f\x8b\x08\0\0\0\0\0\x02\xffKN,\xe1J\xc9O\xe7\x02\0!\x90\x22\xf1\x08\0\0\0",
    ] {
        let place = Place::with(&[("FILE", bytes)]);
        let complaint = play("FILE", "", &place).err;
        let (_, typed) = complaint.split_once("type: ").expect(&complaint);
        let (list, _) = typed.split_once(" | evil-hangman --words -").expect(&complaint);
        let list = place.command("sh", ["-c", list]).output().unwrap().stdout;
        place.write("list", list);
        let ran = play("list", "", &place);
        assert_eq!(ran.status, Some(0), "{complaint}: {ran:?}");
    }
}

#[test]
fn a_language_is_suggested_only_if_none_was_named() {
    let german = "haus\nbaum\nb\u{e4}r\nk\u{fc}he\nsch\u{f6}n\nm\u{fc}de\ntee\n";
    let place = Place::with(&[("w.txt", german), ("c.toml", "language = \"en\"\n")]);
    let says = |more: &str| play("w.txt", more, &place).err.contains("--language de");
    assert!(says(""));
    for named in ["--language en", "--language pl", "--config c.toml"] {
        assert!(!says(named), "{named:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_home_directory_is_meant_in_a_configuration() {
    let files = [("c.toml", "words = \"~/lists/w.txt\"\n"), ("lists/w.txt", "cat\n")];
    let place = Place::with(&files);
    let mut command = place.command(GAME, (ROUND, "--config c.toml"));
    let ran = Ran::of(command.env("HOME", place.path("")), "");
    assert_eq!(ran.status, Some(0), "{ran:?}");
}

#[cfg(unix)]
#[test]
fn standard_input_by_any_name_is_a_list_and_pipes_have_a_name() {
    let place = Place::with(&[("w.txt", "cat\nit's\n")]);
    for shell in [
        "cat w.txt | \"$0\" --line --words -",
        "cat w.txt | \"$0\" --line --words /dev/stdin",
        "\"$0\" --line --words /dev/stdin < w.txt",
        "\"$0\" --line --words <(cat w.txt) < /dev/null",
    ] {
        let ran = Ran::of(place.command("bash", ["-c", shell, GAME]), "");
        assert_eq!(ran.status, Some(0), "{shell}: {ran:?}");
        assert!(ran.err.contains("of piped words"), "{shell}: {ran:?}");
    }
}

#[cfg(unix)]
#[test]
fn marks_without_end_cost_no_time() {
    let marked = |line: String| format!("{line}\n").repeat(100);
    let place = Place::with(&[
        ("after.txt", marked(format!("a{}", "\u{301}".repeat(20_000)))),
        ("each.txt", marked("a\u{301}".repeat(10_000))),
    ]);
    for name in ["after.txt", "each.txt"] {
        // In seconds of processor time.
        let script = format!("ulimit -t 4; exec \"$0\" oracle --words {name} --letters e");
        let ran = place.shell(&script, "");
        assert_eq!(ran.status, Some(2), "{name}: {:?}", ran.status);
        assert!(ran.err.contains("is not a letter of English"), "{name}");
    }
}
