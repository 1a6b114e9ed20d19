//! Tests that the table of exact values agrees with the lists, the values and the proofs of the program.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

#[path = "../../examples/lists/values.rs"]
mod table;

fn read(path: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

#[test]
#[cfg(feature = "languages")]
fn the_table_of_values_is_that_of_the_program() {
    let written = String::from_utf8(read(table::FILE)).unwrap();
    let made = table::table().unwrap();
    for (row, expected) in written.lines().zip(made.lines()) {
        assert_eq!(row, expected, "run `cargo run --release --example lists`");
    }
    assert_eq!(written, made);
}

#[test]
fn every_row_with_a_proof_is_about_the_words_of_that_proof() {
    let written = String::from_utf8(read(table::FILE)).unwrap();
    let mut seen = HashSet::new();
    for row in written.lines().skip(1) {
        let fields: Vec<_> = row.split(',').collect();
        let [list, letters, words, value, lives, hash, sum] = fields[..] else { panic!("{row}") };
        let number = |text: &str| text.parse::<u32>().unwrap();
        assert_eq!(number(lives), number(value) + 1, "{row}");
        assert!(number(value) < number(words) && hash.len() == 32, "{row}");
        assert!(seen.insert((list, letters)), "{row}");
        if sum.is_empty() {
            continue;
        }
        let name = list.replace('/', "-");
        let proof = read(&format!("crates/hangman/assets/proofs/{name}-{letters}.proof"));
        // The header has the hash behind a magic number and two short numbers.
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert!(proof[..32].windows(16).any(|bytes| hex(bytes) == hash), "{row}");
    }
    let proofs = written.lines().filter(|row| row.rsplit(',').next().unwrap().len() == 64);
    assert_eq!(proofs.count(), 29);
}
