//! Tests that the tables of exact values, which have the values and the proofs of the program, are up to date.

use std::fs;
use std::path::Path;

#[path = "../../examples/lists/values.rs"]
mod table;

#[test]
#[cfg(feature = "languages")]
fn the_tables_of_values_are_those_of_the_program() {
    for (path, made) in [(table::FILE, table::table()), (table::PAGE, table::page())] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        let is_made = fs::read_to_string(&path).unwrap() == made.unwrap();
        assert!(is_made, "{}: run `cargo run --release --example lists`", path.display());
    }
}
