//! That no two rounds are alike: the same letters in the same order lead to different rounds, and a line that won once
//! does not win the next rounds.

use std::collections::HashSet;

use hangman_core::engine::{Opponent, Setter};
use hangman_core::game::opening::Book;
use hangman_core::game::spec::Difficulty;
use hangman_core::game::{Round, Standing};
use hangman_words::{EmbeddedList, Letter};

/// All letters in five fixed orders.
const ORDERS: [&str; 5] = [
    "etaoinshrdlcumwfgypbvkjxqz",
    "esiarntolcdugpmhbyfvkwzxjq",
    "abcdefghijklmnopqrstuvwxyz",
    "zyxwvutsrqponmlkjihgfedcba",
    "qwertyuiopasdfghjklzxcvbnm",
];

const COMMON: EmbeddedList = EmbeddedList::EVERYDAY;

/// The first rounds that are dealt with words of this length, each opening once before any comes again.
fn dealt(length: usize, rounds: usize) -> Vec<Round> {
    let book = Book::of(COMMON, length).unwrap();
    let list = COMMON.load();
    let words = list.of_length(length).unwrap().candidates();
    let mut bag = HashSet::new();
    let mut dealt = Vec::new();
    for seed in 0.. {
        let (opening, value) = book.deal(seed);
        if bag.insert(opening) {
            let lives = Difficulty::Even.lives(value + 1);
            let (who, words) = (Opponent::Merciless, words.clone());
            dealt.push(Round::opened(who, words, Some(opening), lives, seed).unwrap());
        }
        if bag.len() == book.openings().len() {
            bag.clear();
        }
        if dealt.len() == rounds {
            break;
        }
    }
    dealt
}

fn letters(order: &str) -> Vec<Letter> {
    order.chars().map(|c| COMMON.alphabet().letter(c).unwrap()).collect()
}

/// Plays letters in their order, without those that are known, to the end of the round.
fn play(round: &Round, order: &[Letter], setter: &mut Setter) -> Round {
    let mut round = round.clone();
    for letter in order {
        if round.standing() != Standing::InPlay {
            break;
        }
        if !round.position().guessed().contains(*letter) {
            round.guess_with(setter, *letter, &|| false).unwrap();
        }
    }
    round
}

/// What was guessed and answered, without the opening and the seed.
fn answers(round: &Round) -> Vec<(Letter, u64)> {
    round.replies().iter().map(|reply| (reply.letter().unwrap(), reply.places().bits())).collect()
}

/// How many different rounds these letters come to: by their transcripts without the seed, and by the answers alone.
fn different(dealt: &[Round], order: &str, setter: &mut Setter) -> (usize, usize) {
    let order = letters(order);
    let played: Vec<_> = dealt.iter().map(|round| play(round, &order, setter)).collect();
    let transcripts: HashSet<_> =
        played.iter().map(|round| (round.opening(), answers(round))).collect();
    let rounds: HashSet<_> = played.iter().map(answers).collect();
    (transcripts.len(), rounds.len())
}

/// A line that wins this round: whatever letter the most words left have, and behind it the letters that are left.
fn winning_line(round: &Round, setter: &mut Setter) -> Option<Vec<Letter>> {
    let mut round = round.clone();
    let mut line: Vec<Letter> = Vec::new();
    while round.standing() == Standing::InPlay {
        let words = round.position().candidates()?.clone();
        let least = |letter: &Letter| {
            let families = words.families(*letter);
            let weigh = |family: &hangman_words::Family| {
                family.size * if family.places.is_empty() { 2 } else { 1 }
            };
            families.iter().map(weigh).max()
        };
        let letter = round.position().open().min_by_key(least)?;
        line.push(letter);
        round.guess_with(setter, letter, &|| false).ok()?;
    }
    let rest = letters(ORDERS[0]).into_iter().filter(|letter| !line.contains(letter));
    let line: Vec<_> = line.iter().copied().chain(rest.collect::<Vec<_>>()).collect();
    (round.standing() == Standing::Won).then_some(line)
}

fn won(dealt: &[Round], line: &[Letter], setter: &mut Setter) -> usize {
    let wins = |round: &&Round| play(round, line, setter).standing() == Standing::Won;
    dealt.iter().filter(wins).count()
}

#[test]
fn the_same_letters_come_to_different_rounds() {
    let mut setter = Setter::default();
    let dealt = dealt(8, 24);
    let (transcripts, rounds) = different(&dealt, ORDERS[0], &mut setter);
    assert_eq!(transcripts, 24);
    assert!(rounds >= 20, "{rounds} different rounds of 24");
}

#[test]
#[ignore = "two hundred rounds for each order and length: cargo test --release --test rules -- --ignored --nocapture variety"]
fn two_hundred_rounds_of_each_length_are_different_and_no_line_wins_them() {
    let mut setter = Setter::default();
    for length in 5..=12 {
        let dealt = dealt(length, 201);
        let openings = Book::of(COMMON, length).unwrap().openings().len();
        let each = ORDERS.map(|order| different(&dealt[..200], order, &mut setter));
        let line = dealt.iter().find_map(|round| winning_line(round, &mut setter));
        // One of them is the round that it was made for.
        let wins = line.map(|line| won(&dealt, &line, &mut setter) - 1);
        println!("{length} letters, {openings} openings: {each:?} different; {wins:?} of 200 won");
        assert!(wins.is_none_or(|wins| wins <= 40), "{length} letters");
        // Two openings can lead to the same answers: rare letters, which come first in one order, are all misses.
        for (transcripts, _) in each {
            assert!(transcripts >= openings.min(150), "{length} letters: {transcripts}");
        }
    }
}
