//! How values are written for a front end that reads text.

use serde::{Serialize, Serializer};

use crate::text::names::Figure;
use crate::text::{grouped, screens};
use crate::words::Cased;

/// Writes a number.
pub fn count<S: Serializer>(count: &usize, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&grouped(*count))
}

/// Writes words beside each other.
pub fn joined<S: Serializer>(words: &[String], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&words.join(" "))
}

/// Writes how many more there are.
pub fn plus<S: Serializer>(more: &usize, to: S) -> Result<S::Ok, S::Error> {
    (*more > 0).then(|| screens::plus(*more)).serialize(to)
}

/// Writes the name of a figure.
pub fn figure<S: Serializer>(figure: &Figure, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(figure.name())
}

/// Writes a letter in upper case.
pub fn upper<S: Serializer>(letter: &Cased, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_char(letter.upper)
}

/// Writes a letter in upper case, or nothing.
pub fn capital<S: Serializer>(letter: &Option<Cased>, to: S) -> Result<S::Ok, S::Error> {
    match letter {
        Some(letter) => upper(letter, to),
        None => to.serialize_str(""),
    }
}
