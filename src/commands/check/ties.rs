//! Owns [`TieMistakes`]: ways to break ties wrongly, and pairs of families that reveal each of them.

use std::cmp::Ordering;

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use crate::engine::{Rule, Tie};
use crate::words::{Family, Places};

/// Compares two families by their places.
type Order = fn(Places, Places) -> Ordering;

/// The criteria that programs use instead of the right one.
const KEYS: [Order; 13] = [
    |one, other| other.is_empty().cmp(&one.is_empty()),
    |one, other| one.is_empty().cmp(&other.is_empty()),
    |one, other| one.count().cmp(&other.count()),
    |one, other| other.count().cmp(&one.count()),
    // By the last place, then the one before.
    |one, other| other.cmp(&one),
    |one, other| one.cmp(&other),
    // In the order of patterns, in which `-` sorts before any letter.
    |one, other| one.bits().reverse_bits().cmp(&other.bits().reverse_bits()),
    |one, other| other.bits().reverse_bits().cmp(&one.bits().reverse_bits()),
    // By the first place, then the next, as lists of places are compared.
    |one, other| one.iter().cmp(other.iter()),
    |one, other| other.iter().cmp(one.iter()),
    // By the last two places only.
    |one, other| last_two(other).cmp(&last_two(one)),
    // As if there were no more than three.
    |one, other| one.count().min(3).cmp(&other.count().min(3)),
    |_, _| Ordering::Equal,
];

fn last_two(places: Places) -> [Option<usize>; 2] {
    let mut last = [None; 2];
    places.iter().for_each(|place| last = [Some(place), last[0]]);
    last
}

/// What a pair of families has to be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Whatever reveals the most mistakes.
    Anything,
    /// The last two places are the same, so that the third from the right decides.
    ThirdPlace,
    /// One of them has the letter four times or more.
    FourLetters,
}

impl About {
    fn admits(self, families: [Places; 2]) -> bool {
        let [one, other] = families;
        match self {
            Self::Anything => true,
            Self::ThirdPlace => {
                one.count() == other.count() && one.count() > 2 && last_two(one) == last_two(other)
            }
            Self::FourLetters => one.count().max(other.count()) > 3,
        }
    }
}

/// The word lengths for which families are compared.
pub const LENGTHS: std::ops::RangeInclusive<usize> = 2..=7;

/// Two families of the same size.
#[derive(Clone, Copy, Debug)]
struct Pair {
    length: usize,
    families: [Places; 2],
    /// The mistakes, as bits, that choose the other family than the rule does.
    shows: u128,
}

/// The pairs of families with which a rule is tested.
pub struct TieMistakes {
    pairs: Vec<Pair>,
    /// The mistakes that no pair has revealed since all of them were last revealed.
    open: u128,
}

impl TieMistakes {
    /// Tries every mistake on every pair of families with up to four letters in words of up to seven.
    pub fn new(rule: &Rule) -> Self {
        let ties = rule.in_full();
        let mut pairs = Vec::new();
        for length in LENGTHS {
            let few = |bits: &u64| bits.count_ones() <= 4;
            for one in (0..1 << length).filter(few) {
                for other in (one + 1..1 << length).filter(few) {
                    let families = [one, other].map(Places::from_bits);
                    let right = first(families, by(&ties, families));
                    // Where any may be kept, nothing is a mistake.
                    let Some(right) = right else { continue };
                    let wrong = mistaken(families, &ties).enumerate();
                    let shows = wrong.fold(0, |shows, (number, kept)| {
                        shows | u128::from(kept != Some(right)) << number
                    });
                    pairs.push(Pair { length, families, shows });
                }
            }
        }
        let open = pairs.iter().fold(0, |open, pair| open | pair.shows);
        Self { pairs, open }
    }

    /// Returns two families in words of this length: the pair that reveals the most mistakes that are still
    /// open, or a random one of several such pairs.
    pub fn draw(
        &mut self,
        length: usize,
        about: About,
        rng: &mut Xoshiro256PlusPlus,
    ) -> [Places; 2] {
        let mut best = (0, [Places::NONE, Places::from_bits(1)], 0);
        let here = self.pairs.iter().filter(|pair| pair.length == length);
        let here = here.filter(|pair| about.admits(pair.families));
        let mut found = 1;
        for pair in here {
            let shown = 1 + (pair.shows & self.open).count_ones();
            if shown > best.0 {
                found = 0;
            }
            if shown >= best.0 {
                found += 1;
                if rng.random_range(0..found) == 0 {
                    best = (shown, pair.families, pair.shows);
                }
            }
        }
        self.open &= !best.2;
        if self.open == 0 {
            self.open = self.pairs.iter().fold(0, |open, pair| open | pair.shows);
        }
        best.1
    }
}

/// Returns which of two families comes first by these orders, if any of them distinguishes the two.
fn first(families: [Places; 2], orders: impl Iterator<Item = Ordering>) -> Option<Places> {
    match orders.fold(Ordering::Equal, Ordering::then) {
        Ordering::Greater => Some(families[1]),
        Ordering::Equal => None,
        Ordering::Less => Some(families[0]),
    }
}

/// Compares two families of the same size by each tie criterion.
fn by(ties: &[Tie], families: [Places; 2]) -> impl Iterator<Item = Ordering> {
    let [one, other] = families.map(|places| Family { places, size: 1 });
    ties.iter().map(move |tie| tie.compare(one, other, |_| 0))
}

/// Returns what each mistake keeps; a mistake replaces one criterion by one of [`KEYS`].
fn mistaken(families: [Places; 2], ties: &[Tie]) -> impl Iterator<Item = Option<Places>> {
    let [one, other] = families;
    (0..ties.len()).flat_map(move |at| {
        KEYS.into_iter().map(move |key| {
            let orders = by(&ties[..at], families).chain([key(one, other)]);
            first(families, orders.chain(by(&ties[at + 1..], families)))
        })
    })
}
