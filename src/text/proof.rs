//! The words that fitted to the end, and what the answers say of one of them.

use super::Medium::{self, Screen, Speech};
use super::count;
use super::form::letters_only;
use super::values::{capital, counted, grouped, sentence};
use crate::app::WhyNot;
use crate::game::{RuledOut, Turn};
use crate::words::{Alphabet, Guess, Places, Word};

pub const NO_WORD_FITS: &str = "No word of the list fits every answer.";

/// Asks the player to pick one of this number of words that fitted to the end.
pub fn pick_a_word(fitted: usize) -> String {
    let fitted = counted(fitted, "word fits", "words fit");
    format!(
        "Did it lie? {fitted} everything it told you. Pick one and check every answer against it, or type a word that was ruled out."
    )
}

/// Says how many guesses are left out after this many words at the start, and that the bars of the others have another scale;
/// and briefer.
pub fn earlier_from(start: usize, guesses: usize) -> [String; 3] {
    let guesses = earlier(guesses);
    let from = format!("{} {guesses}", count::words(start));
    [format!("{from} (bars enlarged)"), from, guesses]
}

/// Says how many guesses are not listed, before those that are.
pub fn earlier(guesses: usize) -> String {
    format!("… {}", counted(guesses, "earlier guess", "earlier guesses"))
}

/// Compares where a word has a letter with what was said: "no E, as it said", "COOL has no E, as the computer said." The same of
/// a guess of another word, or of this one.
pub fn check(word: &Word, guess: &Guess, said: Places, to: Medium) -> String {
    let letter = match guess {
        Guess::Letter(letter) => *letter,
        Guess::Word(guessed) => return check_word(word, guessed, said, to),
    };
    let own = word.places_of(letter);
    let name = to.letter(letter, word.alphabet());
    let has = found(&name, own, to);
    let subject = capital(&to.word(word));
    match (to, own == said) {
        (Screen, true) => format!("{has}, as it said"),
        (Screen, false) => format!("{has}, which isn't what it said"),
        (Speech, true) => format!("{subject} has {has}, as the computer said."),
        (Speech, false) => {
            format!("{subject} has {has}, but the computer said {}.", found(&name, said, to))
        }
    }
}

/// "no E", "E as the 1st and 4th letters"; aloud "E at places 1 and 4".
fn found(letter: &str, at: Places, to: Medium) -> String {
    match at.is_empty() {
        true => format!("no {letter}"),
        false => format!("{letter} {}", to.places(at)),
    }
}

fn check_word(word: &Word, guessed: &Word, said: Places, to: Medium) -> String {
    let own = word == guessed;
    let holds = own != said.is_empty();
    let (word, guessed) = (to.word(word), to.word(guessed));
    let has = if own { guessed.clone() } else { format!("not {guessed}") };
    match (to, holds) {
        (Screen, true) => format!("{has}, as it said"),
        (Screen, false) => format!("{has}, which isn't what it said"),
        (Speech, true) => format!("{word} is {has}, as the computer said."),
        (Speech, false) if own => format!("You guessed {guessed}, and the computer said no."),
        (Speech, false) => format!("The word was {guessed}."),
    }
}

/// Heads the answers that were checked for a word.
pub fn checking(word: &Word, checked: usize, answers: usize) -> String {
    format!("{word}: {checked} of {} checked", counted(answers, "answer", "answers"))
}

/// Summarizes the answers that were checked.
pub fn checked(word: &Word, checked: usize, answers: usize, all_hold: bool) -> String {
    match (all_hold, answers - checked.min(answers)) {
        (false, _) => format!("It wasn't {word}: one answer is wrong for it."),
        (true, 0) if answers == 1 => {
            format!("The one answer fits {word}: it could have been the word all along.")
        }
        (true, 0) if answers == 2 => {
            format!("Both answers fit {word}: it could have been the word all along.")
        }
        (true, 0) => format!(
            "All {} answers fit {word}: it could have been the word all along.",
            grouped(answers)
        ),
        (true, left) => {
            let left = counted(left, "answer", "answers");
            format!("Could it have been {word}? {left} to check.")
        }
    }
}

/// Says whether every answer holds for a word (which is `listed` or not); where it does not, which letter ruled it out,
/// and what the answer was: "Your E ruled it out: ELEPHANT has E at places 1 and 3, but the answer was no E."
pub fn proven(word: &Word, by: Option<&RuledOut>, listed: bool, to: Medium) -> String {
    let name = to.word(word);
    let Some(RuledOut { guess, said, at_start }) = by else {
        return match listed {
            true => format!("Every answer holds for {name}: it could have been the word."),
            false => format!("Every answer holds for {name}, which is not in the list."),
        };
    };
    let guessed = match guess {
        Guess::Letter(letter) => *letter,
        Guess::Word(_) if said.is_empty() => {
            return format!("{name} was ruled out: you guessed it, and the computer said no.");
        }
        Guess::Word(right) => {
            return format!("{name} was ruled out: the word was {}.", to.word(right));
        }
    };
    let letter = to.letter(guessed, word.alphabet());
    let has = found(&letter, word.places_of(guessed), to);
    let answer = found(&letter, *said, to);
    let name = capital(&name);
    match at_start {
        true => {
            format!("The start ruled it out: {name} has {has}, but the round began with {answer}.")
        }
        false if to == Speech => {
            format!("Your {letter} ruled it out: {name} has {has}, but it answered \"{answer}\".")
        }
        false => {
            let said = if said.is_empty() { "was" } else { "showed" };
            format!("Your {letter} ruled it out: {name} has {has}, but the answer {said} {answer}.")
        }
    }
}

