//! A round in which the player holds the word and the computer guesses.

use super::Medium;
use super::count;
use super::values::{counted, listed, numbers, one_or};
use crate::game::Standing;
use crate::game::reverse::{Answer, ReverseRound};
use crate::words::{Alphabet, Candidates, Guess, Letter, Word};

/// How many words are few enough to name some of them.
const FEW: usize = 12;

/// How many words are named.
const NAMED: usize = 3;

/// "Letters in your word: E. Letters not in it: A, I."
pub fn letters_asked(round: &ReverseRound, to: Medium) -> String {
    let letters_of = |misses: bool| {
        let answers = round.answers().iter().filter(|answer| answer.places.is_empty() == misses);
        to.letters(answers.filter_map(|answer| answer.guess.letter()), round.alphabet())
    };
    format!("Letters in your word: {}. Letters not in it: {}.", letters_of(false), letters_of(true))
}

/// Asks for a word, and says what in it counts as several letters: "Think of a 6-letter word. ß counts as SS."
pub fn think_of(length: usize, alphabet: &Alphabet) -> String {
    let think = format!("Think of {}.", count::word_of(length));
    let upper = |(c, letters): (char, &str)| format!(" {c} counts as {}.", letters.to_uppercase());
    think + &alphabet.ligatures().map(upper).collect::<String>()
}

/// "Is there an E?"
pub fn question(letter: Letter, alphabet: &Alphabet, to: Medium) -> String {
    format!("Is there {}?", to.a_letter(letter, alphabet))
}

/// "Is it ELEPHANT?"
pub fn is_it(word: &Word) -> String {
    format!("Is it {}?", word)
}

/// An answer without a verb: "no E", "E at 2 and 6".
pub fn brief(answer: &Answer, alphabet: &Alphabet, to: Medium) -> String {
    let guess = to.guess(&answer.guess, alphabet);
    match (&answer.guess, answer.places.is_empty()) {
        (Guess::Letter(_), true) => format!("no {guess}"),
        (Guess::Letter(_), false) => format!("{guess} at {}", numbers(answer.places)),
        (Guess::Word(_), true) => format!("not {guess}"),
        (Guess::Word(_), false) => guess,
    }
}

/// "Your word has no place 9."
pub fn no_such_place(place: usize) -> String {
    format!("Your word has no place {place}.")
}

/// What the computer says from the first answer on that leaves it no word; undo and further answers both go on from there.
const SOMETHING_DOES_NOT_FIT: &str =
    "I don't know any word that fits. Undo an answer, or keep going";

/// Says how sure the computer is: how many words still fit, or which if they are few, unless it is likelier
/// that the word is none of them. `on_list` is the chance (0 ..= 1) that it is one.
pub fn confidence(words: Option<&Candidates>, on_list: f64) -> String {
    let Some(words) = words else {
        return SOMETHING_DOES_NOT_FIT.to_owned();
    };
    if on_list < 0.5 {
        let fit = counted(words.len(), "word still fits", "words still fit");
        return format!("{fit}, but I may not know yours");
    }
    let count = words.len();
    if count > FEW {
        return format!("{} still fit", count::words(count));
    }
    let mut named: Vec<_> = words.words().take(NAMED).map(|word| word.to_string()).collect();
    match count - named.len() {
        0 => {}
        more => named.push(one_or(more, "other", "others")),
    }
    format!("I'm thinking of {}", listed(named, "or"))
}

/// The keys that answer: at most 20 columns.
pub const YES_OR_NO: &str = "y yes, n no";

/// Says how a round ended, and names the word if it is known. On a screen, the headline says who wins.
pub fn verdict(round: &ReverseRound, word: Option<&Word>, to: Medium) -> String {
    let you_win = if to.is_screen() { "" } else { "You win! " };
    let is_right = word.is_some_and(|word| round.check(word).is_empty());
    match (round.standing(), word.map(|word| word.to_string())) {
        (Standing::Won, Some(word)) => match round.misses() as usize {
            0 => format!("I found it without a miss: {word}."),
            misses => format!("I found it with {}: {word}.", count::misses(misses)),
        },
        (Standing::InPlay, None) => String::from("You ended the round."),
        (Standing::InPlay, Some(word)) if is_right => format!("I hadn't found {word} yet."),
        (_, Some(word)) if is_right => format!("{you_win}I didn't find {word}."),
        (_, Some(word)) => format!("I didn't find {word}."),
        (_, None) if round.misses_left() > 0 => String::from("I've asked about every letter."),
        (_, None) => format!("{you_win}I'm out of lives."),
    }
}

