//! Lets every built-in guesser play against every opponent and prints who wins: `cargo run --release --example referee`

use std::error::Error;

use hangman_core::engine::{Opponent, Setter};
use hangman_core::game::{Lives, Round};
use hangman_core::guesser::GuesserKind;
use hangman_core::position::Standing;
use hangman_words::{Candidates, EmbeddedList};

/// The games of each pairing.
const GAMES: u64 = 10;

/// Plays a game, and returns whether the guesser wins it.
fn wins(
    guesser: GuesserKind,
    opponent: Opponent,
    words: Candidates,
    lives: Lives,
    seed: u64,
) -> Result<bool, Box<dyn Error>> {
    let (mut guesser, mut setter) = (guesser.guesser(), Setter::default());
    let mut round = Round::new(opponent, words, lives, seed);
    while round.standing() == Standing::InPlay {
        // The guesser sees the position, and not what the setter holds.
        let letter = guesser.letter(round.position()).ok_or("no letter is left")?;
        let reply = round.guess_with(&mut setter, letter, &|| false)?;
        reply.ok_or("the search was stopped")?;
    }
    Ok(round.standing() == Standing::Won)
}

fn main() -> Result<(), Box<dyn Error>> {
    let list = EmbeddedList::EVERYDAY.load();
    let words = list.of_length(9).ok_or("no words of nine letters")?;
    let lives: Lives = "5".parse()?;
    for guesser in [GuesserKind::Frequency, GuesserKind::Balanced, GuesserKind::Perfect] {
        for opponent in [Opponent::Fair, Opponent::Greedy, Opponent::Merciless] {
            let mut won = 0;
            for seed in 0..GAMES {
                won += u32::from(wins(guesser, opponent, words.candidates(), lives, seed)?);
            }
            println!("{guesser} wins {won} of {GAMES} games against {opponent}");
        }
    }
    Ok(())
}
