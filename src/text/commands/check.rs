//! The sentences of `check`.

use std::cmp::Ordering;
use std::fmt::{self, Display};
use std::path::Path;

use crate::engine::Tie;
use crate::text::{count, sentence, values::counted};

/// The names of the parts of a setter's score.
pub const SETTER_PARTS: [&str; 4] = [
    "Games played by the rules",
    "Games with families of the right size",
    "Games with exactly the families of the rule",
    "A large dictionary, by the rules and in time",
];

/// The names of the parts of a guesser's score.
pub const GUESSER_PARTS: [&str; 4] = [
    "Games played by the rules",
    "Games without a letter that no fitting word has",
    "Games with exactly the letters of the rule",
    "A large dictionary, by the rules and in time",
];

/// The kinds of mistakes that are no faults: the wrong family where it has another size, as good a size, or on a turn
/// that keeps the second largest.
pub const SIZE: &str = "size";
pub const TIE: &str = "tie";
pub const LEVEL: &str = "level";
/// The kinds of a guesser: a letter in no word that fits, and one that is not the most frequent.
pub const WASTED: &str = "wasted";
pub const FREQUENCY: &str = "frequency";

/// Returns the part of the score (0 ..) that a kind of mistake is about.
pub fn part(kind: &str) -> usize {
    match kind {
        SIZE | LEVEL | WASTED => 1,
        TIE | FREQUENCY => 2,
        _ => 0,
    }
}

/// Names a kind of mistake.
pub fn kind(kind: &str) -> String {
    let name = match kind {
        SIZE => "not the largest family",
        TIE => "a tie broken against the rule",
        LEVEL => "not the second largest family on its turn",
        WASTED => "a letter that no fitting word has",
        FREQUENCY => "not the most frequent letter",
        "too_slow" | "out_of_time" | "deaf" => "no answer in time",
        "ended" | "closed" => "the program ended during a game",
        "not_understood" => "a line that is no answer",
        "no_word_fits" => "answers that no word fits",
        "does_not_fit" | "not_on_the_list" | "wrong_length" => "a wrong word at the end",
        "no_start" => "it cannot be started",
        "words_changed" => "the list of words was changed",
        other => return other.replace('_', " "),
    };
    name.to_owned()
}

/// Says what a setter has to keep, in full.
pub fn rule(ties: &[Tie], level: u32) -> String {
    let mut told = String::from("the largest family");
    for tie in ties {
        told += match tie {
            Tie::None => "; of equals, the one without the letter",
            Tie::Fewest => "; of equals, the one with the letter least often",
            Tie::Rightmost => {
                "; of equals, the one with the letter furthest right (the last place, then the one before)"
            }
            Tie::First => "; of equals, the one whose pattern comes first (- before letters)",
            Tie::Any => "; of equals, any",
        };
    }
    if level > 0 {
        told += &format!(
            "; on every turn whose number is a multiple of {level}, the second by this order"
        );
    }
    told
}

/// What a guesser has to do.
pub const ANY_FITTING: &str = "letters that some fitting word has";
pub const MOST_FREQUENT: &str = "a letter that most of the fitting words have";

/// Says how many games had a mistake.
pub fn wrong(wrong: usize, games: usize, role: &str, program: &str) -> String {
    let games = count::games(games);
    match wrong {
        0 => format!("No mistake of the {role} {program} in {games}."),
        wrong => format!("The {role} {program} made mistakes in {wrong} of {games}."),
    }
}

/// Names the rule that games were judged by.
pub fn judged_by(rule: &str) -> String {
    format!("The rule: {rule}.")
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

/// Says how long the game with the large dictionary took.
pub fn large(words: usize, length: usize, seconds: f64) -> String {
    let (words, letters) = (count::words(words), count::letters(length));
    format!("The large dictionary, {words} of {letters}: one game in {seconds:.2} s.")
}

/// Says what a game with a large dictionary looked like.
pub fn in_large(name: &str, words: usize, length: usize, table: &str) -> String {
    format!(
        "  with the list {name}, {} of {}\n{table}",
        count::words(words),
        count::letters(length)
    )
}

/// Introduces mistakes with words of other lengths.
pub fn odd(lengths: impl Display) -> String {
    format!("With words of other lengths than {lengths}, which cost no points:")
}

/// Introduces a kind of mistake with its number and the number of games.
pub fn mistake(number: usize, kind: &str, games: usize) -> String {
    format!("{number}. {} ({})", self::kind(kind), count::games(games))
}

/// Says how many games were right, for a part that lost points.
pub fn right_of(right: usize, of: usize) -> String {
    format!("{right} of {} right.", count::games(of))
}

/// Says why a part lost points though no kind of mistake is about it.
pub const LOST_BY_FAULTS: &str = "A game that ends early counts as wrong here, too.";

/// Returns the method and the sentence of a broken contract, which an adapter reports as a comment.
pub fn contract(line: &str) -> Option<(String, String)> {
    let (name, broken) = line.split_once(" . # contract ")?.1.split_once(": ")?;
    Some((name.to_owned(), format!("The class breaks its contract: {broken}.")))
}

pub const SUBMISSIONS: &str = "submissions";

/// Says that a submission could not be compiled.
pub fn not_compiled(said: &str) -> String {
    format!("It doesn't compile. {said}").trim_end().to_owned()
}

/// Names a kind of mistake with the number of its games, in a summary.
pub fn kind_in(kind: &str, games: usize) -> String {
    format!("{} ({games})", self::kind(kind))
}

/// Sums up a class; `full` submissions got all points.
pub fn graded(checked: usize, asked: usize, full: usize, to: &Path) -> String {
    let of = if checked < asked { format!(" of {asked}") } else { String::new() };
    let submissions = counted(checked, "submission", "submissions");
    format!(
        "{submissions}{of} checked, {full} without a mistake; the grades are in {}",
        to.display()
    )
}

/// Returns the lines of the smallest example: its words and its games.
pub fn example(words: &str, games: &[String]) -> String {
    let games = match games {
        [game] => format!("  {game}"),
        games => {
            let rows =
                games.iter().enumerate().map(|(at, game)| format!("  game {}   {game}", at + 1));
            rows.collect::<Vec<_>>().join("\n")
        }
    };
    format!("  words    {words}\n{games}")
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

pub const TRYING: &str = "games";
pub const SHRINKING: &str = "shrinking";

/// Describes a fault of a player: "The setter gave no answer within 100 ms."
pub fn fault(role: impl Display, fault: impl Display) -> String {
    sentence(&format!("the {role} {fault}"))
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
    /// The answers that the rule allows.
    pub right: &'a [String],
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
            "Turn {turn}: after {before}{letter} the setter said \"{said}\" and the rule says \"{}\": ",
            right.join("\" or \"")
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