/// The answers that were wrong, each in a sentence: "You said no E, but it was E at 1 and 5."
pub fn slips(round: &ReverseRound, word: &Word, to: Medium) -> Vec<String> {
    let slip = |said: &Answer| {
        let truth = Answer { places: said.guess.answer_for(word), ..said.clone() };
        let [said, truth] = [said, &truth].map(|answer| brief(answer, round.alphabet(), to));
        format!("You said {said}, but it was {truth}.")
    };
    round.check(word).into_iter().map(slip).collect()
}

pub const WHAT_WAS_IT: &str = "What was your word?";

/// Says how to answer a letter, after the first question of a round.
pub const HOW_TO_ANSWER: &str = "(n for no, or the places, such as 2 6)";
pub const HOW_TO_ANSWER_AT_LENGTH: &str = "Type n for no. If your word has the letter, type its places, like 2 6, or type the word so far \
                                           with a minus sign for each blank.";
pub const WHERE: &str = "Where? Type the places, like 2 6.";

/// Asks for the word that the player held, which may be spelled like a command.
pub fn what_was_it(question: &str) -> String {
    format!(
        "{question} (Press Enter to keep it secret. Anything else counts as your word, even help or quit.)"
    )
}

#[cfg(test)]
mod tests {
    use super::Medium::Screen;
    use super::*;
    use crate::tests::{letter, word};
    use crate::words::{ENGLISH, FRENCH, GERMAN, Places, list_of};

    fn round(words: &str, length: usize) -> ReverseRound {
        ReverseRound::new(list_of(&ENGLISH, words).of_length(length).unwrap(), "6".parse().unwrap())
    }

    #[test]
    fn the_letters_of_a_word_are_counted_as_the_game_counts_them() {
        assert_eq!(think_of(6, &ENGLISH), "Think of a 6-letter word.");
        assert_eq!(think_of(6, &GERMAN), "Think of a 6-letter word. ß counts as SS.");
        let french = "Think of an 8-letter word. œ counts as OE. æ counts as AE.";
        assert_eq!(think_of(8, &FRENCH), french);
    }

    #[test]
    fn few_words_are_named_and_many_counted() {
        let sure =
            |words: &str, on_list| confidence(round(words, 3).position().candidates(), on_list);
        let confidence = |words: &str| sure(words, 0.9);
        assert_eq!(confidence("cat"), "I'm thinking of CAT");
        assert_eq!(confidence("cat dog"), "I'm thinking of CAT or DOG");
        assert_eq!(confidence("cat dog emu"), "I'm thinking of CAT, DOG or EMU");
        assert_eq!(confidence("cat dog emu fox gnu"), "I'm thinking of CAT, DOG, EMU or 2 others");
        assert_eq!(sure("cat", 0.4), "1 word still fits, but I may not know yours");
        let many: Vec<_> = ('a'..='m').map(|c| format!("a{c}a")).collect();
        assert_eq!(confidence(&many.join(" ")), "13 words still fit");
    }

    #[test]
    fn a_round_that_was_ended_is_nobodys_even_if_the_word_is_revealed() {
        let mut round = round("cat dog emu", 3);
        let word = Word::parse("dog", &ENGLISH).unwrap();
        let ended = verdict(&round, Some(&word), Screen);
        assert!(ended.contains("DOG"), "{ended}");
        for letter in "xyzjkq".chars() {
            round.answer(ENGLISH.letter(letter).unwrap(), Places::NONE).unwrap();
        }
        assert_ne!(verdict(&round, Some(&word), Screen), ended, "it is out of lives");
    }

    #[test]
    fn a_wrong_answer_is_pointed_at() {
        let mut round = round("eagle magic", 5);
        round.answer(letter('e'), Places::NONE).unwrap();
        round.answer(letter('a'), [0].into_iter().collect()).unwrap();
        round.answer(letter('k'), [4].into_iter().collect()).unwrap();
        let expected = [
            "You said no E, but it was E at 1 and 5.",
            "You said A at 1, but it was A at 2.",
            "You said K at 5, but it was no K.",
        ];
        assert_eq!(slips(&round, &word("eagle"), Screen), expected);
        assert_eq!(question(letter('e'), &ENGLISH, Screen), "Is there an E?");
    }
}
