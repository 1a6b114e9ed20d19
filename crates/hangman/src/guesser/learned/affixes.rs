//! Owns [`Affixes`]: which endings of words are interchangeable, learned from a list. Applied to reversed
//! words, it learns beginnings.

use std::cmp::Reverse;
use std::ops::Range;

use rustc_hash::FxHashMap;

use super::texts::{Text, Texts};

/// The maximum length of an ending, in letters.
const LONGEST: usize = 5;

/// The minimum length of a stem, in letters.
const SHORTEST_STEM: usize = 3;

/// The number of endings considered, the most frequent ones.
const ENDINGS: usize = 400;

/// For large lists, one in this many stems is enough to learn from.
const STEMS: u64 = 4;

/// The number of words from which a list is large.
const LARGE: usize = 40_000;

/// Exchanges shown by fewer stems than this are considered chance.
const FEWEST: f32 = 3.0;

/// The minimum share of the words with an ending that also have the other form.
const RAREST: f32 = 0.05;

/// The maximum odds of a form, since no list has all of them.
const SUREST: f32 = 9.0;

/// The number of stems from which an exchange is used to estimate how complete the list is.
const TELLING: f32 = 50.0;

/// Exchanges of endings and their odds.
pub struct Affixes {
    /// The estimated upper bound on the share (0 ..= 1) of the language's words that the list has, or `None` if no
    /// exchange is frequent enough. It is the share of the exchange that is missing least often: for a form
    /// that every word has in the language, a list that lacks half of all words lacks half of the forms.
    pub completeness: Option<f32>,
    numbers: FxHashMap<Suffix, u16>,
    /// For each ending, by number: the endings that can replace it, shortest first.
    swaps: Vec<Vec<Swap>>,
}

/// An ending as a number: its letter codes from the last one on, lowest byte first. Codes are never 0.
type Suffix = u64;

#[derive(Clone, Copy)]
struct Swap {
    /// How many letters longer the word becomes.
    longer: i8,
    suffix: Suffix,
    odds: f32,
}

impl Affixes {
    /// Learns the exchanges of a list. The probability of an exchange of ending A for B is the share of the
    /// words with A whose stem also occurs with B.
    pub fn learn(words: &Texts) -> Self {
        let every = if words.len() < LARGE { 1 } else { STEMS };
        let mut forms: Vec<(u64, Suffix)> = Vec::new();
        let mut counts: FxHashMap<Suffix, u32> = FxHashMap::default();
        for word in words.iter() {
            let mut stem = 0;
            for (at, code) in word.iter().enumerate() {
                stem = hashed(stem, *code);
                let suffix = &word[at + 1..];
                if at + 1 >= SHORTEST_STEM && suffix.len() <= LONGEST && (stem >> 40) % every == 0 {
                    let suffix = packed(suffix);
                    forms.push((stem, suffix));
                    *counts.entry(suffix).or_default() += 1;
                }
            }
        }
        let mut frequent: Vec<(Suffix, u32)> = counts.into_iter().collect();
        frequent.sort_unstable_by_key(|(suffix, count)| (Reverse(*count), *suffix));
        frequent.truncate(ENDINGS);
        let numbers: FxHashMap<Suffix, u16> =
            frequent.iter().map(|(suffix, _)| *suffix).zip(0..).collect();
        let pairs = pairs(forms, &numbers);
        let swaps = swaps(&frequent, &pairs);
        Self { completeness: completeness(&frequent, &pairs), numbers, swaps }
    }

