//! Tests of the solver against the definition of the game, on small random lists.

use std::collections::HashMap;
use std::sync::Arc;

use super::*;
use crate::exchange::NodeBudget;
use crate::search::{Finding, Memory, Search};

/// Random numbers for tests, from Knuth's MMIX generator.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

pub(crate) fn lexicon(words: &[Vec<u8>]) -> Lexicon {
    Lexicon::from_ascii(words.iter().map(|word| std::str::from_utf8(word).unwrap())).unwrap()
}

/// Returns a solver for these words.
pub(crate) fn solver(words: &[Vec<u8>]) -> Solver {
    Solver::new(Arc::new(lexicon(words)), SolverSettings::default())
}

/// Returns the words with these numbers.
fn part<'a>(words: &[Vec<u8>], numbers: impl IntoIterator<Item = &'a u32>) -> Vec<Vec<u8>> {
    numbers.into_iter().map(|&number| words[number as usize].clone()).collect()
}

#[test]
fn words_that_are_no_list_are_refused() {
    let refused = |words: &[&str]| Lexicon::from_ascii(words.iter().copied()).unwrap_err();
    assert_eq!(refused(&["cat", "horse"]), LexiconError::Shape);
    assert_eq!(refused(&["cat", "c-t"]), LexiconError::Character(1, '-'));
    assert_eq!(refused(&["cat", "dog", "Cat"]), LexiconError::Duplicate(2));
    // In bytes, CAFÉ would be longer than CAFE.
    assert_eq!(refused(&["cafe", "café"]), LexiconError::Character(1, 'é'));
    assert_eq!(refused(&[]), LexiconError::Empty);
    assert_eq!(refused(&["", "a"]), LexiconError::Length(0));
    let long = "a".repeat(65);
    assert_eq!(refused(&[&long]), LexiconError::Length(65));
}

#[test]
fn a_set_of_words_has_no_order_and_no_repetition() {
    let lexicon = Lexicon::from_ascii(["bat", "cat", "hat", "rat"]).unwrap();
    let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
    let mut value = |words: &[u32]| solver.value(words, Limit::NONE).value();
    assert_eq!(value(&[2, 0, 1]), Some(2));
    assert_eq!((value(&[1, 1, 1]), value(&[3, 0, 3])), (Some(0), Some(1)));
    assert_eq!(solver.can_survive(&[1, 0, 1], 0, Limit::NONE), Verdict::Lost);
    assert_eq!(solver.can_survive(&[1, 0, 1], 1, Limit::NONE), Verdict::Survives);
}

#[test]
#[should_panic(expected = "there is no word 4")]
fn a_number_of_no_word_is_a_panic_with_a_reason() {
    let lexicon = Lexicon::from_ascii(["bat", "cat", "hat", "rat"]).unwrap();
    let mut solver = Solver::new(lexicon.into(), SolverSettings::default());
    let _ = solver.value(&[4], Limit::NONE);
}

#[test]
fn a_solver_and_its_limit_are_shown_without_their_words() {
    let shown = format!("{:?} {:?}", solver(&[b"bat".to_vec()]), Limit::nodes(7));
    assert_eq!(shown, "Solver(Lexicon(1 words of 3 letters), 0 nodes) Limit(7 nodes)");
}

#[test]
fn no_best_letter_says_whether_all_are_as_good_or_the_limit_was_reached() {
    let words = ["abcd", "abce", "abfg", "ahij", "klmn", "kopq", "rstu", "vaxy"];
    let solver = |words: &[&str]| {
        let lexicon = Lexicon::from_ascii(words.iter().copied()).unwrap();
        Solver::new(lexicon.into(), SolverSettings::default())
    };
    // Each miss leaves out one word, whichever letter comes first.
    let best = |words: &[&str], all: &[u32], limit| solver(words).best_letter(all, limit);
    assert_eq!(best(&["bat", "cat", "hat"], &[0, 1, 2], Limit::NONE), BestLetter::Any);
    let all: Vec<u32> = (0..8).collect();
    assert!(matches!(best(&words, &all, Limit::NONE), BestLetter::Letter(_)));
    assert_eq!(best(&words, &all, Limit::nodes(0)), BestLetter::Unknown);
}

