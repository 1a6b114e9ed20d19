//! Owns [`Spelling`]: the probability of each letter given the letters before it, learned from a list.
//!
//! It uses interpolated Kneser-Ney smoothing with three discounts for each order (Kneser and Ney 1995; Chen
//! and Goodman 1999). Contexts have up to six letters and may include the edge of the word. A context that
//! begins with the edge cannot be extended, so it keeps its plain counts.

use super::texts::Texts;

/// The order of the model: a context of six letters and the letter that follows.
const ORDER: usize = 7;

/// The code of the end of a word among letter codes.
pub const EDGE: u8 = 0;

/// The number of symbols that can follow: letters and the edge.
pub const SYMBOLS: usize = 65;

/// The bits per context symbol: none, the edge, or a letter.
const BITS: usize = 7;
const SYMBOL: u64 = (1 << BITS) - 1;

/// The context symbol of the edge; a letter's symbol is its code plus this.
const EDGE_BEFORE: u8 = 1;

/// A language model over letters.
pub struct Spelling {
    /// The tree of contexts: the root is empty, and each child has one more letter in front.
    contexts: Vec<Prefix>,
    /// For each context, the symbols that follow and their counts.
    followers: Vec<Follower>,
    /// By length of the context: the discounts for symbols counted once, twice, and more often.
    discounts: [[f32; 3]; ORDER],
    /// The number of letters in the alphabet plus 1 for the edge.
    pub symbols: usize,
}

#[derive(Clone, Copy, Default)]
struct Prefix {
    followers: u32,
    children: u32,
    follower_count: u8,
    child_count: u8,
    /// The first symbol of the context.
    first: u8,
    /// The sum of the counts of its followers.
    total: u32,
}

#[derive(Clone, Copy)]
struct Follower(u32);

impl Follower {
    const MOST: u32 = (1 << 24) - 1;

    fn new(symbol: usize, count: u32) -> Self {
        Self((symbol as u32) << 24 | count.min(Self::MOST))
    }

    const fn symbol(self) -> usize {
        (self.0 >> 24) as usize
    }

    const fn count(self) -> u32 {
        self.0 & Self::MOST
    }
}

impl Spelling {
    /// Learns from the words, in an alphabet of this size.
    pub fn learn(words: &Texts, letters: usize) -> Self {
        let mut windows = Vec::with_capacity(words.letters() + words.len());
        for word in words.iter() {
            for place in 0..=word.len() {
                let mut window = 0;
                for back in 1..ORDER {
                    let symbol = match place.checked_sub(back) {
                        Some(before) => word[before] + EDGE_BEFORE,
                        None if back == place + 1 => EDGE_BEFORE,
                        None => 0,
                    };
                    window = window << BITS | u64::from(symbol);
                }
                let next = word.get(place).copied().unwrap_or(EDGE);
                windows.push(window << BITS | u64::from(next));
            }
        }
        windows.sort_unstable();
        let mut spelling = Self {
            contexts: vec![Prefix::default()],
            followers: Vec::new(),
            discounts: [[0.0; 3]; ORDER],
            symbols: letters + 1,
        };
        let mut counts = [[0; 5]; ORDER];
        spelling.count(0, &windows, 0, &mut counts);
        spelling.discounts = counts.map(discounts);
        spelling.contexts.shrink_to_fit();
        spelling.followers.shrink_to_fit();
        spelling
    }

    /// Counts what follows a context in these windows, and returns the set of followers.
    fn count(
        &mut self,
        context: usize,
        windows: &[u64],
        depth: usize,
        seen: &mut [[u32; 5]; ORDER],
    ) -> u128 {
        let mut counts = [0u32; SYMBOLS];
        if is_deepest(depth, self.contexts[context].first) {
            windows.iter().for_each(|window| counts[(window & SYMBOL) as usize] += 1);
        } else {
            let symbol = |window: &u64| window >> (BITS * (ORDER - 1 - depth)) & SYMBOL;
            let parts = || windows.chunk_by(|one, next| symbol(one) == symbol(next));
            let start = self.contexts.len();
            self.contexts.extend(
                parts().map(|part| Prefix { first: symbol(&part[0]) as u8, ..Prefix::default() }),
            );
            let end = self.contexts.len();
            self.contexts[context].children = start as u32;
            self.contexts[context].child_count = (end - start) as u8;
            for (child, part) in (start..end).zip(parts()) {
                // Below the maximum order, a follower counts once for each longer context in which it occurs.
                let mut follows = self.count(child, part, depth + 1, seen);
                while follows != 0 {
                    counts[follows.trailing_zeros() as usize] += 1;
                    follows &= follows - 1;
                }
            }
        }
        let mut follows = 0;
        let start = self.followers.len();
        for (symbol, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            self.followers.push(Follower::new(symbol, count));
            follows |= 1 << symbol;
            if let Some(seen) = seen[depth].get_mut(count as usize) {
                *seen += 1;
            }
        }
        let end = self.followers.len();
        let context = &mut self.contexts[context];
        context.followers = start as u32;
        context.follower_count = (end - start) as u8;
        context.total = counts.iter().sum();
        follows
    }

