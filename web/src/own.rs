//! Keeps the player's own word list, as text in the storage.

use evil_hangman::game::Library;
use evil_hangman::words::{LeftOut, ListBuilder, ListError, WordList, shown};

use crate::storage::Storage;
use crate::text;

/// The key of the player's own list.
const LIST: &str = "own list";
/// The key of that list's name.
const CALLED: &str = "own list name";
/// The maximum length of a list's name, in characters.
const LONGEST: usize = 40;

/// Returns the embedded lists and the player's own list.
pub fn library(storage: &impl Storage) -> Library {
    let name = storage.get(CALLED).unwrap_or_default();
    let list = storage.get(LIST).and_then(|text| parse(&name, text.as_bytes()).ok());
    Library::new(list.map(|(list, _)| list))
}

/// Saves a list. Returns a sentence about it.
///
/// # Errors
/// Returns a sentence if it is not a word list or can't be saved. Then the previous list remains.
pub fn keep(storage: &mut impl Storage, name: &str, bytes: &[u8]) -> Result<String, String> {
    let name: String = shown(name, false).chars().take(LONGEST).collect();
    let (words, left_out) = parse(&name, bytes).map_err(|error| text::no_list(&name, &error))?;
    let list =
        format!("# language: {}\n{}", words.alphabet().code(), String::from_utf8_lossy(bytes));
    let kept = storage.set(LIST, &list).and_then(|()| storage.set(CALLED, &name));
    kept.map_err(|refused| text::list_not_kept(&name, refused))?;
    Ok(text::has_list(&name, words.total(), left_out.lines))
}

/// Parses a list in the language that it states or seems to be in.
fn parse(name: &str, bytes: &[u8]) -> Result<(WordList, LeftOut), ListError> {
    let read = |list: ListBuilder| {
        let mut list = list.named(name);
        list.feed(bytes)?;
        list.finish()
    };
    let first = read(ListBuilder::default());
    let likely = match &first {
        Ok((_, left_out)) | Err(ListError::NoWords(left_out)) => left_out.likely,
        Err(_) => None,
    };
    match likely {
        Some(alphabet) => read(ListBuilder::new(alphabet)).or(first),
        None => first,
    }
}

#[cfg(test)]
mod tests {
    use evil_hangman::game::library::ListChoice;

    use super::*;
    use crate::storage::Memory;

    #[test]
    fn a_list_of_the_players_own_is_kept_in_its_language() {
        let mut storage = Memory::default();
        let said = keep(&mut storage, "pets.txt", b"cat\nhorse\n\xc3\xa4\n").unwrap();
        assert_eq!(
            said,
            "You play with the 2 words of pets.txt from now on; 1 line was no word. Choose others under Words."
        );
        let library = library(&storage);
        assert_eq!(library.name(ListChoice::User), "pets.txt");
        assert_eq!(library.list(ListChoice::User).total(), 2);
        // A language is only likely with half of its own letters.
        let polish = "\u{142}\u{105}ka\n\u{17c}\u{f3}\u{142}ty\n\u{15b}wi\u{119}to\n\u{107}ma\n";
        keep(&mut storage, "zwierzeta", polish.as_bytes()).unwrap();
        let library = super::library(&storage);
        assert_eq!(library.alphabet(ListChoice::User).code(), "pl");
    }

    #[test]
    fn what_is_no_list_is_refused_and_the_one_before_remains() {
        let mut storage = Memory::default();
        keep(&mut storage, "pets.txt", b"cat\n").unwrap();
        for bad in [&b""[..], b"12\n", b"caf\xe9\n", b"\xff\xfec\0a\0t\0"] {
            let said = keep(&mut storage, "bad.txt", bad).unwrap_err();
            assert!(said.starts_with("bad.txt can't be used: "), "{said}");
        }
        assert_eq!(library(&storage).name(ListChoice::User), "pets.txt");
    }
}