#[test]
fn a_best_letter_counts_its_nodes_and_takes_no_more_than_its_limit() {
    let mut dice = Dice(5);
    for round in 0..40 {
        let words = random_words(&mut dice, 60, 5, 8);
        let all: Vec<u32> = (0..words.len() as u32).collect();
        for limit in (0..60).step_by(3) {
            let mut solver = solver(&words);
            solver.best_letter(&all, Limit::nodes(limit));
            assert!(solver.nodes() <= limit + 1, "{round}: {} of {limit}", solver.nodes());
        }
        // Words that play cannot leave alone are a list of their own, and take as many nodes.
        let some: Vec<u32> = all.iter().copied().filter(|word| word % 3 > 0).collect();
        let [mut whole, mut own] = [solver(&words), solver(&part(&words, &some))];
        let own_all: Vec<u32> = (0..some.len() as u32).collect();
        let best = whole.best_letter(&some, Limit::NONE);
        assert_eq!(best, own.best_letter(&own_all, Limit::NONE));
        assert_eq!(whole.nodes(), own.nodes(), "{round}");
    }
}

/// Returns `count` distinct words, with few letters in skewed frequencies, so that letters repeat.
pub(crate) fn random_words(
    dice: &mut Dice,
    count: usize,
    length: usize,
    alphabet: u64,
) -> Vec<Vec<u8>> {
    let mut words: Vec<Vec<u8>> = Vec::new();
    for _ in 0..count * 20 {
        let word: Vec<u8> = (0..length)
            .map(|_| {
                let (a, b) = (dice.below(alphabet), dice.below(alphabet));
                b'a' + a.min(b) as u8
            })
            .collect();
        if words.len() < count && !words.contains(&word) {
            words.push(word);
        }
    }
    words.sort();
    words
}

/// Returns the families of a letter by its places.
fn families(words: &[Vec<u8>], letter: u8) -> HashMap<Vec<usize>, Vec<Vec<u8>>> {
    let mut families: HashMap<_, Vec<Vec<u8>>> = HashMap::new();
    for word in words {
        let places = (0..word.len()).filter(|&place| word[place] == letter).collect();
        families.entry(places).or_default().push(word.clone());
    }
    families
}

/// Computes the value directly from the definition.
pub(crate) fn by_definition(words: &[Vec<u8>], known: &mut HashMap<Vec<Vec<u8>>, usize>) -> usize {
    if words.len() < 2 {
        return 0;
    }
    if let Some(&value) = known.get(words) {
        return value;
    }
    let mut best = usize::MAX;
    for letter in b'a'..=b'z' {
        let families = families(words, letter);
        if families.len() == 1 {
            continue;
        }
        let worst = families
            .iter()
            .map(|(places, family)| usize::from(places.is_empty()) + by_definition(family, known))
            .max();
        best = best.min(worst.unwrap());
    }
    known.insert(words.to_vec(), best);
    best
}

fn solve(words: &[Vec<u8>], threads: usize) -> usize {
    let mut solver =
        Solver::new(Arc::new(lexicon(words)), SolverSettings { threads, memory: 1 << 20 });
    let mut last: Option<Bounds> = None;
    let bounds = solver.value_of_all_with_progress(Limit::NONE, &mut |bounds| {
        assert!(bounds.lower <= bounds.upper, "{bounds:?}");
        assert!(last.is_none_or(|last| last.lower <= bounds.lower && bounds.upper <= last.upper));
        last = Some(bounds);
    });
    bounds.value().expect("no limit was set")
}

#[test]
fn agrees_with_the_definition() {
    let mut dice = Dice(7);
    for round in 0..1575 {
        let (count, length, alphabet) = match round < 1500 {
            true => (2 + dice.below(11), 2 + dice.below(5), 3 + dice.below(8)),
            false => (14 + dice.below(14), 2 + dice.below(3), 6 + dice.below(7)),
        };
        let words = random_words(&mut dice, count as usize, length as usize, alphabet);
        let truth = by_definition(&words, &mut HashMap::new());
        for threads in [1, 2, 4].into_iter().take(if round < 1500 { 1 } else { 3 }) {
            let solved = solve(&words, threads);
            assert_eq!(solved, truth, "round {round}: {words:?}");
        }
    }
}

