//! Owns [`HoldOut`], which hides a part of a list from a guesser, so that it meets unknown words.

use std::fmt;
use std::str::FromStr;

use hangman_solver::mixing::{STEP, mix};
use hangman_words::{Letter, Word, WordList};

/// Which part of a list is hidden.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HoldOut {
    /// The share of the words that is hidden.
    pub share: Fraction,
    /// The seed. A word is always on the same side for the same seed, whatever else is on the list.
    pub seed: u64,
    /// Whether words of a family are kept on the same side. A family is the words that begin with the same
    /// four letters; a shorter word is its own family.
    pub families: bool,
}

/// A share between 0 and 1, both excluded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fraction(f64);

/// The reason why a text is not a [`Fraction`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a share is a number above 0 and below 1, such as 0.5")]
pub struct FractionError;

/// The number of initial letters that the words of a family share.
const STEM: usize = 4;

impl Fraction {
    /// Returns the share, above 0 and below 1.
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl FromStr for Fraction {
    type Err = FractionError;

    fn from_str(text: &str) -> Result<Self, FractionError> {
        let share = text.trim().parse().map_err(|_| FractionError)?;
        if share > 0.0 && share < 1.0 { Ok(Self(share)) } else { Err(FractionError) }
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl HoldOut {
    /// Returns the words that the guesser knows and those that are hidden; `None` if either side would have
    /// no words.
    pub fn split(&self, list: &WordList) -> Option<(WordList, WordList)> {
        Some((list.only(|word| !self.hides(word))?, list.only(|word| self.hides(word))?))
    }

    pub(crate) fn hides(&self, word: &Word) -> bool {
        let letters = word.letters();
        let drawn = if self.families { &letters[..letters.len().min(STEM)] } else { letters };
        chance(drawn, self.seed) < self.share.0
    }
}

/// Returns a pseudorandom number in 0.0..1.0, determined by the letters and the seed.
fn chance(letters: &[Letter], seed: u64) -> f64 {
    let mixed =
        letters.iter().fold(drawn(seed), |so_far, letter| drawn(so_far ^ letter.index() as u64));
    (mixed >> 11) as f64 / (1u64 << 53) as f64
}

const fn drawn(number: u64) -> u64 {
    mix(number.wrapping_add(STEP))
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;
    use hangman_words::EmbeddedList;

    fn words(list: &WordList) -> HashSet<String> {
        list.by_length().flat_map(|listed| listed.words()).map(|word| word.to_string()).collect()
    }

    fn hold_out(share: &str, seed: u64, families: bool) -> HoldOut {
        HoldOut { share: share.parse().unwrap(), seed, families }
    }

    #[test]
    fn each_word_is_on_one_side_and_the_share_is_kept() {
        let list = EmbeddedList::EVERYDAY.load();
        let (known, hidden) = hold_out("0.3", 7, false).split(&list).unwrap();
        let (known, hidden) = (words(&known), words(&hidden));
        assert!(known.is_disjoint(&hidden));
        assert_eq!(known.len() + hidden.len(), list.total());
        assert_eq!(known.union(&hidden).cloned().collect::<HashSet<_>>(), words(&list));
        let share = hidden.len() as f64 / list.total() as f64;
        assert!((share - 0.3).abs() < 0.01, "{share}");
        assert_ne!(hidden, words(&hold_out("0.3", 8, false).split(&list).unwrap().1));
    }

    #[test]
    fn a_family_is_on_one_side() {
        let list = EmbeddedList::EVERYDAY.load();
        let (known, hidden) = hold_out("0.5", 0, true).split(&list).unwrap();
        let stem = |word: &String| word.chars().take(STEM).collect::<String>();
        let mut sides: HashMap<String, HashSet<bool>> = HashMap::new();
        for (side, words) in [(false, words(&known)), (true, words(&hidden))] {
            words.iter().for_each(|word| {
                sides.entry(stem(word)).or_default().insert(side);
            });
        }
        assert!(sides.values().all(|sides| sides.len() == 1));
    }

    #[test]
    fn a_share_is_more_than_nothing_and_less_than_all() {
        for text in ["0", "1", "-0.5", "1.5", "NaN", "half", ""] {
            assert_eq!(text.parse::<Fraction>(), Err(FractionError), "{text}");
        }
        assert_eq!("0.25".parse::<Fraction>().unwrap().get(), 0.25);
    }
}
