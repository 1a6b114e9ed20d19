//! Plays the games of the days as a simulated player, and prints how many are won on each day of the week:
//! `cargo run --release --example week -- 60`, with the number of weeks.
//!
//! The player knows a quarter of the common words. Of those that fit, it guesses the letter that most seem to have,
//! with counts that are off by up to 30%; where none fits, it goes by how frequent letters are in English.

use std::error::Error;

use evil_hangman::engine::Setter;
use evil_hangman::game::{Day, Round, Standing};
use evil_hangman::guesser::{Guesser, NoisyFrequency};
use evil_hangman::position::Position;
use evil_hangman::words::{ENGLISH, Letter, ListBuilder, Tier, WordList};

/// The first Monday whose game has an opening, 2026-12-21, in days since 1970-01-01.
const FIRST: u64 = 20_808;

/// Letters by how frequent they are.
const FREQUENT: &str = "etaoinshrdlucmfwypvbgkjqxz";

const DAYS: [&str; 7] =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

fn main() -> Result<(), Box<dyn Error>> {
    let weeks = std::env::args().nth(1).map_or(Ok(60), |weeks| weeks.parse::<u64>())?;
    let all = Tier::Common.load();
    let mut setter = Setter::default();
    let mut won = [0_u64; 7];
    for week in 0..weeks {
        // Another player each week: which words somebody knows is chance.
        let known = quarter(&all, week)?;
        for (weekday, won) in won.iter_mut().enumerate() {
            let day = Day::at((FIRST + 7 * week + weekday as u64) * 86_400);
            let game = day.game();
            let words = all.of_length(game.length).ok_or("the list has the length")?.candidates();
            let mut round = game.replay(words)?;
            let mut player = NoisyFrequency::new(0.3, week);
            while round.standing() == Standing::InPlay {
                let letter = choose(&round, &known, &mut player).ok_or("a letter is left")?;
                round.guess_with(&mut setter, letter, &|| false)?;
            }
            *won += u64::from(round.standing() == Standing::Won);
        }
    }
    println!("| day | won of {weeks} |\n|---|---:|");
    for (day, won) in DAYS.iter().zip(won) {
        println!("| {day} | {:.0}% |", 100.0 * won as f64 / weeks.max(1) as f64);
    }
    Ok(())
}

/// Returns a quarter of the words, a different one for each number.
fn quarter(all: &WordList, number: u64) -> Result<WordList, Box<dyn Error>> {
    let mut known = ListBuilder::new(&ENGLISH);
    for length in all.lengths() {
        let words = all.of_length(length).ok_or("the list has the length")?.candidates();
        for word in words.words().map(|word| word.to_string()) {
            // FNV-1a.
            let hash = word.bytes().fold(0xcbf2_9ce4_8422_2325 ^ number, |hash: u64, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
            });
            if (hash >> 32) % 4 == 0 {
                known.feed(format!("{word}\n").as_bytes())?;
            }
        }
    }
    Ok(known.finish()?.0)
}

/// Returns the player's next letter.
fn choose(round: &Round, known: &WordList, player: &mut NoisyFrequency) -> Option<Letter> {
    let listed = known.of_length(round.length())?;
    let mut position = Position::new(listed, round.misses_left());
    let given = round.opening().into_iter().flat_map(|opening| opening.answers());
    let answered = round.replies().iter();
    let answered = answered.filter_map(|reply| Some((reply.letter()?, reply.places())));
    for (letter, places) in given.chain(answered) {
        position.answer(letter, places);
    }
    player.letter(&position).filter(|letter| !round.guessed().contains(*letter)).or_else(|| {
        let frequent = FREQUENT.chars().filter_map(|c| ENGLISH.letter(c));
        frequent.into_iter().find(|letter| !round.guessed().contains(*letter))
    })
}
