//! Owns the parsers of settings, which flags and environment variables share, with the same messages.

use std::ffi::OsStr;
use std::fmt::Display;
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::str::FromStr;

use crate::game::occasion::Day;
use crate::game::spec::{Difficulty, LivesChoice};
use crate::words::{Alphabet, MAX_LENGTH};

/// Parses a language, by its code, a tag or its name in English or in the language itself.
///
/// # Errors
/// Returns a message with the languages if the text is not one of them.
pub fn language(text: &str) -> Result<&'static Alphabet, String> {
    Alphabet::named(text.trim()).ok_or_else(|| {
        let named = |alphabet: &Alphabet| format!("{} ({})", alphabet.code(), alphabet.language());
        format!("must be one of {}", Alphabet::ALL.map(named).join(", "))
    })
}

/// Parses a word length in letters.
///
/// # Errors
/// Returns a message with the range if the text is not a number in it.
pub fn length(text: &str) -> Result<usize, String> {
    let length = text.trim().parse().ok().filter(|length| (1..=MAX_LENGTH).contains(length));
    length.ok_or_else(|| format!("a length is a whole number of letters from 1 to {MAX_LENGTH}"))
}

/// Parses a value as its type does.
///
/// # Errors
/// Returns the message of the type.
pub fn value<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse::<T>().map_err(|error| error.to_string())
}

/// Parses the number of misses that lose a round, by name or as a number.
///
/// # Errors
/// Returns a message with the names if the text is neither.
pub fn lives(text: &str) -> Result<LivesChoice, String> {
    let names = || Difficulty::names().join(", ");
    text.parse().map_err(|error| format!("{error}, or one of {}", names()))
}

/// Parses a number from 1 to `MOST`.
///
/// # Errors
/// Returns a message with the range if the text is not a number in it.
pub fn number<T: TryFrom<usize>, const MOST: usize>(text: &str) -> Result<T, String> {
    let number = text.trim().parse().ok().filter(|number| (1..=MOST).contains(number));
    let number = number.and_then(|number| number.try_into().ok());
    number.ok_or_else(|| format!("must be a whole number from 1 to {MOST}"))
}

/// Parses the number of a day.
///
/// # Errors
/// Returns a message if the text is not a number above zero, or beyond the last day.
pub fn day(text: &str) -> Result<Day, String> {
    let number = text.trim().parse::<NonZeroU64>().ok();
    // What is beyond the last day is that day.
    let day = number.map(Day::numbered).filter(|day| number.map(u64::from) == Some(day.number()));
    let first = Day::FIRST;
    day.ok_or_else(|| {
        format!("days are counted from 1, which was {first}; give the number of an earlier day")
    })
}

/// Parses a number of 64 bits, such as the seed of random choices.
///
/// # Errors
/// Returns a message with the range if the text is not a number in it.
pub fn any_number(text: &str) -> Result<u64, String> {
    text.trim().parse().map_err(|_| format!("must be a whole number from 0 to {}", u64::MAX))
}

/// Parses a boolean, in any of the usual spellings.
///
/// # Errors
/// Returns a message with the usual spellings if the text is none of them.
pub(crate) fn yes_or_no(text: &str) -> Result<bool, String> {
    match text.trim().to_lowercase().as_str() {
        "y" | "yes" | "true" | "on" | "1" => Ok(true),
        "n" | "no" | "false" | "off" | "0" => Ok(false),
        _ => Err(String::from("must be yes or no")),
    }
}

/// Parses a theme: a name or the path of a file. Whether a theme of that name exists is checked elsewhere.
///
/// # Errors
/// Returns a message if the text is blank.
pub fn theme(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err(String::from("must be the name of a theme or the path of a file")),
        name => Ok(name.to_owned()),
    }
}

/// Returns whether a theme is the path of a file rather than a name.
pub(crate) fn is_path(theme: &str) -> bool {
    theme.contains(['/', '\\']) || theme.ends_with(".toml")
}

/// Parses the path of a file to read; `-` is standard input. The path need not be UTF-8.
///
/// # Errors
/// Returns a message if the path is empty.
pub fn file(path: &OsStr) -> Result<Option<PathBuf>, String> {
    match path.is_empty() {
        true => Err(String::from("must be the path of a file, or - for standard input")),
        false => Ok(Some(path.into())),
    }
}

/// Returns a parser of one of these by name, for the value of a flag or variable.
pub(super) fn name<T: Copy + Display>(
    values: &'static [T],
) -> impl Fn(&OsStr) -> Result<T, String> {
    text(move |text| one_of(values, text))
}

/// Applies a parser of text to the value of a flag or variable.
pub(super) fn text<T>(
    parse: impl Fn(&str) -> Result<T, String>,
) -> impl Fn(&OsStr) -> Result<T, String> {
    move |value| parse(value.to_str().ok_or("is not UTF-8")?)
}

/// Parses one of these by name.
///
/// # Errors
/// Returns a message with the names if the text is not one of them.
pub(crate) fn one_of<T: Copy + Display>(values: &[T], text: &str) -> Result<T, String> {
    let name = text.trim().to_lowercase();
    values.iter().copied().find(|value| value.to_string() == name).ok_or_else(|| {
        let names: Vec<_> = values.iter().map(T::to_string).collect();
        format!("must be one of {}", names.join(", "))
    })
}
