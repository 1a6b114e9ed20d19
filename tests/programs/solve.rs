//! Tests of `solve` and `verify` with the real binary, and of the values in `docs/perfect-play.md` with
//! proofs.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::{error, out, program, run};
use evil_hangman::game::{ListChoice, StartingWords};
use evil_hangman::solver::{Lexicon, Limit, Solver, SolverSettings, proof};
use evil_hangman::words::EmbeddedList;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The nine words of the classic assignment, and a few of other lengths.
const WORDS: &str =
    "ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\nbill\ndill\nfill\ngill\nhill\nox\nno\n";

fn folder_with_words() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("words.txt"), WORDS).unwrap();
    folder
}

#[test]
fn every_length_has_a_row_with_words_value_and_par() {
    let folder = folder_with_words();
    let output = run(&["solve", "--words", "words.txt"], folder.path());
    assert_eq!((output.status.code(), error(&output).as_str()), (Some(0), ""));
    let rows: Vec<Vec<String>> = out(&output)
        .lines()
        .map(|line| line.split_whitespace().map(str::to_owned).collect())
        .collect();
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
    let folder = tempfile::tempdir().unwrap();
    for threads in [1, 2, 4] {
        for limit in [0, 100, 5000] {
            let (threads, limit) = (threads.to_string(), limit.to_string());
            let list = ["solve", "--list", "full", "--length", "6", "--json"];
            let flags = ["--nodes", &limit, "--threads", &threads];
            let said = out(&run(&[&list[..], &flags].concat(), folder.path()));
            let row: serde_json::Value = serde_json::from_str(said.trim()).unwrap();
            assert_eq!(row["value"], serde_json::Value::Null, "the limit came first: {said}");
            let (nodes, limit): (u64, u64) =
                (row["nodes"].as_u64().unwrap(), limit.parse().unwrap());
            assert!(nodes >= limit, "{limit} positions on {threads} threads: {said}");
            let most = limit + AT_MOST * threads.parse::<u64>().unwrap();
            assert!(nodes <= most, "{limit} positions on {threads} threads: {said}");
        }
    }
}

#[test]
fn words_that_have_a_letter_are_left_out() {
    let folder = folder_with_words();
    let path = folder.path();
    let solve = ["solve", "--words", "words.txt", "--length", "4", "--proof", "without.proof"];
    let output = run(&[&solve[..], &["--without", "iY"]].concat(), path);
    // BETA COOL DEAL ELSE FLEW GOOD HOPE
    assert_eq!(out(&output).lines().nth(1).unwrap().split_whitespace().nth(1), Some("7"));
    let verify = ["verify", "without.proof", "--words", "words.txt"];
    assert_eq!(run(&verify, path).status.code(), Some(1), "it is about fewer words");
    let output = run(&[&verify[..], &["--without", "yi"]].concat(), path);
    assert_eq!((output.status.code(), error(&output).as_str()), (Some(0), ""));
    for (letters, code, named) in
        [("e1", 2, "'1' is not a letter of the list"), ("aeio", 2, "no word is left")]
    {
        let output = run(&[&solve[..], &["--without", letters]].concat(), path);
        assert_eq!(output.status.code(), Some(code), "{letters}");
        assert!(error(&output).contains(named), "{letters}: {}", error(&output));
    }
}

/// Returns random words, which take long to solve.
fn chaos(words: usize) -> String {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut letter = || char::from(rng.random_range(b'a'..=b'z'));
    (0..words).map(|_| (0..8).map(|_| letter()).collect::<String>() + "\n").collect()
}

#[test]
#[cfg(target_os = "linux")]
fn words_without_number_take_no_more_memory_and_time_than_they_may() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("many.txt"), chaos(400_000)).unwrap();
    // The limit of the system is a little higher than the flag, to allow for the program itself.
    let solve = |memory: &str| {
        let game = env!("CARGO_BIN_EXE_evil-hangman");
        Command::new("sh")
            .args([
                "-c",
                "ulimit -v 300000; exec \"$@\"",
                "sh",
                game,
                "solve",
                "--words",
                "many.txt",
            ])
            .args(["--threads", "1", "--nodes", "100", "--memory", memory])
            .current_dir(folder.path())
            .output()
            .unwrap()
    };
    let output = solve("230");
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    assert!(out(&output).trim_end().ends_with("unfinished"), "{}", out(&output));
    let output = solve("100");
    assert_eq!(output.status.code(), Some(2), "{}", out(&output));
    let least = error(&output).trim_end().rsplit_once("--memory ").unwrap().1.to_owned();
    assert!((101..=230).contains(&least.parse().unwrap()), "{least}");
}

