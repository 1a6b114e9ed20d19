//! What guesses are worth, by the definition and by brute force.

use super::*;
use crate::engine::Opponent;
use crate::tests::{NINE, Oracle, guess, letter, word, words};

fn played(opponent: Opponent, list: &str, lives: &str, letters: &str) -> Round {
    let mut round = Round::new(opponent, words(list), lives.parse().unwrap(), 1);
    guess(&mut round, letters);
    round
}

fn judged(round: &Round) -> Judgement {
    Judge::new(u64::MAX).judge(&AnalysisInput::of(round), &|| false)
}

/// Checks what the letters of a round are worth.
fn assert_letters_are_worth(input: &AnalysisInput, judgement: &Judgement, of: &str) {
    for (position, guess) in input.positions.iter().zip(&judgement.guesses) {
        let Some(letter) = guess.letter else { continue };
        // Numbers of a list of its own mean other words.
        let (words, mut oracle) = (position.candidates().unwrap(), Oracle::default());
        let best = oracle.value(words);
        let this = oracle.worst(words, letter).max(best);
        assert_eq!(guess.value, Some(GuessValue::Misses { best, this }), "{of}");
        if let Some(better) = guess.better() {
            assert_eq!(oracle.worst(words, better), best, "{of}");
        }
    }
}

#[test]
fn every_guess_is_worth_what_the_definition_says() {
    for list in [NINE, "bill dill fill gill hill deal tear monk", "deal tear monk"] {
        let mut oracle = Oracle::default();
        for letters in ["eo", "oe", "zq", "lt", "i"] {
            let round = played(Opponent::Greedy, list, "9", letters);
            let (input, judgement) = (AnalysisInput::of(&round), judged(&round));
            assert_letters_are_worth(&input, &judgement, &format!("{list}: {letters}"));
            let margins = input
                .positions
                .iter()
                .map(|at| margin(Some(oracle.value(at.candidates().unwrap())), at.misses_left()));
            assert_eq!(judgement.margins, margins.collect::<Vec<_>>());
        }
    }
}

#[test]
fn an_answer_is_the_costliest_if_no_other_costs_more() {
    // Greedy keeps DEAL and TEAR, although MONK without E costs as much with its miss; O splits nothing off.
    for (list, letters, expected) in [
        ("deal tear monk", "e", vec![true]),
        ("deal tear meat monk bonk", "e", vec![false]),
        (NINE, "eo", vec![true, true]),
    ] {
        let judged = judged(&played(Opponent::Greedy, list, "9", letters));
        let found: Vec<_> = (0..letters.len()).map(|turn| judged.is_costliest(turn)).collect();
        assert_eq!(found, expected, "{list}");
        assert!(!judged.is_costliest(letters.len()), "there is no such guess");
    }
}

/// A round in which a word is guessed after some letters, and then other letters.
fn with_word(opponent: Opponent, list: &str, before: &str, said: &str, after: &str) -> Round {
    let mut round = played(opponent, list, "9", before);
    round.guess(word(said)).unwrap();
    guess(&mut round, after);
    round
}

#[test]
fn a_word_is_worth_what_is_left_without_it_and_its_miss() {
    for (before, word, after) in
        [("", "cool", "eo"), ("e", "good", "al"), ("e", "ally", ""), ("eo", "good", "c")]
    {
        let mut oracle = Oracle::default();
        let round = with_word(Opponent::Greedy, NINE, before, word, after);
        let (input, judgement) = (AnalysisInput::of(&round), judged(&round));
        let turn = before.len();
        let words = input.positions[turn].candidates().unwrap();
        let best = oracle.value(words);
        let left = input.positions[turn + 1].candidates().unwrap();
        let this = Oracle::default().value(left) + 1;
        assert!(this >= best, "{before} {word}");
        let worth = Some(GuessValue::Misses { best, this });
        assert_eq!(judgement.guesses[turn].value, worth, "{before} {word}");
        assert_eq!(judgement.guesses[turn].letter, None);
        assert_letters_are_worth(&input, &judgement, word);
    }
}

