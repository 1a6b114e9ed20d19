//! Loads the words that flags and settings name: one place for the game and for every command. What a
//! list is, [`words`](crate::words) knows, and how a file is read, [`wordfile`].

use std::io::{self, Write};
use std::path::Path;

use crate::cli::ListArguments;
use crate::config::Settings;
use crate::game::{Library, ListChoice, UserList};
use crate::ownwords::{self, OwnWordsError};
use crate::wordfile::{self, WordFileError};
use crate::words::{ENGLISH, LetterSet, Word, WordList};

/// A list of the player's own, and what there is to tell about lines that were left out of it.
///
/// # Errors
/// [`WordFileError`] where it cannot be used.
pub fn own(path: &Path) -> Result<(UserList, Option<String>), WordFileError> {
    let (words, left_out) = wordfile::read(path, &ENGLISH)?;
    let name = wordfile::name(path);
    let notice = wordfile::notice(&left_out, &name);
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

/// The words of a list that have none of these letters; `None` if none is left.
#[must_use]
pub fn without(list: WordList, letters: LetterSet) -> Option<WordList> {
    let has = |word: &Word| word.letter_set().iter().any(|letter| letters.contains(letter));
    if letters.is_empty() { Some(list) } else { list.only(|word| !has(word)) }
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
    let untaught = teach(&library).err();
    Ok(Lists { library, choice, notice, untaught })
}

/// Teaches the computer the words that the player has added to its list.
fn teach(library: &Library) -> Result<(), OwnWordsError> {
    let Ok(path) = ownwords::path() else { return Ok(()) };
    ownwords::read(&path, &ENGLISH)?.into_iter().for_each(|word| library.teach(word));
    Ok(())
}
