//! Lets a perfect guesser play against the opponent that searches, and says after each letter how many words are left:
//! `cargo run -p uses-hangman-core`

use std::error::Error;

use hangman_core::engine::{Opponent, Setter};
use hangman_core::game::Round;
use hangman_core::guesser::GuesserKind;
use hangman_core::position::Standing;
use hangman_core::words::EmbeddedList;

fn main() -> Result<(), Box<dyn Error>> {
    let list = EmbeddedList::EVERYDAY.load();
    let words = list.of_length(9).ok_or("no words of nine letters")?;
    let mut guesser = GuesserKind::Perfect.guesser();
    let mut setter = Setter::default();

    let mut round = Round::new(Opponent::Merciless, words.candidates(), "4".parse()?, 0);
    while round.standing() == Standing::InPlay {
        let letter = guesser.letter(round.position()).ok_or("no letter is left")?;
        let reply = round.guess_with(&mut setter, letter, &|| false)?;
        let answer = match reply.ok_or("the search was stopped")?.is_miss() {
            true => "no",
            false => "yes",
        };
        let letter = round.pattern().alphabet().upper(letter);
        println!("{letter}: {answer}. {}, words left: {}", round.pattern(), round.words_left());
    }
    // Three misses are enough for these words, whatever the setter does.
    assert_eq!(round.standing(), Standing::Won);
    Ok(())
}
