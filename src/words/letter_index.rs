//! Owns [`LetterIndex`]: for each letter and place, which words of a shelf have the letter there; and for each word
//! its letters.

use std::fmt;
use std::sync::OnceLock;

use super::letter::{Letter, LetterSet};
use super::packed::{Packed, places, spread};
use super::places::Places;

/// Words in a row of marks.
const ROW: usize = 64;

/// What has been asked for so far.
pub(super) struct LetterIndex {
    /// By letter: a row of marks for each 64 words, for each place in turn, then for all places together.
    places: [OnceLock<Box<[u64]>>; Letter::MAX],
    /// By word.
    letters: OnceLock<Box<[LetterSet]>>,
}

impl LetterIndex {
    /// Nothing was asked for yet.
    pub const fn unknown() -> Self {
        Self { places: [const { OnceLock::new() }; Letter::MAX], letters: OnceLock::new() }
    }

    /// The letters of each word of the shelf.
    pub(crate) fn letters(&self, shelf: Packed<'_>) -> &[LetterSet] {
        self.letters.get_or_init(|| shelf.words().map(LetterSet::packed).collect())
    }

    /// Marks each word of the shelf that has the letter elsewhere than in just these places.
    pub(crate) fn mark_misfits(
        &self,
        shelf: Packed<'_>,
        letter: Letter,
        wanted: Places,
        marks: &mut Vec<u64>,
    ) {
        let standing = self.places[letter.index()].get_or_init(|| find(shelf, letter));
        let rows = shelf.words().len().div_ceil(ROW);
        marks.clear();
        if wanted.is_empty() {
            marks.extend_from_slice(&standing[rows * shelf.length..]);
            return;
        }
        marks.resize(rows, 0);
        for (place, standing) in standing.chunks_exact(rows).take(shelf.length).enumerate() {
            let wanted = if wanted.bits() >> place & 1 == 1 { u64::MAX } else { 0 };
            for (marks, standing) in marks.iter_mut().zip(standing) {
                *marks |= standing ^ wanted;
            }
        }
        let past_the_end = rows * ROW - shelf.words().len();
        if let Some(last) = marks.last_mut() {
            *last &= u64::MAX >> past_the_end;
        }
    }
}

fn find(shelf: Packed<'_>, letter: Letter) -> Box<[u64]> {
    let rows = shelf.words().len().div_ceil(ROW);
    let mut standing = vec![0; rows * (shelf.length + 1)];
    for (number, word) in shelf.words().enumerate() {
        for place in places(word, spread(letter)).iter() {
            for part in [place, shelf.length] {
                standing[part * rows + number / ROW] |= 1 << (number % ROW);
            }
        }
    }
    standing.into()
}

/// It follows from the words, so it makes no difference whether it was asked for.
impl PartialEq for LetterIndex {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for LetterIndex {}

impl fmt::Debug for LetterIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.places.iter().map(|standing| standing.get().is_some());
        f.debug_list().entries(known).finish()
    }
}
