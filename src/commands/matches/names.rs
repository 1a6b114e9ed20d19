//! Owns [`Names`]: distinct names for the players of a match.

use crate::players::Spec;
use crate::referee::{GameRecord, Side};

/// The names of the guessers and setters.
pub struct Names {
    guessers: Vec<String>,
    setters: Vec<String>,
}

impl Names {
    /// Takes each name from the command line, or else from the program itself, or else from its command. If
    /// two would be the same, the second becomes "ann (2)".
    pub fn of(guessers: &[Spec], setters: &[Spec], records: &[GameRecord]) -> Self {
        let said = |role: Side, at: usize| {
            let names = records.iter().filter_map(|record| {
                let (guesser, setter) = record.pairing;
                let here = if role == Side::Guesser { guesser } else { setter };
                Some(&record.names[role as usize]).filter(|name| here == at && !name.is_empty())
            });
            names.map(ToString::to_string).next()
        };
        let named = |role: Side, specs: &[Spec]| {
            let mut names: Vec<String> = Vec::new();
            for (at, spec) in specs.iter().enumerate() {
                let announced = spec.is_unnamed().then(|| said(role, at)).flatten();
                let name = announced.unwrap_or_else(|| spec.to_string());
                let mut again = (2..).map(|number| format!("{name} ({number})"));
                let mut unique = name.clone();
                while names.contains(&unique) {
                    unique = again.next().unwrap_or_default();
                }
                names.push(unique);
            }
            names
        };
        Self { guessers: named(Side::Guesser, guessers), setters: named(Side::Setter, setters) }
    }

    /// Returns the name of the guesser with this index.
    pub fn guesser(&self, at: usize) -> &str {
        &self.guessers[at]
    }

    /// Returns the name of the setter with this index.
    pub fn setter(&self, at: usize) -> &str {
        &self.setters[at]
    }

    /// Returns the names of the guessers.
    pub fn guessers(&self) -> &[String] {
        &self.guessers
    }

    /// Returns the names of the setters.
    pub fn setters(&self) -> &[String] {
        &self.setters
    }
}
