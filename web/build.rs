//! Packs the everyday English words for the module of the page, which is loaded before the first letter can be guessed.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

/// The list, a word on each line, shortest first.
const LIST: &str = "../crates/words/assets/words/en-everyday.txt";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={LIST}");
    let text = fs::read_to_string(LIST)?;
    let mut words: Vec<_> = text.lines().collect();
    words.sort_unstable();
    let mut before = "";
    let mut packed = String::new();
    for word in words {
        let shared = before.bytes().zip(word.bytes()).take_while(|(one, other)| one == other);
        let shared = shared.count();
        // A capital says how many letters are those of the word before. It begins a word, so nothing else has to.
        let _ = write!(packed, "{}{}", char::from(b'A' + shared as u8), &word[shared..]);
        before = word;
    }
    let folder = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&folder).join("everyday"), packed)
}
