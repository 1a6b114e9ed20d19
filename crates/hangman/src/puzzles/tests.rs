//! Tests of puzzles against a brute force that doesn't know the table or the solver.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use super::*;
use crate::tests::{Oracle, letter, spelled, swept};
use hangman_words::{ENGLISH, EmbeddedList, Grade, Places};

/// Returns the level of the shipped puzzle with this number: both rise together.
pub fn level_of(number: usize) -> u8 {
    ((number - 1) / shipped::OF_A_LEVEL + 1) as u8
}

/// Checks the winning letters of a puzzle, and the lives that win, without the solver.
fn assert_holds(puzzle: &Puzzle) {
    let (position, mut oracle) = (puzzle.position(), Oracle::default());
    let words = position.candidates().unwrap();
    let value = oracle.value(words);
    let winners = position.open().filter(|letter| oracle.worst(words, *letter) <= value);
    let held = (winners.collect::<Vec<_>>(), value as u32 + 1);
    assert_eq!(held, (vec![puzzle.solution()], puzzle.lives()), "{}", puzzle.line());
}

/// Checks the reason why each wrong letter of a puzzle loses, without the table. Returns how many letters that were.
fn assert_reasons_hold(puzzle: &Puzzle) -> usize {
    let (mut position, mut oracle) = (puzzle.position().clone(), Oracle::default());
    let mut perfect = PerfectPlay::of(position.candidates().unwrap()).unwrap();
    let mut wrong = 0;
    while position.words_left() > 1 {
        let winners = perfect.winners(&position);
        for letter in position.open().filter(|letter| !winners.contains(*letter)) {
            let reply = perfect.reply(&position, letter).unwrap();
            let of = format!("{} {}", puzzle.line(), position.alphabet().upper(letter));
            let words = reply.position.candidates().unwrap();
            assert_eq!(reply.needs as usize, oracle.value(words) + 1, "{of}");
            let left = reply.position.misses_left();
            assert!(reply.needs > left, "{of}");
            match perfect.reason(&reply.position) {
                Some(reason) => assert_reason_holds(&reason, &reply.position, &mut oracle, &of),
                None => assert_eq!(left, 0, "{of}"),
            }
            wrong += 1;
        }
        assert_eq!(perfect.reason(&position), None, "it is won");
        let right = winners.iter().next().unwrap();
        position = perfect.reply(&position, right).unwrap().position;
    }
    wrong
}

fn assert_reason_holds(reason: &WhyLost, lost: &Position, oracle: &mut Oracle, of: &str) {
    let (mut words, mut lives) = (lost.candidates().unwrap().clone(), lost.misses_left() as usize);
    for (letter, places) in &reason.line {
        let value = oracle.value(&words);
        assert!(value >= lives, "{of}: it is lost");
        match lives {
            1 => assert!(words.words().all(|word| !word.places_of(*letter).is_empty()), "{of}"),
            _ => assert_eq!(oracle.worst(&words, *letter), value, "{of}: it is among the best"),
        }
        assert!(words.keep(*letter, *places), "{of}");
        lives -= usize::from(places.is_empty());
    }
    assert_eq!((Some(&words), lives), (reason.end.candidates(), 1), "{of}");
    assert_eq!(reason.end.misses_left(), 1, "{of}");
    let words: Vec<_> = words.words().collect();
    assert!(words.len() > 1, "{of}");
    for letter in lost.alphabet().letters() {
        let is_same = words.iter().all(|it| it.places_of(letter) == words[0].places_of(letter));
        let can_miss = words.iter().any(|it| it.places_of(letter).is_empty());
        assert_eq!(reason.telling.contains(letter), !is_same, "{of}");
        assert!(is_same || can_miss, "{of}: no letter is safe");
    }
}

/// Checks for each answer to the right letter of a puzzle what is said of the others, without the table. Returns how many
/// answers that were.
fn assert_otherwise_holds(puzzle: &Puzzle) -> usize {
    let (position, mut oracle) = (puzzle.position(), Oracle::default());
    let (words, right) = (position.candidates().unwrap(), puzzle.solution());
    let mut perfect = PerfectPlay::of(words).unwrap();
    let mut answers: Vec<Places> = words.words().map(|word| word.places_of(right)).collect();
    answers.sort();
    answers.dedup();
    let lives_after = |places: Places| puzzle.lives() as usize - usize::from(places.is_empty());
    for given in &answers {
        let of = format!("{} {given:?}", puzzle.line());
        let said = perfect.otherwise(position, right, *given).unwrap();
        assert_eq!((said.letter, said.answers), (right, answers.len() - 1), "{of}");
        let mut spare = |places: Places| {
            let mut left = words.clone();
            assert!(left.keep(right, places), "{of}");
            lives_after(places) - oracle.value(&left)
        };
        // No other answer leaves fewer lives to spare.
        let least = answers.iter().filter(|it| *it != given).map(|it| spare(*it)).min();
        assert!(said.places != *given && Some(spare(said.places)) == least, "{of}");
        assert!(least >= Some(1), "{of}: the letter wins");
        let fits = |word: &Word| word.places_of(right) == said.places;
        let left: Vec<Word> = words.words().filter(fits).collect();
        let of_position: Vec<Word> = said.left.candidates().unwrap().words().collect();
        assert_eq!(of_position, left);
        assert_eq!(said.left.misses_left() as usize, lives_after(said.places));
        let Some(next) = said.next else {
            assert_eq!(left.len(), 1, "{of}");
            continue;
        };
        let told: HashSet<Places> = left.iter().map(|word| word.places_of(next.letter)).collect();
        assert_eq!(next.tells_apart, told.len() == left.len(), "{of}");
        let worst = oracle.worst(said.left.candidates().unwrap(), next.letter);
        assert_eq!(next.needs as usize, worst + 1, "{of}");
        assert!(next.needs <= said.left.misses_left(), "{of}");
    }
    answers.len()
}

