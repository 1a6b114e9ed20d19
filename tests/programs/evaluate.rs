//! Tests of the evaluation: against numbers worked out by hand, against rounds of the game, and with the real
//! binary.

use std::sync::Arc;

use crate::support::{Arguments, GAME, Place, swept};
use evil_hangman::engine::Opponent;
use evil_hangman::evaluation::{Evaluation, Stopped, Tally, sample};
use evil_hangman::game::{Lives, Round, Standing};
use evil_hangman::guesser::{Frequency, Guesser, GuesserKind, Rated};
use evil_hangman::position::Position;
use evil_hangman::words::{Candidates, ENGLISH, Letter, WordList, WordsOfLength, list_of};
use proptest::prelude::*;

/// Nine words of four letters and four of three. The frequency guesser plays them as follows:
///
/// E is in six of the nine.
/// - no E: ALLY COOL GOOD. L and O are in two each, and L comes first. It distinguishes all three:
///   ALLY (1 miss: E), COOL (1: E), GOOD (2: E L).
/// - BETA DEAL: A is in both, at different places (0 misses each).
/// - FLEW IBEX: six letters are in one word each, and B comes first: IBEX (0), FLEW (1: B).
/// - ELSE (0) and HOPE (0) are known immediately.
///
/// C and T are in three of the four; C comes first.
/// - no C: DOG (1: C).
/// - CAT COT CUT: T is in all. Then A, O and U are in one each: CAT (0), COT (1: A), CUT (2: A O).
///
/// So 6 words cost no miss, 5 cost one and 2 cost two. Letters guessed: ALLY 4 (E L A Y), COOL 4, GOOD 5,
/// BETA 4, DEAL 4, IBEX 4, FLEW 5, ELSE 3, HOPE 4; DOG 4 (C D O G), CAT 3, COT 4, CUT 5: 53 in all. Decisions
/// other than spelling: 4 for each length.
const TINY: &str = include_str!("../lists/tiny.txt");

fn list(words: &str) -> WordList {
    list_of(&ENGLISH, words)
}

/// Returns the known and the hidden words of each length for which words are known.
fn pairs<'a>(
    known: &'a WordList,
    hidden: &'a WordList,
) -> impl Iterator<Item = (&'a Arc<WordsOfLength>, Candidates)> {
    let candidates =
        |length| Some((known.of_length(length)?, hidden.of_length(length)?.candidates()));
    hidden.lengths().filter_map(candidates)
}