    /// Returns the matching contexts, the empty one first, each with its followers and discounts.
    fn contexts<'a>(
        &'a self,
        before: &'a [u8],
    ) -> impl Iterator<Item = (&'a Prefix, &'a [Follower], &'a [f32; 3])> {
        let mut at = self.contexts.first();
        (0..ORDER).map_while(move |depth| {
            let context = at?;
            at = self.further(context, before, depth);
            let followers = &self.followers[context.followers as usize..];
            let followers = &followers[..usize::from(context.follower_count)];
            Some((context, followers, &self.discounts[depth]))
        })
    }

    fn further(&self, context: &Prefix, before: &[u8], depth: usize) -> Option<&Prefix> {
        if is_deepest(depth, context.first) {
            return None;
        }
        let wanted = match before.len().checked_sub(depth + 1) {
            Some(place) => before[place] + EDGE_BEFORE,
            None => EDGE_BEFORE,
        };
        let children = &self.contexts[context.children as usize..];
        let children = &children[..usize::from(context.child_count)];
        children.binary_search_by_key(&wanted, |child| child.first).ok().map(|at| &children[at])
    }

    /// Computes the probability of each symbol after those before, indexed by its code.
    pub fn after(&self, before: &[u8], chances: &mut [f32; SYMBOLS]) {
        let chances = &mut chances[..self.symbols];
        chances.fill(1.0 / self.symbols as f32);
        for (context, followers, discounts) in self.contexts(before) {
            let total = context.total as f32;
            let left: f32 = followers.iter().map(|follower| discount(*follower, discounts)).sum();
            chances.iter_mut().for_each(|chance| *chance *= left / total);
            for follower in followers {
                let kept = follower.count() as f32 - discount(*follower, discounts);
                chances[follower.symbol()] += kept / total;
            }
        }
    }

    /// Returns the probability of a symbol after those before.
    fn chance(&self, before: &[u8], next: u8) -> f32 {
        let mut chance = 1.0 / self.symbols as f32;
        for (context, followers, discounts) in self.contexts(before) {
            let (mut left, mut kept) = (0.0, 0.0);
            for follower in followers {
                let discount = discount(*follower, discounts);
                left += discount;
                if follower.symbol() == usize::from(next) {
                    kept = follower.count() as f32 - discount;
                }
            }
            chance = (chance * left + kept) / context.total as f32;
        }
        chance
    }

    /// Returns the natural logarithm of the probability that a letter, or the edge, follows.
    pub fn next(&self, before: &[u8], next: u8) -> f32 {
        self.chance(before, next).ln()
    }

    /// Returns the natural logarithm of the probability of a word among all words.
    pub fn word(&self, word: &[u8]) -> f32 {
        let letters = (0..word.len()).map(|place| self.next(&word[..place], word[place]));
        letters.sum::<f32>() + self.next(word, EDGE)
    }
}

/// Returns whether a context cannot be extended.
const fn is_deepest(depth: usize, first: u8) -> bool {
    depth == ORDER - 1 || depth > 0 && first == EDGE_BEFORE
}

fn discount(follower: Follower, discounts: &[f32; 3]) -> f32 {
    discounts[follower.count().clamp(1, 3) as usize - 1]
}

/// Returns the three discounts of an order from the numbers of items counted once to four times (Chen and
/// Goodman 1999, equation 26), each clamped to a valid range. Adding 1 to each number makes it safe for small
/// lists.
fn discounts(seen: [u32; 5]) -> [f32; 3] {
    let n = seen.map(|count| count as f32 + 1.0);
    let y = n[1] / (n[1] + 2.0 * n[2]);
    [1usize, 2, 3].map(|count| {
        let times = count as f32;
        (times - (times + 1.0) * y * n[count + 1] / n[count]).clamp(0.1, times - 0.05)
    })
}
