//! The words that fitted to the end, and what the answers say of one of them.

use super::Medium;
use super::count;
use super::values::counted;
use crate::game::round::{Finished, RuledOut};
use crate::game::{Outcome, Story};
use crate::words::{Guess, Places, Word};

/// Says how many guesses are not listed, before those that are: "… 3 earlier guesses"; "…" if that is only what was shown.
pub fn earlier(guesses: usize) -> String {
    match guesses {
        0 => String::from("…"),
        _ => format!("… {}", counted(guesses, "earlier guess", "earlier guesses")),
    }
}

/// "no E", "E as the 1st and 4th letters"; aloud "E at places 1 and 4".
fn found(letter: &str, at: Places, to: Medium) -> String {
    if at.is_empty() { format!("no {letter}") } else { format!("{letter} {}", to.places(at)) }
}

/// Heads the words that fitted to the end.
pub fn check_a_word(fitting: usize) -> String {
    format!("{}. Type any word to check it.", fit_everything(fitting))
}

/// Says whether a word fits every answer, or which guess ruled it out: "Your E ruled it out: ELEPHANT has E as the 1st and
/// 3rd letters, but the answer was no E." No guess ruled out a word that is not listed, since it never was possible, unless a
/// friend chose the word.
pub fn checked(word: &Word, by: Option<&RuledOut>, finished: &Finished, to: Medium) -> String {
    let round = &finished.round;
    let was_possible = !round.is_about_the_list() || round.start().listed().has(word);
    let Some(RuledOut { guess, said, at_start }) = by else {
        return match was_possible {
            _ if was_the_word(word, finished) => {
                format!("{word} was the word, and it fits every answer.")
            }
            true => format!("{word} fits every answer, so it could have been the word."),
            false => format!("{word} fits every answer, but it isn't in the word list."),
        };
    };
    let guessed = match guess {
        Guess::Letter(letter) => *letter,
        Guess::Word(_) if said.is_empty() => return format!("You guessed {word}, and it said no."),
        Guess::Word(right) => return format!("The word was {}.", right),
    };
    if !was_possible {
        return format!("{word} isn't in the word list.");
    }
    let letter = to.letter(guessed, word.alphabet());
    let has = found(&letter, word.places_of(guessed), to);
    let answer = found(&letter, *said, to);
    let who = if *at_start { "The start".to_owned() } else { format!("Your {letter}") };
    format!("{who} ruled it out: {word} has {has}, but the answer was {answer}.")
}

/// Returns whether a word was the one to find. An opponent that cheats has one only once it was found.
fn was_the_word(word: &Word, finished: &Finished) -> bool {
    let has_one = finished.outcome == Outcome::Won || !finished.round.engine().opponent().cheats();
    has_one && word.letters() == finished.word.letters()
}

/// Says that a word has not the length (letters) of the word that was looked for.
pub fn another_length(word: &Word, length: usize) -> String {
    let letters = count::letters(word.letters().len());
    format!("{word} has {letters}; the word has {length}.")
}

/// Says how many words fitted to the end: "12 words fit every answer".
fn fit_everything(words: usize) -> String {
    match words {
        0 => String::from("No listed word fits every answer"),
        _ => format!("{} every answer", counted(words, "word fits", "words fit")),
    }
}

/// The number of fitting words that are named.
const NAMED: usize = 20;

/// Says how many words fitted to the end, and names some.
pub fn fitting(finished: &Finished) -> String {
    let Story { fitting, fitting_count: all, .. } = Story::of(&finished.round);
    let named: Vec<_> = fitting.iter().take(NAMED).map(Word::to_string).collect();
    let named = match all {
        0 => String::new(),
        _ if all > named.len() => format!(", among them {}", named.join(", ")),
        _ => format!(": {}", named.join(", ")),
    };
    format!("{}{named}.", fit_everything(all))
}

#[cfg(test)]
mod tests {
    use super::super::Medium::Screen;
    use super::*;
    use crate::engine::Opponent;
    use crate::game::Round;
    use crate::tests::{letter, played, word};

    #[test]
    fn a_word_outside_the_list_was_not_ruled_out_by_a_guess() {
        let by = RuledOut { guess: letter('l').into(), said: Places::NONE, at_start: false };
        let finished = played(Opponent::Greedy, "3", "l").finish();
        let sentence = |text| checked(&word(text), Some(&by), &finished, Screen);
        assert_eq!(sentence("lama"), "LAMA isn't in the word list.");
        assert!(sentence("cool").starts_with("Your L ruled it out: COOL has L"));
    }

    #[test]
    fn a_friend_may_have_meant_any_word_and_an_answer_rules_it_out() {
        let lives = "9".parse().unwrap();
        let mut round = Round::with_friend(&word("lama"), None, lives, 0);
        round.guess(letter('l')).unwrap();
        let finished = round.finish();
        let by =
            RuledOut { guess: letter('l').into(), said: Places::from_bits(1), at_start: false };
        let sentence = |text, by| checked(&word(text), by, &finished, Screen);
        assert!(sentence("cool", Some(&by)).starts_with("Your L ruled it out"));
        assert!(sentence("lima", None).contains("could have been"));
    }

    #[test]
    fn the_word_that_it_was_is_not_one_that_could_have_been_it() {
        for (opponent, letters, was) in [
            (Opponent::Fair, "", true),
            (Opponent::Greedy, "eogc", false),
            (Opponent::Greedy, "eogcl", true),
            (Opponent::Greedy, "e", false),
        ] {
            let finished = played(opponent, "9", letters).finish();
            let said = checked(&finished.word, None, &finished, Screen);
            assert_eq!(said.contains("was the word, and it fits"), was, "{letters}: {said}");
            assert_eq!(said.contains("could have been"), !was, "{letters}: {said}");
        }
    }
}
