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
use crate::words::{Alphabet, Grade, LetterSet, Tier, Word, WordList};

/// Why there is no list to play with.
#[derive(Debug, thiserror::Error)]
pub enum ListsError {
    /// A list of the player's own cannot be used.
    #[error(transparent)]
    File(#[from] WordFileError),
    /// There is no built-in list of the language.
    #[error(
        "there is no built-in list of {}; bring one with --words FILE --language {}, or choose one of {}",
        .0.language(), .0.code(), built_in_languages()
    )]
    NoList(&'static Alphabet),
    /// The built-in lists of the language go other ways.
    #[error("{} has no list {grade}; name one of its lists with --list: {}", language.language(), grades(language))]
    NoGrade {
        /// The language.
        language: &'static Alphabet,
        /// What was asked for.
        grade: Grade,
    },
}

fn built_in_languages() -> String {
    let has_lists = |alphabet: &&Alphabet| Tier::of(alphabet).next().is_some();
    let codes = Alphabet::ALL.into_iter().filter(has_lists).map(Alphabet::code);
    codes.collect::<Vec<_>>().join(", ")
}

fn grades(language: &Alphabet) -> String {
    Tier::of(language).map(|tier| tier.grade().name()).collect::<Vec<_>>().join(", ")
}

/// The built-in list of a language that goes so far.
///
/// # Errors
/// [`ListsError`] names the lists that there are.
pub fn built_in(language: &'static Alphabet, grade: Grade) -> Result<Tier, ListsError> {
    let mut all = Tier::of(language);
    match (Tier::with(language, grade), all.next(), all.next()) {
        (Some(tier), ..) => Ok(tier),
        (None, None, _) => Err(ListsError::NoList(language)),
        // A language with a single list has just that to play with.
        (None, Some(only), None) => Ok(only),
        (None, Some(_), Some(_)) => Err(ListsError::NoGrade { language, grade }),
    }
}

/// A list of the player's own, and what there is to tell about lines that were left out of it. It is in the
/// language that it names itself, or else in this one.
///
/// # Errors
/// [`WordFileError`] where it cannot be used.
pub fn own(
    path: &Path,
    language: &'static Alphabet,
) -> Result<(UserList, Option<String>), WordFileError> {
    let (words, left_out) = wordfile::read(path, language)?;
    let name = wordfile::name(path);
    let notice = notices::left_out(&left_out, &name);
    Ok((UserList { name, words }, notice))
}

/// The words of a file, for a command: what was left out of them is told on standard error.
///
/// # Errors
/// [`WordFileError`] where it cannot be used.
pub fn read(path: &Path, language: &'static Alphabet) -> Result<(WordList, String), WordFileError> {
    let (UserList { name, words }, notice) = own(path, language)?;
    if let Some(notice) = notice {
        // Nobody may be there to read it.
        let _ = writeln!(io::stderr(), "{notice}");
    }
    Ok((words, name))
}

/// The list that a command's flags name, and what to call it.
///
/// # Errors
/// [`ListsError`] where a list of the player's own cannot be used, or there is no such built-in list.
pub fn load(arguments: &ListArguments) -> Result<(WordList, String), ListsError> {
    let language = arguments.language.unwrap_or(Alphabet::UNSAID);
    if let Some(path) = &arguments.words {
        return Ok(read(path, language)?);
    }
    let tier = match arguments.list {
        Some(grade) => built_in(language, grade)?,
        // The largest.
        None => Tier::of(language).last().ok_or(ListsError::NoList(language))?,
    };
    Ok((tier.load(), tier.to_string()))
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
/// [`ListsError`] where a list of the player's own cannot be used, or there is no such built-in list.
pub fn of(settings: &Settings) -> Result<Lists, ListsError> {
    let language = settings.language;
    let own = settings.words.as_deref().map(|path| own(path, language)).transpose()?;
    let (user, notice) = own.map_or((None, None), |(user, notice)| (Some(user), notice));
    let choice = match user {
        Some(_) => ListChoice::User,
        None => ListChoice::Embedded(built_in(language, settings.list)?),
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
