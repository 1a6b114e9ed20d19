//! Tests that the reference pages are right: the fields of `--json`, the names of the guessers, and a
//! verifier that was written from the page about proofs alone.

use std::fs;

use evil_hangman::game::occasion::Level;
use evil_hangman::words::{Alphabet, EmbeddedList};

use crate::support::{Place, project, there_is};

/// Returns the fields that a section of `docs/json.md` names, in order.
fn documented(section: &str) -> Vec<String> {
    let page = include_str!("../../docs/json.md");
    let (_, rest) =
        page.split_once(&format!("## `{section}`\n")).expect("the page has the section");
    let rows = rest.lines().take_while(|line| !line.starts_with("## "));
    rows.filter_map(|line| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned())).collect()
}

#[test]
fn the_page_about_json_names_every_field_in_its_order() {
    for (command, arguments) in [
        ("solve", "--list everyday --length 12"),
        ("evaluate", "--list everyday --length 12"),
        ("puzzles", "--count 1"),
        ("stats", ""),
        ("replay", "eh1 en/everyday greedy 5 6 7 - E- S- A-"),
    ] {
        let ran = Place::new().run((command, "--json", arguments));
        let mut fields: Vec<_> = ran.json().as_object().unwrap().keys().cloned().collect();
        fields.sort_by_key(|field| ran.out.find(&format!("\"{field}\":")));
        assert_eq!(fields, documented(&format!("{command} --json")));
    }
}

#[test]
fn the_page_about_levels_has_every_level_and_each_is_won_less_often_than_the_one_before() {
    let page = include_str!("../../docs/levels.md");
    let with_words = |it: &&Alphabet| EmbeddedList::of(it).next().is_some();
    for language in Alphabet::ALL.into_iter().filter(with_words) {
        let code = language.code();
        let row = page.lines().find_map(|line| line.strip_prefix(&format!("| {code} | ")));
        let row = row.unwrap_or_else(|| panic!("docs/levels.md: no row for {code}"));
        let cells: Vec<_> = row.trim_end_matches([' ', '|']).split(" | ").collect();
        let last = cells.len();
        // "6+2 95% 54%": six letters, two spare lives, and how often each player wins.
        let length = |number: usize, cell: &str| {
            let (level, shares) = cell.split_once(' ').unwrap();
            let (length, spare) = level.split_once('+').unwrap();
            let [length, spare] = [length, spare].map(|it| it.parse::<usize>().unwrap());
            let level = Level { number, last, length, spare: spare as u32 };
            (level, shares.split('%').next().and_then(|share| share.parse::<u32>().ok()))
        };
        let level = |(number, cell): (usize, &&str)| {
            let lengths = cell.split(", ").map(|cell| length(number, cell)).collect::<Vec<_>>();
            for (times, (level, _)) in lengths.iter().cycle().enumerate().take(4) {
                assert_eq!(Level::of(language, number, times).as_ref(), Some(level), "{code}");
            }
            lengths[0]
        };
        let cells: Vec<_> = (1..).zip(&cells).map(level).collect();
        let levels: Vec<_> = cells.iter().map(|(level, _)| *level).collect();
        assert_eq!(levels, Level::all(language).unwrap(), "{code}");
        let shares: Vec<_> = cells[1..].iter().map(|(_, reader)| reader.unwrap_or(100)).collect();
        assert!(shares.windows(2).all(|two| two[0] >= two[1] + 4), "{code}: {shares:?}");
    }
}

#[test]
fn a_held_out_half_is_the_same_for_the_same_seed_and_says_what_it_is() {
    let play = |extra: &str| {
        let common = "evaluate --list everyday --length 4 --hold-out 0.5 --json";
        Place::new().run((common, extra)).json()
    };
    let half = play("--seed 1");
    assert_eq!(half["by_misses"], play("--seed 1")["by_misses"]);
    assert_ne!(half["by_misses"], play("--seed 2")["by_misses"]);
    assert_eq!((&half["hold_out"], &half["seed"]), (&0.5.into(), &1.into()));
    assert_eq!(play("--hold-out-families")["hold_out_families"], true);
    for wrong in ["--hold-out 1.5", "--hold-out-families --json", "--seed 3"] {
        Place::new().run(("evaluate", wrong)).refused(&[]);
    }
}

#[test]
fn a_verifier_written_from_the_page_alone_agrees() {
    let script = project("examples/verify.py");
    let place = Place::new();
    if !there_is("python3", "--version") {
        return;
    }
    let write = |list: EmbeddedList, length: usize| {
        let words = list.load().of_length(length).unwrap().candidates();
        place.write("list", words.words().map(|word| word.played() + "\n").collect::<String>());
    };
    let run = |more: &str| {
        let arguments = ([script.to_str().unwrap(), "proof", "list"], more);
        place.command("python3", arguments).output().unwrap()
    };
    // The letters of another alphabet are named.
    write(EmbeddedList::built_in().find(|list| list.file_stem() == "de-everyday").unwrap(), 11);
    place.run("solve --language de --length 11 --proof proof");
    let said = run("abcdefghijklmnopqrstuvwxyzäöü");
    assert!(said.stdout.starts_with(b"value 3 proven"), "{said:?}");
    assert!(!run("").status.success());
    write(EmbeddedList::EVERYDAY, 9);
    let good = fs::read(project("crates/hangman/assets/proofs/en-everyday-9.proof")).unwrap();
    let check = |proof: &[u8]| {
        place.write("proof", proof);
        run("")
    };
    let said = check(&good);
    assert!(said.status.success() && said.stdout.starts_with(b"value 3 proven"), "{said:?}");
    // A proof of a lower value or with another letter is refused, even with a matching checksum.
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
        assert!(!check(&bad).status.success(), "byte {at}");
    }
}

#[test]
fn the_lesson_on_ties_shows_courses_that_disagree() {
    let page = include_str!("../../docs/teaching.md");
    let commands = page.lines().filter_map(|line| line.trim().strip_prefix("evil-hangman oracle "));
    let ties: Vec<_> = commands.filter(|command| command.contains("fruit.txt")).collect();
    assert_eq!(ties.len(), 2, "{ties:?}");
    let place = Place::new();
    let kept = ties.iter().map(|command| {
        let command = command.replace("assets/lists/", &project("assets/lists/").to_string_lossy());
        let told = place.run(format!("oracle {command}")).out;
        assert_eq!(told.matches("  1  ").count(), 4, "four families of one: {told}");
        told.lines().find(|line| line.starts_with('>')).unwrap().to_owned()
    });
    let kept: Vec<_> = kept.collect();
    assert_ne!(kept[0], kept[1]);
}
