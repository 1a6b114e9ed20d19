//! Tests of the opponents that search, against the definition of the game played out by brute force.

use std::collections::BTreeSet;

use hangman_core::engine::{Opponent, Question, Reason, Searcher, Setter};
use hangman_core::game::Round;
use hangman_core::guesser::{Frequency, Guesser, NoisyFrequency, Perfect};
use hangman_core::position::Position;
use hangman_words::{Candidates, EmbeddedList, Family, Letter};
use proptest::prelude::*;
use proptest::string::string_regex;

use crate::support::{Oracle, chaos, letter, spelled, swept, words as candidates};

/// Returns a question to merciless about all words.
fn question(all: &Candidates, letter: Letter, misses_left: u32) -> Question {
    let position = Position::new(all.listed(), misses_left);
    Question { position, letter }
}

/// Generates lists of distinct words of one length, with few letters, so that letters repeat.
fn lists() -> impl Strategy<Value = Vec<String>> {
    (2usize..=5).prop_flat_map(|length| {
        let of = |letters: &str| string_regex(&format!("{letters}{{{length}}}")).unwrap();
        let words = prop::collection::vec(prop_oneof![of("[a-c]"), of("[a-h]"), of("[ab]")], 2..11);
        words.prop_map(|words| BTreeSet::from_iter(words).into_iter().collect())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(swept(120, 300)))]

    #[test]
    fn merciless_wins_by_force_where_it_can_and_costs_the_most_where_it_cannot(words in lists()) {
        let all = candidates(&words.join(" "));
        let mut oracle = Oracle::default();
        for c in ('a'..='h').filter(|letter| words.iter().any(|word| word.contains(*letter))) {
            let letter = letter(c);
            let most = oracle.worst(&all, letter);
            for misses_left in 1..=6 {
                let question = question(&all, letter, misses_left);
                let choice = Setter::default().reply(&question, &|| false).unwrap().choice();
                let suffered = oracle.after(&all, letter, choice.places);
                prop_assert!(choice.proven);
                if most >= misses_left as usize {
                    prop_assert!(suffered >= misses_left as usize, "{c} with {misses_left}");
                } else {
                    prop_assert_eq!(suffered, most, "{} with {}", c, misses_left);
                }
            }
        }
    }

    #[test]
    fn perfect_players_on_both_sides_play_the_value(words in lists(), lives in 1u32..8) {
        let all = candidates(&words.join(" "));
        let value = Oracle::default().value(&all);
        let mut perfect = Perfect::default();
        let (misses, won) = play(&mut perfect, &all, lives, Opponent::Merciless);
        prop_assert_eq!(won, (lives as usize) > value);
        prop_assert_eq!(misses as usize, value.min(lives as usize));
        // No guesser does better against it, and the perfect one never suffers more than the value.
        for guesser in [&mut Frequency as &mut dyn Guesser, &mut NoisyFrequency::new(0.5, 1)] {
            let (others, _) = play(guesser, &all, lives, Opponent::Merciless);
            prop_assert!(others >= misses);
        }
        let (greedy, _) = play(&mut perfect, &all, lives, Opponent::Greedy);
        prop_assert!(greedy as usize <= value);
    }

}

/// Plays a round to its end; returns the misses and whether the guesser won.
fn play(
    guesser: &mut dyn Guesser,
    all: &Candidates,
    lives: u32,
    opponent: Opponent,
) -> (u32, bool) {
    play_against(&mut Searcher::new(all.listed()), guesser, all, lives, opponent)
}

fn play_against(
    searcher: &mut Searcher,
    guesser: &mut dyn Guesser,
    all: &Candidates,
    lives: u32,
    opponent: Opponent,
) -> (u32, bool) {
    let lives = lives.to_string().parse().unwrap();
    let mut round = Round::new(opponent, all.clone(), lives, 1);
    while round.misses_left() > 0 {
        let Some(letter) = guesser.letter(round.position()) else { break };
        if opponent.is_perfect() {
            let reply = searcher.reply(&round.question(letter).unwrap(), &|| false).unwrap();
            round.take(reply).unwrap();
        } else {
            round.guess(letter).unwrap();
        }
    }
    (round.misses(), round.pattern().is_complete())
}

#[test]
fn any_number_of_guesses_can_be_played() {
    let all = EmbeddedList::EVERYDAY.load().of_length(8).unwrap().candidates();
    for lives in [26, 27, 63, 64, 65, 66, 70, 999, 5000, u32::MAX] {
        let (_, won) = play(&mut Frequency, &all, lives, Opponent::Merciless);
        assert!(won, "nobody misses more letters than there are: {lives}");
    }
}

#[test]
fn the_whole_list_is_played_as_its_value_says() {
    let list = EmbeddedList::EVERYDAY.load();
    for (length, value) in [(8, 5), (10, 4), (12, 3)] {
        let all = list.of_length(length).unwrap().candidates();
        let mut perfect = Perfect::default();
        for lives in 1..=value + 1 {
            let (misses, won) = play(&mut perfect, &all, lives, Opponent::Merciless);
            assert_eq!((misses, won), (value.min(lives), lives > value), "{length} with {lives}");
        }
    }
}

/// Returns every n-th word of a built-in list. Nothing is known about such a list beforehand.
fn some(embedded: EmbeddedList, length: usize, every: usize) -> Candidates {
    let list = embedded.load();
    let words = list.of_length(length).unwrap().candidates();
    let words: Vec<_> = words.words().step_by(every).map(|word| word.to_string()).collect();
    candidates(&words.join(" "))
}

