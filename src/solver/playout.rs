//! The plain guesser played out: an upper bound on the value in milliseconds.
//!
//! "The letter in most of the words left" is within a miss or two of the best
//! guesser on nearly every list, so its worst case is a good first upper bound,
//! and a good stand-in for a value that is not known in time.

use super::lexicon::{ABSENT, Letters, Lexicon, take};

/// The most misses that a guesser can suffer on these words (different ones,
/// of this list) who always names the letter that is in most of them and not
/// in the same places of all; among equals the one with the lowest code. Never
/// below the value, at most the number of words less one.
pub fn playout(lexicon: &Lexicon, words: &[u32]) -> usize {
    let mut worst = 0;
    let mut counts = vec![0u32; lexicon.placement_count()];
    play(lexicon, words.to_vec(), 0, &mut worst, &mut counts);
    worst
}

/// Raises `worst` to what the families of these words come to, `misses`
/// suffered before. A family of k words adds k − 1 at most, so those that
/// cannot raise it are skipped. No deeper than the alphabet.
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
        let mut rest = letters;
        while let Some(letter) = take(&mut rest) {
            with[letter] += 1;
        }
    }
    let same = |letter: usize| {
        let first = words.first().map(|&word| lexicon.placement(letter, word));
        words.iter().all(|&word| Some(lexicon.placement(letter, word)) == first)
    };
    let mut best: Option<usize> = None;
    while let Some(letter) = take(&mut any) {
        if best.is_none_or(|best| with[letter] > with[best])
            && !(all >> letter & 1 == 1 && same(letter))
        {
            best = Some(letter);
        }
    }
    let Some(letter) = best else { return };
    let column = lexicon.column(letter);
    let mut sizes: Vec<(u32, u32)> = Vec::new();
    let mut without = 0u32;
    for &word in &words {
        match column[word as usize] {
            ABSENT => without += 1,
            placement => {
                if counts[placement as usize] == 0 {
                    sizes.push((0, placement));
                }
                counts[placement as usize] += 1;
            }
        }
    }
    for size in &mut sizes {
        size.0 = std::mem::take(&mut counts[size.1 as usize]);
    }
    if without > 0 {
        sizes.push((without + 1, ABSENT));
    }
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    for (size, placement) in sizes {
        // Without the letter: one word less than noted, one miss more.
        let after = misses + usize::from(placement == ABSENT);
        if misses + size as usize > *worst + 1 || after > *worst {
            let family =
                words.iter().copied().filter(|&word| column[word as usize] == placement).collect();
            play(lexicon, family, after, worst, counts);
        }
    }
}
