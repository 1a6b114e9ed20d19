//! Shows the families into which a letter splits the words of a list:
//! `cargo run -p hangman-words --example families -- 8 e`

use std::env;
use std::error::Error;

use hangman_words::{ENGLISH, EmbeddedList, Pattern};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let length = arguments.next().map_or(Ok(8), |length| length.parse())?;
    let letter = arguments.next().and_then(|letter| letter.chars().next()).unwrap_or('e');
    let letter = ENGLISH.letter(letter).ok_or("name a letter from a to z")?;
    let list = EmbeddedList::EVERYDAY.load();
    let words = list.of_length(length).ok_or("the list has no words of this length")?;
    for family in words.candidates().families(letter) {
        let mut pattern = Pattern::hidden(&ENGLISH, length);
        pattern.reveal(letter, family.places);
        println!("{pattern} {:5} words", family.size);
    }
    Ok(())
}