/// Returns real words from built-in lists, and random words; one list in `one_in`.
fn searched(one_in: usize) -> impl Iterator<Item = Candidates> {
    let real = [
        (EmbeddedList::EVERYDAY, 4, 2),
        (EmbeddedList::EVERYDAY, 6, 3),
        (EmbeddedList::EVERYDAY, 9, 2),
        (EmbeddedList::EVERYDAY, 11, 1),
        (EmbeddedList::FULL, 5, 4),
        (EmbeddedList::FULL, 13, 2),
        (EmbeddedList::FULL, 3, 2),
        (EmbeddedList::FULL, 8, 12),
        (EmbeddedList::FULL, 12, 6),
    ];
    let real = real
        .into_iter()
        .step_by(one_in)
        .map(|(embedded, length, every)| some(embedded, length, every));
    let odd = (0..24).step_by(one_in);
    let odd = odd
        .map(|seed| candidates(&chaos(seed, 40 + 15 * seed as usize, 4 + seed as usize % 4, 14)));
    let clusters = candidates(
        "bill dill fill gill hill jill kill mill nill pill bore core fore gore lore more pore tore \
         aeon oboe iota idea ouzo unau zeal quiz jynx lynx",
    );
    real.chain(odd).chain([clusters])
}

/// Checks, for each number of `nodes` that merciless may search, that a perfect guesser does not suffer less from it than
/// from greedy, and that one that goes by frequency hardly ever does: a complete search is about perfect guessers alone.
/// Returns the number of rounds in which the nodes were too few for the value, and the extra lives in those.
fn suffered(lists: impl Iterator<Item = Candidates>, lives: &[u32], nodes: &[u64]) -> (usize, u32) {
    let (mut below, mut rounds) = (Vec::new(), 0);
    let (mut limited, mut more) = (0, 0);
    for all in lists {
        for &lives in lives {
            for (who, guesser) in [
                ("perfect", &mut Perfect::default() as &mut dyn Guesser),
                ("frequency", &mut Frequency),
            ] {
                let (greedy, _) = play(guesser, &all, lives, Opponent::Greedy);
                for &nodes in nodes {
                    let mut searcher = Searcher::with_nodes(all.listed(), nodes);
                    let (misses, _) =
                        play_against(&mut searcher, guesser, &all, lives, Opponent::Merciless);
                    if searcher.value(&all, &|| false).is_none() {
                        limited += 1;
                        more += misses.saturating_sub(greedy);
                    }
                    rounds += 1;
                    if misses < greedy {
                        let words = all.len();
                        let what = format!("{words} words, {lives} guesses, {nodes} nodes");
                        assert_eq!(who, "frequency", "{what}: {misses} < {greedy}");
                        below.push(what);
                    }
                }
            }
        }
    }
    assert!(below.len() * 100 <= rounds, "{} of {rounds}: {below:#?}", below.len());
    (limited, more)
}

#[test]
fn however_little_is_searched_a_guesser_hardly_ever_suffers_less_than_from_greedy() {
    // 2,448 rounds in the sweep.
    let (lives, nodes) = swept(
        (&[4, 8, 15][..], &[0, 10, 1000][..]),
        (&[2, 4, 6, 8, 11, 15], &[0, 1, 10, 100, 1000, 10_000]),
    );
    let (limited, more) = suffered(searched(swept(4, 1)), lives, nodes);
    assert!(limited > swept(50, 500) && more > swept(3, 100), "{limited} {more}");
}

#[test]
fn without_a_search_the_family_that_costs_most_played_out_is_kept() {
    let suffered = |(family, words): &(Family, Candidates)| {
        let (misses, _) = play(&mut Frequency, words, 30, Opponent::Greedy);
        misses as usize + usize::from(family.places.is_empty())
    };
    let mut others = 0;
    for seed in 0..96 {
        let all = candidates(&chaos(seed, 40 + 4 * seed as usize, 4 + seed as usize % 4, 14));
        let mut searcher = Searcher::with_nodes(all.listed(), 0);
        let mut round = Round::new(Opponent::Merciless, all, "30".parse().unwrap(), 1);
        while let Some(letter) = Frequency.letter(round.position()) {
            let families = round.engine().candidates().split(letter);
            let reply = searcher.reply(&round.question(letter).unwrap(), &|| false).unwrap();
            let is_kept = |(family, _): &(Family, Candidates)| *family == reply.family();
            let (kept, reason) = (families.iter().position(is_kept).unwrap(), reply.reason);
            if round.take(reply).unwrap().proven {
                continue;
            }
            let misses: Vec<_> = families.iter().map(suffered).collect();
            let most = misses.iter().max();
            assert_eq!(Some(&misses[kept]), most, "{letter:?} of {seed}: {misses:?}");
            others += usize::from(kept > 0);
            match reason {
                Reason::Most(claimed) => assert_eq!(claimed, misses[kept]),
                reason => assert_eq!((reason, kept), (Reason::Unclaimed, 0)),
            }
        }
    }
    assert!(others > 5, "{others}");
}

#[test]
fn what_is_known_to_cost_less_than_the_largest_family_is_never_kept() {
    for seed in 0..60 {
        let all = candidates(&chaos(seed, 60, 4, 9));
        let mut oracle = Oracle::default();
        for letter in ('a'..='i').map(letter) {
            let greedy = oracle.after(&all, letter, all.families(letter)[0].places);
            for (nodes, misses_left) in [(0, 4), (1, 6), (10, 5), (100, 8)] {
                let mut searcher = Searcher::with_nodes(all.listed(), nodes);
                let question = question(&all, letter, misses_left);
                let choice = searcher.reply(&question, &|| false).unwrap().choice();
                let suffered = oracle.after(&all, letter, choice.places);
                let enough = suffered >= greedy || suffered >= misses_left as usize;
                assert!(enough, "{letter:?} with {misses_left} of {}", spelled(all.words()));
            }
        }
    }
}
