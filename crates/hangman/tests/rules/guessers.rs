//! Tests of the guessers: against brute force on small lists, and their invariants.

#[path = "../../../../examples/contest/hidden.rs"]
mod contest;

use std::collections::BTreeSet;

use hangman_core::evaluation::HoldOut;
use hangman_core::guesser::{
    Advice, Aim, Balanced, Frequency, Guesser, GuesserKind, Learned, Lookahead, Merit, Perfect,
};
use hangman_core::position::{Position, Standing};
use hangman_words::{
    Candidates, ENGLISH, EmbeddedList, Letter, LetterSet, Places, Word, WordList, list_of,
};
use proptest::prelude::*;

use crate::support::{Oracle, letter, word, words as candidates};

/// Returns the best that letters come to which were not guessed, each the sum over its families of `after`: of whether the
/// family is a miss, its words, and what has been guessed by then.
fn sums<'a>(
    words: &'a Candidates,
    guessed: LetterSet,
    after: impl Fn(bool, &Candidates, LetterSet) -> usize + 'a,
) -> impl Iterator<Item = usize> + 'a {
    let letters: LetterSet = words.words().flat_map(|word| word.letters().to_vec()).collect();
    let open = letters.iter().filter(move |letter| !guessed.contains(*letter));
    open.map(move |letter| {
        let mut now = guessed;
        now.insert(letter);
        let families = words.split(letter).into_iter();
        families.map(|(family, words)| after(family.places.is_empty(), &words, now)).sum()
    })
}

/// Returns the minimum number of misses by brute force, summed over the words.
fn fewest_misses(words: &Candidates, guessed: LetterSet) -> usize {
    if words.len() == 1 {
        return 0;
    }
    let after =
        |miss, words: &Candidates, now| usize::from(miss) * words.len() + fewest_misses(words, now);
    sums(words, guessed, after).min().unwrap()
}

/// Returns the maximum number of words found before `left` misses by brute force.
fn most_found(words: &Candidates, guessed: LetterSet, left: usize) -> usize {
    if left == 0 || words.len() == 1 {
        return left.min(1);
    }
    let after = |miss, words: &Candidates, now| most_found(words, now, left - usize::from(miss));
    sums(words, guessed, after).max().unwrap()
}

fn at(candidates: &Candidates, guessed: LetterSet, left: u32) -> Position {
    Position::among(candidates.clone(), guessed, left)
}

/// Returns the misses for each word if the guesser plays on to its end.
fn misses(guesser: &mut dyn Guesser, candidates: &Candidates, left: u32) -> Vec<u32> {
    play(guesser, candidates, LetterSet::EMPTY, left, 0)
}

fn play(
    guesser: &mut dyn Guesser,
    candidates: &Candidates,
    guessed: LetterSet,
    left: u32,
    missed: u32,
) -> Vec<u32> {
    let still = left.saturating_sub(missed).max(1);
    let Some(letter) = guesser.letter(&at(candidates, guessed, still)) else {
        return vec![missed; candidates.len()];
    };
    assert!(!guessed.contains(letter), "a letter is repeated");
    let mut now = guessed;
    now.insert(letter);
    let families = candidates.split(letter).into_iter();
    let each = families.flat_map(|(family, words)| {
        let missed = missed + u32::from(family.places.is_empty());
        play(guesser, &words, now, left, missed)
    });
    each.collect()
}

