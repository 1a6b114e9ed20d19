//! Runs matches and checks, and looks at what is left of them.

use std::collections::BTreeMap;
use std::fs;

pub use crate::support::*;

pub fn run(arguments: impl Arguments) -> Ran {
    Place::new().run(arguments)
}

/// Returns the output of a run that must succeed, whatever it says of the players.
pub fn printed(arguments: impl Arguments) -> String {
    let ran = run(arguments);
    assert_eq!(ran.status, Some(0), "{ran:?}");
    ran.out
}

/// Returns the JSON output of a run that must succeed.
pub fn json(arguments: impl Arguments) -> serde_json::Value {
    serde_json::from_str(&printed(arguments)).unwrap()
}

/// Returns the games of a match with the nine words of the classic handout, of which the arguments say the rest.
pub fn games(arguments: impl Arguments) -> Vec<serde_json::Value> {
    match run(("match --json", NINE, arguments)).json()["games"].take() {
        serde_json::Value::Array(games) => games,
        other => panic!("{other}"),
    }
}

/// Returns the rows of the table of grades of a class; none if there is no table.
pub fn graded(place: &Place) -> Vec<csv::StringRecord> {
    let Ok(table) = fs::read(place.path("results/grades.csv")) else { return Vec::new() };
    csv::Reader::from_reader(&*table).records().map(Result::unwrap).collect()
}

/// Returns the points and the sentence of each row, by path.
pub fn rows(place: &Place) -> BTreeMap<String, (String, String)> {
    let rows = graded(place).into_iter();
    rows.map(|row| (row[0].to_owned(), (row[1].to_owned(), row[6].to_owned()))).collect()
}

/// Fails if one of these games was lost by a fault.
pub fn no_fault<'a>(games: impl IntoIterator<Item = &'a serde_json::Value>) {
    for game in games {
        assert_eq!(game["fault"], serde_json::Value::Null, "{}", game["sentence"]);
    }
}

/// The flag for the nine words of the classic handout.
pub const NINE: [&str; 2] =
    ["--words", concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lists/nine.txt")];

/// The flag for a list that is small enough for programs that start slowly.
pub const ANIMALS: [&str; 2] =
    ["--words", concat!(env!("CARGO_MANIFEST_DIR"), "/assets/lists/animals.txt")];

/// Returns a folder to run programs in Python in; `None` where there is no Python.
pub fn with_python() -> Option<Place> {
    with(&["python3 --version"])
}

/// Returns a folder to run programs in; `None` where one of these commands can't be run.
pub fn with(commands: &[&str]) -> Option<Place> {
    let is_there = |command: &&str| {
        let (program, arguments) = command.split_once(' ').unwrap();
        there_is(program, arguments)
    };
    commands.iter().all(is_there).then(Place::new)
}

/// Makes a sandbox, if there are sandboxes here.
#[cfg(target_os = "linux")]
pub const SANDBOX: [&str; 1] = ["bwrap --ro-bind / / true"];
