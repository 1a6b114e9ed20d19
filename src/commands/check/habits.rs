//! Owns [`Told`]: the ways to break ties that the games of a check have told apart.

use std::cmp::Reverse;

use crate::words::Places;

/// The number of ways to break ties.
const HABITS: usize = 6;

/// How many games tell two habits apart.
#[derive(Default)]
pub struct Told([[u32; HABITS]; HABITS]);

impl Told {
    /// Returns how much families tell of how ties are broken: each pair of habits that they tell apart counts, and the more, the
    /// fewer games have done so.
    pub fn tells(&self, families: &[Places]) -> u32 {
        let kept = habits(families);
        let apart = pairs().filter(|(one, other)| kept[*one] != kept[*other]);
        apart.map(|(one, other)| 1000 / (1 + self.0[one][other])).sum()
    }

    /// Counts the habits that the families of a game tell apart.
    pub fn add(&mut self, families: &[Places]) {
        let kept = habits(families);
        for (one, other) in pairs().filter(|(one, other)| kept[*one] != kept[*other]) {
            self.0[one][other] += 1;
        }
    }
}

/// Returns which of these families is kept by each habit: some prefer the fewest letters and others don't, and then go by the
/// last places, only the last two, or the first ones.
fn habits(families: &[Places]) -> [Option<&Places>; HABITS] {
    let last_two = |places: Places| -> Places {
        places.iter().skip(places.count().saturating_sub(2)).collect()
    };
    let [fewest, any] = [usize::MAX, 0].map(|most| {
        let fewest = move |places: &Places| places.count().min(most);
        [
            families.iter().min_by_key(|one| (fewest(one), Reverse(**one))),
            families.iter().min_by_key(|one| (fewest(one), Reverse(last_two(**one)), **one)),
            families.iter().min_by_key(|one| (fewest(one), one.bits().reverse_bits())),
        ]
    });
    let [[a, b, c], [d, e, f]] = [fewest, any];
    [a, b, c, d, e, f]
}

/// Returns all pairs of habits.
fn pairs() -> impl Iterator<Item = (usize, usize)> {
    (0..HABITS).flat_map(|one| (0..one).map(move |other| (one, other)))
}
