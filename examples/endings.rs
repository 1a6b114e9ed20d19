//! Plays 60 rounds and prints how they end: `cargo run --release --example endings -- [LANGUAGE ...]`, English and German
//! by default.
//!
//! Ten rounds of each length from 5 to 10, against merciless at *even*, each with another opening as the game deals them.
//! The player names the letter that most of the words left have, and wins them all. What the rounds end with should be as
//! different as the words of the list: so the last two letters are compared with their share in the list.

use std::collections::HashMap;
use std::env;
use std::error::Error;

use evil_hangman::engine::{Opponent, Setter};
use evil_hangman::game::opening::Book;
use evil_hangman::game::spec::Difficulty;
use evil_hangman::game::{Round, Standing};
use evil_hangman::guesser::{Frequency, Guesser};
use evil_hangman::words::{Alphabet, EmbeddedList, Grade, Word};

/// The word lengths (letters) that are played, and the rounds of each.
const LENGTHS: std::ops::RangeInclusive<usize> = 5..=10;
const ROUNDS: usize = 10;

/// How often two last letters may come, if their share in the list allows less.
const OFTEN: f64 = 14.0;

fn main() -> Result<(), Box<dyn Error>> {
    let mut codes: Vec<String> = env::args().skip(1).collect();
    if codes.is_empty() {
        codes = ["en", "de"].map(String::from).to_vec();
    }
    for code in codes {
        let alphabet = Alphabet::of(&code).ok_or_else(|| format!("{code}: no such language"))?;
        print_endings(&EmbeddedList::with(alphabet, Grade::Everyday).ok_or("it has a list")?)?;
    }
    Ok(())
}

fn print_endings(embedded: &EmbeddedList) -> Result<(), Box<dyn Error>> {
    let (list, mut setter, mut words) = (embedded.load(), Setter::default(), Vec::new());
    let (mut listed, mut total) = (HashMap::new(), 0.0);
    for length in LENGTHS {
        let all = list.of_length(length).ok_or("the list has the length")?.candidates();
        for word in all.words() {
            *listed.entry(last_two(&word)).or_insert(0.0) += 1.0;
            total += 1.0;
        }
        let book = Book::of(*embedded, length).ok_or("the length has openings")?;
        let mut dealt = Vec::new();
        for number in (0..).take(100 * ROUNDS) {
            let (opening, value) = book.deal(number);
            if dealt.len() == ROUNDS || dealt.contains(&opening) {
                continue;
            }
            dealt.push(opening);
            let lives = Difficulty::Even.lives(value);
            let opponent = Opponent::Merciless;
            let round = Round::opened(opponent, all.clone(), Some(opening), lives, number);
            let mut round = round.ok_or("an opening of a book fits")?;
            while round.standing() == Standing::InPlay {
                let letter = Frequency.letter(round.position()).ok_or("a letter is left")?;
                round.guess_with(&mut setter, letter, &|| false)?;
            }
            words.push(round.finish().word);
        }
    }
    let mut ends: HashMap<String, usize> = HashMap::new();
    words.iter().for_each(|word| *ends.entry(last_two(word)).or_default() += 1);
    let mut ends: Vec<_> = ends.into_iter().collect();
    ends.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
    let mut different: Vec<String> = words.iter().map(ToString::to_string).collect();
    different.sort_unstable();
    different.dedup();
    println!("{embedded}: {} rounds end with {} different words", words.len(), different.len());
    for (end, count) in ends.into_iter().take(6) {
        let share = listed.get(&end).map_or(0.0, |it| it / total) * words.len() as f64;
        let much = if count as f64 > (1.5 * share).max(OFTEN) { ": too often" } else { "" };
        println!("  {end} {count} times, {share:.1} by its share in the list{much}");
    }
    Ok(())
}

fn last_two(word: &Word) -> String {
    let letters: Vec<char> = word.to_string().chars().collect();
    letters[letters.len() - 2..].iter().collect()
}
