//! Tests of the embedded word lists: they are what the recipe made, they have the words that people expect, and none of
//! those that spoil a round. Careful readers wrote the words in `tests/words` and marked the samples.

use std::collections::HashSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use hangman_words::{ENGLISH, EmbeddedList, Grade, Letter, ListBuilder, WordList};
use sha2::{Digest, Sha256};

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every list that is built in and has this grade.
fn lists(grade: Grade) -> impl Iterator<Item = (EmbeddedList, WordList)> {
    let all = EmbeddedList::built_in().filter(move |embedded| embedded.grade() == grade);
    all.map(|embedded| (embedded, embedded.load()))
}

/// Every spelling of a list, in lower case.
fn spellings(list: &WordList) -> HashSet<String> {
    let spellings = list.by_length().flat_map(|listed| listed.words()).flat_map(|word| {
        let all = word.spelling_lower();
        all.split('/').map(str::to_owned).collect::<Vec<_>>()
    });
    spellings.collect()
}

/// Every word of a list as it is played.
fn played(embedded: EmbeddedList, list: &WordList) -> HashSet<Vec<Letter>> {
    spellings(list).iter().filter_map(|word| embedded.alphabet().read(word).ok()).collect()
}

/// Fails if a list lacks more than three of a hundred of these words, or if there are fewer words than that.
fn assert_known(embedded: EmbeddedList, list: &WordList, words: &str, least: usize) {
    let played = played(embedded, list);
    let words: Vec<_> = words.lines().collect();
    let is_missing = |word: &&&str| !played.contains(&embedded.alphabet().read(word).unwrap());
    let missing: Vec<_> = words.iter().filter(is_missing).collect();
    let are_few = missing.len() * 100 <= words.len() * 3;
    assert!(words.len() >= least, "{embedded}: {} words, not {least}", words.len());
    assert!(are_few, "{embedded}: the list lacks {missing:?}");
}

#[test]
fn everyday_english_is_what_the_recipe_made() {
    let mut text = String::new();
    for (class, name) in ["everyday", "full"].iter().enumerate() {
        let lines = file(&format!("assets/words/en-{name}.txt"));
        let mut words: Vec<_> = lines.lines().collect();
        let in_order = |one: &&str, next: &&str| (one.len(), one) < (next.len(), next);
        assert!(words.is_sorted_by(in_order), "{name}: by length, then by letters");
        words.sort_unstable();
        words.iter().for_each(|word| writeln!(text, "{class}\t{word}\t").unwrap());
    }
    let sum: String =
        Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(file("assets/words/SHA256SUMS").contains(&format!("{sum}  en.txt")));
}

#[test]
fn an_everyday_list_has_the_words_that_everybody_knows_and_no_traps() {
    for (embedded, list) in lists(Grade::Everyday) {
        let code = embedded.alphabet().code();
        let text = file(&format!("tests/words/coverage/{code}.txt"));
        let (words, traps) = text.split_once("# traps\n").expect("a line # traps");
        assert_known(embedded, &list, words, 190);
        // Two readers wrote these down without the list: adverbs, comparatives, irregular forms and words that only exist in
        // the plural, which a filter for base forms easily drops, among others that everybody knows.
        let common = file(&format!("tests/words/common/{code}.txt"));
        assert_known(embedded, &list, &common, 150);
        let spelled = spellings(&list);
        let let_in: Vec<_> = traps.lines().filter(|word| spelled.contains(*word)).collect();
        assert!(traps.lines().count() >= 60, "{embedded}: fewer than 60 traps");
        assert!(let_in.is_empty(), "{embedded}: traps in the list: {let_in:?}");
    }
}

#[test]
fn careful_readers_called_at_most_one_word_in_a_hundred_junk() {
    for (embedded, list) in lists(Grade::Everyday) {
        let text = file(&format!("tests/words/sample/{}.txt", embedded.alphabet().code()));
        let played = played(embedded, &list);
        let marks: Vec<_> = text.lines().map(|line| line.split('\t').collect::<Vec<_>>()).collect();
        assert!(marks.len() >= 300, "{embedded}: {} marks, not 300", marks.len());
        let junk = marks.iter().filter(|line| line[1] != "ok").count();
        assert!(junk * 100 <= marks.len(), "{embedded}: {junk} of {} are junk", marks.len());
        // A list that has changed much needs another sample.
        let is_gone = |line: &&Vec<&str>| {
            embedded.alphabet().read(line[0]).is_ok_and(|word| !played.contains(&word))
        };
        let gone = marks.iter().filter(is_gone).count();
        assert!(gone * 50 <= marks.len(), "{embedded}: {gone} are no longer in the list");
    }
}

#[test]
fn a_full_list_is_larger_than_the_assignment_wants_and_has_every_everyday_word() {
    assert!(EmbeddedList::FULL.load().total() > 120_000);
    for (embedded, full) in lists(Grade::Full) {
        let everyday = EmbeddedList::with(embedded.alphabet(), Grade::Everyday).unwrap().load();
        assert!((7_000..20_000).contains(&everyday.total()), "{embedded}: {}", everyday.total());
        assert!(everyday.lengths().all(|length| everyday.count(length) <= full.count(length)));
    }
}

#[test]
fn an_embedded_list_read_as_a_file_is_the_same_list() {
    let mut read = ListBuilder::new(&ENGLISH);
    for name in ["everyday", "full"] {
        read.feed(file(&format!("assets/words/en-{name}.txt")).to_uppercase().as_bytes()).unwrap();
    }
    let (read, left_out) = read.finish().unwrap();
    let embedded = EmbeddedList::FULL.load();
    assert_eq!(left_out.lines, 0);
    assert!(embedded.lengths().eq(read.lengths()));
    assert_eq!(spellings(&embedded), spellings(&read));
}