#[test]
#[cfg(unix)]
fn ctrl_c_prints_what_is_known_so_far() {
    use std::io::{BufRead, BufReader, Read};
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("chaos.txt"),
        chaos(3000) + "ox\nno\nwordsofeleven\nwordsoftwelve\n",
    )
    .unwrap();
    let mut child = program(&["solve", "--words", "chaos.txt"], folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    // The title and the row of the short words; after that, the hard ones are being solved.
    lines.read_line(&mut line).unwrap();
    lines.read_line(&mut line).unwrap();
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let rows: Vec<_> = rest.lines().collect();
    assert!(rows[0].ends_with("unfinished") && rows[0].contains(" to "), "{rest}");
    assert_eq!(rows.len(), 2, "the lengths that were not begun have a row, too: {rest}");
}

#[cfg(unix)]
#[test]
fn a_proof_is_written_over_nothing_and_where_it_cannot_be_that_is_told_before_the_search() {
    let folder = folder_with_words();
    let path = folder.path();
    fs::write(path.join("mine"), "mine").unwrap();
    std::os::unix::fs::symlink("mine", path.join("link")).unwrap();
    for (to, told) in
        [("mine", "remove it first"), ("link", "remove it first"), ("none/p", "check the folder")]
    {
        let output = run(&["solve", "--words", "words.txt", "--length", "4", "--proof", to], path);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(told), "{said}");
        assert!(output.stdout.is_empty(), "nothing was searched");
    }
    assert_eq!(fs::read_to_string(path.join("mine")).unwrap(), "mine");
    // A search that finds no proof leaves no file.
    let few = ["solve", "--list", "everyday", "--length", "8", "--nodes", "1", "--proof", "few"];
    assert!(!run(&few, path).status.success());
    assert!(!path.join("few").exists());
}

#[test]
fn a_proof_is_written_and_holds_and_nothing_else_does() {
    let folder = folder_with_words();
    let path = folder.path();
    let solve = ["solve", "--words", "words.txt", "--length", "4", "--proof", "four.proof"];
    assert_eq!(run(&solve, path).status.code(), Some(0));
    let verify = |file: &str, words: &str| run(&["verify", file, "--words", words], path);
    let output = verify("four.proof", "words.txt");
    assert_eq!(output.status.code(), Some(0));
    assert!(out(&output).starts_with("value 4 proven: both halves hold\n"), "{}", out(&output));

    let refused = |file: &str, words: &str, named: &str| {
        let output = verify(file, words);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""), "{file} {words}");
        let error = error(&output);
        assert!(error.contains(file) && error.contains(named), "{error}");
    };
    // A word changed, a word too many, another length.
    for (name, words) in [
        ("changed.txt", WORDS.replace("hill", "kill")),
        ("more.txt", WORDS.to_owned() + "mill\n"),
        ("other.txt", "abcde\n".into()),
    ] {
        fs::write(path.join(name), words).unwrap();
        refused("four.proof", name, "another word list");
    }
    // Every byte flipped, every length cut off.
    let proof = fs::read(path.join("four.proof")).unwrap();
    let shelf_of = |words: &str| {
        let mut list = evil_hangman::words::ListBuilder::new(&evil_hangman::words::ENGLISH);
        list.feed(words.as_bytes()).unwrap();
        list.finish().unwrap().0
    };
    let list = shelf_of(WORDS);
    let blocks = list.of_length(4).unwrap().blocks();
    assert_eq!(proof::verify(&proof, blocks).unwrap().value, 4);
    for at in 0..proof.len() {
        let mut damaged = proof.clone();
        damaged[at] ^= 0x10;
        assert!(proof::verify(&damaged, blocks).is_err(), "byte {at}");
        assert!(proof::verify(&proof[..at], blocks).is_err(), "cut at {at}");
    }
    fs::write(path.join("damaged.proof"), [&proof[..20], b"x", &proof[21..]].concat()).unwrap();
    refused("damaged.proof", "words.txt", "damaged");
    fs::write(path.join("cut.proof"), &proof[..proof.len() / 2]).unwrap();
    refused("cut.proof", "words.txt", "");
    fs::write(path.join("text.proof"), "this is no proof at all").unwrap();
    refused("text.proof", "words.txt", "not a proof");
}