/// Without the hitting bound, everything rests on cores and their joins.
#[test]
fn cores_alone_agree_with_the_definition() {
    let mut dice = Dice(8);
    for round in 0..300 {
        let (count, length, alphabet) = (6 + dice.below(9), 2 + dice.below(4), 4 + dice.below(8));
        let words = random_words(&mut dice, count as usize, length as usize, alphabet);
        let truth = by_definition(&words, &mut HashMap::new());
        let list = lexicon(&words);
        let all = list.all();
        let mut memory = Memory::new(1 << 20, 0);
        for misses in [0, truth.saturating_sub(1), truth, truth + 1] {
            let budget = NodeBudget::new(u64::MAX);
            let mut search = Search::new(&list, &mut memory, None, &budget, &|| false);
            let answer = search.ask(&all, misses);
            match answer {
                Finding::Yes(_) => assert!(truth <= misses, "round {round}"),
                Finding::No(core) => {
                    assert!(truth > misses, "round {round}");
                    let part = part(&words, all.iter().filter(|word| core.has(**word, &list)));
                    let value = by_definition(&part, &mut HashMap::new());
                    assert!(value > misses, "a core that is none, round {round}");
                }
                Finding::Unknown => panic!("no limit was set"),
            }
        }
    }
}

#[test]
fn parts_of_a_list_share_what_was_learned_and_stay_right() {
    let mut dice = Dice(13);
    for _ in 0..100 {
        let words = random_words(&mut dice, 14, 3, 8);
        let mut solver = solver(&words);
        let mut known = HashMap::new();
        for _ in 0..12 {
            let chosen = dice.below(1 << words.len());
            let numbers: Vec<u32> =
                (0..words.len() as u32).filter(|n| chosen >> n & 1 == 1).collect();
            let part = part(&words, &numbers);
            let truth = by_definition(&part, &mut known);
            assert_eq!(solver.value(&numbers, Limit::NONE).value(), Some(truth));
            for misses in 0..8 {
                let expected = if truth <= misses { Verdict::Survives } else { Verdict::Lost };
                assert_eq!(solver.can_survive(&numbers, misses, Limit::NONE), expected);
            }
        }
    }
}

/// Plays the frequency guesser directly from its description.
fn frequency(words: &[Vec<u8>]) -> usize {
    let telling = (b'a'..=b'z').filter(|&letter| families(words, letter).len() > 1);
    let with = |letter: u8| words.iter().filter(|word| word.contains(&letter)).count();
    let Some(letter) = telling.max_by_key(|&letter| (with(letter), std::cmp::Reverse(letter)))
    else {
        return 0;
    };
    families(words, letter)
        .iter()
        .map(|(places, family)| usize::from(places.is_empty()) + frequency(family))
        .max()
        .unwrap_or(0)
}

#[test]
fn the_playout_is_the_frequency_guesser() {
    let mut dice = Dice(5);
    for _ in 0..1000 {
        let (count, length, alphabet) = (1 + dice.below(30), 1 + dice.below(5), 3 + dice.below(9));
        let words = random_words(&mut dice, count as usize, length as usize, alphabet);
        let list = lexicon(&words);
        assert_eq!(playout(&list, &list.all()), frequency(&words));
    }
}

#[test]
fn a_cluster_is_worth_one_less_than_its_words_and_repeats_do_not_count() {
    let ill: Vec<Vec<u8>> = "bcdfg".bytes().map(|c| vec![c, b'i', b'l', b'l']).collect();
    assert_eq!(solve(&ill, 1), 4);
    // The cluster `?b` excludes `bb`, which shares its letter with every other word.
    let pairs = [b"ab".to_vec(), b"bb".to_vec(), b"cb".to_vec()];
    assert_eq!(solve(&pairs, 1), 1);
    assert_eq!(lexicon(&pairs).clusters().largest()(&[0, 1, 2]), 2);
}

#[test]
fn a_forgetful_solver_is_slower_but_right() {
    let mut dice = Dice(17);
    let words = random_words(&mut dice, 120, 3, 16);
    let list = Arc::new(lexicon(&words));
    let value = |memory| {
        let mut solver = Solver::new(Arc::clone(&list), SolverSettings { memory, threads: 1 });
        solver.value_of_all(Limit::NONE).value()
    };
    assert_eq!(value(0), value(64 << 20));
}

