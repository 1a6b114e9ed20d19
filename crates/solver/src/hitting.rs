//! Owns [`Hitting`]: how many letters must be guessed before every word has been hit? This lower bound
//! settles most positions.
//!
//! The setter may deny letters as long as a word without them is left. After guesses that do not hit every
//! word of S (outside the places that all words share), there is one. If the smallest set of letters that
//! hits every word has τ letters, the guesser suffers at least τ − 1 misses. A sunflower of k words (no
//! open letter is shared by two) has τ = k, and so has a cluster of k words: both bounds are special cases.

use super::lexicon::{Letters, each};

/// The default effort of a search, in steps of about a microsecond.
pub(crate) const EFFORT: u32 = 3000;

/// An exact search for small hitting sets, with its scratch space.
#[derive(Clone, Default)]
pub(crate) struct Hitting {
    stack: Vec<Letters>,
    left: u32,
    /// The hitting set found by the last answer of `Some(false)`.
    pub(crate) witness: Letters,
    looked: usize,
}

impl Hitting {
    /// Returns whether more than `count` letters are needed to hit every one of the sets; `None` if `effort`
    /// steps are not enough to find out.
    pub(crate) fn exceeds(&mut self, sets: &[Letters], count: usize, effort: u32) -> Option<bool> {
        self.stack.clear();
        self.stack.extend_from_slice(sets);
        self.left = effort;
        self.run(0, count, 0)
    }

    /// Returns the number of sets examined since the last call.
    pub(crate) fn take_looked(&mut self) -> usize {
        std::mem::take(&mut self.looked)
    }

    /// Solves `stack[from..]`, and truncates the stack to `from`.
    fn run(&mut self, from: usize, mut count: usize, mut chosen: Letters) -> Option<bool> {
        loop {
            if self.left == 0 {
                self.stack.truncate(from);
                return None;
            }
            self.left -= 1;
            let size = self.stack.len() - from;
            self.looked += size;
            if size == 0 {
                self.witness = chosen;
                return Some(false);
            }
            let mut all = Letters::MAX;
            let mut any = 0;
            let mut single = 0;
            let mut apart = 0;
            let mut taken = 0;
            for &set in &self.stack[from..] {
                all &= set;
                any |= set;
                if set & set.wrapping_sub(1) == 0 {
                    single = if set == 0 { Letters::MAX } else { single | set };
                }
                if set & taken == 0 {
                    taken |= set;
                    apart += 1;
                }
            }
            // A set emptied by exclusions cannot be hit; disjoint sets are hit one by one.
            if single == Letters::MAX || count == 0 || (count == 1 && all == 0) || apart > count {
                self.stack.truncate(from);
                return Some(true);
            }
            if all != 0 {
                self.witness = chosen | 1 << all.trailing_zeros();
                self.stack.truncate(from);
                return Some(false);
            }
            if single != 0 {
                let forced = single.count_ones() as usize;
                if forced > count {
                    self.stack.truncate(from);
                    return Some(true);
                }
                count -= forced;
                chosen |= single;
                self.stack.extract_if(from.., |set| *set & single != 0).for_each(drop);
                continue;
            }
            // `count` letters hit at most as many sets as the sum of the `count` largest degrees.
            let mut greatest = [0u32; 64];
            let number = degrees(&self.stack[from..], any, &mut greatest);
            let top = &mut greatest[..number];
            if count < number {
                top.select_nth_unstable_by(count, |a, b| b.cmp(a));
            }
            let top = &top[..count.min(number)];
            let reach: u32 = top.iter().map(|packed| packed >> 6).sum();
            if (reach as usize) < size {
                self.stack.truncate(from);
                return Some(true);
            }
            let letter = top.iter().max().map_or(0, |packed| (packed & 63) as usize);
            // Branch with the letter …
            let start = self.stack.len();
            for index in from..start {
                let set = self.stack[index];
                if set >> letter & 1 == 0 {
                    self.stack.push(set);
                }
            }
            if !self.run(start, count - 1, chosen | 1 << letter)? {
                self.stack.truncate(from);
                return Some(false);
            }
            // … or without it, in place.
            for set in &mut self.stack[from..] {
                *set &= !(1 << letter);
            }
        }
    }
}

/// Writes each letter's degree (the number of sets that contain it), shifted left by six bits, plus the
/// letter itself, so that plain numbers can be sorted. Returns the number of letters.
fn degrees(sets: &[Letters], any: Letters, greatest: &mut [u32; 64]) -> usize {
    // Bit-sliced counters: plane k holds bit k of every letter's count.
    let mut planes = [0u64; 32];
    let add = |planes: &mut [u64; 32], at: usize, mut carry: u64| {
        let mut at = at;
        while carry != 0 {
            let both = planes[at] & carry;
            planes[at] ^= carry;
            carry = both;
            at += 1;
        }
    };
    let (fours, rest) = sets.as_chunks::<4>();
    for &[a, b, c, d] in fours {
        // Two full adders and a half adder: four sets plus the ones become ones, twos and fours.
        let (ones, twos_a) = full(planes[0], a, b);
        let (ones, twos_b) = full(ones, c, d);
        planes[0] = ones;
        let (twos, fours) = full(planes[1], twos_a, twos_b);
        planes[1] = twos;
        add(&mut planes, 2, fours);
    }
    for &set in rest {
        add(&mut planes, 0, set);
    }
    let used = (usize::BITS - sets.len().leading_zeros()) as usize;
    let mut number = 0;
    for letter in each(any) {
        let mut degree = 0;
        for (at, plane) in planes[..used].iter().enumerate() {
            degree |= ((plane >> letter & 1) as u32) << at;
        }
        greatest[number] = degree << 6 | letter as u32;
        number += 1;
    }
    number
}

/// Adds three bits in each of 64 lanes; returns the sum and the carry.
const fn full(a: u64, b: u64, c: u64) -> (u64, u64) {
    let half = a ^ b;
    (half ^ c, a & b | half & c)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::Dice;

    #[test]
    fn agrees_with_trying_all_subsets() {
        let mut dice = Dice(1);
        let mut hitting = Hitting::default();
        for _ in 0..3000 {
            let sets: Vec<Letters> = (0..1 + dice.below(10)).map(|_| 1 + dice.below(127)).collect();
            let fewest = (0u64..128)
                .filter(|pick| sets.iter().all(|set| set & pick != 0))
                .map(|pick| pick.count_ones() as usize)
                .min()
                .unwrap_or(0);
            for count in 0..8 {
                let exceeds = hitting.exceeds(&sets, count, u32::MAX);
                assert_eq!(exceeds, Some(fewest > count), "{sets:?} {count}");
                if fewest <= count {
                    assert!(sets.iter().all(|set| set & hitting.witness != 0));
                    assert!(hitting.witness.count_ones() as usize <= count);
                }
            }
        }
    }
}
