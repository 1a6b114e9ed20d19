//! Owns [`Report`]: the result of a check, with the same facts as text, as JSON and in Gradescope's format.

use serde::Serialize;

use super::Check;
use super::case::TestGame;
use super::found::{Found, Mistake, PartPoints};
use super::judge::Demand;
use crate::cli::AdapterName;
use crate::commands::matches::{Results, Test};
use crate::text::commands::check as text;

/// The result of a check.
#[derive(Serialize)]
pub struct Report<'a> {
    /// The name of the program.
    program: &'a str,
    role: &'static str,
    /// The rule in full.
    rule: String,
    /// The lengths that points depend on.
    lengths: String,
    #[serde(flatten)]
    found: &'a Found,
    #[serde(skip)]
    demand: Demand,
    /// Whether a program for people is checked, of which only a part can be.
    #[serde(skip)]
    is_for_people: bool,
    #[serde(skip)]
    parts: Vec<PartPoints>,
}

impl<'a> Report<'a> {
    /// Creates the report of a program.
    pub fn new(check: &Check<'_>, program: &'a str, found: &'a Found) -> Self {
        let Check { arguments, demand, large, .. } = check;
        let demand = *demand;
        let rule = match demand {
            Demand::Rule(rule) => text::rule(&rule.in_full(), rule.level()),
            Demand::Fitting { most_frequent: true } => text::MOST_FREQUENT.to_owned(),
            Demand::Fitting { most_frequent: false } => text::ANY_FITTING.to_owned(),
        };
        let parts = found.parts(demand, large.is_some(), arguments.weights);
        let lengths = arguments.length.to_string();
        let is_for_people = arguments.adapter == Some(AdapterName::Console);
        let role = demand.side().name();
        Self { program, role, rule, lengths, found, demand, is_for_people, parts }
    }

    /// Returns the content of Gradescope's `results.json`.
    pub fn gradescope(&self) -> Results {
        let test = |part: &PartPoints| Test {
            name: text::part(part.part, self.demand.side()).to_owned(),
            score: part.points,
            max_score: part.most,
            status: if part.points < part.most { "failed" } else { "passed" },
            output: if part.points < part.most { self.why(part) } else { String::new() },
        };
        Results::of(self.text(), self.parts.iter().map(test).collect())
    }

    /// Says why a part lost points.
    fn why(&self, part: &PartPoints) -> String {
        let costs = |mistake: &&Mistake| mistake.failure.costs(part.part, self.found.has_contracts);
        text::right_of(part.games, part.by_chance)
            + "\n"
            + &self.list(self.found.mistakes.iter().filter(costs))
    }

    /// Returns the report for people.
    pub fn text(&self) -> String {
        let Found { asked, games, wrong, mistakes, odd, large, gave_up, not_judged, .. } =
            self.found;
        let not_graded = self.found.not_graded().map(text::nothing_judged);
        let is_unfinished = games < asked && not_graded.is_none();
        let result =
            not_graded.unwrap_or_else(|| text::wrong(*wrong, *games, self.role, self.program));
        let mut lines = vec![result, text::judged_by(&self.rule)];
        lines.extend(self.is_for_people.then(|| text::FOR_PEOPLE.to_owned()));
        lines.extend(gave_up.as_ref().map(|sentence| text::gave_up(sentence)));
        lines.extend(is_unfinished.then(|| text::unfinished(asked - games)));
        lines.extend(large.as_ref().map(|one| text::large(one.words, one.length, one.seconds)));
        lines.extend(not_judged.iter().map(|(why, games)| text::not_judged(why, *games)));
        let mut text = lines.join("\n") + "\n" + &self.list(mistakes);
        if !odd.is_empty() {
            text += &format!("\n{}\n{}", text::odd(&self.lengths), self.list(odd));
        }
        text
    }

    /// Describes kinds of mistakes with their smallest examples.
    fn list<'b>(&self, mistakes: impl IntoIterator<Item = &'b Mistake>) -> String {
        let describe = |(number, mistake): (usize, &Mistake)| {
            let Mistake { games, case, failure, .. } = mistake;
            let mut text = format!("\n{}\n", text::mistake(number, &failure.kind, *games));
            if let Some(case) = case {
                let game = |game: &TestGame| {
                    let all = game.misses as usize >= case.alphabet.len();
                    text::game(self.demand.side(), &game.plays, (!all).then_some(game.misses))
                };
                let games: Vec<_> = case.games.iter().map(game).collect();
                text += &format!("{}\n", text::example(&case.words.join(" "), &games));
            }
            text + &format!("{}\n{}", failure.sentence, failure.table)
        };
        (1..).zip(mistakes).map(describe).collect()
    }
}
