//! Plays games of the day as a simulated player, and prints how many are won on each day of the week:
//! `cargo run --release --example week -- 700`, with the number of games.
//!
//! The player knows a quarter of the everyday words. Of those that fit, it guesses the letter that most seem to have,
//! with counts that are off by up to 30%; if none fits, it goes through the letters by their frequency in English.
//!
//! Each game is played once with the lives of every day of the week, so the first column compares the lives alone. The
//! second has the games of that day only, which are fewer and differ in their openings.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use evil_hangman::engine::Setter;
use evil_hangman::game::{Day, Lives, Round, Standing, Transcript};
use evil_hangman::guesser::{Guesser, NoisyFrequency};
use evil_hangman::position::Position;
use evil_hangman::words::{ENGLISH, EmbeddedList, Letter, ListBuilder, WordList};

/// A Monday, 2026-11-30, in days since 1970-01-01.
const FIRST: u64 = 20_787;

/// Letters by how frequent they are.
const FREQUENT: &str = "etaoinshrdlucmfwypvbgkjqxz";

const DAYS: [&str; 7] =
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

fn main() -> Result<(), Box<dyn Error>> {
    let games = std::env::args().nth(1).map_or(Ok(700), |games| games.parse::<u64>())?;
    let all = EmbeddedList::EVERYDAY.load();
    let mut spare = [0; 7];
    for (spare, number) in spare.iter_mut().zip(0..) {
        let (game, value) = game(number)?;
        *spare = game.lives.get() - 1 - value;
    }
    let mut setter = Setter::default();
    let (mut of_all, mut of_its_own) = ([Tally::default(); 7], [Tally::default(); 7]);
    for number in 0..games {
        // Another player each time: which words somebody knows is chance.
        let known = quarter(&all, number)?;
        let (game, value) = game(number)?;
        let mut played: BTreeMap<u32, bool> = BTreeMap::new();
        for weekday in 0..DAYS.len() {
            let won = match played.get(&spare[weekday]) {
                Some(won) => *won,
                None => {
                    let lives = Lives::at_least_one(value + 1 + spare[weekday]);
                    let game = Transcript { lives, ..game.clone() };
                    is_won(&game, &all, &known, number, &mut setter)?
                }
            };
            played.insert(spare[weekday], won);
            of_all[weekday].count(won);
            if number % 7 == weekday as u64 {
                of_its_own[weekday].count(won);
            }
        }
    }
    println!(
        "| day | won, of the same {games} games | won, of the games of that day |\n|---|---:|---:|"
    );
    for (weekday, day) in DAYS.iter().enumerate() {
        println!("| {day} | {} | {} |", of_all[weekday], of_its_own[weekday]);
    }
    Ok(())
}

/// Returns the game of a day, counted from [`FIRST`], and its value.
fn game(number: u64) -> Result<(Transcript, u32), Box<dyn Error>> {
    let game = Day::at((FIRST + number) * 86_400).game(&ENGLISH).ok_or("every day has a game")?;
    let value = game.value().ok_or("the value of every opening is known")?;
    Ok((game, u32::try_from(value)?))
}

/// Plays a game to its end, and returns whether the player won.
fn is_won(
    game: &Transcript,
    all: &WordList,
    known: &WordList,
    number: u64,
    setter: &mut Setter,
) -> Result<bool, Box<dyn Error>> {
    let words = all.of_length(game.length).ok_or("the list has the length")?.candidates();
    let mut round = game.replay(words)?;
    let mut player = NoisyFrequency::new(0.3, number);
    while round.standing() == Standing::InPlay {
        let letter = choose(&round, known, &mut player).ok_or("a letter is left")?;
        round.guess_with(setter, letter, &|| false)?;
    }
    Ok(round.standing() == Standing::Won)
}

/// How many of some games were won. Displayed as a percentage with its standard error.
#[derive(Clone, Copy, Default)]
struct Tally {
    won: u32,
    of: u32,
}

impl Tally {
    fn count(&mut self, won: bool) {
        self.won += u32::from(won);
        self.of += 1;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = f64::from(self.of.max(1));
        let share = f64::from(self.won) / of;
        let error = (share * (1.0 - share) / of).sqrt();
        write!(f, "{:.0}% ± {:.0}", 100.0 * share, 100.0 * error)
    }
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
