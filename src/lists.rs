//! Loads the word lists that flags and settings name, for the game and for every command.

use std::io::{self, Write};
use std::path::Path;

use crate::cli::ListArguments;
use crate::config::Settings;
use crate::game::Library;
use crate::game::library::ListChoice;
use crate::text::notices;
use crate::wordfile::{self, WordFileError};
use crate::words::{Alphabet, EmbeddedList, Grade, LetterSet, Word, WordList};

/// The reason why a word list can't be loaded.
#[derive(Debug, thiserror::Error)]
pub enum ListsError {
    /// The player's own list cannot be used.
    #[error(transparent)]
    File(#[from] WordFileError),
    /// The language has no built-in list.
    #[error(
        "there is no built-in list of {}; bring one with --words FILE --language {}, or choose one of {}",
        .0.language(), .0.code(), built_in_languages()
    )]
    NoList(&'static Alphabet),
    /// The language has no such list.
    #[error("there is no list {} of {}; choose --list everyday", .0.name(), .1.language())]
    NoGrade(Grade, &'static Alphabet),
    /// Every word of a list is blocked.
    #[error("--clean leaves out every word of {0}; choose another list, or do without --clean")]
    NoneLeft(String),
}

fn built_in_languages() -> String {
    let has_lists = |alphabet: &&Alphabet| EmbeddedList::of(alphabet).next().is_some();
    let codes = Alphabet::ALL.into_iter().filter(has_lists).map(Alphabet::code);
    codes.collect::<Vec<_>>().join(", ")
}

/// Returns a built-in list of a language.
///
/// # Errors
/// Returns [`ListsError`], which names the lists that exist.
pub fn built_in(language: &'static Alphabet, grade: Grade) -> Result<EmbeddedList, ListsError> {
    EmbeddedList::with(language, grade).ok_or_else(|| match EmbeddedList::of(language).next() {
        Some(_) => ListsError::NoGrade(grade, language),
        None => ListsError::NoList(language),
    })
}

/// Reads the player's own list, whose language may have been named. Returns it with a notice about skipped lines.
///
/// # Errors
/// Returns [`WordFileError`] if it cannot be used.
pub fn own(
    path: &Path,
    language: Option<&'static Alphabet>,
) -> Result<(WordList, Option<String>), WordFileError> {
    let (list, left_out) = wordfile::read(path, language)?;
    let way_out = left_out.first.as_ref().map(|first| wordfile::way_out_of(first.fault));
    let notice = notices::left_out(&left_out, list.name(), &way_out.unwrap_or_default());
    Ok((list, notice))
}

/// Returns a list, without blocked words if `clean`.
///
/// # Errors
/// Returns [`ListsError::NoneLeft`] if it has no others.
pub fn with_clean(list: WordList, clean: bool) -> Result<WordList, ListsError> {
    let list = if clean { list.clean() } else { list };
    let is_empty = list.lengths().next().is_none();
    if is_empty { Err(ListsError::NoneLeft(list.name().to_owned())) } else { Ok(list) }
}

/// Returns the list of a file, whose language may have been named, without blocked words if `clean`. Skipped lines are
/// reported on standard error.
///
/// # Errors
/// Returns [`ListsError`] if it cannot be used.
pub fn load_file(
    path: &Path,
    language: Option<&'static Alphabet>,
    clean: bool,
) -> Result<WordList, ListsError> {
    let (list, notice) = own(path, language)?;
    if let Some(notice) = notice {
        // Standard error may be closed.
        let _ = writeln!(io::stderr(), "{notice}");
    }
    with_clean(list, clean)
}

/// Returns the list that a command's flags name, without blocked words if `clean`.
///
/// # Errors
/// Returns [`ListsError`] if the player's own list cannot be used, or if there is no such built-in list.
pub fn load(arguments: &ListArguments, clean: bool) -> Result<WordList, ListsError> {
    if let Some(path) = &arguments.words {
        return load_file(path, arguments.language, clean);
    }
    let language = arguments.language.unwrap_or(Alphabet::UNSAID);
    let embedded = built_in(language, arguments.list.unwrap_or(Grade::Everyday))?;
    with_clean(embedded.load(), clean)
}

/// The reason why words can't be excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WithoutError {
    /// The alphabet does not have this letter.
    #[error("--without: {0:?} is not a letter of the list; give letters of its language")]
    NoLetter(char),
    /// Every word has one of the letters.
    #[error("--without: no word is left without these letters; give fewer")]
    NoneLeft,
}

/// Returns the words of a list that have none of these letters.
///
/// # Errors
/// Returns [`WithoutError`] if there is no such letter, or if no word is left.
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
    /// All of them.
    pub library: Library,
    /// The list in the settings.
    pub choice: ListChoice,
    /// A notice about skipped lines.
    pub notice: Option<String>,
}

/// Loads the lists for the settings.
///
/// # Errors
/// Returns [`ListsError`] if the player's own list cannot be used, or if there is no such built-in list.
pub fn of(settings: &Settings) -> Result<Lists, ListsError> {
    let language = settings.language;
    let (user, choice, notice) = match &settings.words {
        Some(path) => {
            let (list, notice) = own(path, language)?;
            (Some(with_clean(list, settings.clean)?), ListChoice::User, notice)
        }
        None => {
            let embedded = built_in(language.unwrap_or(Alphabet::UNSAID), settings.list)?;
            (None, ListChoice::Embedded(embedded), None)
        }
    };
    let library = Library::new(user).with_clean(settings.clean);
    Ok(Lists { library, choice, notice })
}