/// Generates up to `most` distinct words of three letters out of five.
fn words(most: usize) -> impl Strategy<Value = Vec<String>> {
    proptest::collection::btree_set("[a-e]{3}", 1..=most)
        .prop_map(|words| words.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn looking_ahead_is_as_good_as_brute_force_where_few_words_are_left(
        words in words(7),
        left in 1u32..=4,
    ) {
        let all = candidates(&words.join(" "));
        let suffered = misses(&mut Lookahead::new(Aim::Misses), &all, left);
        prop_assert_eq!(suffered.iter().sum::<u32>() as usize, fewest_misses(&all, LetterSet::EMPTY));
        let suffered = misses(&mut Lookahead::new(Aim::Wins), &all, left);
        let found = suffered.iter().filter(|missed| **missed < left).count();
        prop_assert_eq!(found, most_found(&all, LetterSet::EMPTY, left as usize));
    }

    #[test]
    fn the_perfect_guesser_suffers_at_most_the_value(words in words(9)) {
        let all = candidates(&words.join(" "));
        let value = Oracle::default().value(&all);
        let suffered = misses(&mut Perfect::default(), &all, 26);
        prop_assert_eq!(suffered.into_iter().max().unwrap() as usize, value);
        let rated = Perfect::default().rate(&at(&all, LetterSet::EMPTY, 26));
        prop_assert_eq!(rated[0].merit, Merit::AtMost(value));
        for rated in &rated[1..] {
            prop_assert!(matches!(rated.merit, Merit::AtMost(misses) if misses >= value));
        }
    }

    #[test]
    fn every_guesser_counts_the_words_that_have_a_letter(words in words(20), asked in "[a-f]{0,3}") {
        let all = candidates(&words.join(" "));
        let guessed: LetterSet = asked.chars().map(letter).collect();
        for kind in GuesserKind::ALL.into_iter().filter(|kind| kind.guesser().keeps_to_list()) {
            let rated = kind.guesser().rate(&at(&all, guessed, 3));
            let open: BTreeSet<Letter> = all
                .words()
                .flat_map(|word| word.letters().to_vec())
                .filter(|letter| !guessed.contains(*letter))
                .collect();
            let named: BTreeSet<Letter> = rated.iter().map(|rated| rated.letter).collect();
            prop_assert_eq!(rated.len(), named.len(), "{} names a letter twice", kind);
            prop_assert_eq!(&named, &open, "{}", kind);
            for rated in rated {
                let with = all.words().filter(|word| word.letters().contains(&rated.letter)).count();
                prop_assert_eq!((rated.with, rated.of), (with, all.len()));
            }
        }
    }

    #[test]
    fn no_letter_is_repeated_and_every_word_is_found_listed_or_not(
        words in words(12),
        secret in "[a-z]{3}",
    ) {
        let list = list_of(&ENGLISH, &words.join(" "));
        let listed = list.of_length(3).unwrap();
        let secret = word(&secret);
        for kind in GuesserKind::ALL {
            let mut guesser = kind.guesser();
            let mut position = Position::new(listed, 1);
            while let Some(Advice { best, others, off_list, listed: likely }) =
                guesser.advise(&position)
            {
                let (guessed, pattern) = (position.guessed(), position.pattern());
                let fits = listed.words().any(|word| {
                    guessed.iter().all(|known| word.places_of(known) == pattern.places_of(known))
                });
                prop_assert_eq!(off_list, !fits);
                prop_assert!((0.0..=1.0).contains(&likely) && (likely > 0.0) == fits);
                prop_assert!(others.iter().all(|other| !guessed.contains(other.letter)));
                prop_assert!(!guessed.contains(best.letter), "{} repeats a letter", kind);
                position.answer(best.letter, secret.places_of(best.letter));
            }
            prop_assert!(position.pattern().is_complete(), "{} gave up on {}", kind, secret);
        }
    }
}

#[test]
fn balanced_adds_a_quarter_of_the_bits() {
    // Of eight words six have an A, all in front: 0.75, and H(6/8, 2/8) = 0.811 bits, 0.953 in total. Four
    // have an E at four different places: 0.5, and half the words give 1 bit, each of the others 3: 1.0 in
    // total.
    let all = candidates("abcde abced abecd aebcd abcdf abcdg bcdfg bcdfh");
    assert_eq!(ENGLISH.upper(Frequency.letter(&at(&all, LetterSet::EMPTY, 6)).unwrap()), 'B');
    let open: LetterSet = "bcdfgh".chars().map(letter).collect();
    assert_eq!(ENGLISH.upper(Balanced::default().letter(&at(&all, open, 6)).unwrap()), 'E');
    let rated = Balanced::default().rate(&at(&all, open, 6));
    let bits: Vec<f64> =
        rated.iter().map(|r| if let Merit::Bits(b) = r.merit { b } else { 0.0 }).collect();
    assert!((bits[0] - 2.0).abs() < 1e-6 && (bits[1] - 0.811_278).abs() < 1e-5, "{bits:?}");
    assert_eq!(ENGLISH.upper(Frequency.letter(&at(&all, open, 6)).unwrap()), 'A');
}

#[test]
fn looking_ahead_misses_less_and_wins_more_than_counting_on_a_real_list() {
    let list = EmbeddedList::EVERYDAY.load();
    // Few enough words to be quick, and short enough that there is something to gain.
    let all = list.of_length(4).unwrap().candidates();
    let mean = |misses: &[u32]| misses.iter().sum::<u32>() as f64 / misses.len() as f64;
    let won = |misses: &[u32]| misses.iter().filter(|missed| **missed < 6).count();
    let counted = misses(&mut Frequency, &all, 6);
    let balanced = misses(&mut Balanced::default(), &all, 6);
    let fewest = misses(&mut Lookahead::new(Aim::Misses), &all, 6);
    let most = misses(&mut Lookahead::new(Aim::Wins), &all, 6);
    assert!(mean(&balanced) < mean(&counted));
    assert!(mean(&fewest) < mean(&balanced) - 0.03, "{} {}", mean(&fewest), mean(&balanced));
    assert!(won(&most) > won(&fewest) && won(&fewest) > won(&counted));
}

#[test]
fn off_its_list_a_guesser_goes_by_the_neighbours_of_known_letters() {
    // No word begins with S and has no E. After an S, O is more frequent than any other letter not yet
    // guessed, and it is also the most frequent letter at the other places.
    let list = list_of(&ENGLISH, "sole sore sate bold cold");
    let start = Position::new(list.of_length(4).unwrap(), 4);
    let position = start.after(letter('s'), [0].into_iter().collect());
    let advice = Frequency.advise(&position.after(letter('e'), Places::NONE)).unwrap();
    assert!(advice.off_list);
    assert_eq!(ENGLISH.upper(advice.best.letter), 'O');
    assert_eq!(advice.others.len(), 23);
}

#[test]
fn the_same_view_is_the_same_advice_whatever_was_asked_before() {
    let list = EmbeddedList::EVERYDAY.load();
    let start = Position::new(list.of_length(6).unwrap(), 6);
    let other = start.after(letter('e'), Places::NONE);
    for kind in [GuesserKind::Lookahead, GuesserKind::LookaheadWins, GuesserKind::Learned] {
        let mut experienced = kind.guesser();
        experienced.rate(&start);
        assert_eq!(experienced.rate(&other), kind.guesser().rate(&other), "{kind}");
    }
}

/// Returns how many of these words a guesser that knows the list finds with fewer than six misses.
fn found(guesser: &mut dyn Guesser, list: &WordList, words: &[Word]) -> usize {
    let finds = |word: &&Word| {
        let Some(listed) = list.of_length(word.letters().len()) else { return false };
        let mut position = Position::new(listed, 6);
        while position.standing() == Standing::InPlay {
            let letter = guesser.letter(&position).unwrap();
            position.answer(letter, word.places_of(letter));
        }
        position.standing() == Standing::Won
    };
    words.iter().filter(finds).count()
}

#[test]
fn the_learned_guesser_finds_words_that_it_does_not_know() {
    let list = EmbeddedList::EVERYDAY.load();
    let hold_out = HoldOut { share: "0.5".parse().unwrap(), seed: 0, families: false };
    let (known, hidden) = hold_out.split(&list).unwrap();
    let hidden = hidden.of_length(9).unwrap().candidates();
    let words: Vec<Word> = hidden.words().step_by(hidden.len() / 60).take(60).collect();
    let learned = found(&mut Learned::default(), &known, &words);
    let by_the_list = found(&mut Lookahead::new(Aim::Wins), &known, &words);
    assert!(learned >= 45 && learned >= by_the_list + 15, "{learned} and {by_the_list} of 60");
}

#[test]
fn it_names_every_letter_of_the_alphabet_once_that_was_not_answered() {
    let list = list_of(&ENGLISH, "beta deal seat teal veal");
    let start = Position::new(list.of_length(4).unwrap(), 3);
    let rated = Learned::default().rate(&start.after(letter('e'), [1].into_iter().collect()));
    let named: BTreeSet<Letter> = rated.iter().map(|rated| rated.letter).collect();
    assert_eq!((rated.len(), named.len()), (25, 25));
    assert!(!named.contains(&letter('e')) && rated.iter().all(|rated| rated.with <= rated.of));
}

#[test]
fn it_says_that_a_word_is_likely_not_on_the_list_and_guesses_its_form() {
    // Nearly every word has its plural on the list; the one without it should be expected to have it, too.
    let stems: Vec<String> = "bcdfglmprt"
        .chars()
        .flat_map(|c| "aeiou".chars().map(move |v| format!("{c}{v}lk")))
        .collect();
    let plurals = stems.iter().skip(1).map(|stem| format!("{stem}s"));
    let words: Vec<_> = stems.iter().cloned().chain(plurals).collect();
    let list = list_of(&ENGLISH, &words.join(" "));
    let word = word("balks");
    let mut position = Position::new(list.of_length(5).unwrap(), 1);
    "balk".chars().map(letter).for_each(|letter| position.answer(letter, word.places_of(letter)));
    let mut guesser = Learned::default();
    let advice = guesser.advise(&position).unwrap();
    assert!(advice.off_list && advice.listed == 0.0);
    assert_eq!(ENGLISH.upper(advice.best.letter), 'S');
}

#[test]
fn the_contests_hidden_half_is_the_public_words_that_are_not_known() {
    let public =
        contest::public("Zebra\n2nd\n10-point\nJack-o'-lantern \nzebra\n&\nape\n\u{e9}tude\n");
    assert_eq!(public.iter().collect::<Vec<_>>(), ["ape", "jackolantern", "tude", "zebra"]);
    // A training file also has words that are not on the public list.
    assert_eq!(contest::hidden(&public, "ape\r\nnan\ntude\n"), "jackolantern\nzebra\n");
}