/// Solves these lengths with one thread, with more, and with little memory.
fn solve_in_every_way(lengths: &str, count: usize) {
    let folder = tempfile::tempdir().unwrap();
    let values = |threads: &str, memory: &str| -> Vec<String> {
        let arguments = [
            "solve",
            "--list",
            "everyday",
            "--length",
            lengths,
            "--threads",
            threads,
            "--memory",
            memory,
        ];
        let rows = out(&run(&arguments, folder.path()));
        let columns =
            rows.lines().map(|row| row.split_whitespace().take(4).collect::<Vec<_>>().join(" "));
        columns.collect()
    };
    let one = values("1", "512");
    assert_eq!(one.len(), 1 + count);
    assert_eq!(values("2", "512"), one);
    assert_eq!(values("4", "512"), one);
    assert_eq!(values("1", "1"), one);
}

#[test]
fn threads_and_memory_do_not_change_values() {
    solve_in_every_way("8..9", 2);
}

#[test]
#[ignore = "a sweep"]
fn threads_and_memory_do_not_change_values_of_the_hardest_lengths() {
    solve_in_every_way("5..9", 5);
}

/// The number of words of a length in a list and their value, if there are any.
type Cell = Option<(usize, usize)>;

/// Returns the rows of the table of values: letters, then a cell for each list.
fn table() -> Vec<(usize, [Cell; 2])> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/perfect-play.md");
    let page = fs::read_to_string(page).unwrap();
    let (_, table) = page.split_once("<!-- values -->").unwrap();
    let (table, _) = table.split_once("<!-- end of values -->").unwrap();
    let rows = table.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|row| {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        let cell = |cell: &str| {
            let (words, value) = cell.split_once(':')?;
            let value = value.trim().split(' ').next()?;
            Some((words.replace(',', "").parse().unwrap(), value.parse().unwrap()))
        };
        (cells[0].parse().unwrap(), [cell(cells[1]), cell(cells[2])])
    })
    .collect()
}

/// Compares the column of a list with the program's values and, if `proven`, with proofs.
fn compare(embedded: EmbeddedList, column: usize, proven: bool) {
    let rows: Vec<_> =
        table().iter().filter_map(|(length, row)| Some((*length, row[column]?))).collect();
    let list = embedded.load();
    let lengths: Vec<_> = rows.iter().map(|row| row.0).collect();
    assert_eq!(lengths, list.lengths().collect::<Vec<_>>(), "{embedded}");
    for (length, (words, value)) in rows {
        let listed = list.of_length(length).unwrap();
        assert_eq!(listed.len(), words, "{embedded} {length}");
        // What is shown without a search.
        assert_eq!(embedded.value(length), Some(value), "{embedded} {length}");
        let par = StartingWords::blank(ListChoice::Embedded(embedded), length).known_par();
        assert_eq!(par, Some(value), "{embedded} {length}");
        if proven {
            let lexicon = Lexicon::new(listed.blocks(), length).unwrap();
            let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
            let bytes = proof::prove(&mut solver, Limit::NONE).unwrap();
            let proven = proof::verify(&bytes, listed.blocks()).unwrap();
            assert_eq!(proven.value, value, "{embedded} {length}");
        }
    }
}

#[test]
fn every_value_of_the_page_is_known_and_those_of_everyday_words_are_proven() {
    for (column, embedded) in [EmbeddedList::EVERYDAY, EmbeddedList::FULL].into_iter().enumerate() {
        compare(embedded, column, embedded == EmbeddedList::EVERYDAY);
    }
}

#[test]
#[ignore = "a sweep"]
fn every_value_of_the_page_is_proven_and_the_proof_holds() {
    for (column, embedded) in [EmbeddedList::EVERYDAY, EmbeddedList::FULL].into_iter().enumerate() {
        compare(embedded, column, true);
    }
}

#[test]
fn the_seventeen_words_that_end_in_ill_are_worth_sixteen() {
    // The published value of ENABLE's four-letter words is 14; these are among them.
    let words = "bdfghjkmnprstvwyz".chars().map(|c| format!("{c}ill\n")).collect::<String>();
    let folder = tempfile::tempdir().unwrap();
    let mut file = fs::File::create(folder.path().join("ill.txt")).unwrap();
    file.write_all(words.as_bytes()).unwrap();
    let solve = ["solve", "--words", "ill.txt", "--length", "4", "--proof", "ill.proof"];
    assert!(run(&solve, folder.path()).status.success());
    let output = run(&["verify", "ill.proof", "--words", "ill.txt"], folder.path());
    assert!(out(&output).starts_with("value 16 proven: both halves hold"), "{}", out(&output));
}