#[test]
fn the_last_word_is_the_best_guess_and_costs_nothing() {
    for opponent in [Opponent::Greedy, Opponent::Fair] {
        let round = with_word(opponent, "deal", "", "deal", "");
        let guess = judged(&round).guesses[0];
        assert!(guess.value.is_some() && guess.cost().is_none(), "{opponent}: {guess:?}");
    }
}

/// Returns whether a guess is worth these chances (of the best guess, and of this one) and extra misses.
fn is_worth(guess: JudgedGuess, chances: (f64, f64), misses: Option<f64>) -> bool {
    let Some(GuessValue::Chance { best, this, extra }) = guess.value else { return false };
    let close = |found: f64, wanted: f64| (found - wanted).abs() < 1e-9;
    close(best, chances.0)
        && close(this, chances.1)
        && misses.is_none_or(|wanted| close(extra, wanted))
}

#[test]
fn against_one_word_a_guessed_word_is_right_as_often_as_there_are_words() {
    let list = "bill dill fill gill hill";
    let mut round = Round::new(Opponent::Fair, words(list), "2".parse().unwrap(), 1);
    let secret = round.engine().candidates().words().next().unwrap();
    let other = words(list).words().find(|word| *word != secret).unwrap();
    round.guess(other).unwrap();
    // With two misses two of the five words are found, by letters or as words.
    assert!(is_worth(judged(&round).guesses[0], (0.4, 0.4), None), "{:?}", judged(&round));
    // A word that does not fit is certainly a miss.
    let lives = "9".parse().unwrap();
    let mut round = Round::with_friend(&word("cool"), Some(words(NINE)), lives, 0);
    round.guess(word("qoph")).unwrap();
    let guess = judged(&round).guesses[0];
    assert!(is_worth(guess, (1.0, 1.0), Some(1.0)) && guess.better().is_some(), "{guess:?}");
}

#[test]
fn a_letter_that_no_word_has_gives_a_miss_away_and_may_lose_the_game() {
    for (list, telling) in [("deal tear monk", "dealtrmonk"), ("deal bean", "dlbn")] {
        let judgement = judged(&played(Opponent::Greedy, list, "2", "z"));
        let guess = judgement.guesses[0];
        assert_eq!(guess.value, Some(GuessValue::Misses { best: 1, this: 2 }), "{list}");
        assert_eq!(guess.cost(), Some(Cost::Game(2)));
        assert!(telling.chars().any(|c| guess.better() == Some(letter(c))), "{list}");
        assert_eq!((judgement.misses_given_away(), judgement.accuracy()), (Some(1), Some(0.0)));
        assert_eq!(judgement.lost_at(), Some(0));
    }
}

#[test]
fn against_one_word_chances_count_and_where_the_win_is_safe_misses_on_average() {
    for (list, lives, letters, chances, misses) in [
        // With two misses two of the five words are found, with one, one.
        ("bill dill fill gill hill", "2", "z", (0.4, 0.2), None),
        // Where the word is known, a miss that loses the round is a mistake; of two words one is still found in time.
        ("bill", "1", "z", (1.0, 0.0), None),
        ("bill dill", "2", "z", (1.0, 0.5), None),
        ("bill", "9", "z", (1.0, 1.0), Some(1.0)),
        ("bill", "9", "bzil", (1.0, 1.0), Some(1.0)),
        ("beta deal", "9", "z", (1.0, 1.0), Some(1.0)),
    ] {
        let judgement = judged(&played(Opponent::Fair, list, lives, letters));
        let guess = judgement.guesses[letters.find('z').unwrap()];
        let told = format!("{list}, {lives} lives, {letters}: {judgement:?}");
        assert!(is_worth(guess, chances, misses), "{told}");
        assert_eq!(judgement.mistakes().count(), 1, "{told}");
        let is_decisive = matches!(guess.cost(), Some(Cost::Chance { .. }));
        assert_eq!(is_decisive, misses.is_none(), "{told}");
    }
    let good = judged(&played(Opponent::Fair, NINE, "9", "e")).guesses[0];
    assert_eq!(good.cost(), None);
}

