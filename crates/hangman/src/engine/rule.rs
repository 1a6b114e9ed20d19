//! Owns [`Rule`]: how ties among the largest families are broken, and on which turns the second largest is
//! kept.
//!
//! Courses that set evil hangman as an assignment agree on keeping the largest family and differ in how they
//! break ties. `DESIGN.md` names the source of each profile.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use super::answer::{Choice, Reason};
use hangman_solver::mixing::{STEP, mix};
use hangman_words::Family;

hangman_words::named! {
    /// A criterion that decides between two families of the same size. The first criterion of a rule that
    /// distinguishes them decides.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Tie {
        /// The family without the letter comes first.
        None = "none",
        /// The family with the fewest occurrences of the letter comes first.
        Fewest = "fewest",
        /// The family whose letter is further right comes first: by its last place, then the one before.
        Rightmost = "rightmost",
        /// The family whose pattern comes first in ASCII order, where `-` precedes every letter.
        First = "first",
        /// Any of them: a random choice, determined by the seed, the turn and the places.
        Any = "any",
    }
}

impl Tie {
    /// Compares two families of the same size; the one to keep is less. `draw` gives each the number by which
    /// a random choice is made.
    pub fn compare(self, one: Family, other: Family, draw: impl Fn(Family) -> u64) -> Ordering {
        match self {
            Self::None => other.places.is_empty().cmp(&one.places.is_empty()),
            Self::Fewest => one.places.count().cmp(&other.places.count()),
            Self::Rightmost => other.places.cmp(&one.places),
            // The leftmost place becomes the highest bit, which is 0 where the pattern has `-`.
            Self::First => {
                one.places.bits().reverse_bits().cmp(&other.places.bits().reverse_bits())
            }
            Self::Any => draw(one).cmp(&draw(other)),
        }
    }
}

/// How a setter that keeps the largest family breaks ties, and on which turns it is lenient.
///
/// # Examples
/// ```
/// use hangman_core::engine::Rule;
///
/// let rule: Rule = "utexas-easy".parse()?;
/// assert_eq!(rule.to_string(), "ties fewest,first; on turns 2, 4, 6, … the second largest");
/// # Ok::<(), hangman_core::engine::RuleError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rule {
    ties: [Option<Tie>; Tie::ALL.len()],
    /// On every turn whose number (from 1) is a multiple of this, the second family is kept; 0 for never.
    level: u32,
    seed: u64,
}

/// The reason why a text is not a rule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RuleError {
    /// No profile has this name.
    #[error("there is no rule {0:?}; take one of {names}", names = names())]
    NoSuchRule(String),
    /// No tie criterion has this name.
    #[error("there is no tie {0:?}; take some of {names}", names = Tie::names().join(", "))]
    NoSuchTie(String),
    /// A tie criterion is named twice; the second could never decide anything.
    #[error("the tie {0} is named twice; name each once")]
    DuplicateTie(&'static str),
}

/// A named rule: that of a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The name, as [`Rule`] parses it.
    pub name: &'static str,
    ties: &'static [Tie],
    level: u32,
}

/// The named rules.
pub const PROFILES: [Profile; 6] = [
    Profile { name: "byu", ties: &[Tie::None, Tie::Fewest, Tie::Rightmost], level: 0 },
    Profile { name: "stanford", ties: &[Tie::Any], level: 0 },
    Profile { name: "washington", ties: &[Tie::First], level: 0 },
    Profile { name: "utexas", ties: &[Tie::Fewest, Tie::First], level: 0 },
    Profile { name: "utexas-medium", ties: &[Tie::Fewest, Tie::First], level: 4 },
    Profile { name: "utexas-easy", ties: &[Tie::Fewest, Tie::First], level: 2 },
];

fn names() -> String {
    PROFILES.map(|profile| profile.name).join(", ")
}

impl Rule {
    /// Creates a rule from tie criteria. If none of them decides, the default rule does.
    ///
    /// # Errors
    /// Returns [`RuleError::DuplicateTie`] if a criterion is repeated.
    pub fn of(ties: &[Tie]) -> Result<Self, RuleError> {
        let mut rule = Self::default();
        for (at, tie) in ties.iter().enumerate() {
            if ties[..at].contains(tie) {
                return Err(RuleError::DuplicateTie(tie.name()));
            }
            rule.ties[at] = Some(*tie);
        }
        Ok(rule)
    }

    /// Parses tie criteria such as `none,fewest,rightmost`.
    ///
    /// # Errors
    /// Returns [`RuleError::NoSuchTie`] for an unknown name, and [`RuleError::DuplicateTie`] for a repeated one.
    pub fn of_ties(text: &str) -> Result<Self, RuleError> {
        let names = text.split(',').map(|name| name.trim().to_lowercase());
        let ties = names.map(|name| Tie::named(&name).ok_or(RuleError::NoSuchTie(name)));
        Self::of(&ties.collect::<Result<Vec<_>, _>>()?)
    }

