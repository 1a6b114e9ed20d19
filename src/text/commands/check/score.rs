//! Sentences about the parts of a program's score.

use crate::referee::Side;
use crate::text::count;

/// A part of a program's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScorePart {
    /// Games by the rules.
    Rules,
    /// Families of the right size, or letters that some fitting word has.
    Sizes,
    /// Exactly the families or letters of the rule.
    Exact,
    /// The game with the large dictionary.
    Large,
    /// The contracts of a class.
    Contracts,
}

/// Names a part of the score.
pub const fn part(part: ScorePart, of: Side) -> &'static str {
    match (part, of) {
        (ScorePart::Rules, _) => "Games played by the rules",
        (ScorePart::Sizes, Side::Setter) => "Games with families of the right size",
        (ScorePart::Sizes, Side::Guesser) => "Games without a letter that no fitting word has",
        (ScorePart::Exact, Side::Setter) => "Games with exactly the families of the rule",
        (ScorePart::Exact, Side::Guesser) => "Games with exactly the letters of the rule",
        (ScorePart::Large, _) => "A large dictionary, by the rules and in time",
        (ScorePart::Contracts, _) => "Games in which the class kept its contracts",
    }
}

/// Says how many games were right, for a part that lost points, and how many of them a setter that draws a word gets right.
pub fn right_of((right, of): (usize, usize), by_chance: f64) -> String {
    let by_chance = match by_chance > 0.0 {
        true => {
            format!(
                " A word drawn at random would get {by_chance:.1} of them right, and those earn nothing."
            )
        }
        false => String::new(),
    };
    format!("{right} of {} right.{by_chance}", count::games(of))
}
