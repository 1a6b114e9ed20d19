//! What students get wrong most, each as a tiny program: found within sixty games whatever the seed, and worth fewer
//! points the more of it is wrong.

mod tiny;

use std::cell::Cell;
use std::sync::OnceLock;

use super::case::TestCase;
use super::failure::Failure;
use super::found::{Found, Mistake, POINTS, Played, SMALL};
use super::judge::{Adapted, Demand, Judge, by_chance};
use super::large_case;
use super::run::CheckRun;
use crate::cli::{Lengths, Weights};
use crate::engine::Rule;
use crate::referee::Side;
use crate::system::Stop;
use crate::tests::swept;
use crate::text::commands::check::{self as text, ScorePart};
use crate::words::{Alphabet, EmbeddedList, WordList};

const CASES: usize = 60;

const LENGTHS: Lengths = Lengths { first: 2, last: 20 };

static REAL: OnceLock<WordList> = OnceLock::new();

thread_local! {
    /// How often the program was started in the check of this thread.
    static STARTS: Cell<usize> = const { Cell::new(0) };
}

/// Returns what is demanded: the rule of a setter, or letters of a guesser.
fn demand(of: &str) -> Demand {
    match of {
        "fitting" | "frequency" => Demand::Fitting { most_frequent: of == "frequency" },
        rule => Demand::Rule(rule.parse().or_else(|_| Rule::of_ties(rule)).unwrap()),
    }
}

/// Checks a program with a bug.
fn look(bug: &'static str, of: &str, seed: u64) -> Found {
    check(bug, of, None, |run| run.look(CASES, seed, &|_| ()))
}

