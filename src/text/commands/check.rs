//! What `check` says of a program that somebody wrote.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use crate::text::{count, values::counted};

/// What the parts of a setter's points are called.
pub const SETTER_PARTS: [&str; 4] = [
    "Games played by the rules",
    "Games with families of the right size",
    "Games with exactly the families of the rule",
    "Games before the first mistake",
];

/// What the parts of a guesser's points are called.
pub const GUESSER_PARTS: [&str; 4] = [
    "Games played by the rules",
    "Games without a letter that no fitting word has",
    "Games with exactly the letters of the rule",
    "Games before the first mistake",
];

/// The rule of a guesser that names a letter which most of the fitting words have.
pub const MOST_FREQUENT: &str = "a letter that most of the fitting words have";

/// The rule that a setter follows who may keep any of the largest families.
pub const ANY_OF_THE_LARGEST: &str = "any of the largest families";

fn with_rule(rule: Option<&str>) -> String {
    rule.map_or_else(String::new, |rule| format!(" ({rule})"))
}

/// Nothing was found in this number of games.
#[must_use]
pub fn no_mistake(role: &str, program: &str, games: usize, rule: Option<&str>) -> String {
    format!("No mistake of the {role} {program} in {}{}.", count::games(games), with_rule(rule))
}

/// A program that nobody waits for any longer; `left` games are not played.
#[must_use]
pub fn gave_up(role: impl Display, fault: impl Display, left: usize) -> String {
    let left = counted(left, "other game counts", "other games count");
    format!("The {role} {fault}: three games in a row ended like this, so the {left} as lost.")
}

/// A check that was stopped with `left` games to play.
#[must_use]
pub fn unfinished(left: usize) -> String {
    format!("Unfinished: {} not played.", counted(left, "game was", "games were"))
}

/// A game of a case: letters in its word, the misses that lose it if it can be lost, the letters that a setter is asked
/// for, or the word that a guesser is to find.
#[must_use]
pub fn game(
    length: usize,
    misses: Option<u32>,
    letters: Option<&str>,
    word: Option<&str>,
) -> String {
    let mut told = match (letters, word) {
        (Some(letters), _) => format!("letters {letters}"),
        (None, Some(word)) => format!("the word {word}"),
        (None, None) => format!("against greedy, {}", count::letters(length)),
    };
    if let Some(misses) = misses {
        told += &format!(", lost after {}", count::misses(misses as usize));
    }
    told
}

/// Something was found, and the smallest word list and games that show it.
#[must_use]
pub fn mistakes(
    wrong: usize,
    tried: usize,
    rule: Option<&str>,
    words: &str,
    games: &[String],
) -> String {
    let tried = count::games(tried);
    let found = match wrong {
        1 => format!("A mistake after {tried}"),
        wrong => format!("Mistakes in {wrong} of {tried}"),
    };
    let games: String = match games {
        [game] => format!("  {game}"),
        games => {
            let rows =
                games.iter().enumerate().map(|(at, game)| format!("  game {}   {game}", at + 1));
            rows.collect::<Vec<_>>().join("\n")
        }
    };
    format!(
        "{found}{}. The smallest that shows it:\n\n  words    {words}\n{games}",
        with_rule(rule)
    )
}

/// How far a check has come.
pub const TRYING: &str = "games";

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

/// A guess of a letter that fewer words have than another; each letter with the number of words.
#[must_use]
pub fn not_most_frequent(guess: (char, usize), best: (char, usize), fitting: &str) -> String {
    let in_words =
        |(letter, words): (char, usize)| format!("{letter}, which is in {}", count::words(words));
    format!(
        "The guesser guessed {} of those that fit ({fitting}); {}.",
        in_words(guess),
        in_words(best)
    )
}

/// Beside the family that the rule keeps.
pub const RULE_KEEPS: &str = "<- the rule keeps this";

/// Beside the family that the setter kept.
pub const SETTER_KEPT: &str = "<- the setter kept this";

/// An answer that is not the rule's.
#[derive(Clone, Copy, Debug)]
pub struct OtherFamily<'a> {
    /// The number of the answer in its game, from 1.
    pub turn: usize,
    /// The answers before it, in the protocol's words.
    pub before: &'a [String],
    /// The letter.
    pub letter: char,
    /// The answer.
    pub said: &'a str,
    /// The answer that the rule gives.
    pub right: &'a str,
    /// Words in the family that the rule keeps, and in the one that was kept.
    pub sizes: (usize, usize),
    /// Whether the rule keeps the second largest on this turn.
    pub second: bool,
}

impl Display for OtherFamily<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { turn, before, letter, said, right, sizes, second } = self;
        let before: String = before.iter().map(|answer| format!("{answer}, then ")).collect();
        let (best, kept) = *sizes;
        write!(
            f,
            "Turn {turn}: after {before}{letter} the setter said \"{said}\" and the rule says \"{right}\": "
        )?;
        match (second, kept.cmp(&best)) {
            (true, _) => {
                write!(f, "on turn {turn} it keeps the family that is second by size and ties.")
            }
            (false, Ordering::Less) => {
                write!(f, "a family of {kept} where there is one of {best}.")
            }
            (false, Ordering::Greater) => {
                write!(f, "a family of {kept}, larger than the {best} of the rule.")
            }
            (false, Ordering::Equal) => {
                write!(f, "another family of {kept} than the rule's ties say.")
            }
        }
    }
}