/// Evaluates what `evaluate` asks for to its end.
fn evaluated(allowed: u32, evaluate: impl FnOnce(&mut Evaluation<'_>)) -> Tally {
    let mut watch = |_: &Tally| true;
    let mut evaluation = Evaluation::new(Lives::at_least_one(allowed), &mut watch);
    evaluate(&mut evaluation);
    evaluation.tally.clone()
}

/// Evaluates all hidden words by the tree, with one guesser for all lengths.
fn tree(guesser: &mut dyn Guesser, known: &WordList, hidden: &WordList, allowed: u32) -> Tally {
    evaluated(allowed, |evaluation| {
        for (known, hidden) in pairs(known, hidden) {
            evaluation.tree(guesser, known, &hidden).unwrap();
        }
    })
}

/// Evaluates all hidden words one by one.
fn word_by_word(kind: GuesserKind, known: &WordList, hidden: &WordList, allowed: u32) -> Tally {
    evaluated(allowed, |evaluation| {
        for (known, hidden) in pairs(known, hidden) {
            evaluation.word_by_word(&mut || kind.guesser(), known, &hidden).unwrap();
        }
    })
}

/// Plays a round of the game for each word; returns the misses of each and the total number of letters.
fn rounds(
    kind: GuesserKind,
    known: &WordList,
    hidden: &WordList,
    allowed: u32,
) -> (Vec<usize>, u64) {
    let (mut by_misses, mut letters) = (Vec::new(), 0);
    for (known, hidden) in pairs(known, hidden) {
        for word in hidden.words() {
            let mut guesser = kind.guesser();
            let mut round =
                Round::with_friend(&word, Some(known.candidates()), Lives::at_least_one(64), 0);
            while round.standing() == Standing::InPlay {
                let mut position = round.position().clone();
                position.set_misses_left(allowed.saturating_sub(round.misses()).max(1));
                round.guess(guesser.letter(&position).unwrap()).unwrap();
            }
            let misses = round.misses() as usize;
            by_misses.resize(by_misses.len().max(misses + 1), 0);
            by_misses[misses] += 1;
            letters += round.replies().len() as u64;
        }
    }
    (by_misses, letters)
}

#[test]
fn the_numbers_of_a_small_list_are_those_worked_out_by_hand() {
    let list = list(TINY);
    let tally = tree(&mut Frequency, &list, &list, 6);
    assert_eq!(tally.by_misses, [6, 5, 2]);
    assert_eq!((tally.rounds(), tally.words), (13, 13));
    assert_eq!((tally.letters, tally.decisions), (53, 8));
    let close = |one: f64, other: f64| assert!((one - other).abs() < 1e-12, "{one} {other}");
    close(tally.share_won(), 1.0);
    close(tally.mean_misses(), 9.0 / 13.0);
    close(tally.mean_misses_in_round(), 9.0 / 13.0);
    close(tally.accuracy(), (6.0 + 5.0 * 5.0 / 6.0 + 2.0 * 4.0 / 6.0) / 13.0);
    // With one miss allowed, the first miss loses, and an accuracy is never below 0.
    let strict = tree(&mut Frequency, &list, &list, 1);
    assert_eq!((&strict.by_misses[..], strict.won()), (&[6, 5, 2][..], 6));
    close(strict.mean_misses(), 9.0 / 13.0);
    close(strict.mean_misses_in_round(), 7.0 / 13.0);
    close(strict.accuracy(), 6.0 / 13.0);
    // Word by word, every letter is a decision.
    let each = word_by_word(GuesserKind::Frequency, &list, &list, 6);
    assert_eq!((&each.by_misses[..], each.letters, each.decisions), (&[6, 5, 2][..], 53, 53));
}

#[test]
fn a_setter_plays_one_game_for_each_length() {
    let list = list(TINY);
    let play = |opponent| {
        evaluated(6, |evaluation| {
            for listed in list.by_length() {
                evaluation.setter(&mut Frequency, opponent, listed, &|| false).unwrap();
            }
        })
    };
    // No E (3 words of 9), no L (GOOD; a tie), then D G O. C and T, no A (COT CUT), no O (a tie), U.
    let greedy = play(Opponent::Greedy);
    assert_eq!((&greedy.by_misses[..], greedy.rounds(), greedy.words), (&[0, 0, 2][..], 2, 13));
    assert_eq!(greedy.letters, 5 + 5);
    // Merciless cannot force more: at most GOOD and CUT.
    assert_eq!(play(Opponent::Merciless).by_misses, [0, 0, 2]);
}

/// Generates words of two to four letters, few enough letters that words are similar.
fn some_words() -> impl Strategy<Value = WordList> {
    prop::collection::vec("[a-f]{2,4}", 1..40).prop_map(|words| list(&words.join("\n")))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(swept(24, 48)))]

    #[test]
    fn the_tree_the_words_one_by_one_and_rounds_of_the_game_agree(
        known in some_words(), other in some_words(), allowed in 1u32..8,
    ) {
        for kind in GuesserKind::ALL {
            // The words of the list itself, and words that may not be on it.
            for hidden in [&known, &other] {
                let tree = tree(&mut *kind.guesser(), &known, hidden, allowed);
                let each = word_by_word(kind, &known, hidden, allowed);
                prop_assert_eq!(&tree.by_misses, &each.by_misses, "{}", kind);
                prop_assert_eq!(tree.letters, each.letters, "{}", kind);
                let (by_misses, letters) = rounds(kind, &known, hidden, allowed);
                prop_assert_eq!(tree.by_misses, by_misses, "{}", kind);
                prop_assert_eq!(tree.letters, letters, "{}", kind);
                prop_assert!(tree.decisions <= each.decisions);
            }
        }
    }

    #[test]
    fn a_sample_is_drawn_from_the_seed_and_has_each_word_once(known in some_words(), seed: u64, part in 1usize..9) {
        let all: Vec<Candidates> = pairs(&known, &known).map(|(_, words)| words).collect();
        let drawn = sample(&all, part, seed);
        prop_assert_eq!(&drawn, &sample(&all, part, seed));
        let count: usize = drawn.iter().map(Candidates::len).sum();
        prop_assert_eq!(count, part.min(known.total()));
        let words: String = drawn.iter().flat_map(|words| words.words().map(|word| format!("{word}\n"))).collect();
        prop_assert_eq!(list(&words).total(), count, "each is drawn once");
    }
}

