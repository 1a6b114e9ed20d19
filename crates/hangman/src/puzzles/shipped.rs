//! Owns the puzzles that are part of the program: [`COUNT`] for each language, easiest first. `examples/lists` makes them.

use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::{LEVELS, Puzzle};
use hangman_words::{Alphabet, Asset, asset};

/// The number of puzzles of each level.
pub const OF_A_LEVEL: usize = 100;

/// The number of puzzles of a language; they are numbered from 1.
pub const COUNT: usize = OF_A_LEVEL * LEVELS as usize;

/// The most bytes of the puzzles of a language.
const LARGEST: usize = 1 << 20;

/// The puzzles of each language by its code: lines of [`Puzzle::line`], deflated.
static PUZZLES: [(&str, Asset); 10] = [
    ("en", asset!("puzzles/en.puzzles")),
    ("de", asset!(if "german", "puzzles/de.puzzles")),
    ("es", asset!(if "spanish", "puzzles/es.puzzles")),
    ("fr", asset!(if "french", "puzzles/fr.puzzles")),
    ("it", asset!(if "italian", "puzzles/it.puzzles")),
    ("nl", asset!(if "dutch", "puzzles/nl.puzzles")),
    ("pl", asset!(if "polish", "puzzles/pl.puzzles")),
    ("ru", asset!(if "russian", "puzzles/ru.puzzles")),
    ("fi", asset!(if "finnish", "puzzles/fi.puzzles")),
    ("tr", asset!(if "turkish", "puzzles/tr.puzzles")),
];

/// Returns the puzzles of a language as text, one on each line; `None` if they are not built in.
pub fn text_of(alphabet: &Alphabet) -> Option<String> {
    let (_, asset) = PUZZLES.iter().find(|(code, _)| *code == alphabet.code())?;
    let text = decompress_to_vec_with_limit(asset.bytes()?, LARGEST).ok()?;
    String::from_utf8(text).ok()
}

/// Returns the puzzle of a language with this number, from 1.
pub fn shipped(alphabet: &'static Alphabet, number: usize) -> Option<Puzzle> {
    Puzzle::read(text_of(alphabet)?.lines().nth(number.checked_sub(1)?)?, alphabet)
}
