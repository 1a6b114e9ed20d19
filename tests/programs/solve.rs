//! Tests of `solve` and `verify` with the real binary.

use std::fs;
use std::process::Stdio;

use crate::support::{GAME, Place, chaos, kill};

/// The nine words of the classic assignment, and a few of other lengths.
const WORDS: &str =
    "ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\nbill\ndill\nfill\ngill\nhill\nox\nno\n";

fn with_words() -> Place {
    Place::with(&[("words.txt", WORDS)])
}

#[test]
fn every_length_has_a_row_with_words_value_and_par() {
    let table = with_words().run("solve --words words.txt").ok();
    let rows: Vec<_> =
        table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>()).collect();
    assert_eq!(rows[0][..4], ["length", "words", "value", "lives"]);
    // OX or NO: O is a sure hit that distinguishes them. The five of ?ILL cost four misses.
    assert_eq!(rows[1][..4], ["2", "2", "0", "1"]);
    assert_eq!(rows[2][..4], ["4", "14", "4", "5"]);
    assert_eq!(rows.len(), 3);
}

#[test]
fn threads_share_the_limit_and_each_goes_beyond_it_by_one_position_at_most() {
    // A node with a search for hitting sets counts as several.
    const AT_MOST: u64 = 64;
    for threads in [1, 2, 4] {
        for limit in [0, 100, 5000] {
            let limits = format!("--nodes {limit} --threads {threads}");
            let row = Place::new().run(("solve --list full --length 6 --json", limits)).json();
            assert_eq!(row["value"], serde_json::Value::Null, "the limit came first: {row}");
            let nodes = row["nodes"].as_u64().unwrap();
            let allowed = limit..=limit + AT_MOST * threads;
            assert!(allowed.contains(&nodes), "{limit} positions on {threads} threads: {row}");
        }
    }
}

#[test]
fn words_that_have_a_letter_are_left_out() {
    let place = with_words();
    let solve = "solve --words words.txt --length 4 --proof without.proof";
    let table = place.run((solve, "--without iY")).out;
    // BETA COOL DEAL ELSE FLEW GOOD HOPE
    assert_eq!(table.lines().nth(1).unwrap().split_whitespace().nth(1), Some("7"));
    let verify = "verify without.proof --words words.txt";
    assert_eq!(place.run(verify).status, Some(1), "it is about fewer words");
    place.run((verify, "--without yi")).ok();
    for (letters, named) in [("e1", "'1' is not a letter of the list"), ("aeio", "no word is left")]
    {
        place.run((solve, ["--without", letters])).refused(&[named]);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn words_without_number_take_no_more_memory_and_time_than_they_may() {
    let place = Place::with(&[("many.txt", chaos(5, 400_000, 8, 26))]);
    // The limit of the system is a little higher than the flag, to allow for the program itself.
    let solve = |memory: &str| {
        let limited = "ulimit -v 300000; exec \"$0\" solve --words many.txt --threads 1 --nodes 100 --memory \"$1\"";
        place.shell(limited, memory)
    };
    let table = solve("230").ok();
    assert!(table.trim_end().ends_with("unfinished"), "{table}");
    let refused = solve("100");
    assert_eq!(refused.status, Some(2));
    let least = refused.err.trim_end().rsplit_once("--memory ").unwrap().1;
    assert!((101..=230).contains(&least.parse().unwrap()), "{least}");
}

#[test]
#[cfg(unix)]
fn ctrl_c_prints_what_is_known_so_far() {
    use std::io::{BufRead, BufReader, Read};
    let chaos = chaos(5, 3000, 8, 26) + "ox\nno\nwordsofeleven\nwordsoftwelve\n";
    let place = Place::with(&[("chaos.txt", chaos)]);
    let mut child =
        place.command(GAME, "solve --words chaos.txt").stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // The title and the row of the short words; after that, the hard ones are being solved.
    lines.read_line(&mut line).unwrap();
    lines.read_line(&mut line).unwrap();
    kill("INT", child.id());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let rows: Vec<_> = rest.lines().collect();
    assert!(rows[0].ends_with("unfinished") && rows[0].contains(" to "), "{rest}");
    assert_eq!(rows.len(), 2, "the lengths that were not begun have a row, too: {rest}");
}

#[cfg(unix)]
#[test]
fn a_proof_overwrites_nothing_and_if_it_cannot_be_written_that_is_reported_before_the_search() {
    let place = with_words();
    place.write("mine", "mine");
    std::os::unix::fs::symlink("mine", place.path("link")).unwrap();
    for (to, told) in
        [("mine", "remove it first"), ("link", "remove it first"), ("none/p", "check the folder")]
    {
        let ran = place.run(["solve", "--words", "words.txt", "--length", "4", "--proof", to]);
        assert!(ran.status != Some(0) && ran.err.contains(told), "{ran:?}");
        assert!(ran.out.is_empty(), "nothing was searched");
    }
    assert_eq!(place.read("mine"), "mine");
    // A search that finds no proof leaves no file.
    let few = "solve --list everyday --length 8 --nodes 1 --proof few";
    assert_ne!(place.run(few).status, Some(0));
    assert!(!place.path("few").exists());
}

#[test]
fn a_proof_is_written_and_holds_and_nothing_else_does() {
    let place = with_words();
    let solve = "solve --words words.txt --length 4 --proof four.proof";
    assert_eq!(place.run(solve).status, Some(0));
    let verify = |file: &str, words: &str| place.run(["verify", file, "--words", words]);
    let held = verify("four.proof", "words.txt").ok();
    assert!(held.starts_with("value 4 proven: both halves hold\n"), "{held}");

    let refused = |file: &str, words: &str, named: &str| {
        let ran = verify(file, words);
        assert_eq!((ran.status, ran.out.as_str()), (Some(1), ""), "{file} {words}");
        assert!(ran.err.contains(file) && ran.err.contains(named), "{ran:?}");
    };
    // A word changed, a word too many, another length.
    for (name, words) in [
        ("changed.txt", WORDS.replace("hill", "kill")),
        ("more.txt", WORDS.to_owned() + "mill\n"),
        ("other.txt", "abcde\n".into()),
    ] {
        place.write(name, words);
        refused("four.proof", name, "another word list");
    }
    let proof = fs::read(place.path("four.proof")).unwrap();
    place.write("damaged.proof", [&proof[..20], b"x", &proof[21..]].concat());
    refused("damaged.proof", "words.txt", "damaged");
    place.write("text.proof", "this is no proof at all");
    refused("text.proof", "words.txt", "not a proof");
}

#[test]
#[ignore = "a sweep"]
fn threads_and_memory_do_not_change_values_of_the_hardest_lengths() {
    let values = |threads: &str, memory: &str| -> Vec<String> {
        let flags =
            format!("solve --list everyday --length 5..9 --threads {threads} --memory {memory}");
        let rows = Place::new().run(flags).out;
        let columns =
            rows.lines().map(|row| row.split_whitespace().take(4).collect::<Vec<_>>().join(" "));
        columns.collect()
    };
    let one = values("1", "512");
    assert_eq!(one.len(), 6);
    for (threads, memory) in [("2", "512"), ("4", "512"), ("1", "1")] {
        assert_eq!(values(threads, memory), one);
    }
}
