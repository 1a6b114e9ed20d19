//! Names that flags take, so that shells can complete them and the help can list them.

use super::settings::Named;
use super::{Lengths, Or};
use crate::config::{OFFERED_LENGTHS, parse};
use crate::engine::{Opponent, PROFILES, Rule, Tie};
use crate::guesser::GuesserKind;
use crate::players::Spec;
use crate::words::{Alphabet, Grade};

/// How far a built-in list goes.
pub(super) const GRADE: Named<Grade> =
    Named { parse: parse::grade, names: || Grade::ALL.map(Grade::name).to_vec() };

/// The language of words.
pub(super) const LANGUAGE: Named<&'static Alphabet> =
    Named { parse: parse::language, names: || Alphabet::ALL.map(Alphabet::code).to_vec() };

/// Who guesses.
pub(super) const GUESSER: Named<Or<GuesserKind>> =
    Named { parse: Or::guesser, names: || GuesserKind::ALL.map(GuesserKind::name).to_vec() };

/// What the computer does that holds the word.
pub(super) const OPPONENT: Named<Or<Opponent>> =
    Named { parse: Or::opponent, names: || Opponent::ALL.map(Opponent::name).to_vec() };

/// A length, or several.
pub(super) const LENGTHS: Named<Lengths> =
    Named { parse: |text| text.parse(), names: || OFFERED_LENGTHS.to_vec() };

/// One length.
pub(super) const LENGTH: Named<usize> =
    Named { parse: parse::length, names: || OFFERED_LENGTHS.to_vec() };

/// One of this program's own guessers.
pub(super) const OWN_GUESSER: Named<GuesserKind> =
    Named { parse: parse::guesser, names: GUESSER.names };

/// A guesser that sits at a table.
pub(super) const SEATED_GUESSER: Named<Spec> =
    Named { parse: |text| said(Spec::guesser(text)), names: GUESSER.names };

/// A setter that sits at a table.
pub(super) const SEATED_SETTER: Named<Spec> = Named {
    parse: |text| said(Spec::setter(text)),
    names: || Opponent::without_friend().map(Opponent::name).collect(),
};

/// The rule of a course.
pub(super) const RULE: Named<Rule> = Named {
    parse: |text| said(text.parse()),
    names: || PROFILES.map(|profile| profile.name).to_vec(),
};

/// What was read, or what is wrong with it in words.
fn said<T, E: ToString>(read: Result<T, E>) -> Result<T, String> {
    read.map_err(|error| error.to_string())
}

/// Every guesser, after a word or two; for the help.
pub(super) fn guessers(before: &str, after: &str) -> String {
    format!("{before}: {}{after}", GuesserKind::ALL.map(GuesserKind::name).join(", "))
}

/// Every opponent that needs no friend, after a word or two; for the help.
pub(super) fn setters(before: &str, after: &str) -> String {
    format!(
        "{before}: {}{after}",
        Opponent::without_friend().map(Opponent::name).collect::<Vec<_>>().join(", ")
    )
}

/// Every rule of a course, for the help.
pub(super) fn rules() -> String {
    format!("Rule of a course: {}", PROFILES.map(|profile| profile.name).join(", "))
}

/// Everything that can break a tie, for the help.
pub(super) fn ties() -> String {
    let ties = Tie::ALL.map(Tie::name).join(",");
    format!("Tie-breaks among the largest families, in order: some of {ties}")
}
