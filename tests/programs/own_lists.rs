//! Tests of the player's own lists, with the real binary: where they come from, what they are called and why one is
//! refused.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::support::{error, out, program, with_input};

/// Flags of a round with words of three letters.
const ROUND: [&str; 6] = ["--line", "--length", "3", "--lives", "5", "--no-history"];

fn folder(files: &[(&str, &[u8])]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    folder
}

/// Plays with the words of a file.
fn play(words: &str, more: &[&str], folder: &Path) -> Output {
    with_input(&[&ROUND, &["--words", words][..], more].concat(), folder, "z\nquit\n")
}

#[test]
fn a_refused_list_quotes_its_first_refused_line_and_says_what_to_type() {
    for (bytes, said) in [
        (
            &b"\ncat\t12\ndog\t9\n"[..],
            &["line 2, cat\\t12", "cut -f1 FILE | evil-hangman --words -"][..],
        ),
        (b"1. cat\n2. dog\n", &["line 1, 1. cat", "sed "]),
        (b"cat,12\ndog,9\n", &["line 1, cat,12", "cut -d',' -f1 FILE"]),
        (b"[\"cat\",\"dog\"]", &["line 1, [\"cat\",\"dog\"]", "grep -o "]),
        (b"c\0a\0t\0\n\0", &["UTF-16", "iconv -f UTF-16LE -t UTF-8 FILE"]),
        (b"\x1f\x8b\x08\0", &["zcat FILE | evil-hangman --words -"]),
        (b"PK\x03\x04", &["unzip -p FILE | evil-hangman --words -"]),
    ] {
        let folder = folder(&[("w.txt", bytes)]);
        let output = play("w.txt", &[], folder.path());
        assert_eq!((output.status.code(), &out(&output)[..]), (Some(2), ""));
        let complaint = error(&output);
        for part in [&["\"w.txt\""], said].concat() {
            assert!(complaint.contains(part), "no “{part}” in {complaint}");
        }
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
        b"cat, dog, hen\n",
        b"[\n  \"cat\",\n  \"dog\"\n]\n",
        b"cat 12\ndog 9\n",
        b"\xff\xfec\0a\0t\0\n\0d\0o\0g\0\n\0",
        b"c\0a\0t\0\n\0d\0o\0g\0\n\0",
    ] {
        let folder = folder(&[("FILE", bytes)]);
        let complaint = error(&play("FILE", &[], folder.path()));
        let (_, typed) = complaint.split_once("type: ").expect(&complaint);
        let (list, _) = typed.split_once(" | evil-hangman").expect(&complaint);
        let list = Command::new("sh").args(["-c", list]).current_dir(&folder).output().unwrap();
        let list = String::from_utf8_lossy(&list.stdout).into_owned();
        fs::write(folder.path().join("list"), &list).unwrap();
        let output = play("list", &[], folder.path());
        assert!(output.status.success(), "{list:?} of {complaint}: {output:?}");
    }
}

#[test]
fn a_language_is_suggested_only_if_none_was_named() {
    let german = "haus\nbaum\nb\u{e4}r\nk\u{fc}he\nsch\u{f6}n\nm\u{fc}de\ntee\n";
    let folder = folder(&[("w.txt", german.as_bytes()), ("c.toml", b"language = \"en\"\n")]);
    let says = |more: &[&str]| error(&play("w.txt", more, folder.path())).contains("--language de");
    assert!(says(&[]));
    for named in [&["--language", "en"][..], &["--language", "pl"], &["--config", "c.toml"]] {
        assert!(!says(named), "{named:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_home_directory_is_meant_in_a_configuration() {
    let folder = folder(&[("c.toml", b"words = \"~/lists/w.txt\"\n")]);
    fs::create_dir(folder.path().join("lists")).unwrap();
    fs::write(folder.path().join("lists/w.txt"), "cat\n").unwrap();
    let mut command = program(&[&ROUND, &["--config", "c.toml"][..]].concat(), folder.path());
    command.env("HOME", folder.path());
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
}

#[cfg(unix)]
#[test]
fn standard_input_by_any_name_is_a_list_and_pipes_have_a_name() {
    let folder = folder(&[("w.txt", b"cat\nit's\n")]);
    let run = |shell: &str| {
        let mut command = Command::new("bash");
        command.args(["-c", shell, env!("CARGO_BIN_EXE_evil-hangman")]).current_dir(&folder);
        command.env("EVIL_HANGMAN_HOME", folder.path()).output().unwrap()
    };
    for shell in [
        "cat w.txt | \"$0\" --line --words -",
        "cat w.txt | \"$0\" --line --words /dev/stdin",
        "\"$0\" --line --words /dev/stdin < w.txt",
        "\"$0\" --line --words <(cat w.txt) < /dev/null",
    ] {
        let output = run(shell);
        assert!(output.status.success(), "{shell}: {output:?}");
        assert!(error(&output).contains("of piped words"), "{shell}: {output:?}");
    }
}
