//! Answers the letters of the arguments as evil hangman does, by keeping the largest family of words each time:
//! `cargo run -p uses-hangman-words -- e a r`

use std::env;
use std::error::Error;

use hangman_words::{ENGLISH, EmbeddedList, Grade};

fn main() -> Result<(), Box<dyn Error>> {
    let list = EmbeddedList::with(&ENGLISH, Grade::Everyday).ok_or("English is built in")?.load();
    let words = list.of_length(8).ok_or("no words of eight letters")?;
    let mut candidates = words.candidates();
    let typed: Vec<String> = env::args().skip(1).collect();
    let typed = if typed.is_empty() { String::from("eair") } else { typed.concat() };
    for c in typed.chars() {
        let letter = ENGLISH.letter(c).ok_or_else(|| format!("{c:?} is not an English letter"))?;
        let families = candidates.families(letter);
        let largest = families[0];
        println!(
            "{}: {} families; {} of {} words stay",
            ENGLISH.upper(letter),
            families.len(),
            largest.size,
            candidates.len()
        );
        candidates.keep(letter, largest.places);
        assert_eq!(candidates.len(), largest.size);
    }
    for word in candidates.words().take(5) {
        println!("It could be {word}.");
    }
    Ok(())
}
