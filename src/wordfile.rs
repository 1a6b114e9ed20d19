//! Reads a user's word list from a file or from standard input. [`ListBuilder`] defines the format.

use std::io::{self, ErrorKind, Read};
use std::path::Path;

use crate::system::files;
use crate::words::{Alphabet, LeftOut, ListBuilder, WordList, shown};

/// The number of bytes read at a time.
const PIECE: usize = 1 << 18;

/// The maximum number of bytes read: about a hundred million words.
const MOST: u64 = 1 << 30;

/// Reads a list from a file or from standard input. Its language is the one that it names, or else the one that was
/// `named` for it, or else [`Alphabet::UNSAID`].
///
/// # Errors
/// Returns a sentence that names the path and says what to do, if there is no file, or if it can't be read or isn't a word
/// list.
pub fn read(path: &Path, named: Option<&'static Alphabet>) -> Result<(WordList, LeftOut), String> {
    if is_standard_input(path) {
        let read = read_from(io::stdin().lock(), named);
        return read.map_err(|why| format!("word list from standard input: {why}"));
    }
    let file = files::open(path).map_err(|error| unreadable(&error));
    let read = file.and_then(|file| read_from(file, named));
    // The debug format escapes control characters.
    read.map_err(|why| format!("word list {path:?}: {why}"))
}

fn unreadable(error: &io::Error) -> String {
    const A_TEXT_FILE: &str = "name a text file with one word on each line";
    match error.kind() {
        ErrorKind::NotFound => String::from(
            "there is no such file; check the path (--words, or words in the settings)",
        ),
        ErrorKind::IsADirectory => format!("this is a folder; {A_TEXT_FILE}"),
        _ => format!("cannot be read ({error}); {A_TEXT_FILE}"),
    }
}

/// Returns whether a path stands for standard input.
pub fn is_standard_input(path: &Path) -> bool {
    ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].map(Path::new).contains(&path)
}

/// Returns the name of a list that is read from this path: short, and safe to print.
pub fn name(path: &Path) -> String {
    // Shells pass `<(…)` as a numbered file.
    if is_standard_input(path) || path.parent().is_some_and(|folder| folder.ends_with("fd")) {
        return String::from("piped words");
    }
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    shown(&name, false).chars().take(24).collect()
}

fn read_from(
    input: impl Read,
    named: Option<&'static Alphabet>,
) -> Result<(WordList, LeftOut), String> {
    let mut input = input.take(MOST + 1);
    let mut list = named.map_or_else(ListBuilder::default, ListBuilder::new);
    let mut piece = vec![0; PIECE];
    loop {
        match input.read(&mut piece) {
            Ok(0) => break,
            Ok(count) => list.feed(&piece[..count]).map_err(|error| error.to_string())?,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(unreadable(&error)),
        }
    }
    if input.limit() == 0 {
        return Err(unreadable(&files::too_large(MOST)));
    }
    list.finish().map_err(|error| error.to_string())
}
