//! `oracle`: the families of each letter, and the one that a rule keeps.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::output::json_line;
use crate::cli::OracleArguments;
use crate::engine::Rule;
use crate::error::Error;
use crate::play::Surroundings;
use crate::referee::{OracleFamily, OracleTurn, turns};
use crate::text::commands::{oracle as text, usage};
use crate::text::{Medium, grouped};
use crate::words::{Candidates, Guess, WordList};

/// Prints what the rule does with the letters. Returns the exit status.
///
/// # Errors
/// Returns [`Error`] if the list cannot be used or has no such length or letter, or if the output
/// fails.
pub fn oracle(arguments: &OracleArguments, around: &Surroundings) -> Result<u8, Error> {
    let (language, clean) = (arguments.language, arguments.pupils.clean);
    let list = crate::lists::load_file(&arguments.words, language, clean)?;
    let candidates = words(&list, arguments.length)?;
    let rule = arguments.rule.rule(None).unwrap_or_default().with_seed(arguments.seed);
    let mut letters = Vec::new();
    for c in arguments.letters.chars() {
        let letter = list.alphabet().letter(c).ok_or_else(|| usage::no_such_letter(c))?;
        if letters.contains(&letter) {
            return Err(usage::letter_twice(c).into());
        }
        letters.push(letter);
    }
    let turns =
        turns(&candidates, &letters, rule).map_err(|error| io::Error::other(error.to_string()))?;
    let (candidates, turns, show) = (&candidates, &turns[..], arguments.show);
    let report = OracleReport { candidates, rule, turns, show };
    let out = &mut io::stdout().lock();
    if arguments.json {
        json_line(out, &report.json())?;
    } else {
        match around.medium() {
            to if arguments.markdown || to.is_screen() => report.text(arguments.markdown, out)?,
            to => report.sentences(to, out)?,
        }
    }
    out.flush()?;
    Ok(0)
}

/// Returns the words of the length asked for, or of the only length.
fn words(list: &WordList, asked: Option<usize>) -> Result<Candidates, Error> {
    let lengths: Vec<_> = list.lengths().collect();
    let length = match (asked, &lengths[..]) {
        (Some(length), _) => length,
        (None, [only]) => *only,
        (None, _) => return Err(usage::several_lengths(&lengths).into()),
    };
    let listed = list.of_length(length).ok_or_else(|| usage::no_words(length, list))?;
    Ok(listed.candidates())
}

/// What a rule does with the words of a list.
struct OracleReport<'a> {
    candidates: &'a Candidates,
    rule: Rule,
    turns: &'a [OracleTurn],
    /// The most words of a family that are shown.
    show: u64,
}

impl OracleReport<'_> {
    /// Returns the turns with their numbers (from 1) and the misses up to each.
    fn turns(&self) -> impl Iterator<Item = (usize, &OracleTurn, usize)> {
        let mut misses = 0;
        self.turns.iter().zip(1..).map(move |(turn, number)| {
            misses += usize::from(turn.families[turn.kept].family.places.is_empty());
            (number, turn, misses)
        })
    }

    /// Returns the words of a family, if they are few enough.
    fn words(&self, of: &OracleFamily) -> Option<Vec<String>> {
        let words = || of.words.words().map(|word| word.played_lower()).collect();
        (of.family.size as u64 <= self.show).then(words)
    }

    fn json(&self) -> Value {
        let alphabet = self.candidates.listed().alphabet();
        let turn = |(number, turn, misses): (usize, &OracleTurn, usize)| {
            let family = |(index, one): (usize, &OracleFamily)| {
                json!({
                    "pattern": one.pattern.lower(),
                    "positions": one.family.places.iter().map(|place| place + 1).collect::<Vec<_>>(),
                    "size": one.family.size,
                    "kept": index == turn.kept,
                    "words": self.words(one),
                })
            };
            let kept = &turn.families[turn.kept];
            json!({
                "turn": number,
                "letter": alphabet.lower(turn.letter),
                "words": turn.families.iter().map(|one| one.family.size).sum::<usize>(),
                "kept": kept.pattern.lower(),
                "miss": kept.family.places.is_empty(),
                "misses": misses,
                "families": turn.families.iter().enumerate().map(family).collect::<Vec<_>>(),
            })
        };
        json!({
            "list": self.candidates.listed().list_name(),
            "length": self.candidates.listed().length(),
            "words": self.candidates.len(),
            "rule": self.rule.to_string(),
            "turns": self.turns().map(turn).collect::<Vec<_>>(),
        })
    }

    /// Writes sentences about each letter and its families, the one that is kept first.
    fn sentences(&self, to: Medium, out: &mut impl Write) -> io::Result<()> {
        let listed = self.candidates.listed();
        writeln!(out, "{}.", text::title(self.candidates, self.rule))?;
        for (number, turn, misses) in self.turns() {
            let kept = &turn.families[turn.kept].pattern;
            let letter = to.letter(turn.letter, listed.alphabet());
            writeln!(out, "\n{}", text::turn_aloud(number, &letter, kept, misses, to))?;
            let is_kept = |index| index == turn.kept;
            let mut families: Vec<_> = turn.families.iter().enumerate().collect();
            families.sort_by_key(|(index, _)| !is_kept(*index));
            for (index, one) in families {
                let (guess, words) = (Guess::Letter(turn.letter), self.words(one));
                let (kept, words) = (is_kept(index), words.unwrap_or_default());
                let said = text::family(&guess, &one.family, &one.pattern, kept, &words, to);
                writeln!(out, "{said}")?;
            }
        }
        Ok(())
    }

    /// Writes a table for each letter, with a mark at the family that is kept.
    fn text(&self, markdown: bool, out: &mut impl Write) -> io::Result<()> {
        let listed = self.candidates.listed();
        writeln!(out, "{}", text::title(self.candidates, self.rule))?;
        for (number, turn, misses) in self.turns() {
            let kept = turn.families[turn.kept].pattern.lower();
            let (arrow, kept) =
                if markdown { ("\u{2192}", format!("`{kept}`")) } else { ("->", kept) };
            let letter = listed.alphabet().upper(turn.letter);
            let head = text::turn(number, letter, arrow, &kept, misses);
            match markdown {
                true => writeln!(out, "\n### {head}\n\n{}", text::HEAD)?,
                false => writeln!(out, "\n{head}")?,
            }
            for (index, one) in turn.families.iter().enumerate() {
                let words = self.words(one).unwrap_or_default().join(" ");
                let (pattern, size) = (one.pattern.lower(), grouped(one.family.size));
                let line = match (markdown, index == turn.kept) {
                    (true, true) => text::kept(&pattern, &size, &words),
                    (true, false) => format!("| `{pattern}` | {size} | {words} |"),
                    (false, kept) => {
                        let mark = if kept { '>' } else { ' ' };
                        format!("{mark} {pattern}  {size:>7}  {words}")
                    }
                };
                writeln!(out, "{}", line.trim_end())?;
            }
        }
        Ok(())
    }
}
