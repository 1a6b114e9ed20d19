//! What students get wrong most, each as a tiny program: found within sixty games whatever the seed, and worth fewer
//! points the more of it is wrong.

mod tiny;

use std::sync::atomic::AtomicBool;

use indicatif::ProgressBar;

use super::judged::POINTS;
use super::run::{CheckRun, Found, Large};
use crate::cli::{Lengths, Weights};
use crate::engine::Rule;
use crate::referee::{Fault, Side};
use crate::words::{Alphabet, EmbeddedList, Letter, Pattern, Places};
use tiny::Tiny;

const CASES: usize = 60;

/// Checks a program with a bug against a rule, or as a guesser against that of the most frequent letter, if any.
fn look(bug: &'static str, rule: Option<&str>, frequency: bool, seed: u64) -> Found {
    check(bug, rule, frequency, seed, None)
}

fn check(
    bug: &'static str,
    rule: Option<&str>,
    frequency: bool,
    seed: u64,
    large: Option<&Large>,
) -> Found {
    let role = if rule.is_some() { Side::Setter } else { Side::Guesser };
    let of = |text: &str| text.parse().or_else(|_| Rule::of_ties(text)).unwrap();
    let run = CheckRun {
        program: &Tiny { bug, role },
        rule: rule.map(of),
        most_frequent: frequency,
        alphabet: Alphabet::UNSAID,
        lengths: Lengths { first: 2, last: 20 },
        large,
        stop: &AtomicBool::new(false),
    };
    run.look(CASES, seed, &ProgressBar::hidden())
}

fn kinds(found: &Found) -> Vec<&str> {
    found.mistakes.iter().map(|mistake| &*mistake.failure.kind).collect()
}

const SETTERS: [(&str, &str); 29] = [
    ("fewest-of-all-families", "byu"),
    ("fewest-of-all-families", "utexas"),
    ("two-rightmost-places", "byu"),
    ("crashes-with-four-letters", "byu"),
    ("crashes-with-four-letters", "any"),
    ("ties-by-the-most-letters", "fewest,any"),
    ("ties-prefer-hits", "fewest,any"),
    ("any-length", "byu"),
    ("no-reset", "byu"),
    ("crashes-at-the-last-miss", "byu"),
    ("ties-from-the-left", "byu"),
    ("ties-by-the-most-letters", "byu"),
    ("ties-in-the-order-of-patterns", "byu"),
    ("ties-prefer-hits", "byu"),
    ("no-tie-rule", "byu"),
    ("the-last-of-equals", "byu"),
    ("fewest-then-first", "byu"),
    ("", "utexas"),
    ("", "washington"),
    ("", "utexas-easy"),
    ("", "utexas-medium"),
    ("turns-go-on", "utexas-medium"),
    ("fewest-then-first", "washington"),
    ("smallest-family", "any"),
    ("a-word-from-the-start", "any"),
    ("always-a-miss-if-one-is-possible", "any"),
    ("says-miss-to-everything", "any"),
    ("positions-from-0", "any"),
    ("reveals-any-word", "any"),
];

const GUESSERS: [&str; 10] = [
    "any-length",
    "no-reset-of-the-words",
    "no-reset-of-the-letters",
    "crashes-at-the-last-miss",
    "the-first-position-only",
    "extra-positions",
    "misses-change-nothing",
    "hits-change-nothing",
    "any-position",
    "in-the-order-of-the-alphabet",
];

#[test]
fn what_is_wrong_is_found_within_sixty_games_whatever_the_seed() {
    let mut late = Vec::new();
    let mut wrong = |bug, rule, frequency, seed| {
        if look(bug, rule, frequency, seed).mistakes.is_empty() {
            late.push(format!("{bug:?} under {rule:?}, {frequency}, seed {seed}"));
        }
    };
    for seed in 0..20 {
        for (bug, rule) in SETTERS {
            wrong(bug, Some(rule), false, seed);
        }
        for bug in GUESSERS {
            wrong(bug, None, false, seed);
            wrong(bug, None, true, seed);
        }
        for bug in ["counts-letters-and-not-words", "the-rarest-letter"] {
            wrong(bug, None, true, seed);
        }
    }
    assert!(late.is_empty(), "not found:\n{}", late.join("\n"));
}

#[test]
fn what_is_right_is_never_found() {
    for seed in 0..20 {
        for (bug, rule) in [
            ("", "byu"),
            ("", "any"),
            ("", "fewest,any"),
            ("fewest-then-first", "fewest,any"),
            ("fewest-then-first", "utexas"),
            ("ties-in-the-order-of-patterns", "washington"),
        ] {
            let found = look(bug, Some(rule), false, seed);
            assert!(found.odd.is_empty() && found.marks.games() == CASES);
            assert_eq!(kinds(&found), [""; 0], "{rule} {seed}");
        }
        for frequency in [false, true] {
            assert_eq!(kinds(&look("", None, frequency, seed)), [""; 0], "{seed}");
        }
    }
}

