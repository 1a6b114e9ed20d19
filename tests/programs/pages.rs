//! Tests that the reference pages are right: the fields of `--json`, the names of the guessers, and a
//! verifier that was written from the page about proofs alone.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use evil_hangman::words::EmbeddedList;

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    command.args(arguments).env_remove("XDG_STATE_HOME").output().unwrap()
}

/// Returns the fields that a section of `docs/json.md` names, in order.
fn documented(section: &str) -> Vec<String> {
    let page = include_str!("../../docs/json.md");
    let (_, rest) =
        page.split_once(&format!("## `{section}`\n")).expect("the page has the section");
    let rows = rest.lines().take_while(|line| !line.starts_with("## "));
    rows.filter_map(|line| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned())).collect()
}

/// Returns the fields of the first object in a text, in order.
fn fields(json: &str, wanted: &[String]) -> Vec<String> {
    let value: serde_json::Value = serde_json::from_str(json).unwrap();
    let object = value.as_object().unwrap();
    let mut fields: Vec<_> = object.keys().cloned().collect();
    fields.sort_by_key(|field| json.find(&format!("\"{field}\":")));
    assert_eq!(fields.len(), wanted.len(), "{fields:?}");
    fields
}

#[test]
fn the_page_about_json_names_every_field_in_its_order() {
    let solved = run(&["solve", "--list", "everyday", "--length", "12", "--json"]);
    let wanted = documented("solve --json");
    assert_eq!(fields(&String::from_utf8(solved.stdout).unwrap(), &wanted), wanted);
    let played = run(&["evaluate", "--list", "everyday", "--length", "12", "--json"]);
    let wanted = documented("evaluate --json");
    assert_eq!(fields(&String::from_utf8(played.stdout).unwrap(), &wanted), wanted);
    let found = run(&["puzzles", "--count", "1", "--json"]);
    let wanted = documented("puzzles --json");
    assert_eq!(fields(&String::from_utf8(found.stdout).unwrap(), &wanted), wanted);
    let state = tempfile::tempdir().unwrap();
    let mut stats = Command::new(env!("CARGO_BIN_EXE_evil-hangman"));
    let stats =
        stats.args(["stats", "--json"]).env("XDG_STATE_HOME", state.path()).output().unwrap();
    let stats: serde_json::Value = serde_json::from_slice(&stats.stdout).unwrap();
    let mut wanted = documented("stats --json");
    let mut fields: Vec<_> = stats.as_object().unwrap().keys().cloned().collect();
    wanted.sort();
    fields.sort();
    assert_eq!(fields, wanted);
}

#[test]
fn a_held_out_half_is_the_same_for_the_same_seed_and_says_what_it_is() {
    let play = |extra: &[&str]| {
        let common =
            ["evaluate", "--list", "everyday", "--length", "4", "--hold-out", "0.5", "--json"];
        let out = run(&[&common[..], extra].concat());
        let text = String::from_utf8(out.stdout).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).unwrap()
    };
    let half = play(&["--seed", "1"]);
    assert_eq!(half["by_misses"], play(&["--seed", "1"])["by_misses"]);
    assert_ne!(half["by_misses"], play(&["--seed", "2"])["by_misses"]);
    assert_eq!((&half["hold_out"], &half["seed"]), (&0.5.into(), &1.into()));
    assert_eq!(play(&["--hold-out-families"])["hold_out_families"], true);
    for wrong in [["--hold-out", "1.5"], ["--hold-out-families", "--json"], ["--seed", "3"]] {
        assert!(!run(&[&["evaluate"], &wrong[..]].concat()).status.success(), "{wrong:?}");
    }
}

#[test]
fn a_verifier_written_from_the_page_alone_agrees() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/verify.py");
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 was not found: the verifier of examples/ was not tried");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (list, proof) = (folder.path().join("words.txt"), folder.path().join("nine.proof"));
    let words = EmbeddedList::EVERYDAY.load();
    let words: String =
        words.of_length(9).unwrap().candidates().words().map(|word| format!("{word}\n")).collect();
    fs::write(&list, words).unwrap();
    let [list, proof] = [&list, &proof].map(|path| path.to_str().unwrap());
    assert!(run(&["solve", "--words", list, "--length", "9", "--proof", proof]).status.success());
    let check = || Command::new("python3").arg(&script).args([proof, list]).output().unwrap();
    let said = check();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    assert!(said.stdout.starts_with(b"value 3 proven"), "{said:?}");
    // A proof of a lower value or with another letter is refused, even with a matching checksum.
    let good = fs::read(proof).unwrap();
    let sum = |bytes: &[u8]| {
        bytes.iter().fold(0xcbf2_9ce4_8422_2325u64, |sum, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        })
    };
    let body = good.len() - 8;
    for at in [11, 27, 40, body / 2, body - 2] {
        let mut bad = good[..body].to_vec();
        bad[at] ^= 3;
        bad.extend(sum(&bad).to_le_bytes());
        fs::write(proof, bad).unwrap();
        assert!(!check().status.success(), "byte {at}");
    }
}

#[test]
fn the_lesson_on_ties_shows_courses_that_disagree() {
    let page = include_str!("../../docs/teaching.md");
    let commands = page.lines().filter_map(|line| line.trim().strip_prefix("evil-hangman oracle "));
    let ties: Vec<_> = commands.filter(|command| command.contains("fruit.txt")).collect();
    assert_eq!(ties.len(), 2, "{ties:?}");
    let kept = ties.iter().map(|command| {
        let arguments: Vec<_> = ["oracle"].into_iter().chain(command.split(' ')).collect();
        let told = String::from_utf8(run(&arguments).stdout).unwrap();
        assert_eq!(told.matches("  1  ").count(), 4, "four families of one: {told}");
        told.lines().find(|line| line.starts_with('>')).unwrap().to_owned()
    });
    let kept: Vec<_> = kept.collect();
    assert_ne!(kept[0], kept[1]);
}
