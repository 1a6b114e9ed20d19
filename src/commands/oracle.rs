//! `oracle`: the families of each letter, and the one that a rule keeps.

use std::io::{self, Write};

use serde::Serialize;

use super::output::Output;
use crate::cli::{ListArguments, OracleArguments};
use crate::engine::Rule;
use crate::error::Error;
use crate::referee::{OracleFamily, OracleTurn, turns};
use crate::text::commands::{oracle as told, usage};
use crate::text::grouped;
use crate::words::{Candidates, Pattern, WordList};

/// Prints what the rule does with the letters. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the list cannot be used or has no such length or letter, or if the output
/// fails.
pub fn oracle(arguments: &OracleArguments) -> Result<u8, Error> {
    let source = ListArguments {
        list: None,
        language: arguments.language,
        words: Some(arguments.words.clone()),
    };
    let (list, name) = crate::lists::load(&source)?;
    let candidates = words(&list, &name, arguments.length)?;
    let rule = arguments.rule.rule().unwrap_or_default().with_seed(arguments.seed);
    let letter = |c: &char| list.alphabet().letter(*c).ok_or_else(|| usage::no_such_letter(*c));
    let letters = arguments.letters.0.iter().map(letter).collect::<Result<Vec<_>, _>>()?;
    let turns =
        turns(&candidates, &letters, rule).map_err(|error| io::Error::other(error.to_string()))?;
    let report = OracleReport { name: &name, candidates: &candidates, rule, turns: &turns };
    let out = &mut Output::new(arguments.pupils.clean);
    if arguments.json {
        report.json(arguments.show, out)?;
    } else if arguments.markdown {
        report.markdown(arguments.show, out)?;
    } else {
        report.text(arguments.show, out)?;
    }
    out.flush()?;
    Ok(0)
}

/// Returns the words of the length asked for, or of the only length.
fn words(list: &WordList, name: &str, asked: Option<usize>) -> Result<Candidates, Error> {
    let lengths: Vec<_> = list.lengths().collect();
    let length = match (asked, &lengths[..]) {
        (Some(length), _) => length,
        (None, [only]) => *only,
        (None, _) => return Err(usage::several_lengths(&lengths).into()),
    };
    let listed = list.of_length(length);
    let listed = listed.ok_or_else(|| usage::no_words(length, name, list.span().into_inner()))?;
    Ok(listed.candidates())
}

/// A rule and the words that it is applied to.
pub(super) struct OracleReport<'a> {
    pub name: &'a str,
    pub candidates: &'a Candidates,
    pub rule: Rule,
    pub turns: &'a [OracleTurn],
}

#[derive(Serialize)]
struct OracleJson<'a> {
    list: &'a str,
    length: usize,
    words: usize,
    rule: String,
    turns: Vec<JsonTurn>,
}

#[derive(Serialize)]
struct JsonTurn {
    turn: usize,
    letter: char,
    words: usize,
    kept: String,
    miss: bool,
    misses: usize,
    families: Vec<JsonFamily>,
}

#[derive(Serialize)]
struct JsonFamily {
    pattern: String,
    /// The number of the turn (from 1).
    positions: Vec<usize>,
    size: usize,
    kept: bool,
    words: Option<Vec<String>>,
}

impl OracleReport<'_> {
    fn json(&self, show: usize, out: &mut impl Write) -> io::Result<()> {
        let mut misses = 0;
        let turns = self.turns.iter().enumerate().map(|(at, turn)| {
            let kept = &turn.families[turn.kept];
            let miss = kept.family.places.is_empty();
            misses += usize::from(miss);
            let family = |(index, one): (usize, &OracleFamily)| JsonFamily {
                pattern: lower(&one.pattern),
                positions: one.family.places.iter().map(|place| place + 1).collect(),
                size: one.family.size,
                kept: index == turn.kept,
                words: shown(one, show),
            };
            JsonTurn {
                turn: at + 1,
                letter: self.candidates.listed().alphabet().lower(turn.letter).unwrap_or('?'),
                words: turn.families.iter().map(|one| one.family.size).sum(),
                kept: lower(&kept.pattern),
                miss,
                misses,
                families: turn.families.iter().enumerate().map(family).collect(),
            }
        });
        let report = OracleJson {
            list: self.name,
            length: self.candidates.listed().length(),
            words: self.candidates.len(),
            rule: self.rule.to_string(),
            turns: turns.collect(),
        };
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)
    }

    fn title(&self) -> String {
        let length = self.candidates.listed().length();
        told::title(self.candidates.len(), length, self.name, self.rule)
    }

    /// Returns each turn with its letter, its number (from 1), the pattern that is kept, and the misses so
    /// far.
    fn course(&self) -> impl Iterator<Item = (&OracleTurn, char, usize, String, usize)> {
        let alphabet = self.candidates.listed().alphabet();
        let mut misses = 0;
        self.turns.iter().zip(1..).map(move |(turn, number)| {
            let kept = &turn.families[turn.kept];
            misses += usize::from(kept.family.places.is_empty());
            (turn, alphabet.upper(turn.letter), number, lower(&kept.pattern), misses)
        })
    }

    /// Writes a table for each letter, with a mark at the family that is kept.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn text(&self, show: usize, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.title())?;
        for (turn, letter, number, kept, misses) in self.course() {
            writeln!(out, "\n{}", told::turn(number, letter, "->", &kept, misses))?;
            for (index, one) in turn.families.iter().enumerate() {
                let mark = if index == turn.kept { '>' } else { ' ' };
                let (pattern, size, words) = row(one, show);
                let row = format!("{mark} {pattern}  {size:>7}  {words}");
                writeln!(out, "{}", row.trim_end())?;
            }
        }
        Ok(())
    }

    fn markdown(&self, show: usize, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.title())?;
        for (turn, letter, number, kept, misses) in self.course() {
            let kept = told::turn(number, letter, "→", &format!("`{kept}`"), misses);
            writeln!(out, "\n### {kept}\n\n{}", told::HEAD)?;
            for (index, one) in turn.families.iter().enumerate() {
                let (pattern, size, words) = row(one, show);
                match index == turn.kept {
                    true => writeln!(out, "{}", told::kept(&pattern, &size, &words))?,
                    false => writeln!(out, "| `{pattern}` | {size} | {words} |")?,
                }
            }
        }
        Ok(())
    }
}

/// Returns a family's pattern, its size, and its words if it is small enough.
fn row(one: &OracleFamily, show: usize) -> (String, String, String) {
    let words = shown(one, show).map_or_else(String::new, |words| words.join(" "));
    (lower(&one.pattern), grouped(one.family.size), words)
}

/// Returns the words of a family if it is small enough.
fn shown(one: &OracleFamily, show: usize) -> Option<Vec<String>> {
    let words = one.words.words().map(|word| word.played_lower());
    (one.family.size <= show).then(|| words.collect())
}

/// Returns a pattern as courses write it: in lower case.
pub(super) fn lower(pattern: &Pattern) -> String {
    pattern.to_string().to_lowercase()
}