    /// Returns the rule that also keeps the second largest family on every `every`-th turn (0: never).
    #[must_use]
    pub const fn with_level(mut self, every: u32) -> Self {
        self.level = every;
        self
    }

    /// Returns the rule with another seed for random choices.
    #[must_use]
    pub const fn with_seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Returns the tie criteria as [`Rule::of_ties`] parses them; `None` if there are none but the default.
    pub fn ties(&self) -> Option<String> {
        let ties: Vec<_> = self.ties.iter().flatten().map(|tie| tie.name()).collect();
        (!ties.is_empty()).then(|| ties.join(","))
    }

    /// Returns every criterion in order: those of this rule, then those of the default unless a random choice
    /// has decided before.
    pub fn in_full(&self) -> Vec<Tie> {
        let mut ties: Vec<_> = self.ties.iter().flatten().copied().collect();
        let missing = PROFILES[0].ties.iter().filter(|tie| !self.ties.contains(&Some(**tie)));
        ties.extend(missing);
        let end = ties.iter().position(|tie| *tie == Tie::Any).map_or(ties.len(), |at| at + 1);
        ties.truncate(end);
        ties
    }

    /// Returns whether the second largest family is kept on a turn (from 1).
    pub fn keeps_second(&self, turn: u32) -> bool {
        turn > 0 && turn.is_multiple_of(self.level)
    }

    /// Returns the interval, in turns, at which the second largest family is kept (0: never).
    pub const fn level(&self) -> u32 {
        self.level
    }

    /// Returns the families of the letter guessed on `turn` (from 1) that the rule allows to keep: one, unless
    /// it draws at random among equals.
    pub fn allowed(&self, families: &[Family], turn: u32) -> Vec<Family> {
        let order = self.order(|_| 0);
        let mut sorted = families.to_vec();
        sorted.sort_by(&order);
        let equal = |to: &Family| {
            sorted.iter().copied().filter(|one| order(one, to).is_eq()).collect::<Vec<_>>()
        };
        let first = sorted.first().map(equal).unwrap_or_default();
        match sorted.get(first.len()) {
            Some(second) if self.keeps_second(turn) && first.len() == 1 => equal(second),
            _ => first,
        }
    }

    /// Sorts the families of the letter guessed on `turn` (from 1), so that the one to keep is first.
    pub fn sort(&self, families: &mut [Family], turn: u32) {
        let turn_mixed = u64::from(turn).wrapping_mul(STEP);
        let draw = |family: Family| mix(mix(self.seed ^ turn_mixed) ^ family.places.bits());
        families.sort_by(self.order(draw));
        if self.keeps_second(turn) && families.len() > 1 {
            families.swap(0, 1);
        }
    }

    /// Returns the answer to the letter guessed on `turn` (from 1). Panics if there are no families.
    pub fn choose(&self, families: &[Family], turn: u32) -> Choice {
        let mut places = families[0].places;
        if *self != Self::default() {
            let mut sorted = families.to_vec();
            self.sort(&mut sorted, turn);
            places = sorted[0].places;
        }
        Choice { places, reason: Reason::Unclaimed, proven: true }
    }

    /// Returns the order of families, the one to keep first; `draw` is that of [`Tie::compare`].
    fn order(&self, draw: impl Fn(Family) -> u64) -> impl Fn(&Family, &Family) -> Ordering {
        let ties = self.in_full();
        move |one, other| {
            let by_size = other.size.cmp(&one.size);
            ties.iter()
                .fold(by_size, |order, tie| order.then_with(|| tie.compare(*one, *other, &draw)))
        }
    }
}

impl FromStr for Rule {
    type Err = RuleError;