/// Always guesses the same letter, or none.
struct Stubborn(Option<char>);

impl Guesser for Stubborn {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let letter = self.0.and_then(|c| ENGLISH.letter(c));
        let rated = |letter: Letter| {
            Frequency.rate(position).first().map(|first| Rated { letter, ..*first })
        };
        letter.and_then(rated).into_iter().collect()
    }
}

#[test]
fn a_guesser_that_repeats_itself_or_is_silent_is_named_as_what_it_is() {
    let list = list(TINY);
    let listed = list.of_length(4).unwrap();
    for (letter, stopped) in [(Some('e'), Stopped::Repeated), (None, Stopped::Silent)] {
        let mut guesser = Stubborn(letter);
        evaluated(6, |evaluation| {
            let tree = evaluation.tree(&mut guesser, listed, &listed.candidates());
            let setter = evaluation.setter(&mut guesser, Opponent::Greedy, listed, &|| false);
            assert_eq!((tree, setter), (Err(stopped), Err(stopped)), "{letter:?}");
        });
    }
}

#[test]
fn a_watch_may_end_it_and_what_was_played_is_counted() {
    let list = list(TINY);
    let listed = list.of_length(4).unwrap();
    // The largest family comes first: without E there are ALLY COOL GOOD, and L distinguishes them.
    let mut watch = |tally: &Tally| tally.rounds() == 0;
    let mut evaluation = Evaluation::new(Lives::at_least_one(6), &mut watch);
    let ended = evaluation.tree(&mut Frequency, listed, &listed.candidates());
    assert_eq!(ended, Err(Stopped::ByTheWatch));
    assert_eq!((&evaluation.tally.by_misses[..], evaluation.tally.decisions), (&[0, 2, 1][..], 2));
}

#[test]
fn json_has_the_same_figures() {
    let place = Place::with(&[("tiny.txt", TINY)]);
    let report = place.run("evaluate --words tiny.txt --json --word-by-word").json();
    assert_eq!(report["by_misses"], serde_json::json!([6, 5, 2]));
    for (name, number) in [("words", 13), ("rounds", 13), ("won", 13), ("letters", 53)] {
        assert_eq!(report[name].as_u64(), Some(number), "{name}");
    }
    assert_eq!((&report["guesser"], &report["opponent"]), (&"frequency".into(), &"fair".into()));
    assert_eq!((&report["finished"], &report["word_by_word"]), (&true.into(), &true.into()));
    let number = |name: &str| report[name].as_f64().unwrap();
    assert!((number("mean_misses") - 9.0 / 13.0).abs() < 1e-9);
    assert!(number("cpu_seconds_per_decision") > 0.0 && number("peak_bytes") > 0.0);
}

#[test]
fn a_share_of_drawn_words_has_an_interval() {
    let place = Place::with(&[("tiny.txt", TINY)]);
    let asked = "evaluate --words tiny.txt --lives 2";
    let report = place.run((asked, "--json --sample 10")).json();
    assert_eq!(report["won"], 8, "{report}");
    let number = |name: &str| report[name].as_f64().unwrap();
    let (low, high) = (number("share_low"), number("share_high"));
    assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
    let text = place.run((asked, "--sample 10")).out;
    assert!(text.contains("8 of 10 (95 % sure: 49.0 to 94.3 %)"), "{text}");
    assert!(place.run((asked, "--json")).json()["share_low"].is_null(), "every word was played");
    assert!(!place.run(asked).out.contains("sure"));
}

