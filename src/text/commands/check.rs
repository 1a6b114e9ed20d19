//! What `check` says of a program that somebody wrote.

use std::fmt::Display;

use crate::text::values::counted;

/// Says what a passing test is called.
#[must_use]
pub fn plays_as_it_should(program: impl Display) -> String {
    format!("{program} plays as it should")
}

/// The rule that a setter follows who may keep any of the largest families.
pub const ANY_OF_THE_LARGEST: &str = "any of the largest families";

fn with_rule(rule: Option<&str>) -> String {
    rule.map_or_else(String::new, |rule| format!(" ({rule})"))
}

/// Nothing was found in this number of word lists.
#[must_use]
pub fn no_mistake(role: &str, program: &str, cases: usize, rule: Option<&str>) -> String {
    format!("No mistake of the {role} {program} in {}{}.", lists(cases), with_rule(rule))
}

/// Something was found, and the smallest word list that shows it; `letters` are those that are guessed,
/// where the check says them.
#[must_use]
pub fn mistakes(
    wrong: usize,
    cases: usize,
    rule: Option<&str>,
    words: &str,
    letters: Option<&str>,
) -> String {
    let cases = lists(cases);
    let found = match wrong {
        1 => format!("A mistake after {cases}"),
        wrong => format!("Mistakes in {wrong} of {cases}"),
    };
    let letters = match letters {
        Some(letters) => format!("letters {letters}"),
        None => String::from("the word list and the misses are all it takes"),
    };
    format!(
        "{found}{}. The smallest that shows it:\n\n  words    {words}\n  {letters}",
        with_rule(rule)
    )
}

fn lists(cases: usize) -> String {
    counted(cases, "dictionary", "dictionaries")
}

/// Says how far a check has come.
pub const TRYING: &str = "dictionaries";

/// Says how a check makes the list smaller that shows a mistake.
pub const SHRINKING: &str = "shrinking";

/// A fault of a player: "The setter gave no answer within 100 ms."
#[must_use]
pub fn fault(role: impl Display, fault: impl Display) -> String {
    format!("The {role} {fault}.")
}

/// A guess that no word has which fits what the guesser was told.
#[must_use]
pub fn ignored(letter: char, fitting: &str) -> String {
    format!(
        "The guesser wasted a miss: it guessed {letter}, which is in none of the words that fit what it was \
         told ({fitting})."
    )
}

/// Beside the family that the rule keeps.
pub const RULE_KEEPS: &str = "<- the rule keeps this";

/// Beside the family that the setter kept.
pub const SETTER_KEPT: &str = "<- the setter kept this";

/// An answer that is not the rule's, after `before` (answers in the protocol's words). The sizes are those
/// of the family that the rule keeps and of the one that was kept.
#[must_use]
pub fn other_family(
    turn: usize,
    before: &[String],
    letter: char,
    right: usize,
    kept: usize,
) -> String {
    let before: String = before.iter().map(|answer| format!("{answer}, then ")).collect();
    let why = if right > kept {
        format!("a family of {kept} where there is one of {right}")
    } else if right < kept {
        format!("the largest family on turn {turn}, where this rule keeps the second")
    } else {
        format!("another family of {kept} than the rule's ties say")
    };
    format!("Turn {turn}: after {before}{letter} the setter kept {why}.")
}
