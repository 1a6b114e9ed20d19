//! Distinct names for the players of a match.

use crate::players::Spec;
use crate::referee::{GameRecord, Side};

/// Names the players of a side: as the command line does, or else as the program does, or else by its command.
pub fn names(side: Side, specs: &[Spec], records: &[GameRecord]) -> Vec<String> {
    let said = |at: usize| {
        let here = |record: &&GameRecord| record.pairing[side as usize] == at;
        let mut names = records.iter().filter(here).map(|record| &record.names[side as usize]);
        names.find(|name| !name.is_empty()).map(ToString::to_string)
    };
    let name = |(at, spec): (usize, &Spec)| {
        let said = spec.is_unnamed().then(|| said(at)).flatten();
        said.unwrap_or_else(|| spec.to_string())
    };
    distinct(specs.iter().enumerate().map(name))
}

/// Makes names distinct: if two would be the same, the second becomes "ann (2)".
pub fn distinct(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names {
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        let mut possible = std::iter::once(name.clone()).chain(numbered);
        all.extend(possible.find(|name| !all.contains(name)));
    }
    all
}