/// Returns the results of a report without the costs.
fn played(place: &Place, arguments: impl Arguments) -> serde_json::Value {
    let mut report = place.run(("evaluate --json", arguments)).json();
    for cost in ["cpu_seconds", "cpu_seconds_per_decision", "peak_bytes"] {
        assert!(report.as_object_mut().unwrap().remove(cost).is_some());
    }
    report
}

#[test]
fn any_number_of_threads_comes_to_the_same() {
    // Every other word to find is not on the guesser's list.
    let words = evil_hangman::words::EmbeddedList::EVERYDAY.load();
    let all = (5..7).filter_map(|length| words.of_length(length));
    let (mut known, mut hidden) = (String::new(), String::new());
    for (number, word) in all.flat_map(|listed| listed.words()).enumerate() {
        if number % 4 == 0 {
            known += &format!("{word}\n");
        }
        if number % 16 < 2 {
            hidden += &format!("{word}\n");
        }
    }
    let place = Place::with(&[("known.txt", known), ("hidden.txt", hidden)]);
    for arguments in [
        "--guesser frequency",
        "--guesser balanced --hidden hidden.txt",
        "--guesser lookahead-wins --length 6",
        "--guesser perfect --sample 200",
        "--guesser balanced --sample 100 --word-by-word",
        "--opponent greedy",
    ] {
        let with = |threads: &str| {
            let common = ["--words", "known.txt", "--threads", threads];
            played(&place, (common, arguments))
        };
        let one = with("1");
        assert!(one["rounds"].as_u64() > Some(0) && one["finished"] == true, "{one}");
        for threads in ["2", "5"] {
            assert_eq!(with(threads), one, "{threads} threads, {arguments:?}");
        }
    }
}

#[test]
fn hidden_words_need_not_be_on_the_list_and_those_of_strange_lengths_are_skipped() {
    let hidden = "cat\nzoo\nit's\nelephant\nelephants\n";
    let place = Place::with(&[("tiny.txt", TINY), ("hidden.txt", hidden)]);
    let report = played(&place, "--words tiny.txt --hidden hidden.txt");
    assert_eq!((report["rounds"].as_u64(), report["skipped"].as_u64()), (Some(2), Some(2)));
    for wrong in [
        "--hidden gone.txt",
        "--opponent friend",
        "--opponent greedy --sample 3",
        "--sample 14",
        "--length 7",
        "--seed 5",
        "--jobs 2",
        "--series 3",
        "--move-time 1s",
        "--env HOME",
        "--guesser cmd:cat --threads 2",
    ] {
        place.run(("evaluate --words tiny.txt", wrong)).refused(&[]);
    }
}

#[test]
fn a_program_that_fails_in_the_whole_first_series_is_not_asked_for_thousands_of_words() {
    let arguments = ["evaluate", "--guesser", "cmd:exit 3", "--series", "4", "--json"];
    let ran = Place::new().run(arguments);
    let report = ran.json();
    assert_eq!((report["faults"].as_u64(), report["finished"].as_bool()), (Some(4), Some(false)));
    assert_eq!(ran.status, Some(1));
}

#[test]
#[cfg(unix)]
fn ctrl_c_prints_what_is_done() {
    use crate::support::{kill, wait_until};

    let place = Place::new();
    let arguments = "evaluate --guesser lookahead --word-by-word --json --threads 1";
    let child =
        place.command(GAME, arguments).stdout(std::process::Stdio::piped()).spawn().unwrap();
    // All words take hours. Until it waits for SIGINT, the second signal, that would end it without a word. Where the system
    // doesn't say for which it waits, two seconds are enough.
    let (begun, status) = (std::time::Instant::now(), format!("/proc/{}/status", child.id()));
    let waits = || {
        let Ok(status) = std::fs::read_to_string(&status) else {
            return begun.elapsed().as_secs() >= 2;
        };
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:\t"));
        caught.is_some_and(|caught| u64::from_str_radix(caught, 16).unwrap() & 0b10 != 0)
    };
    wait_until("Ctrl-C is waited for", waits);
    kill("INT", child.id());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["finished"], false);
}
