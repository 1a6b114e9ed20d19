//! Creates possible rounds and their records.

use evil_hangman::engine::Opponent;
use evil_hangman::game::occasion::Occasion;
use evil_hangman::game::{Round, Transcript};
use evil_hangman::history::{Ended, InPlay, Record};
use evil_hangman::words::Word;

use super::{NINE, guess, words};

/// Returns a round with the nine words and three misses, after these letters.
fn round(seed: u64, letters: &str) -> Round {
    let mut round = Round::new(Opponent::Greedy, words(NINE), "3".parse().unwrap(), seed);
    guess(&mut round, letters);
    round
}

/// Returns such a round that has ended.
pub fn ended(seed: u64) -> Ended {
    Ended::of(&round(seed, "eot").finish())
}

/// Returns such a round that was left.
pub fn in_play(seed: u64, letters: &str) -> InPlay {
    InPlay::of(&round(seed, letters)).unwrap()
}

/// Creates a record of a round without help from its transcript, which ended in 1970. `*` means every place of the word;
/// places that were not found have a letter that was not guessed.
pub fn played(round: &str, occasion: Occasion) -> Record {
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
    let (peeked, hinted) = (false, false);
    let value = transcript.par();
    let ended = Ended { transcript, outcome, word, peeked, hinted, value, occasion };
    let record = Record::new(ended, 0);
    assert!(Record::parse(record.to_line().as_bytes()).as_ref() == Some(&record), "{round}");
    record
}
