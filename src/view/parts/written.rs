//! How values are written for a front end that reads text.

use serde::{Serialize, Serializer};

use crate::text::{grouped, screens};
use crate::words::Cased;

/// Writes a number, or nothing.
pub fn count<S: Serializer>(
    count: &(impl Into<Option<usize>> + Copy),
    to: S,
) -> Result<S::Ok, S::Error> {
    to.serialize_str(&(*count).into().map(grouped).unwrap_or_default())
}

/// Writes words beside each other.
pub fn joined<S: Serializer>(words: &[String], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&words.join(" "))
}

/// Writes how many more there are.
pub fn plus<S: Serializer>(more: &usize, to: S) -> Result<S::Ok, S::Error> {
    (*more > 0).then(|| screens::plus(*more)).serialize(to)
}

/// Writes a letter in upper case, or nothing.
pub fn upper<S: Serializer>(
    letter: &(impl Into<Option<Cased>> + Copy),
    to: S,
) -> Result<S::Ok, S::Error> {
    match (*letter).into() {
        Some(Cased { upper, .. }) => to.serialize_char(upper),
        None => to.serialize_str(""),
    }
}
