//! Owns [`playout`], an upper bound on the value, computed in milliseconds.
//!
//! Guessing the letter that is in the most remaining words is within a miss or two of optimal play on nearly
//! every list. So its worst case is a good initial upper bound, and a good estimate if the value is not
//! known in time.

use super::counted::counted;
use super::lexicon::{ABSENT, Letters, Lexicon, each};

/// Returns the most misses that the frequency guesser can suffer on these words (distinct words of the
/// lexicon). It always guesses the letter that is in most of them but not at the same places in all; ties go
/// to the lowest code. The result is at least the value and at most the number of words minus 1.
pub fn playout(lexicon: &Lexicon, words: &[u32]) -> usize {
    let mut worst = 0;
    let mut counts = vec![0u32; lexicon.placement_count()];
    play(lexicon, words.to_vec(), 0, &mut worst, &mut counts);
    worst
}

/// Raises `worst` to the most misses in the families of these words, after `misses` misses. A family of k
/// words adds at most k − 1, so those that cannot raise it are skipped. The recursion is at most as deep as
/// the alphabet is long.
fn play(lexicon: &Lexicon, words: Vec<u32>, misses: usize, worst: &mut usize, counts: &mut [u32]) {
    *worst = (*worst).max(misses);
    if misses + words.len() <= *worst + 1 {
        return;
    }
    let mut with = [0u32; 64];
    let mut all = Letters::MAX;
    let mut any = 0;
    for &word in &words {
        let letters = lexicon.letters(word);
        all &= letters;
        any |= letters;
        each(letters).for_each(|letter| with[letter] += 1);
    }
    let same = |letter: usize| {
        let first = words.first().map(|&word| lexicon.placement(letter, word));
        words.iter().all(|&word| Some(lexicon.placement(letter, word)) == first)
    };
    let mut best: Option<usize> = None;
    for letter in each(any) {
        if best.is_none_or(|best| with[letter] > with[best])
            && !(all >> letter & 1 == 1 && same(letter))
        {
            best = Some(letter);
        }
    }
    let Some(letter) = best else { return };
    let column = lexicon.column(letter);
    let placements = words.iter().map(|&word| column[word as usize]);
    let mut sizes = counted(placements.filter(|&placement| placement != ABSENT), counts);
    let without = words.len() as u32 - with[letter];
    if without > 0 {
        sizes.push((without + 1, ABSENT));
    }
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    for (size, placement) in sizes {
        // Without the letter: one word fewer than counted, one miss more.
        let after = misses + usize::from(placement == ABSENT);
        if misses + size as usize > *worst + 1 || after > *worst {
            let family =
                words.iter().copied().filter(|&word| column[word as usize] == placement).collect();
            play(lexicon, family, after, worst, counts);
        }
    }
}
