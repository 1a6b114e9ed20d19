//! Creates records of possible rounds.

use evil_hangman::game::Transcript;
use evil_hangman::history::{Ended, Record};
use evil_hangman::words::Word;

/// Creates a record from a transcript that ended at this time. `*` means every place of the word; places that
/// were not found have a letter that was not guessed.
pub fn played(round: &str, at: u64, peeked: bool) -> Record {
    let length: u32 = round.split(' ').nth(3).unwrap().parse().unwrap();
    let every = format!("{:x}", u64::MAX >> (64 - length));
    let transcript: Transcript = round.trim_end().replace('*', &every).parse().unwrap();
    let alphabet = transcript.list.alphabet();
    let is_free = |c: &char| {
        let letter = alphabet.letter(*c).unwrap();
        transcript.answers.iter().all(|(guessed, _)| guessed.letter() != Some(letter))
    };
    let mut word = vec![('a'..='z').find(is_free).unwrap(); transcript.length];
    for (guess, choice) in &transcript.answers {
        let Some(letter) = guess.letter() else { continue };
        choice.places.iter().for_each(|place| word[place] = alphabet.upper(letter));
    }
    let word = Word::parse(&word.iter().collect::<String>(), alphabet).unwrap();
    let outcome = transcript.outcome();
    let record = Record::new(
        Ended { transcript, outcome, word, peeked, hinted: false, value: None, dealt: false },
        at,
    );
    assert!(Record::parse(record.to_line().as_bytes()).as_ref() == Some(&record), "{round}");
    record
}
