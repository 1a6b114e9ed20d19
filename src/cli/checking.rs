//! Owns [`CheckRule`] and [`Weights`]: what `check` holds a program to, and what that is worth.

use crate::engine::{Rule, RuleError};

/// What `check` holds a program to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckRule {
    /// A setter: the rule of a course.
    Of(Rule),
    /// A guesser: it guesses a letter that is in most of the words that fit.
    MostFrequent,
}

impl CheckRule {
    /// Reads the name of a rule.
    ///
    /// # Errors
    /// Names those there are.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        match text.trim() {
            "frequency" => Ok(Self::MostFrequent),
            text => text.parse().map(Self::Of).map_err(|error: RuleError| error.to_string()),
        }
    }
}

/// What the parts of a program's points are worth: games by the rules, sizes (or letters that some word has), ties (or
/// letters by the rule), and games up to the first mistake. They are scaled to ten points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights(pub [f64; 4]);

impl Weights {
    /// Reads four numbers.
    ///
    /// # Errors
    /// Says what they are.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let read: Result<Vec<f64>, _> = text.split(',').map(|part| part.trim().parse()).collect();
        let weights = read.ok().and_then(|weights| <[f64; 4]>::try_from(weights).ok());
        let is_weight = |weight: &f64| (0.0..=1e6).contains(weight);
        match weights {
            Some(all) if all.iter().all(is_weight) && all.iter().any(|one| *one > 0.0) => {
                Ok(Self(all))
            }
            _ => Err(String::from(
                "give four numbers from 0: for games by the rules, for sizes, for ties, and for games before the first \
                 mistake, as in 3,4,2,1",
            )),
        }
    }
}
