//! Tests of puzzles against a brute force that knows neither the table nor the solver.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use super::*;
use crate::tests::Oracle;
use hangman_words::{ENGLISH, EmbeddedList};

/// Checks the winning letters of a puzzle, and the lives that win, without the solver.
fn assert_holds(puzzle: &Puzzle) {
    let (position, mut oracle) = (puzzle.position(), Oracle::default());
    let words = position.candidates().unwrap();
    let value = oracle.value(words);
    let winners = position.open().filter(|letter| oracle.worst(words, *letter) <= value);
    let held = (winners.collect::<Vec<_>>(), value as u32 + 1);
    assert_eq!(held, (vec![puzzle.solution()], puzzle.lives()), "{}", puzzle.line());
}

fn puzzle(line: &str) -> Option<Puzzle> {
    Puzzle::read(line, &ENGLISH)
}

#[test]
fn a_puzzle_follows_from_its_words_and_the_letters_guessed() {
    let cigar = puzzle("aero cigar lunar sugar vicar").unwrap();
    assert_holds(&cigar);
    assert_eq!((cigar.lives(), cigar.level(), cigar.trap()), (2, 1, false));
    assert_eq!(cigar.position().pattern().to_string(), "---AR");
    assert_eq!(ENGLISH.upper(cigar.solution()), 'U');
    assert_eq!(puzzle(&cigar.line()), Some(cigar));
    let ditch = "tch batch butch ditch dutch fetch latch match notch patch pitch watch witch";
    let ditch = puzzle(ditch).unwrap();
    assert_holds(&ditch);
    assert_eq!(ditch.lives(), 5);
    for not_one in
        ["", "aero", "aero cigar", "xyz cigar lunar sugar vicar", "g cigar lunar sugar vicar"]
    {
        assert_eq!(puzzle(not_one), None, "{not_one}");
    }
}

#[test]
fn the_opponent_gives_the_answer_that_costs_most() {
    let cigar = puzzle("aero cigar lunar sugar vicar").unwrap();
    let reply = |c| {
        let letter = ENGLISH.letter(c).unwrap();
        let words = cigar.position().candidates().unwrap();
        Perfect::of(words).unwrap().reply(cigar.position(), letter).unwrap()
    };
    let (right, wrong, nowhere) = (reply('u'), reply('i'), reply('z'));
    assert!(!right.loses() && wrong.loses() && nowhere.loses());
    assert_eq!((right.needs, right.position.misses_left()), (1, 1));
    assert!(right.places.is_empty() && right.position.words_left() == 2);
}

/// Returns puzzles of everyday words.
fn generated(levels: RangeInclusive<u8>, seed: u64, count: usize) -> Vec<Puzzle> {
    let list = EmbeddedList::of(&ENGLISH).next().unwrap().load();
    let mut generator = Generator::new(&list, levels, seed);
    (0..count).filter_map(|_| generator.find(|_| true)).collect()
}

#[test]
fn generated_puzzles_hold_against_a_brute_force_and_depend_on_the_seed_alone() {
    for levels in [1..=LEVELS, 5..=5] {
        let puzzles = generated(levels.clone(), 7, 6);
        assert_eq!(puzzles.len(), 6);
        puzzles.iter().for_each(assert_holds);
        assert!(puzzles.iter().all(|puzzle| levels.contains(&puzzle.level())));
        assert_eq!(generated(levels.clone(), 7, 6), puzzles);
        assert_ne!(generated(levels, 8, 6), puzzles);
    }
}

#[test]
fn levels_ask_for_traps_and_rows() {
    for level in [3, 6] {
        for puzzle in generated(level..=LEVELS, 1, 2) {
            assert!(puzzle.trap() && (level < 6 || puzzle.row >= 2), "{}", puzzle.line());
        }
    }
}

#[test]
fn puzzles_that_share_more_than_half_of_their_words_are_not_apart() {
    let mut apart = Apart::default();
    assert!(apart.take(&puzzle("aero cigar lunar sugar vicar").unwrap()));
    assert!(!apart.take(&puzzle("aero cigar lunar sugar vicar").unwrap()));
    assert!(apart.take(&puzzle("es dense reuse tense verse").unwrap()));
}

/// Returns every `step`th shipped puzzle of each language with its number.
fn sample(step: usize) -> Vec<(usize, Puzzle)> {
    let languages = Alphabet::ALL.into_iter().filter_map(|it| Some((it, text_of(it)?)));
    let read = |(alphabet, text): (&'static Alphabet, String)| {
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let numbered = lines.into_iter().zip(1..).step_by(step);
        numbered
            .map(move |(line, number)| (number, Puzzle::read(&line, alphabet).expect("a puzzle")))
    };
    languages.flat_map(read).collect()
}

fn assert_shipped(puzzles: &[(usize, Puzzle)]) {
    for (number, puzzle) in puzzles {
        assert_holds(puzzle);
        assert_eq!(puzzle.level(), level_of(*number), "{number}: {}", puzzle.line());
    }
}

#[test]
fn a_sample_of_the_shipped_puzzles_holds_against_a_brute_force() {
    assert_shipped(&sample(41));
}

#[test]
#[ignore = "all shipped puzzles; takes a minute"]
fn all_shipped_puzzles_hold_against_a_brute_force() {
    assert_shipped(&sample(1));
}

#[test]
fn no_two_shipped_puzzles_share_more_than_half_of_their_words() {
    for alphabet in Alphabet::ALL {
        let Some(text) = text_of(alphabet) else { continue };
        let lines: Vec<HashSet<&str>> =
            text.lines().map(|line| line.split(' ').skip(1).collect()).collect();
        for (at, one) in lines.iter().enumerate() {
            for other in &lines[..at] {
                let shared = one.intersection(other).count();
                assert!(2 * shared <= one.len().min(other.len()), "{one:?} {other:?}");
            }
        }
    }
}

#[test]
fn the_table_agrees_with_the_solver() {
    let mut exact = crate::guesser::Exact::new(100_000);
    for puzzle in generated(1..=LEVELS, 3, 30) {
        let words = puzzle.position().candidates().unwrap();
        let value = exact.value(words, &|| false).unwrap().value();
        assert_eq!(value, Some(puzzle.lives() as usize - 1), "{}", puzzle.line());
    }
}
