//! Tests of the embedded word lists: their contents, and that their recipe reproduces them.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use evil_hangman::words::{ENGLISH, ListBuilder, Tier, WordList};
use sha2::{Digest, Sha256};

const CLASSES: [u32; 9] = [10, 20, 35, 40, 50, 55, 60, 70, 80];

fn asset(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/words/en").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn words(list: &WordList) -> HashSet<String> {
    let by_length = list.lengths().filter_map(|length| list.of_length(length));
    let words = by_length.flat_map(|listed| listed.candidates().words().collect::<Vec<_>>());
    words.map(|word| word.to_string().to_lowercase()).collect()
}

#[test]
fn the_files_are_those_that_the_recipe_made() {
    let sums = asset("SHA256SUMS");
    let mut checked = HashSet::new();
    for line in sums.lines() {
        let (expected, name) = line.split_once("  ").unwrap();
        let digest = Sha256::digest(asset(name).as_bytes());
        let sum: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(sum, expected, "{name}");
        checked.insert(name.to_owned());
    }
    for class in CLASSES {
        assert!(checked.contains(&format!("{class}.txt")), "class {class} has a checksum");
    }
    assert!(
        ["left-out.txt", "slurs.txt", "blocked.txt"].iter().all(|name| checked.contains(*name))
    );
}

#[test]
fn every_word_is_plain_and_comes_once_in_its_commonest_class() {
    let mut seen = HashSet::new();
    for class in CLASSES {
        let text = asset(&format!("{class}.txt"));
        let words: Vec<_> = text.lines().collect();
        let in_order = |one: &&str, next: &&str| (one.len(), one) < (next.len(), next);
        assert!(words.is_sorted_by(in_order), "class {class} is sorted by length, then letters");
        for word in words {
            let plain = word.len() >= 2 && word.bytes().all(|byte| byte.is_ascii_lowercase());
            assert!(plain && seen.insert(word.to_owned()), "{word} in class {class}");
        }
    }
    for line in asset("left-out.txt").lines().filter(|line| !line.starts_with('#')) {
        let word = line.split('\t').next().unwrap();
        assert!(!seen.contains(word), "{word} was left out");
    }
    for word in ["bs", "gs", "kb", "lm"] {
        assert!(!seen.contains(word), "{word} is no word");
    }
}

#[test]
fn each_tier_holds_just_the_words_of_its_classes() {
    let mut expected = HashSet::new();
    for (tier, last, about) in
        [(Tier::Common, 35, 40_000), (Tier::Standard, 60, 80_000), (Tier::Unabridged, 80, 250_000)]
    {
        for class in CLASSES.into_iter().filter(|class| *class <= last) {
            expected.extend(asset(&format!("{class}.txt")).lines().map(str::to_owned));
        }
        let list = tier.load();
        assert_eq!(words(&list), expected, "{tier}");
        assert_eq!(list.total(), expected.len());
        assert!(list.total().abs_diff(about) < about / 50, "{tier} has {} words", list.total());
    }
}

#[test]
fn the_default_list_is_larger_than_the_assignment_wants() {
    assert!(Tier::default().load().total() > 120_000);
}

#[test]
fn an_embedded_list_read_as_a_file_is_the_same_list() {
    let mut read = ListBuilder::new(&ENGLISH);
    for class in CLASSES {
        read.feed(asset(&format!("{class}.txt")).to_uppercase().as_bytes()).unwrap();
    }
    let (read, left_out) = read.finish().unwrap();
    let embedded = Tier::Unabridged.load();
    assert_eq!(left_out.lines, 0);
    assert!(embedded.lengths().eq(read.lengths()));
    assert_eq!(words(&embedded), words(&read));
}
