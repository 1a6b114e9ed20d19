//! Owns [`played`], which creates records of possible rounds for the tests here and in `tests`.

use evil_hangman::game::{Occasion, Transcript};
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
        let is_given = transcript.opening.is_some_and(|it| it.letters().contains(letter));
        let mut guesses = transcript.answers.iter();
        !is_given && guesses.all(|(guessed, _)| guessed.letter() != Some(letter))
    };
    let mut word = vec![('a'..='z').find(is_free).unwrap(); transcript.length];
    let given = transcript.opening.into_iter().flat_map(|opening| opening.answers());
    let answers = transcript.answers.iter();
    let answers = answers.filter_map(|(guess, choice)| Some((guess.letter()?, choice.places)));
    for (letter, places) in given.chain(answers) {
        places.iter().for_each(|place| word[place] = alphabet.upper(letter));
    }
    let word = Word::parse(&word.iter().collect::<String>(), alphabet).unwrap();
    let outcome = transcript.outcome();
    let (hinted, occasion) = (false, Occasion::Free);
    let value = transcript.value();
    let ended = Ended { transcript, outcome, word, peeked, hinted, value, occasion };
    let record = Record::new(ended, at);
    assert!(Record::parse(record.to_line().as_bytes()).as_ref() == Some(&record), "{round}");
    record
}
