//! What students get wrong most, each as a tiny program: found within sixty games whatever the seed, and worth fewer
//! points the more of it is wrong.

mod tiny;

use std::sync::atomic::AtomicBool;

use indicatif::ProgressBar;

use super::Follows;
use super::run::{CheckRun, Found};
use crate::cli::Weights;
use crate::referee::{Fault, Side};
use crate::words::{Alphabet, Letter, Pattern, Places};
use tiny::Tiny;

const CASES: usize = 60;

fn look(bug: &'static str, rule: Option<&str>, frequency: bool, seed: u64, all: bool) -> Found {
    let follows = rule.map(|rule| Follows {
        rule: rule.parse().unwrap_or_default(),
        sizes_only: rule == "sizes",
    });
    let role = if rule.is_some() { Side::Setter } else { Side::Guesser };
    let stop = AtomicBool::new(false);
    let program = Tiny { bug, role };
    let run = CheckRun {
        program: &program,
        follows,
        most_frequent: frequency,
        alphabet: Alphabet::UNSAID,
        stop: &stop,
    };
    run.look(CASES, seed, all, &ProgressBar::hidden())
}

const SETTERS: [(&str, &str); 22] = [
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
    ("smallest-family", "sizes"),
    ("a-word-from-the-start", "sizes"),
    ("always-a-miss-if-one-is-possible", "sizes"),
    ("says-miss-to-everything", "sizes"),
    ("positions-from-0", "sizes"),
    ("reveals-any-word", "sizes"),
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
    for seed in 0..20 {
        for (bug, rule) in SETTERS {
            if look(bug, Some(rule), false, seed, false).first.is_none() {
                late.push(format!("setter {bug:?} under {rule}, seed {seed}"));
            }
        }
        for bug in GUESSERS {
            if look(bug, None, false, seed, false).first.is_none() {
                late.push(format!("guesser {bug:?}, seed {seed}"));
            }
            if look(bug, None, true, seed, false).first.is_none() {
                late.push(format!("guesser {bug:?} under frequency, seed {seed}"));
            }
        }
        for bug in ["counts-letters-and-not-words", "the-rarest-letter"] {
            if look(bug, None, true, seed, false).first.is_none() {
                late.push(format!("guesser {bug:?} under frequency, seed {seed}"));
            }
        }
    }
    assert!(late.is_empty(), "not found:\n{}", late.join("\n"));
}

#[test]
fn what_is_right_is_never_found() {
    for seed in 0..20 {
        for (bug, rule) in [
            ("", "byu"),
            ("", "sizes"),
            ("fewest-then-first", "utexas"),
            ("ties-in-the-order-of-patterns", "washington"),
        ] {
            let found = look(bug, Some(rule), false, seed, true);
            let wrong = found.first.map(|(case, failure)| (case, failure.sentence));
            assert!(wrong.is_none() && found.marks.games() == CASES, "{rule} {seed} {wrong:?}");
        }
        for frequency in [false, true] {
            let found = look("", None, frequency, seed, true);
            assert!(
                found.first.is_none(),
                "{seed} {:?}",
                found.first.map(|first| first.1.sentence)
            );
        }
    }
}

#[test]
fn a_mistake_is_shown_by_the_smallest_case() {
    let found = look("ties-from-the-left", Some("byu"), false, 0, false).first.unwrap().0;
    assert_eq!((found.words.len(), found.games.len(), found.games[0].letters.len()), (2, 1, 1));
    let found = look("no-reset", Some("byu"), false, 0, false).first.unwrap().0;
    assert_eq!(found.games.len(), 2, "{found:?}");
    let found = look("crashes-at-the-last-miss", Some("byu"), false, 0, false).first.unwrap().0;
    assert_eq!((found.words.len(), found.games.len()), (1, 1), "{found:?}");
}

fn points(bug: &'static str, rule: Option<&str>, frequency: bool, seed: u64) -> f64 {
    let found = look(bug, rule, frequency, seed, true);
    let parts = found.marks.parts(CASES, Weights([3.0, 4.0, 2.0, 1.0]), rule.is_some());
    let most: f64 = parts.iter().map(|part| part.most).sum();
    assert!((most - 10.0).abs() < 0.02, "{parts:?}");
    parts.iter().map(|part| part.points).sum()
}

/// Solutions under the rule of BYU, from right to wrong: right; only ties; only the last miss, or
/// the size of a miss; not evil, or once only;
/// not by the rules; dead.
const FROM_RIGHT_TO_WRONG: [&[&str]; 6] = [
    &[""],
    &[
        "ties-from-the-left",
        "fewest-then-first",
        "no-tie-rule",
        "ties-by-the-most-letters",
        "ties-prefer-hits",
        "ties-in-the-order-of-patterns",
        "the-last-of-equals",
    ],
    &["crashes-at-the-last-miss", "always-a-miss-if-one-is-possible"],
    &["a-word-drawn-for-each-letter", "smallest-family", "no-reset"],
    &["positions-from-0", "says-miss-to-everything"],
    &["hangs", "does-not-start"],
];

#[test]
fn points_go_down_as_solutions_get_worse() {
    for seed in 0..10 {
        let points = |bug: &&'static str| (points(bug, Some("byu"), false, seed), *bug);
        let table =
            FROM_RIGHT_TO_WRONG.map(|bugs| bugs.iter().map(points).collect::<Vec<(f64, &str)>>());
        assert!((table[0][0].0 - 10.0).abs() < 1e-9, "{table:#?}");
        for pair in table.windows(2) {
            let [better, worse] = pair else { continue };
            let lowest = better.iter().map(|(points, _)| *points).fold(f64::INFINITY, f64::min);
            let highest = worse.iter().map(|(points, _)| *points).fold(0.0, f64::max);
            assert!(lowest > highest, "seed {seed}: {table:#?}");
        }
    }
}

#[test]
fn whoever_hangs_is_waited_for_three_times() {
    let found = look("hangs", Some("byu"), false, 0, true);
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