    /// Parses the name of a profile.
    fn from_str(text: &str) -> Result<Self, RuleError> {
        let name = text.trim().to_lowercase();
        let profile = PROFILES.iter().find(|profile| profile.name == name);
        let profile = profile.ok_or_else(|| RuleError::NoSuchRule(text.trim().to_owned()))?;
        Ok(Self::of(profile.ties)?.with_level(profile.level))
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ties ")?;
        f.write_str(self.ties().as_deref().unwrap_or("none,fewest,rightmost"))?;
        match self.level {
            0 => Ok(()),
            1 => f.write_str("; on every turn the second largest"),
            every => {
                let [second, third] = [2, 3].map(|times| every.saturating_mul(times));
                write!(f, "; on turns {every}, {second}, {third}, … the second largest")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    use hangman_words::Places;

    fn family(pattern: &str, size: usize) -> Family {
        let places: Places =
            pattern.chars().enumerate().filter(|(_, c)| *c != '-').map(|(at, _)| at).collect();
        Family { places, size }
    }

    fn kept(rule: &Rule, patterns: &[&str], turn: u32) -> String {
        let families: Vec<_> = patterns.iter().map(|pattern| family(pattern, 3)).collect();
        let places = rule.choose(&families, turn).places;
        (0..4).map(|place| if places.contains(place) { 'e' } else { '-' }).collect()
    }

    #[test]
    fn each_tie_decides_as_its_course_says() {
        for (rule, families, expected) in [
            ("byu", ["e---", "----", "ee--"], "----"),
            ("byu", ["ee--", "---e", "e---"], "---e"),
            ("byu", ["ee--", "e--e", "-ee-"], "e--e"),
            ("washington", ["e---", "-ee-", "--e-"], "--e-"),
            ("washington", ["-e--", "--ee", "e---"], "--ee"),
            ("utexas", ["-e--", "--ee", "e---"], "-e--"),
        ] {
            assert_eq!(kept(&rule.parse().unwrap(), &families, 1), expected, "{rule} {families:?}");
        }
    }

    #[test]
    fn a_level_keeps_the_second_family_every_so_often() {
        let easy: Rule = "utexas-easy".parse().unwrap();
        let kept: Vec<_> = (1..=4).map(|turn| kept(&easy, &["---e", "----"], turn)).collect();
        assert_eq!(kept, ["----", "---e", "----", "---e"]);
        assert_eq!(self::kept(&easy, &["--e-"], 2), "--e-", "where there is no second");
    }

    #[test]
    fn the_seed_decides_random_ties_and_every_family_has_a_chance() {
        let draw = |seed| {
            kept(&Rule::of(&[Tie::Any]).unwrap().with_seed(seed), &["----", "e---", "-e--"], 1)
        };
        assert_eq!(draw(7), draw(7));
        let drawn: HashSet<_> = (0..50).map(draw).collect();
        assert_eq!(drawn.len(), 3);
    }

    #[test]
    fn what_is_allowed_is_all_that_can_be_kept_and_only_a_draw_allows_several() {
        let equal = ["----", "e---", "-e--"].map(|pattern| family(pattern, 3));
        for rule in [
            Rule::default(),
            "utexas".parse().unwrap(),
            "utexas-easy".parse().unwrap(),
            "stanford".parse().unwrap(),
            Rule::of(&[Tie::Any]).unwrap().with_level(2),
        ] {
            for (turn, families) in [(1, &equal[..]), (2, &equal[..]), (2, &equal[..1])] {
                let drawn = (0..50).map(|seed| rule.with_seed(seed).choose(families, turn).places);
                let kept: HashSet<_> = drawn.collect();
                let allowed = rule.allowed(families, turn);
                assert_eq!(allowed.len(), kept.len(), "{rule}, {turn}: {allowed:?}");
                assert!(
                    allowed.iter().all(|family| kept.contains(&family.places)),
                    "{rule}, {turn}"
                );
            }
        }
        // The largest is not drawn, but the second may be.
        let [drawn, second] = [family("e--e", 3), family("ee--", 3)];
        let families = [family("----", 4), drawn, second];
        let rule = Rule::of(&[Tie::Any]).unwrap().with_level(2);
        assert_eq!(rule.allowed(&families, 1), families[..1]);
        assert_eq!(rule.allowed(&families, 2), families[1..]);
    }

    #[test]
    fn a_rule_is_read_from_what_it_says() {
        for profile in PROFILES {
            let rule: Rule = profile.name.parse().unwrap();
            let again = Rule::of_ties(&rule.ties().unwrap()).unwrap().with_level(rule.level());
            assert_eq!(again, rule, "{}", profile.name);
        }
        assert_eq!(Rule::default().ties(), None);
    }

    #[test]
    fn a_larger_family_is_kept_whatever_the_ties() {
        for tie in Tie::ALL {
            let rule = Rule::of(&[tie]).unwrap();
            let families = [family("----", 1), family("eeee", 2)];
            assert_eq!(rule.choose(&families, 1).places.count(), 4, "{tie:?}");
        }
    }

    #[test]
    fn an_invalid_rule_names_the_valid_ones() {
        let error = "mit".parse::<Rule>().unwrap_err().to_string();
        assert!(error.contains("byu") && error.contains("utexas-easy"), "{error}");
        assert_eq!(Rule::of_ties("none,last"), Err(RuleError::NoSuchTie("last".into())));
        assert_eq!(Rule::of_ties("none,none"), Err(RuleError::DuplicateTie("none")));
        assert_eq!(Rule::of_ties(" First ").unwrap(), "washington".parse().unwrap());
    }
}
