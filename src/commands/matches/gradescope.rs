//! Results in the format of Gradescope's autograder (`results.json`).

use std::io::{self, Write};

use serde::Serialize;

use super::report::MatchReport;
use crate::referee::{GameRecord, Side};
use crate::text::commands::{lines_before, matches as text};
use crate::words::without_blocked;

/// The points for a pairing in which every game was played by the rules.
const POINTS: f64 = 10.0;

/// The content of `results.json`.
#[derive(Serialize)]
pub struct Results {
    pub score: f64,
    pub output: String,
    pub output_format: &'static str,
    pub tests: Vec<Test>,
}

/// A test in it.
#[derive(Serialize)]
pub struct Test {
    pub name: String,
    pub score: f64,
    pub max_score: f64,
    pub status: &'static str,
    pub output: String,
}

impl Results {
    /// Creates the results from these tests. Pupils read them, so blocked words are replaced.
    pub fn of(output: String, tests: Vec<Test>) -> Self {
        let rounded = |points: f64| (points * 100.0).round() / 100.0;
        let output = without_blocked(&output);
        // An empty sum would be -0.0.
        let score: f64 = tests.iter().fold(0.0, |sum, test| sum + test.score);
        let finished = |test: Test| Test {
            score: rounded(test.score),
            max_score: rounded(test.max_score),
            output: without_blocked(&test.output),
            ..test
        };
        let tests = tests.into_iter().map(finished).collect();
        Self { score: rounded(score), output, output_format: "text", tests }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// Returns errors of the output.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut *out, self)?;
        writeln!(out)
    }
}

/// Prints a test for each pairing of an external program: the share of games that it played by the rules. The
/// number of games that it won is reported, not graded.
pub fn print(report: &MatchReport<'_>, out: &mut impl Write) -> io::Result<()> {
    let mut tests = Vec::new();
    for pairing in report.tournament.pairings() {
        for role in report.programs(pairing) {
            let [guesser, setter] = report.pair(pairing);
            let name = text::plays_by_the_rules(guesser, setter, role);
            tests.push(test(report, pairing, role, name));
        }
    }
    let mut text = Vec::new();
    report.text(&mut text)?;
    Results::of(String::from_utf8_lossy(&text).into_owned(), tests).write(out)
}

fn test(report: &MatchReport<'_>, pairing: [usize; 2], role: Side, name: String) -> Test {
    let here = |record: &&GameRecord| record.pairing == pairing;
    let games: Vec<_> = report.records.iter().filter(here).collect();
    let faulty = |record: &&&GameRecord| record.ending.fault().is_some_and(|(by, _)| by == role);
    let faults: Vec<_> = games.iter().filter(faulty).collect();
    let rates = report.standings().cell(pairing);
    let won = games.iter().filter(|record| record.ending.winner() == role).count();
    let sure = match role {
        Side::Guesser => rates.interval(),
        Side::Setter => (1.0 - rates.interval().1, 1.0 - rates.interval().0),
    };
    let mut output = text::games_won(won, games.len(), sure) + "\n";
    if let Some(first) = faults.first() {
        let sentence = report.sentence(first).unwrap_or_default();
        let before = (first.left_out > 0).then(|| lines_before(first.left_out));
        let lines = before.into_iter().chain(first.lines()).collect::<Vec<_>>().join("\n");
        output += &format!("{}\n{lines}\n", text::game(first.number + 1, &sentence));
    }
    let by_the_rules = (games.len() - faults.len()) as f64 / games.len().max(1) as f64;
    Test {
        name,
        score: (POINTS * by_the_rules * 100.0).floor() / 100.0,
        max_score: POINTS,
        status: if faults.is_empty() { "passed" } else { "failed" },
        output,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tests_are_no_points() {
        let mut written = Vec::new();
        Results::of(String::new(), Vec::new()).write(&mut written).unwrap();
        let written = String::from_utf8(written).unwrap();
        assert!(written.contains("\"score\": 0.0"), "{written}");
    }

    fn test(score: f64, output: &str) -> Test {
        let (name, output) = (String::from("plays by the rules"), output.to_owned());
        Test { name, score, max_score: 4.0 * 0.9, status: "passed", output }
    }

    #[test]
    fn points_have_two_decimals() {
        let results = Results::of(String::new(), vec![test(4.0 * 0.9, ""), test(3.375, "")]);
        let points: Vec<_> =
            results.tests.iter().map(|test| (test.score, test.max_score)).collect();
        assert_eq!((results.score, points), (6.98, vec![(3.6, 3.6), (3.38, 3.6)]));
    }

    #[test]
    fn no_blocked_word_is_graded() {
        let tests = vec![test(1.0, "setter: word cumming"), test(1.0, "setter: word roman")];
        let results = Results::of(String::from("It revealed COCK."), tests);
        let outputs = [&results.output, &results.tests[0].output, &results.tests[1].output];
        let hidden = "a word I won't show";
        assert_eq!(outputs[0], &format!("It revealed {hidden}."));
        assert_eq!(outputs[1], &format!("setter: word {hidden}"));
        assert_eq!(outputs[2], "setter: word roman");
    }
}
