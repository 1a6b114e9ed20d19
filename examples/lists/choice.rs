//! Chooses the puzzles of the program among those of a word list.

use evil_hangman::puzzles::{Apart, COUNT, Generator, LEVELS, Puzzle};
use evil_hangman::words::WordList;

use super::mean::Mean;

/// The number of puzzles of each level.
const OF_A_LEVEL: usize = COUNT / LEVELS as usize;

/// The seed of the rounds in which puzzles are found.
const SEED: u64 = 1;

/// How many puzzles of each level are found at least, from which those of the program are chosen.
const LEAST: usize = 2 * OF_A_LEVEL;

/// How many are found at most.
const MOST: usize = 4 * OF_A_LEVEL;

/// Returns the puzzles of a list, easiest first: as many of each level, with fewer only if the list does not have them.
/// The same list has the same puzzles.
pub fn chosen(list: &WordList) -> Vec<Puzzle> {
    let mut apart = Apart::default();
    let mut found: Vec<Vec<Puzzle>> = vec![Vec::new(); LEVELS.into()];
    // Those with a trap are rare, and are looked for first, without the others in between.
    for (levels, enough) in [(2..=LEVELS, LEAST), (1..=1, MOST)] {
        let mut generator = Generator::new(list, levels.clone(), SEED);
        let has = |found: &[Vec<Puzzle>], level: u8| found[usize::from(level) - 1].len();
        while levels.clone().any(|level| has(&found, level) < enough) {
            let fits = |it: &Puzzle| has(&found, it.level()) < MOST && apart.take(it);
            let Some(puzzle) = generator.find(fits) else { break };
            found[usize::from(puzzle.level()) - 1].push(puzzle);
        }
    }
    let mut chosen: Vec<_> = (1..=LEVELS)
        .zip(found)
        .flat_map(|(level, found)| nearest(found, Mean::of(level)))
        .collect();
    chosen.sort_by_key(Puzzle::measure);
    chosen
}

/// Chooses puzzles of a level so that their means are near those that are wanted: each time the one that brings them
/// nearest. Taken as they are found, two levels next to each other would differ by chance.
fn nearest(mut found: Vec<Puzzle>, wanted: Mean) -> Vec<Puzzle> {
    let mut chosen = Vec::new();
    let mut sums = [0; 3];
    while chosen.len() < OF_A_LEVEL {
        let number = chosen.len() + 1;
        let wanted = [wanted.measure, wanted.lives, wanted.row].map(|mean| mean * number);
        let with = |puzzle: &Puzzle| {
            let of = [puzzle.measure(), puzzle.lives() as usize, puzzle.row()];
            [0, 1, 2].map(|at| sums[at] + 100 * of[at])
        };
        let distance = |(_, puzzle): &(usize, &Puzzle)| {
            let [measure, lives, row] = with(puzzle);
            // Lives differ least.
            measure.abs_diff(wanted[0]) + 2 * lives.abs_diff(wanted[1]) + row.abs_diff(wanted[2])
        };
        let Some((at, puzzle)) = found.iter().enumerate().min_by_key(distance) else { break };
        sums = with(puzzle);
        chosen.push(found.remove(at));
    }
    chosen
}
