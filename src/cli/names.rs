//! Owns the names that flags take, so that shells can complete them and the help can list them.

use super::Lengths;
use super::settings::Named;
use crate::config::{OFFERED_LENGTHS, parse};
use crate::engine::{Opponent, PROFILES, Rule, Tie};
use crate::guesser::GuesserKind;
use crate::players::Spec;
use crate::words::{Alphabet, Grade};

/// A parser of text.
type Parse<T> = fn(&str) -> Result<T, String>;

pub const GRADE: Named<Parse<Grade>> =
    Named { parse: |text| parse::one_of(&Grade::ALL, text), names: Grade::names };

pub const LANGUAGE: Named<Parse<&'static Alphabet>> =
    Named { parse: parse::language, names: || Alphabet::ALL.map(Alphabet::code).to_vec() };

pub const LENGTHS: Named<Parse<Lengths>> =
    Named { parse: parse::value, names: || OFFERED_LENGTHS.to_vec() };

pub const LENGTH: Named<Parse<usize>> =
    Named { parse: parse::length, names: || OFFERED_LENGTHS.to_vec() };

pub const OWN_GUESSER: Named<Parse<GuesserKind>> =
    Named { parse: |text| parse::one_of(&GuesserKind::ALL, text), names: SEATED_GUESSER.names };

pub const OWN_SETTER: Named<Parse<Spec>> = Named {
    parse: |text| match Spec::setter(text)? {
        Spec::Command { .. } => Err(String::from(
            "this is for built-in players; match --setter cmd:COMMAND plays one of yours",
        )),
        spec => Ok(spec),
    },
    names: SEATED_SETTER.names,
};

/// A guesser for the referee.
pub const SEATED_GUESSER: Named<Parse<Spec>> =
    Named { parse: Spec::guesser, names: GuesserKind::names };

/// A setter for the referee.
pub const SEATED_SETTER: Named<Parse<Spec>> = Named {
    parse: Spec::setter,
    names: || Opponent::without_friend().map(Opponent::name).collect(),
};

pub const RULE: Named<Parse<Rule>> = Named {
    parse: |text| {
        let with_ties = |error| format!("{error}, or make one of parts with --ties");
        parse::value(text).map_err(with_ties)
    },
    names: || PROFILES.map(|profile| profile.name).to_vec(),
};

/// Parses a program of the user's own: `cmd:COMMAND` or `NAME=cmd:COMMAND`.
pub fn program(text: &str) -> Result<Spec, String> {
    match Spec::guesser(text) {
        Ok(Spec::Guesser(_) | Spec::Setter(..)) => {}
        Err(_) if !text.contains("cmd:") => {}
        read => return read,
    }
    Err(String::from("this is for a program of your own: cmd:COMMAND"))
}

/// Returns the help for a flag that takes one of these names: `before`, the names, and `after`.
pub fn help<T>(before: &str, takes: Named<Parse<T>>, after: &str) -> String {
    format!("{before}: {}{after}", (takes.names)().join(", "))
}

pub fn ties() -> String {
    let ties = Tie::names().join(",");
    format!(
        "Tie-breaks among the largest families, in order: some of {ties}; rightmost before fewest prefers more letters"
    )
}