#[test]
fn each_kind_of_mistake_is_counted_and_shown_by_the_smallest_case() {
    let smallest = |bug: &'static str, kind: &str| {
        let found = look(bug, Some("byu"), false, 0);
        let mistake = found.mistakes.into_iter().find(|one| one.failure.kind == kind).unwrap();
        let case = mistake.case.unwrap();
        (case.words.len(), case.games.len(), case.games[0].letters.len())
    };
    assert_eq!(smallest("ties-from-the-left", "tie"), (2, 1, 1));
    assert_eq!(smallest("two-rightmost-places", "tie"), (2, 1, 1));
    assert_eq!(smallest("smallest-family", "size"), (3, 1, 1));
    assert_eq!(smallest("crashes-at-the-last-miss", "ended").0, 1);
    assert_eq!(smallest("fewest-of-all-families", "ended"), (5, 1, 1));
    assert_eq!(smallest("hangs", "too_slow"), (1, 1, 1));
    assert_eq!(smallest("breaks-its-contract", "contract guessesLeft").0, 1);
    assert_eq!(smallest("no-reset", "no_word_fits").1, 2);
}

#[test]
fn odd_lengths_are_reported_apart_and_cost_nothing() {
    let found = look("refuses-one-letter", Some("byu"), false, 0);
    assert_eq!((kinds(&found).len(), found.odd.len(), found.marks.wrong()), (0, 1, 0));
}

#[test]
fn quadratic_time_shows_with_a_real_dictionary() {
    let embedded = EmbeddedList::of(Alphabet::UNSAID).last().unwrap();
    let large = Large { name: embedded.to_string(), list: embedded.load() };
    for seed in 0..20 {
        let found = check("quadratic", Some("byu"), false, seed, Some(&large));
        assert_eq!(kinds(&found), ["too_slow"], "{seed}");
        let parts = found.marks.parts((CASES, true), WEIGHTS, true);
        assert_eq!(parts.iter().map(|part| part.points).sum::<f64>(), POINTS - 1.0);
    }
    let found = check("", Some("byu"), false, 0, Some(&large));
    assert!(kinds(&found).is_empty() && found.large.unwrap().words > 10_000);
}

const WEIGHTS: Weights = Weights([3.0, 4.0, 2.0, 1.0]);

/// Returns the points without those for a large dictionary, out of 9.
fn points(bug: &'static str, seed: u64) -> f64 {
    let found = look(bug, Some("byu"), false, seed);
    let weights = Weights([3.0, 4.0, 2.0, 0.0]);
    found.marks.parts((CASES, false), weights, true).iter().map(|part| part.points).sum()
}

#[test]
fn points_go_down_as_solutions_get_worse() {
    for seed in 0..5 {
        assert!((points("", seed) - POINTS).abs() < 0.02);
        for ties in ["ties-from-the-left", "no-tie-rule", "ties-prefer-hits", "the-last-of-equals"]
        {
            assert!((7.5..POINTS).contains(&points(ties, seed)), "{ties}");
        }
        // Everything but the rules is right: 3 of 9 parts of ten points are lost.
        assert!((6.66..7.5).contains(&points("breaks-its-contract", seed)));
        for not_evil in ["smallest-family", "a-word-drawn-for-each-letter"] {
            assert!((1.0..7.0).contains(&points(not_evil, seed)), "{not_evil}");
        }
        for dead in ["hangs", "does-not-start"] {
            assert_eq!(points(dead, seed), 0.0, "{dead}");
        }
    }
}

#[test]
fn whoever_hangs_is_waited_for_three_times() {
    let found = look("hangs", Some("byu"), false, 0);
    assert_eq!((found.marks.games(), found.marks.wrong()), (3, 3));
    assert!(matches!(found.gave_up, Some(Fault::TooSlow(5_000))), "{:?}", found.gave_up);
}

#[test]
fn patterns_are_written_as_the_rule_compares_them() {
    // The key for the order of patterns above is that of their text.
    let pattern = |places: Places| {
        let mut pattern = Pattern::hidden(Alphabet::UNSAID, 4);
        pattern.reveal(Letter::new(0).unwrap(), places);
        pattern.to_string()
    };
    for one in 0..16 {
        for other in 0..16 {
            let (one, other) = (Places::from_bits(one), Places::from_bits(other));
            let bits = |places: Places| places.bits().reverse_bits();
            assert_eq!(pattern(one).cmp(&pattern(other)), bits(one).cmp(&bits(other)));
        }
    }
}
