//! Reads a user's word list from a file or from standard input. [`ListBuilder`] defines the format.

use std::io::{self, Read};
use std::path::Path;

use crate::system::files;
use crate::words::{Alphabet, LeftOut, LineFault, ListBuilder, ListError, WordList, shown};

/// The number of bytes read at a time.
const PIECE: usize = 1 << 18;

/// The maximum number of bytes read: about a hundred million words.
const MOST: u64 = 1 << 30;

/// The reason why a user's list can't be used.
#[derive(Debug, thiserror::Error)]
pub enum WordFileError {
    /// There is no file at the path.
    #[error("word list {0}: there is no such file; check the path")]
    Missing(String),
    /// The path is a folder.
    #[error("word list {0}: this is a folder; name a text file with one word on each line")]
    Folder(String),
    /// The file cannot be opened or read.
    #[error("word list {0}: cannot be read ({1}); {advice}", advice = files::to_read(.1))]
    Unreadable(String, #[source] io::Error),
    /// The text isn't a word list.
    #[error("word list {0}: {1}{way_out}", way_out = way_out(.1))]
    List(String, #[source] ListError),
}

/// Returns what to type about a text that is not a list, to follow the error.
fn way_out(error: &ListError) -> String {
    match error {
        ListError::NotUtf8 { encoding, .. } | ListError::Utf16(encoding) => {
            piped(&format!("iconv -f {encoding} -t UTF-8 FILE"))
        }
        ListError::Packed(unpacks) => piped(&format!("{unpacks} FILE")),
        ListError::NoWords(LeftOut { first, likely, .. }) => {
            let language = likely.map(|likely| format!(": --language {}", likely.code()));
            let command = first.as_ref().map(|first| way_out_of(first.fault));
            language.unwrap_or_default() + &command.unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// Returns what to type if a whole file has this fault, to follow the fault; nothing if no command makes a list of it.
pub fn way_out_of(fault: LineFault) -> String {
    match fault {
        LineFault::Columns('\t') => piped("cut -f1 FILE"),
        LineFault::Columns(separator) => piped(&format!("cut -d'{separator}' -f1 FILE")),
        LineFault::Several(separator) => piped(&format!("tr '{separator}' '\\n' < FILE")),
        LineFault::Numbered => piped("sed 's/^[0-9[:punct:][:blank:]]*//' FILE"),
        LineFault::Quoted => piped(r#"grep -o '"[^"]*"' FILE | tr -d '"'"#),
        _ => String::new(),
    }
}

fn piped(command: &str) -> String {
    format!("; type: {command} | evil-hangman --words -")
}

/// Reads a list from a file or from standard input. Its language is the one that it names, or else the one that was
/// `named` for it, or else [`Alphabet::UNSAID`].
///
/// # Errors
/// Returns [`WordFileError`], which names the path and says what to do, if there is no file, or if it can't
/// be read or isn't a word list.
pub fn read(
    path: &Path,
    named: Option<&'static Alphabet>,
) -> Result<(WordList, LeftOut), WordFileError> {
    let list = named.map_or_else(ListBuilder::default, ListBuilder::new).named(&name(path));
    if is_standard_input(path) {
        return read_from(io::stdin().lock(), list, "from standard input".to_owned());
    }
    // The debug format escapes control characters.
    let source = format!("{path:?}");
    match files::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(WordFileError::Missing(source))
        }
        Err(error) if error.kind() == io::ErrorKind::IsADirectory => {
            Err(WordFileError::Folder(source))
        }
        Err(error) => Err(WordFileError::Unreadable(source, error)),
        Ok(file) => read_from(file, list, source),
    }
}

/// Returns whether a path stands for standard input.
pub fn is_standard_input(path: &Path) -> bool {
    ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"].map(Path::new).contains(&path)
}

/// Returns the name of a list that is read from this path: short, and safe to print.
fn name(path: &Path) -> String {
    // Shells pass `<(…)` as a numbered file.
    if is_standard_input(path) || path.parent().is_some_and(|folder| folder.ends_with("fd")) {
        return String::from("piped words");
    }
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    shown(&name, false).chars().take(24).collect()
}

fn read_from(
    input: impl Read,
    mut list: ListBuilder,
    source: String,
) -> Result<(WordList, LeftOut), WordFileError> {
    let mut input = input.take(MOST + 1);
    let mut text = match files::decoded(&mut input) {
        Ok(text) => text,
        Err(error) => return Err(WordFileError::Unreadable(source, error)),
    };
    let mut piece = vec![0; PIECE];
    loop {
        match text.read(&mut piece) {
            Ok(0) => break,
            Ok(count) => {
                if let Err(error) = list.feed(&piece[..count]) {
                    return Err(WordFileError::List(source, error));
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(WordFileError::Unreadable(source, error)),
        }
    }
    drop(text);
    if input.limit() == 0 {
        return Err(WordFileError::Unreadable(source, files::too_large(MOST)));
    }
    list.finish().map_err(|error| WordFileError::List(source, error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::ENGLISH;

    #[test]
    fn a_list_from_powershell_is_read() {
        let file = &b"\xff\xfec\0a\0t\0\r\0\n\0"[..];
        let (list, left_out) =
            read_from(file, ListBuilder::new(&ENGLISH), "FILE".to_owned()).unwrap();
        assert!(list.lengths().eq([3]) && left_out.lines == 0);
    }
}
