//! Owns [`Report`]: the result of a check, with the same facts as text, as JSON and in Gradescope's format.

use std::io::{self, Write};

use serde::Serialize;

use super::case::TestGame;
use super::judged::{POINTS, Part, hundredths};
use super::run::{Found, Mistake};
use crate::cli::{Lengths, Weights};
use crate::commands::matches::{Results, Test};
use crate::referee::Side;
use crate::text::commands::check as told;

/// The result of a check.
pub(super) struct Report<'a> {
    /// The name of the program.
    pub program: String,
    pub role: Side,
    /// The rule in full.
    pub rule: String,
    /// The lengths that points depend on.
    pub lengths: Lengths,
    /// Whether a game with a large dictionary belongs to it.
    pub with_large: bool,
    pub found: &'a Found,
}

#[derive(Serialize)]
struct JsonCheck<'a> {
    program: &'a str,
    role: &'static str,
    rule: &'a str,
    lengths: String,
    games_asked: usize,
    games: usize,
    wrong: usize,
    mistakes: Vec<JsonMistake>,
    other_lengths: Vec<JsonMistake>,
    large: Option<JsonLarge>,
    gave_up: Option<String>,
}

#[derive(Serialize)]
struct JsonMistake {
    kind: String,
    games: usize,
    sentence: String,
    table: String,
    words: Option<Vec<String>>,
    example: Option<Vec<JsonGame>>,
}

#[derive(Serialize)]
struct JsonGame {
    length: usize,
    misses: u32,
    letters: Option<String>,
    word: Option<String>,
}

#[derive(Serialize)]
struct JsonLarge {
    words: usize,
    length: usize,
    seconds: f64,
}

impl Report<'_> {
    /// Writes a JSON object.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn json(&self, out: &mut impl Write) -> io::Result<()> {
        let found = self.found;
        let mistakes =
            |all: &[Mistake]| all.iter().map(|mistake| self.json_mistake(mistake)).collect();
        let json = JsonCheck {
            program: &self.program,
            role: self.role.name(),
            rule: &self.rule,
            lengths: self.lengths.to_string(),
            games_asked: found.asked,
            games: found.marks.games(),
            wrong: found.marks.wrong(),
            mistakes: mistakes(&found.mistakes),
            other_lengths: mistakes(&found.odd),
            large: found.large.as_ref().map(|large| JsonLarge {
                words: large.words,
                length: large.length,
                seconds: large.time.as_secs_f64(),
            }),
            gave_up: found.gave_up.as_ref().map(|fault| told::fault(self.role, fault)),
        };
        serde_json::to_writer(&mut *out, &json)?;
        writeln!(out)
    }

    fn json_mistake(&self, mistake: &Mistake) -> JsonMistake {
        let game = |game: &TestGame| JsonGame {
            length: game.length,
            misses: game.misses,
            letters: self.letters(game).map(str::to_owned),
            word: game.word.clone(),
        };
        JsonMistake {
            kind: mistake.failure.kind.clone(),
            games: mistake.games,
            sentence: mistake.failure.sentence.clone(),
            table: mistake.failure.table.clone(),
            words: mistake.case.as_ref().map(|case| case.words.clone()),
            example: mistake.case.as_ref().map(|case| case.games.iter().map(game).collect()),
        }
    }

    /// Returns the letters that a setter is asked for.
    fn letters<'a>(&self, game: &'a TestGame) -> Option<&'a str> {
        Some(game.letters.as_str()).filter(|_| self.role == Side::Setter)
    }

    /// Returns the parts of the score.
    pub fn parts(&self, weights: Weights) -> Vec<Part> {
        let asked = (self.found.asked, self.with_large);
        self.found.marks.parts(asked, weights, self.role == Side::Setter)
    }

    /// Returns the content of Gradescope's `results.json`.
    pub fn gradescope(&self, weights: Weights) -> Results {
        let test = |part: Part| Test {
            name: part.name.to_owned(),
            score: part.points,
            max_score: part.most,
            status: if part.points < part.most { "failed" } else { "passed" },
            output: if part.points < part.most { self.why(&part) } else { String::new() },
        };
        let tests = self.parts(weights).into_iter().map(test).collect();
        let mut results = Results::of(self.text(), tests);
        results.score = hundredths(results.score).min(POINTS);
        results
    }

    /// Says why a part lost points.
    fn why(&self, part: &Part) -> String {
        let names =
            if self.role == Side::Setter { told::SETTER_PARTS } else { told::GUESSER_PARTS };
        let mut text = told::right_of(part.games.right, part.games.of) + "\n";
        let is_about = |mistake: &&Mistake| names[told::part(&mistake.failure.kind)] == part.name;
        let about: Vec<_> = self.found.mistakes.iter().filter(is_about).collect();
        if about.is_empty() {
            return text + told::LOST_BY_FAULTS;
        }
        for (number, mistake) in about.into_iter().enumerate() {
            text += &self.mistake(number + 1, mistake);
        }
        text
    }

    /// Returns the report for people.
    pub fn text(&self) -> String {
        let Found { asked, marks, mistakes, odd, large, gave_up } = self.found;
        let mut text =
            told::wrong(marks.wrong(), marks.all_games(), self.role.name(), &self.program) + "\n";
        text += &format!("{}\n", told::judged_by(&self.rule));
        if let Some(fault) = gave_up {
            text += &format!("{}\n", told::gave_up(self.role, fault, asked - marks.games()));
        } else if marks.games() < *asked {
            text += &format!("{}\n", told::unfinished(asked - marks.games()));
        }
        if let Some(large) = large {
            let seconds = large.time.as_secs_f64();
            text += &format!("{}\n", told::large(large.words, large.length, seconds));
        }
        for (number, mistake) in mistakes.iter().enumerate() {
            text += &self.mistake(number + 1, mistake);
        }
        if !odd.is_empty() {
            text += &format!("\n{}\n", told::odd(self.lengths));
        }
        for (number, mistake) in odd.iter().enumerate() {
            text += &self.mistake(number + 1, mistake);
        }
        text
    }

    /// Describes a kind of mistake with its smallest example.
    fn mistake(&self, number: usize, mistake: &Mistake) -> String {
        let Mistake { games, case, failure } = mistake;
        let mut text = format!("\n{}\n", told::mistake(number, &failure.kind, *games));
        if let Some(case) = case {
            let game = |game: &TestGame| {
                let all = game.misses as usize >= case.alphabet.len();
                let misses = (!all).then_some(game.misses);
                told::game(game.length, misses, self.letters(game), game.word.as_deref())
            };
            let games: Vec<_> = case.games.iter().map(game).collect();
            text += &format!("{}\n", told::example(&case.words.join(" "), &games));
        }
        text + &format!("{}\n{}", failure.sentence, failure.table)
    }
}