#[test]
fn a_race_finds_a_lost_family_exactly_when_there_is_one() {
    let mut dice = Dice(47);
    for _ in 0..80 {
        let words = random_words(&mut dice, 24, 3, 8);
        let mut solver = solver(&words);
        let mut known = HashMap::new();
        for letter in 0..8 {
            let mut families: std::collections::BTreeMap<u64, Vec<u32>> = Default::default();
            for word in 0..words.len() as u32 {
                families.entry(solver.lexicon().places(letter, word)).or_default().push(word);
            }
            for guesses in 1..8usize {
                let questions: Vec<Entrant> = families
                    .iter()
                    .map(|(&places, family)| {
                        let misses = guesses.checked_sub(if places == 0 { 2 } else { 1 });
                        Entrant { words: family.clone(), misses }
                    })
                    .collect();
                let race = solver.race(&questions, Limit::NONE);
                let mut is_lost = |question: &Entrant| {
                    let value = by_definition(&part(&words, &question.words), &mut known);
                    question.misses.is_none_or(|misses| value > misses)
                };
                let lost: Vec<bool> = questions.iter().map(&mut is_lost).collect();
                match race {
                    Race::Lost(number) => assert!(lost[number]),
                    other => assert!(other == Race::Survives && !lost.contains(&true)),
                }
                let seen = solver.lost_at_sight(&questions);
                assert!(seen.is_none_or(|number| lost[number]));
            }
        }
    }
}

/// Only the order of the codes tells letters apart, so the value of a list is the same at either end of the alphabet.
#[test]
fn the_last_letters_of_a_large_alphabet_are_like_the_first() {
    let mut dice = Dice(9);
    for _ in 0..20 {
        let words = random_words(&mut dice, 60, 4, 24);
        let code = |letter: &u8| u64::from(letter - b'a') + 40;
        let row = |word: &Vec<u8>| word.iter().fold(0, |row, letter| row << 8 | code(letter)) << 32;
        let rows: Vec<u64> = words.iter().map(row).collect();
        let lexicon = Lexicon::new(&rows, 4).unwrap();
        let mut last = Solver::new(Arc::new(lexicon), SolverSettings::default());
        let value = last.value_of_all(Limit::NONE).value();
        assert_eq!(value, Some(solve(&words, 1)), "{words:?}");
    }
}

/// The largest alphabet with the highest value: one cluster of all letters.
#[test]
fn sixty_four_letters_are_possible() {
    let rows: Vec<u64> = (2..=64u64).map(|code| 1 << 56 | code << 48).collect();
    let mut solver =
        Solver::new(Arc::new(Lexicon::new(&rows, 2).unwrap()), SolverSettings::default());
    assert_eq!(solver.value_of_all(Limit::NONE).value(), Some(62));
    let proof = proof::prove(&mut solver, Limit::NONE).unwrap();
    assert_eq!(proof::verify(&proof, &rows).unwrap().value, 62);
    assert_eq!(Lexicon::new(&[65 << 56], 1).err(), Some(LexiconError::Code(0)));
    assert_eq!(Lexicon::new(&[1 << 56, 1 << 56], 1).err(), Some(LexiconError::Duplicate(1)));
    assert_eq!(Lexicon::new(&[1 << 56], 2).err(), Some(LexiconError::Code(0)));
    assert_eq!(Lexicon::new(&[], 65).err(), Some(LexiconError::Length(65)));
}

#[test]
fn limits_end_the_search_with_honest_bounds() {
    let mut dice = Dice(19);
    let words = random_words(&mut dice, 100, 3, 16);
    let list = Arc::new(lexicon(&words));
    let truth = solve(&words, 1);
    for nodes in [0, 1, 10, 100, 1000] {
        let mut solver = Solver::new(Arc::clone(&list), SolverSettings::default());
        let bounds = solver.value_of_all(Limit::nodes(nodes));
        assert!(bounds.lower <= truth && truth <= bounds.upper);
    }
    let mut solver = Solver::new(list, SolverSettings::default());
    let stopped = Limit { nodes: u64::MAX, halt: &|| true };
    let all = solver.lexicon().all();
    assert_ne!(solver.can_survive(&all, truth, stopped), Verdict::Lost);
}