fn check(
    bug: &'static str,
    of: &str,
    large: Option<&TestCase>,
    look: impl Fn(&CheckRun<'_>) -> Found,
) -> Found {
    let demand = demand(of);
    STARTS.set(0);
    let run = CheckRun {
        sit: &|words, transcript| {
            STARTS.set(STARTS.get() + 1);
            tiny::sit(bug, demand.side(), words, transcript)
        },
        judge: Judge { demand, adapter: Adapted::Apart },
        alphabet: Alphabet::UNSAID,
        lengths: LENGTHS,
        real: Some(REAL.get_or_init(|| EmbeddedList::EVERYDAY.load())),
        large,
        stop: &Stop::default(),
        confirmed: Cell::default(),
    };
    look(&run)
}

fn kinds(found: &Found) -> Vec<&str> {
    found.mistakes.iter().map(|mistake| &*mistake.failure.kind).collect()
}

/// The mistakes that are found under each rule. A solution of the default rule, with nothing wrong, is wrong under others.
const SETTERS: [(&str, &str); 7] = [
    ("byu", BYU),
    ("utexas", "fewest-of-all-families nothing"),
    ("any", ANY),
    ("fewest,any", "ties-by-the-most-letters ties-prefer-hits"),
    ("washington", "nothing fewest-then-first"),
    ("utexas-easy", "nothing"),
    ("utexas-medium", "nothing turns-go-on"),
];

const BYU: &str = "fewest-of-all-families two-rightmost-places crashes-with-four-letters any-length no-reset \
                  crashes-at-the-last-miss ties-from-the-left ties-by-the-most-letters ties-in-the-order-of-patterns \
                  ties-prefer-hits no-tie-rule the-last-of-equals fewest-then-first";

const ANY: &str = "crashes-with-four-letters smallest-family a-word-from-the-start always-a-miss-if-one-is-possible \
                  says-miss-to-everything positions-from-0 reveals-any-word loses-the-first-word loses-the-last-word \
                  places-run-together-from-0 places-run-together-from-1 a-miss-to-the-last-guess-if-one-is-possible";

const GUESSERS: &str = "any-length no-reset-of-the-words no-reset-of-the-letters crashes-at-the-last-miss \
                        the-first-position-only extra-positions misses-change-nothing hits-change-nothing any-position \
                        in-the-order-of-the-alphabet";

#[test]
fn what_is_wrong_is_found_within_sixty_games_whatever_the_seed() {
    let setters =
        SETTERS.into_iter().flat_map(|(of, bugs)| bugs.split(' ').map(move |bug| (bug, of)));
    let guessers = GUESSERS.split(' ').flat_map(|bug| [(bug, "fitting"), (bug, "frequency")]);
    let only = ["counts-letters-and-not-words", "the-rarest-letter"].map(|bug| (bug, "frequency"));
    let mut late = Vec::new();
    for (bug, of) in setters.chain(guessers).chain(only) {
        let missed = (0..swept(2, 40)).filter(|seed| look(bug, of, *seed).mistakes.is_empty());
        late.extend(missed.map(|seed| format!("{bug:?} under {of:?}, seed {seed}")));
    }
    assert!(late.is_empty(), "not found:\n{}", late.join("\n"));
}

#[test]
fn what_is_right_is_never_found() {
    for (bug, of) in [
        ("", "byu"),
        ("", "any"),
        ("", "fewest,any"),
        ("fewest-then-first", "fewest,any"),
        ("fewest-then-first", "utexas"),
        ("ties-in-the-order-of-patterns", "washington"),
        ("", "fitting"),
        ("", "frequency"),
    ] {
        for seed in 0..swept(3, 8) {
            let found = look(bug, of, seed);
            assert_eq!(kinds(&found), [""; 0], "{of} {seed}");
            assert!(found.odd.is_empty() && found.games == CASES);
            assert_eq!(points(&found, of), POINTS);
        }
    }
}

#[test]
fn what_was_not_seen_as_the_first_game_was_not_right() {
    for seed in 0..swept(3, 20) {
        let found = look("is-not-seen-at-first", "byu", seed);
        let kinds = kinds(&found);
        assert!(found.wrong > 0 && !kinds.contains(&text::SECOND_GAME), "{kinds:?}");
    }
}

#[test]
fn a_remark_of_an_adapter_is_reported_and_costs_nothing() {
    let found = look("refuses-another-game", "byu", 0);
    assert!(found.not_judged.keys().all(|what| what.starts_with("it ended after")));
    assert_eq!((found.not_judged.len(), found.wrong, found.not_graded()), (1, 0, None));
}

#[test]
fn there_is_no_grade_because_of_what_most_games_lack_and_not_of_what_only_their_ends_lack() {
    let mut found = Found::default();
    for (why, answers, games) in [("no end", 9, 4), ("no board", 0, 3), ("no length", 1, 2)] {
        for _ in 0..games {
            let played = Played { unseen: Some(why.to_owned()), answers, ..Played::default() };
            found.count(&played, &SMALL);
        }
    }
    assert_eq!((found.games, found.not_graded()), (9, Some("no board")));
}

fn failure(kind: &str, table: &str) -> Failure {
    let [kind, sentence, table] = [kind, "", table].map(str::to_owned);
    Failure { kind, sentence, table, fault: None }
}

#[test]
fn games_of_which_nothing_is_judged_are_no_part_of_the_score() {
    let mut found = Found { asked: 8, ..Found::default() };
    let wrong = vec![failure(text::SIZE, "")];
    for (answers, failures) in [(0, vec![]), (0, vec![]), (3, wrong), (3, vec![])] {
        for _ in 0..2 {
            let (unseen, failures) = (Some("no board".to_owned()), failures.clone());
            found.count(&Played { unseen, answers, failures, ..Played::default() }, &SMALL);
        }
    }
    let parts = found.parts(demand("any"), false, Weights([1.0, 1.0, 0.0, 0.0]));
    assert_eq!(parts.iter().map(|part| part.games).collect::<Vec<_>>(), [(4, 4), (2, 4)]);
}

#[test]
fn the_chance_of_a_drawn_word_is_the_share_of_words_that_would_be_right() {
    let chance = |of: &str, words: &str, letters: &str, misses| {
        let Demand::Rule(rule) = demand(of) else { panic!("{of}") };
        let words: Vec<_> = words.split(' ').map(str::to_owned).collect();
        let list =
            TestCase { words, games: Vec::new(), alphabet: Alphabet::UNSAID }.list().unwrap();
        let letters: Vec<_> = letters.chars().filter_map(|c| Alphabet::UNSAID.letter(c)).collect();
        let words = list.lengths().find_map(|length| list.of_length(length)).unwrap().candidates();
        let chances = by_chance(rule, &letters, misses, &words);
        [ScorePart::Sizes, ScorePart::Exact].map(|part| chances[part as usize] * words.len() as f64)
    };
    let tied = "aop aoq aor poa qoa rua";
    assert_eq!(chance("any", tied, "a", 9), [6.0, 6.0]);
    assert_eq!(chance("any", tied, "ao", 9), [5.0, 5.0]);
    // The places further right are kept.
    assert_eq!(chance("byu", tied, "ao", 9), [5.0, 2.0]);
    assert_eq!(chance("any", "aa ab bb cb", "abc", 9), [2.0, 2.0]);
    assert_eq!(chance("any", "aa ab bb cb", "abc", 1), [2.0, 2.0], "it has lost after A");
    // On the fourth turn, one of the families that are the second largest is kept.
    let level = "aop aoq aor oap oaq ora qra";
    assert_eq!(chance("utexas-medium", level, "xyza", 9), [2.0, 2.0]);
    assert_eq!(chance("utexas-medium", level, "xya", 9), [3.0, 3.0]);
}

#[test]
fn games_that_a_word_drawn_at_random_gets_right_earn_nothing() {
    let [sizes, all] = [ScorePart::Sizes as usize, ScorePart::Rules as usize];
    let points = |right, chance| {
        let mut found = Found { asked: 8, ..Found::default() };
        (found.right[sizes], found.right[all], found.by_chance[sizes]) = (right, 8, chance);
        found.parts(demand("any"), false, Weights([0.0, 1.0, 0.0, 0.0]))[0].points
    };
    assert_eq!([8, 6, 4, 2].map(|right| points(right, 4.0)), [10.0, 5.0, 0.0, 0.0]);
    assert_eq!([8, 7].map(|right| points(right, 8.0)), [10.0, 0.0]);
}

#[test]
fn each_kind_of_mistake_is_counted_and_shown_by_the_smallest_case() {
    let mut starts = 0;
    for (bug, kind, words, games) in [
        ("ties-from-the-left", "tie", 2, 1),
        ("two-rightmost-places", "tie", 2, 1),
        ("smallest-family", "size", 3, 1),
        ("crashes-at-the-last-miss", "ended", 1, 1),
        ("fewest-of-all-families", "ended", 5, 1),
        ("hangs", "too_slow", 1, 1),
        ("breaks-its-contract", "contract guessesLeft", 1, 1),
        ("no-reset", "second_game", 2, 2),
    ] {
        let found = check(bug, "byu", None, |run| {
            let mut found = run.look(CASES, 0, &|_| ());
            STARTS.set(0);
            run.shrink_all(&mut found);
            found
        });
        starts += STARTS.get();
        let mistake = found.mistakes.into_iter().find(|one| one.failure.kind == kind).unwrap();
        assert!(mistake.games <= found.wrong, "{bug}: a game counts once");
        let case = mistake.case.unwrap();
        assert_eq!((case.words.len(), case.games.len()), (words, games), "{bug}: {case:?}");
    }
    // Every start of a real program takes a tenth of a second or more.
    assert!(starts < 430, "{starts} starts for eight small cases");
}

#[test]
fn keeping_the_largest_family_where_a_level_keeps_the_second_is_a_mistake_of_its_own_kind() {
    assert_eq!(kinds(&look("fewest-then-first", "utexas-easy", 0)), ["level"]);
}

#[test]
fn of_examples_that_are_as_good_the_first_is_kept() {
    let mut known = Vec::new();
    for table in ["first", "second"] {
        Mistake::count(&mut known, vec![failure("tie", table)], true, || None);
    }
    assert_eq!((known[0].games, &*known[0].failure.table), (2, "first"));
}

#[test]
fn odd_lengths_are_reported_apart_and_cost_nothing() {
    let found = look("refuses-one-letter", "byu", 0);
    assert_eq!((kinds(&found).len(), found.odd.len(), found.wrong), (0, 1, 0));
}

#[test]
fn a_broken_rule_in_the_large_game_costs_the_point_for_it() {
    let costs = |part| failure("board", "").costs(part, false);
    assert!(costs(ScorePart::Rules) && costs(ScorePart::Large) && !costs(ScorePart::Sizes));
}

#[test]
fn quadratic_time_shows_with_a_real_dictionary() {
    let list = EmbeddedList::of(Alphabet::UNSAID).last().unwrap().load();
    let large = large_case(&list, LENGTHS, Side::Setter).unwrap();
    let longest = large.words.iter().map(|word| word.len()).max();
    assert_eq!(longest, Some(20), "words of other lengths cost no points");
    let all = |run: &CheckRun<'_>| run.look(CASES, 0, &|_| ());
    let found = check("quadratic", "byu", Some(&large), all);
    assert_eq!(kinds(&found), ["too_slow"]);
    assert!(found.mistakes[0].failure.sentence.contains("--move-time"));
    assert_eq!((found.games, found.wrong), (CASES + 1, 1), "the large game is one of them");
    let parts = found.parts(demand("byu"), true, Weights([3.0, 4.0, 2.0, 1.0]));
    assert_eq!(parts.iter().map(|part| part.points).sum::<f64>(), POINTS - 1.0);
    let found = check("", "byu", Some(&large), all);
    assert!(kinds(&found).is_empty() && found.large.unwrap().words > 10_000);
}

/// Returns the points without those for a large dictionary.
fn points(found: &Found, of: &str) -> f64 {
    let parts = found.parts(demand(of), false, Weights([3.0, 4.0, 2.0, 1.0]));
    parts.iter().map(|part| part.points).sum()
}

#[test]
fn points_go_down_as_solutions_get_worse() {
    for seed in 0..5 {
        for (bug, least, below) in [
            ("ties-from-the-left", 7.5, POINTS),
            ("no-tie-rule", 7.5, POINTS),
            ("ties-prefer-hits", 7.5, POINTS),
            ("the-last-of-equals", 7.5, POINTS),
            // Everything but the rules is right: 3 of 9 parts of ten points are lost.
            ("breaks-its-contract", 6.66, 7.5),
            ("reveals-any-word", 6.66, 8.5),
            ("always-a-miss-if-one-is-possible", 4.5, 7.5),
            // Only the rules are kept, which are 3 of 9 parts, and not always.
            ("smallest-family", 3.33, 4.0),
            ("a-word-drawn-at-the-start", 2.5, 4.5),
            ("a-word-drawn-for-each-letter", 2.5, 4.5),
            ("hangs", 0.0, 0.01),
            ("does-not-start", 0.0, 0.01),
        ] {
            let points = points(&look(bug, "byu", seed), "byu");
            assert!((least..below).contains(&points), "{bug}: {points}");
        }
    }
}

#[test]
fn ties_that_any_family_may_win_are_no_part_of_the_score() {
    for bug in ["smallest-family", "crashes-with-four-letters"] {
        let found = look(bug, "any", 0);
        let parts = found.parts(demand("any"), false, Weights([3.0, 4.0, 2.0, 1.0]));
        assert_eq!(parts.iter().map(|part| part.part).collect::<Vec<_>>(), SMALL[..2], "{bug}");
    }
}

#[test]
fn a_submission_that_hangs_is_waited_for_three_times() {
    let counted = Cell::new(0);
    let look = |run: &CheckRun<'_>| run.look(CASES, 0, &|games| counted.set(games));
    let found = check("hangs", "byu", None, look);
    assert_eq!((found.games, found.wrong, found.gave_up.is_some()), (3, 3, true));
    assert_eq!(counted.get(), 2, "nobody is told how long games take that are not played");
}
