//! The exact values of every built-in list as a table: the example `lists` writes it, and a test compares it with what is
//! made here. Its columns are explained in `assets/values/README.md`.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use evil_hangman::game::opening::Book;
use evil_hangman::solver::proof::list_hash;
use evil_hangman::text::grouped;
use evil_hangman::words::{EmbeddedList, WordList};
use sha2::{Digest, Sha256};

/// The file, from the root of the repository.
pub const FILE: &str = "assets/values/values.csv";

/// The page with the values as tables.
pub const PAGE: &str = "docs/perfect-play.md";

/// Returns the table, a row for each list and length.
pub fn table() -> Result<String, Box<dyn std::error::Error>> {
    let mut table = String::from("list,letters,words,value,lives,list_hash,proof_sha256\n");
    for embedded in EmbeddedList::built_in() {
        let list = embedded.load();
        for length in list.lengths() {
            let words = list.of_length(length).ok_or("a length has words")?;
            // A new list has values once the program is built with them.
            let Some(value) = Book::value_of_all(embedded, length) else { continue };
            let hash = hexadecimal(&list_hash(words.blocks(), length));
            // The lists of English have proofs here.
            let name =
                format!("crates/hangman/assets/proofs/{}-{length}.proof", embedded.file_stem());
            let proof = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
            let proof =
                proof.map_or_else(|_| String::new(), |proof| hexadecimal(&Sha256::digest(proof)));
            writeln!(
                table,
                "{embedded},{length},{},{value},{},{hash},{proof}",
                words.len(),
                value + 1
            )?;
        }
    }
    Ok(table)
}

/// Returns the page about perfect play with the values as they are, in its two tables.
pub fn page() -> Result<String, Box<dyn std::error::Error>> {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE))?;
    let english =
        |embedded: &EmbeddedList| embedded.alphabet() == EmbeddedList::EVERYDAY.alphabet();
    let (own, others): (Vec<_>, Vec<_>) = EmbeddedList::built_in().partition(english);
    let page = between(&page, "values", &columns(&own, true))?;
    between(&page, "values of other languages", &columns(&others, false))
}

/// Returns a table with a row for each length and a column for each list; with the words and the lives if `in_full`.
fn columns(embedded: &[EmbeddedList], in_full: bool) -> String {
    let lists: Vec<_> = embedded.iter().map(|embedded| (embedded, embedded.load())).collect();
    let names: Vec<_> =
        embedded.iter().map(|embedded| embedded.name().trim_start_matches("en/")).collect();
    let mut table =
        format!("| letters | {} |\n|---:|{}\n", names.join(" | "), "---:|".repeat(names.len()));
    for length in 2..=64 {
        let cell = |(embedded, list): &(&EmbeddedList, WordList)| {
            let Some(value) = Book::value_of_all(**embedded, length) else { return String::new() };
            let words = grouped(list.count(length));
            if in_full { format!("{words}: {value} ({})", value + 1) } else { value.to_string() }
        };
        let cells: Vec<_> = lists.iter().map(cell).collect();
        if cells.iter().any(|cell| !cell.is_empty()) {
            table += &format!("| {length} | {} |\n", cells.join(" | "));
        }
    }
    table
}

/// Replaces what is between two marks of a page.
fn between(page: &str, mark: &str, text: &str) -> Result<String, Box<dyn std::error::Error>> {
    let (begin, end) = (format!("<!-- {mark} -->\n"), format!("<!-- end of {mark} -->"));
    let (head, rest) = page.split_once(&begin).ok_or("the page has the mark")?;
    let (_, tail) = rest.split_once(&end).ok_or("the page has the mark of the end")?;
    Ok(format!("{head}{begin}{text}{end}{tail}"))
}

pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
