//! Owns [`TieMistakes`]: ways to break ties wrongly, and the two families that show each of them.

use std::cmp::Ordering;

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;

use crate::engine::{Rule, Tie};
use crate::words::{Family, Places};

/// Which of two families comes first.
type Order = fn(Places, Places) -> Ordering;

/// What programs go by in place of the right tie, or before it.
const KEYS: [Order; 11] = [
    |one, other| other.is_empty().cmp(&one.is_empty()),
    |one, other| one.is_empty().cmp(&other.is_empty()),
    |one, other| one.count().cmp(&other.count()),
    |one, other| other.count().cmp(&one.count()),
    // The last place decides, then the one before.
    |one, other| other.cmp(&one),
    |one, other| one.cmp(&other),
    // The order of patterns, in which `-` is before a letter.
    |one, other| one.bits().reverse_bits().cmp(&other.bits().reverse_bits()),
    |one, other| other.bits().reverse_bits().cmp(&one.bits().reverse_bits()),
    // The first place decides, then the next: the order of lists of places.
    |one, other| one.iter().cmp(other.iter()),
    |one, other| other.iter().cmp(one.iter()),
    |_, _| Ordering::Equal,
];

/// The lengths in which families are compared.
pub(super) const LENGTHS: std::ops::RangeInclusive<usize> = 2..=6;

/// Two families of the same size.
#[derive(Clone, Copy, Debug)]
struct Pair {
    length: usize,
    families: [Places; 2],
    /// The mistakes that choose the other one than the rule.
    shows: u128,
}

/// The pairs of families that a rule is tried with.
pub(super) struct TieMistakes {
    pairs: Vec<Pair>,
    /// Mistakes that no pair has shown yet since all were shown.
    open: u128,
}

impl TieMistakes {
    /// Tries every pair of families of up to three letters in words of up to six with every mistake.
    pub fn new(rule: &Rule) -> Self {
        let ties = rule.in_full();
        let mut pairs = Vec::new();
        for length in LENGTHS {
            let few = |bits: &u64| bits.count_ones() <= 3;
            for one in (0..1 << length).filter(few) {
                for other in (one + 1..1 << length).filter(few) {
                    let families = [one, other].map(Places::from_bits);
                    let right = first(families, by(&ties, families));
                    let wrong = mistaken(families, &ties).enumerate();
                    let shows = wrong.fold(0, |shows, (number, kept)| {
                        shows | u128::from(kept != right) << number
                    });
                    pairs.push(Pair { length, families, shows });
                }
            }
        }
        let open = pairs.iter().fold(0, |open, pair| open | pair.shows);
        Self { pairs, open }
    }

    /// Two families of the same size in words of this length: those that show the most mistakes that none has shown
    /// yet, and any two of the same use.
    pub fn draw(&mut self, length: usize, rng: &mut Xoshiro256PlusPlus) -> [Places; 2] {
        let mut best = (0, [Places::NONE, Places::from_bits(1)], 0);
        let here = self.pairs.iter().filter(|pair| pair.length == length);
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

/// Which of two families the first of these orders that can tell them apart puts first.
fn first(families: [Places; 2], orders: impl Iterator<Item = Ordering>) -> Places {
    match orders.fold(Ordering::Equal, Ordering::then) {
        Ordering::Greater => families[1],
        _ => families[0],
    }
}

/// How ties compare two families of the same size.
fn by(ties: &[Tie], families: [Places; 2]) -> impl Iterator<Item = Ordering> {
    let [one, other] = families.map(|places| Family { places, size: 1 });
    ties.iter().map(move |tie| tie.compare(one, other, |_| 0))
}

/// What each mistake keeps: a key takes the place of a tie.
fn mistaken(families: [Places; 2], ties: &[Tie]) -> impl Iterator<Item = Places> {
    let [one, other] = families;
    (0..ties.len()).flat_map(move |at| {
        KEYS.into_iter().map(move |key| {
            let orders = by(&ties[..at], families).chain([key(one, other)]);
            first(families, orders.chain(by(&ties[at + 1..], families)))
        })
    })
}
