//! Owns [`Names`]: what the players of a match are called in its results, each by another name.

use crate::players::Spec;
use crate::referee::{GameRecord, Side};

/// What guessers and setters are called.
pub(in crate::commands) struct Names {
    guessers: Vec<String>,
    setters: Vec<String>,
}

impl Names {
    /// Names players as the command line does, else as they named themselves, else by their commands. Of two that
    /// would be called the same, the second is "ann (2)".
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

    /// What the guesser at this place is called.
    pub fn guesser(&self, at: usize) -> &str {
        &self.guessers[at]
    }

    /// What the setter at this place is called.
    pub fn setter(&self, at: usize) -> &str {
        &self.setters[at]
    }

    /// What the guessers are called.
    pub fn guessers(&self) -> &[String] {
        &self.guessers
    }

    /// What the setters are called.
    pub fn setters(&self) -> &[String] {
        &self.setters
    }
}