fn puzzle(line: &str) -> Option<Puzzle> {
    Puzzle::read(line, &ENGLISH)
}

#[test]
fn a_puzzle_follows_from_its_words_and_the_letters_guessed() {
    let cigar = puzzle("aero cigar lunar sugar vicar").unwrap();
    assert_holds(&cigar);
    assert_eq!((cigar.lives(), cigar.row(), cigar.trap()), (2, 1, false));
    assert_eq!((cigar.measure(), cigar.level()), (4 + 2 * 2 + 3, 1));
    assert_eq!(cigar.position().pattern().to_string(), "---AR");
    assert_eq!(ENGLISH.upper(cigar.solution()), 'U');
    assert_eq!(puzzle(&cigar.line()), Some(cigar));
    let ditch = "tch batch butch ditch dutch fetch latch match notch patch pitch watch witch";
    let ditch = puzzle(ditch).unwrap();
    assert_holds(&ditch);
    assert_eq!((ditch.lives(), ditch.measure()), (5, 12 + 2 * 5 + 3 * ditch.row()));
    let guessed = ["xyz cigar lunar sugar vicar", "g cigar lunar sugar vicar"];
    for not_one in ["", "aero", "aero cigar", ONE_LIFE].into_iter().chain(guessed) {
        assert_eq!(puzzle(not_one), None, "{not_one}");
    }
}

/// Words that one life is enough for: all of them have an E.
const ONE_LIFE: &str = "st chest crest guest quest";

#[test]
fn a_wrong_letter_is_explained_down_to_the_step_that_fails() {
    let coup = puzzle("ladbtgrou coup noun nous soup").unwrap();
    let words = |position: &Position| spelled(position.candidates().unwrap().words());
    let mut perfect = PerfectPlay::of(coup.position().candidates().unwrap()).unwrap();
    let mut lost = |c| {
        let reply = perfect.reply(coup.position(), letter(c)).unwrap();
        perfect.reason(&reply.position)
    };
    let reason = lost('n').unwrap();
    assert_eq!((words(&reason.end), reason.line.len()), ("COUP SOUP".into(), 0));
    assert_eq!(reason.telling.iter().map(|it| ENGLISH.upper(it)).collect::<String>(), "CS");
    assert_eq!(lost('p'), None);
    assert!(assert_reasons_hold(&coup) > 10);
}

#[test]
fn a_right_letter_is_explained_by_the_answers_that_it_did_not_get() {
    let coup = puzzle("ladbtgrou coup noun nous soup").unwrap();
    let mut perfect = PerfectPlay::of(coup.position().candidates().unwrap()).unwrap();
    let mut other = |given| perfect.otherwise(coup.position(), letter('p'), given).unwrap();
    let no = other(Places::from_bits(0b1000));
    assert!(no.places.is_empty() && no.left.words_left() == 2);
    let n = NextLetter { letter: letter('n'), tells_apart: true, needs: 1 };
    assert_eq!(no.next, Some(n), "N is in both, in different places");
    let yes = other(Places::NONE);
    assert_eq!((yes.places, yes.left.misses_left()), (Places::from_bits(0b1000), 2));
    assert!(yes.next.is_some_and(|next| next.tells_apart && next.needs == 2));
    assert_eq!(assert_otherwise_holds(&coup), 2);
}

