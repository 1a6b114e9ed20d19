//! Settings as text: the same for flags and for environment variables, with the same messages.

use std::ffi::OsStr;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use super::{Background, Difficulty, GlyphChoice, Motion, When};
use crate::engine::Opponent;
use crate::game::{Holder, Lives};
use crate::guesser::GuesserKind;
use crate::text::names::Figure;
use crate::words::{Alphabet, Grade, MAX_LENGTH};

/// What the computer does that holds the word.
///
/// # Errors
/// Names the values that there are.
pub fn opponent(text: &str) -> Result<Opponent, String> {
    one_of(&Opponent::ALL.map(|opponent| (opponent, opponent.name())), text)
}

/// Who holds the word.
///
/// # Errors
/// Names the values that there are.
pub fn holder(text: &str) -> Result<Holder, String> {
    one_of(&Holder::ALL.map(|holder| (holder, holder.name())), text)
}

/// Who guesses.
///
/// # Errors
/// Names the values that there are.
pub fn guesser(text: &str) -> Result<GuesserKind, String> {
    one_of(&GuesserKind::ALL.map(|kind| (kind, kind.name())), text)
}

/// How far a built-in list goes.
///
/// # Errors
/// Names the values that there are.
pub fn grade(text: &str) -> Result<Grade, String> {
    one_of(&Grade::ALL.map(|grade| (grade, grade.name())), text)
}

/// The language of words, by its code or its English name.
///
/// # Errors
/// Names the languages that there are.
pub fn language(text: &str) -> Result<&'static Alphabet, String> {
    Alphabet::named(text.trim()).ok_or_else(|| {
        let named = |alphabet: &Alphabet| format!("{} ({})", alphabet.code(), alphabet.language());
        format!("must be one of {}", Alphabet::ALL.map(named).join(", "))
    })
}

/// Letters in a word.
///
/// # Errors
/// Names the range.
pub fn length(text: &str) -> Result<usize, String> {
    let length = text.trim().parse().ok().filter(|length| (1..=MAX_LENGTH).contains(length));
    length.ok_or_else(|| length_range().to_owned())
}

/// Misses that lose a round.
///
/// # Errors
/// Says what a number of guesses is.
pub fn guesses(text: &str) -> Result<Lives, String> {
    text.parse().map_err(|error: crate::game::LivesError| error.to_string())
}

/// How many there are to be, from 1 to `MOST`.
///
/// # Errors
/// Names the range.
pub fn number<const MOST: usize>(text: &str) -> Result<NonZeroUsize, String> {
    let number: Option<NonZeroUsize> = text.trim().parse().ok();
    let number = number.filter(|number| number.get() <= MOST);
    number.ok_or_else(|| format!("must be a whole number from 1 to {MOST}"))
}

/// What a round's chance is drawn from.
///
/// # Errors
/// Names the range.
pub fn seed(text: &str) -> Result<u64, String> {
    text.trim().parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}

/// A yes or a no, in the usual ways.
///
/// # Errors
/// Names the usual ways.
pub(crate) fn yes_or_no(text: &str) -> Result<bool, String> {
    match text.trim().to_lowercase().as_str() {
        "y" | "yes" | "true" | "on" | "1" => Ok(true),
        "n" | "no" | "false" | "off" | "0" => Ok(false),
        _ => Err(String::from("must be yes or no")),
    }
}

/// Whether to use colours.
///
/// # Errors
/// Names the values that there are.
pub fn when(text: &str) -> Result<When, String> {
    one_of(When::ALL, text)
}

/// Which characters to draw with.
///
/// # Errors
/// Names the values that there are.
pub fn glyphs(text: &str) -> Result<GlyphChoice, String> {
    one_of(GlyphChoice::ALL, text)
}

/// What the terminal's background is.
///
/// # Errors
/// Names the values that there are.
pub(crate) fn background(text: &str) -> Result<Background, String> {
    one_of(Background::ALL, text)
}

/// What a miss adds a piece to.
///
/// # Errors
/// Names the values that there are.
pub fn figure(text: &str) -> Result<Figure, String> {
    one_of(&Figure::ALL, text)
}

/// Whether anything moves.
///
/// # Errors
/// Names the values that there are.
pub fn motion(text: &str) -> Result<Motion, String> {
    one_of(Motion::ALL, text)
}

/// How many misses a round allows, by name.
///
/// # Errors
/// Names the values that there are.
pub fn difficulty(text: &str) -> Result<Difficulty, String> {
    one_of(&Difficulty::ALL.map(|difficulty| (difficulty, difficulty.name())), text)
}

/// A theme's name or the path of its file. Which themes there are, the drawing knows.
///
/// # Errors
/// Says what it must be, for a text that is blank.
pub fn theme(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err(String::from("must be the name of a theme or the path of a file")),
        name => Ok(name.to_owned()),
    }
}

/// Whether a theme is the path of a file rather than a name.
#[must_use]
pub(crate) fn is_path(theme: &str) -> bool {
    theme.contains(['/', '\\']) || theme.ends_with(".toml")
}

/// A file to read from; `-` is standard input. The path need not be UTF-8.
///
/// # Errors
/// Says what it must be, for a path that is empty.
pub fn file(path: &OsStr) -> Result<Option<PathBuf>, String> {
    match path.is_empty() {
        true => Err(String::from("must be the path of a file, or - for standard input")),
        false => Ok(Some(path.into())),
    }
}

/// Reads what a flag or a variable holds with a parser of text.
pub(super) fn text<T>(
    parse: impl Fn(&str) -> Result<T, String>,
) -> impl Fn(&OsStr) -> Result<T, String> {
    move |value| parse(value.to_str().ok_or("is not UTF-8")?)
}

const fn length_range() -> &'static str {
    "a length is a whole number of letters from 1 to 64"
}

fn one_of<T: Copy>(values: &[(T, &str)], text: &str) -> Result<T, String> {
    let known = values.iter().find(|(_, name)| *name == text.trim().to_lowercase());
    known.map(|(value, _)| *value).ok_or_else(|| {
        let names: Vec<_> = values.iter().map(|(_, name)| *name).collect();
        format!("must be one of {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_and_wrong_ones_name_the_right_ones() {
        assert_eq!(opponent("Fair"), Ok(Opponent::Fair));
        assert_eq!(
            opponent("nice"),
            Err("must be one of merciless, greedy, merciful, fair, friend".into())
        );
        assert_eq!((holder("fair"), holder("You")), (Ok(Opponent::Fair.into()), Ok(Holder::You)));
        assert_eq!(grade("huge"), Err("must be one of common, standard, unabridged, full".into()));
        assert_eq!(language("German").map(Alphabet::code), Ok("de"));
        assert_eq!(language("PL").map(Alphabet::code), Ok("pl"));
        assert!(
            language("tlh").unwrap_err().starts_with("must be one of en (English), de (German)")
        );
        assert_eq!((length("8"), length("64")), (Ok(8), Ok(64)));
        for wrong in ["0", "65", "-1", "x", "", "99999999999999999999"] {
            assert_eq!(length(wrong), Err(length_range().into()), "{wrong}");
        }
        assert_eq!((yes_or_no("Yes"), yes_or_no("0")), (Ok(true), Ok(false)));
        assert!(yes_or_no("maybe").is_err());
    }
}