#[test]
fn what_the_nodes_are_not_enough_for_stays_unknown() {
    let round = played(Opponent::Greedy, NINE, "9", "e");
    let judgement = Judge::new(0).judge(&AnalysisInput::of(&round), &|| false);
    assert_eq!(judgement.mistakes().count(), 0);
    let halted = Judge::new(9).judge(&AnalysisInput::of(&round), &|| true);
    assert_eq!(halted, Judgement::unknown(&AnalysisInput::of(&round)));
    assert_eq!((halted.accuracy(), halted.misses_given_away()), (None, None));
}

#[test]
fn guesses_about_a_word_that_is_in_no_list_are_not_judged() {
    for (word, is_judged) in [("qoph", false), ("cool", true)].map(|it| (word(it.0), it.1)) {
        let mut round = Round::with_friend(&word, Some(words(NINE)), "9".parse().unwrap(), 0);
        round.guess(letter('o')).unwrap();
        assert_eq!(judged(&round).good().is_some(), is_judged, "{word}");
    }
}

#[test]
fn a_round_is_lost_with_the_answer_after_the_last_chance() {
    for (margins, lost_at, is_hopeless) in [
        (&[Some(1), Some(0), Some(-1), Some(-1)][..], Some(1), false),
        (&[Some(1), Some(0)], None, false),
        (&[Some(-2), Some(-1), Some(-1), Some(-3)], None, true),
        (&[Some(-1), Some(0), Some(-1)], Some(1), false),
        (&[Some(0), None, Some(-1)], None, false),
    ] {
        let judged = Judgement { margins: margins.to_vec(), ..Judgement::default() };
        let found = (judged.lost_at(), judged.is_hopeless());
        assert_eq!(found, (lost_at, is_hopeless), "{margins:?}");
    }
    let margins = [(Some(8), 10), (Some(8), 9), (Some(7), 7), (None, 6)];
    let margins = margins.map(|(value, left)| margin(value, left));
    assert_eq!(margins, [Some(1), Some(0), Some(-1), None]);
}

#[test]
fn the_mistake_that_decided_a_round_lost_it_or_cost_most_and_nothing_after_it_is_one() {
    let guess = |value| JudgedGuess { letter: None, lives_before: 2, value, best: None };
    let judged = |margins: &[i64], guesses: &[GuessValue]| Judgement {
        margins: margins.iter().copied().map(Some).collect(),
        guesses: guesses.iter().map(|value| guess(Some(*value))).collect(),
    };
    let misses = |best, this| GuessValue::Misses { best, this };
    for (best, this, cost) in [
        (1, 2, Some(Cost::Game(2))),
        (2, 3, Some(Cost::Lives(1))),
        (0, 1, Some(Cost::Lives(1))),
        (1, 1, None),
    ] {
        assert_eq!(guess(Some(misses(best, this))).cost(), cost, "{best} {this}");
    }
    let lost = judged(&[0, -1, -1], &[misses(1, 2), misses(1, 3)]);
    assert_eq!((lost.decisive(), lost.mistakes().count(), lost.is_exact()), (Some(0), 1, true));
    let chance = |best, this, extra| GuessValue::Chance { best, this, extra };
    let of = |chances: &[_]| judged(&[], chances);
    let chances = of(&[chance(0.3, 0.0, 0.0), chance(1.0, 0.9, 0.0), chance(1.0, 0.6, 0.0)]);
    assert_eq!((chances.decisive(), chances.is_exact()), (Some(2), false));
    // A life on average weighs less than any chance to win.
    let average = of(&[chance(0.5, 0.5, 0.9), chance(0.5, 0.4, 0.0)]);
    assert_eq!((average.decisive(), average.mistakes().count()), (Some(1), 2));
    let one = of(&[chance(0.5, 0.4, 0.0), chance(0.5, 0.5, 0.0)]);
    assert_eq!(one.accuracy(), Some(0.5));
}
