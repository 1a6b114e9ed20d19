//! Writes the exact values of every built-in list as a table: `cargo run --release --example values`
//!
//! The table is `assets/values/values.csv`, and a test compares it with what this program makes. Its columns are
//! explained in `assets/values/README.md`.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use evil_hangman::solver::proof::list_hash;
use evil_hangman::words::Tier;
use sha2::{Digest, Sha256};

/// The file, from the root of the repository.
pub const FILE: &str = "assets/values/values.csv";

#[allow(dead_code)] // The test has no use for it.
fn main() -> Result<(), Box<dyn std::error::Error>> {
    Ok(fs::write(Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE), table()?)?)
}

/// Returns the table, a row for each list and length.
pub fn table() -> Result<String, Box<dyn std::error::Error>> {
    let mut table = String::from("list,letters,words,value,lives,list_hash,proof_sha256\n");
    for tier in Tier::ALL.into_iter().filter(|tier| tier.is_built_in()) {
        let list = tier.load();
        for length in list.lengths() {
            let words = list.of_length(length).ok_or("a length has words")?;
            let value = tier.value(length).ok_or("a length has a value")?;
            let hash = hexadecimal(&list_hash(words.blocks(), length));
            // The lists of English have proofs here.
            let name = format!("assets/proofs/{}-{length}.proof", tier.name().replace('/', "-"));
            let proof = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
            let proof =
                proof.map_or_else(|_| String::new(), |proof| hexadecimal(&Sha256::digest(proof)));
            writeln!(
                table,
                "{tier},{length},{},{value},{},{hash},{proof}",
                words.len(),
                value + 1
            )?;
        }
    }
    Ok(table)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
