//! Loads the words that flags and settings name: one place for the game and for every command. What a
//! list is, [`words`](crate::words) knows, and how a file is read, [`wordfile`].

use std::io::{self, Write};
use std::path::Path;

use crate::cli::ListArguments;
use crate::config::Settings;
use crate::game::{Library, ListChoice, UserList};
use crate::ownwords::{self, OwnWordsError};
use crate::text::notices;
use crate::wordfile::{self, WordFileError};
use crate::words::{Alphabet, LetterSet, Word, WordList};

/// A list of the player's own, and what there is to tell about lines that were left out of it.
///
/// # Errors
/// [`WordFileError`] where it cannot be used.
pub fn own(path: &Path) -> Result<(UserList, Option<String>), WordFileError> {
    let (words, left_out) = wordfile::read(path, Alphabet::UNSAID)?;
    let name = wordfile::name(path);
    let notice = notices::left_out(&left_out, &name);
    Ok((UserList { name, words }, notice))
}

/// The words of a file, for a command: what was left out of them is told on standard error.
///
/// # Errors
/// [`WordFileError`] where it cannot be used.
pub fn read(path: &Path) -> Result<(WordList, String), WordFileError> {
    let (UserList { name, words }, notice) = own(path)?;
    if let Some(notice) = notice {
        // Nobody may be there to read it.
        let _ = writeln!(io::stderr(), "{notice}");
    }
    Ok((words, name))
}

/// The list that a command's flags name, and what to call it.
///
/// # Errors
/// [`WordFileError`] where a list of the player's own cannot be used.
pub fn load(arguments: &ListArguments) -> Result<(WordList, String), WordFileError> {
    match &arguments.words {
        Some(path) => read(path),
        None => {
            let tier = arguments.list.unwrap_or_default();
            Ok((tier.load(), tier.to_string()))
        }
    }
}

/// Why words cannot be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WithoutError {
    /// The words are not written with this.
    #[error("{0:?} is no letter of the list")]
    NoLetter(char),
    /// Every word has one of the letters.
    #[error("no word is left --without these letters")]
    NoneLeft,
}

/// The words of a list that have none of these letters.
///
/// # Errors
/// [`WithoutError`] where there is no such letter or no word is left.
pub fn without(list: WordList, letters: &str) -> Result<WordList, WithoutError> {
    if letters.is_empty() {
        return Ok(list);
    }
    let letter = |c| list.alphabet().letter(c).ok_or(WithoutError::NoLetter(c));
    let letters: LetterSet = letters.chars().map(letter).collect::<Result<_, _>>()?;
    let has = |word: &Word| word.letters().iter().any(|letter| letters.contains(*letter));
    list.only(|word| !has(word)).ok_or(WithoutError::NoneLeft)
}

/// The lists of a game.
#[derive(Debug)]
pub struct Lists {
    /// All of them, with the words that the computer was taught.
    pub library: Library,
    /// The one that the settings choose.
    pub choice: ListChoice,
    /// What there is to tell about lines that were left out.
    pub notice: Option<String>,
    /// Why the words that the computer was taught cannot be read: it guesses as well as before it was
    /// taught any.
    pub untaught: Option<OwnWordsError>,
}

/// The lists that the settings ask for.
///
/// # Errors
/// [`WordFileError`] where a list of the player's own cannot be used.
pub fn of(settings: &Settings) -> Result<Lists, WordFileError> {
    let own = settings.words.as_deref().map(own).transpose()?;
    let (user, notice) = own.map_or((None, None), |(user, notice)| (Some(user), notice));
    let choice = match user {
        Some(_) => ListChoice::User,
        None => ListChoice::Embedded(settings.list),
    };
    let library = Library::new(user);
    let untaught = teach(&library, library.alphabet(choice)).err();
    Ok(Lists { library, choice, notice, untaught })
}

/// Teaches the computer the words that the player has added to its list, as far as they are written in this
/// alphabet.
fn teach(library: &Library, alphabet: &'static Alphabet) -> Result<(), OwnWordsError> {
    let Ok(path) = ownwords::path() else { return Ok(()) };
    ownwords::read(&path, alphabet)?.into_iter().for_each(|word| library.teach(word));
    Ok(())
}
