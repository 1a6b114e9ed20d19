//! Spans: sets of candidates described by letters instead of listed.
//!
//! Every position that play can reach from a word list is a *span*: the words
//! of the list whose letters all lie in `letters`, and which have the letters
//! `fixed` in the same places as the word `sample` has. (Answers of "no" take
//! letters away, answers of "there" fix places, and a letter that stands in
//! the same places of every word left may be called fixed whether it was
//! guessed or not.) So a set is named exactly, without hashing its words, and
//! "is this set part of that one?" takes two ANDs instead of a walk.

use super::lexicon::{Letters, Lexicon, take};
use crate::mixing::{STEP, mix};

/// The words whose letters lie in `letters` and that agree with the word
/// `sample` on the places of the letters `fixed` (a subset of `letters`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Span {
    pub letters: Letters,
    pub fixed: Letters,
    pub sample: u32,
}

impl Span {
    /// The span of one word.
    pub fn word(lexicon: &Lexicon, word: u32) -> Self {
        let letters = lexicon.letters(word);
        Self { letters, fixed: letters, sample: word }
    }

    /// Whether every word of `inner` is in `self`: a yes is always right, and
    /// a no is right where `inner` is tight, that is, its letters all occur
    /// and everything that its words share is fixed.
    #[inline]
    pub fn contains(&self, inner: &Self, lexicon: &Lexicon) -> bool {
        inner.letters & !self.letters == 0
            && self.fixed & !inner.fixed == 0
            && agree(lexicon, self.fixed, self.sample, inner.sample)
    }

    /// Whether the word is in the span.
    #[inline]
    pub fn has(&self, word: u32, lexicon: &Lexicon) -> bool {
        let letters = lexicon.letters(word);
        letters & !self.letters == 0
            && self.fixed & !letters == 0
            && agree(lexicon, self.fixed, self.sample, word)
    }

    /// The smallest span that holds both.
    pub fn join(&self, other: &Self, lexicon: &Lexicon) -> Self {
        let mut fixed = 0;
        let mut both = self.fixed & other.fixed;
        while let Some(letter) = take(&mut both) {
            if lexicon.placement(letter, self.sample) == lexicon.placement(letter, other.sample) {
                fixed |= 1 << letter;
            }
        }
        Self { letters: self.letters | other.letters, fixed, sample: self.sample }
    }

    /// The smallest span that holds these words, if there are any.
    pub fn of(words: impl IntoIterator<Item = u32>, lexicon: &Lexicon) -> Option<Self> {
        words.into_iter().map(|word| Self::word(lexicon, word)).reduce(|a, b| a.join(&b, lexicon))
    }

    /// The words in the span, in rising order.
    pub fn words<'a>(&'a self, lexicon: &'a Lexicon) -> impl Iterator<Item = u32> + 'a {
        let mut fixed = self.fixed;
        let placements = std::iter::from_fn(move || take(&mut fixed))
            .map(|letter| lexicon.words_with(lexicon.placement(letter, self.sample)));
        let rarest = placements.min_by_key(|words| words.len());
        let all = rarest.is_none().then_some(0..lexicon.words() as u32);
        let some = rarest.into_iter().flatten().copied();
        some.chain(all.into_iter().flatten()).filter(|&word| self.has(word, lexicon))
    }

    /// The letters that a guess can tell something about.
    #[inline]
    pub fn open(&self) -> Letters {
        self.letters & !self.fixed
    }

    /// A name of 128 bits, the same for equal spans whatever their samples.
    /// Letters and fixed letters go in whole; the places of the fixed ones
    /// are mixed in twice with different constants.
    pub fn key(&self, lexicon: &Lexicon) -> (u64, u64) {
        let mut a = mix(self.letters ^ STEP);
        let mut b = mix(self.letters ^ 0xc2b2_ae3d_27d4_eb4f);
        let mut rest = self.fixed;
        while let Some(letter) = take(&mut rest) {
            let placement = u64::from(lexicon.placement(letter, self.sample));
            a = mix(a ^ placement.wrapping_add(0x1656_67b1_9e37_79f9));
            b = mix(b.wrapping_add(placement).wrapping_mul(0xd6e8_feb8_6659_fd93));
        }
        (a, b)
    }
}

#[inline]
fn agree(lexicon: &Lexicon, mut letters: Letters, one: u32, other: u32) -> bool {
    while let Some(letter) = take(&mut letters) {
        if lexicon.placement(letter, one) != lexicon.placement(letter, other) {
            return false;
        }
    }
    true
}
