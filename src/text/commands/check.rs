//! The sentences of `check`.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use crate::text::{count, values::counted};

/// The names of the parts of a setter's score.
pub const SETTER_PARTS: [&str; 4] = [
    "Games played by the rules",
    "Games with families of the right size",
    "Games with exactly the families of the rule",
    "Games before the first mistake",
];

/// The names of the parts of a guesser's score.
pub const GUESSER_PARTS: [&str; 4] = [
    "Games played by the rules",
    "Games without a letter that no fitting word has",
    "Games with exactly the letters of the rule",
    "Games before the first mistake",
];

pub const MOST_FREQUENT: &str = "a letter that most of the fitting words have";
pub const ANY_OF_THE_LARGEST: &str = "any of the largest families";

fn with_rule(rule: Option<&str>) -> String {
    rule.map_or_else(String::new, |rule| format!(" ({rule})"))
}

/// Says that no mistake was found in this number of games.
pub fn no_mistake(role: &str, program: &str, games: usize, rule: Option<&str>) -> String {
    format!("No mistake of the {role} {program} in {}{}.", count::games(games), with_rule(rule))
}

/// Says that a program isn't waited for any longer; `left` games are not played.
pub fn gave_up(role: impl Display, fault: impl Display, left: usize) -> String {
    let left = counted(left, "other game counts", "other games count");
    format!("The {role} {fault}: three games in a row ended like this, so the {left} as lost.")
}

/// Says that a check was stopped with `left` games to play.
pub fn unfinished(left: usize) -> String {
    format!("Unfinished: {} not played.", counted(left, "game was", "games were"))
}

/// Describes a game of a case: the length of its word, the misses that lose it if it can be lost, and the
/// letters that a setter is asked for or the word that a guesser has to find.
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

/// Says that mistakes were found, with the smallest word list and games that show one.
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

pub const TRYING: &str = "games";
pub const SHRINKING: &str = "shrinking";

/// Describes a fault of a player: "The setter gave no answer within 100 ms."
pub fn fault(role: impl Display, fault: impl Display) -> String {
    format!("The {role} {fault}.")
}

/// Says that a guess is in no word that fits the answers.
pub fn ignored(letter: char, fitting: &str) -> String {
    format!(
        "The guesser wasted a miss: it guessed {letter}, which is in none of the words that fit what it was \
         told ({fitting})."
    )
}

/// Says that a guess is in fewer words than another letter; each letter has its number of words.
pub fn not_most_frequent(guess: (char, usize), best: (char, usize), fitting: &str) -> String {
    let in_words =
        |(letter, words): (char, usize)| format!("{letter}, which is in {}", count::words(words));
    format!(
        "The guesser guessed {} of those that fit ({fitting}); {}.",
        in_words(guess),
        in_words(best)
    )
}

pub const RULE_KEEPS: &str = "<- the rule keeps this";
pub const SETTER_KEPT: &str = "<- the setter kept this";

/// An answer that differs from the rule's.
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
    /// The sizes of the family that the rule keeps, and of the one that was kept.
    pub sizes: (usize, usize),
    /// Whether the rule keeps the second largest family on this turn.
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