#[test]
fn the_opponent_gives_the_answer_that_costs_most() {
    let cigar = puzzle("aero cigar lunar sugar vicar").unwrap();
    let reply = |c| {
        let words = cigar.position().candidates().unwrap();
        PerfectPlay::of(words).unwrap().reply(cigar.position(), letter(c)).unwrap()
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
    for (levels, count) in [(1..=LEVELS, 4), (5..=5, 2)] {
        let puzzles = generated(levels.clone(), 7, count);
        assert_eq!(puzzles.len(), count);
        puzzles.iter().for_each(assert_holds);
        assert!(puzzles.iter().all(|puzzle| levels.contains(&puzzle.level())));
        assert_eq!(generated(levels.clone(), 7, count), puzzles);
        assert_ne!(generated(levels, 8, count), puzzles);
    }
}

#[test]
fn above_the_first_level_the_letter_in_most_words_loses() {
    for puzzle in generated(1..=LEVELS, 1, 9) {
        assert!(puzzle.trap() || puzzle.level() == 1, "{}", puzzle.line());
    }
}

#[test]
fn the_levels_are_steps_of_the_measure() {
    let levels: Vec<u8> = (11..=40).map(level_with).collect();
    assert!(levels.is_sorted() && levels[0] == 1 && levels.last() == Some(&LEVELS));
    for level in 2..=LEVELS {
        let least = least_measure(level);
        assert_eq!((level_with(least - 1), level_with(least)), (level - 1, level));
    }
}

#[test]
fn puzzles_that_share_more_than_half_of_their_words_are_not_apart() {
    let mut apart = Apart::default();
    assert!(apart.take(&puzzle("aero cigar lunar sugar vicar").unwrap()));
    assert!(!apart.take(&puzzle("aero cigar lunar sugar vicar").unwrap()));
    assert!(apart.take(&puzzle("ladbtgrou coup noun nous soup").unwrap()));
}

/// Returns every `step`th shipped puzzle of each language that has a list, with its number.
fn sample(step: usize) -> Vec<(usize, Puzzle)> {
    let everyday = EmbeddedList::built_in().filter(|list| list.grade() == Grade::Everyday);
    let read = |alphabet: &'static Alphabet| {
        let text = text_of(alphabet)
            .unwrap_or_else(|| panic!("--example lists makes {}.puzzles", alphabet.code()));
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let numbered = lines.into_iter().zip(1..).step_by(step);
        numbered
            .map(move |(line, number)| (number, Puzzle::read(&line, alphabet).expect("a puzzle")))
    };
    everyday.map(EmbeddedList::alphabet).flat_map(read).collect()
}

#[test]
fn shipped_puzzles_hold_against_a_brute_force() {
    for (number, puzzle) in sample(swept(83, 1)) {
        assert_holds(&puzzle);
        assert_reasons_hold(&puzzle);
        assert!(assert_otherwise_holds(&puzzle) > 1, "{number}");
        assert_eq!(puzzle.level(), level_of(number), "{number}: {}", puzzle.line());
    }
}

/// Returns the mean of some numbers, and its standard error.
fn mean(numbers: &[usize]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<usize>() as f64 / count;
    let squares: f64 = numbers.iter().map(|number| (*number as f64 - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[test]
fn levels_rise_in_every_language() {
    for numbered in sample(1).chunk_by(|one, next| one.0 < next.0) {
        let puzzles: Vec<_> = numbered.iter().map(|(_, puzzle)| puzzle.clone()).collect();
        let code = puzzles[0].position().alphabet().code();
        assert_eq!(puzzles.len(), COUNT, "{code}");
        let levels: Vec<&[Puzzle]> =
            puzzles.chunk_by(|one, other| one.level() == other.level()).collect();
        assert!(puzzles.is_sorted_by_key(Puzzle::measure), "{code}");
        assert_eq!(levels.len(), usize::from(LEVELS), "{code}");
        assert!(puzzles.iter().all(|puzzle| puzzle.lives() > 1), "{code}");
        assert!(puzzles.iter().all(|puzzle| puzzle.trap() || puzzle.level() == 1), "{code}");
        type Figure = fn(&Puzzle) -> usize;
        let figures: [(&str, Figure); 3] = [
            ("words", |puzzle| puzzle.position().words_left()),
            ("lives", |puzzle| puzzle.lives() as usize),
            ("row", Puzzle::row),
        ];
        for (what, figure) in figures {
            let means: Vec<_> = levels
                .iter()
                .map(|level| mean(&level.iter().map(figure).collect::<Vec<_>>()))
                .collect();
            for pair in means.windows(2) {
                let ((before, _), (after, error)) = (pair[0], pair[1]);
                assert!(after >= before - error, "{code}, {what}: {before} {after} ± {error}");
            }
        }
    }
}

#[test]
fn no_two_shipped_puzzles_share_more_than_half_of_their_words() {
    for alphabet in Alphabet::ALL {
        let Some(text) = text_of(alphabet) else { continue };
        let mut of_word: HashMap<&str, Vec<&str>> = HashMap::new();
        for one in text.lines() {
            let mut shared: HashMap<&str, usize> = HashMap::new();
            for word in one.split(' ').skip(1) {
                let others = of_word.entry(word).or_default();
                others.iter().for_each(|other| *shared.entry(other).or_default() += 1);
                others.push(one);
            }
            for (other, shared) in shared {
                let words = [one, other].map(|line| line.split(' ').count() - 1);
                assert!(2 * shared <= words[0].min(words[1]), "{one} {other}");
            }
        }
    }
}
