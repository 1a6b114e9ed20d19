//! Guessing the whole word: it changes no value, and values after a struck word are those of a list of their own.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use hangman_core::engine::Setter;
use hangman_solver::{Lexicon, Limit, Solver, SolverSettings};
use hangman_words::{ENGLISH, Word, WordsOfLength};

use crate::support::swept;

const LETTERS: usize = 4;
const LENGTH: usize = 3;
const WORDS: usize = LETTERS.pow(LENGTH as u32);

/// A word as the letters at its places.
fn spelled(word: usize) -> [usize; LENGTH] {
    std::array::from_fn(|place| word / LETTERS.pow(place as u32) % LETTERS)
}

/// The words of a list, which has a bit for each.
fn words_of(list: u64) -> Vec<[usize; LENGTH]> {
    (0..WORDS).filter(|word| list >> word & 1 == 1).map(spelled).collect()
}

/// What each renaming of letters and each order of places makes of each word. Neither changes what can be played.
fn symmetries() -> Vec<[usize; WORDS]> {
    fn orders(of: usize) -> Vec<Vec<usize>> {
        let all = (0..of.pow(of as u32))
            .map(|code| (0..of).map(|place| code / of.pow(place as u32) % of).collect::<Vec<_>>());
        all.filter(|order| order.iter().collect::<BTreeSet<_>>().len() == of).collect()
    }
    let (letters, places) = (orders(LETTERS), orders(LENGTH));
    let pairs =
        letters.iter().flat_map(|letters| places.iter().map(move |places| (letters, places)));
    let mapped = |(letters, places): (&Vec<usize>, &Vec<usize>)| {
        std::array::from_fn(|word| {
            let spelled = spelled(word);
            let at = |place: &usize| letters[spelled[*place]];
            places.iter().map(at).rev().fold(0, |word, letter| word * LETTERS + letter)
        })
    };
    pairs.map(mapped).collect()
}

/// All lists with one word more than these, one of each kind.
fn with_another(lists: &BTreeSet<u64>, symmetries: &[[usize; WORDS]]) -> BTreeSet<u64> {
    let with = |list: &u64| {
        let list = *list;
        (0..WORDS).map(move |word| list | 1 << word).filter(move |more| *more != list)
    };
    let first = |list: u64| {
        let words: Vec<usize> = (0..WORDS).filter(|word| list >> word & 1 == 1).collect();
        let alike = symmetries.iter().map(|to| words.iter().map(|word| 1 << to[*word]).sum());
        alike.min().unwrap_or(list)
    };
    lists.iter().flat_map(with).map(first).collect()
}

/// All lists of up to four words of three letters over four letters, in the sweep of five, one of each kind: by the number
/// of their words.
static LISTS: LazyLock<Vec<BTreeSet<u64>>> = LazyLock::new(|| {
    let symmetries = symmetries();
    let more = |lists: &BTreeSet<u64>| Some(with_another(lists, &symmetries));
    std::iter::successors(Some(BTreeSet::from([0])), more).take(swept(5, 6)).collect()
});

/// The values of every part of a list, the part with the words of these bits at each index: with letters alone, and
/// if whole words can be guessed, too.
fn values(words: &[[usize; LENGTH]]) -> [Vec<usize>; 2] {
    let parts = 1 << words.len();
    let [mut plain, mut whole] = [vec![0; parts], vec![0; parts]];
    for part in 1..parts {
        let held = |word: &usize| part >> word & 1 == 1;
        let held: Vec<usize> = (0..words.len()).filter(held).collect();
        if held.len() < 2 {
            continue;
        }
        let mut best = [usize::MAX; 2];
        for letter in 0..LETTERS {
            // The words by the places of the letter.
            let mut families = [0; 1 << LENGTH];
            for &word in &held {
                let places = (0..LENGTH).filter(|place| words[word][*place] == letter);
                families[places.map(|place| 1 << place).sum::<usize>()] |= 1 << word;
            }
            // A letter that tells nothing costs a miss at most and leaves the words as they are.
            if families.contains(&part) {
                continue;
            }
            for (best, values) in best.iter_mut().zip([&plain, &whole]) {
                let families = families.iter().enumerate().filter(|(_, family)| **family > 0);
                let costs =
                    families.map(|(places, family)| usize::from(places == 0) + values[*family]);
                *best = (*best).min(costs.max().unwrap_or(0));
            }
        }
        let struck = held.iter().map(|word| whole[part & !(1 << word)] + 1);
        plain[part] = best[0];
        whole[part] = best[1].min(struck.min().unwrap_or(usize::MAX));
    }
    [plain, whole]
}

fn listed(words: &[[usize; LENGTH]]) -> WordsOfLength {
    let mut blocks: Vec<u64> = words
        .iter()
        .map(|word| word.iter().fold(0, |block, letter| block << 8 | (*letter as u64 + 1)))
        .map(|block| block << (8 * (8 - LENGTH)))
        .collect();
    blocks.sort_unstable();
    WordsOfLength::new(&ENGLISH, LENGTH, blocks)
}

fn solved(listed: &WordsOfLength) -> usize {
    let lexicon = Lexicon::new(listed.blocks(), LENGTH).unwrap();
    let mut solver = Solver::new(Arc::new(lexicon), SolverSettings { memory: 1 << 16, threads: 1 });
    let limit = Limit::nodes(u64::MAX);
    solver.value_of_all(limit).value().unwrap()
}

#[test]
fn guessing_the_whole_word_changes_no_value() {
    for (size, lists) in LISTS.iter().enumerate().skip(1) {
        for (index, list) in lists.iter().enumerate() {
            let words = words_of(*list);
            let [plain, whole] = values(&words);
            assert_eq!(plain, whole, "{words:?}");
            let (all, value) = (plain.len() - 1, plain[plain.len() - 1]);
            for word in 0..size {
                let without = plain[all & !(1 << word)];
                assert!((without..=without + 1).contains(&value), "{words:?} without {word}");
            }
            // The solver takes longer, and has some of the longest lists.
            if size < 4 || index.is_multiple_of(8) {
                assert_eq!(solved(&listed(&words)), value, "{words:?}");
            }
        }
    }
}

/// A setter that knows a list finds the values of what is left of it after wrong words, whatever it has searched before.
#[test]
fn after_wrong_words_values_are_those_of_the_words_left() {
    let mut setter = Setter::default();
    for list in LISTS[4].iter().step_by(swept(24, 3)) {
        let words = words_of(*list);
        let [plain, _] = values(&words);
        let all = Arc::new(listed(&words)).candidates();
        let held = |candidates: &hangman_words::Candidates| -> usize {
            let code = |word: &Word| -> [usize; LENGTH] {
                std::array::from_fn(|place| word.letters()[place].index())
            };
            let bit = |word: Word| words.iter().position(|known| *known == code(&word)).unwrap();
            candidates.words().map(|word| 1 << bit(word)).sum()
        };
        assert_eq!(setter.value(&all, &|| false), Some(plain[plain.len() - 1]));
        for word in all.words() {
            let left = all.without(&word).unwrap();
            assert_eq!(left.len(), 3);
            for part in
                std::iter::once(left.clone()).chain(left.words().filter_map(|w| left.without(&w)))
            {
                let value = setter.value(&part, &|| false);
                assert_eq!(value, Some(plain[held(&part)]), "{words:?} without {word}");
            }
        }
    }
}
