//! A guesser of your own: it names the letter that splits the words left into the most groups. It plays every word of a
//! length against the built-in one: `cargo run --release --example guesser`

use std::error::Error;

use hangman_core::guesser::{Guesser, GuesserKind, Merit, Rated};
use hangman_core::position::{Position, Standing};
use hangman_words::{EmbeddedList, Word};

/// The misses that lose a game.
const LIVES: u32 = 2;

/// Likes letters that make many groups.
struct MostGroups;

impl Guesser for MostGroups {
    fn rate(&mut self, position: &Position) -> Vec<Rated> {
        let Some(words) = position.candidates() else { return Vec::new() };
        let rated = position.open().map(|letter| {
            let families = words.families(letter);
            let without: usize =
                families.iter().filter(|f| f.places.is_empty()).map(|f| f.size).sum();
            let (with, of) = (words.len() - without, words.len());
            (families.len(), Rated { letter, with, of, merit: Merit::Presence })
        });
        let mut rated: Vec<_> = rated.filter(|(_, rated)| rated.with > 0).collect();
        // Ties go to the letter that is in more words.
        rated.sort_by_key(|(groups, rated)| std::cmp::Reverse((*groups, rated.with)));
        rated.into_iter().map(|(_, rated)| rated).collect()
    }
}

/// Returns whether the guesser finds the word before its misses run out.
fn finds(guesser: &mut dyn Guesser, start: &Position, word: &Word) -> bool {
    let mut position = start.clone();
    while position.standing() == Standing::InPlay {
        let Some(letter) = guesser.letter(&position) else { return false };
        position.answer(letter, word.places_of(letter));
    }
    position.standing() == Standing::Won
}

fn main() -> Result<(), Box<dyn Error>> {
    let list = EmbeddedList::EVERYDAY.load();
    let words = list.of_length(10).ok_or("no words of ten letters")?;
    let start = Position::new(words, LIVES);
    let mut frequency = GuesserKind::Frequency.guesser();
    let players: [(&str, &mut dyn Guesser); 2] =
        [("most groups", &mut MostGroups), ("frequency", &mut *frequency)];
    for (name, guesser) in players {
        let candidates = words.candidates();
        let some = candidates.words().step_by(10);
        let found = some.filter(|word| finds(guesser, &start, word)).count();
        println!("{name} finds {found} of {} words", words.len().div_ceil(10));
    }
    Ok(())
}