/// Says why a typed text is not one of the words that fitted.
pub fn why_not(why: &WhyNot, alphabet: &Alphabet) -> String {
    match why {
        WhyNot::NotAWord => sentence(&letters_only(alphabet, Screen)),
        WhyNot::Short { typed, length } => format!(
            "No word that fits begins with {}. Type all {length} letters to see what ruled it out.",
            typed.to_uppercase()
        ),
        WhyNot::Long { word, length } => format!(
            "{word} has {}, and the words of this round have {length}.",
            count::letters(word.letters().len())
        ),
        WhyNot::Held { word, by, listed } => proven(word, by.as_ref(), *listed, Screen),
    }
}

/// Says that a word has not the length (letters) of the word that was looked for.
pub fn another_length(word: &Word, length: usize) -> String {
    let letters = count::letters(word.letters().len());
    format!("{} has {letters}, and the word has {length}.", Speech.word(word))
}

/// Says how many answers were not held against a word aloud yet.
pub fn more_answers(more: usize) -> String {
    format!("Type more to hear {}.", counted(more, "answer", "answers"))
}

/// Says how many words fitted to the end: "12 words fit every answer".
fn fit_every_answer(words: usize) -> String {
    format!("{} every answer", counted(words, "word fits", "words fit"))
}

/// Says how many words fitted to the end, and those that are named.
pub fn fitting(all: usize, named: &[String]) -> String {
    match all {
        _ if named.is_empty() => none_shown(all),
        _ if all > named.len() => {
            format!("{}, among them {}.", fit_every_answer(all), named.join(", "))
        }
        _ => format!("{}: {}.", fit_every_answer(all), named.join(", ")),
    }
}

/// Says why none of the words that fitted to the end is shown.
pub fn none_shown(fitting: usize) -> String {
    match fitting {
        0 => NO_WORD_FITS.to_owned(),
        1 => String::from("The only word that fits every answer is one I won't show."),
        _ => format!("{}, and I won't show any of them.", fit_every_answer(fitting)),
    }
}

/// Above the round as it would have been with another word.
pub fn had_it_been(words: usize, word: &Word) -> String {
    format!("{}. Had it been {word}:", fit_every_answer(words))
}

/// Compares the answer to a letter with the answer for another word: beside a pattern that shows it, and alone.
pub fn would_have_said(turn: &Turn, word: &Word) -> [String; 2] {
    let own = turn.guess.answer_for(word);
    let same = if own == turn.answer { "as it said" } else { "which isn't what it said" };
    let letter = match &turn.guess {
        Guess::Letter(letter) => word.alphabet().upper(*letter),
        Guess::Word(guessed) => return [format!("not {guessed}, {same}"), same.to_owned()],
    };
    match own.is_empty() {
        true => [format!("no {letter} in {word}, {same}"), format!("no {letter}, {same}")],
        false => [same.to_owned(), format!("{letter}, {same}")],
    }
}

/// The one word that fitted to the end of a round.
pub fn only(word: &Word) -> String {
    format!("Only {} fits every answer.", Speech.word(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Opponent;
    use crate::game::{Round, Transcript};
    use crate::words::{ENGLISH, nine_words};

    #[test]
    fn an_answer_is_told_with_places_counted_from_one() {
        let letter = ENGLISH.letter('e').unwrap();
        let check = |word: &str, said: &[usize], to| {
            let word = Word::parse(word, &ENGLISH).unwrap();
            super::check(&word, &letter.into(), said.iter().copied().collect(), to)
        };
        assert_eq!(check("cool", &[], Screen), "no E, as it said");
        assert_eq!(check("else", &[0, 3], Screen), "E as the 1st and 4th letters, as it said");
        assert_eq!(
            check("else", &[], Screen),
            "E as the 1st and 4th letters, which isn't what it said"
        );
        assert_eq!(
            check("else", &[], Speech),
            "ELSE has E at places 1 and 4, but the computer said no E."
        );
        assert_eq!(check("cool", &[], Speech), "COOL has no E, as the computer said.");
    }

    #[test]
    fn a_word_that_was_ruled_out_is_told_with_the_answer_that_did_it() {
        let words = nine_words().of_length(4).unwrap().candidates();
        let mut round = Round::new(Opponent::Greedy, words, "9".parse().unwrap(), 1);
        round.guess(ENGLISH.letter('o').unwrap()).unwrap();
        let word = Word::parse("cool", &ENGLISH).unwrap();
        let told = |word: &Word| proven(word, round.ruled_out(word).as_ref(), true, Speech);
        assert_eq!(
            told(&word),
            "Your O ruled it out: COOL has O at places 2 and 3, but it answered \"no O\"."
        );
        let opened = "eh2 common greedy 4 6 1 E2".parse::<Transcript>().unwrap();
        let opened = opened.replay(nine_words().of_length(4).unwrap().candidates()).unwrap();
        assert_eq!(
            proven(&word, opened.ruled_out(&word).as_ref(), true, Screen),
            "The start ruled it out: COOL has no E, but the round began with E as the 2nd letter."
        );
        assert!(proven(&word, None, true, Screen).starts_with("Every answer holds for COOL"));
    }
}