    /// Calls `tell` with every word of a length that an exchange makes of a listed word, and the odds of that
    /// exchange.
    pub fn form(&self, words: &Texts, length: usize, mut tell: impl FnMut(&Text, f32)) {
        for word in words.iter().filter(|word| word.len().abs_diff(length) <= LONGEST) {
            let longer = length as i8 - word.len() as i8;
            for stem in (SHORTEST_STEM.max(word.len().saturating_sub(LONGEST))..=word.len()).rev() {
                let number = self.numbers.get(&packed(&word[stem..]));
                let all = number.map_or(&[][..], |number| &self.swaps[usize::from(*number)]);
                for swap in &all[range(all, longer)] {
                    let mut text = Text::EMPTY;
                    text.extend(&word[..stem]);
                    let mut rest = swap.suffix;
                    let letters = (length - stem) as u32;
                    for letter in (0..letters).rev() {
                        text.push((rest >> (8 * letter)) as u8);
                        rest &= (1 << (8 * letter)) - 1;
                    }
                    tell(&text, swap.odds);
                }
            }
        }
    }
}

fn hashed(stem: u64, code: u8) -> u64 {
    (stem.rotate_left(29) ^ u64::from(code)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn packed(suffix: &[u8]) -> Suffix {
    suffix.iter().fold(0, |packed, code| packed << 8 | u64::from(*code))
}

const fn length(suffix: Suffix) -> usize {
    (64 - suffix.leading_zeros() as usize).div_ceil(8)
}

/// Returns the first letter of an ending, or 0 if it is empty.
const fn first(suffix: Suffix) -> u8 {
    match length(suffix) {
        0 => 0,
        length => (suffix >> (8 * (length - 1))) as u8,
    }
}

/// Counts, for each pair of endings, the stems that have both. Only pairs that differ in their first letters
/// count, since others have a longer stem.
fn pairs(forms: Vec<(u64, Suffix)>, numbers: &FxHashMap<Suffix, u16>) -> Vec<u32> {
    let numbered = forms.into_iter().filter_map(|(stem, suffix)| {
        let number = numbers.get(&suffix)?;
        Some((stem, *number, first(suffix)))
    });
    let mut forms: Vec<(u64, u16, u8)> = numbered.collect();
    forms.sort_unstable();
    let mut pairs = vec![0; numbers.len() * numbers.len()];
    for forms in forms.chunk_by(|one, next| one.0 == next.0) {
        for (_, one, first) in forms {
            for (_, other, _) in forms.iter().filter(|other| other.2 != *first) {
                pairs[usize::from(*one) * numbers.len() + usize::from(*other)] += 1;
            }
        }
    }
    pairs
}

/// Returns the largest share of the words with an ending that have another form, too. Two standard deviations
/// are subtracted, so that chance does not inflate it.
fn completeness(suffixes: &[(Suffix, u32)], pairs: &[u32]) -> Option<f32> {
    let rows = suffixes.iter().zip(pairs.chunks(suffixes.len().max(1)));
    let shares = rows.flat_map(|((_, count), pairs)| {
        let telling = pairs.iter().map(|both| *both as f32).filter(|both| *both >= TELLING);
        telling.map(move |both| {
            let share = both / *count as f32;
            share - 2.0 * (share * (1.0 - share) / *count as f32).sqrt()
        })
    });
    shares.reduce(f32::max)
}

fn swaps(suffixes: &[(Suffix, u32)], pairs: &[u32]) -> Vec<Vec<Swap>> {
    let of = |((suffix, count), pairs): (&(Suffix, u32), &[u32])| {
        let likely = suffixes.iter().zip(pairs).filter_map(|((other, _), both)| {
            let share = (*both as f32 - 0.7) / (*count as f32 + 1.0);
            (*both as f32 >= FEWEST && share >= RAREST).then(|| Swap {
                longer: length(*other) as i8 - length(*suffix) as i8,
                suffix: *other,
                odds: (share / (1.0 - share)).min(SUREST),
            })
        });
        let mut swaps: Vec<Swap> = likely.collect();
        swaps.sort_by_key(|swap| swap.longer);
        swaps
    };
    suffixes.iter().zip(pairs.chunks(suffixes.len().max(1))).map(of).collect()
}

/// Returns the range of the exchanges that make a word longer by this many letters.
fn range(swaps: &[Swap], longer: i8) -> Range<usize> {
    let start = swaps.partition_point(|swap| swap.longer < longer);
    let end = swaps.partition_point(|swap| swap.longer <= longer);
    start..end
}
