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
    let report = OracleReport::new(&name, &candidates, rule, (&turns, arguments.show));
    let out = &mut Output::new(arguments.pupils.clean);
    if arguments.json {
        serde_json::to_writer(&mut *out, &report).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        report.text(arguments.markdown, out)?;
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

/// A rule, and what it does with the words.
#[derive(Serialize)]
struct OracleReport<'a> {
    list: &'a str,
    length: usize,
    words: usize,
    rule: String,
    turns: Vec<TurnRow>,
}

#[derive(Serialize)]
struct TurnRow {
    /// The number of the turn (from 1).
    turn: usize,
    letter: char,
    #[serde(skip)]
    upper: char,
    words: usize,
    kept: String,
    miss: bool,
    /// The misses so far.
    misses: usize,
    families: Vec<FamilyRow>,
}

#[derive(Serialize)]
struct FamilyRow {
    pattern: String,
    positions: Vec<usize>,
    size: usize,
    kept: bool,
    /// The words, if they are few enough.
    words: Option<Vec<String>>,
}

impl<'a> OracleReport<'a> {
    /// Creates a report with the words of families up to a size.
    fn new(
        list: &'a str,
        candidates: &Candidates,
        rule: Rule,
        (turns, most): (&[OracleTurn], usize),
    ) -> Self {
        let (mut misses, alphabet) = (0, candidates.listed().alphabet());
        let row = |(turn, number): (&OracleTurn, usize)| {
            let kept = &turn.families[turn.kept];
            let miss = kept.family.places.is_empty();
            misses += usize::from(miss);
            let family = |(index, one): (usize, &OracleFamily)| FamilyRow {
                pattern: lower(&one.pattern),
                positions: one.family.places.iter().map(|place| place + 1).collect(),
                size: one.family.size,
                kept: index == turn.kept,
                words: (one.family.size <= most)
                    .then(|| one.words.words().map(|word| word.played_lower()).collect()),
            };
            TurnRow {
                turn: number,
                letter: alphabet.lower(turn.letter).unwrap_or('?'),
                upper: alphabet.upper(turn.letter),
                words: turn.families.iter().map(|one| one.family.size).sum(),
                kept: lower(&kept.pattern),
                miss,
                misses,
                families: turn.families.iter().enumerate().map(family).collect(),
            }
        };
        Self {
            list,
            length: candidates.listed().length(),
            words: candidates.len(),
            rule: rule.to_string(),
            turns: turns.iter().zip(1..).map(row).collect(),
        }
    }

    /// Writes a table for each letter, with a mark at the family that is kept.
    fn text(&self, markdown: bool, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", told::title(self.words, self.length, self.list, &self.rule))?;
        for row in &self.turns {
            let (arrow, kept) = match markdown {
                true => ("\u{2192}", format!("`{}`", row.kept)),
                false => ("->", row.kept.clone()),
            };
            let turn = told::turn(row.turn, row.upper, arrow, &kept, row.misses);
            match markdown {
                true => writeln!(out, "\n### {turn}\n\n{}", told::HEAD)?,
                false => writeln!(out, "\n{turn}")?,
            }
            for FamilyRow { pattern, size, kept, words, .. } in &row.families {
                let words = words.as_ref().map_or_else(String::new, |words| words.join(" "));
                let (size, mark) = (grouped(*size), if *kept { '>' } else { ' ' });
                let line = match (markdown, kept) {
                    (true, true) => told::kept(pattern, &size, &words),
                    (true, false) => format!("| `{pattern}` | {size} | {words} |"),
                    (false, _) => format!("{mark} {pattern}  {size:>7}  {words}"),
                };
                writeln!(out, "{}", line.trim_end())?;
            }
        }
        Ok(())
    }
}

/// Returns a pattern as courses write it: in lower case.
pub(super) fn lower(pattern: &Pattern) -> String {
    pattern.to_string().to_lowercase()
}
