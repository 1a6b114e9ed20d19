//! Owns the choice of the family that is hardest for imperfect players, found by letting simulated players
//! play it out against a setter that keeps the largest family.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use hangman_solver::Lexicon;
use hangman_solver::lexicon::ABSENT;
use hangman_solver::threads::both;

/// The approximate number of words that all players together examine, which determines how many players play
/// each family, within [`PLAYERS`].
const WORDS: usize = 400_000;
const PLAYERS: std::ops::RangeInclusive<usize> = 4..=48;

/// How far a good player may misjudge the frequency of a letter, relative to that frequency.
const NOISE: f64 = 0.3;

/// Returns the index of the family in which the most players fail. Ties go to the family with the most misses
/// in total, then to the first. The players are the same each time, whatever the number of threads.
/// `families` are words of the lexicon, each with how many further misses lose in it.
pub fn hardest(lexicon: &Lexicon, families: &[(&[u32], usize)], threads: usize) -> usize {
    let words: usize = families.iter().map(|(words, _)| words.len()).sum();
    let enough = (WORDS / words.max(1)).clamp(*PLAYERS.start(), *PLAYERS.end()) as u64;
    let enough = if families.len() > 1 { enough } else { 0 };
    let fail = |players: std::ops::Range<u64>| {
        let mut suffered = vec![(0, 0); families.len()];
        for player in players {
            for ((words, left), (failed, misses)) in families.iter().zip(&mut suffered) {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(player);
                let more = play(lexicon, words, &mut || rng.random_range(-NOISE..NOISE));
                *failed += usize::from(more >= *left);
                *misses += more;
            }
        }
        suffered
    };
    let (one, other) = both(threads, || fail(0..enough / 2), || fail(enough / 2..enough));
    let sum = |index: usize| (one[index].0 + other[index].0, one[index].1 + other[index].1);
    (0..families.len()).rev().max_by_key(|&index| sum(index)).unwrap_or(0)
}

/// Returns the index of the family in which a frequency player suffers most, and the misses that it costs;
/// ties go to the first. `families` are words of the lexicon, each with the misses that its answer costs
/// immediately and an upper bound on its total cost.
pub fn dearest<'a>(
    lexicon: &Lexicon,
    families: impl IntoIterator<Item = (&'a [u32], usize, usize)>,
) -> (usize, usize) {
    let mut dearest = (0, 0);
    for (index, (words, miss, most)) in families.into_iter().enumerate() {
        if most > dearest.1 {
            let misses = miss + play(lexicon, words, &mut || 0.0);
            if misses > dearest.1 {
                dearest = (index, misses);
            }
        }
    }
    dearest
}

/// Returns the misses of one player, who guesses the letter that seems the most frequent among the words
/// left; ties go to the first letter of the alphabet. `misjudged` draws by which share a letter's frequency
/// is overestimated.
fn play(lexicon: &Lexicon, words: &[u32], misjudged: &mut dyn FnMut() -> f64) -> usize {
    let mut words = words.to_vec();
    let mut guessed = 0u64;
    let mut misses = 0;
    let mut counts = vec![0u32; lexicon.placement_count()];
    while words.len() > 1 {
        counts.fill(0);
        let mut with = [0u32; 64];
        for placement in words.iter().flat_map(|&word| lexicon.placements(word)) {
            counts[*placement as usize] += 1;
            with[lexicon.letter_of(*placement)] += 1;
        }
        let open = (0..64).filter(|&letter| guessed >> letter & 1 == 0 && with[letter] > 0);
        let felt = open.map(|letter| (f64::from(with[letter]) * (1.0 + misjudged()), letter));
        let more = |one: &(f64, usize), other: &(f64, usize)| {
            one.0.total_cmp(&other.0).then(other.1.cmp(&one.1))
        };
        let Some((_, letter)) = felt.max_by(more) else { break };
        guessed |= 1 << letter;
        let column = lexicon.column(letter);
        let without = words.len() - with[letter] as usize;
        let there = words.iter().map(|&word| column[word as usize]);
        let hit = there.filter(|&placement| placement != ABSENT);
        let largest = hit.max_by_key(|&placement| counts[placement as usize]);
        let kept = largest.filter(|&hit| counts[hit as usize] as usize > without).unwrap_or(ABSENT);
        misses += usize::from(kept == ABSENT);
        words.retain(|&word| column[word as usize] == kept);
    }
    misses
}
