//! Owns [`Span`]: a set of candidates described by letters instead of listed.
//!
//! Every position that play can reach from a word list is a *span*: the words of the list whose letters all
//! lie in `letters`, and which have the letters `fixed` at the same places as the word `sample`. (A miss
//! removes a letter, a hit fixes places, and a letter that is at the same places in all words left counts as
//! fixed, whether it was guessed or not.) So a set is identified exactly without hashing its words, and the
//! subset test takes two ANDs instead of a walk.

use super::lexicon::{Letters, Lexicon, each};
use crate::mixing::{STEP, mix};

/// The words whose letters lie in `letters` and that agree with the word `sample` on the places of the
/// letters `fixed` (a subset of `letters`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Span {
    pub letters: Letters,
    pub fixed: Letters,
    pub sample: u32,
}

impl Span {
    pub fn word(lexicon: &Lexicon, word: u32) -> Self {
        let letters = lexicon.letters(word);
        Self { letters, fixed: letters, sample: word }
    }

    /// Returns whether every word of `inner` is in `self`. `true` is always right; `false` is right if
    /// `inner` is tight, that is, all its letters occur and everything that its words share is fixed.
    #[inline]
    pub fn contains(&self, inner: &Self, lexicon: &Lexicon) -> bool {
        inner.letters & !self.letters == 0
            && self.fixed & !inner.fixed == 0
            && agree(lexicon, self.fixed, self.sample, inner.sample)
    }

    #[inline]
    pub fn has(&self, word: u32, lexicon: &Lexicon) -> bool {
        let letters = lexicon.letters(word);
        letters & !self.letters == 0
            && self.fixed & !letters == 0
            && agree(lexicon, self.fixed, self.sample, word)
    }

    /// Returns the smallest span that contains both.
    pub fn join(&self, other: &Self, lexicon: &Lexicon) -> Self {
        let is_same = |letter: &usize| {
            lexicon.placement(*letter, self.sample) == lexicon.placement(*letter, other.sample)
        };
        let same = each(self.fixed & other.fixed).filter(is_same);
        let fixed = same.fold(0, |fixed, letter| fixed | 1 << letter);
        Self { letters: self.letters | other.letters, fixed, sample: self.sample }
    }

    /// Returns the smallest span that contains these words; `None` if there are none.
    pub fn of(words: impl IntoIterator<Item = u32>, lexicon: &Lexicon) -> Option<Self> {
        words.into_iter().map(|word| Self::word(lexicon, word)).reduce(|a, b| a.join(&b, lexicon))
    }

    /// Returns the words in the span, in ascending order.
    pub fn words<'a>(&'a self, lexicon: &'a Lexicon) -> impl Iterator<Item = u32> + 'a {
        let placements = each(self.fixed)
            .map(|letter| lexicon.words_with(lexicon.placement(letter, self.sample)));
        let rarest = placements.min_by_key(|words| words.len());
        let all = rarest.is_none().then_some(0..lexicon.words() as u32);
        let some = rarest.into_iter().flatten().copied();
        some.chain(all.into_iter().flatten()).filter(|&word| self.has(word, lexicon))
    }

    /// Returns the letters that may be informative.
    #[inline]
    pub fn open(&self) -> Letters {
        self.letters & !self.fixed
    }

    /// Returns a 128-bit hash that is the same for equal spans, whatever their samples. The letters and fixed
    /// letters go in whole; the places of the fixed ones are mixed in twice with different constants.
    pub fn key(&self, lexicon: &Lexicon) -> (u64, u64) {
        let mut a = mix(self.letters ^ STEP);
        let mut b = mix(self.letters ^ 0xc2b2_ae3d_27d4_eb4f);
        for letter in each(self.fixed) {
            let placement = u64::from(lexicon.placement(letter, self.sample));
            a = mix(a ^ placement.wrapping_add(0x1656_67b1_9e37_79f9));
            b = mix(b.wrapping_add(placement).wrapping_mul(0xd6e8_feb8_6659_fd93));
        }
        (a, b)
    }
}

#[inline]
fn agree(lexicon: &Lexicon, letters: Letters, one: u32, other: u32) -> bool {
    each(letters).all(|letter| lexicon.placement(letter, one) == lexicon.placement(letter, other))
}
